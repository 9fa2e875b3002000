import type Stripe from 'stripe';
import type { Sandbox } from '../parts/sandbox.ts';
import { newIntent } from '../stripe/payments/new-intent.ts';
import type { PaymentIntentRow } from '../store/stripe-rows.ts';
import { ControlError } from './control-error.ts';

const MAX_PLANTED = 5_000;

/** Inserts intents of another shop on the same account, without an API call or event, and by default without client secrets. */
export function insertIntents({ store, clock }: Sandbox, body: Record<string, unknown>): { ids: string[] } {
  const { count = 1, hasSecret = false } = body;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MAX_PLANTED)
    throw new ControlError(400, `count must be a whole number from 1 to ${MAX_PLANTED}.`);
  const ids: string[] = [];
  for (let planted = 0; planted < count; planted++) {
    const intent = newIntent({
      amount: 1000,
      currency: 'usd',
      metadata: {},
      description: 'Another shop',
      receiptEmail: null,
      shipping: null,
      allowedTypes: null,
      allowRedirects: 'always',
      captureMethod: 'automatic_async',
      created: clock.nowSeconds(),
    });
    if (hasSecret !== true) intent.client_secret = null;
    store.paymentIntents.put(intent.id, { id: intent.id, intent, idempotencyKey: null, checkoutId: null, returnUrl: null });
    ids.push(intent.id);
  }
  return { ids };
}

/** Changes an intent as no API call can: to live mode, or to one returned without its client secret. */
export function alterIntent({ store }: Sandbox, row: PaymentIntentRow, body: Record<string, unknown>): Stripe.PaymentIntent {
  if (typeof body['livemode'] === 'boolean') Object.assign(row.intent, { livemode: body['livemode'] });
  if (body['clientSecret'] === null) row.intent.client_secret = null;
  if (typeof body['currency'] === 'string') row.intent.currency = body['currency'];
  store.paymentIntents.put(row.id, row);
  return row.intent;
}
