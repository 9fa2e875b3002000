import { findRoom } from '../../../../features/admin/kit/rooms/rooms.ts';
import { formatShopDayShort } from '../../../../features/admin/kit/signs/shop-time.ts';
import { StatusChip } from '../../../../features/admin/kit/signs/status-chip.tsx';
import { ORDER_LOOKS } from '../../../../features/admin/kit/signs/status-looks.ts';
import type { DataColumn } from '../../../../features/admin/kit/table/data-column.ts';
import { RowLink } from '../../../../features/admin/kit/table/row-link.tsx';
import { ShortTable } from '../../../../features/admin/kit/table/short-table.tsx';
import { formatCents } from '../../../../lib/money.ts';
import { Link } from '../../../../lib/router.ts';
import { Window } from '../../../../ui/frames/window.tsx';
import type { Overview } from '../overview-words.ts';
import styles from './parts.module.css';

type Order = Overview['recentOrders'][number];
type Customer = Overview['recentCustomers'][number];

const ORDERS = findRoom('orders');
const CUSTOMERS = findRoom('customers');

const ORDER_COLUMNS: readonly DataColumn<Order>[] = [
  {
    id: 'number',
    header: 'Order',
    card: 'a',
    cell: ({ number }) => <RowLink to={ORDERS && `${ORDERS.to}/${number}`}>#{number}</RowLink>,
  },
  { id: 'customer', header: 'Customer', card: 'b', cell: ({ customerName, email }) => customerName ?? email ?? 'Unknown Customer' },
  { id: 'total', header: 'Total', card: 'c', isNumber: true, cell: ({ totalCents }) => formatCents(totalCents) },
  {
    id: 'status',
    header: 'Status',
    card: 'z',
    cell: ({ status }) => <StatusChip look={ORDER_LOOKS[status as keyof typeof ORDER_LOOKS]} />,
  },
];

export function RecentOrders({ orders }: { orders: Overview['recentOrders'] }) {
  return (
    <Window title="Recent orders" icon="i-scroll" isFlush end={ORDERS ? <Link to={ORDERS.to}>All orders</Link> : null}>
      {orders.length === 0 ? (
        <p className={styles.calm}>The first paid order shows up here.</p>
      ) : (
        <ShortTable label="The five most recent orders" columns={ORDER_COLUMNS} rows={orders} rowId={({ id }) => id} />
      )}
    </Window>
  );
}

function customerColumns(timeZone: string): readonly DataColumn<Customer>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      card: 'ab',
      cell: ({ name, email }) => (
        <RowLink to={CUSTOMERS && `${CUSTOMERS.to}?${new URLSearchParams({ q: email }).toString()}`}>{name ?? email}</RowLink>
      ),
    },
    { id: 'email', header: 'Email', card: 'e', width: '46%', isClipped: true, cell: ({ email }) => email },
    {
      id: 'joined',
      header: 'Joined',
      card: 'c',
      isNumber: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShopDayShort(createdAt, timeZone)}</time>,
    },
  ];
}

export function RecentCustomers({ customers, timeZone }: { customers: Overview['recentCustomers']; timeZone: string }) {
  return (
    <Window title="Recent customers" icon="i-users" isFlush end={CUSTOMERS ? <Link to={CUSTOMERS.to}>All customers</Link> : null}>
      {customers.length === 0 ? (
        <p className={styles.calm}>Nobody yet.</p>
      ) : (
        <ShortTable label="The five most recent customers" columns={customerColumns(timeZone)} rows={customers} rowId={({ id }) => id} />
      )}
    </Window>
  );
}
