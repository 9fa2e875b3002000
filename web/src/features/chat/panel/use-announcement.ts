import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '../state/conversation.ts';

/** What a screen reader hears: a reply once, when it is finished, and not what was there before. */
export function useAnnouncement(name: string, { messages, turn }: Conversation): string {
  const [announcement, setAnnouncement] = useState('');
  const speakingId = useRef<string>(undefined);
  const last = messages.at(-1);

  useEffect(() => {
    if (turn) {
      if (turn.reply) speakingId.current = turn.reply.id;
      return;
    }
    if (!last || last.isMine || last.id !== speakingId.current) return;
    speakingId.current = undefined;
    const offers = last.cards.length > 0 ? ` Suggests ${last.cards.map((card) => card.name).join(', ')}.` : '';
    setAnnouncement(`${name}: ${last.text}${offers}`);
  }, [name, last, turn]);

  return announcement;
}
