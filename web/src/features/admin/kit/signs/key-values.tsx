import type { ReactNode } from 'react';
import styles from './key-values.module.css';

/** Facts of one thing: a word and its value, line by line. Rows without a value are left out. */
export function KeyValues({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.list}>
      {rows
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
