import type { ReactNode } from 'react';
import { usePreloadProps } from '../../../../lib/route-preload.ts';
import { Link } from '../../../../lib/router.ts';
import styles from './data-table.module.css';

interface RowLinkProps {
  /** Without one there is no page of the row; `J` and `K` still come by. */
  to?: string | undefined;
  /** For a row that opens in a dialog. */
  onOpen?: () => void;
  children: ReactNode;
}

/** What the focus is on when it is on a row: the row's link. One in each row. */
export function RowLink({ to, onOpen, children }: RowLinkProps) {
  if (to !== undefined) return <PageLink to={to}>{children}</PageLink>;
  if (onOpen === undefined)
    return (
      <span className={styles.name} data-row-link="" tabIndex={-1}>
        {children}
      </span>
    );
  return (
    <button type="button" className={styles.link} data-row-link="" onClick={onOpen}>
      {children}
    </button>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link} data-row-link="" {...usePreloadProps(to)}>
      {children}
    </Link>
  );
}
