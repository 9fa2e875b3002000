import { useEffect, useRef, useState } from 'react';
import type { OpenPayment } from '../../features/checkout/attempt/checkout-attempt.ts';
import { finalizePayment } from '../../features/checkout/payment/pay.ts';
import { useProcessPayment } from '../../features/checkout/payment/use-process-payment.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import styles from './checkout.module.css';

interface UnfinishedPaymentProps {
  payment: OpenPayment;
  onPaid: (paymentIntentId: string, trackingNumber: string | null) => void;
  /** Not charged, or the shopper goes on regardless; `isOver`: the attempt itself is done with. */
  onClear: (result: { isOver: boolean }) => void;
}

/** Stands in the way of a second charge while the end of an earlier payment is not known. */
export function UnfinishedPayment({ payment, onPaid, onClear }: UnfinishedPaymentProps) {
  const { paymentIntentId } = payment;
  const processPayment = useProcessPayment();
  const [isLoading, setIsLoading] = useState(false);
  const [isCharged, setIsCharged] = useState(payment.state === 'charged');
  const isRunning = useRef(false);

  async function ask() {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsLoading(true);
    const outcome = await finalizePayment(paymentIntentId, isCharged, processPayment);
    isRunning.current = false;
    setIsLoading(false);
    if (outcome.kind === 'paid') return onPaid(paymentIntentId, outcome.trackingNumber);
    if (outcome.kind === 'unfinished' || outcome.kind === 'pending') {
      if (outcome.kind === 'unfinished') setIsCharged(outcome.isCharged);
      return;
    }
    showToast({ title: 'Payment Failed', description: outcome.message, tone: 'bad' });
    onClear({ isOver: outcome.kind === 'refunded' });
  }

  const firstAsk = useRef(ask);
  useEffect(() => void firstAsk.current(), []);

  return (
    <Window title={isCharged ? 'Payment received' : 'A payment is under way'} icon="i-lock" className={styles.unfinished}>
      <DialogBox who="Captain">
        <p>
          {isCharged
            ? 'Your payment went through, but the order is not in our book yet. Please do not pay again. We keep trying, and you get a mail as soon as it is done.'
            : 'A payment for this cart was started and we do not know yet how it ended. We ask your bank before you pay again.'}
        </p>
      </DialogBox>
      <p className={styles.reference}>
        Payment: <code>{paymentIntentId}</code>
      </p>
      {isCharged ? <p>Still nothing after an hour? Please contact support and name this payment.</p> : null}
      <div className={styles.choices}>
        <Button look="gold" aria-disabled={isLoading} onClick={() => void ask()}>
          {isLoading ? 'Asking...' : 'Check again'}
        </Button>
        {isCharged ? (
          <ButtonLink to="/store">Back to the shop</ButtonLink>
        ) : (
          <Button aria-disabled={isLoading} onClick={() => onClear({ isOver: false })}>
            Start over
          </Button>
        )}
      </div>
    </Window>
  );
}
