import type { ReactNode } from 'react';
import styles from './blank.module.css';

interface BlankProps {
  /** Address of a picture, 48 by 48 art pixels: "/art/empty-cart.png". */
  picture?: string;
  title: string;
  /** What to do now: one gold button, and others. */
  actions?: ReactNode;
  level?: 1 | 2;
  /** Without the frame of a list. */
  isBare?: boolean;
  isAlert?: boolean;
  children: ReactNode;
}

/** In the place of a list or a page that has nothing to show: what is so, why, and what now. */
export function Blank({ picture, title, actions, level = 2, isBare = false, isAlert = false, children }: BlankProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={isBare ? styles.blank : `${styles.blank} ${styles.sheet}`} role={isAlert ? 'alert' : undefined}>
      {picture ? <img src={picture} width="96" height="96" alt="" /> : null}
      <Heading>{title}</Heading>
      <div className={styles.text}>{children}</div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
