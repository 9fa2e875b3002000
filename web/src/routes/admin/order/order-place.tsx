import { useMemo } from 'react';
import { AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import { readListState } from '../../../features/admin/kit/list/list-state.ts';
import { Key } from '../../../features/admin/kit/signs/key.tsx';
import type { AdminOrderQuery } from '../../../generated/admin/order/graphql.ts';
import { useLocation } from '../../../lib/router.ts';
import { formatWhole } from '../../../lib/whole-number.ts';
import { filterOf, ORDER_LIST, orderHref } from '../orders/order-list.ts';
import { currentView } from '../orders/views/built-in-views.ts';
import styles from './order.module.css';

type Neighbours = NonNullable<AdminOrderQuery['adminOrderNeighbours']>;

/** The list that an order was opened from, by the address of its page. */
export function useOrderPlace() {
  const { search } = useLocation();
  return useMemo(() => {
    const address = search.replace(/^\?/, '');
    const state = readListState(new URLSearchParams(search), ORDER_LIST);
    const view = currentView(state);
    const words = view === undefined ? ': as filtered' : view.status === undefined ? '' : `: ${view.label.toLowerCase()}`;
    return {
      list: { to: address === '' ? '/admin/orders' : `/admin/orders?${address}`, label: `Orders${words}` },
      hrefOf: (number: number) => orderHref(number, address),
      slipOf: (number: number) => orderHref(`${number}/packing-slip`, address),
      variables: {
        filter: filterOf(state),
        sort: state.sort.key.toUpperCase() as Uppercase<typeof state.sort.key>,
        isDescending: state.sort.isDescending,
      },
    };
  }, [search]);
}

/** "1 of 3"; nothing for an order that has left the list, or is beyond what is counted. */
export function placeWords({ position, totalCount, isCountCapped }: Neighbours): string | null {
  return position === null ? null : `${formatWhole(position)} of ${formatWhole(totalCount)}${isCountCapped ? '+' : ''}`;
}

export function NeighbourLinks({ near, hrefOf }: { near: Neighbours; hrefOf: (number: number) => string }) {
  const links = [
    { label: 'Previous', number: near.previousNumber, key: 'K' },
    { label: 'Next', number: near.nextNumber, key: 'J' },
  ];
  return (
    <span className={styles.near}>
      {links.map(({ label, number, key }) =>
        number === null ? null : (
          <AdminLink key={key} to={hrefOf(number)} title={`${label} order`}>
            {number < 0 ? label : `#${number}`} <Key isHidden>{key}</Key>
          </AdminLink>
        ),
      )}
    </span>
  );
}
