import { Badge } from '../../../ui/signs/badge.tsx';
import { formatDay } from '../dates.ts';
import { statusMeaning, statusWord } from '../order-words.ts';
import styles from './look-up-box.module.css';
import type { OrderGlimpse } from './use-look-up-order.ts';

export function Glimpse({ order }: { order: OrderGlimpse }) {
  const meaning = statusMeaning(order.status);
  return (
    <div className={`well ${styles.glimpse}`}>
      <img src="/art/parcel.png" width="96" height="96" alt="" />
      <div>
        <p className={styles.headline}>
          <b>Order #{order.number}</b> <Badge tone={order.status === 'completed' ? 'mint' : 'orange'}>{statusWord(order.status)}</Badge>
        </p>
        <p>Placed on {formatDay(order.createdAt)}.</p>
        {meaning ? <p>{meaning}</p> : null}
        {order.trackingNumber ? (
          <p>
            Tracking number: <code>{order.trackingNumber}</code>
          </p>
        ) : null}
      </div>
    </div>
  );
}
