import type { CSSProperties } from 'react';
import styles from './coupons.module.css';

interface UsageBarProps {
  usedCount: number;
  usageLimit: number;
}

/** A bar with the figures beside it. One use of a thousand is still to be seen. */
export function UsageBar({ usedCount, usageLimit }: UsageBarProps) {
  const percent = usedCount === 0 ? 0 : Math.max(4, Math.round((100 * usedCount) / usageLimit));
  return (
    <span className={styles.usage}>
      <i style={{ '--used': `${percent}%` } as CSSProperties} data-full={usedCount >= usageLimit || undefined} aria-hidden="true" />
      {usedCount}/{usageLimit}
    </span>
  );
}
