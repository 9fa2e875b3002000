import type { CSSProperties } from 'react';
import styles from './parts.module.css';

/** How much is done. */
export function Bar({ label, percent }: { label: string; percent: number }) {
  return (
    <div
      className={styles.bar}
      style={{ '--done': `${percent}%` } as CSSProperties}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    />
  );
}
