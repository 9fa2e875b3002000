import { useMemo, useState } from 'react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { useKeys } from '../../../features/admin/kit/keys/use-keys.ts';
import { ListFailure } from '../../../features/admin/kit/list/list-failure.tsx';
import { ListTools } from '../../../features/admin/kit/list/list-tools.tsx';
import { Pager } from '../../../features/admin/kit/list/pager.tsx';
import { SearchField } from '../../../features/admin/kit/list/search-field.tsx';
import { useListState } from '../../../features/admin/kit/list/use-list-state.ts';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { LIST_HINTS, StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { DataTable } from '../../../features/admin/kit/table/data-table.tsx';
import { AdminInvoicesDocument } from '../../../generated/admin/invoices/graphql.ts';
import { useNavigate } from '../../../lib/router.ts';
import { useShop } from '../../../lib/shell.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { ExportButton } from '../room/export-button.tsx';
import { CreateDialog } from './create/create-dialog.tsx';
import { FilterChips } from './filter/filter-chips.tsx';
import { FilterDialog } from './filter/filter-dialog.tsx';
import { invoiceColumns } from './invoice-columns.tsx';
import { exportHref, INVOICE_LIST, printHref, queryOf } from './invoice-list.ts';
import { NoInvoices, NothingFound } from './invoices-blank.tsx';

const HINTS = [...LIST_HINTS.slice(0, 3), { keys: ['N'], does: 'new invoice' }, { keys: ['P'], does: 'print' }, ...LIST_HINTS.slice(3)];

export function InvoicesRoute() {
  return (
    <AdminPage room="invoices" title="Invoices">
      <Invoices />
    </AdminPage>
  );
}

/** A dialog is mounted anew for each opening, and stays while it closes, so that the focus goes back to what opened it. */
function useOpenings() {
  const [opened, setOpened] = useState<{ name: 'create' | 'filter' | null; count: number }>({ name: null, count: 0 });
  return {
    opened: opened.name,
    opening: opened.count,
    open: (name: 'create' | 'filter') => setOpened(({ count }) => ({ name, count: count + 1 })),
    close: () => setOpened(({ count }) => ({ name: null, count })),
  };
}

function Invoices() {
  const list = useListState(INVOICE_LIST);
  const { timeZone } = useShop();
  const navigate = useNavigate();
  const columns = useMemo(() => invoiceColumns(timeZone, list.address), [timeZone, list.address]);
  const { data, isOld, failure, retry } = useRoomQuery(AdminInvoicesDocument, queryOf(list));
  const page = failure ? undefined : data?.adminInvoices;
  const { opened, opening, open, close } = useOpenings();
  const isEmpty = page?.totalCount === 0 && !list.isNarrowed && !isOld;

  useKeys({
    n: () => open('create'),
    p() {
      const number = document.activeElement?.closest<HTMLElement>('tr[data-row]')?.dataset.row;
      if (number) void navigate(printHref(number, list.address));
    },
  });

  return (
    <AdminRoom
      title="Invoices"
      subtitle="for what is sold across the counter; the shop's own orders need none"
      actions={
        isEmpty ? null : (
          <AdminButton look="gold" icon="i-plus" onClick={() => open('create')}>
            Create invoice
          </AdminButton>
        )
      }
      bar={<StatusBar hints={HINTS} />}
    >
      {isEmpty ? (
        <NoInvoices onCreate={() => open('create')} />
      ) : (
        <>
          <ListTools end={<ExportButton href={exportHref(list)}>Export CSV</ExportButton>}>
            <SearchField
              label="Search invoices by number, customer, email or payment method"
              placeholder="Number, customer or method"
              q={list.q}
              onSearch={list.setQuery}
            />
            <AdminButton icon="i-filter" aria-haspopup="dialog" onClick={() => open('filter')}>
              Filter
            </AdminButton>
            <FilterChips list={list} />
          </ListTools>
          {failure ? (
            <ListFailure failure={failure} onRetry={retry} />
          ) : page?.totalCount === 0 && !isOld ? (
            <NothingFound list={list} />
          ) : (
            <>
              <DataTable
                label={`Invoices, ${list.sort.key}, ${list.sort.isDescending ? 'descending' : 'ascending'}`}
                columns={columns}
                rows={page?.rows}
                rowId={({ number }) => number}
                nameOf={({ number }) => number}
                list={list}
                isOld={isOld}
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
                />
              ) : null}
            </>
          )}
        </>
      )}
      <CreateDialog key={`create ${opening}`} isOpen={opened === 'create'} onClose={close} onCreated={retry} />
      <FilterDialog
        key={`filter ${opening}`}
        filters={list.filters}
        timeZone={timeZone}
        isOpen={opened === 'filter'}
        onClose={close}
        onApply={list.setFilters}
      />
    </AdminRoom>
  );
}
