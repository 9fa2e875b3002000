import type { HandOver } from '../wire/chat-wire.ts';
import styles from './next-words.module.css';

interface NextWordsProps {
  chips: readonly string[];
  handOver: HandOver | null;
  onSay: (text: string) => void;
  onSwitch: (slug: string) => void;
}

/** The choice list of a role-playing game: what the visitor may want to say next, and who else to ask. */
export function NextWords({ chips, handOver, onSay, onSwitch }: NextWordsProps) {
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
          <button type="button" className={styles.choice} onClick={() => onSay(chip)}>
            <span className={styles.arrow} />
            {chip}
          </button>
        </li>
      ))}
    </ul>
  );
}
