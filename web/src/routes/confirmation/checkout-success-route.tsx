import { verdictOf } from '../../features/checkout/status/status-rules.ts';
import type { KnownStatus } from '../../features/checkout/status/use-checkout-status.ts';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { formatCents } from '../../lib/money.ts';
import { useSearchParams } from '../../lib/router.ts';
import { useHydrated } from '../../lib/use-hydrated.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { TrackingNumber } from '../../ui/signs/tracking-number.tsx';
import styles from './confirmation.module.css';
import { ConfirmationError, wordsFor } from './confirmation-error.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** Confirmation page B: the address only names the payment, the shop says what became of it. */
export function CheckoutSuccessRoute() {
  const [params] = useSearchParams();
  return (
    <div className={`page stack ${styles.page}`}>
      <PageMeta title="Order" description="What became of your order." path="/checkout-success" />
      {useHydrated() ? <Confirmation paymentIntentId={params.get('payment_intent') ?? ''} /> : <Loading />}
    </div>
  );
}

function Loading() {
  return (
    <Window title="Looking up your order..." level={1} icon="i-cup">
      <p className={styles.loading} role="status">
        Asking the shop about your payment.
      </p>
    </Window>
  );
}

function Confirmation({ paymentIntentId }: { paymentIntentId: string }) {
  const { view, refetch } = useConfirmation(paymentIntentId);
  if (view.kind === 'loading') return <Loading />;
  const verdict = view.kind === 'known' ? verdictOf(view.status.state) : null;
  if (view.kind === 'known' && verdict === 'paid') return <Confirmed status={view.status} paymentIntentId={paymentIntentId} />;
  const words = wordsFor(view, verdict === 'paid' ? null : verdict);
  return (
    <Window title={words.title} level={1} icon="i-warning">
      <ConfirmationError
        words={words}
        paymentIntentId={paymentIntentId}
        totalCents={view.kind === 'known' ? view.status.totalCents : null}
        isLoading={view.kind === 'known' && view.isLoading}
        onRefetch={refetch}
      />
    </Window>
  );
}

const STEPS = ['Payment Processed', 'Order Created', 'Shipping Calculated'];

function Confirmed({ status, paymentIntentId }: { status: KnownStatus; paymentIntentId: string }) {
  const { orderNumber, totalCents, trackingNumber, trackingUrl, carrier } = status;
  return (
    <Window title="Order Confirmed!" level={1} icon="i-check">
      <div className={styles.thanks}>
        <img src="/art/parcel.png" width="96" height="96" alt="" />
        <div>
          <p className={styles.lead}>Thank you for your purchase!</p>
          <dl className={styles.facts}>
            {orderNumber ? (
              <div>
                <dt>Order</dt>
                <dd>#{orderNumber}</dd>
              </div>
            ) : null}
            {totalCents ? (
              <div>
                <dt>Paid</dt>
                <dd>{formatCents(totalCents)}</dd>
              </div>
            ) : null}
            <div>
              <dt>Payment</dt>
              <dd>
                <code>{paymentIntentId}</code>
              </dd>
            </div>
          </dl>
        </div>
      </div>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <img src="/art/i-check.png" width="24" height="24" alt="" />
            {step}
          </li>
        ))}
      </ol>
      <div className={`well ${styles.status}`}>
        <img src="/art/i-truck.png" width="48" height="48" alt="" />
        {trackingNumber ? (
          <div>
            <h2>Shipping Label Created</h2>
            <p>
              Tracking number: <TrackingNumber number={trackingNumber} url={trackingUrl} carrier={carrier} />
            </p>
          </div>
        ) : (
          <div>
            <h2>Shipping Calculated</h2>
            <p>Your order will be shipped soon</p>
          </div>
        )}
      </div>
      <h2 className={styles.next}>What Happens Next</h2>
      <ol className={styles.list}>
        <li>The confirmation is on its way to your mailbox.</li>
        <li>Your coffee is packed and ships within 1-2 business days.</li>
        <li>The tracking number comes by mail as soon as the carrier has the parcel.</li>
      </ol>
      <div className={styles.actions}>
        <ButtonLink to="/store" look="gold">
          Continue Shopping
        </ButtonLink>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </div>
    </Window>
  );
}
