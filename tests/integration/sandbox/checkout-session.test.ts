import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { errorOf, openSandbox, type OpenSandbox } from './open-sandbox.ts';

const SUCCESS = 'http://shop.example/admin?session={CHECKOUT_SESSION_ID}';
const CART: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  success_url: SUCCESS,
  cancel_url: 'http://shop.example/admin',
  metadata: { isTest: 'true' },
  payment_intent_data: { metadata: { isTest: 'true' } },
  line_items: [{ quantity: 2, price_data: { currency: 'usd', unit_amount: 2999, product_data: { name: 'Test <Coffee>' } } }],
  shipping_options: [
    { shipping_rate_data: { type: 'fixed_amount', display_name: 'Ground', fixed_amount: { amount: 599, currency: 'usd' } } },
  ],
};

/** The requests of the hosted page's script. */
async function payOnPage({ url, browser }: OpenSandbox, { id }: Stripe.Checkout.Session, number: string): Promise<Stripe.PaymentIntent> {
  const { clientSecret } = (await (await fetch(`${url}/checkout/${id}/intent`, { method: 'POST' })).json()) as { clientSecret: string };
  const params = {
    client_secret: clientSecret,
    payment_method_data: { type: 'card', card: { number, exp_month: 12, exp_year: 2034, cvc: '123' } },
  };
  return browser.paymentIntents.confirm(String(clientSecret.split('_secret_')[0]), params as unknown as Stripe.PaymentIntentConfirmParams);
}

test('a hosted checkout is paid on its page and returns to the shop', async () => {
  const sandbox = await openSandbox();
  const session = await sandbox.stripe.checkout.sessions.create(CART);
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 6597,
    currency: 'usd',
    url: `${sandbox.url}/checkout/${session.id}`,
  });
  const page = await (await fetch(String(session.url))).text();
  expect(page).toContain('Test &lt;Coffee&gt;');
  expect(page).toContain('$65.97');

  expect(await errorOf(payOnPage(sandbox, session, '4000000000000002'))).toMatchObject({ code: 'card_declined' });
  const intent = await payOnPage(sandbox, session, '4242424242424242');
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items', 'payment_intent'] });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: { id: intent.id, amount: 6597, metadata: { isTest: 'true' } },
    line_items: { data: [{ quantity: 2, amount_total: 5998 }] },
  });
  const back = await fetch(`${sandbox.url}/checkout/${session.id}`, { redirect: 'manual' });
  expect([back.status, back.headers.get('location')]).toEqual([303, SUCCESS.replace('{CHECKOUT_SESSION_ID}', session.id)]);
  expect((await sandbox.stripe.events.list({ type: 'checkout.session.completed' })).data).toHaveLength(1);
  expect((await sandbox.control('/ledger'))['paymentIntents']).toHaveLength(1);
});

test('an expired session cannot be paid', async () => {
  const sandbox = await openSandbox();
  const session = await sandbox.stripe.checkout.sessions.create(CART);
  expect((await sandbox.stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
  expect((await fetch(`${sandbox.url}/checkout/${session.id}`)).status).toBe(410);
  expect((await fetch(`${sandbox.url}/checkout/${session.id}/intent`, { method: 'POST' })).status).toBe(400);
  expect(await errorOf(sandbox.stripe.checkout.sessions.expire(session.id))).toMatchObject({ statusCode: 400 });
  const late = await sandbox.stripe.checkout.sessions.create(CART);
  await sandbox.control('/clock', { offsetMs: 25 * 3600 * 1000 });
  expect((await sandbox.stripe.checkout.sessions.retrieve(late.id)).status).toBe('expired');
});

test.each([
  [{ success_url: 'javascript:alert(1)' }, 'success_url'],
  [{ mode: 'subscription' }, 'mode'],
  [{ line_items: [] }, 'line_items'],
  [{ payment_method_types: ['card'] }, 'payment_method_types'],
])('a session with %o is refused', async (over, param) => {
  const { stripe } = await openSandbox();
  expect(await errorOf(stripe.checkout.sessions.create({ ...CART, ...over } as Stripe.Checkout.SessionCreateParams))).toMatchObject({
    statusCode: 400,
    param,
  });
});

test('behind the shop’s prefix the page has the shop’s address', async () => {
  const { stripe } = await openSandbox({ publicPath: '/sandbox' });
  const session = await stripe.checkout.sessions.create(CART);
  expect(session.url).toBe(`http://shop.example/sandbox/checkout/${session.id}`);
});
