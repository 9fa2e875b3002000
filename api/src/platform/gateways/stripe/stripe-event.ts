import Stripe from 'stripe';
import { z } from 'zod';
import { MalformedEventError, type ProviderEvent, WebhookSignatureError } from './payment-gateway.ts';

/** How far the time in a signature may be from ours, either way. */
const TOLERANCE_SECONDS = 300;

const id = z.string().regex(/^\w{1,255}$/);
const currencyCode = z.string().regex(/^[a-z]{3,10}$/);
const eventShape = z.object({
  id,
  type: z.string().regex(/^[a-z0-9_.]{1,100}$/),
  account: id.nullish(),
  livemode: z.boolean().default(false),
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
});
const paymentIntent = z.object({
  id,
  currency: currencyCode.nullish(),
  metadata: z
    .object({ orderRef: z.string().regex(/^[\w-]{1,64}$/) })
    .nullish()
    .catch(null),
});
const withPayment = z.object({
  payment_intent: z
    .union([id, z.object({ id }).transform((intent) => intent.id)])
    .nullish()
    .catch(null),
  currency: currencyCode.nullish().catch(null),
});

/**
 * The event in a webhook's raw body, once one of the secrets verifies it.
 * @throws WebhookSignatureError
 * @throws MalformedEventError
 */
export function verifyStripeEvent(stripe: Stripe, secrets: string[], rawBody: Buffer, signature: string): ProviderEvent {
  if (isFromTheFuture(signature)) throw new WebhookSignatureError('The event is signed with a time that is yet to come');
  for (const secret of secrets) {
    const event = verifyWith(stripe, secret, rawBody, signature);
    if (event !== undefined) return readEvent(event);
  }
  throw new WebhookSignatureError('No configured secret verifies this event');
}

/** The SDK refuses old time-stamps only, and takes the last of several. */
function isFromTheFuture(signature: string): boolean {
  const latest = Date.now() / 1000 + TOLERANCE_SECONDS;
  return signature.split(',').some((part) => part.startsWith('t=') && !(Number(part.slice(2)) <= latest));
}

/** Undefined when this is not the secret that it was signed with. */
function verifyWith(stripe: Stripe, secret: string, rawBody: Buffer, signature: string): unknown {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    // Verified, and then not readable: no JSON, or an event of the v2 API.
    throw new MalformedEventError('What is signed is no event', { cause: error });
  }
}

function readEvent(body: unknown): ProviderEvent {
  const { data, livemode, account, ...event } = parseShape(eventShape, body);
  const about = { ...event, account: account ?? null, isLive: livemode };
  if (data.object.object === 'payment_intent') {
    const intent = parseShape(paymentIntent, data.object);
    return { ...about, paymentIntentId: intent.id, orderRef: intent.metadata?.orderRef ?? null, currency: intent.currency ?? null };
  }
  // A charge, refund, dispute or session names its payment intent, as an id or expanded.
  const { payment_intent: paymentIntentId, currency } = parseShape(withPayment, data.object);
  const isCharge = data.object.object === 'charge';
  return { ...about, paymentIntentId: paymentIntentId ?? null, orderRef: null, currency: isCharge ? (currency ?? null) : null };
}

function parseShape<T>(shape: z.ZodType<T>, value: unknown): T {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new MalformedEventError('What is signed is no event', { cause: parsed.error });
  return parsed.data;
}
