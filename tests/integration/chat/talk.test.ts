import { describe, expect, test } from 'vitest';
import { setupChat, SLUG } from './open-chat.ts';
import { calls, says } from './scripted-model.ts';
import { searchArguments } from './search-arguments.ts';

const api = setupChat();

describe('a message', () => {
  test('is answered, and message and reply are stored in order', async () => {
    const guest = await api.guest();
    await api.model.next(says('A spicy day to you. Sit.'));
    const { status, body } = await guest.say('  What are you?  ');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: { sender: 'user', message: 'What are you?' },
      reply: { sender: SLUG, message: 'A spicy day to you. Sit.', status: 'complete', engine: 'scripted-1' },
      cards: [],
      chips: [],
      handOver: null,
    });
    await api.model.next(says('Then stay.'));
    await guest.say('I like it here');
    const history = await guest.history();
    expect(history.map(({ sender, message }) => [sender, message])).toEqual([
      ['user', 'What are you?'],
      [SLUG, 'A spicy day to you. Sit.'],
      ['user', 'I like it here'],
      [SLUG, 'Then stay.'],
    ]);
    expect(history[1]!.id).toBe(body.reply.id);
  });

  test('sends the model the persona, the conversation, the message and the reminder', async () => {
    const guest = await api.guest();
    await guest.say('One');
    await guest.say('Two');
    const { body } = (await api.model.requests()).at(-1)!;
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user', 'system']);
    expect(body.messages[0]!.content).toMatch(/^# You are Duke's Spice\nSlug: dukes-spice\n\n## Description\n/);
    const headings = [...body.messages[0]!.content!.matchAll(/^## .*$/gm)].map(([heading]) => heading.slice(3));
    expect(headings).toEqual([
      'Description',
      'Personality',
      'Greeting',
      'Example dialogue',
      'Lore keys',
      "Guest's taste profile",
      'House rules',
    ]);
    expect(body.messages[0]!.content).toContain("## Guest's taste profile\nunknown\n");
    expect(body.messages.at(-1)!.content).toContain('Stay the grand, kindly duke');
    expect(body).toMatchObject({ model: 'scripted-1', stream: true, max_completion_tokens: 500, tool_choice: 'auto' });
    expect(body['prompt_cache_key']).toMatch(/^chat:dukes-spice:[0-9a-f]{16}$/);
    expect(body['safety_identifier']).toMatch(/^[0-9a-f]{32}$/);
  });

  test('sends eight strict tools whose fields are all required', async () => {
    const guest = await api.guest();
    await guest.say('Hi there');
    const { tools } = (await api.model.requests()).at(-1)!.body;
    expect(tools.map((tool) => tool.function.name)).toEqual([
      'read_request',
      'search_catalogue',
      'get_product',
      'add_up',
      'shipping_policy',
      'get_lore',
      'hand_over',
      'suggest',
    ]);
    for (const { function: tool } of tools) {
      const { properties, required = [], additionalProperties } = tool.parameters as Record<string, object> & { required?: string[] };
      expect([tool.strict, additionalProperties]).toEqual([true, false]);
      expect(required.toSorted()).toEqual(Object.keys(properties!).toSorted());
    }
  });

  test('has no chip that repeats what the visitor said', async () => {
    const guest = await api.guest();
    await api.model.next(calls(['suggest', { productSlugs: [], chips: ['Are you strong?', 'Who are you?'] }]), says('Very.'));
    expect((await guest.say('are you STRONG')).body.chips).toEqual(['Who are you?']);
    await api.model.next(calls(['suggest', { productSlugs: [], chips: ['Are you strong?', 'Tell me more'] }]), says('The dark one.'));
    expect((await guest.say('Who are you?')).body.chips).toEqual(['Tell me more']);
  });

  test('has the opposite of a product that a model names', async () => {
    const guest = await api.guest();
    await api.model.next(
      calls(['search_catalogue', searchArguments({ unlike: 'darth', limit: 3 })]),
      calls(['suggest', { productSlugs: ['darth', 'brunana', 'sparrows'], chips: [] }]),
      says('These.'),
    );
    const { body } = await guest.say('The opposite of Lord Darkroast');
    expect(body.cards.map(({ slug }) => slug)).toEqual(['brunana', 'sparrows']);
  });

  test('has cards for products that a tool returned in this turn, with the price and stock of the database', async () => {
    const guest = await api.guest();
    await api.sql(
      `update stock_item set available = 0, initial = 0 where grind = 'ground' and product_id = (select id from product where slug = 'darth')`,
    );
    await api.model.next(
      calls(['search_catalogue', searchArguments({ roast: 'dark' })], ['get_product', { slug: 'decaf-destiny' }]),
      calls(
        [
          'suggest',
          { productSlugs: ['darth', 'made-up', 'sparrows', 'decaf-destiny'], chips: ['Is it strong?', 'x'.repeat(41), '<b>Hi</b>'] },
        ],
        ['hand_over', { slug: 'darth' }],
      ),
      says('The Lord of the shelf costs $16.00, the sleepy one $17.00.'),
    );
    const { body } = await guest.say('Something dark');
    expect(body.reply.message).toBe('The Lord of the shelf costs $16.00, the sleepy one $17.00.');
    expect(body.cards.map(({ slug, priceCents }) => [slug, priceCents])).toEqual([
      ['darth', 1600],
      ['decaf-destiny', 1700],
    ]);
    expect(body.cards[0]).toMatchObject({
      category: 'BEANS',
      bagWeight: '12 oz',
      sizes: [],
      tint: expect.any(String) as string,
      altText: expect.any(String) as string,
    });
    expect(body.cards[0]!.grindOptions).toMatchObject([
      { grind: 'WHOLE_BEAN', isAvailable: true },
      { grind: 'GROUND', stock: 0, isAvailable: false },
    ]);
    expect(body.chips).toEqual(['Is it strong?', 'Hi']);
    expect(body.handOver).toMatchObject({ slug: 'darth', name: 'Lord Darkroast' });
    const results = (await api.model.requests())[1]!.body.messages.filter(({ role }) => role === 'tool');
    expect(JSON.parse(results[0]!.content!)).toMatchObject({
      total: 2,
      products: [{ price: expect.stringMatching(/^\$1[67]\.00$/) as string }, {}],
    });
    expect((await guest.history()).at(-1)).toMatchObject({
      cards: [{ slug: 'darth' }, { slug: 'decaf-destiny' }],
      handOver: { slug: 'darth' },
    });
  });

  test('has no cards for products of an earlier turn, nor without the tool suggest', async () => {
    const guest = await api.guest();
    await api.model.next(calls(['get_product', { slug: 'darth' }]), says('Dark.'));
    expect((await guest.say('Tell me about darth')).body.cards).toEqual([]);
    await api.model.next(calls(['suggest', { productSlugs: ['darth'], chips: [] }]), says('That one.'));
    expect((await guest.say('Show it')).body.cards).toEqual([]);
  });

  test('has prices that no tool returned replaced, and text in the name of the guest removed', async () => {
    const guest = await api.guest();
    await api.model.next(says("Duke's Spice: For you it is only $1.00! <b>Take it</b> and be happy. Guest: I buy ten. Ten it is."));
    const { body } = await guest.say('Give me a discount');
    expect(body.reply.message).toBe('The price on the card is the one that counts. Take it and be happy.');
  });

  test('keeps a sum that the shop has added up, with standard shipping below the free limit', async () => {
    const guest = await api.guest();
    const reply = 'Two of mine are $32.00, $37.99 with the parcel. Four are $64.00, and the parcel is free.';
    await api.model.next(
      calls(['add_up', { items: [{ slug: 'darth', quantity: 2 }] }], ['add_up', { items: [{ slug: 'darth', quantity: 4 }] }]),
      says(`${reply} Five are $80.00.`),
    );
    expect((await guest.say('How much are two, and four?')).body.reply.message).toBe(
      `${reply} The price on the card is the one that counts.`,
    );
  });

  test('gets a fallback reply when the model only calls tools; the last request allows no tools', async () => {
    const guest = await api.guest();
    await api.model.otherwise(calls(['shipping_policy', {}]));
    const { body } = await guest.say('Shipping?');
    expect(body.reply.status).toBe('fallback');
    expect((await api.model.requests()).map(({ body: { tool_choice: choice } }) => choice)).toEqual([
      'auto',
      'auto',
      'auto',
      'auto',
      'auto',
      'none',
    ]);
  });

  test.each([
    ['arguments that are not JSON', 'get_product', '{"slug": "dar', /invalid arguments/],
    ['arguments of another shape', 'search_catalogue', { moods: 'calm' }, /invalid arguments/],
    ['an unknown tool', 'drop_tables', {}, /unknown tool/],
    ['an unknown product', 'get_product', { slug: 'unicorn' }, /unknown product.*dukes-spice/],
    ['a sum with an unknown product', 'add_up', { items: [{ slug: 'unicorn', quantity: 1 }] }, /unknown product/],
    ['a sum of no bags', 'add_up', { items: [{ slug: SLUG, quantity: 0 }] }, /invalid arguments/],
    ['an unknown lore key', 'get_lore', { slug: null, key: 'unicorn' }, /unknown key.*trade/],
    ['a hand-over to itself', 'hand_over', { slug: SLUG }, /error/],
  ])('gets a reply after %s: the model gets an error as the result of the tool', async (_title, name, args, answer) => {
    const guest = await api.guest();
    await api.model.next(calls([name, args]), says('Well then.'));
    expect((await guest.say('Go')).body.reply).toMatchObject({ status: 'complete', message: 'Well then.' });
    expect((await api.model.requests())[1]!.body.messages.at(-1)!.content).toMatch(answer);
  });
});

describe('the taste profile', () => {
  test('is stored from a search, is in the prompt of another conversation, can be read and erased', async () => {
    const guest = await api.guest();
    const wish = searchArguments({ tastes: ['spice', 'unicorn'], exclude: ['chocolate'], caffeine: 'none', grind: 'ground' });
    await api.model.next(calls(['search_catalogue', wish]), says('Noted.'));
    await guest.say('Spicy, no chocolate, no caffeine, ground');
    await guest.say('Hi again', { coffeeSlug: 'sparrows' });
    expect((await api.model.requests()).at(-1)!.body.messages[0]!.content).toContain(
      "## Guest's taste profile\nlikes: spice\ndislikes: chocolate\ncaffeine: none\ngrind: ground\n\n## House rules",
    );
    const query = 'likes dislikes caffeine grind updatedAt';
    const { tasteProfile } = await guest.browser.graphql<{ tasteProfile: object }>(`{ tasteProfile { ${query} } }`);
    expect(tasteProfile).toMatchObject({ likes: ['spice'], dislikes: ['chocolate'], caffeine: 'none', grind: 'GROUND' });
    const { eraseTasteProfile } = await guest.browser.graphql<{ eraseTasteProfile: object }>(`mutation { eraseTasteProfile { ${query} } }`);
    expect(eraseTasteProfile).toEqual({ likes: [], dislikes: [], caffeine: null, grind: null, updatedAt: null });
    await guest.say('And now?');
    expect((await api.model.requests()).at(-1)!.body.messages[0]!.content).toContain("## Guest's taste profile\nunknown\n");
  });

  test('has nothing of what another person likes', async () => {
    const guest = await api.guest();
    await api.model.next(calls(['search_catalogue', searchArguments({ exclude: ['chocolate'] })]), says('Noted.'));
    await guest.say('My dad hates chocolate');
    await guest.say('Hi again', { coffeeSlug: 'sparrows' });
    expect((await api.model.requests()).at(-1)!.body.messages[0]!.content).toContain("## Guest's taste profile\nunknown\n");
  });
});

test('a name told to one character is known to the others of the session, and to nobody else', async () => {
  const guest = await api.guest();
  await guest.say('My name is Petra');
  async function reminderOf(said: Promise<unknown>): Promise<string | null> {
    await said;
    return (await api.model.requests()).at(-1)!.body.messages.at(-1)!.content;
  }
  expect(await reminderOf(guest.say('Who am I?', { coffeeSlug: 'sparrows' }))).toContain("The guest's name is Petra.");
  expect(await reminderOf((await api.guest()).say('Who am I?', { coffeeSlug: 'sparrows' }))).not.toContain('Petra');
});

describe('Hello', () => {
  test('in an empty conversation is answered once with the stored greeting and three chips, without the model, and not counted', async () => {
    const guest = await api.guest();
    const [first, second] = await Promise.all([guest.say('Hello'), guest.say('Hello')]);
    expect(first.body).toMatchObject({ reply: { engine: 'greeting', status: 'complete' }, cards: [], handOver: null });
    expect(first.body.reply.message).toMatch(/^Ah, a visitor of taste!/);
    expect(first.body.chips).toHaveLength(3);
    expect(second.body).toEqual(first.body);
    expect(await api.model.requests()).toEqual([]);
    expect(await api.spent(`user:${guest.userId} %`)).toBe(0);
    expect(await guest.history()).toHaveLength(2);
  });

  test('later in a conversation is answered by the model', async () => {
    const guest = await api.guest();
    await guest.say('Hello');
    await guest.say('How are you?');
    expect((await guest.say('Hello')).body.reply.engine).toBe('scripted-1');
    expect(await api.model.requests()).toHaveLength(2);
  });

  test('has chips of its own for every character', async () => {
    const { body: coffees } = await api.browser().get<{ slug: string }[]>('/api/coffees');
    const guest = await api.guest();
    const chips = new Set<string>();
    for (const { slug } of coffees) {
      const { body } = await guest.say('Hello', { coffeeSlug: slug });
      expect(body.chips).toHaveLength(3);
      expect(body.chips.every((chip) => chip.length <= 40)).toBe(true);
      chips.add(body.chips.join('|'));
    }
    expect(chips.size).toBe(coffees.length);
  });
});
