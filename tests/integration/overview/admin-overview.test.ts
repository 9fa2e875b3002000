import { createContext, recountDays } from '@brew-quest/api';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeProduct } from '../../support/factories/products.ts';
import { makeShopper, makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const ZONE = 'America/New_York';
let now: Date | null = null;
const shop = setupShop({ processes: 'in-process', app: { clock: { now: () => now ?? new Date() } } });
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
});
beforeEach(async () => {
  now = null;
  await shop.sql('delete from order_event');
  await shop.sql('delete from order_item');
  await shop.sql('delete from orders');
  await shop.sql(`delete from users where role = 'customer'`);
});

interface Sum {
  customerCount: number;
  orderCount: number;
  revenueCents: number;
  refundedCents: number;
  averageCents: number | null;
}
interface Point {
  day: string;
  orderCount: number;
  revenueCents: number;
  newCustomerCount: number;
}
interface Overview {
  timeZone: string;
  totals: Sum;
  current: Sum;
  previous: Sum;
  points: Point[];
  before: Point[];
  dayCount: number;
  notCounted: { imported: number; sandbox: number; test: number };
  toShipCount: number;
  recentOrders: { number: number; status: string; customerName: string | null }[];
  recentCustomers: { id: string; email: string; name: string | null; kind: string }[];
  bestSellers: { slug: string; quantity: number }[];
  lowStock: { slug: string; grind: string; available: number }[];
  reviewCount: number;
  reviewCases: { id: string; kind: string; reason: string; orderNumber: number | null; parkedJobId: string | null }[];
}
const SUM = 'customerCount orderCount revenueCents refundedCents averageCents';
const POINT = 'day orderCount revenueCents newCustomerCount';

async function ask<T>(query: string, browser = admin): Promise<T> {
  const { body } = await browser.post<{ data?: T; errors?: { extensions: { code: string } }[] }>('/graphql', { query });
  const [error] = body.errors ?? [];
  if (error) throw new Error(error.extensions.code);
  return body.data!;
}
async function overview(period = 'DAYS_30', browser = admin): Promise<Overview> {
  const { adminOverview } = await ask<{ adminOverview: Overview }>(
    `{ adminOverview(period: ${period}) { timeZone totals { ${SUM} } current { ${SUM} } previous { ${SUM} } points { ${POINT} } before { ${POINT} } dayCount
      notCounted { imported sandbox test } toShipCount recentOrders { number status customerName } recentCustomers { id email name kind }
      bestSellers { slug quantity } lowStock { slug grind available } reviewCount reviewCases { id kind reason orderNumber parkedJobId } } }`,
    browser,
  );
  return adminOverview;
}
function pointOf({ points }: Overview, day: string): Point | undefined {
  return points.find((point) => point.day === day);
}

let made = 0;
interface OrderFacts {
  paidAt?: Date | string;
  totalCents?: number;
  refundedCents?: number;
  source?: string;
  mode?: string;
  status?: string;
  email?: string;
  reviewReason?: string | null;
}
/** A paid order. Returns its id. */
async function addOrder(facts: OrderFacts = {}): Promise<number> {
  const {
    paidAt = now ?? new Date(),
    totalCents = 1000,
    refundedCents = 0,
    source = 'shop',
    mode = 'sandbox',
    status = 'completed',
  } = facts;
  const email = facts.email ?? `guest-${(made += 1)}@beans.example`;
  const [row] = await shop.sql<{ id: number }>(
    `insert into orders (ref, number, status, source, mode, email, customer_first_name, customer_last_name, subtotal_cents, discount_cents, shipping_cents,
       actual_shipping_cents, total_cents, refunded_cents, shipping_method, review_reason, created_at, paid_at)
     values ('BQ-' || upper(substr(md5(random()::text), 1, 16)), nextval('order_number_seq'), $1, $2, $3, $4, 'Ida', 'Bean', $5, 0, 0, 0, $5, $6, 'Standard', $7, $8, $8)
     returning id`,
    [status, source, mode, email, totalCents, refundedCents, facts.reviewReason ?? null, paidAt],
  );
  return row!.id;
}
async function addItem(orderId: number, slug: string, quantity: number): Promise<void> {
  await shop.sql(
    `insert into order_item (order_id, product_id, product_slug, product_name, grind, quantity, unit_price_cents, weight_grams)
     select $1, id, slug, name, 'ground', $3, 1000, 340 from product where slug = $2`,
    [orderId, slug, quantity],
  );
}
function recount(): Promise<void> {
  return recountDays(createContext(shop.app, { kind: 'system' }, 'recount-days'));
}

describe('adminOverview', () => {
  it('fills days without orders with zeros, the last one being today', async () => {
    now = new Date('2026-11-22T17:00:00Z');
    await addOrder({ totalCents: 4000, refundedCents: 500 });
    const found = await overview();
    expect(found.timeZone).toBe(ZONE);
    expect([found.points.length, found.before.length]).toEqual([30, 30]);
    expect([found.points[0]?.day, found.points.at(-1)?.day, found.before.at(-1)?.day]).toEqual(['2026-10-24', '2026-11-22', '2026-10-23']);
    expect(found.points.at(-1)).toMatchObject({ day: '2026-11-22', orderCount: 1, revenueCents: 3500 });
    expect(found.points.slice(0, -1).every(({ orderCount, revenueCents }) => orderCount === 0 && revenueCents === 0)).toBe(true);
    expect(found.totals).toMatchObject({ orderCount: 1, revenueCents: 3500, refundedCents: 500, averageCents: 3500 });
    expect(found.dayCount).toBe(1);
  });

  it('has twelve months, this one included, and the same months of the year before', async () => {
    now = new Date('2026-11-22T17:00:00Z');
    await addOrder({ paidAt: '2025-12-01T05:00:00Z' });
    await addOrder({ paidAt: '2025-12-01T04:59:59Z' });
    const found = await overview('MONTHS_12');
    expect(found.points.map(({ day }) => day)).toEqual([
      '2025-12-01',
      ...Array.from({ length: 11 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`),
    ]);
    expect(found.points[0]?.orderCount).toBe(1);
    expect(found.before.at(-1)).toMatchObject({ day: '2025-11-01', orderCount: 1 });
  });

  it('an empty shop has zeros and no average', async () => {
    const found = await overview('DAYS_7');
    expect(found.totals).toMatchObject({ orderCount: 0, revenueCents: 0, averageCents: null });
    expect(found).toMatchObject({ dayCount: 0, recentOrders: [], bestSellers: [], reviewCases: [], reviewCount: 0, toShipCount: 0 });
  });

  it('leaves imported and unpaid orders out and says how many', async () => {
    await addOrder();
    await addOrder({ source: 'import' });
    const unpaid = await addOrder({ status: 'expired' });
    await shop.sql('update orders set number = null, paid_at = null where id = $1', [unpaid]);
    const found = await overview();
    expect(found.totals.orderCount).toBe(1);
    expect(found.notCounted).toEqual({ imported: 1, sandbox: 0, test: 0 });
  });

  it('names the five newest orders, and which wait for the carrier', async () => {
    for (let at = 0; at < 6; at += 1) await addOrder({ paidAt: new Date(Date.now() - at * 60_000), status: at < 2 ? 'paid' : 'completed' });
    const found = await overview();
    expect(found.recentOrders).toHaveLength(5);
    expect(found.recentOrders[0]).toMatchObject({ status: 'PAID', customerName: 'Ida Bean' });
    expect(found.toShipCount).toBe(2);
  });

  it('counts what was bought most in 30 days, and what few are left of', async () => {
    const slug = await makeProduct(shop, { stock: { ground: 3, 'whole-bean': 50 } });
    const order = await addOrder();
    await addItem(order, slug, 7);
    const found = await overview('DAYS_7');
    expect(found.bestSellers).toEqual([{ slug, quantity: 7 }]);
    expect(found.lowStock).toContainEqual({ slug, grind: 'ground', available: 3 });
    expect(found.lowStock).not.toContainEqual(expect.objectContaining({ slug, grind: 'whole-bean' }));
  });

  it('a coffee has sold as many bags as the best sellers count, before and after the days are counted', async () => {
    const sold = new Map([
      [0, 5],
      [29, 2],
      [31, 9],
    ]);
    for (const [days, quantity] of sold) {
      const order = await addOrder({ paidAt: new Date(Date.now() - days * 86_400_000) });
      await addItem(order, 'darth', quantity);
    }
    await addItem(await addOrder({ source: 'import' }), 'darth', 4);
    const coffeeAdmin = (await makeStaff(shop, 'coffee-admin')).browser;
    async function soldCount(): Promise<number | undefined> {
      const { adminCoffees } = await ask<{ adminCoffees: { slug: string; soldCount: number }[] }>(
        '{ adminCoffees { slug soldCount } }',
        coffeeAdmin,
      );
      expect(adminCoffees.filter((coffee) => coffee.soldCount > 0).map(({ slug }) => slug)).toEqual(['darth']);
      return adminCoffees.find(({ slug }) => slug === 'darth')?.soldCount;
    }
    expect(await soldCount()).toBe(7);
    expect((await overview()).bestSellers).toEqual([{ slug: 'darth', quantity: 7 }]);
    await recount();
    expect(await soldCount()).toBe(7);
  });

  it('names the cases of orders with their kind, the oldest first', async () => {
    const dispute = await addOrder({ reviewReason: 'Disputed at the bank' });
    await shop.sql(
      `insert into order_event (order_id, kind, detail, actor, created_at) values ($1, 'disputed', '{}', 'system', now() - interval '2 days')`,
      [dispute],
    );
    await addOrder({ status: 'needs_review', reviewReason: 'The amount received is not the order total' });
    const found = await overview();
    expect(found.reviewCount).toBe(2);
    expect(found.reviewCases.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['DISPUTE', 'Disputed at the bank'],
      ['OTHER', 'The amount received is not the order total'],
    ]);
  });

  it('is refused to everybody but administrators', async () => {
    const others = [shop.browser(), (await makeShopper(shop)).browser, (await makeStaff(shop, 'coffee-admin')).browser];
    for (const browser of others) await expect(overview('DAYS_7', browser)).rejects.toThrow('NOT_ALLOWED');
  });
});

describe('the figures agree', () => {
  it('with the list of customers, guests, accounts and imported ones alike', async () => {
    const { person } = await makeShopper(shop);
    await addOrder({ email: person.email });
    await addOrder({ email: 'twice@beans.example' });
    await addOrder({ email: 'twice@beans.example', totalCents: 2500 });
    await addOrder({ email: 'old@beans.example', source: 'import' });
    const { adminCustomers: list } = await ask<{
      adminCustomers: { totalCount: number; rows: { id: string; kind: string; orderCount: number; spentCents: number }[] };
    }>('{ adminCustomers { totalCount rows { id kind orderCount spentCents } } }');
    const found = await overview();
    expect(found.totals.customerCount).toBe(list.totalCount);
    expect(found.recentCustomers.map(({ id, kind }) => [id, kind])).toEqual(list.rows.slice(0, 5).map(({ id, kind }) => [id, kind]));
    expect(found.totals.orderCount).toBe(list.rows.reduce((sum, { orderCount }) => sum + orderCount, 0));
    expect(found.totals.revenueCents).toBe(list.rows.reduce((sum, { spentCents }) => sum + spentCents, 0));
  });

  it.each([
    [
      'the day of 25 hours',
      '2026-11-02T17:00:00Z',
      '2026-11-01',
      '2026-11-01T03:59:59Z',
      '2026-11-01T04:00:00Z',
      '2026-11-02T04:59:59Z',
      '2026-11-02T05:00:00Z',
    ],
    [
      'the day of 23 hours',
      '2026-03-09T17:00:00Z',
      '2026-03-08',
      '2026-03-08T04:59:59Z',
      '2026-03-08T05:00:00Z',
      '2026-03-09T03:59:59Z',
      '2026-03-09T04:00:00Z',
    ],
    [
      'a day of 24 hours',
      '2026-06-11T17:00:00Z',
      '2026-06-10',
      '2026-06-10T03:59:59Z',
      '2026-06-10T04:00:00Z',
      '2026-06-11T03:59:59Z',
      '2026-06-11T04:00:00Z',
    ],
  ])('around midnight of %s, before and after the days are recounted', async (_, at, day, before, first, last, after) => {
    now = new Date(at);
    for (const [index, paidAt] of [before, first, last, after].entries()) await addOrder({ paidAt, totalCents: 10 ** (index + 2) });
    const counted = await overview('DAYS_7');
    expect(pointOf(counted, day)).toMatchObject({ orderCount: 2, revenueCents: 1_000 + 10_000 });
    expect(counted.points.at(-1)).toMatchObject({ orderCount: 1, revenueCents: 100_000 });
    await recount();
    expect(await shop.sql('select from figure_change')).toEqual([]);
    expect(await overview('DAYS_7')).toEqual(counted);
    const { adminOrders: all } = await ask<{ adminOrders: { totalCount: number; sumCents: number } }>(
      '{ adminOrders { totalCount sumCents } }',
    );
    expect(all).toEqual({ totalCount: counted.totals.orderCount, sumCents: counted.totals.revenueCents });
    // The same days by the definition itself.
    const rows = await shop.sql<{ day: string; orders: number; cents: number }>(
      `select ((o.paid_at at time zone $1)::date)::text as day, count(*)::int as orders, sum(o.total_cents - o.refunded_cents)::int as cents
       from orders o group by 1 order by 1`,
      [ZONE],
    );
    expect(
      counted.points.filter(({ orderCount }) => orderCount > 0).map(({ day, orderCount, revenueCents }) => [day, orderCount, revenueCents]),
    ).toEqual(rows.map((row) => [row.day, row.orders, row.cents]));
  });

  it('after a refund of an old order, at once and after the recount', async () => {
    const id = await addOrder({ paidAt: new Date(Date.now() - 3 * 86_400_000), totalCents: 5000 });
    await recount();
    await shop.sql('update orders set refunded_cents = 2000 where id = $1', [id]);
    const counted = await overview();
    expect(counted.totals).toMatchObject({ orderCount: 1, revenueCents: 3000, refundedCents: 2000 });
    await recount();
    expect(await overview()).toEqual(counted);
  });

  it('after orders were added and removed while days were recounted', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async (_, at) => addOrder({ paidAt: new Date(Date.now() - at * 3_600_000) })));
    await Promise.all([
      recount(),
      recount(),
      shop.sql('delete from orders where id = any($1)', [ids.slice(0, 5)]),
      ...Array.from({ length: 10 }, () => addOrder()),
      recount(),
    ]);
    expect((await overview()).totals).toMatchObject({ orderCount: 25, revenueCents: 25_000 });
    await recount();
    expect((await overview()).totals).toMatchObject({ orderCount: 25, revenueCents: 25_000 });
  });

  it('in another time zone than the days were counted in', async () => {
    await addOrder();
    await shop.sql(`insert into daily_figure (time_zone, day, source, mode, order_count, revenue_cents, refunded_cents)
      values ('Asia/Tokyo', '2026-01-01', 'shop', 'sandbox', 99, 99, 0)`);
    expect((await overview()).totals.orderCount).toBe(1);
    await recount();
    expect(await shop.sql(`select from daily_figure where time_zone <> $1`, [ZONE])).toEqual([]);
    expect((await overview()).totals.orderCount).toBe(1);
  });
});
