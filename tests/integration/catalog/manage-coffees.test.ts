import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });
let staff: BrowserSession;
beforeAll(async () => {
  staff = (await makeStaff(shop, 'coffee-admin')).browser;
});

interface Coffee {
  id: number;
  slug: string;
  version: number;
  stock: number;
}

let made = 0;
function coffeeFields(over: Record<string, unknown> = {}) {
  made += 1;
  return {
    name: `Test Cup ${made}`,
    slug: `test-cup-${made}`,
    imageUrl: '/art/darth.png',
    description: 'Smoke and honey.',
    tags: ['Smoke', 'Honey'],
    bio: 'Made for a test; calm about it.',
    greeting: 'Hello there. Sit where you like.',
    personality: 'Patient.',
    ...over,
  };
}
async function makeCoffee(over: Record<string, unknown> = {}): Promise<Coffee> {
  const { status, body } = await staff.post<Coffee>('/api/admin/coffees', coffeeFields(over));
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}
function put(id: number, body: unknown, browser = staff) {
  return browser.send<Coffee & { message: string; current?: Coffee; fields?: string[] }>('PUT', `/api/admin/coffees/${id}`, body);
}
interface Answer {
  __typename: string;
  coffee?: { version: number; name: string };
  current?: { version: number };
  fields?: string[];
}
async function mutate(call: string, browser = staff): Promise<Answer> {
  const { answer } = await browser.graphql<{ answer: Answer }>(`mutation { answer: ${call} { __typename
    ... on CoffeeSaved { coffee { version name } } ... on CoffeeEditStale { current { version } fields } } }`);
  return answer;
}
async function productOf(slug: string) {
  const { body } = await shop.browser().get<{ slug: string; name: string; stock: number; price: number }[]>('/api/products');
  return body.find((product) => product.slug === slug);
}

describe('a new coffee', () => {
  it('is sold, found and talked to at once', async () => {
    const { slug } = await makeCoffee({ name: 'Foghorn Mocha' });
    expect(await productOf(slug)).toMatchObject({ name: 'Foghorn Mocha', price: 16, stock: 10 });
    const { searchProducts } = await shop
      .browser()
      .graphql<{ searchProducts: { products: { slug: string }[] } }>('{ searchProducts(text: "foghorn") { products { slug } } }');
    expect(searchProducts.products[0]?.slug).toBe(slug);
    const { browser } = await makeShopper(shop);
    const hello = await browser.post<{ reply: { message: string } }>('/api/chat', {
      message: 'Hello',
      sessionId: 'AbcdefghijklmnopqrstU',
      coffeeSlug: slug,
    });
    expect(hello.body.reply.message).toBe('Hello there. Sit where you like.');
  });

  it('has what was not filled in made of what was', async () => {
    const coffee = await makeCoffee({ tags: 'Smoke, Honey', stock: '7' });
    expect(coffee).toMatchObject({
      tags: ['Smoke', 'Honey'],
      quip: 'Hello there.',
      tastes: ['honey', 'smoke'],
      moods: ['calm'],
      roast: 'medium',
      stock: 7,
      wholeBeanStock: 4,
      groundStock: 3,
      version: 1,
    });
  });

  it.each([
    ['name', 'Name is required'],
    ['slug', 'Slug is required'],
    ['imageUrl', 'Image URL is required'],
    ['description', 'Description is required'],
    ['tags', 'Tags are required'],
    ['bio', 'Bio is required'],
    ['greeting', 'Greeting is required'],
    ['personality', 'Personality is required'],
  ])('is refused without %s', async (field, message) => {
    for (const value of [undefined, '']) {
      const answer = await staff.post('/api/admin/coffees', coffeeFields({ [field]: value }));
      expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ message })]);
    }
  });

  it.each([
    ['a slug with spaces', { slug: 'two words' }, 'Slug has small letters'],
    ['a picture of another site', { imageUrl: 'https://example.com/cup.png' }, 'Image URL is a path of this shop'],
    ['a picture that was never uploaded', { imageUrl: `/pictures/${'0'.repeat(32)}.webp` }, 'There is no such uploaded picture'],
    ['a stock below 0', { stock: -1 }, 'Stock is a whole number, 0 or more.'],
    ['a stock in words', { stock: 'ten' }, 'Stock is a whole number, 0 or more.'],
    ['a greeting of 401 characters', { greeting: 'a'.repeat(401) }, 'Greeting has 400 characters at most'],
    ['nine tags', { tags: Array.from({ length: 9 }, (_, n) => `Tag ${n}`) }, '8 tags at most'],
  ])('is refused with %s', async (_, over, message) => {
    const answer = await staff.post<{ message: string }>('/api/admin/coffees', coffeeFields(over));
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('is refused with the slug of another coffee or product', async () => {
    for (const slug of ['darth', 'stranger-brew-poster']) {
      const answer = await staff.post('/api/admin/coffees', coffeeFields({ slug }));
      expect([answer.status, answer.body]).toEqual([
        409,
        { code: 'SLUG_TAKEN', message: 'There is a coffee or product with this slug already' },
      ]);
    }
  });
});

describe('an edit', () => {
  it('of name, slug and picture reaches the product; a name of its own stays', async () => {
    const coffee = await makeCoffee();
    await put(coffee.id, { name: 'Renamed', slug: `${coffee.slug}-new` });
    expect(await productOf(`${coffee.slug}-new`)).toMatchObject({ name: 'Renamed' });
    await shop.sql(`update product set name = 'Bag of its own' where slug = $1`, [`${coffee.slug}-new`]);
    await put(coffee.id, { name: 'Renamed again' });
    expect(await productOf(`${coffee.slug}-new`)).toMatchObject({ name: 'Bag of its own' });
  });

  it('ADM-03 of different fields by two people: both stay', async () => {
    const { id } = await makeCoffee();
    await mutate(`updateCoffee(id: "${id}", version: 1, input: { bio: "Theirs" })`);
    expect(await mutate(`updateCoffee(id: "${id}", version: 1, input: { name: "Ours" })`)).toMatchObject({
      coffee: { version: 3, name: 'Ours' },
    });
    const [row] = await shop.sql('select bio, name from coffee where id = $1', [id]);
    expect(row).toEqual({ bio: 'Theirs', name: 'Ours' });
  });

  it('ADM-03 of the same field by two people: the second is refused', async () => {
    const { id } = await makeCoffee();
    const other = (await makeStaff(shop)).browser;
    await mutate(`updateCoffee(id: "${id}", version: 1, input: { bio: "Theirs", tags: ["One"] })`, other);
    expect(await mutate(`updateCoffee(id: "${id}", version: 1, input: { bio: "Ours" })`)).toMatchObject({
      __typename: 'CoffeeEditStale',
      fields: ['bio'],
      current: { version: 2 },
    });
    const { status, body } = await put(id, { bio: 'Ours', version: 1 });
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'STALE_EDIT', fields: ['bio'] })]);
  });

  it('ADM-08 is in the audit log with its person, before and after, and the sheet says who saved it', async () => {
    const { browser, userId } = await makeStaff(shop, 'coffee-admin');
    const { id, slug } = await makeCoffee();
    await put(id, { quip: 'New words.' }, browser);
    const [entry] = await shop.sql('select actor, action, detail from audit_entry where subject = $1 order by id desc limit 1', [
      `coffee:${id}`,
    ]);
    expect(entry).toEqual({
      actor: `user:${userId}`,
      action: 'coffee-edited',
      detail: { version: 2, before: { quip: 'Hello there.' }, after: { quip: 'New words.' } },
    });
    const { adminCoffee } = await staff.graphql(`{ adminCoffee(slug: "${slug}") { version lastEdit { by } } }`);
    expect(adminCoffee).toEqual({ version: 2, lastEdit: { by: 'Ada' } });
  });
});

describe('a deleted coffee', () => {
  it('its numbered orders and its conversations are counted, since they stay', async () => {
    const { slug } = await makeCoffee();
    await shop.sql(
      `with made as (
         insert into orders (ref, number, status, source, mode, subtotal_cents, discount_cents, shipping_cents, actual_shipping_cents, total_cents,
           shipping_method, created_at)
         select 'BQ-' || upper(substr(md5(random()::text || n), 1, 16)), case when n > 1 then nextval('order_number_seq') end,
           case when n > 1 then 'completed' else 'expired' end, 'shop', 'sandbox', 1000, 0, 0, 0, 1000, 'Standard', now()
         from generate_series(1, 3) n returning id)
       insert into order_item (order_id, product_id, product_slug, product_name, grind, quantity, unit_price_cents, weight_grams)
       select made.id, p.id, p.slug, p.name, grind, 1, 1000, 340 from made, product p, unnest(array['ground', 'whole-bean']) as grind where p.slug = $1`,
      [slug],
    );
    const { userId } = await makeStaff(shop);
    await shop.sql(
      `insert into chat_message (id, user_id, session_id, coffee_slug, sequence, sender, text, cards, chips, created_at)
       select gen_random_uuid(), $1, 'kept-' || n / 2, $2, n, 'user', 'Hello', '{}', '{}', now() from generate_series(2, 5) n`,
      [userId, slug],
    );
    const { adminCoffee } = await staff.graphql(`{ adminCoffee(slug: "${slug}") { kept { orderCount chatCount } } }`);
    expect(adminCoffee).toEqual({ kept: { orderCount: 2, chatCount: 2 } });
  });

  it('leaves the shop with its product, and comes back whole', async () => {
    const { id, slug } = await makeCoffee();
    expect((await staff.send('DELETE', `/api/admin/coffees/${id}`)).status).toBe(200);
    expect(await productOf(slug)).toBeUndefined();
    expect((await shop.browser().get<{ slug: string }[]>('/api/coffees')).body.map((coffee) => coffee.slug)).not.toContain(slug);
    expect((await staff.send('DELETE', `/api/admin/coffees/${id}`)).status).toBe(404);
    expect(await mutate(`restoreCoffee(id: "${id}", version: 2)`)).toMatchObject({ coffee: { version: 3 } });
    expect(await productOf(slug)).toMatchObject({ stock: 10 });
  });

  it('does not come back over another one of its slug', async () => {
    const { id, slug } = await makeCoffee();
    await staff.send('DELETE', `/api/admin/coffees/${id}`);
    await makeCoffee({ slug });
    expect(await mutate(`restoreCoffee(id: "${id}", version: 2)`)).toEqual({ __typename: 'SlugTaken' });
  });
});

describe('the switches of /api/admin/coffees/:id', () => {
  it('empty and refill one grind; what is in stock stays as it is', async () => {
    const { id } = await makeCoffee({ wholeBeanStock: 4, groundStock: 6 });
    const steps: [object, object][] = [
      [
        { inStock: false, stockType: 'ground' },
        { wholeBeanStock: 4, groundStock: 0, stock: 4 },
      ],
      [
        { inStock: true, stockType: 'ground' },
        { wholeBeanStock: 4, groundStock: 10 },
      ],
      [
        { inStock: true, stockType: 'wholeBean' },
        { wholeBeanStock: 4, groundStock: 10 },
      ],
      [{ inStock: false }, { wholeBeanStock: 0, groundStock: 0 }],
      [{ inStock: true, stockType: 'general' }, { stock: 10 }],
      [{ wholeBeanStock: 3 }, { wholeBeanStock: 3, groundStock: 0 }],
    ];
    for (const [change, wanted] of steps) expect((await put(id, change)).body).toMatchObject(wanted);
  });

  it.each([
    [{ inStock: 'yes' }, 'inStock is true or false'],
    [{ inStock: true, stockType: 'decaf' }, 'stockType is wholeBean, ground or general'],
  ])('answer 400 to %j', async (body, message) => {
    const { id } = await makeCoffee();
    expect(await put(id, body)).toMatchObject({ status: 400, body: { message } });
  });
});

it('/api/admin/coffees answers 403 to strangers and customers, 404 for an unknown id', async () => {
  const { id } = await makeCoffee();
  for (const browser of [shop.browser(), (await makeShopper(shop)).browser]) {
    for (const answer of [
      await browser.get('/api/admin/coffees'),
      await browser.post('/api/admin/coffees', {}),
      await put(id, { name: 'X' }, browser),
    ])
      expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ message: 'Admin access required' })]);
  }
  expect((await put(999_999, { name: 'X' })).status).toBe(404);
});
