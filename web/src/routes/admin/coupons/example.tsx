import { formatCents } from '../../../lib/money.ts';
import { useShell } from '../../../lib/shell.ts';
import { exampleOf } from './coupon-values.ts';
import type { CouponValues } from './coupon-values.ts';
import styles from './coupons.module.css';

/** What a cart pays with the coupon, before it is saved: a percentage that was meant as dollars shows here. */
export function Example({ values }: { values: CouponValues }) {
  const { freeShippingThresholdCents } = useShell().shop;
  const example = exampleOf(values);
  if (!example) {
    return <p className={styles.example}>With a discount value, the price of an example cart stands here.</p>;
  }
  return (
    <p className={styles.example}>
      <span>A cart of {formatCents(example.cartCents)} pays</span> <b>{formatCents(example.paysCents)}</b>{' '}
      <span>{example.paysCents >= freeShippingThresholdCents ? 'and ships free.' : 'plus shipping.'}</span>
    </p>
  );
}
