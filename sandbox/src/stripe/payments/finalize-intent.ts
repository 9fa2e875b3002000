import type Stripe from 'stripe';
import type { CardOutcome } from '../../store/stripe-rows.ts';
import type { PaymentIntentRow, PaymentMethodRow } from '../../store/stripe-rows.ts';
import type { Cause } from '../wire/call.ts';
import { StripeError, type StripeErrorBody } from '../wire/stripe-error.ts';
import { emitEvent } from '../webhooks/emit-event.ts';
import { completeCheckoutOf } from './complete-checkout.ts';
import { openDispute } from '../disputes/dispute.ts';
import { newCharge } from './new-charge.ts';

type Decline = Extract<CardOutcome, { kind: 'decline' }>;

/** Creates the charge, sets `succeeded`, emits the events, and applies the test card's later effects. */
export function succeedIntent(cause: Cause, row: PaymentIntentRow, method: PaymentMethodRow): void {
  const { sandbox } = cause;
  const charge = newCharge(row.intent, method.method, sandbox.clock.nowSeconds(), null);
  sandbox.store.charges.put(charge.id, { id: charge.id, charge, outcome: method.outcome });
  Object.assign(row.intent, {
    status: 'succeeded',
    amount_received: row.intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    processing: null,
  } satisfies Partial<Stripe.PaymentIntent>);
  sandbox.store.paymentIntents.put(row.id, row);
  emitEvent(cause, 'charge.succeeded', charge);
  emitEvent(cause, 'payment_intent.succeeded', row.intent);
  completeCheckoutOf(cause, row);
  if (method.outcome.kind === 'dispute') openDispute(cause, charge.id, method.outcome.reason);
}

/** Declines: sets `requires_payment_method` and stores the error on the intent. Returns the 402. */
export function declineIntent(cause: Cause, row: PaymentIntentRow, method: PaymentMethodRow, decline: Decline): StripeError {
  const { sandbox } = cause;
  const charge = newCharge(row.intent, method.method, sandbox.clock.nowSeconds(), decline);
  sandbox.store.charges.put(charge.id, { id: charge.id, charge, outcome: method.outcome });
  row.intent.latest_charge = charge.id;
  emitEvent(cause, 'charge.failed', charge);
  const body: StripeErrorBody = {
    type: 'card_error',
    code: decline.code,
    ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
    message: decline.message,
    charge: charge.id,
    payment_method: method.method,
    ...(decline.code === 'incorrect_cvc' ? { param: 'cvc' } : {}),
  };
  failIntent(cause, row, body);
  return new StripeError(402, { ...body, payment_intent: structuredClone(row.intent) }, true);
}

/** 3-D Secure or the bank's page failed: no charge is created. */
export function failAuthentication(cause: Cause, row: PaymentIntentRow): StripeError {
  const body: StripeErrorBody = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  };
  failIntent(cause, row, body);
  return new StripeError(402, { ...body, payment_intent: structuredClone(row.intent) }, true);
}

function failIntent({ sandbox, ...rest }: Cause, row: PaymentIntentRow, error: StripeErrorBody): void {
  const lastError: Stripe.PaymentIntent.LastPaymentError = {
    ...error,
    doc_url: `https://stripe.com/docs/error-codes/${(error.code ?? '').replaceAll('_', '-')}`,
  };
  Object.assign(row.intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    processing: null,
    last_payment_error: lastError,
  } satisfies Partial<Stripe.PaymentIntent>);
  sandbox.store.paymentIntents.put(row.id, row);
  emitEvent({ sandbox, ...rest } as Cause, 'payment_intent.payment_failed', row.intent);
}

export function startProcessing(cause: Cause, row: PaymentIntentRow): void {
  Object.assign(row.intent, { status: 'processing', next_action: null, last_payment_error: null } satisfies Partial<Stripe.PaymentIntent>);
  cause.sandbox.store.paymentIntents.put(row.id, row);
  emitEvent(cause, 'payment_intent.processing', row.intent);
}
