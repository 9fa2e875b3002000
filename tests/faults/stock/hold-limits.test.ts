import { describe, expect, it } from 'vitest';
import { makeProduct, setStock, stockOf } from '../../support/factories/products.ts';
import { waitFor } from '../../support/invariants.ts';
import { readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { inParallel, type IntentAnswer, newEmail, payByCard, portland, post, processPayment } from '../../support/shopper.ts';

const PER_CHECKOUT = 24;
const BAGS_PER_VISITOR = 24;
const CHECKOUTS_PER_VISITOR = 10;
const BAGS_PER_BLOCK = 96;
const CHECKOUTS_PER_BLOCK = 40;
const MANY = '100000';

describe('limits of unpaid holds', () => {
  const shop = setupShop({
    env: {
      RATE_LIMIT_FACTOR: '1',
      RATE_LIMIT_REQUESTS: MANY,
      RATE_LIMIT_PAYMENT_INTENT: MANY,
      RATE_LIMIT_PAYMENT_INTENT_GLOBAL: MANY,
      RATE_LIMIT_PROCESS_PAYMENT: MANY,
      TRUST_PROXY: '1',
      DATABASE_POOL: '40',
    },
  });
  let blocks = 0;
  /** The first three octets of addresses that no other test uses. */
  function newBlock(): string {
    return `10.${(blocks += 1) >> 8}.${blocks & 255}`;
  }
  function dollars(bags: number): number {
    return 16 * bags + (16 * bags >= 45 ? 0 : 5.99);
  }
  function bag(quantity: number, id = 'dukes-spice', grindType = 'Ground') {
    return {
      amount: dollars(quantity),
      cartItems: [{ id, quantity, grindType }],
      email: newEmail(),
      shippingAddress: portland,
    };
  }
  function hold(ip: string, body: object) {
    return post<IntentAnswer & { code?: string }>(shop.baseUrl, '/api/create-payment-intent', body, { 'x-forwarded-for': ip });
  }
  function makeOlder(refs: string[], minutes = 4) {
    return shop.sql(`update orders set created_at = created_at - make_interval(mins => $2) where ref = any($1)`, [refs, minutes]);
  }
  async function endAll(): Promise<void> {
    await shop.sql(`update orders set hold_expires_at = now() where status = 'pending'`);
    await waitFor(30_000, async () => (await shop.sql(`select id from orders where status = 'pending'`)).length === 0);
  }
  function countReady(answers: { status: number }[]): number {
    return answers.filter(({ status }) => status === 200).length;
  }

  it('STK-07: a checkout of a dozen bags is held, and one above the limit is refused with a clear message', async () => {
    const block = newBlock();
    expect((await hold(`${block}.1`, bag(12))).status).toBe(200);
    expect((await hold(`${block}.2`, bag(PER_CHECKOUT))).status).toBe(200);
    const tooMuch = await hold(`${block}.3`, bag(PER_CHECKOUT + 1));
    expect(tooMuch).toMatchObject({ status: 400, body: { code: 'CART_INVALID', message: expect.stringContaining('24 items at most') } });
    const everything = await shop.sql<{ slug: string }>(`select slug from product where category = 'beans'`);
    const cartItems = everything.flatMap(({ slug }) =>
      ['Ground', 'Whole Bean'].map((grindType) => ({ id: slug, quantity: 99, grindType })),
    );
    expect(await hold(`${block}.4`, { ...bag(1), amount: 40_000, cartItems })).toMatchObject({ status: 400 });
    await endAll();
  });

  it('STK-07: a visitor over the limit is refused over REST and GraphQL until a hold is paid, changed or expired', async () => {
    await setStock(shop, 'dukes-spice', 400);
    const ip = `${newBlock()}.1`;
    const [first, second] = [await hold(ip, bag(12)), await hold(ip, bag(12))];
    expect([first.status, second.status]).toEqual([200, 200]);
    const refused = { status: 429, body: { code: 'HOLD_LIMIT', message: expect.stringContaining('try again in a few minutes') } };
    expect(await hold(ip, bag(1))).toMatchObject(refused);
    const graph = await post(
      shop.baseUrl,
      '/graphql',
      {
        query: 'mutation ($input: CreatePaymentIntentInput!) { createPaymentIntent(input: $input) { __typename } }',
        variables: {
          input: {
            checkoutKey: crypto.randomUUID(),
            lines: [{ productId: 'dukes-spice', quantity: 1, grind: 'GROUND' }],
            expectedTotalCents: 2199,
            email: newEmail(),
            shippingAddress: portland,
          },
        },
      },
      { 'x-forwarded-for': ip },
    );
    expect(graph.body).toMatchObject({ data: { createPaymentIntent: { __typename: 'HoldLimit' } } });
    await payByCard(shop.sandboxUrl, first.body.paymentIntentId);
    expect((await processPayment(shop.baseUrl, first.body.paymentIntentId)).body).toMatchObject({ success: true });
    expect((await hold(ip, bag(12))).status).toBe(200);
    expect(await hold(ip, bag(1))).toMatchObject(refused);
    await shop.endHold(second.body.orderRef);
    await shop.untilOrder(second.body.orderRef, { status: 'expired' });
    const key = crypto.randomUUID();
    function keyed(body: object) {
      return post<IntentAnswer>(shop.baseUrl, '/api/create-payment-intent', body, { 'x-forwarded-for': ip, 'idempotency-key': key });
    }
    expect((await keyed(bag(12))).status).toBe(200);
    expect((await keyed(bag(11))).status).toBe(200);
    expect((await hold(ip, bag(1))).status).toBe(200);
    expect(await hold(ip, bag(1))).toMatchObject(refused);
    await endAll();
  });

  it('STK-07: concurrent holds of one visitor stop exactly at the limit, in checkouts and in bags', async () => {
    await setStock(shop, 'dukes-spice', 400);
    const [one, other] = [`${newBlock()}.1`, `${newBlock()}.1`];
    const single = await inParallel(30, () => hold(one, bag(1)));
    expect(countReady(single)).toBe(CHECKOUTS_PER_VISITOR);
    const large = await inParallel(16, () => hold(other, bag(5)));
    expect(countReady(large)).toBe(Math.floor(BAGS_PER_VISITOR / 5));
    for (const { status } of [...single, ...large]) expect([200, 429]).toContain(status);
    await endAll();
  });

  it('STK-07: concurrent holds of one visitor on different products stop exactly at the limit', async () => {
    const stockRows = await shop.sql<{ slug: string; grind: string; cents: number }>(
      `select p.slug, s.grind, p.price_cents as cents from stock_item s join product p on p.id = s.product_id
       where s.grind <> 'none' and s.available > 2 order by s.id limit 24`,
    );
    const ip = `${newBlock()}.1`;
    // Each waits for a stock row of its own. All continue at the same moment.
    const answers = await shop.whileLocked(`select 1 from stock_item for update`, stockRows.length, () =>
      inParallel(stockRows.length, (index) => {
        const { slug, grind, cents } = stockRows[index]!;
        return hold(ip, { ...bag(1, slug, grind), amount: (cents + 599) / 100 });
      }),
    );
    expect(countReady(answers)).toBe(CHECKOUTS_PER_VISITOR);
    for (const { status } of answers) expect([200, 429]).toContain(status);
    await endAll();
  });

  it.each([
    [
      'IPv4 /24',
      () =>
        (
          (block) => (index: number) =>
            `${block}.${index + 1}`
        )(newBlock()),
    ],
    ['IPv6 /48', () => (index: number) => `2001:db8:7:${(index + 1).toString(16)}::1`],
    ['IPv6 /64', () => (index: number) => `2001:db8:8:1::${(index + 1).toString(16)}`],
  ])('STK-07: concurrent holds of an %s stop exactly at its limit', async (name, open) => {
    await setStock(shop, 'dukes-spice', 400);
    const addressOf = open();
    const isVisitor = name.endsWith('/64');
    const single = await inParallel(60, (index) => hold(addressOf(index), bag(1)));
    expect(countReady(single)).toBe(isVisitor ? CHECKOUTS_PER_VISITOR : CHECKOUTS_PER_BLOCK);
    await endAll();
    const large = await inParallel(20, (index) => hold(addressOf(index), bag(8)));
    expect(countReady(large)).toBe((isVisitor ? BAGS_PER_VISITOR : BAGS_PER_BLOCK) / 8);
    expect((await hold(`${newBlock()}.1`, bag(1))).status).toBe(200);
    await endAll();
  });

  it('STK-07: the last bag is held and bought', async () => {
    const slug = await makeProduct(shop, { stock: 1 });
    const { status, body } = await hold(`${newBlock()}.1`, bag(1, slug));
    expect(status).toBe(200);
    expect(await hold(`${newBlock()}.1`, bag(1, slug))).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    expect((await processPayment(shop.baseUrl, body.paymentIntentId)).body).toMatchObject({ success: true });
    await shop.untilOrder(body.orderRef, { status: 'completed' });
  });

  it('STK-07: holding all bags of a product takes one address for every 24, other products sell, and the holds expire after minutes', async () => {
    const { available } = await stockOf(shop, 'captains-choice');
    const attackers = [newBlock(), newBlock(), newBlock()].flatMap((block) => [1, 2, 3, 4, 5].map((host) => `${block}.${host}`));
    const used = new Set<string>();
    const refs: string[] = [];
    for (const ip of attackers) {
      const left = (await stockOf(shop, 'captains-choice')).available;
      if (left === 0) break;
      const bags = Math.min(left, PER_CHECKOUT);
      const cents = 1700 * bags + (1700 * bags >= 4500 ? 0 : 599);
      const answer = await hold(ip, { ...bag(bags, 'captains-choice'), amount: cents / 100 });
      if (answer.status !== 200) continue;
      used.add(ip);
      refs.push(answer.body.orderRef);
    }
    expect((await stockOf(shop, 'captains-choice')).available).toBe(0);
    expect(used.size).toBe(Math.ceil(available / BAGS_PER_VISITOR));
    expect((await hold(`${newBlock()}.1`, bag(1, 'sparrows'))).status).toBe(200);
    await makeOlder(refs);
    await waitFor(30_000, async () => (await stockOf(shop, 'captains-choice')).available > available / 2);
    expect((await hold(`${newBlock()}.1`, { ...bag(1, 'captains-choice'), amount: 22.99 })).status).toBe(200);
    await endAll();
  });

  it('STK-07: a shortened hold with a started payment stays, and holds of a product with much stock are not shortened', async () => {
    const slug = await makeProduct(shop, { stock: 3 });
    const started = await hold(`${newBlock()}.1`, bag(1, slug));
    const idle = await hold(`${newBlock()}.1`, bag(1, slug));
    const young = await hold(`${newBlock()}.1`, bag(1, slug));
    const wellStocked = await hold(`${newBlock()}.1`, bag(1, 'baggins'));
    await payByCard(shop.sandboxUrl, started.body.paymentIntentId, 'pm_card_threeDSecure2Required');
    await makeOlder([started, idle, wellStocked].map(({ body }) => body.orderRef));
    await shop.untilOrder(idle.body.orderRef, { stock_state: 'released' });
    // Every sweep retrieves the started payment and keeps its hold.
    async function retrievals() {
      return (await readLedger(shop.sandboxUrl)).calls['GET /v1/payment_intents/:id'] ?? 0;
    }
    const before = await retrievals();
    await waitFor(30_000, async () => (await retrievals()) >= before + 2);
    for (const { body } of [started, young, wellStocked])
      expect(await shop.order(body.orderRef)).toMatchObject({ status: 'pending', stock_state: 'held' });
    await expect(payByCard(shop.sandboxUrl, idle.body.paymentIntentId)).rejects.toThrow('canceled');
    await endAll();
  });

  it('STK-07: no IP address of a visitor is stored in the database', async () => {
    const block = newBlock();
    const { body } = await hold(`${block}.77`, bag(1));
    const order = await shop.order(body.orderRef);
    expect(order).toMatchObject({ visitor_key: expect.stringMatching(/^[\w-]{43}$/), block_key: expect.stringMatching(/^[\w-]{43}$/) });
    expect(JSON.stringify(order)).not.toContain(block);
    await endAll();
  });
});
