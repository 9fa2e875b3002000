import { memo } from 'react';
import type { ReactNode } from 'react';
import { Face } from '../../../ui/pictures/face.tsx';
import type { Message } from '../state/conversation.ts';
import { expressionOfReply } from '../state/expression-of.ts';
import styles from './message.module.css';
import { MessageText } from './message-text.tsx';

interface ReplyBubbleProps {
  character: { name: string; imageUrl: string };
  reply: Message;
  /** Grows while it is read: no screen reader shall follow that. */
  isSpeaking: boolean;
  /** Offers, tools and suggestions under the text. */
  children?: ReactNode;
}

const NOTES: Partial<Record<Message['status'], string>> = {
  stopped: 'The answer was stopped here.',
  fallback: 'A stock answer of the house: the engine did not come up with one.',
  streaming: 'Still speaking in another tab...',
};

export function ReplyBubble({ character, reply, isSpeaking, children }: ReplyBubbleProps) {
  const note = isSpeaking ? undefined : NOTES[reply.status];
  return (
    <li className={styles.theirs} aria-busy={isSpeaking || undefined}>
      <Face
        src={character.imageUrl}
        expression={expressionOfReply(reply, isSpeaking)}
        alt=""
        size={48}
        className={`${styles.face} ${isSpeaking ? styles.speaking : ''}`}
      />
      <div className={styles.said}>
        <p className={styles.who}>{character.name}</p>
        <p className={styles.words}>
          <MessageText text={reply.text} />
          {isSpeaking ? <span className={styles.caret} /> : null}
        </p>
        {note ? <p className={styles.note}>{note}</p> : null}
        {children}
      </div>
    </li>
  );
}

/** Memoised: a conversation is drawn again with every frame of a reply. */
export const OwnBubble = memo(function OwnBubble({ text, isOnItsWay }: { text: string; isOnItsWay?: boolean }) {
  return (
    <li className={`${styles.mine} ${isOnItsWay ? styles.onItsWay : ''}`}>
      <p className={styles.you}>You</p>
      <p className={styles.words}>{text}</p>
    </li>
  );
});
