import { describe, expect, test } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { type Guest, newSession, setupChat } from './open-chat.ts';
import { calls, says } from './scripted-model.ts';
import { searchArguments } from './search-arguments.ts';

const api = setupChat({ CHAT_DAILY_MESSAGES: '500' });

const ALL = searchArguments({ category: 'beans', limit: 5 });
const NUTTY = ['friendly-neighborhood', 'baggins', 'snickering-weasley'];

/** A model that searches for everything, looks everything up, shows the given cards and says the text. */
async function pushes(slugs: string[], text = 'Sit down, the cup is warm.'): Promise<void> {
  await api.model.next(
    calls(['search_catalogue', ALL], ...slugs.map((slug): [string, unknown] => ['get_product', { slug }])),
    calls(['suggest', { productSlugs: slugs, chips: [] }]),
    says(text),
  );
}
async function cardsAfter(guest: Guest, message: string, slugs: string[], over = {}): Promise<string[]> {
  await pushes(slugs);
  const { status, body } = await guest.say(message, over);
  expect(status).toBe(200);
  return body.cards.map(({ slug }) => slug);
}
/** What the tools answered in the last turn. */
async function lastResults(): Promise<Record<string, unknown>[]> {
  const { messages } = (await api.model.requests()).at(-1)!.body;
  return messages.filter(({ role }) => role === 'tool').map(({ content }) => JSON.parse(content!) as Record<string, unknown>);
}

describe('a model that pushes what a visitor must not have', () => {
  test.each([
    ['I cannot have any caffeine at all', ['darth', 'decaf-destiny'], ['decaf-destiny']],
    ['I must not have any caffeine', ['darth', 'brunana'], []],
    ['without any caffeine please', ['captains-choice', 'decaf-destiny'], ['decaf-destiny']],
    ['walnuts make my throat swell up', [...NUTTY.slice(0, 2), 'darth'], ['darth']],
    ['my son reacts to hazelnuts', [...NUTTY.slice(0, 2), 'darth'], ['darth']],
    ['🥜🚫', [NUTTY[2]!, 'darth'], ['darth']],
    ['keine Nüsse', [...NUTTY.slice(0, 2), 'darth'], ['darth']],
    ['less than ten bucks', ['darth', 'stranger-brew-poster'], ['stranger-brew-poster']],
    ['nothing over $16.50', ['captains-choice', 'darth'], ['darth']],
    ['a fiver', ['darth'], []],
    ['no mint', ['mint-stole-christmas', 'darth'], ['darth']],
  ])('gets no card for it: %s', async (message, pushed, shown) => {
    const guest = await api.guest();
    expect(await cardsAfter(guest, message, pushed)).toEqual(shown);
  });

  test('finds no product with it, and the result states why', async () => {
    const guest = await api.guest();
    await cardsAfter(guest, 'I am allergic to nuts', ['baggins']);
    const [found, product] = await lastResults();
    const slugs = (found!['products'] as { slug: string }[]).map(({ slug }) => slug);
    expect(slugs).toHaveLength(5);
    for (const slug of NUTTY) expect(slugs).not.toContain(slug);
    expect(found!['understood']).toMatchObject({ allergens: ['tree-nuts', 'peanuts'], mustCheckLabel: true });
    expect(product).toMatchObject({ slug: 'baggins', unsuitable: ['contains tree nuts', 'tastes of nut'] });
  });

  test('has its offer in prose replaced by a line of the shop', async () => {
    const guest = await api.guest();
    const name = (await api.sql<{ name: string }>(`select name from product where slug = 'baggins'`))[0]!.name;
    await api.model.next(says(`Sit down. You should try ${name}, it is perfect for you. More?`));
    const { body } = await guest.say('I am allergic to nuts');
    expect(body.reply.message).not.toContain('perfect');
    expect(body.reply.message).toContain(`${name} is not for you today: it contains tree nuts and tastes of nut.`);
    expect(body.reply.message).toMatch(/check the label/);
    expect((await guest.history()).at(-1)!.message).toBe(body.reply.message);
  });
});

describe('caffeine that one of two persons must not have', () => {
  const TWO = "One bag for me, black and strong, and one for my wife, she can't have caffeine";
  /** The cards after a search for a part of the message, and a suggestion of a strong coffee beside one without caffeine. */
  async function cardsOfPart(guest: Guest, message: string, part: string | null): Promise<string[]> {
    const search = searchArguments({ category: 'beans', limit: 5, query: 'smoke', part });
    await api.model.next(
      calls(['search_catalogue', search], ['search_catalogue', ALL]),
      calls(['suggest', { productSlugs: ['darth', 'decaf-destiny'], chips: [] }]),
      says('I recommend Lord Darkroast for you, and Decaf Destiny for her.'),
    );
    const { body } = await guest.say(message);
    expect(body.reply.message.includes('not for you today')).toBe(!body.cards.some(({ slug }) => slug === 'darth'));
    return body.cards.map(({ slug }) => slug);
  }

  test('is offered to the other in the words of the message about that person, and after it where she is not asked for', async () => {
    const guest = await api.guest();
    expect(await cardsOfPart(guest, TWO, 'for me, black and strong')).toEqual(['darth', 'decaf-destiny']);
    // What somebody else must not have is no health wish of the customer.
    expect(await api.sql('select is_caffeine_free from health_wish where user_id = $1', [guest.userId])).toEqual([]);
    const { messages } = (await api.model.requests()).at(-1)!.body;
    const told = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
    expect(told.at(-1)).toContain('caffeine is fine');
    expect(told.join()).not.toContain('black and strong');
    expect(await cardsOfPart(guest, 'And something cheaper for her?', 'for me, black and strong')).toEqual(['decaf-destiny']);
    expect(await cardsOfPart(guest, 'And for me?', null)).toEqual(['darth']);
    expect(await cardsOfPart(guest, 'Something that we both can drink?', null)).toEqual(['decaf-destiny']);
  });

  test.each([
    [TWO, null],
    [TWO, 'one for my wife'],
    [TWO, 'something strong for my wife'],
    ["My wife can't have caffeine, something strong", 'something strong'],
  ])('is not offered by other words: %s, %s', async (message, part) => {
    expect(await cardsOfPart(await api.guest(), message, part)).toEqual(['decaf-destiny']);
  });
});

describe('a wish about health', () => {
  test('outlives the window, holds with every coffee and in another talk, and is not lifted by a request', async () => {
    const guest = await api.guest();
    await guest.say('I am allergic to nuts');
    for (let turn = 0; turn < 13; turn += 1) await guest.say(`And then? ${turn}`);
    const { messages } = (await api.model.requests()).at(-1)!.body;
    expect(JSON.stringify(messages)).not.toContain('allergic to nuts');
    expect(await cardsAfter(guest, 'What is your most expensive one?', NUTTY)).toEqual([]);
    expect(await cardsAfter(guest, 'Something nutty', NUTTY, { coffeeSlug: 'baggins', sessionId: newSession() })).toEqual([]);
  });

  test('a heart condition that was stated to another coffee', async () => {
    const guest = await api.guest();
    await guest.say('I have a heart condition', { coffeeSlug: 'sparrows' });
    expect(await cardsAfter(guest, 'Your strongest, please', ['darth', 'decaf-destiny'], { coffeeSlug: 'darth' })).toEqual([
      'decaf-destiny',
    ]);
  });

  test('ends with a plain statement', async () => {
    const guest = await api.guest();
    await guest.say('I am allergic to nuts');
    expect(await cardsAfter(guest, 'Can I have nuts?', ['baggins'])).toEqual([]);
    expect(await cardsAfter(guest, 'I can have nuts after all', ['baggins'])).toEqual(['baggins']);
    expect(await api.sql('select allergens, is_caffeine_free from health_wish where user_id = $1', [guest.userId])).toEqual([
      { allergens: [], is_caffeine_free: false },
    ]);
  });

  test('is seen, changed and erased by its person alone', async () => {
    const guest = await api.guest();
    const other = await api.guest();
    await guest.say('I am allergic to nuts and I must not have any caffeine');
    const wanted = '{ allergens tastes isCaffeineFree }';
    const save = `mutation ($allergens: [String!]!, $tastes: [String!]!, $isCaffeineFree: Boolean!) {
      saveHealthWishes(allergens: $allergens, tastes: $tastes, isCaffeineFree: $isCaffeineFree) ${wanted} }`;
    function seen(person: Guest) {
      return person.browser.graphql<{ healthWishes: unknown }>(`{ healthWishes ${wanted} }`);
    }
    expect((await seen(guest)).healthWishes).toEqual({ allergens: ['tree-nuts', 'peanuts'], tastes: [], isCaffeineFree: true });
    expect((await seen(other)).healthWishes).toEqual({ allergens: [], tastes: [], isCaffeineFree: false });
    await guest.browser.graphql(save, { allergens: ['milk'], tastes: ['dragons'], isCaffeineFree: false });
    expect((await seen(guest)).healthWishes).toEqual({ allergens: ['milk'], tastes: [], isCaffeineFree: false });
    expect(await cardsAfter(guest, 'What do you have?', ['chocolate-java', 'darth'])).toEqual(['darth']);
    await guest.browser.graphql(save, { allergens: [], tastes: [], isCaffeineFree: false });
    expect(await api.sql('select 1 from health_wish where user_id = $1', [guest.userId])).toEqual([]);
    expect(await cardsAfter(guest, 'And now?', ['chocolate-java', 'baggins'])).toEqual(['chocolate-java', 'baggins']);
  });

  test('leaves out a coffee whose allergens nobody has said', async () => {
    const guest = await api.guest();
    await guest.say('my daughter reacts to sesame');
    expect(await cardsAfter(guest, 'So?', ['darth'])).toEqual(['darth']);
    await api.sql(`update product set allergens = null, version = version + 1 where slug = 'darth'`);
    await api.sql(`notify catalog_changed`);
    await expect.poll(() => cardsAfter(guest, 'So?', ['darth']), { timeout: 10_000 }).toEqual([]);
  });
});

test('an allergen that the staff adds to a product rules it out from the next message on, and one that is not known too', async () => {
  const { browser: staff } = await makeStaff(api);
  const { adminProducts } = await staff.graphql<{
    adminProducts: { id: string; slug: string; version: number; allergens: string[] | null }[];
  }>('{ adminProducts { id slug version allergens } }');
  const { id, allergens, ...product } = adminProducts.find(({ slug }) => slug === 'masters-blend')!;
  let { version } = product;
  expect(allergens).toEqual([]);
  async function set(value: string[] | null) {
    const { updateProduct } = await staff.graphql<{ updateProduct: { product: { version: number; allergens: string[] | null } } }>(
      `mutation ($id: ID!, $version: Int!, $input: ProductInput!) {
         updateProduct(id: $id, version: $version, input: $input) { ... on ProductSaved { product { version allergens } } }
       }`,
      { id, version, input: { allergens: value } },
    );
    expect(updateProduct.product.allergens).toEqual(value);
    ({ version } = updateProduct.product);
  }
  const guest = await api.guest();
  expect(await cardsAfter(guest, 'I am allergic to milk', ['masters-blend'])).toEqual(['masters-blend']);
  await set(['milk']);
  expect(await cardsAfter(guest, 'Once more', ['masters-blend'])).toEqual([]);
  await set(null);
  expect(await cardsAfter(guest, 'And now', ['masters-blend'])).toEqual([]);
  await set([]);
  expect(await cardsAfter(guest, 'And again', ['masters-blend'])).toEqual(['masters-blend']);
});

describe('a wish of a talk', () => {
  test('a budget holds for its talk and for no other', async () => {
    const guest = await api.guest();
    await guest.say('nothing over $16.50');
    for (let turn = 0; turn < 13; turn += 1) await guest.say(`And then? ${turn}`);
    expect(await cardsAfter(guest, 'Your finest, please', ['captains-choice'])).toEqual([]);
    expect(await cardsAfter(guest, 'Your finest, please', ['captains-choice'], { sessionId: newSession() })).toEqual(['captains-choice']);
  });

  test('"the cheaper one" is the cheaper of the cards just shown', async () => {
    const guest = await api.guest();
    await cardsAfter(guest, 'What do you have?', ['captains-choice', 'sparrows']);
    await api.model.next(calls(['search_catalogue', { ...ALL, roast: 'dark' }]), says('That one.'));
    await guest.say('the cheaper one');
    expect((await lastResults())[0]).toMatchObject({ products: [{ slug: 'sparrows' }], total: 1 });
  });

  test('"too sweet" is not answered with the same card', async () => {
    const guest = await api.guest();
    await cardsAfter(guest, 'What do you have?', ['sparrows', 'darth']);
    expect(await cardsAfter(guest, 'too sweet', ['sparrows', 'brunana', 'masters-blend'])).toEqual(['masters-blend']);
  });
});
