import type Stripe from 'stripe';
import type { StripeCall } from '../wire/call.ts';

const PUBLIC_FIELDS = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

/** With a publishable key Stripe omits private fields, such as metadata. */
export function intentFor({ key }: { key: Pick<StripeCall['key'], 'kind'> }, intent: Stripe.PaymentIntent): object {
  if (key.kind === 'secret') return intent;
  return Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, intent[field]]));
}
