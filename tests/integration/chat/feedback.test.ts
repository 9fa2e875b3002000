import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { setupChat } from './open-chat.ts';
import { calls, fails, says } from './scripted-model.ts';

const api = setupChat();

const RATE = 'mutation ($id: ID!, $rating: ReplyRating) { rateReply(id: $id, rating: $rating) }';
const FIGURES = '{ chatFigures { slug replies fallbacks tokens thumbsUp thumbsDown } }';

describe('the rating of a reply', () => {
  test('is stored, changed and taken back by its visitor, and comes with the history', async () => {
    const guest = await api.guest();
    const { body } = await guest.say('Hi there');
    async function stored() {
      const { chatHistory } = await guest.browser.graphql<{ chatHistory: { messages: { rating: string | null }[] } }>(
        'query ($sessionId: String!) { chatHistory(sessionId: $sessionId, coffeeSlug: "dukes-spice") { messages { rating } } }',
        { sessionId: guest.sessionId },
      );
      return chatHistory.messages.at(-1)!.rating;
    }
    for (const rating of ['UP', 'DOWN', null]) {
      expect(await guest.browser.graphql(RATE, { id: body.reply.id, rating })).toEqual({ rateReply: true });
      expect(await stored()).toBe(rating);
    }
  });

  test('is refused for the reply to another visitor, an own message and an unknown id', async () => {
    const guest = await api.guest();
    const { body } = await guest.say('Hi there');
    const stranger = await api.guest();
    for (const [browser, id] of [
      [stranger.browser, body.reply.id],
      [guest.browser, body.message.id],
      [guest.browser, randomUUID()],
    ] as const)
      await expect(browser.graphql(RATE, { id, rating: 'UP' })).rejects.toThrow('This is no reply of yours');
    expect(await api.sql('select 1 from chat_message where rating is not null and user_id = $1', [guest.userId])).toEqual([]);
  });
});

test('the figures of a coffee count replies, stored lines, tokens and ratings of 30 days', async () => {
  const { browser: staff } = await makeStaff(api, 'coffee-admin');
  const guest = await api.guest();
  const own = { coffeeSlug: 'baggins' };
  await api.model.next(calls(['get_product', { slug: 'darth' }]), says('Two completions.'));
  const { body: first } = await guest.say('One', own);
  await api.model.next(says('Good.'));
  const { body: second } = await guest.say('Two', own);
  await api.model.next(fails(400));
  await guest.say('Three', own);
  await guest.browser.graphql(RATE, { id: first.reply.id, rating: 'UP' });
  await guest.browser.graphql(RATE, { id: second.reply.id, rating: 'DOWN' });
  const [counted] = await api.sql<{ tokens: number }>(
    `select sum(tokens)::int as tokens from chat_message where coffee_slug = 'baggins' and sender = 'baggins'`,
  );
  expect(counted!.tokens).toBeGreaterThan(100);
  async function figures() {
    const { chatFigures } = await staff.graphql<{ chatFigures: { slug: string }[] }>(FIGURES);
    return chatFigures.find(({ slug }) => slug === 'baggins');
  }
  expect(await figures()).toEqual({ slug: 'baggins', replies: 3, fallbacks: 1, tokens: counted!.tokens, thumbsUp: 1, thumbsDown: 1 });
  await api.sql(`update chat_message set created_at = created_at - interval '31 days' where id = $1`, [first.reply.id]);
  expect(await figures()).toMatchObject({ replies: 2, thumbsUp: 0 });
});

describe('the grind of the cards', () => {
  const SUGGESTS = [calls(['get_product', { slug: 'darth' }]), calls(['suggest', { productSlugs: ['darth'], chips: [] }]), says('Dark.')];

  test('is the one asked for last, in the answer, the stream and the history', async () => {
    const guest = await api.guest();
    await api.model.next(...SUGGESTS, ...SUGGESTS, ...SUGGESTS);
    expect((await guest.say('Something dark')).body).toMatchObject({ cards: [{ slug: 'darth' }], cardGrind: null });
    const events = await guest.stream('ground, please');
    expect(events.find(({ event }) => event === 'cards')!.data).toMatchObject({ cardGrind: 'GROUND' });
    expect((await guest.say('And again')).body).toMatchObject({ cardGrind: 'GROUND' });
    expect((await guest.history()).map((entry) => (entry as unknown as { cardGrind: string | null }).cardGrind)).toEqual([
      null,
      null,
      null,
      'GROUND',
      null,
      'GROUND',
    ]);
  });
});

test('the figures have no coffee that never existed, although a message of somebody in danger is stored under its slug', async () => {
  const { browser: staff } = await makeStaff(api, 'coffee-admin');
  const guest = await api.guest();
  expect((await guest.say('I want to die', { coffeeSlug: 'never-was' })).status).toBe(200);
  expect((await guest.say('I want to die', { coffeeSlug: 'brunana' })).status).toBe(200);
  const { chatFigures } = await staff.graphql<{ chatFigures: { slug: string }[] }>(FIGURES);
  const slugs = chatFigures.map(({ slug }) => slug);
  expect([slugs.includes('brunana'), slugs.includes('never-was')]).toEqual([true, false]);
});
