import type { ReactNode } from 'react';
import type { Failure } from '../data/failure.ts';
import { ListFailure } from '../list/list-failure.tsx';
import { Pager } from '../list/pager.tsx';
import type { ListControl } from '../list/use-list-state.ts';
import type { DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';
import type { Choosing } from './use-choosing.ts';

interface ListBodyProps<Row extends { id: string }> {
  /** What it lists: "Customers". */
  thing: string;
  list: Pick<ListControl, 'sort' | 'setSort' | 'page' | 'size' | 'setPage' | 'setSize'>;
  failure: Failure | null;
  /** Asks again after a failure. */
  onRetry: () => void;
  /** The answer; undefined until the first has come. */
  page: { rows: readonly Row[]; totalCount: number; isCountCapped: boolean } | undefined;
  /** Another answer is on its way. */
  isOld: boolean;
  /** In place of a list without rows. */
  blank: ReactNode;
  /** As `DataTable` takes them. */
  columns: readonly DataColumn<Row>[];
  hasFixedWidths?: boolean;
  nameOf: (row: Row) => string;
  choosing?: Choosing;
  hidden?: readonly string[];
  onEdit?: (row: Row) => void;
  /** Beside the pager, about all rows that match: their sum. */
  children?: ReactNode;
}

/** A list below its tools: the rows of a page with its pager, or why there are none. */
export function ListBody<Row extends { id: string }>(props: ListBodyProps<Row>) {
  const {
    thing,
    list,
    failure,
    onRetry,
    page,
    isOld,
    blank,
    columns,
    hasFixedWidths = false,
    nameOf,
    choosing,
    hidden,
    onEdit,
    children,
  } = props;
  if (failure) return <ListFailure failure={failure} onRetry={onRetry} />;
  if (page?.totalCount === 0) return blank;
  return (
    <>
      <DataTable
        label={`${thing}, ${list.sort.key}, ${list.sort.isDescending ? 'descending' : 'ascending'}`}
        columns={columns}
        hasFixedWidths={hasFixedWidths}
        rows={page?.rows}
        rowId={({ id }) => id}
        nameOf={nameOf}
        list={list}
        isOld={isOld}
        {...(choosing && { choosing })}
        {...(hidden && { hidden })}
        {...(onEdit && {
          onEdit(id: string) {
            const row = page?.rows.find((candidate) => candidate.id === id);
            if (row) onEdit(row);
          },
        })}
      />
      {page ? (
        <Pager
          page={list.page}
          size={list.size}
          totalCount={page.totalCount}
          isCountCapped={page.isCountCapped}
          rowCount={page.rows.length}
          onPage={list.setPage}
          onSize={list.setSize}
        >
          {children}
        </Pager>
      ) : null}
    </>
  );
}
