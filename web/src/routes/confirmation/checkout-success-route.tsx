import { verdictOf } from '../../features/checkout/status/status-rules.ts';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useSearchParams } from '../../lib/router.ts';
import { useHydrated } from '../../lib/use-hydrated.tsx';
import { Window } from '../../ui/frames/window.tsx';
import styles from './confirmation.module.css';
import { ConfirmationError, wordsFor } from './confirmation-error.tsx';
import { ConfirmedOrder } from './confirmed-order.tsx';
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
  if (view.kind === 'known' && verdict === 'paid') return <ConfirmedOrder status={view.status} />;
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
