import type { HandOver } from '../wire/chat-wire.ts';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  chips: readonly string[];
  handOver: HandOver | null;
  onSend: (text: string) => void;
  onSwitch: (slug: string) => void;
}

/** Suggested next messages, and a button that switches to another character. */
export function Suggestions({ chips, handOver, onSend, onSwitch }: SuggestionsProps) {
  if (chips.length === 0 && handOver === null) return null;
  return (
    <ul className={styles.choices} aria-label="Suggestions">
      {handOver ? (
        <li>
          <button type="button" className={`${styles.choice} ${styles.handOver}`} onClick={() => onSwitch(handOver.slug)}>
            <img src={handOver.imageUrl} width="48" height="48" alt="" />
            Talk to {handOver.name}
          </button>
        </li>
      ) : null}
      {chips.map((chip) => (
        <li key={chip}>
          <button type="button" className={styles.choice} onClick={() => onSend(chip)}>
            <span className={styles.arrow} />
            {chip}
          </button>
        </li>
      ))}
    </ul>
  );
}
