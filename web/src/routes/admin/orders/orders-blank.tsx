import { useQuery } from '@apollo/client/react';
import { AdminButton, AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
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
export function NothingFound({ list }: { list: OrderList }) {
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
    <Blank
      picture="/art/snickering-weasley.png"
      title="Nothing under this stone"
      actions={
        <>
          {others > 0 ? (
            <AdminButton look="gold" onClick={() => list.setFilter('status', undefined)}>
              Drop the status filter
            </AdminButton>
          ) : null}
          <AdminButton look={others > 0 ? 'latte' : 'gold'} onClick={list.clear}>
            Clear all
          </AdminButton>
        </>
      }
    >
      <p>
        {which} {filters.length > 0 ? `${list.q === '' ? 'under' : 'with'} ${filters.join('; ')}.` : 'here.'}{' '}
        {others > 0 ? `${formatCount(others, other?.isCountCapped)} match without the status.` : ''}
      </p>
    </Blank>
  );
}
