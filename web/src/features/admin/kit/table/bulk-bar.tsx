import type { ReactNode } from 'react';
import { AdminButton } from '../controls/admin-button.tsx';
import { formatCount } from '../list/pager.tsx';
import styles from '../list/list-tools.module.css';
import { Key } from '../signs/key.tsx';
import type { Choosing } from './use-choosing.ts';

interface BulkBarProps {
  choosing: Choosing;
  totalCount: number;
  isCountCapped?: boolean;
  /** Rows on this page. */
  rowCount: number;
  /** Buttons: what can be done with the chosen rows. */
  children: ReactNode;
}

/** Takes the place of the list's tools while rows are chosen. Always rendered, since its count is announced. */
export function BulkBar({ choosing, totalCount, isCountCapped = false, rowCount, children }: BulkBarProps) {
  const { ids, isAllMatching } = choosing;
  const words = isAllMatching ? `All ${formatCount(totalCount, isCountCapped)} that match are chosen` : `${ids.length} chosen on this page`;
  const canChooseAll = !isAllMatching && (totalCount > rowCount || isCountCapped);
  return (
    <>
      <p className="sr" role="status">
        {ids.length === 0 ? '' : isAllMatching ? words : `${ids.length} chosen`}
      </p>
      {ids.length === 0 ? null : (
        <div className={styles.bulk}>
          <b>{words}</b>
          {canChooseAll ? (
            <AdminButton look="quiet" onClick={choosing.chooseAllMatching}>
              Choose all {formatCount(totalCount, isCountCapped)} that match
            </AdminButton>
          ) : null}
          <div className={styles.deeds}>
            {children}
            <AdminButton look="quiet" onClick={choosing.clear}>
              Clear <Key>Esc</Key>
            </AdminButton>
          </div>
        </div>
      )}
    </>
  );
}
