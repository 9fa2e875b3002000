import { describe, expect, test } from 'vitest';
import { inBatches } from '../../support/shopper.ts';
import { makeShopper } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const statements: string[] = [];
const shop = setupShop({ processes: 'in-process', app: { onQuery: (sql) => void statements.push(sql) } });

/** Paid orders of one line each, the newest last. `prefix` begins their refs. */
function placeOrders(userId: number, count: number, prefix: string, status = 'completed') {
  return shop.sql(
    `with placed as (
       insert into orders (ref, number, status, mode, user_id, email, subtotal_cents, discount_cents, shipping_cents, actual_shipping_cents,
         total_cents, shipping_method, stock_state, created_at)
       select $2 || n, nextval('order_number_seq'), $3, 'sandbox', $1, 'someone-else@example.com', 1600 * n, 0, 599, 599, 1600 * n + 599, 'USPS', 'sold',
         now() - make_interval(days => $4 - n)
       from generate_series(1, $4) n returning id, ref)
     insert into order_item (order_id, product_id, product_slug, product_name, grind, quantity, unit_price_cents, weight_grams)
     select id, 1, 'dukes-spice', ref, 'ground', 1, 1600, 340 from placed`,
    [userId, prefix, status, count],
  );
}

interface Page {
  myOrders: { totalCount: number; totalSpentCents: number; orders: { id: string; items: { productName: string }[] }[] };
}
function query(args = '') {
  return `{ myOrders${args} { totalCount totalSpentCents orders { id items { productName } } } }`;
}
async function countedFor(work: () => Promise<unknown>): Promise<number> {
  statements.length = 0;
  await work();
  return statements.length;
}

test('runs three statements for one order and for fifty, and a fourth when the figures of all pages are asked for', async () => {
  const few = await makeShopper(shop);
  const many = await makeShopper(shop);
  await placeOrders(few.userId, 1, 'few-');
  await placeOrders(many.userId, 50, 'many-');
  expect(await countedFor(() => few.browser.get('/api/orders/my-orders'))).toBe(3);
  expect(await countedFor(() => many.browser.get('/api/orders/my-orders'))).toBe(3);
  expect(await countedFor(() => many.browser.graphql('{ myOrders(pageSize: 50) { orders { id items { productName } } } }'))).toBe(3);
  expect(await countedFor(() => many.browser.graphql(query('(pageSize: 50)')))).toBe(4);
  expect(statements.filter((sql) => /"label_url"|"weight_grams"/.test(sql))).toEqual([]);
});

test('returns pages, the newest order first, with count and sum of all pages', async () => {
  const { browser, userId } = await makeShopper(shop);
  await placeOrders(userId, 7, 'paged-');
  const pages: Page[] = [];
  for (const page of [1, 2, 3]) pages.push(await browser.graphql<Page>(query(`(page: ${page}, pageSize: 3)`)));
  expect(pages.map(({ myOrders }) => myOrders.orders.map(({ id }) => id))).toEqual([
    ['paged-7', 'paged-6', 'paged-5'],
    ['paged-4', 'paged-3', 'paged-2'],
    ['paged-1'],
  ]);
  const totalSpentCents = 1600 * (1 + 2 + 3 + 4 + 5 + 6 + 7) + 7 * 599;
  for (const { myOrders } of pages) expect(myOrders).toMatchObject({ totalCount: 7, totalSpentCents });
});

test.each([['page: 0'], ['page: -1'], ['pageSize: 0'], ['pageSize: 101'], ['page: 1000000']])('refuses %s', async (args) => {
  const { browser } = await makeShopper(shop);
  const { body } = await browser.post<{ errors: object[] }>('/graphql', { query: query(`(${args})`) });
  expect(body.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
});

test('leaves out orders that were not paid', async () => {
  const { browser, userId } = await makeShopper(shop);
  for (const status of ['pending', 'expired', 'canceled']) await placeOrders(userId, 1, `${status}-`, status);
  await shop.sql('update orders set number = null where user_id = $1', [userId]);
  expect(await browser.graphql<Page>(query())).toMatchObject({ myOrders: { totalCount: 0, totalSpentCents: 0, orders: [] } });
});

describe('GQL-09: two concurrent users', () => {
  test('each get only themselves and their own orders, in 1,000 interleaved requests', async () => {
    const people = await Promise.all(
      ['left', 'right'].map(async (side) => {
        const { browser, person, userId } = await makeShopper(shop, { firstName: side });
        await placeOrders(userId, 3, `${side}-`);
        return { browser, person, side };
      }),
    );
    const document = `{ me { email firstName } again: me { email } myOrders { orders { id items { productName } } } }`;
    const mixed = await inBatches(1_000, async (n) => {
      const { browser, person, side } = people[n % 2]!;
      const orders = [3, 2, 1].map((one) => ({ id: `${side}-${one}`, items: [{ productName: `${side}-${one}` }] }));
      if (n % 5 === 0) return [(await browser.copy().get('/api/orders/my-orders')).body, orders.map(({ id }) => ({ id }))];
      const own = { me: { email: person.email, firstName: side }, again: { email: person.email }, myOrders: { orders } };
      return [await browser.copy().graphql(document), own];
    });
    expect(mixed.map(([found]) => found)).toMatchObject(mixed.map(([, own]) => own));
  });
});
