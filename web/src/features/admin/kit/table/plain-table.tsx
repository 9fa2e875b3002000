import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import type { DataColumn } from './data-column.ts';

interface PlainTableProps {
  /** For those who do not see. */
  caption: string;
  head: readonly { name: string; isNumber?: boolean; isHidden?: boolean }[];
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
          {head.map(({ name, isNumber, isHidden }) => (
            <th key={name} role="columnheader" scope="col" className={isNumber ? styles.number : undefined}>
              {isHidden ? <span className="sr">{name}</span> : name}
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
  card?: DataColumn<object>['card'];
  /** Of a table that has cards of its own. */
  className?: string | undefined;
  isNumber?: boolean;
  children: ReactNode;
}

/** `card` is the place in a phone's card (data-column.ts). */
export function PlainCell({ card, className, isNumber = false, children }: PlainCellProps) {
  const names = [card && styles[card], isNumber && styles.number, className];
  return (
    <td role="cell" className={names.filter(Boolean).join(' ') || undefined}>
      {children}
    </td>
  );
}
