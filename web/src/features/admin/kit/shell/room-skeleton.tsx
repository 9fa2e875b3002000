import { SkeletonRows } from '../table/skeleton-rows.tsx';
import table from '../table/data-table.module.css';
import tools from '../list/list-tools.module.css';
import styles from './room-skeleton.module.css';

const COLUMNS = (['a', 'e', 'e', 'x', 'c'] as const).map((card, at) => ({
  id: String(at),
  header: '',
  cell: () => null,
  card,
  isNumber: card === 'c',
}));

/** A room before anybody knows what is in it: as high as a list. */
export function RoomSkeleton() {
  return (
    <div role="status" aria-label="Loading the room">
      <div className={`${tools.tools} ${styles.tools}`} aria-hidden="true" />
      <div className={table.sheet} aria-hidden="true">
        <table className={table.table}>
          <tbody>
            <SkeletonRows columns={COLUMNS} hasBoxes={false} count={12} />
          </tbody>
        </table>
      </div>
    </div>
  );
}
