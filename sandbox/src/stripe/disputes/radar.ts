import type Stripe from 'stripe';
import { stripeId } from '../../http/ids.ts';
import type { PaymentIntentRow } from '../../store/stripe-rows.ts';
import { emitEvent } from '../webhooks/emit-event.ts';
import type { Cause } from '../wire/call.ts';

/** Opens a review of a payment, as a rule of Radar does (https://docs.stripe.com/api/radar/reviews/object). */
export function openReview(cause: Cause, row: PaymentIntentRow): Stripe.Review {
  const { store, clock } = cause.sandbox;
  const review = {
    id: stripeId('prv'),
    object: 'review',
    billing_zip: null,
    charge: String(row.intent.latest_charge),
    closed_reason: null,
    created: clock.nowSeconds(),
    ip_address: null,
    ip_address_location: null,
    livemode: false,
    open: true,
    opened_reason: 'rule',
    payment_intent: row.id,
    reason: 'rule',
    session: null,
  } satisfies Stripe.Review;
  store.reviews.put(review.id, review);
  row.intent.review = review.id;
  store.paymentIntents.put(row.id, row);
  emitEvent(cause, 'review.opened', review);
  return review;
}

/** Closes the review of a payment that somebody has approved; the payment keeps naming it. */
export function closeReview(cause: Cause, row: PaymentIntentRow): Stripe.Review {
  const review = cause.sandbox.store.reviews.get(String(row.intent.review));
  if (!review) throw new RangeError(`no review of ${row.id}`);
  Object.assign(review, { open: false, reason: 'approved', closed_reason: 'approved' });
  cause.sandbox.store.reviews.put(review.id, review);
  emitEvent(cause, 'review.closed', review, { open: true });
  return review;
}

/** The card's network takes a payment for fraud (https://docs.stripe.com/api/radar/early_fraud_warnings/object). */
export function warnOfFraud(cause: Cause, row: PaymentIntentRow): Stripe.Radar.EarlyFraudWarning {
  const warning = {
    id: stripeId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: String(row.intent.latest_charge),
    created: cause.sandbox.clock.nowSeconds(),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: row.id,
  } satisfies Stripe.Radar.EarlyFraudWarning;
  emitEvent(cause, 'radar.early_fraud_warning.created', warning);
  return warning;
}
