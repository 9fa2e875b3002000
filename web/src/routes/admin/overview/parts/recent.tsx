import type { ReactNode } from 'react';
import { findRoom } from '../../../../features/admin/kit/rooms/rooms.ts';
import { formatShopDayShort } from '../../../../features/admin/kit/signs/shop-time.ts';
import { StatusChip } from '../../../../features/admin/kit/signs/status-chip.tsx';
import { ORDER_LOOKS } from '../../../../features/admin/kit/signs/status-looks.ts';
import table from '../../../../features/admin/kit/table/data-table.module.css';
import { formatCents } from '../../../../lib/money.ts';
import { Link } from '../../../../lib/router.ts';
import { Window } from '../../../../ui/frames/window.tsx';
import type { Overview } from '../overview-words.ts';
import styles from './parts.module.css';

/** A short table that nobody sorts, with the look of the lists. */
function Short({ caption, head, children }: { caption: string; head: readonly [text: string, isNumber?: boolean][]; children: ReactNode }) {
  return (
    <div className={styles.short}>
      <table className={table.table} role="table">
        <caption className="sr">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {head.map(([text, isNumber]) => (
              <th key={text} role="columnheader" scope="col" className={isNumber ? table.number : undefined} data-wide={text === 'Email' || undefined}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

function looksOf({ status, refundedCents }: Overview['recentOrders'][number]) {
  const isPartly = refundedCents > 0 && ['PAID', 'COMPLETED', 'SHIPPED'].includes(status);
  return ORDER_LOOKS[isPartly ? 'PARTLY_REFUNDED' : (status as keyof typeof ORDER_LOOKS)];
}

export function RecentOrders({ orders }: { orders: Overview['recentOrders'] }) {
  const room = findRoom('orders');
  return (
    <Window title="Recent orders" icon="i-scroll" isFlush end={room ? <Link to={room.to}>All orders</Link> : null}>
      {orders.length === 0 ? (
        <p className={styles.calm}>The first paid order shows up here.</p>
      ) : (
        <Short caption="The five most recent orders" head={[['Order'], ['Customer'], ['Total', true], ['Status']]}>
          {orders.map((order) => (
            <tr key={order.id} role="row">
              <td role="cell" className={table.a}>
                {room ? (
                  <Link to={`${room.to}/${order.number}`} className={table.link}>
                    #{order.number}
                  </Link>
                ) : (
                  <span className={table.name}>#{order.number}</span>
                )}
              </td>
              <td role="cell" className={table.b}>
                {order.customerName ?? order.email ?? 'Unknown Customer'}
              </td>
              <td role="cell" className={`${table.c} ${table.number}`}>
                {formatCents(order.totalCents)}
              </td>
              <td role="cell" className={table.z}>
                <StatusChip look={looksOf(order)} />
              </td>
            </tr>
          ))}
        </Short>
      )}
    </Window>
  );
}

export function RecentCustomers({ customers, timeZone }: { customers: Overview['recentCustomers']; timeZone: string }) {
  const room = findRoom('customers');
  return (
    <Window title="Recent customers" icon="i-users" isFlush end={room ? <Link to={room.to}>All customers</Link> : null}>
      {customers.length === 0 ? (
        <p className={styles.calm}>Nobody yet.</p>
      ) : (
        <Short caption="The five most recent customers" head={[['Name'], ['Email'], ['Joined', true]]}>
          {customers.map(({ id, name, email, createdAt }) => (
            <tr key={id} role="row">
              <td role="cell" className={table.ab}>
                {room ? (
                  <Link to={`${room.to}?${new URLSearchParams({ q: email }).toString()}`} className={table.link}>
                    {name ?? email}
                  </Link>
                ) : (
                  (name ?? email)
                )}
              </td>
              <td role="cell" className={`${table.e} ${table.clipped}`}>
                {email}
              </td>
              <td role="cell" className={`${table.c} ${table.number}`}>
                <time dateTime={createdAt}>{formatShopDayShort(createdAt, timeZone)}</time>
              </td>
            </tr>
          ))}
        </Short>
      )}
    </Window>
  );
}
