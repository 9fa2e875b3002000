import { assertNever } from '../../../lib/assert-never.ts';
import type { ConfirmRequest, PaymentForm } from './payment-form.ts';
import type { IntentAnswer } from './use-create-payment-intent.ts';
import type { ProcessAnswer } from './use-process-payment.ts';

type IntentReady = Extract<IntentAnswer, { __typename: 'PaymentIntentReady' }>;
export type IntentRefusal = Exclude<IntentAnswer, IntentReady>;

export type PayOutcome =
  /** The card form itself found something missing. */
  | { kind: 'incomplete'; message: string }
  /** The shop said no before anything was charged. */
  | { kind: 'refused'; refusal: IntentRefusal }
  /** No payment could be prepared; nothing was charged. */
  | { kind: 'unprepared'; message: string | undefined }
  | { kind: 'declined'; message: string }
  | { kind: 'refunded'; paymentIntentId: string; message: string }
  | { kind: 'pending'; paymentIntentId: string }
  /** Charged (or perhaps charged), but no order is confirmed. */
  | { kind: 'unsettled'; paymentIntentId: string; isCharged: boolean }
  | { kind: 'paid'; paymentIntentId: string; trackingNumber: string | null };

interface PaySteps {
  form: PaymentForm;
  createIntent: () => Promise<IntentAnswer>;
  confirmRequest: (ready: IntentReady) => ConfirmRequest;
  processPayment: (paymentIntentId: string) => Promise<ProcessAnswer>;
  /** Called before money can move, and again when it is known that it did. */
  remember: (paymentIntentId: string, state: 'unknown' | 'charged') => void;
  /** What a thrown error has to say to the shopper, if anything. */
  wordsOf: (error: unknown) => string | undefined;
}

/** One attempt to pay: check the card, prepare the payment, charge it, have the order made. Never throws. */
export async function pay(steps: PaySteps): Promise<PayOutcome> {
  const { form, createIntent, confirmRequest, processPayment, remember, wordsOf } = steps;

  const checked = await form.submit().catch(() => ({ isComplete: false as const, message: 'Please check your card details.' }));
  if (!checked.isComplete) return { kind: 'incomplete', message: checked.message };

  let answer: IntentAnswer;
  try {
    answer = await createIntent();
  } catch (error) {
    return { kind: 'unprepared', message: wordsOf(error) };
  }
  if (answer.__typename !== 'PaymentIntentReady') return { kind: 'refused', refusal: answer };

  const { paymentIntentId } = answer;
  remember(paymentIntentId, 'unknown');
  const confirmed = await form.confirm(confirmRequest(answer));
  switch (confirmed.kind) {
    case 'declined':
      return { kind: 'declined', message: confirmed.message };
    case 'succeeded':
      remember(paymentIntentId, 'charged');
      return settle(paymentIntentId, true, processPayment);
    case 'processing':
    case 'unknown':
      return settle(paymentIntentId, false, processPayment);
    default:
      return assertNever(confirmed);
  }
}

/** Asks the shop how a payment ended. Never throws. */
export async function settle(
  paymentIntentId: string,
  isCharged: boolean,
  processPayment: PaySteps['processPayment'],
): Promise<Exclude<PayOutcome, { kind: 'incomplete' | 'refused' | 'unprepared' }>> {
  let answer: ProcessAnswer;
  try {
    answer = await processPayment(paymentIntentId);
  } catch {
    return { kind: 'unsettled', paymentIntentId, isCharged };
  }
  switch (answer.__typename) {
    case 'PaymentProcessed':
      return { kind: 'paid', paymentIntentId, trackingNumber: answer.trackingNumber ?? null };
    case 'PaymentPending':
      return { kind: 'pending', paymentIntentId };
    case 'PaymentNotCompleted':
      return { kind: 'declined', message: answer.message };
    case 'PaymentRefunded':
      return { kind: 'refunded', paymentIntentId, message: answer.message };
    case 'PaymentUnavailable':
      return { kind: 'unsettled', paymentIntentId, isCharged };
    default:
      return assertNever(answer);
  }
}
