import type { ReactNode } from 'react';
import { dollarsToCents, formatCents, missingForFreeShipping } from '../../../lib/money.ts';
import { useShop } from '../../../lib/shell.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Window } from '../../../ui/frames/window.tsx';
import { Picture, PRODUCT_STAND_IN } from '../../../ui/pictures/picture.tsx';
import type { CheckoutLine } from '../checkout-line.ts';
import type { Totals } from '../totals.ts';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  lines: readonly CheckoutLine[];
  totals: Totals;
  /** No rate is chosen yet: shipping is the default and may change. */
  isShippingEstimated: boolean;
  /** The code of a coupon without which shipping would be free. */
  costlyCode: string | undefined;
  /** What has changed in the cart. */
  news?: ReactNode;
  couponBox: ReactNode;
  className?: string | undefined;
}

export function OrderSummary({ lines, totals, isShippingEstimated, costlyCode, news, couponBox, className }: OrderSummaryProps) {
  const isWide = useMediaQuery('(min-width: 961px)');
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  const items = (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <SummaryLine key={`${line.id}|${line.grindType}|${line.size}`} line={line} />
      ))}
    </ul>
  );
  return (
    <Window title="Order Summary" icon="i-cup" className={className} isFlush>
      <div className={styles.body}>
        {news}
        {isWide ? (
          items
        ) : (
          <details className={styles.fold}>
            <summary>
              {count} {count === 1 ? 'item' : 'items'}, {formatCents(totals.totalCents)}
            </summary>
            {items}
          </details>
        )}
        {couponBox}
        <SummaryTotals totals={totals} isShippingEstimated={isShippingEstimated} costlyCode={costlyCode} />
      </div>
    </Window>
  );
}

function SummaryLine({ line }: { line: CheckoutLine }) {
  return (
    <li className={styles.line}>
      <Picture src={line.imageUrl} standIn={PRODUCT_STAND_IN} width={48} height={48} alt="" />
      <div>
        <p className={styles.name}>{line.name}</p>
        <p className={styles.detail}>Quantity {line.quantity}</p>
      </div>
      <p className={styles.amount}>{formatCents(dollarsToCents(line.price) * line.quantity)}</p>
    </li>
  );
}

function SummaryTotals({
  totals,
  isShippingEstimated,
  costlyCode,
}: Pick<OrderSummaryProps, 'totals' | 'isShippingEstimated' | 'costlyCode'>) {
  const { subtotalCents, discountCents, shippingCents, totalCents } = totals;
  const missingCents = missingForFreeShipping(subtotalCents - discountCents, useShop());
  return (
    <>
      {missingCents === 0 ? (
        <p className={styles.free}>
          <img src="/art/i-truck.png" width="24" height="24" alt="" />
          FREE SHIPPING UNLOCKED
        </p>
      ) : (
        <p className={styles.hint}>Add {formatCents(missingCents)} more for free shipping!</p>
      )}
      <dl className={styles.totals}>
        <div>
          <dt>Subtotal</dt>
          <dd>{formatCents(subtotalCents)}</dd>
        </div>
        {discountCents > 0 ? (
          <div className={styles.discount}>
            <dt>Discount</dt>
            <dd>-{formatCents(discountCents)}</dd>
          </div>
        ) : null}
        <div>
          <dt>
            Shipping{isShippingEstimated && shippingCents > 0 ? ' (estimate)' : ''}
            {costlyCode ? <span className={styles.without}>FREE without {costlyCode}</span> : null}
          </dt>
          <dd>{shippingCents === 0 ? 'FREE' : formatCents(shippingCents)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatCents(totalCents)}</dd>
        </div>
      </dl>
    </>
  );
}
