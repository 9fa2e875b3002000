import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { confirm, errorOf, newIntent, openSandbox, paidIntent, stripeAt } from './open-sandbox.ts';

function withoutType(params: object): Stripe.PaymentIntentCreateParams {
  return params as Stripe.PaymentIntentCreateParams;
}

test.each([
  [{ currency: 'usd' }, 'parameter_missing', 'amount'],
  [{ amount: 49, currency: 'usd' }, 'amount_too_small', 'amount'],
  [{ amount: 100_000_000, currency: 'usd' }, 'amount_too_large', 'amount'],
  [{ amount: 10.5, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
  [{ amount: 100, currency: 'usd', payment_method_types: ['card'] }, 'payment_method_types_no_longer_supported', 'payment_method_types'],
  [{ amount: 100, currency: 'usd', amout: 5 }, 'parameter_unknown', 'amout'],
  [{ amount: 100, currency: 'usd', shipping: { name: 'A', planet: 'Mars' } }, 'parameter_unknown', 'shipping[planet]'],
  [
    { amount: 100, currency: 'usd', allowed_payment_method_types: ['card'], automatic_payment_methods: { enabled: true } },
    'parameters_exclusive',
    'allowed_payment_method_types',
  ],
])('creating with %o is refused as %s', async (params, code, param) => {
  const { stripe, control } = await openSandbox();
  expect(await errorOf(stripe.paymentIntents.create(withoutType(params)))).toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code,
    param,
  });
  expect((await control('/ledger'))['paymentIntents']).toEqual([]);
});

test('metadata has Stripe’s limits, and an empty value removes a key', async () => {
  const { stripe } = await openSandbox();
  const intent = await stripe.paymentIntents.create({ amount: 100, currency: 'usd', metadata: { orderId: '7', cart: 'a' } });
  expect((await stripe.paymentIntents.update(intent.id, { metadata: { cart: '' } })).metadata).toEqual({ orderId: '7' });
  expect(
    (await errorOf(stripe.paymentIntents.create({ amount: 100, currency: 'usd', metadata: { long: 'x'.repeat(501) } }))).message,
  ).toMatch(/500 characters/);
});

test('a canceled or succeeded intent can be neither confirmed, canceled nor changed in its amount', async () => {
  const sandbox = await openSandbox();
  const paid = await paidIntent(sandbox);
  const canceled = await sandbox.stripe.paymentIntents.cancel((await newIntent(sandbox)).id, { cancellation_reason: 'abandoned' });
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  for (const { id, status } of [paid, canceled]) {
    for (const call of [
      confirm(sandbox, id),
      sandbox.stripe.paymentIntents.cancel(id),
      sandbox.stripe.paymentIntents.update(id, { amount: 5000 }),
    ]) {
      expect(await errorOf(call)).toMatchObject({
        statusCode: 400,
        code: 'payment_intent_unexpected_state',
        payment_intent: { id, status },
      });
    }
  }
});

test('confirming requires a payment method, and from a server a return address', async () => {
  const { stripe, ...sandbox } = await openSandbox();
  const { id } = await newIntent({ stripe, ...sandbox });
  expect((await errorOf(stripe.paymentIntents.confirm(id, { return_url: 'http://shop.example/' }))).message).toMatch(
    /missing a payment method/,
  );
  expect((await errorOf(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }))).message).toMatch(/return_url/);
});

test('a processing payment succeeds or fails later', async () => {
  const sandbox = await openSandbox();
  const good = await paidIntent(sandbox, 2199, 'pm_usBankAccount_processing');
  const bad = await paidIntent(sandbox, 2199, 'pm_usBankAccount_processing');
  expect(good.status).toBe('processing');
  await sandbox.control(`/payment_intents/${good.id}/settle`, { outcome: 'succeed' });
  await sandbox.control(`/payment_intents/${bad.id}/settle`, { outcome: 'fail' });
  expect((await sandbox.stripe.paymentIntents.retrieve(good.id)).status).toBe('succeeded');
  expect((await sandbox.stripe.paymentIntents.retrieve(bad.id)).status).toBe('requires_payment_method');
});

test('lists are newest first, paged by cursor and filtered by time', async () => {
  const sandbox = await openSandbox();
  const ids: string[] = [];
  for (let made = 0; made < 5; made++) ids.unshift((await newIntent(sandbox)).id);
  const { stripe } = sandbox;
  const all = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(ids);
  const page = await stripe.paymentIntents.list({ limit: 2, ending_before: ids[4] });
  expect(page.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  const now = Math.floor(Date.now() / 1000);
  expect((await stripe.paymentIntents.list({ created: { gte: now - 60 } })).data).toHaveLength(5);
  expect((await stripe.paymentIntents.list({ created: { gte: now + 60 } })).data).toHaveLength(0);
  expect(await errorOf(stripe.paymentIntents.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
});

test('search finds an intent by its metadata and status', async () => {
  const sandbox = await openSandbox();
  const { id } = await paidIntent(sandbox);
  await newIntent(sandbox);
  const found = await sandbox.stripe.paymentIntents.search({ query: 'metadata["orderId"]:"o-1" AND status:"succeeded"' });
  expect(found.data.map((intent) => intent.id)).toEqual([id]);
});

test('missing, wrong, live and publishable keys are refused in Stripe’s format', async () => {
  const { url, browser, ...sandbox } = await openSandbox();
  const intent = await newIntent({ url, browser, ...sandbox });
  const bare = await fetch(`${url}/v1/payment_intents/${intent.id}`);
  expect([bare.status, await bare.json()]).toMatchObject([401, { error: { type: 'invalid_request_error' } }]);
  for (const key of ['nonsense', 'sk_live_abc', 'rk_live_abc']) {
    expect(await errorOf(stripeAt(url, key).paymentIntents.retrieve(intent.id))).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  }
  expect(await errorOf(browser.paymentIntents.create({ amount: 100, currency: 'usd' }))).toMatchObject({
    statusCode: 403,
    code: 'secret_key_required',
  });
  expect(await errorOf(browser.paymentIntents.retrieve(intent.id, { client_secret: `${intent.id}_secret_guess` }))).toMatchObject({
    statusCode: 404,
  });
});

test('a browser gets the intent without the shop’s metadata', async () => {
  const sandbox = await openSandbox();
  const intent = await newIntent(sandbox);
  const seen = await sandbox.browser.paymentIntents.retrieve(intent.id, { client_secret: String(intent.client_secret) });
  expect(seen).toMatchObject({ id: intent.id, amount: 2199, status: 'requires_payment_method' });
  expect(seen).not.toHaveProperty('metadata');
});

test('an unsupported call is an error and not a silent success', async () => {
  const { stripe, url } = await openSandbox();
  expect(await errorOf(stripe.customers.create({ email: 'a@b.example' }))).toMatchObject({
    statusCode: 404,
    message: expect.stringMatching(/Unrecognized request URL/) as string,
  });
  const big = await fetch(`${url}/v1/payment_intents`, { method: 'POST', body: 'x'.repeat(1_100_000) });
  expect(big.status).toBe(413);
});
