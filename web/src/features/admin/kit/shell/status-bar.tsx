import type { ReactNode } from 'react';
import { Key } from '../signs/key.tsx';
import styles from './status-bar.module.css';

export interface KeyHint {
  keys: readonly string[];
  does: string;
}

/** The hints of a list without a search and pages. */
export const ROW_HINTS: readonly KeyHint[] = [
  { keys: ['J', 'K'], does: 'down, up' },
  { keys: ['Enter'], does: 'open' },
];

/** The hints of every other list; a room adds its own. */
export const LIST_HINTS: readonly KeyHint[] = [{ keys: ['/'], does: 'search' }, ...ROW_HINTS, { keys: ['[', ']'], does: 'page' }];

interface StatusBarProps {
  hints?: readonly KeyHint[];
  /** At the right end: news, such as "2 new orders: show". */
  children?: ReactNode;
}

/** The lowest line of a room: which keys there are, and what is new. "?" is always among them. */
export function StatusBar({ hints = [], children }: StatusBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.keys}>
        {[...hints, { keys: ['?'], does: 'all keys' }].map(({ keys, does }) => (
          <span key={does}>
            {keys.map((name) => (
              <Key key={name}>{name}</Key>
            ))}
            {does}
          </span>
        ))}
      </div>
      {children ? <div className={styles.end}>{children}</div> : null}
    </div>
  );
}
