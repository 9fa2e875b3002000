import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';

interface ShortTableProps<Row> {
  /** What it lists, for those who do not see: "The five most recent orders". */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

/** A few rows that nobody sorts, chooses or turns pages of, with the look of a list: a table on a desk, cards on a phone. */
export function ShortTable<Row>({ label, columns, rows, rowId }: ShortTableProps<Row>) {
  return (
    <div className={styles.short}>
      <table className={styles.table} role="table">
        <caption className="sr">{label}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, isNumber, width }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={isNumber ? styles.number : undefined}
                style={width ? { width } : undefined}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowId(row)} role="row">
              {columns.map(({ id, card, cell, isNumber, isClipped }) => (
                <td
                  key={id}
                  role="cell"
                  className={[styles[card], isNumber && styles.number, isClipped && styles.clipped].filter(Boolean).join(' ')}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
