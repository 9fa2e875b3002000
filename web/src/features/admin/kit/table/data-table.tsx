import { useMemo, useRef } from 'react';
import { Check } from '../form/check.tsx';
import type { ListControl } from '../list/use-list-state.ts';
import { HeadCell } from './head-cell.tsx';
import type { DataColumn } from './data-column.ts';
import { DataRow } from './data-row.tsx';
import styles from './data-table.module.css';
import { SkeletonRows } from './skeleton-rows.tsx';
import type { Choosing } from './use-choosing.ts';
import { useRowFocus } from './use-row-focus.ts';

const NO_ROWS: readonly never[] = [];
/** More rows than this are drawn as they come into view. */
const MANY_ROWS = 50;

interface DataTableProps<Row extends object> {
  /** What it lists and in which order, for those who do not see: "Customers, newest first". */
  label: string;
  /** Made once, outside the component. */
  columns: readonly DataColumn<Row>[];
  /** All columns but one have a width that holds their cells, so these are not measured. */
  hasFixedWidths?: boolean;
  /** undefined: none has come yet, and skeletons are shown. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Of the list state; a table that is not sorted takes none. */
  list?: Pick<ListControl, 'sort' | 'setSort' | 'size'>;
  /** Another answer is on its way: dims the rows. */
  isOld?: boolean;
  /** From `useChoosing`; without it there are no boxes. */
  choosing?: Choosing;
  /** Names a row: "order 2189". */
  nameOf?: (row: Row) => string;
  /** Ids of columns that somebody has switched off. */
  hidden?: readonly string[];
  /** `E` on a row. */
  onEdit?: (rowId: string) => void;
  /** `N` */
  onNew?: () => void;
}

/** A list: a table on a desk, cards on a phone. The server sorts, filters and turns pages. */
export function DataTable<Row extends object>({
  label,
  columns,
  hasFixedWidths = false,
  rows,
  rowId,
  list,
  isOld = false,
  choosing,
  nameOf,
  hidden,
  onEdit,
  onNew,
}: DataTableProps<Row>) {
  const element = useRef<HTMLTableElement>(null);
  useRowFocus({ table: element, isReady: rows !== undefined, choosing, onEdit, onNew });

  const shown = useMemo(() => (hidden ? columns.filter(({ id }) => !hidden.includes(id)) : columns), [columns, hidden]);
  const shownRows = (rows ?? NO_ROWS).map((row) => {
    const id = rowId(row);
    return { id, row, isChosen: choosing?.selection[id] === true };
  });
  const chosenCount = choosing?.ids.length ?? 0;
  return (
    <div className={styles.sheet} aria-busy={rows === undefined || isOld || undefined}>
      <table
        ref={element}
        className={styles.table}
        role="table"
        data-old={isOld || undefined}
        data-fixed={hasFixedWidths || undefined}
        data-many={shownRows.length > MANY_ROWS || undefined}
      >
        <caption className="sr">{label}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {choosing ? (
              <th role="columnheader" scope="col" className={styles.pick}>
                <label htmlFor="choose-all">
                  <Check
                    id="choose-all"
                    aria-label={`Choose all ${shownRows.length} on this page`}
                    checked={chosenCount > 0 && chosenCount === shownRows.length}
                    isPartial={chosenCount > 0 && chosenCount < shownRows.length}
                    disabled={shownRows.length === 0}
                    onChange={choosing.togglePage}
                  />
                </label>
              </th>
            ) : null}
            {shown.map((column) => (
              <HeadCell key={column.id} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows === undefined ? (
            <SkeletonRows columns={shown} hasBoxes={choosing !== undefined} count={list?.size ?? 8} />
          ) : (
            shownRows.map(({ id, row, isChosen }) => (
              <DataRow key={id} id={id} row={row} columns={shown} isChosen={isChosen} toggle={choosing?.toggle} nameOf={nameOf} />
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}
