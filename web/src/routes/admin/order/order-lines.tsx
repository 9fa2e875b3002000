import { PlainCell, PlainRow, PlainTable } from '../../../features/admin/kit/table/plain-table.tsx';
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
    ...(order.taxCents > 0 ? [{ name: 'Tax', cents: order.taxCents }] : []),
    { name: 'Total', cents: order.totalCents, isTotal: true },
    ...(order.refundedCents > 0 ? [{ name: 'Refunded', cents: -order.refundedCents }] : []),
  ];
  return (
    <Window title="Lines" icon="i-cart" isFlush>
      <div className={styles.lines}>
        <PlainTable
          caption={`Lines of ${order.number === null ? 'the attempt' : `order ${order.externalNumber ?? order.number}`}`}
          head={[{ name: 'Item' }, ...['Each', 'Qty', 'Refunded', 'Total'].map((name) => ({ name, isNumber: true }))]}
        >
          {lines.map((line) => (
            <PlainRow key={line.itemId}>
              <PlainCell card="ab">
                <span className={styles.product}>
                  <img src={line.imageUrl ?? '/art/i-bag.png'} width="48" height="48" alt="" />
                  <b className={styles.item}>{line.productName}</b>
                </span>
              </PlainCell>
              <PlainCell card="x" isNumber>
                {formatCents(line.unitPriceCents)}
              </PlainCell>
              <PlainCell card="e2" isNumber>
                ×{line.quantity}
              </PlainCell>
              <PlainCell card="x" isNumber>
                {line.refundedQuantity > 0 ? line.refundedQuantity : ''}
              </PlainCell>
              <PlainCell card="c" isNumber>
                {formatCents(line.unitPriceCents * line.quantity)}
              </PlainCell>
            </PlainRow>
          ))}
        </PlainTable>
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
