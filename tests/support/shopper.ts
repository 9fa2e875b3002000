import Stripe from 'stripe';

export interface RestAnswer<T = Record<string, unknown>> {
  status: number;
  body: T & { message?: string };
}

export interface CartItem {
  id: string;
  quantity: number;
  grindType?: string;
  size?: string;
  /** The price that a tampering client sends. The shop never reads it. */
  price?: number;
}

export const portland = { name: 'Ada Grinder', street1: '12 Roast Row', city: 'Portland', state: 'OR', zip: '97209', country: 'US' };

export async function post<T = Record<string, unknown>>(
  baseUrl: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<RestAnswer<T>> {
  const response = await fetch(new URL(path, baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json().catch(() => ({}))) as RestAnswer<T>['body'] };
}

export async function graphql<T = Record<string, unknown>>(
  baseUrl: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<T> {
  const answer = await post<{ data?: T; errors?: { message: string }[] }>(baseUrl, '/graphql', { query, variables });
  if (!answer.body.data) throw new Error(`GraphQL ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

export interface IntentAnswer {
  clientSecret: string;
  paymentIntentId: string;
  orderRef: string;
  amount: number;
  shipping: number;
  discount: number;
}

export interface CheckoutInput {
  cartItems?: CartItem[];
  amount?: unknown;
  email?: string;
  shippingAddress?: typeof portland & { street2?: string; phone?: string };
  couponCode?: string;
  rateId?: string;
  key?: string;
}

let shoppers = 0;
/** Unique in this run. */
export function newEmail(): string {
  return `shopper-${process.pid}-${Date.now()}-${++shoppers}@example.com`;
}

/** One bag and default shipping: 16.00 + 5.99. */
export function createIntent(baseUrl: string, checkoutInput: CheckoutInput = {}): Promise<RestAnswer<IntentAnswer>> {
  const { key, ...rest } = checkoutInput;
  const body = {
    amount: 21.99,
    cartItems: [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }],
    email: newEmail(),
    shippingAddress: portland,
    ...rest,
  };
  return post<IntentAnswer>(baseUrl, '/api/create-payment-intent', body, key ? { 'idempotency-key': key } : {});
}

/** The same by GraphQL, as the shop's pages send it. Returns the union member. */
export async function createIntentByGraphql(baseUrl: string, input: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { createPaymentIntent } = await graphql<{ createPaymentIntent: Record<string, unknown> }>(baseUrl, createIntentDocument, {
    input: {
      checkoutKey: crypto.randomUUID(),
      lines: [{ productId: 'dukes-spice', quantity: 1, grind: 'GROUND' }],
      email: newEmail(),
      shippingAddress: portland,
      expectedTotalCents: 2199,
      ...input,
    },
  });
  return createPaymentIntent;
}

export const createIntentDocument = `mutation ($input: CreatePaymentIntentInput!) {
  createPaymentIntent(input: $input) {
    __typename
    ... on PaymentIntentReady { paymentIntentId clientSecret orderRef totalCents discountCents shippingCents }
    ... on UserError { code message }
    ... on AlreadyPaid { paymentIntentId }
    ... on TotalChanged { totalCents }
  }
}`;

export interface ProcessAnswer {
  success: boolean;
  trackingNumber: string | null;
  orderNumber: number;
  orderId: string;
}

export function processPayment(
  baseUrl: string,
  paymentIntentId: string,
  customerInfo?: Record<string, string>,
): Promise<RestAnswer<ProcessAnswer>> {
  return post<ProcessAnswer>(baseUrl, '/api/process-payment', { paymentIntentId, customerInfo });
}

/** `count` concurrent calls. */
export function inParallel<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

/** `count` calls, `size` at a time: 100 is more than the pool holds, and few enough that none reaches the connection time-out. */
export async function inBatches<T>(count: number, act: (index: number) => Promise<T>, size = 100): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) {
    const first = results.length;
    results.push(...(await inParallel(Math.min(size, count - first), (index) => act(first + index))));
  }
  return results;
}

/** The shopper's browser at the payment provider: Stripe's SDK with the sandbox's address. */
export function stripeOf(sandboxUrl: string): Stripe {
  const { hostname, port } = new URL(sandboxUrl);
  return new Stripe('sk_test_shopper', { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
}

/** Confirms with one of Stripe's test payment methods. A decline throws the SDK's card error. */
export function payByCard(sandboxUrl: string, paymentIntentId: string, method = 'pm_card_visa'): Promise<Stripe.PaymentIntent> {
  return stripeOf(sandboxUrl).paymentIntents.confirm(paymentIntentId, {
    payment_method: method,
    return_url: 'http://localhost/order-success',
  });
}

/** Intent, card and process-payment: the whole purchase of one bag. */
export async function buy(
  shop: { baseUrl: string; sandboxUrl: string },
  checkoutInput: CheckoutInput = {},
): Promise<RestAnswer<ProcessAnswer> & { intent: IntentAnswer }> {
  const intent = await createIntent(shop.baseUrl, checkoutInput);
  if (intent.status !== 200) throw new Error(`no intent: ${intent.status} ${JSON.stringify(intent.body)}`);
  await payByCard(shop.sandboxUrl, intent.body.paymentIntentId);
  return { ...(await processPayment(shop.baseUrl, intent.body.paymentIntentId)), intent: intent.body };
}
