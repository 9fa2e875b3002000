import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { OrderCard_OrderFragmentDoc } from '../../../generated/account/graphql.ts';
import type { OrderCard_OrderFragment } from '../../../generated/account/graphql.ts';
import { formatCents } from '../../../lib/money.ts';
import { Badge } from '../../../ui/signs/badge.tsx';
import { TrackingNumber } from '../../../ui/signs/tracking-number.tsx';
import { formatDay } from '../dates.ts';
import { statusLabel } from '../order-status-texts.ts';
import styles from './order-card.module.css';

/** One order, drawn as a receipt. */
export function OrderCard({ order: ref }: { order: FragmentType<OrderCard_OrderFragment> }) {
  const { data: order, complete } = useFragment({ fragment: OrderCard_OrderFragmentDoc, from: ref });
  if (!complete) return null;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>Order #{order.externalNumber ?? order.number ?? order.id}</h3>
        {order.externalNumber === null ? null : <Badge tone="orange">Imported</Badge>}
        <Badge tone={order.status === 'completed' ? 'mint' : 'orange'}>{statusLabel(order.status)}</Badge>
        <p className={styles.total}>
          <span className="sr">Total </span>
          {formatCents(order.totalCents)}
        </p>
      </div>
      <p className={styles.date}>
        <time dateTime={order.createdAt}>{formatDay(order.createdAt)}</time>
        {order.paidWith ? ` · ${order.paidWith}` : null}
        {order.trackingNumber ? (
          <>
            {' · Tracking '}
            <TrackingNumber number={order.trackingNumber} url={order.trackingUrl} carrier={order.carrier} />
            {order.parcelStatus ? ` · ${order.parcelStatus}` : null}
          </>
        ) : null}
      </p>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <li key={item.id}>
            <span className={styles.quantity}>{item.quantity} ×</span>
            <span>
              {item.productName}
              {item.quantity > 1 ? <small className={styles.each}> {formatCents(item.priceCents)} each</small> : null}
            </span>
            <span className={styles.price}>{formatCents(item.quantity * item.priceCents)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
