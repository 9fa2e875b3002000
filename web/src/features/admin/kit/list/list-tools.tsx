import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './list-tools.module.css';

/** The bar above a list: search and filters at the left, `end` at the right. */
export function ListTools({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.tools}>
      <div className={styles.start}>{children}</div>
      {end}
    </div>
  );
}

interface FilterChipProps {
  /** "Status: Refunded" */
  children: string;
  onRemove: () => void;
}

/** A filter that is set; its cross takes it away. */
export function FilterChip({ children, onRemove }: FilterChipProps) {
  return (
    <span className={styles.chip}>
      {children}
      <button type="button" aria-label={`Remove filter ${children}`} onClick={onRemove}>
        <Icon name="s-x" />
      </button>
    </span>
  );
}
