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
  /** Sets aria-busy, so that a screen reader does not read partial text. */
  isStreaming: boolean;
  /** Offers, tools and suggestions under the text. */
  children?: ReactNode;
}

const NOTES: Partial<Record<Message['status'], string>> = {
  stopped: 'The answer was stopped here.',
  cut: 'The answer broke off here.',
  fallback: 'A stock answer of the house: the engine did not come up with one.',
  streaming: 'Still speaking in another tab...',
};

export function ReplyBubble({ character, reply, isStreaming, children }: ReplyBubbleProps) {
  const note = isStreaming ? undefined : NOTES[reply.status];
  return (
    <li className={styles.theirs} aria-busy={isStreaming || undefined}>
      <Face
        src={character.imageUrl}
        expression={expressionOfReply(reply, isStreaming)}
        alt=""
        size={48}
        className={`${styles.face} ${isStreaming ? styles.streaming : ''}`}
      />
      <div className={styles.body}>
        <p className={styles.who}>{character.name}</p>
        <p className={styles.text}>
          <MessageText text={reply.text} />
          {isStreaming ? <span className={styles.caret} /> : null}
        </p>
        {note ? <p className={styles.note}>{note}</p> : null}
        {children}
      </div>
    </li>
  );
}

/** Memoised: the list renders again with every frame of a reply. */
export const OwnBubble = memo(function OwnBubble({ text, isSending }: { text: string; isSending?: boolean }) {
  return (
    <li className={`${styles.mine} ${isSending ? styles.sending : ''}`}>
      <p className={styles.you}>You</p>
      <p className={styles.text}>{text}</p>
    </li>
  );
});
