import { formatCents, missingForFreeShipping } from '../../lib/money.ts';
import { useShop } from '../../lib/shell.ts';
import { Meter } from '../../ui/signs/meter.tsx';
import styles from './cart-widget.module.css';

/** How far the cart is from free shipping; says nothing about an empty one. */
export function FreeShippingMeter({ cents }: { cents: number }) {
  const shop = useShop();
  if (cents <= 0) return null;
  const missing = missingForFreeShipping(cents, shop);
  return (
    <div className={styles.shipping}>
      <p>{missing === 0 ? <strong>FREE SHIPPING UNLOCKED</strong> : `Add ${formatCents(missing)} more for FREE SHIPPING!`}</p>
      <Meter percent={Math.round((100 * cents) / shop.freeShippingThresholdCents)} />
    </div>
  );
}
