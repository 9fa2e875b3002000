import { beforeAll, describe, expect, it } from 'vitest';
import { readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { inParallel, type IntentAnswer, newEmail, portland, post } from '../../support/shopper.ts';

const PER_VISITOR = 20;
/** Enough for all tests of this file within one minute. */
const ALL_VISITORS = 64;
const BUSY = 'The till is very busy right now. Please try again in a moment.';

describe('PAY-35: the limit of payment intents of all visitors', () => {
  const shop = setupShop({
    env: {
      RATE_LIMIT_FACTOR: '1',
      RATE_LIMIT_REQUESTS: '100000',
      RATE_LIMIT_COUPON: '1000',
      RATE_LIMIT_PAYMENT_INTENT: String(PER_VISITOR),
      RATE_LIMIT_PAYMENT_INTENT_GLOBAL: String(ALL_VISITORS),
      RATE_LIMIT_BLOCK_FACTOR: '2',
      TRUST_PROXY: '1',
    },
  });
  beforeAll(() => shop.sql('update stock_item set adjusted = adjusted + 1000, available = available + 1000'));
  let addresses = 0;
  function newVisitor() {
    return { 'x-forwarded-for': `10.${(++addresses >> 8) & 255}.${addresses & 255}.7` };
  }
  function cart(over: Record<string, unknown> = {}) {
    return {
      amount: 21.99,
      cartItems: [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }],
      email: newEmail(),
      shippingAddress: portland,
      ...over,
    };
  }
  function send(visitor: Record<string, string>, body: unknown) {
    return post<IntentAnswer & { code?: string }>(shop.baseUrl, '/api/create-payment-intent', body, visitor);
  }
  async function countIntents() {
    return (await readLedger(shop.sandboxUrl)).paymentIntents.length;
  }

  const invalidBodies: (() => unknown)[] = [
    () => ({}),
    () => cart({ cartItems: 'none' }),
    () => cart({ cartItems: [] }),
    () => cart({ cartItems: [{ id: 'no-such-coffee', quantity: 1 }] }),
    () => cart({ cartItems: [{ id: 'dukes-spice', quantity: 9_999, grindType: 'Ground' }] }),
    () => cart({ amount: 0.01 }),
    () => cart({ amount: 22 }),
    () => cart({ couponCode: 'NEVERWAS' }),
    () => cart({ rateId: 'no-such-rate' }),
    () => cart({ email: 'nobody' }),
  ];

  it('refused carts from 36 addresses do not count', async () => {
    const attackers = Array.from({ length: 36 }, newVisitor);
    const before = await countIntents();
    for (const visitor of attackers) {
      const answers = await Promise.all(invalidBodies.map((body) => send(visitor, body())));
      expect(answers.filter(({ status }) => status < 400 || status > 409)).toEqual([]);
    }
    expect(await countIntents()).toBe(before);
    expect((await send(newVisitor(), cart())).status).toBe(200);
  });

  it('six addresses that change their carts repeatedly leave half of the intents to other visitors', async () => {
    const before = await countIntents();
    async function attack(): Promise<string[]> {
      const visitor = { ...newVisitor(), 'idempotency-key': crypto.randomUUID() };
      const messages: string[] = [];
      for (let n = 0; n < 16; n += 1) messages.push((await send(visitor, cart())).body.message ?? 'ready');
      return messages;
    }
    const messages = (await inParallel(6, attack)).flat();
    expect(messages.filter((message) => message === BUSY).length).toBeGreaterThan(30);
    expect((await countIntents()) - before).toBeLessThan(ALL_VISITORS - 10);
    expect((await send(newVisitor(), cart())).status).toBe(200);
  });

  it('one address block leaves half of the intents to others, however many visitors it has', async () => {
    const before = await countIntents();
    await inParallel(2 * ALL_VISITORS, (n) => send({ 'x-forwarded-for': `2001:db8:77:${n.toString(16)}::1` }, cart()));
    expect((await countIntents()) - before).toBeLessThan(ALL_VISITORS - 10);
    expect((await send(newVisitor(), cart())).status).toBe(200);
  });

  it('over the limit no stock is held, and a repeated request gets its existing intent', async () => {
    const visitor = { ...newVisitor(), 'idempotency-key': crypto.randomUUID() };
    const body = cart();
    const first = await send(visitor, body);
    let isFull = false;
    for (let n = 0; n < 2 * ALL_VISITORS && !isFull; n += 1) isFull = (await send(newVisitor(), cart())).status === 429;
    const heldBefore = await shop.sql('select sum(held)::int as held from stock_item');
    const answers = [await send(newVisitor(), cart()), await send(visitor, body)];
    expect(answers[0]).toMatchObject({ status: 429, body: { message: BUSY } });
    expect(answers[1]).toMatchObject({ status: 200, body: { clientSecret: first.body.clientSecret } });
    expect(await shop.sql('select sum(held)::int as held from stock_item')).toEqual(heldBefore);
  });
});
