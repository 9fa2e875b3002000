import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { dropOwnHold, saveOwnHold } from '../../features/cart/own-hold.ts';
import type { Contact } from '../../features/checkout/address/contact-schema.ts';
import { toAddressInput } from '../../features/checkout/address/contact-schema.ts';
import { checkoutAttempt } from '../../features/checkout/attempt/checkout-attempt.ts';
import type { OpenPayment } from '../../features/checkout/attempt/checkout-attempt.ts';
import { toLineInputs } from '../../features/checkout/checkout-line.ts';
import { declinedWords } from '../../features/checkout/payment/declined-words.ts';
import { pay } from '../../features/checkout/payment/pay.ts';
import type { PayOutcome } from '../../features/checkout/payment/pay.ts';
import type { PaymentForm } from '../../features/checkout/payment/payment-form.ts';
import { serverMessage } from '../../features/checkout/payment/server-message.ts';
import { useCreatePaymentIntent } from '../../features/checkout/payment/use-create-payment-intent.ts';
import { useProcessPayment } from '../../features/checkout/payment/use-process-payment.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { useShell } from '../../lib/shell.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { answerRefusal } from './answer-refusal.ts';
import type { Notice } from './checkout-notice.tsx';
import type { OrderDraft } from './use-order-draft.ts';

interface PayDeps {
  paymentForm: RefObject<PaymentForm | null>;
  latestDraft: OrderDraft;
  onBusy: (isBusy: boolean) => void;
  onPaid: (paymentIntentId: string, trackingNumber: string | null) => void;
  onUnsettled: (payment: OpenPayment) => void;
}

/**
 * Runs one attempt at a time and turns its outcome into toasts, notices and ways on. Fields are never touched.
 * `draft` is the order to show: while an attempt runs, the one that it pays for.
 */
export function usePay({ paymentForm, latestDraft, onBusy, onPaid, onUnsettled }: PayDeps) {
  const { origin } = useShell();
  const client = useApolloClient();
  const createIntent = useCreatePaymentIntent();
  const processPayment = useProcessPayment();
  const [notice, setNotice] = useState<Notice | null>(null);
  // The card form refuses to confirm another amount than the payment intent's: rates that arrive meanwhile are shown afterwards.
  const [paidDraft, setPaidDraft] = useState<OrderDraft | null>(null);
  const draft = paidDraft ?? latestDraft;
  // State comes too late for a second click in the same tick.
  const isRunning = useRef(false);

  async function createHeldIntent(contact: Contact) {
    const answer = await createIntent({
      checkoutKey: checkoutAttempt.key(),
      lines: toLineInputs(draft.cart),
      expectedTotalCents: draft.totals.totalCents,
      email: contact.email,
      shippingAddress: toAddressInput(contact),
      rateId: draft.rate?.rateId ?? null,
      couponCode: draft.coupon?.code ?? null,
    });
    // After a declined card these pieces are out of stock for everybody else only.
    if (answer.__typename === 'PaymentIntentReady') saveOwnHold(draft.cart, answer.holdExpiresAt);
    return answer;
  }

  async function payNow(contact: Contact) {
    if (isRunning.current) return;
    const form = paymentForm.current;
    if (form === null) {
      setNotice({ title: 'The card form is still opening', text: 'Give it a moment, then press pay again.' });
      return;
    }
    isRunning.current = true;
    setPaidDraft(draft);
    onBusy(true);
    setNotice(null);
    const outcome = await pay({
      form,
      createIntent: () => createHeldIntent(contact),
      confirmRequest: (ready) => ({
        clientSecret: ready.clientSecret,
        name: contact.name,
        email: contact.email,
        returnUrl: `${origin}/order-success?orderId=${encodeURIComponent(ready.orderRef)}`,
      }),
      processPayment,
      savePayment: (paymentIntentId, state) => checkoutAttempt.savePayment({ paymentIntentId, state }),
      messageOf: serverMessage,
    });
    isRunning.current = false;
    await answer(outcome);
  }

  function stop(next: Notice | null) {
    setNotice(next);
    setPaidDraft(null);
    onBusy(false);
  }

  async function answer(outcome: PayOutcome) {
    switch (outcome.kind) {
      case 'incomplete':
        showToast({ title: 'Payment Failed', description: outcome.message, tone: 'bad' });
        return stop({ title: 'Check your card', text: outcome.message });
      case 'unprepared':
        showToast({ title: 'Payment Error', description: 'Failed to create payment intent', tone: 'bad' });
        return stop({
          title: 'The payment could not start',
          text: `${outcome.message ?? 'The shop did not answer.'} Nothing was charged. Everything you typed is still here.`,
        });
      case 'refused':
        if (outcome.refusal.__typename === 'AlreadyPaid') {
          return onUnsettled({ paymentIntentId: outcome.refusal.paidIntentId, state: 'unknown' });
        }
        return stop(await answerRefusal(outcome.refusal, draft, client));
      case 'declined':
        checkoutAttempt.clearPayment();
        showToast({ title: 'Payment Failed', description: outcome.message, tone: 'bad' });
        return stop({
          title: 'Payment Failed',
          text: `${declinedWords(outcome.message)} Everything you typed is still here.`,
        });
      case 'refunded':
        checkoutAttempt.renew();
        dropOwnHold();
        showToast({ title: 'Payment Failed', description: outcome.message, tone: 'bad' });
        return stop({ title: 'Your money is on its way back', text: outcome.message, paymentIntentId: outcome.paymentIntentId });
      case 'pending':
        return onUnsettled({ paymentIntentId: outcome.paymentIntentId, state: 'unknown' });
      case 'unfinished':
        if (outcome.isCharged) {
          showToast({
            title: 'Payment Successful, Order Processing Issue',
            description: 'Payment succeeded but order processing had issues. Please contact support.',
            tone: 'bad',
          });
        }
        return onUnsettled({ paymentIntentId: outcome.paymentIntentId, state: outcome.isCharged ? 'charged' : 'unknown' });
      case 'paid':
        client.cache.evict({ fieldName: 'products' });
        return onPaid(outcome.paymentIntentId, outcome.trackingNumber);
      default:
        return assertNever(outcome);
    }
  }

  return { payNow, draft, isPaying: paidDraft !== null, notice, clearNotice: () => setNotice(null) };
}
