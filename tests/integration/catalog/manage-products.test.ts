import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });
let staff: BrowserSession;
beforeAll(async () => {
  staff = (await makeStaff(shop, 'coffee-admin')).browser;
});

interface Product {
  id: number;
  slug: string;
  version: number;
}

let made = 0;
function productFields(over: Record<string, unknown> = {}) {
  made += 1;
  return { name: `Test Thing ${made}`, slug: `test-thing-${made}`, price: 12.5, stock: 3, description: 'For a test.', ...over };
}
async function makeProduct(over: Record<string, unknown> = {}): Promise<Product> {
  const { status, body } = await staff.post<Product>('/api/admin/products', productFields(over));
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}
function put(id: number, body: unknown, browser = staff) {
  return browser.send<Product & { message: string }>('PUT', `/api/admin/products/${id}`, body);
}
async function soldProduct(slug: string) {
  const { body } = await shop.browser().get<{ slug: string }[]>('/api/products');
  return body.find((product) => product.slug === slug);
}
interface Stock {
  id: string;
  grind: string | null;
  available: number;
}
async function stockOf(slug: string): Promise<Stock[]> {
  const { adminProducts } = await staff.graphql<{ adminProducts: { slug: string; stock: Stock[] }[] }>(
    '{ adminProducts { slug stock { id grind available } } }',
  );
  return adminProducts.find((product) => product.slug === slug)!.stock;
}

describe('/api/admin/products', () => {
  it('makes a product with its defaults, which is sold at once', async () => {
    const product = await makeProduct({ category: 'merchandise' });
    expect(product).toMatchObject({
      price: 12.5,
      stock: 3,
      category: 'merchandise',
      featured: false,
      imageUrl: null,
      coffeeCharacterId: null,
    });
    expect(await soldProduct(product.slug)).toMatchObject({ price: 12.5, stock: 3 });
  });

  it('takes the category coffee as beans, which are sold in two grinds, and nothing in stock as the default', async () => {
    const { slug } = await makeProduct({ category: 'coffee', stock: undefined, coffeeCharacterId: 1 });
    expect(await soldProduct(slug)).toMatchObject({ category: 'beans', grindTypes: ['Whole Bean', 'Ground'], stock: 0 });
  });

  it('changes price, stock and the character; the list says the same', async () => {
    const { id } = await makeProduct({ category: 'merchandise' });
    const { body } = await put(id, { price: '19.99', stock: 10, featured: true, coffeeCharacterId: 2, version: 1 });
    expect(body).toMatchObject({ price: 19.99, stock: 10, featured: true, coffeeCharacterId: 2, version: 2 });
    expect((await put(id, { stock: 0, coffeeCharacterId: null })).body).toMatchObject({ stock: 0, coffeeCharacterId: null, version: 3 });
    expect((await staff.get<object[]>('/api/admin/products')).body).toContainEqual((await put(id, {})).body);
  });

  it('spreads a count over the grinds of a coffee', async () => {
    const { id, slug } = await makeProduct({ stock: 10 });
    await put(id, { stock: 4 });
    expect((await stockOf(slug)).map(({ grind, available }) => [grind, available])).toEqual([
      ['WHOLE_BEAN', 0],
      ['GROUND', 4],
    ]);
  });

  it.each([
    ['no name', { name: undefined }, 'Name is required'],
    ['no slug', { slug: '' }, 'Slug is required'],
    ['no price', { price: undefined }, 'Price is required'],
    ['no description', { description: undefined }, 'Description is required'],
    ['a price of nothing', { price: 0 }, 'Price must be above 0'],
    ['a price in words', { price: 'ten' }, 'price: an amount in dollars is needed'],
    ['half a piece', { stock: 0.5 }, 'Stock is a whole number, 0 or more.'],
    ['an unknown character', { coffeeCharacterId: 999_999 }, 'There is no such coffee character'],
  ])('answers 400 for %s', async (_, wrong, message) => {
    expect(await staff.post('/api/admin/products', productFields(wrong))).toMatchObject({ status: 400, body: { message } });
  });

  it('deletes, and restores unless the slug is taken', async () => {
    const { id, slug } = await makeProduct();
    expect((await staff.send('DELETE', `/api/admin/products/${id}`)).status).toBe(200);
    expect(await soldProduct(slug)).toBeUndefined();
    expect((await staff.send('DELETE', `/api/admin/products/${id}`)).status).toBe(404);
    const call = `mutation { restoreProduct(id: "${id}", version: 2) { __typename } }`;
    const again = await makeProduct({ slug });
    expect(await staff.graphql(call)).toEqual({ restoreProduct: { __typename: 'SlugTaken' } });
    await staff.send('DELETE', `/api/admin/products/${again.id}`);
    expect(await staff.graphql(call)).toEqual({ restoreProduct: { __typename: 'ProductSaved' } });
    expect(await soldProduct(slug)).toMatchObject({ stock: 3 });
  });

  it('answers 403 to strangers and customers, 404 for an unknown id', async () => {
    const { id } = await makeProduct();
    for (const browser of [shop.browser(), (await makeShopper(shop)).browser]) {
      for (const answer of [
        await browser.get('/api/admin/products'),
        await browser.post('/api/admin/products', {}),
        await put(id, { price: 1 }, browser),
      ])
        expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ message: 'Admin access required' })]);
    }
    expect((await put(999_999, { price: 1 })).status).toBe(404);
  });
});

it('ADM-03 two people set one price: the second is refused and sees the first', async () => {
  const { id } = await makeProduct();
  function setPrice(cents: number) {
    return staff.graphql(`mutation { updateProduct(id: "${id}", version: 1, input: { priceCents: ${cents} }) {
      __typename ... on ProductEditStale { fields current { priceCents version } } } }`);
  }
  await setPrice(1_700);
  expect(await setPrice(1_800)).toEqual({
    updateProduct: { __typename: 'ProductEditStale', fields: ['priceCents'], current: { priceCents: 1_700, version: 2 } },
  });
});

describe('setStock', () => {
  function setStock(counts: string, reason = '') {
    return staff.graphql<{ setStock: { __typename: string; stock?: Stock[]; current?: Stock[] } }>(
      `mutation { setStock(counts: [${counts}], reason: "${reason}") { __typename
        ... on StockSet { stock { id grind available } } ... on StockEditStale { current { id grind available } } } }`,
    );
  }

  it('moves a count by the difference, with its person and reason', async () => {
    const { id, slug } = await makeProduct({ stock: 10 });
    const [beans] = await stockOf(slug);
    expect(await setStock(`{ stockId: "${beans!.id}", available: 24 }`, 'Delivery')).toMatchObject({
      setStock: { stock: [{ available: 24 }] },
    });
    const moves = await shop.sql('select reason, quantity, subject, actor from stock_move where stock_item_id = $1', [beans!.id]);
    expect(moves).toEqual([{ reason: 'adjust', quantity: 19, subject: 'Delivery', actor: expect.stringMatching(/^user:\d+$/) }]);
    const [entry] = await shop.sql('select action, detail from audit_entry where subject = $1 order by id desc limit 1', [`product:${id}`]);
    expect(entry).toEqual({
      action: 'stock-set',
      detail: { reason: 'Delivery', before: { 'whole-bean': 5 }, after: { 'whole-bean': 24 } },
    });
  });

  it('refuses to undo what somebody has changed since, for all counts together', async () => {
    const { slug } = await makeProduct({ stock: 10 });
    const [beans, ground] = await stockOf(slug);
    await setStock(`{ stockId: "${beans!.id}", available: 0 }, { stockId: "${ground!.id}", available: 0 }`);
    await setStock(`{ stockId: "${ground!.id}", available: 8 }`);
    const undo = `{ stockId: "${beans!.id}", available: 5, expected: 0 }, { stockId: "${ground!.id}", available: 5, expected: 0 }`;
    expect(await setStock(undo)).toMatchObject({
      setStock: { __typename: 'StockEditStale', current: [{ available: 0 }, { available: 8 }] },
    });
    expect((await stockOf(slug)).map(({ available }) => available)).toEqual([0, 8]);
  });

  it('refuses a count below 0, one named twice and an unknown one', async () => {
    const { slug } = await makeProduct({ stock: 10 });
    const [beans] = await stockOf(slug);
    await expect(setStock(`{ stockId: "${beans!.id}", available: -1 }`)).rejects.toThrow('Stock is a whole number, 0 or more.');
    await expect(setStock(Array(2).fill(`{ stockId: "${beans!.id}", available: 1 }`).join())).rejects.toThrow('A count is named twice');
    await expect(setStock(`{ stockId: "999999", available: 1 }`)).rejects.toThrow('There is no such stock');
  });
});
