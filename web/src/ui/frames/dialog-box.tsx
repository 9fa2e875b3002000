import type { ReactNode } from 'react';
import styles from './dialog-box.module.css';

/** The blue dialogue box of a role-playing game. */
export function DialogBox({ who, className, children }: { who?: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={[styles.box, className].filter(Boolean).join(' ')}>
      {who ? <span className={styles.who}>{who}</span> : null}
      {children}
    </div>
  );
}
