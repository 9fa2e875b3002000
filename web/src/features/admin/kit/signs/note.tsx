import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import styles from './note.module.css';

interface NoteProps {
  tone?: 'warn' | 'bad' | 'info';
  icon?: IconName;
  title: string;
  /** The ways out: buttons. */
  actions?: ReactNode;
  /** Announces it when it appears; "bad" interrupts. */
  isLive?: boolean;
  children?: ReactNode;
}

const ICONS = { warn: 'i-warning', bad: 'i-warning', info: 'i-note' } as const;

/** Something to know about what is shown below it. */
export function Note({ tone = 'warn', icon = ICONS[tone], title, actions, isLive = false, children }: NoteProps) {
  return (
    <div className={`${styles.note} ${styles[tone]}`} role={isLive ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <Icon name={icon} />
      <b>{title}</b>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
