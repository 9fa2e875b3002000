import { memo } from 'react';
import { Check } from '../form/check.tsx';
import type { DataColumn } from './data-column.ts';
import styles from './data-table.module.css';
import type { Choosing } from './use-choosing.ts';

interface DataRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly DataColumn<Row>[];
  isChosen: boolean;
  /** Without it the row has no box. */
  toggle: Choosing['toggle'] | undefined;
  nameOf: ((row: Row) => string) | undefined;
}

function DataRowOf<Row>({ id, row, columns, isChosen, toggle, nameOf }: DataRowProps<Row>) {
  return (
    <tr role="row" data-row={id} aria-selected={toggle ? isChosen : undefined}>
      {toggle ? (
        <td role="cell" className={styles.pick}>
          {/* On a phone it is as large as a finger; the box inside has the name. */}
          <label htmlFor={`choose-${id}`}>
            <Check
              id={`choose-${id}`}
              aria-label={`Choose ${nameOf?.(row) ?? 'this row'}`}
              checked={isChosen}
              onChange={({ nativeEvent }) => toggle(id, (nativeEvent as MouseEvent).shiftKey)}
            />
          </label>
        </td>
      ) : null}
      {columns.map((column) => (
        <td key={column.id} role="cell" className={cellClass(column)} data-label={column.cardLabel}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

function cellClass<Row>({ card, isNumber, isClipped, isUnbroken, isOptional }: DataColumn<Row>): string {
  const names = [
    styles[card],
    isNumber && styles.number,
    isClipped && styles.clipped,
    isUnbroken && styles.unbroken,
    isOptional && styles.optional,
  ];
  return names.filter(Boolean).join(' ');
}

/** Rendered again only when something of its own has changed: a press on a box renders one row of a hundred. */
export const DataRow = memo(DataRowOf) as typeof DataRowOf;
