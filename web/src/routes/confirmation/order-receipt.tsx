import type { KnownStatus } from '../../features/checkout/status/use-checkout-status.ts';
import { formatCents } from '../../lib/money.ts';
import { Link } from '../../lib/router.ts';
import styles from './order-receipt.module.css';

/** The lines of an order and what they came to; for a visitor who may not read them, how to. */
export function OrderReceipt({ receipt, totalCents }: Pick<KnownStatus, 'receipt' | 'totalCents'>) {
  if (!receipt)
    return (
      <p className={styles.closed}>
        What is in the parcel and where it goes is shown in the browser that paid, or to the account that ordered:{' '}
        <Link to="/login">log in</Link>.
      </p>
    );
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt">In Your Parcel</h2>
      <ul>
        {receipt.items.map(({ id, productName, quantity, priceCents }) => (
          <li key={id}>
            <span className={styles.quantity}>{quantity} ×</span>
            <span>{productName}</span>
            <span className={styles.price}>{formatCents(quantity * priceCents)}</span>
          </li>
        ))}
      </ul>
      <dl>
        {receipt.discountCents > 0 ? <Sum name="Discount" value={`-${formatCents(receipt.discountCents)}`} /> : null}
        <Sum
          name={`Shipping (${receipt.shippingMethod})`}
          value={receipt.shippingCents === 0 ? 'FREE' : formatCents(receipt.shippingCents)}
        />
        {totalCents ? <Sum name="Total" value={formatCents(totalCents)} /> : null}
      </dl>
    </section>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
