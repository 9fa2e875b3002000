import { useMemo, useState } from 'react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { useOpening } from '../../../features/admin/kit/dialogs/use-opening.ts';
import { useKeys } from '../../../features/admin/kit/keys/use-keys.ts';
import { ListTools } from '../../../features/admin/kit/list/list-tools.tsx';
import { SearchField } from '../../../features/admin/kit/list/search-field.tsx';
import { useListState } from '../../../features/admin/kit/list/use-list-state.ts';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { LIST_HINTS, StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { ListBody } from '../../../features/admin/kit/table/list-body.tsx';
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
import { NoInvoiceFound, NoInvoices } from './invoices-blank.tsx';

const HINTS = [...LIST_HINTS.slice(0, 3), { keys: ['N'], does: 'new invoice' }, { keys: ['P'], does: 'print' }, ...LIST_HINTS.slice(3)];

export function InvoicesRoute() {
  return (
    <AdminPage room="invoices" title="Invoices">
      <Invoices />
    </AdminPage>
  );
}

function Invoices() {
  const list = useListState(INVOICE_LIST);
  const { timeZone } = useShop();
  const navigate = useNavigate();
  const columns = useMemo(() => invoiceColumns(timeZone, list.address), [timeZone, list.address]);
  const { data, isOld, failure, retry } = useRoomQuery(AdminInvoicesDocument, queryOf(list));
  const page = failure ? undefined : data?.adminInvoices;
  const [opened, setOpened] = useState<'create' | 'filter' | null>(null);
  const created = useOpening(opened === 'create');
  const filtered = useOpening(opened === 'filter');
  const isEmpty = page?.totalCount === 0 && !list.isNarrowed && !isOld;

  useKeys({
    n: () => setOpened('create'),
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
          <AdminButton look="gold" icon="i-plus" onClick={() => setOpened('create')}>
            Create invoice
          </AdminButton>
        )
      }
      bar={<StatusBar hints={HINTS} />}
    >
      {isEmpty ? (
        <NoInvoices onCreate={() => setOpened('create')} />
      ) : (
        <>
          <ListTools end={<ExportButton href={exportHref(list)}>Export CSV</ExportButton>}>
            <SearchField
              label="Search invoices by number, customer, email or payment method"
              placeholder="Number, customer or method"
              q={list.q}
              onSearch={list.setQuery}
            />
            <AdminButton icon="i-filter" aria-haspopup="dialog" onClick={() => setOpened('filter')}>
              Filter
            </AdminButton>
            <FilterChips list={list} />
          </ListTools>
          <ListBody
            thing="Invoices"
            list={list}
            failure={failure}
            onRetry={retry}
            page={page}
            isOld={isOld}
            columns={columns}
            nameOf={({ id }) => id}
            blank={<NoInvoiceFound list={list} />}
          />
        </>
      )}
      <CreateDialog key={`create ${created}`} isOpen={opened === 'create'} onClose={() => setOpened(null)} onCreated={retry} />
      <FilterDialog
        key={`filter ${filtered}`}
        filters={list.filters}
        timeZone={timeZone}
        isOpen={opened === 'filter'}
        onClose={() => setOpened(null)}
        onApply={list.setFilters}
      />
    </AdminRoom>
  );
}
