import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';

/** A screenful: more would only be scrolled away. */
const MOST_ROWS = 14;
/** Parts of a column that its text may take, so that the rows look like rows. */
const WIDTHS = [62, 48, 74, 55, 68, 44, 58];

interface SkeletonRowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  hasBoxes: boolean;
  count: number;
}

/** Rows without their content, as high as rows. */
export function SkeletonRows<Row>({ columns, hasBoxes, count }: SkeletonRowsProps<Row>) {
  return Array.from({ length: Math.min(count, MOST_ROWS) }, (_, row) => (
    <tr key={row} role="row" className={styles.skeleton}>
      {hasBoxes ? (
        <td role="cell" className={styles.pick}>
          <span style={{ width: 20 }} />
        </td>
      ) : null}
      {columns.map((column, at) => (
        <td
          key={column.id}
          role="cell"
          className={[styles[column.card], column.isNumber && styles.number, column.isOptional && styles.optional]
            .filter(Boolean)
            .join(' ')}
        >
          <span style={{ width: `${WIDTHS[(row * 3 + at * 2) % WIDTHS.length]}%` }} />
        </td>
      ))}
    </tr>
  ));
}
