import { assertNever } from '../../../lib/assert-never.ts';
import type { ConfirmRequest, PaymentForm } from './payment-form.ts';
import type { IntentAnswer } from './use-create-payment-intent.ts';
import type { ProcessAnswer } from './use-process-payment.ts';

type IntentReady = Extract<IntentAnswer, { __typename: 'PaymentIntentReady' }>;
export type IntentRefusal = Exclude<IntentAnswer, IntentReady>;

export type PayOutcome =
  /** The card form is incomplete. */
  | { kind: 'incomplete'; message: string }
  /** The server refused before anything was charged. */
  | { kind: 'refused'; refusal: IntentRefusal }
  /** No payment intent could be created; nothing was charged. */
  | { kind: 'unprepared'; message: string | undefined }
  | { kind: 'declined'; message: string }
  | { kind: 'refunded'; paymentIntentId: string; message: string }
  | { kind: 'pending'; paymentIntentId: string }
  /** Charged (or perhaps charged), but no order is confirmed. */
  | { kind: 'unfinished'; paymentIntentId: string; isCharged: boolean }
  | { kind: 'paid'; paymentIntentId: string; trackingNumber: string | null };

interface PaySteps {
  form: PaymentForm;
  createIntent: () => Promise<IntentAnswer>;
  confirmRequest: (ready: IntentReady) => ConfirmRequest;
  processPayment: (paymentIntentId: string) => Promise<ProcessAnswer>;
  /** Called before a charge is possible, and again after a confirmed charge. */
  savePayment: (paymentIntentId: string, state: 'unknown' | 'charged') => void;
  /** The message of an error for the shopper, if it has one. */
  messageOf: (error: unknown) => string | undefined;
}

/** One attempt to pay: validates the card, creates the payment intent, confirms it, creates the order. Never throws. */
export async function pay(steps: PaySteps): Promise<PayOutcome> {
  const { form, createIntent, confirmRequest, processPayment, savePayment, messageOf } = steps;

  const checked = await form.submit().catch(() => ({ isComplete: false as const, message: 'Please check your card details.' }));
  if (!checked.isComplete) return { kind: 'incomplete', message: checked.message };

  let answer: IntentAnswer;
  try {
    answer = await createIntent();
  } catch (error) {
    return { kind: 'unprepared', message: messageOf(error) };
  }
  if (answer.__typename !== 'PaymentIntentReady') return { kind: 'refused', refusal: answer };

  const { paymentIntentId } = answer;
  savePayment(paymentIntentId, 'unknown');
  const confirmed = await form.confirm(confirmRequest(answer));
  switch (confirmed.kind) {
    case 'declined':
      return { kind: 'declined', message: confirmed.message };
    case 'succeeded':
      savePayment(paymentIntentId, 'charged');
      return finalizePayment(paymentIntentId, true, processPayment);
    case 'processing':
    case 'unknown':
      return finalizePayment(paymentIntentId, false, processPayment);
    default:
      return assertNever(confirmed);
  }
}

/** Has the server finalize a payment and returns the outcome. Never throws. */
export async function finalizePayment(
  paymentIntentId: string,
  isCharged: boolean,
  processPayment: PaySteps['processPayment'],
): Promise<Exclude<PayOutcome, { kind: 'incomplete' | 'refused' | 'unprepared' }>> {
  let answer: ProcessAnswer;
  try {
    answer = await processPayment(paymentIntentId);
  } catch {
    return { kind: 'unfinished', paymentIntentId, isCharged };
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
      return { kind: 'unfinished', paymentIntentId, isCharged };
    default:
      return assertNever(answer);
  }
}
