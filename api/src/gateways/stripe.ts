import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Env } from '../config/load-env.ts';
import {
  type Intent,
  type NewIntent,
  type PaymentGateway,
  PaymentProviderError,
  type ProviderEvent,
  WebhookSignatureError,
} from './payment-gateway.ts';

/** Two tries of 4 s leave room inside the 10 s in which checkout must answer (reliability.md, PAY-21). */
const TIMEOUT_MS = 4_000;
const RETRIES = 1;
const EVENT_AGE_SECONDS = 300;

const toIntent = (pi: Stripe.PaymentIntent): Intent => {
  // The SDK passes a 4xx body without an `error` object through as success, so the answer is checked here.
  if (pi?.object !== 'payment_intent' || typeof pi.id !== 'string' || !pi.client_secret) {
    throw new PaymentProviderError('unavailable', 'The payment provider answered something that is no payment intent');
  }
  const charge = typeof pi.latest_charge === 'object' ? pi.latest_charge : null;
  return {
    id: pi.id,
    status: pi.status as Intent['status'],
    amountCents: pi.amount,
    amountReceivedCents: pi.amount_received,
    amountRefundedCents: charge?.amount_refunded ?? 0,
    isDisputed: charge?.disputed ?? false,
    currency: pi.currency,
    clientSecret: pi.client_secret,
    metadata: pi.metadata,
    declineMessage: pi.last_payment_error?.message ?? null,
  };
};

const toProviderError = (error: unknown): PaymentProviderError => {
  if (error instanceof PaymentProviderError) return error;
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return new PaymentProviderError(error.statusCode === 404 ? 'missing' : 'rejected', error.message, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 409) {
    return new PaymentProviderError('busy', error.message, { cause: error });
  }
  return new PaymentProviderError('unavailable', error instanceof Error ? error.message : 'unknown provider fault', { cause: error });
};

const asking = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw toProviderError(error);
  }
};

const isServerFault = (error: unknown): boolean => {
  const cause = error instanceof PaymentProviderError ? error.cause : error;
  return cause instanceof Stripe.errors.StripeAPIError && (cause.statusCode ?? 500) >= 500;
};

export const createStripeGateway = (settings: Env['stripe']): PaymentGateway => {
  const base = new URL(settings.apiBase);
  const stripe = new Stripe(settings.secretKey, {
    host: base.hostname,
    port: base.port || (base.protocol === 'https:' ? 443 : 80),
    protocol: base.protocol === 'https:' ? 'https' : 'http',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });

  const create = async ({ amountCents, currency, metadata, idempotencyKey }: NewIntent): Promise<Intent> =>
    asking(async () => {
      const params: Stripe.PaymentIntentCreateParams = { amount: amountCents, currency, metadata };
      if (settings.allowedPaymentMethods.length > 0) {
        Object.assign(params, { allowed_payment_method_types: settings.allowedPaymentMethods });
      }
      return toIntent(await stripe.paymentIntents.create(params, { idempotencyKey }));
    });

  const listIntentsSince = async (since: Date): Promise<Intent[]> =>
    asking(async () => {
      const found: Intent[] = [];
      const page = stripe.paymentIntents.list({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 });
      for await (const pi of page) {
        found.push(toIntent(pi));
        if (found.length >= 1000) break;
      }
      return found;
    });

  const retrieveIntent = (id: string): Promise<Intent> =>
    asking(async () => toIntent(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })));

  const giveBack = (paymentIntentId: string, amountCents: number, idempotencyKey: string): Promise<void> =>
    asking(async () => {
      const refund = await stripe.refunds.create({ payment_intent: paymentIntentId, amount: amountCents }, { idempotencyKey });
      if (refund?.object !== 'refund')
        throw new PaymentProviderError('unavailable', 'The payment provider answered something that is no refund');
    });

  return {
    async createIntent(input) {
      try {
        return await create(input);
      } catch (error) {
        if (!isServerFault(error)) throw error;
        const lookBack = new Date(Date.now() - 30 * 60_000);
        const existing = (await listIntentsSince(lookBack)).find(
          (intent) => intent.metadata['orderRef'] === input.metadata['orderRef'] && intent.status !== 'canceled',
        );
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
    async refund({ paymentIntentId, amountCents, idempotencyKey }) {
      try {
        await giveBack(paymentIntentId, amountCents, idempotencyKey);
      } catch (error) {
        if (!isServerFault(error)) throw error;
        const { amountReceivedCents, amountRefundedCents } = await retrieveIntent(paymentIntentId);
        if (amountReceivedCents - amountRefundedCents < amountCents) return;
        await giveBack(paymentIntentId, amountCents, `${idempotencyKey}:${randomUUID()}`);
      }
    },
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
    listIntentsSince,
    verifyEvent(rawBody, signature): ProviderEvent {
      for (const secret of settings.webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(rawBody, signature, secret, EVENT_AGE_SECONDS);
          return { id: event.id, type: event.type, paymentIntentId: intentOf(event) };
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError) && !(error instanceof SyntaxError)) throw error;
        }
      }
      throw new WebhookSignatureError('No configured secret verifies this event');
    },
  };
};

/** The payment intent an event is about, whatever object it carries (charge, refund, dispute, session). */
const intentOf = (event: Stripe.Event): string | null => {
  const object = event.data.object as { object?: string; id?: string; payment_intent?: string | { id: string } | null };
  if (object.object === 'payment_intent') return object.id ?? null;
  const reference = object.payment_intent;
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
};
