import { describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { breakProvider, type FaultScript, healProviders, plantIntents, readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { createIntent, createIntentByGraphql, inParallel, newEmail, payByCard, processPayment } from '../../support/shopper.ts';

const creation = { method: 'POST', path: '^/v1/payment_intents$' };

describe('a payment provider with an outage', () => {
  const shop = setupShop();
  async function openIntents(ref: unknown) {
    return (await readLedger(shop.sandboxUrl)).paymentIntents.filter(
      (intent) => intent.metadata['orderRef'] === ref && intent.status !== 'canceled',
    );
  }
  async function refOf(email: string) {
    return (await shop.sql<{ ref: string }>('select ref from orders where email = $1', [email]))[0]!.ref;
  }
  async function payFor(paymentIntentId: string) {
    await payByCard(shop.sandboxUrl, paymentIntentId);
    expect(await processPayment(shop.baseUrl, paymentIntentId)).toMatchObject({ status: 200, body: { success: true } });
  }

  it.each<[string, FaultScript]>([
    ['answers 429 twice', { kind: 'status', status: 429, count: 2 }],
    ['answers 503 twice', { kind: 'status', status: 503, count: 4 }],
    ['answers 500 to every idempotency key', { kind: 'status', status: 500, count: 2 }],
    ['cuts the connection before it has read the request', { kind: 'reset-before', count: 2 }],
    ['cuts the connection after it has made the intent', { kind: 'reset-after', count: 2 }],
    ['cuts its answer off in the middle', { kind: 'truncate' }],
    ['hangs', { kind: 'hang', count: 0 }],
  ])('PAY-21: while it %s the shopper gets an error in time, and the retry with the same key makes one intent', async (_, fault) => {
    const checkoutInput = { key: crypto.randomUUID(), email: newEmail() };
    await breakProvider(shop.sandboxUrl, { ...creation, ...fault });
    const answer = await createIntent(shop.baseUrl, checkoutInput);
    expect(answer).toMatchObject({ status: 503, body: { code: 'PAYMENT_UNAVAILABLE', message: 'Failed to create payment intent' } });
    await healProviders(shop.sandboxUrl);
    const retry = await createIntent(shop.baseUrl, checkoutInput);
    expect(retry).toMatchObject({ status: 200 });
    expect(await openIntents(retry.body.orderRef)).toHaveLength(1);
    await payFor(retry.body.paymentIntentId);
  });

  it.each<[string, FaultScript]>([
    ['one lost answer', { kind: 'reset-after' }],
    ['one answer that is not JSON', { kind: 'garbage' }],
    ['one connection cut before the request', { kind: 'reset-before' }],
    ['one request that arrives twice', { kind: 'duplicate' }],
  ])('PAY-21: %s makes one intent and no error', async (_, fault) => {
    await breakProvider(shop.sandboxUrl, { ...creation, ...fault });
    const { status, body } = await createIntent(shop.baseUrl);
    expect(status).toBe(200);
    expect(await openIntents(body.orderRef)).toHaveLength(1);
    await payFor(body.paymentIntentId);
  });

  it('PAY-22: after an error that is replayed for its key, a new key is used once a look-up has found no intent', async () => {
    await breakProvider(shop.sandboxUrl, { ...creation, kind: 'status', status: 500 });
    const { body } = await createIntent(shop.baseUrl);
    const [intent, ...others] = await openIntents(body.orderRef);
    expect(others).toEqual([]);
    expect(intent!.idempotencyKey).not.toBe(`order:${body.orderRef}:intent`);
    expect(intent!.idempotencyKey).toContain(`order:${body.orderRef}:intent`);
    await payFor(body.paymentIntentId);
  });

  it('PAY-22: an intent that was made although the provider answered an error is found and not made again', async () => {
    await breakProvider(shop.sandboxUrl, { ...creation, kind: 'status', status: 500, executed: true });
    const { status, body } = await createIntent(shop.baseUrl);
    expect(status).toBe(200);
    expect(await openIntents(body.orderRef)).toHaveLength(1);
    await payFor(body.paymentIntentId);
  });

  it('PAY-22: other intents of the account that are listed without a client secret do not prevent the look-up', async () => {
    await plantIntents(shop.sandboxUrl, 5, false);
    await breakProvider(shop.sandboxUrl, { ...creation, kind: 'status', status: 500, executed: true });
    const { status, body } = await createIntent(shop.baseUrl);
    expect(status).toBe(200);
    expect(await openIntents(body.orderRef)).toHaveLength(1);
  });

  it('PAY-22: parallel requests with replayed errors end with one intent that can be paid', async () => {
    const checkoutKey = crypto.randomUUID();
    await breakProvider(shop.sandboxUrl, { ...creation, kind: 'status', status: 500 });
    const input = { checkoutKey, email: newEmail() };
    const answers = await inParallel(6, () => createIntentByGraphql(shop.baseUrl, input));
    const secrets = new Set(answers.map((answer) => answer['clientSecret']));
    expect(secrets.size).toBe(1);
    expect(await openIntents(answers[0]!['orderRef'])).toHaveLength(1);
  });

  it('PAY-21: a failed cancellation is repeated until the old intent of a checkout is canceled', async () => {
    const checkoutKey = crypto.randomUUID();
    const first = await createIntentByGraphql(shop.baseUrl, { checkoutKey });
    const changed = { checkoutKey, lines: [{ productId: 'sparrows', quantity: 1, grind: 'GROUND' }] };
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '/cancel$', kind: 'status', status: 503, count: 0 });
    expect(await createIntentByGraphql(shop.baseUrl, changed)).toMatchObject({ __typename: 'PaymentUnavailable' });
    expect(await shop.order(String(first['orderRef']))).toMatchObject({ status: 'pending', stock_state: 'held' });
    await healProviders(shop.sandboxUrl);
    expect(await createIntentByGraphql(shop.baseUrl, changed)).toMatchObject({ __typename: 'PaymentIntentReady' });
    expect(await openIntents(first['orderRef'])).toEqual([]);
  });

  it('PAY-21: process-payment reports no success while the provider is unavailable, and the order is completed later', async () => {
    const { body } = await createIntent(shop.baseUrl);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    await breakProvider(shop.sandboxUrl, { method: 'GET', path: '^/v1/payment_intents', kind: 'status', status: 503, count: 4 });
    const answer = await processPayment(shop.baseUrl, body.paymentIntentId);
    expect([200, 503]).toContain(answer.status);
    expect(answer.body.success).toBe(answer.status === 200);
    await healProviders(shop.sandboxUrl);
    await shop.untilOrder(body.orderRef, { status: 'completed' });
  });

  it('PAY-19: after a kill of the api between provider call and commit, the retry gets the same intent', async () => {
    const checkoutInput = { key: crypto.randomUUID(), email: newEmail() };
    await shop.api.restart({ FAILPOINTS: 'intent.after-provider-call:kill' });
    await expect(createIntent(shop.baseUrl, checkoutInput)).rejects.toThrow('fetch failed');
    expect(await shop.api.exited()).toMatchObject({ signal: 'SIGKILL' });
    await shop.api.restart({ FAILPOINTS: '' });
    const orderRef = await refOf(checkoutInput.email);
    const [made] = await openIntents(orderRef);
    const retry = await createIntent(shop.baseUrl, checkoutInput);
    expect(retry.body).toMatchObject({ paymentIntentId: made!.id, orderRef });
    expect(await openIntents(orderRef)).toHaveLength(1);
    await payFor(retry.body.paymentIntentId);
  });

  it('STK-06: after a kill of the api before the provider call, the hold ends at its time', async () => {
    const email = newEmail();
    await breakProvider(shop.sandboxUrl, { ...creation, kind: 'hang', count: 0 });
    const cut = createIntent(shop.baseUrl, { email }).catch((error: Error) => error.message);
    const orderRef = await waitFor(
      20_000,
      async () => (await shop.sql<{ ref: string }>('select ref from orders where email = $1', [email]))[0]?.ref,
    );
    await shop.api.kill9();
    expect(await cut).toBe('fetch failed');
    await healProviders(shop.sandboxUrl);
    await shop.api.restart();
    expect(await shop.order(orderRef)).toMatchObject({ status: 'pending', stock_state: 'held', payment_intent_id: null });
    await shop.endHold(orderRef);
    await shop.untilOrder(orderRef, { status: 'expired', stock_state: 'released' });
  });
});
