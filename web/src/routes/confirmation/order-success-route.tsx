import { useEffect, useState } from 'react';
import { finalizePayment } from '../../features/checkout/payment/pay.ts';
import { useProcessPayment } from '../../features/checkout/payment/use-process-payment.ts';
import { verdictOf } from '../../features/checkout/status/status-rules.ts';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useSearchParams } from '../../lib/router.ts';
import { useHydrated } from '../../lib/use-hydrated.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { TrackingNumber } from '../../ui/signs/tracking-number.tsx';
import styles from './confirmation.module.css';
import { ConfirmationError, wordsFor } from './confirmation-error.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** Confirmation page A: where banks that asked for a page of their own send the shopper back to. */
export function OrderSuccessRoute() {
  const [params] = useSearchParams();
  return (
    <div className={`page stack ${styles.page}`}>
      <PageMeta title="Quest complete" description="What became of your payment." path="/order-success" />
      {useHydrated() ? (
        <QuestLog
          paymentIntentId={params.get('payment_intent') ?? ''}
          orderRef={params.get('orderId')}
          hasFailed={params.get('redirect_status') === 'failed'}
        />
      ) : (
        <Processing />
      )}
    </div>
  );
}

function Processing() {
  return (
    <Window title="QUEST COMPLETE!" level={1} icon="i-heart">
      <p className={styles.loading} role="status">
        Processing...
      </p>
    </Window>
  );
}

interface QuestLogProps {
  paymentIntentId: string;
  orderRef: string | null;
  hasFailed: boolean;
}

function QuestLog({ paymentIntentId, orderRef, hasFailed }: QuestLogProps) {
  const isProcessed = useProcessOnce(paymentIntentId, hasFailed);
  const { view, refetch } = useConfirmation(paymentIntentId, !isProcessed);
  useSecretRemoved();

  if (view.kind === 'loading') return <Processing />;
  const verdict = view.kind === 'known' ? verdictOf(view.status.state) : null;
  if (view.kind !== 'known' || verdict !== 'paid') {
    const words = wordsFor(view, verdict === 'paid' ? null : verdict, hasFailed);
    return (
      <Window title="QUEST ON HOLD" level={1} icon="i-warning">
        <h2 className={styles.banner}>{words.title}</h2>
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
  return (
    <Window title="QUEST COMPLETE!" level={1} icon="i-heart">
      <div className={styles.quest}>
        <img src="/art/captains-choice.png" width="144" height="144" alt="" />
        <div>
          <h2 className={`${styles.banner} ${styles.good}`}>PAYMENT SUCCESSFUL</h2>
          <DialogBox>
            <p>The confirmation is on its way to your mailbox. Your coffee ships within 1-2 business days.</p>
          </DialogBox>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Order</dt>
          <dd>{view.status.orderNumber ? `#${view.status.orderNumber}` : (orderRef ?? '')}</dd>
        </div>
        <div>
          <dt>Payment</dt>
          <dd>
            <code>{paymentIntentId}</code>
          </dd>
        </div>
        {view.status.trackingNumber ? (
          <div>
            <dt>Tracking</dt>
            <dd>
              <TrackingNumber number={view.status.trackingNumber} url={view.status.trackingUrl} carrier={view.status.carrier} />
            </dd>
          </div>
        ) : null}
      </dl>
      <div className={styles.actions}>
        <ButtonLink to="/store" look="gold">
          Continue Shopping
        </ButtonLink>
        <ButtonLink to="/orders">View My Orders</ButtonLink>
      </div>
    </Window>
  );
}

/** Running and finished calls, by payment: React may mount a page twice, the call is made once. */
const calls = new Map<string, Promise<unknown>>();

/** Reports the return from the bank, once; true when that is done and the status can be queried. */
function useProcessOnce(paymentIntentId: string, hasFailed: boolean): boolean {
  const processPayment = useProcessPayment();
  const isNeeded = paymentIntentId !== '' && !hasFailed;
  const [isDone, setIsDone] = useState(!isNeeded);

  useEffect(() => {
    if (!isNeeded) return;
    let isStale = false;
    const call = calls.get(paymentIntentId) ?? finalizePayment(paymentIntentId, false, processPayment);
    calls.set(paymentIntentId, call);
    void call.then(() => {
      if (!isStale) setIsDone(true);
    });
    return () => {
      isStale = true;
    };
  }, [isNeeded, paymentIntentId, processPayment]);

  return isDone;
}

/** The bank appends the payment's client secret to the address; it has no business in a history or a screenshot. */
function useSecretRemoved() {
  const [params, setParams] = useSearchParams();
  const hasSecret = params.has('payment_intent_client_secret');
  useEffect(() => {
    if (!hasSecret) return;
    setParams(
      (old) => {
        old.delete('payment_intent_client_secret');
        return old;
      },
      { replace: true },
    );
  }, [hasSecret, setParams]);
}
