import { beforeAll, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeProduct, stockOf } from '../../support/factories/products.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy, createIntent, inParallel } from '../../support/shopper.ts';

const shop = setupShop({ env: { DATABASE_POOL: '40' } });
let staff: BrowserSession;
beforeAll(async () => {
  staff = (await makeStaff(shop, 'coffee-admin')).browser;
});

async function stockId(slug: string): Promise<string> {
  const [row] = await shop.sql<{ id: number }>(
    `select s.id from stock_item s join product p on p.id = s.product_id where p.slug = $1 and s.grind = 'ground'`,
    [slug],
  );
  return String(row!.id);
}
async function setStock(id: string, available: number, expected?: number): Promise<string> {
  const { setStock: answer } = await staff.graphql<{ setStock: { __typename: string } }>(
    'mutation ($counts: [StockCountInput!]!) { setStock(counts: $counts) { __typename } }',
    { counts: [{ stockId: id, available, ...(expected !== undefined && { expected }) }] },
  );
  return answer.__typename;
}
function bag(id: string) {
  return { amount: 21.99, cartItems: [{ id, quantity: 1, grindType: 'Ground' }] };
}
/** The count as its moves say. */
async function movedStock(slug: string): Promise<Record<string, number>> {
  const rows = await shop.sql<{ reason: string; sum: number }>(
    `select m.reason, sum(m.quantity)::int as sum from stock_move m join stock_item s on s.id = m.stock_item_id
     join product p on p.id = s.product_id where p.slug = $1 and s.grind = 'ground' group by m.reason`,
    [slug],
  );
  return Object.fromEntries(rows.map(({ reason, sum }) => [reason, sum]));
}

it('STK-04: fifty shoppers buy while two people set the count: no sale is lost, none is made twice', async () => {
  const slug = await makeProduct(shop, { stock: 60 });
  const id = await stockId(slug);
  // Enough for all, whenever each count is set: a shopper who finds none is refused, which other tests show.
  const edits = inParallel(20, (index) => setStock(id, 60 + index));
  const bought = await inParallel(50, () => buy(shop, bag(slug)).then(({ body }) => body['success'] === true));
  await edits;
  const sales = bought.filter(Boolean).length;
  expect(sales).toBe(50);
  await expect.poll(async () => (await stockOf(shop, slug)).held, { timeout: 30_000 }).toBe(0);
  const { available, sold } = await stockOf(shop, slug);
  const { adjust = 0, hold = 0, release = 0, sell = 0 } = await movedStock(slug);
  expect({ sold, available }).toEqual({ sold: sales, available: 60 + adjust - hold + release });
  expect(sell).toBe(sales);
});

it('STK-04: a switch turned off during a rush ends new holds; held bags are still sold', async () => {
  const slug = await makeProduct(shop, { stock: 5 });
  const id = await stockId(slug);
  const { status } = await createIntent(shop.baseUrl, bag(slug));
  expect([status, await setStock(id, 0)]).toEqual([200, 'StockSet']);
  expect(await createIntent(shop.baseUrl, bag(slug))).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
  expect(await stockOf(shop, slug)).toEqual({ available: 0, held: 1, sold: 0 });
});

it('STK-04: of twenty who undo one change at once, one does', async () => {
  const slug = await makeProduct(shop, { stock: 8 });
  const id = await stockId(slug);
  await setStock(id, 0);
  const answers = await inParallel(20, () => setStock(id, 8, 0));
  expect(answers.filter((name) => name === 'StockSet')).toHaveLength(1);
  expect(await stockOf(shop, slug)).toMatchObject({ available: 8 });
});

it('STK-04: a coffee that is deleted in the middle of a rush is sold to those who hold it, and to nobody else', async () => {
  const { body } = await staff.post<{ id: number; slug: string }>('/api/admin/coffees', {
    name: 'Rush Hour',
    slug: 'rush-hour',
    imageUrl: '/art/darth.png',
    description: 'Fast.',
    tags: ['Fast'],
    bio: 'In a hurry.',
    greeting: 'Quick!',
    personality: 'Hasty.',
    stock: 20,
    wholeBeanStock: 0,
  });
  const held = await createIntent(shop.baseUrl, bag('rush-hour'));
  expect(held.status).toBe(200);
  const [removed, ...answers] = await Promise.all([
    staff.send('DELETE', `/api/admin/coffees/${body.id}`),
    ...Array.from({ length: 10 }, () => createIntent(shop.baseUrl, bag('rush-hour'))),
  ]);
  expect(removed.status).toBe(200);
  for (const { status } of answers) expect([200, 400, 409]).toContain(status);
  expect((await createIntent(shop.baseUrl, bag('rush-hour'))).status).toBeGreaterThanOrEqual(400);
});
