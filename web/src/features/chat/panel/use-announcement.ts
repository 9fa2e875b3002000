import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '../state/conversation.ts';

/** Text of the live region: each reply once, when it is finished; not the loaded history. */
export function useAnnouncement(name: string, { messages, turn }: Conversation): string {
  const [announcement, setAnnouncement] = useState('');
  const streamingId = useRef<string>(undefined);
  const last = messages.at(-1);

  useEffect(() => {
    if (turn) {
      if (turn.reply) streamingId.current = turn.reply.id;
      return;
    }
    if (!last || last.isMine || last.id !== streamingId.current) return;
    streamingId.current = undefined;
    const offers = last.cards.length > 0 ? ` Suggests ${last.cards.map((card) => card.name).join(', ')}.` : '';
    setAnnouncement(`${name}: ${last.text}${offers}`);
  }, [name, last, turn]);

  return announcement;
}
