import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: 'mint' | 'orange' | 'cherry';
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'mint', className, children }: BadgeProps) {
  const names = [styles.badge, tone !== 'mint' && styles[tone], className];
  return <span className={names.filter(Boolean).join(' ')}>{children}</span>;
}
