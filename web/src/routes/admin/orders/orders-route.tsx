import { useMemo, useState } from 'react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { ListTools } from '../../../features/admin/kit/list/list-tools.tsx';
import { formatCount } from '../../../features/admin/kit/list/pager.tsx';
import { SearchField } from '../../../features/admin/kit/list/search-field.tsx';
import { useListState } from '../../../features/admin/kit/list/use-list-state.ts';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { LIST_HINTS, StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { ListBody } from '../../../features/admin/kit/table/list-body.tsx';
import { useChoosing } from '../../../features/admin/kit/table/use-choosing.ts';
import { AdminOrdersDocument } from '../../../generated/admin/orders/graphql.ts';
import { formatCents } from '../../../lib/money.ts';
import { useShell } from '../../../lib/shell.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { OrderBulk } from './bulk/order-bulk.tsx';
import { ExportButton } from '../room/export-button.tsx';
import { ColumnsDialog, useHiddenColumns } from './filter/columns-dialog.tsx';
import { FilterChips } from './filter/filter-chips.tsx';
import { FilterDialog } from './filter/filter-dialog.tsx';
import { nameOf, orderColumns } from './order-columns.tsx';
import { exportHref, ORDER_LIST, queryOf } from './order-list.ts';
import { NoOrderFound, NoOrders } from './orders-blank.tsx';
import styles from './orders.module.css';
import { currentView, formatViewCount } from './views/built-in-views.ts';
import { OrderViewTabs } from './views/order-view-tabs.tsx';
import { useOrderViews } from './views/use-order-views.ts';

const HINTS = [LIST_HINTS[0]!, LIST_HINTS[1]!, { keys: ['X'], does: 'choose' }, ...LIST_HINTS.slice(2)];
const NO_IDS: readonly string[] = [];

export function OrdersRoute() {
  return (
    <AdminPage room="orders" title="Orders">
      <Orders />
    </AdminPage>
  );
}

function Orders() {
  const list = useListState(ORDER_LIST);
  const { shop } = useShell();
  const columns = useMemo(() => orderColumns(shop.timeZone, list.address), [shop.timeZone, list.address]);
  const { data, isOld, failure, retry } = useRoomQuery(AdminOrdersDocument, queryOf(list));
  const page = failure ? undefined : data?.adminOrders;
  const views = useOrderViews(page?.newestNumber);
  const rowIds = useMemo(() => page?.rows.map(({ id }) => id) ?? NO_IDS, [page]);
  const choosing = useChoosing(rowIds, list.address);
  const { hidden, toggle } = useHiddenColumns();
  const [dialog, setDialog] = useState<'filter' | 'columns' | null>(null);
  const shownColumns = columns.map(({ id }) => id).filter((id) => !hidden.includes(id));
  const isEmpty = page?.totalCount === 0 && !list.isNarrowed && !isOld;
  const builtIn = currentView(list);

  function reload() {
    retry();
    views.refetchViews();
  }
  function subtitle(): string {
    if (failure) return 'not loaded';
    if (!page) return 'counting';
    if (isEmpty) return 'none yet';
    if (builtIn?.count === 'all') return 'paid and later; what was never paid waits under Unpaid attempts';
    const found = formatCount(page.totalCount, page.isCountCapped);
    return views.counts && !builtIn ? `${found} of ${formatViewCount(views.counts.all)} match` : `${found} in this view`;
  }

  return (
    <AdminRoom
      title="Orders"
      subtitle={subtitle()}
      bar={
        <StatusBar hints={HINTS}>
          {views.newerCount > 0 ? (
            <AdminButton look="quiet" onClick={reload}>
              {views.newerCount} new {views.newerCount === 1 ? 'order' : 'orders'}: show
            </AdminButton>
          ) : null}
        </StatusBar>
      }
    >
      {isEmpty && (views.counts?.unpaid ?? 0) === 0 ? (
        <NoOrders />
      ) : (
        <>
          <OrderViewTabs list={list} views={views} />
          {choosing.ids.length === 0 ? (
            <ListTools
              end={
                <>
                  <span className={styles.desk}>
                    <AdminButton onClick={() => setDialog('columns')}>Columns</AdminButton>
                  </span>
                  <ExportButton href={exportHref(list, shownColumns)}>Export CSV</ExportButton>
                </>
              }
            >
              <SearchField
                label="Search orders by number, status, email or name"
                placeholder="Number, status, email or name"
                q={list.q}
                onSearch={list.setQuery}
              />
              <AdminButton icon="i-filter" aria-haspopup="dialog" onClick={() => setDialog('filter')}>
                Filter
              </AdminButton>
              <FilterChips list={list} isViewNamed={builtIn !== undefined} />
            </ListTools>
          ) : null}
          {page ? <OrderBulk list={list} choosing={choosing} page={page} columns={shownColumns} onChanged={reload} /> : null}
          <ListBody
            thing="Orders"
            list={list}
            failure={failure}
            onRetry={retry}
            page={page}
            isOld={isOld}
            columns={columns}
            hasFixedWidths
            nameOf={nameOf}
            choosing={choosing}
            hidden={hidden}
            blank={isEmpty ? <NoOrders /> : <NoOrderFound list={list} />}
          >
            {page && page.sumCents !== null ? `sum of this filter ${formatCents(page.sumCents)}` : null}
          </ListBody>
        </>
      )}
      <FilterDialog
        filters={list.filters}
        timeZone={shop.timeZone}
        isOpen={dialog === 'filter'}
        onClose={() => setDialog(null)}
        onApply={list.setFilters}
      />
      <ColumnsDialog columns={columns} hidden={hidden} onToggle={toggle} isOpen={dialog === 'columns'} onClose={() => setDialog(null)} />
    </AdminRoom>
  );
}
