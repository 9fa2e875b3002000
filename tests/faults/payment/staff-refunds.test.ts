import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { waitFor } from '../../support/invariants.ts';
import { breakProvider, healProviders, readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy, type CartItem, createIntent, payByCard, processPayment } from '../../support/shopper.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

interface Refund {
  id: string;
  amountCents: number;
  shippingCents: number;
  state: string;
  failure: string | null;
}
interface Answer {
  __typename: string;
  refund?: Refund;
  code?: string;
  message?: string;
  openCents?: number;
}
const SELECTION = `__typename ... on RefundStored { refund { id amountCents shippingCents state failure } }
  ... on RefundRefused { code message openCents }`;

describe("an administrator's refunds", () => {
  const folder = mkdtempSync(join(tmpdir(), 'brew-failpoints-'));
  const workerFile = join(folder, 'worker');
  function arm(failpoint: string): void {
    writeFileSync(workerFile, failpoint);
  }
  afterAll(() => rmSync(folder, { recursive: true }));
  const shop = setupShop(() => {
    arm('');
    return { env: quickRecovery, workerEnv: { FAILPOINTS: `@${workerFile}` } };
  });
  let admin: BrowserSession;
  beforeAll(async () => {
    admin = (await makeStaff(shop)).browser;
  });

  async function mutate(call: string, browser = admin): Promise<Answer> {
    const { body } = await browser.post<{ data?: { answer: Answer }; errors?: { message: string }[] }>('/graphql', {
      query: `mutation { answer: ${call} { ${SELECTION} } }`,
    });
    if (!body.data?.answer) throw new Error(body.errors?.[0]?.message);
    return body.data.answer;
  }
  const common = 'reason: OUT_OF_STOCK, isMailed: true';
  function refund(number: number, what: string, { key = crypto.randomUUID(), isRestocked = false, browser = admin } = {}): Promise<Answer> {
    return mutate(`refundOrder(number: ${number}, input: { key: "${key}", ${what}, ${common}, isRestocked: ${isRestocked} })`, browser);
  }
  function cancel(number: number, key: string = crypto.randomUUID()): Promise<Answer> {
    return mutate(`cancelOrder(number: ${number}, input: { key: "${key}", ${common}, isRestocked: true })`);
  }

  /** A completed order: two bags of ground Duke's Spice and one of whole beans, with shipping. */
  async function makeOrder(cartItems: CartItem[] = [{ id: 'dukes-spice', quantity: 2, grindType: 'Ground' }]) {
    const total = cartItems.reduce((sum, { quantity }) => sum + quantity * 1600, 0);
    const amount = (total + (total < 4500 ? 599 : 0)) / 100;
    const { intent } = await buy(shop, { cartItems, amount });
    await shop.untilOrder(intent.orderRef, { status: 'completed' });
    const [order] = await shop.sql<{ id: number; number: number }>('select id, number from orders where ref = $1', [intent.orderRef]);
    const items = await shop.sql<{ id: number }>('select id from order_item where order_id = $1 order by id', [order!.id]);
    return { ...intent, ...order!, items: items.map(({ id }) => id) };
  }
  async function refundsAtProvider(paymentIntent: string) {
    return (await readLedger(shop.sandboxUrl)).refunds.filter((made) => made.paymentIntent === paymentIntent);
  }
  async function mailsOf(ref: string) {
    return (await readLedger(shop.sandboxUrl)).mails.filter(({ messageId }) => messageId.includes(`${ref.toLowerCase()}.refund-`));
  }
  async function groundBags() {
    const [row] = await shop.sql<{ available: number; sold: number }>(
      `select available, sold from stock_item s join product p on p.id = s.product_id where p.slug = 'dukes-spice' and s.grind = 'ground'`,
    );
    return row!;
  }

  it('ADM-01 by line, by amount and the rest, one after the other, until nothing is left', async () => {
    const { number, orderRef, paymentIntentId, items } = await makeOrder();
    const byLine = await refund(number, `lines: [{ itemId: "${items[0]}", quantity: 1 }], shippingCents: 99`);
    expect(byLine.refund).toMatchObject({ amountCents: 1699, shippingCents: 99, state: 'SUCCEEDED' });
    const byAmount = await refund(number, 'amountCents: 100');
    expect(byAmount.refund).toMatchObject({ amountCents: 100, state: 'SUCCEEDED' });
    expect(await shop.order(orderRef)).toMatchObject({ refunded_cents: 1799, status: 'completed' });
    const rest = await refund(number, 'isRest: true');
    expect(rest.refund).toMatchObject({ amountCents: 2000, shippingCents: 500, state: 'SUCCEEDED' });
    expect(await shop.order(orderRef)).toMatchObject({ refunded_cents: 3799, status: 'refunded' });
    expect(await refund(number, 'amountCents: 1')).toMatchObject({ code: 'REFUND_REFUSED', openCents: 0 });
    expect((await refundsAtProvider(paymentIntentId)).map(({ amount }) => amount)).toEqual([1699, 100, 2000]);
    await waitFor(10_000, async () => ((await mailsOf(orderRef)).length === 3 ? true : null));
  });

  it('ADM-01 refuses more than is left, more bags than were bought, and more shipping than was paid', async () => {
    const { number, items } = await makeOrder();
    expect(await refund(number, 'amountCents: 3800')).toMatchObject({ code: 'REFUND_REFUSED', message: '$37.99 can be refunded' });
    expect(await refund(number, `lines: [{ itemId: "${items[0]}", quantity: 3 }]`)).toMatchObject({ code: 'REFUND_REFUSED' });
    expect(await refund(number, 'lines: [{ itemId: "999999", quantity: 1 }]')).toMatchObject({ code: 'REFUND_REFUSED' });
    const twice = `{ itemId: "${items[0]}", quantity: 2 }`;
    expect(await refund(number, `lines: [${twice}, ${twice}]`)).toMatchObject({ code: 'REFUND_REFUSED' });
    expect(await refund(number, 'amountCents: 1, shippingCents: 600')).toMatchObject({ message: 'Of shipping, $5.99 can be refunded' });
  });

  it('ADM-01 a discount is shared among the lines', async () => {
    await shop.sql(
      `insert into coupon (code, description, discount_type, discount_value, usage_limit) values ('THIRD', 'Third off', 'fixed', 1000, 9)`,
    );
    const { intent } = await buy(shop, {
      cartItems: [{ id: 'dukes-spice', quantity: 3, grindType: 'Ground' }],
      couponCode: 'THIRD',
      amount: 43.99,
    });
    await shop.untilOrder(intent.orderRef, { status: 'completed' });
    const [order] = await shop.sql<{ id: number; number: number }>('select id, number from orders where ref = $1', [intent.orderRef]);
    const [item] = await shop.sql<{ id: number }>('select id from order_item where order_id = $1', [order!.id]);
    const amounts: number[] = [];
    for (let bag = 0; bag < 3; bag += 1) {
      amounts.push((await refund(order!.number, `lines: [{ itemId: "${item!.id}", quantity: 1 }]`)).refund!.amountCents);
    }
    expect(amounts).toEqual([1267, 1266, 1267]);
  });

  it('ADM-01 restocks the bags of its lines only when it is asked to', async () => {
    const { number, items } = await makeOrder();
    const before = await groundBags();
    await refund(number, `lines: [{ itemId: "${items[0]}", quantity: 1 }]`);
    expect(await groundBags()).toEqual(before);
    await refund(number, `lines: [{ itemId: "${items[0]}", quantity: 1 }]`, { isRestocked: true });
    expect(await groundBags()).toEqual({ available: before.available + 1, sold: before.sold - 1 });
    const [move] = await shop.sql(`select reason, quantity, subject from stock_move order by id desc limit 1`);
    expect(move).toMatchObject({ reason: 'restock', quantity: 1 });
  });

  it('ADM-01 the button pressed twenty times makes one refund and one mail', async () => {
    const { number, orderRef, paymentIntentId } = await makeOrder();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(number, 'amountCents: 500', { key })));
    expect(new Set(answers.map((answer) => answer.refund?.id)).size).toBe(1);
    expect(await refundsAtProvider(paymentIntentId)).toHaveLength(1);
    await waitFor(10_000, async () => ((await mailsOf(orderRef)).length > 0 ? true : null));
    expect(await mailsOf(orderRef)).toHaveLength(1);
  });

  it('ADM-01 a key that belongs to another order is refused and refunds nothing', async () => {
    const [one, other] = [await makeOrder(), await makeOrder()];
    const key = crypto.randomUUID();
    await refund(one.number, 'amountCents: 500', { key });
    expect(await refund(other.number, 'amountCents: 500', { key })).toMatchObject({ code: 'REFUND_REFUSED' });
    expect(await refundsAtProvider(other.paymentIntentId)).toEqual([]);
  });

  it('ADM-01 two administrators who refund the rest at once: one does, the other is refused', async () => {
    const { number, paymentIntentId } = await makeOrder();
    const second = (await makeStaff(shop)).browser;
    const answers = await Promise.all([refund(number, 'isRest: true'), refund(number, 'isRest: true', { browser: second })]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['RefundRefused', 'RefundStored']);
    expect(await refundsAtProvider(paymentIntentId)).toHaveLength(1);
  });

  it('ADM-01 one refund when the worker is killed between the provider and its commit', async () => {
    const { number, orderRef, paymentIntentId } = await makeOrder();
    arm('refund.made:kill');
    const key = crypto.randomUUID();
    const asked = refund(number, 'amountCents: 700', { key });
    expect(await shop.worker.exited()).toMatchObject({ signal: 'SIGKILL' });
    arm('');
    await shop.worker.restart();
    await asked;
    const { refund: made } = await waitFor(20_000, async () => {
      const answer = await refund(number, 'amountCents: 700', { key });
      return answer.refund?.state === 'SUCCEEDED' ? answer : null;
    });
    expect(made).toMatchObject({ amountCents: 700 });
    expect(await refundsAtProvider(paymentIntentId)).toHaveLength(1);
    expect(await shop.order(orderRef)).toMatchObject({ refunded_cents: 700 });
  });

  it.each([
    ['the answer is lost', { kind: 'reset-after' as const }],
    ['the provider answers 500 after it made the refund', { kind: 'status' as const, status: 500, executed: true }],
    ['the provider answers 500 and makes none', { kind: 'status' as const, status: 500 }],
  ])('ADM-01 one refund when %s', async (_, fault) => {
    const { number, paymentIntentId } = await makeOrder();
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '/v1/refunds', ...fault });
    const key = crypto.randomUUID();
    await waitFor(30_000, async () => {
      const answer = await refund(number, 'amountCents: 700', { key });
      return answer.refund?.state === 'SUCCEEDED' ? answer : null;
    });
    expect(await refundsAtProvider(paymentIntentId)).toHaveLength(1);
    await healProviders(shop.sandboxUrl);
  });

  it('ADM-01 a refund that the provider refuses is failed, says why, and takes nothing', async () => {
    const { number, orderRef } = await makeOrder();
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '/v1/refunds', kind: 'status', status: 400 });
    expect((await refund(number, 'amountCents: 700')).refund).toMatchObject({ state: 'FAILED' });
    await healProviders(shop.sandboxUrl);
    expect(await shop.order(orderRef)).toMatchObject({ refunded_cents: 0 });
    expect((await refund(number, 'isRest: true')).refund).toMatchObject({ amountCents: 3799, state: 'SUCCEEDED' });
  });

  it('ADM-01 a refund that the bank returns is failed again, and its order needs review', async () => {
    const { body } = await createIntent(shop.baseUrl);
    await payByCard(shop.sandboxUrl, body.paymentIntentId, 'pm_card_refundFail');
    await processPayment(shop.baseUrl, body.paymentIntentId);
    await shop.untilOrder(body.orderRef, { status: 'completed' });
    const [order] = await shop.sql<{ number: number }>('select number from orders where ref = $1', [body.orderRef]);
    const { refund: made } = await refund(order!.number, 'amountCents: 400');
    await waitFor(10_000, async () => {
      const [row] = await shop.sql('select state from refund where id = $1', [made!.id]);
      return row?.['state'] === 'failed' ? row : null;
    });
    expect(await shop.order(body.orderRef)).toMatchObject({ refunded_cents: 0, review_reason: 'A refund did not reach the shopper' });
  });

  it('ADM-02 a canceled order is refunded whole and its bags are available again', async () => {
    const { number, orderRef, paymentIntentId } = await makeOrder();
    const before = await groundBags();
    expect((await cancel(number)).refund).toMatchObject({ amountCents: 3799, state: 'SUCCEEDED' });
    expect(await shop.order(orderRef)).toMatchObject({ status: 'refunded', refunded_cents: 3799, review_reason: null });
    expect(await groundBags()).toEqual({ available: before.available + 2, sold: before.sold - 2 });
    expect(await refundsAtProvider(paymentIntentId)).toHaveLength(1);
    expect(await cancel(number)).toMatchObject({ code: 'REFUND_REFUSED' });
  });

  it('ADM-02 an order that was never paid cannot be refunded or canceled', async () => {
    await expect(refund(999_999, 'isRest: true')).rejects.toThrow('There is no such order');
    await expect(cancel(999_999)).rejects.toThrow('There is no such order');
  });

  it('the trail names who asked for it', async () => {
    const { number, id } = await makeOrder();
    const { browser, userId } = await makeStaff(shop);
    await refund(number, 'amountCents: 100', { browser });
    const events = await shop.sql(`select kind, actor from order_event where order_id = $1 and kind like 'refund-%' order by id`, [id]);
    expect(events).toContainEqual({ kind: 'refund-requested', actor: `user:${userId}` });
    expect(events).toContainEqual({ kind: 'refund-made', actor: 'system' });
  });

  it.each(['isRest: true, amountCents: 5', 'shippingCents: 5', 'amountCents: 0', 'amountCents: -5'])(
    'refuses a request of %s',
    async (what) => {
      await expect(refund(1, what)).rejects.toThrow(/Give lines, an amount, or isRest|above 0/);
    },
  );
});
