import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** Something that stops the visitor, not news. */
  isProblem?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A framed message in the flow of a page, with its buttons. It is no live region: its parent is, as that has to exist before the message. */
export function Notice({ isProblem = false, className, children }: NoticeProps) {
  return <div className={[styles.notice, isProblem && styles.problem, className].filter(Boolean).join(' ')}>{children}</div>;
}
