import { FREE_SHIPPING_CENTS, formatCents, missingForFreeShipping } from '../../lib/money.ts';
import { Meter } from '../../ui/signs/meter.tsx';
import styles from './cart-widget.module.css';

/** Progress to free shipping; nothing for an empty cart. */
export function FreeShippingMeter({ cents }: { cents: number }) {
  if (cents <= 0) return null;
  const missing = missingForFreeShipping(cents);
  return (
    <div className={styles.shipping}>
      <p>{missing === 0 ? <strong>FREE SHIPPING UNLOCKED</strong> : `Add ${formatCents(missing)} more for FREE SHIPPING!`}</p>
      <Meter percent={Math.round((100 * cents) / FREE_SHIPPING_CENTS)} />
    </div>
  );
}
