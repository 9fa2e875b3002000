import { expect, test } from 'vitest';
import { errorOf, openSandbox, stripeAt } from './open-sandbox.ts';

const PARAMS = { amount: 2199, currency: 'usd' } as const;
const CREATE = { method: 'POST', path: '^/v1/payment_intents$' };

test.each([
  ['reset-before', 0],
  ['drop', 0],
  ['reset-after', 1],
  ['truncate', 1],
  ['garbage', 1],
])('%s fails the call and leaves %i intents, and the same key then returns one', async (kind, count) => {
  const { stripe, control } = await openSandbox();
  // The SDK repeats a closed connection once, whatever its settings.
  await control('/faults', { ...CREATE, kind, count: 2 });
  const failure = await errorOf(stripe.paymentIntents.create(PARAMS, { idempotencyKey: 'k' }));
  expect(failure.type).toMatch(/StripeConnectionError|StripeAPIError/);
  expect((await control('/ledger'))['paymentIntents']).toHaveLength(count);
  await control('/faults', undefined, 'DELETE');
  await stripe.paymentIntents.create(PARAMS, { idempotencyKey: 'k' });
  expect((await control('/ledger'))['paymentIntents']).toHaveLength(1);
});

test('a hanging call ends at the client’s timeout and nothing was created', async () => {
  const { url, control } = await openSandbox();
  await control('/faults', { ...CREATE, kind: 'hang' });
  const failure = await errorOf(stripeAt(url, 'sk_test_tests', { timeout: 300 }).paymentIntents.create(PARAMS));
  expect(failure.type).toBe('StripeConnectionError');
  expect((await control('/ledger'))['paymentIntents']).toEqual([]);
});

test('a client that retries makes one intent after two resets', async () => {
  const { url, control } = await openSandbox();
  await control('/faults', { ...CREATE, kind: 'reset-after', count: 2 });
  await stripeAt(url, 'sk_test_tests', { maxNetworkRetries: 3 }).paymentIntents.create(PARAMS);
  const ledger = await control('/ledger');
  expect(ledger['paymentIntents']).toHaveLength(1);
  expect(ledger['calls']).toMatchObject({ 'POST /v1/payment_intents': 3 });
});

test('a duplicated request without an idempotency key is executed twice', async () => {
  const { url, control } = await openSandbox();
  await control('/faults', { ...CREATE, kind: 'duplicate' });
  const headers = { authorization: 'Bearer sk_test_tests', 'content-type': 'application/x-www-form-urlencoded' };
  await fetch(`${url}/v1/payment_intents`, { method: 'POST', headers, body: 'amount=500&currency=usd' });
  expect((await control('/ledger'))['paymentIntents']).toHaveLength(2);
});

test('the next request overtakes a delayed one', async () => {
  const { stripe, control } = await openSandbox();
  await control('/faults', { ...CREATE, kind: 'reorder' });
  const order: string[] = [];
  const first = stripe.paymentIntents.create(PARAMS).then(() => order.push('first'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await stripe.paymentIntents.create(PARAMS).then(() => order.push('second'));
  await first;
  expect(order).toEqual(['second', 'first']);
});

test('faults apply to Shippo too, count down, skip and can be cleared', async () => {
  const { url, control } = await openSandbox();
  await control('/faults', { path: '^/shippo/', kind: 'status', status: 503, skip: 1, count: 2 });
  const statuses: number[] = [];
  for (let call = 0; call < 4; call++)
    statuses.push((await fetch(`${url}/shippo/rates/x`, { headers: { authorization: 'ShippoToken shippo_test_x' } })).status);
  expect(statuses).toEqual([404, 503, 503, 404]);
  await control('/faults', { kind: 'hang', count: 0 });
  await control('/faults', undefined, 'DELETE');
  expect((await fetch(`${url}/mail`)).status).toBe(200);
});

test.each([
  { kind: 'explode' },
  { kind: 'status', path: '(' },
  { kind: 'status', count: -1 },
  { kind: 'status', retries: 3 },
  { kind: 'status', target: 'dns' },
])('the fault %o is refused with a reason', async (fault) => {
  const { control } = await openSandbox();
  await expect(control('/faults', fault)).rejects.toThrow(/400 .*error/);
});

test('the control API refuses requests of web pages', async () => {
  const { url } = await openSandbox();
  const answer = await fetch(`${url}/_sandbox/ledger`, { headers: { origin: 'http://shop.example' } });
  expect(answer.status).toBe(403);
});
