import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Env } from '../../config/load-env.ts';
import {
  type Intent,
  type NewIntent,
  type NewRefund,
  type PaidCard,
  type PayableIntent,
  type PaymentGateway,
  PaymentProviderError,
  type ProviderEvent,
  type ProviderRefund,
} from './payment-gateway.ts';
import { isKeyRefused } from '../provider-error.ts';
import { createStripeClient } from './stripe-client.ts';
import { findDoubt } from './stripe-doubt.ts';
import { verifyStripeEvent } from './stripe-event.ts';

/** An intent whose creation was answered with an error is as old as that checkout's request. */
const LOOK_BACK_MS = 30 * 60_000;
const LOOK_UP_LIMIT = 1_000;

/** Null for what is not shaped like the brand and last digits of a card. */
function toCard(charge: Stripe.Charge | null): PaidCard | null {
  const { brand, last4 } = charge?.payment_method_details?.card ?? {};
  return brand && last4 && /^[a-z_]{1,20}$/.test(brand) && /^\d{4}$/.test(last4) ? { brand, lastFour: last4 } : null;
}

function toIntent(pi: Stripe.PaymentIntent): Intent {
  // The SDK passes a 4xx body without an `error` object through as success, so the answer is checked here.
  if (pi?.object !== 'payment_intent' || typeof pi.id !== 'string') {
    throw new PaymentProviderError('unavailable', 'The payment provider answered something that is no payment intent');
  }
  const charge = typeof pi.latest_charge === 'object' ? pi.latest_charge : null;
  return {
    id: pi.id,
    status: pi.status as Intent['status'],
    amountCents: pi.amount,
    amountReceivedCents: pi.amount_received,
    amountRefundedCents: charge?.amount_refunded ?? 0,
    doubt: null,
    currency: pi.currency,
    isLive: pi.livemode === true,
    metadata: pi.metadata,
    declineMessage: pi.last_payment_error?.message ?? null,
    card: toCard(charge),
  };
}

function toPayable(pi: Stripe.PaymentIntent): PayableIntent {
  const intent = toIntent(pi);
  if (!pi.client_secret) throw new PaymentProviderError('unavailable', 'The payment provider answered an intent without its client secret');
  return { ...intent, clientSecret: pi.client_secret };
}

function toRefund(refund: Stripe.Refund): ProviderRefund {
  if (refund?.object !== 'refund')
    throw new PaymentProviderError('unavailable', 'The payment provider answered something that is no refund');
  const { id, amount, metadata, status } = refund;
  return { id, amountCents: amount, reference: metadata?.['reference'] ?? null, hasFailed: status === 'failed' || status === 'canceled' };
}

function toProviderError(error: unknown): PaymentProviderError {
  if (error instanceof PaymentProviderError) return error;
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    // A 404 without this code is about the address that was asked, not about the object.
    const kind = error.code === 'resource_missing' ? 'missing' : error.statusCode === 404 ? 'unavailable' : 'rejected';
    return new PaymentProviderError(kind, error.message, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 409) {
    return new PaymentProviderError('busy', error.message, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeError && isKeyRefused(error.statusCode)) {
    return new PaymentProviderError('misconfigured', error.message, { cause: error });
  }
  return new PaymentProviderError('unavailable', error instanceof Error ? error.message : 'unknown provider fault', { cause: error });
}

async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toProviderError(error);
  }
}

function isServerFault(error: unknown): boolean {
  const cause = error instanceof PaymentProviderError ? error.cause : error;
  return cause instanceof Stripe.errors.StripeAPIError && (cause.statusCode ?? 500) >= 500;
}

export function createStripeGateway(settings: Env['stripe']): PaymentGateway {
  const stripe = createStripeClient(settings);

  async function create({ amountCents, currency, metadata, description, shipping, idempotencyKey }: NewIntent): Promise<PayableIntent> {
    return asking(async () => {
      // Without receipt_email, with which Stripe would mail a receipt of its own: the metadata has the address.
      const params: Stripe.PaymentIntentCreateParams = { amount: amountCents, currency, metadata, description };
      if (shipping) {
        const { name, street1: line1, street2, city, state, zip, country, phone } = shipping;
        const address = { line1, ...(street2 && { line2: street2 }), city, state, postal_code: zip, country };
        params.shipping = { name, address, ...(phone && { phone }) };
      }
      if (settings.allowedPaymentMethods.length > 0) {
        Object.assign(params, { allowed_payment_method_types: settings.allowedPaymentMethods });
      }
      return toPayable(await stripe.paymentIntents.create(params, { idempotencyKey }));
    });
  }

  /** Among the newest intents of the account, which other shops may share. */
  function findOpenIntent(orderRef: string): Promise<PayableIntent | null> {
    return asking(async () => {
      const since = Math.floor((Date.now() - LOOK_BACK_MS) / 1000);
      let seen = 0;
      for await (const pi of stripe.paymentIntents.list({ created: { gte: since }, limit: 100 })) {
        // A list may leave the secret out.
        if (pi.metadata?.['orderRef'] === orderRef && pi.status !== 'canceled')
          return toPayable(await stripe.paymentIntents.retrieve(pi.id));
        seen += 1;
        if (seen >= LOOK_UP_LIMIT) break;
      }
      return null;
    });
  }

  function retrieveIntent(id: string): Promise<Intent> {
    return asking(async () => {
      const pi = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'review'] });
      const intent = toIntent(pi);
      return { ...intent, doubt: await findDoubt(stripe, pi) };
    });
  }

  function createRefund({ paymentIntentId, amountCents, reference }: NewRefund, idempotencyKey: string): Promise<ProviderRefund> {
    return asking(async () =>
      toRefund(
        await stripe.refunds.create({ payment_intent: paymentIntentId, amount: amountCents, metadata: { reference } }, { idempotencyKey }),
      ),
    );
  }

  function listRefunds(paymentIntentId: string): Promise<ProviderRefund[]> {
    return asking(async () => {
      const refunds: ProviderRefund[] = [];
      for await (const refund of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })) {
        refunds.push(toRefund(refund));
        if (refunds.length >= LOOK_UP_LIMIT) break;
      }
      return refunds;
    });
  }

  async function findRefund({ paymentIntentId, reference }: NewRefund): Promise<ProviderRefund | undefined> {
    return (await listRefunds(paymentIntentId)).find((refund) => refund.reference === reference);
  }

  return {
    async createIntent(input) {
      try {
        return await create(input);
      } catch (error) {
        if (!isServerFault(error)) throw error;
        const { orderRef } = input.metadata;
        const existing = orderRef ? await findOpenIntent(orderRef) : null;
        // A key of its own for each such try: the next 5xx would be replayed for a second fixed key just the same.
        return existing ?? create({ ...input, idempotencyKey: `${input.idempotencyKey}:${randomUUID()}` });
      }
    },
    retrieveIntent,
    async cancelIntent(id) {
      try {
        return await asking(async () => toIntent(await stripe.paymentIntents.cancel(id)));
      } catch (error) {
        if (!(error instanceof PaymentProviderError) || error.kind !== 'rejected') throw error;
        return asking(async () => toIntent(await stripe.paymentIntents.retrieve(id)));
      }
    },
    async refund(input) {
      const earlier = input.wasTried ? await findRefund(input) : undefined;
      if (earlier) return earlier;
      try {
        return await createRefund(input, input.reference);
      } catch (error) {
        if (!isServerFault(error)) throw error;
        return (await findRefund(input)) ?? createRefund(input, `${input.reference}:${randomUUID()}`);
      }
    },
    listRefunds,
    createCheckoutSession: (input) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.create({
          mode: 'payment',
          line_items: input.lines.map((line) => ({
            quantity: line.quantity,
            price_data: { currency: 'usd', unit_amount: line.unitAmountCents, product_data: { name: line.name } },
          })),
          ...(input.customerEmail && { customer_email: input.customerEmail }),
          success_url: input.successUrl,
          cancel_url: input.cancelUrl,
          metadata: input.metadata,
          payment_intent_data: { metadata: input.metadata },
        });
        if (session?.object !== 'checkout.session' || !session.url) {
          throw new PaymentProviderError('unavailable', 'The payment provider answered something that is no checkout session');
        }
        return { sessionId: session.id, checkoutUrl: session.url };
      }),
    verifyEvent: (rawBody, signature): ProviderEvent => verifyStripeEvent(stripe, settings.webhookSecrets, rawBody, signature),
  };
}
