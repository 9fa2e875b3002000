import type { ListControl } from '../list/use-list-state.ts';
import { Icon } from '../icons/icon.tsx';
import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';

interface HeadCellProps<Row> {
  column: DataColumn<Row>;
  list: Pick<ListControl, 'sort' | 'setSort'> | undefined;
}

/** The head of a column; a button where the list can be sorted by it. */
export function HeadCell<Row>({ column, list }: HeadCellProps<Row>) {
  const isSorted = list?.sort.key === column.id;
  const direction = list?.sort.isDescending ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      className={[column.isNumber && styles.number, column.isOptional && styles.optional].filter(Boolean).join(' ') || undefined}
      style={column.width ? { width: column.width } : undefined}
      aria-sort={isSorted ? direction : undefined}
    >
      {list && column.sort ? (
        <button type="button" onClick={() => list.setSort(column.id, column.sort === 'descending')}>
          {column.header}
          <Icon name={isSorted ? (direction === 'descending' ? 's-down' : 's-up') : 's-sort'} />
        </button>
      ) : column.isHeaderHidden ? (
        <span className="sr">{column.header}</span>
      ) : (
        column.header
      )}
    </th>
  );
}
