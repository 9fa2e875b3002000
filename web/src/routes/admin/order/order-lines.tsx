import table from '../../../features/admin/kit/table/data-table.module.css';
import { formatCents } from '../../../lib/money.ts';
import { Window } from '../../../ui/frames/window.tsx';
import styles from './order.module.css';
import type { Order, Refunds } from './order-words.ts';

export function OrderLines({ order, lines }: { order: Order; lines: Refunds['lines'] }) {
  const free = order.shippingCents === 0 ? `free, cost us ${formatCents(order.actualShippingCents)}` : order.shippingMethod;
  const sums = [
    { name: 'Subtotal', cents: order.subtotalCents },
    { name: 'Discount', small: order.couponCode, cents: -order.discountCents },
    { name: 'Shipping', small: free, cents: order.shippingCents },
    { name: 'Total', cents: order.totalCents, isTotal: true },
    ...(order.refundedCents > 0 ? [{ name: 'Refunded', cents: -order.refundedCents }] : []),
  ];
  return (
    <Window title="Lines" icon="i-cart" isFlush>
      <div className={styles.lines}>
        <table className={table.table} role="table">
          <caption className="sr">Lines of order {order.number}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                Item
              </th>
              {['Each', 'Qty', 'Refunded', 'Total'].map((name) => (
                <th key={name} role="columnheader" scope="col" className={table.number}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {lines.map((line) => (
              <tr key={line.itemId} role="row">
                <td role="cell" className={table.ab}>
                  <span className={styles.product}>
                    <img src={line.imageUrl ?? '/art/i-bag.png'} width="48" height="48" alt="" />
                    <b className={styles.item}>{line.productName}</b>
                  </span>
                </td>
                <td role="cell" className={`${table.x} ${table.number}`}>
                  {formatCents(line.unitPriceCents)}
                </td>
                <td role="cell" className={`${table.e2} ${table.number}`}>
                  ×{line.quantity}
                </td>
                <td role="cell" className={`${table.x} ${table.number}`}>
                  {line.refundedQuantity > 0 ? line.refundedQuantity : ''}
                </td>
                <td role="cell" className={`${table.c} ${table.number}`}>
                  {formatCents(line.unitPriceCents * line.quantity)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className={styles.sums}>
          {sums.map(({ name, small, cents, isTotal }: { name: string; small?: string | null; cents: number; isTotal?: boolean }) => (
            <div key={name} data-total={isTotal || undefined}>
              <dt>
                {name} {small ? <small>({small})</small> : null}
              </dt>
              <dd>{formatCents(cents)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Window>
  );
}
