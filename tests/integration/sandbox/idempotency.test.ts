import { expect, test } from 'vitest';
import { BACK, errorOf, newIntent, openSandbox, stripeAt } from './open-sandbox.ts';

const PARAMS = { amount: 2199, currency: 'usd' } as const;
const KEY = { idempotencyKey: 'order:1:intent:v1' };

test('the same key and parameters replay the first answer and create nothing', async () => {
  const { stripe, control } = await openSandbox();
  const first = await stripe.paymentIntents.create(PARAMS, KEY);
  const again = await stripe.paymentIntents.create(PARAMS, KEY);
  expect(again).toEqual(first);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
  expect((await control('/ledger'))['paymentIntents']).toMatchObject([{ id: first.id, idempotencyKey: KEY.idempotencyKey }]);
});

test('the same key with other parameters, or at another endpoint, is an idempotency error', async () => {
  const { stripe } = await openSandbox();
  const { id } = await stripe.paymentIntents.create(PARAMS, KEY);
  for (const call of [stripe.paymentIntents.create({ ...PARAMS, amount: 2200 }, KEY), stripe.paymentIntents.cancel(id, {}, KEY)]) {
    expect(await errorOf(call)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  }
});

test('the same key during the first request is a conflict', async () => {
  const { stripe, control } = await openSandbox();
  await control('/faults', { method: 'POST', path: '^/v1/payment_intents$', kind: 'delay', ms: 400 });
  const first = stripe.paymentIntents.create(PARAMS, KEY);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await errorOf(stripe.paymentIntents.create(PARAMS, KEY))).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  expect((await stripe.paymentIntents.create(PARAMS, { idempotencyKey: 'other' })).id).not.toBe((await first).id);
});

test('ten parallel requests with one key make one intent for a client that retries', async () => {
  const { url, control } = await openSandbox();
  const retrying = stripeAt(url, 'sk_test_tests', { maxNetworkRetries: 5 });
  const intents = await Promise.all(Array.from({ length: 10 }, () => retrying.paymentIntents.create(PARAMS, KEY)));
  expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
  expect((await control('/ledger'))['paymentIntents']).toHaveLength(1);
});

test('a stored 500 is replayed for its key, and a new key succeeds', async () => {
  const { stripe, control } = await openSandbox();
  await control('/faults', { method: 'POST', path: '^/v1/payment_intents$', kind: 'status', status: 500 });
  for (let attempt = 0; attempt < 2; attempt++)
    expect(await errorOf(stripe.paymentIntents.create(PARAMS, KEY))).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
  expect((await control('/ledger'))['paymentIntents']).toEqual([]);
  expect((await stripe.paymentIntents.create(PARAMS, { idempotencyKey: 'order:1:intent:v2' })).status).toBe('requires_payment_method');
});

test('a 500 after the execution leaves an intent that a look-up finds', async () => {
  const { stripe, control } = await openSandbox();
  await control('/faults', { method: 'POST', path: '^/v1/payment_intents$', kind: 'status', status: 500, executed: true });
  expect(await errorOf(stripe.paymentIntents.create(PARAMS, KEY))).toMatchObject({ statusCode: 500 });
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test.each([429, 503])('a %i is not stored: the same key succeeds the next time', async (status) => {
  const { stripe, control } = await openSandbox();
  await control('/faults', { method: 'POST', path: '^/v1/payment_intents$', kind: 'status', status });
  expect(await errorOf(stripe.paymentIntents.create(PARAMS, KEY))).toMatchObject({ statusCode: status });
  expect((await stripe.paymentIntents.create(PARAMS, KEY)).status).toBe('requires_payment_method');
});

test('a refused parameter is not stored, and a declined card is', async () => {
  const sandbox = await openSandbox();
  const { stripe } = sandbox;
  expect(await errorOf(stripe.paymentIntents.create({ amount: 10, currency: 'usd' }, KEY))).toMatchObject({ code: 'amount_too_small' });
  expect((await stripe.paymentIntents.create(PARAMS, KEY)).amount).toBe(2199);
  const { id } = await newIntent(sandbox);
  function attempt(): Promise<unknown> {
    return stripe.paymentIntents.confirm(
      id,
      { payment_method: 'pm_card_visa_chargeDeclined', return_url: BACK },
      { idempotencyKey: 'confirm-1' },
    );
  }
  const first = await errorOf(attempt());
  const again = await errorOf(attempt());
  expect([again.code, again.charge]).toEqual([first.code, first.charge]);
});
