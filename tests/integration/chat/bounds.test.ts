import { createHash } from 'node:crypto';
import { createContext, deleteSpentBudgets } from '@brew-quest/api';
import { noSession, talk } from '@brew-quest/api/testing';
import { describe, expect, test } from 'vitest';
import { openShop } from '../../support/open-shop.ts';
import { inParallel } from '../../support/shopper.ts';
import { newSession, openChat, setupChat, SLUG } from './open-chat.ts';
import { fails, judges } from './scripted-model.ts';

const api = setupChat();

describe('CHT-03: an invalid message', () => {
  test.each<[string, Record<string, unknown>, number]>([
    ['empty', { message: '' }, 400],
    ['of white space', { message: ' \n\t ' }, 400],
    ['of spaces of no width', { message: '\u200B\u200D\uFEFF' }, 400],
    ['that is a number', { message: 42 }, 400],
    ['that is missing', { message: undefined }, 400],
    ['of 1,001 characters', { message: 'x'.repeat(1_001) }, 400],
    ['of 10,000 characters', { message: 'x'.repeat(10_000) }, 413],
    ['of a megabyte', { message: 'x'.repeat(1_000_000) }, 413],
    ['with NUL', { message: 'Hi\u0000there' }, 400],
    ['with an escape sequence', { message: 'Hi \u001b[31mred' }, 400],
    ['with a C1 control character', { message: 'Hi \u0085there' }, 400],
    ['with a session id of the wrong length', { sessionId: 'short' }, 400],
    ['with a session id of invalid characters', { sessionId: '!'.repeat(21) }, 400],
    ['without a session id', { sessionId: undefined }, 400],
    ['without a coffee', { coffeeSlug: undefined }, 400],
    ['for an unknown coffee', { coffeeSlug: 'latte-larry' }, 404],
    ['with a clientKey that is too long', { clientKey: 'k'.repeat(65) }, 400],
    ['with a retryOf that is not an id', { retryOf: 'last' }, 400],
    ['with a retryOf that is unknown', { retryOf: '6c3d9f2e-1b7a-4b60-9f2a-0d6b2f6f8a11' }, 400],
  ])('%s is refused; nothing is stored or counted, and the model gets no request', async (_title, over, status) => {
    const guest = await api.guest();
    const answer = await guest.say('Hi there', over);
    expect([answer.status, typeof answer.body.message]).toEqual([status, 'string']);
    expect(await guest.history()).toEqual([]);
    expect([await api.model.requests(), await api.model.moderations(), await api.spent(`user:${guest.userId} %`)]).toEqual([[], [], 0]);
    expect((await guest.say('Hi there')).status).toBe(200);
  });

  test('for an unknown coffee is refused with the code COFFEE_UNAVAILABLE', async () => {
    const guest = await api.guest();
    const unknown = await guest.say('Hi there', { coffeeSlug: 'latte-larry' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'COFFEE_UNAVAILABLE']);
  });

  test('1,000 characters, emoji and line breaks are accepted', async () => {
    const guest = await api.guest();
    expect((await guest.say('x'.repeat(1_000))).status).toBe(200);
    expect((await guest.say('☕️ two\nlines, “quotes” & <tags>')).body.message.message).toBe('☕️ two\nlines, “quotes” & <tags>');
  });
});

describe('budgets', () => {
  const friendly = { message: expect.stringMatching(/\w+ .*[.!]/) as string, code: 'TOO_MANY' };

  test('CHT-04: fifty parallel messages on three replicas, with ten left for the day, make ten requests to the model', async () => {
    const { databaseUrl, redisUrl, prefix } = api.database;
    const env = { ...api.model.env, CHAT_DAILY_MESSAGES: '10' };
    const replicas = await inParallel(3, () => openShop({ processes: 'in-process', stores: { databaseUrl, redisUrl, prefix }, env }));
    try {
      const guest = await api.guest();
      const cookie = [...guest.browser.cookies].map((pair) => pair.join('=')).join('; ');
      const body = JSON.stringify({ message: 'More', sessionId: guest.sessionId, coffeeSlug: 'darth' });
      async function say(index: number) {
        const url = new URL('/api/chat', replicas[index % 3]!.baseUrl);
        const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body });
        return {
          status: response.status,
          retryAfter: Number(response.headers.get('retry-after')),
          body: (await response.json()) as object,
        };
      }
      const first = await inParallel(50, say);
      expect(first.every(({ status }) => [200, 409].includes(status) || status === 429)).toBe(true);
      for (let round = 0; round < 4; round += 1) await inParallel(10, say);
      const answers: Awaited<ReturnType<typeof say>>[] = [];
      for (let index = 0; index < 15; index += 1) answers.push(await say(index));
      expect(await api.model.requests()).toHaveLength(10);
      expect(await api.spent(`user:${guest.userId} ____-__-__`)).toBe(10);
      expect(answers.at(-1)).toMatchObject({ status: 429, body: friendly });
      expect(answers.at(-1)!.retryAfter).toBeGreaterThan(0);
      expect(await guest.history('darth')).toHaveLength(20);
    } finally {
      await Promise.all(replicas.map((replica) => replica.close()));
    }
  });

  test('CHT-05: messages of many accounts are refused above the limit of all accounts, other requests are not', async () => {
    const small = await openChat({ CHAT_DAILY_MESSAGES_ALL: '7' });
    try {
      const guests = await inParallel(20, () => small.guest());
      const answers = await Promise.all(guests.map((guest) => guest.say('Me!')));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(13);
      expect(refused[0]!.body).toMatchObject(friendly);
      expect(await small.model.requests()).toHaveLength(7);
      expect(await small.spent('everyone %')).toBe(7);
      expect((await guests[0]!.say('Hello', { coffeeSlug: 'sparrows' })).body.reply.engine).toBe('greeting');
      expect((await small.browser().get('/api/products')).status).toBe(200);
      const [refusedGuest] = guests.filter((_, index) => answers[index]!.status === 429);
      expect(await refusedGuest!.history()).toEqual([]);
    } finally {
      await small.close();
    }
  });

  test('CHT-05: a thousand parallel accounts spend no more than the limit of all accounts, and other requests are answered', async () => {
    const small = await openChat({ CHAT_DAILY_MESSAGES_ALL: '7' });
    try {
      const accounts = await small.sql<{ id: number }>(
        `insert into users (first_name, last_name, role, created_at)
         select 'Flood', 'Guest', 'customer', now() from generate_series(1, 1000) returning id`,
      );
      // The session stamp of an account without a password (signed-in.ts).
      const stamp = createHash('sha256').update(' ').digest('base64url');
      // Without registration: hashing a thousand passwords would take minutes.
      async function say(userId: number): Promise<'answered' | 'refused'> {
        const session = { ...noSession, read: async () => ({ userId, stamp }) };
        const ctx = createContext(small.app, { kind: 'visitor', ip: `10.0.${userId % 250}.1` }, 'flood', session);
        const input = { message: 'Me!', sessionId: newSession(), coffeeSlug: SLUG };
        return talk(ctx, input, { closed: new AbortController().signal, started: () => undefined, said: () => undefined }).then(
          () => 'answered',
          (error: Error) => (error.name === 'TooMany' ? 'refused' : Promise.reject(error)),
        );
      }
      const [outcomes, coupon] = await Promise.all([
        Promise.all(accounts.map(({ id }) => say(id))),
        small.browser().post('/api/validate-coupon', { code: 'NO-SUCH', subtotal: 50 }),
      ]);
      expect(coupon).toMatchObject({ status: 200, body: { valid: false } });
      expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(7);
      expect(await small.model.requests()).toHaveLength(7);
      expect(await small.spent('everyone %')).toBe(7);
      expect(await small.sql('select count(*)::int as count from chat_message')).toEqual([{ count: 14 }]);
    } finally {
      await small.close();
    }
  });

  test('CHT-11: all accounts of one address share a daily limit; a greeting and a repeated clientKey do not count', async () => {
    const shared = await openChat({ RATE_LIMIT_FACTOR: '1', RATE_LIMIT_REGISTER: '100', RATE_LIMIT_CHAT_DAY: '6', TRUST_PROXY: '1' });
    try {
      const guests = await inParallel(4, () => shared.guest());
      const [first] = guests;
      for (let n = 0; n < 8; n += 1) expect((await first!.say('Hello')).status).toBe(200);
      for (let n = 0; n < 8; n += 1) expect((await first!.say('Me!', { clientKey: 'the-same-turn' })).status).toBe(200);
      const answers = [];
      for (const guest of guests) for (let n = 0; n < 2; n += 1) answers.push(await guest.say('Me!'));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
      expect(answers.at(-1)!.body).toMatchObject(friendly);
      expect(await shared.spent('everyone %')).toBe(6);
      const elsewhere = await first!.browser.post(
        '/api/chat',
        { message: 'Me!', sessionId: first!.sessionId, coffeeSlug: SLUG },
        { 'x-forwarded-for': '198.51.100.7' },
      );
      expect(elsewhere.status).toBe(200);
    } finally {
      await shared.close();
    }
  });

  test('messages per minute are limited, and RATE_LIMIT_FACTOR multiplies the limit', async () => {
    const slow = await openChat({ RATE_LIMIT_FACTOR: '1', RATE_LIMIT_CHAT_MESSAGES: '3' });
    try {
      const guest = await slow.guest();
      const statuses: number[] = [];
      // A new minute may begin after any of them, once: the first minute's one to three are answered as well then.
      for (let index = 0; index < 8; index += 1) statuses.push((await guest.say('Quick')).status);
      expect([3, 4, 5, 6]).toContain(statuses.filter((status) => status === 200).length);
      expect(statuses).toContain(429);
    } finally {
      await slow.close();
    }
  });

  test('of past days are deleted', async () => {
    await api.sql(`insert into chat_budget values ('user:0 2001-01-01', 3, '2001-01-02'), ('user:0 now', 3, now() + interval '1 hour')`);
    await deleteSpentBudgets(createContext(api.app, { kind: 'system' }, 'test'));
    expect(await api.sql(`select name from chat_budget where name like 'user:0 %'`)).toEqual([{ name: 'user:0 now' }]);
  });
});

describe('moderation', () => {
  test('a flagged message gets a refusal by the character, no completion, and is in no later prompt', async () => {
    const guest = await api.guest();
    await api.model.moderate(judges(true, { violence: true }));
    const { status, body } = await guest.say('Something awful');
    expect([status, body.reply.status, body.reply.engine]).toEqual([200, 'complete', null]);
    expect(body.reply.message).toContain('That is nothing I pour here.');
    expect(await api.model.requests()).toEqual([]);
    expect(await api.spent(`user:${guest.userId} ____-__-__`)).toBe(1);
    await api.model.moderate(judges(false));
    await guest.say('Something nice');
    expect(JSON.stringify((await api.model.requests()).at(-1)!.body)).not.toMatch(/Something awful|nothing I pour/);
    expect((await guest.history()).map(({ message }) => message)[0]).toBe('Something awful');
    const [count] = await api.sql('select count(*)::int as flagged from chat_message where user_id = $1 and is_flagged', [guest.userId]);
    expect(count).toEqual({ flagged: 2 });
  });

  test('a message about self-harm gets the number of a helpline', async () => {
    const guest = await api.guest();
    await api.model.moderate(judges(true, { 'self-harm/intent': true }));
    expect((await guest.say('I want to end it')).body.reply.message).toMatch(/988/);
  });

  test.each([
    ['answers 404', 404],
    ['answers 500', 500],
  ])('a moderation endpoint that %s does not stop the chat', async (_title, status) => {
    const other = await openChat();
    try {
      await other.model.moderate(fails(status));
      const guest = await other.guest();
      for (let index = 0; index < 3; index += 1) expect((await guest.say('Hi there')).body.reply.status).toBe('complete');
      // A server that answers 5xx is asked twice for each message.
      expect(await other.model.moderations()).toHaveLength(status === 404 ? 1 : 6);
    } finally {
      await other.close();
    }
  });
});
