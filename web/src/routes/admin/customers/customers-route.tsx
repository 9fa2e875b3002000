import { useMemo } from 'react';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { ListTools } from '../../../features/admin/kit/list/list-tools.tsx';
import { formatCount } from '../../../features/admin/kit/list/pager.tsx';
import { SearchField } from '../../../features/admin/kit/list/search-field.tsx';
import { useListState } from '../../../features/admin/kit/list/use-list-state.ts';
import { ViewTabs } from '../../../features/admin/kit/list/view-tabs.tsx';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { LIST_HINTS, StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { ListBody } from '../../../features/admin/kit/table/list-body.tsx';
import { AdminCustomersDocument } from '../../../generated/admin/customers/graphql.ts';
import { useShell } from '../../../lib/shell.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { customerColumns, nameOf } from './customer-columns.tsx';
import { CUSTOMER_LIST, KINDS, queryOf } from './customer-list.ts';
import { NobodyFound, NoCustomers } from './customers-blank.tsx';

export function CustomersRoute() {
  return (
    <AdminPage room="customers" title="Customers">
      <Customers />
    </AdminPage>
  );
}

function Customers() {
  const list = useListState(CUSTOMER_LIST);
  const { shop } = useShell();
  const columns = useMemo(() => customerColumns(shop.timeZone), [shop.timeZone]);
  const { data, isOld, failure, retry } = useRoomQuery(AdminCustomersDocument, queryOf(list));
  const page = failure ? undefined : data?.adminCustomers;
  const counts = Object.fromEntries((data?.adminCustomers.counts ?? []).map(({ kind, count }) => [kind.toLowerCase(), count]));
  const allCount = data && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isEmpty = page?.totalCount === 0 && !list.isNarrowed && !isOld;

  return (
    <AdminRoom
      title="Customers"
      subtitle={failure ? 'not loaded' : page ? summaryOf(counts, list.q) : 'counting'}
      bar={<StatusBar hints={LIST_HINTS} />}
    >
      {isEmpty ? (
        <NoCustomers />
      ) : (
        <>
          <ViewTabs
            views={[
              { to: list.hrefOf({}), label: 'All', count: allCount, isCurrent: list.filters.kind === undefined },
              ...KINDS.map(({ kind, label }) => ({
                to: list.hrefOf({ kind }),
                label,
                count: data && (counts[kind] ?? 0),
                isCurrent: list.filters.kind === kind,
              })),
            ]}
          />
          <ListTools>
            <SearchField
              label="Search customers by email, first or last name"
              placeholder="Email, first or last name"
              q={list.q}
              onSearch={list.setQuery}
            />
          </ListTools>
          <ListBody
            thing="Customers"
            list={list}
            failure={failure}
            onRetry={retry}
            page={page}
            isOld={isOld}
            columns={columns}
            nameOf={nameOf}
            blank={<NobodyFound list={list} otherCount={allCount ?? 0} />}
          />
        </>
      )}
    </AdminRoom>
  );
}

/** "842 people; 611 have an account, 231 bought as guests" */
function summaryOf({ account = 0, guest = 0, imported = 0 }: Record<string, number>, q: string): string {
  const all = account + guest + imported;
  if (all === 0) return q === '' ? 'none yet' : 'nobody found';
  const people = `${formatCount(all)} ${all === 1 ? 'person' : 'people'}${q === '' ? '' : ' found'}`;
  const parts = [
    `${formatCount(account)} have an account`,
    `${formatCount(guest)} bought as guests`,
    imported > 0 && `${formatCount(imported)} are imported`,
  ];
  return `${people}; ${parts.filter(Boolean).join(', ')}`;
}
