import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { formatWhole } from '../../../../lib/whole-number.ts';
import { AdminButton } from '../controls/admin-button.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { PAGE_SIZES } from './list-state.ts';
import styles from './list-tools.module.css';

interface PagerProps {
  page: number;
  size: number;
  /** Rows that match; exact up to the cap of the server. */
  totalCount: number;
  /** There are more than `totalCount`. */
  isCountCapped?: boolean;
  /** Rows on this page. */
  rowCount: number;
  /** `list.setPage`. */
  onPage: (page: number, options?: { isReplaced?: boolean }) => void;
  /** `list.setSize`. */
  onSize: (size: number) => void;
  pageSizes?: readonly number[];
  /** Something about all rows that match: their sum. */
  children?: ReactNode;
}

/** "1,189", or "10,000+" where the server has not counted on. */
export function formatCount(totalCount: number, isCountCapped = false): string {
  return `${formatWhole(totalCount)}${isCountCapped ? '+' : ''}`;
}

/** Which rows are shown, of how many, and the way to others. `[` and `]` turn the page. */
export function Pager({
  page,
  size,
  totalCount,
  isCountCapped = false,
  rowCount,
  onPage,
  onSize,
  pageSizes = PAGE_SIZES,
  children,
}: PagerProps) {
  const pages = Math.max(1, Math.ceil(totalCount / size));
  const isFirst = page <= 1;
  const isLast = isCountCapped ? rowCount < size : page >= pages;
  const from = (page - 1) * size + 1;

  // An old address, or rows that are gone since: the last page that there is.
  const showLast = useEffectEvent(() => onPage(pages, { isReplaced: true }));
  const isBeyond = !isCountCapped && page > pages;
  useEffect(() => {
    if (isBeyond) showLast();
  }, [isBeyond]);

  function turn(step: -1 | 1) {
    if (step < 0 ? !isFirst : !isLast) onPage(page + step);
  }
  useKeys({ '[': () => turn(-1), ']': () => turn(1) });

  return (
    <div className={styles.pager}>
      <span role="status">
        <b>{rowCount === 0 ? '0' : `${formatWhole(from)}-${formatWhole(from + rowCount - 1)}`}</b> of{' '}
        {formatCount(totalCount, isCountCapped)}
      </span>
      {children ? <span className={styles.sum}>{children}</span> : null}
      <div className={styles.turn}>
        <label className={styles.rows}>
          <span>Rows</span>
          <select aria-label="Rows per page" value={size} onChange={({ target }) => onSize(Number(target.value))}>
            {pageSizes.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <AdminButton aria-disabled={isFirst} onClick={() => turn(-1)}>
          Previous
        </AdminButton>
        <span>
          Page {formatWhole(page)} of {formatCount(pages, isCountCapped)}
        </span>
        <AdminButton aria-disabled={isLast} onClick={() => turn(1)}>
          Next
        </AdminButton>
      </div>
    </div>
  );
}
