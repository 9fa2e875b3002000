import { useQuery } from '@apollo/client/react';
import { AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import { NothingFound } from '../../../features/admin/kit/list/nothing-found.tsx';
import { formatCount } from '../../../features/admin/kit/list/pager.tsx';
import { findRoom } from '../../../features/admin/kit/rooms/rooms.ts';
import { Blank } from '../../../features/admin/kit/signs/blank.tsx';
import { AdminOrdersWithoutStatusDocument } from '../../../generated/admin/orders/graphql.ts';
import { chipsOf } from './filter/filter-chips.tsx';
import { filterOf } from './order-list.ts';
import type { OrderList } from './order-list.ts';

/** Nothing was ever paid. */
export function NoOrders() {
  const importRoom = findRoom('import');
  return (
    <Blank
      picture="/art/empty-cart.png"
      title="No orders yet"
      actions={
        <>
          {importRoom ? (
            <AdminLink look="gold" to={importRoom.to}>
              Import orders
            </AdminLink>
          ) : null}
          <AdminLink look={importRoom ? 'latte' : 'gold'} to="/store">
            See the shop
          </AdminLink>
        </>
      }
    >
      <p>The first one shows up here the moment it is paid. Old orders come in under Import Data.</p>
    </Blank>
  );
}

/** Search and filters leave no order. */
export function NoOrderFound({ list }: { list: OrderList }) {
  const hasStatus = list.filters.status !== undefined;
  const { data } = useQuery(AdminOrdersWithoutStatusDocument, {
    variables: { filter: { ...filterOf(list), statuses: null } },
    skip: !hasStatus,
  });
  const other = data?.adminOrders;
  const others = other?.totalCount ?? 0;
  const filters = chipsOf(list.filters).map(({ words }) => words);
  const which = list.q === '' ? 'No order is' : `No order matches “${list.q}”`;
  return (
    <NothingFound
      wider={others > 0 ? { label: 'Drop the status filter', onPress: () => list.setFilter('status', undefined) } : null}
      onClear={list.clear}
    >
      {which} {filters.length > 0 ? `${list.q === '' ? 'under' : 'with'} ${filters.join('; ')}.` : 'here.'}{' '}
      {others > 0 ? `${formatCount(others, other?.isCountCapped)} match without the status.` : ''}
    </NothingFound>
  );
}
