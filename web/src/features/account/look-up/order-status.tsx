import { Badge } from '../../../ui/signs/badge.tsx';
import { TrackingNumber } from '../../../ui/signs/tracking-number.tsx';
import { formatDay } from '../dates.ts';
import { statusText, statusLabel } from '../order-status-texts.ts';
import styles from './look-up-box.module.css';
import type { OrderStatusResult } from './use-look-up-order.ts';

export function OrderStatus({ order }: { order: OrderStatusResult }) {
  const meaning = statusText(order.status);
  return (
    <div className={`well ${styles.orderStatus}`}>
      <img src="/art/parcel.png" width="96" height="96" alt="" />
      <div>
        <p className={styles.headline}>
          <b>Order #{order.number}</b> <Badge tone={order.status === 'completed' ? 'mint' : 'orange'}>{statusLabel(order.status)}</Badge>
        </p>
        <p>Placed on {formatDay(order.createdAt)}.</p>
        {meaning ? <p>{meaning}</p> : null}
        {order.trackingNumber ? (
          <p>
            Tracking number: <TrackingNumber number={order.trackingNumber} url={order.trackingUrl} carrier={order.carrier} />
            {order.parcelStatus ? ` · ${order.parcelStatus}` : null}
          </p>
        ) : null}
      </div>
    </div>
  );
}
