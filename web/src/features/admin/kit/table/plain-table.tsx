import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import type { DataColumn } from './data-column.ts';

interface PlainTableProps {
  /** For those who do not see. */
  caption: string;
  head: readonly { name: string; isNumber?: boolean }[];
  /** `PlainRow`s. */
  children: ReactNode;
}

/** A few rows that nobody sorts or chooses, with the look of the lists: a table on a desk, cards on a phone. */
export function PlainTable({ caption, head, children }: PlainTableProps) {
  return (
    <table className={styles.table} role="table">
      <caption className="sr">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {head.map(({ name, isNumber }) => (
            <th key={name} role="columnheader" scope="col" className={isNumber ? styles.number : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

export function PlainRow({ children }: { children: ReactNode }) {
  return <tr role="row">{children}</tr>;
}

interface PlainCellProps {
  card: DataColumn<object>['card'];
  isNumber?: boolean;
  children: ReactNode;
}

/** `card` is the place in a phone's card (data-column.ts). */
export function PlainCell({ card, isNumber = false, children }: PlainCellProps) {
  return (
    <td role="cell" className={isNumber ? `${styles[card]} ${styles.number}` : styles[card]}>
      {children}
    </td>
  );
}
