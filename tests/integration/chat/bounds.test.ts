import { createHash } from 'node:crypto';
import { createContext } from '../../../api/src/index.ts';
import { noSession, talk } from '../../../api/src/testing.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inParallel } from '../../support/shopper.ts';
import { type ChatApi, newSession, openChat, SLUG } from './open-chat.ts';
import { fails, judges } from './scripted-model.ts';

let api: ChatApi;
beforeAll(async () => {
  api = await openChat();
});
afterAll(() => api?.close());
afterEach(() => api.model.reset());

describe('CHT-03: what is no message', () => {
  test.each<[string, Record<string, unknown>, number]>([
    ['nothing', { message: '' }, 400],
    ['blanks', { message: ' \n\t ' }, 400],
    ['no text', { message: 42 }, 400],
    ['no message at all', { message: undefined }, 400],
    ['1,001 characters', { message: 'x'.repeat(1_001) }, 400],
    ['10,000 characters', { message: 'x'.repeat(10_000) }, 413],
    ['a megabyte', { message: 'x'.repeat(1_000_000) }, 413],
    ['NUL', { message: 'Hi\u0000there' }, 400],
    ['an escape sequence', { message: 'Hi \u001b[31mred' }, 400],
    ['a C1 control', { message: 'Hi \u0085there' }, 400],
    ['a session of the wrong length', { sessionId: 'short' }, 400],
    ['a session with other letters', { sessionId: '!'.repeat(21) }, 400],
    ['no session', { sessionId: undefined }, 400],
    ['no coffee', { coffeeSlug: undefined }, 400],
    ['an unknown coffee', { coffeeSlug: 'latte-larry' }, 404],
    ['a key that is too long', { clientKey: 'k'.repeat(65) }, 400],
    ['a reply that is no id', { retryOf: 'last' }, 400],
    ['a reply that is not there', { retryOf: '6c3d9f2e-1b7a-4b60-9f2a-0d6b2f6f8a11' }, 400],
  ])('%s is refused before anything is stored, counted or asked', async (_title, over, status) => {
    const guest = await api.guest();
    const answer = await guest.say('Hi there', over);
    expect([answer.status, typeof answer.body.message]).toEqual([status, 'string']);
    expect(await guest.history()).toEqual([]);
    expect([await api.model.requests(), await api.model.moderations(), await api.spent(`user:${guest.userId} %`)]).toEqual([[], [], 0]);
    expect((await guest.say('Hi there')).status).toBe(200);
  });

  test('1,000 characters, emoji and line breaks are a message', async () => {
    const guest = await api.guest();
    expect((await guest.say('x'.repeat(1_000))).status).toBe(200);
    expect((await guest.say('☕️ two\nlines, “quotes” & <tags>')).body.message.message).toBe('☕️ two\nlines, “quotes” & <tags>');
  });
});

describe('budgets', () => {
  const friendly = { message: expect.stringMatching(/\w+ .*[.!]/) as string, code: 'TOO_MANY' };

  test('CHT-04: fifty at once on three replicas, with ten left for the day, ask the model ten times at most', async () => {
    const shared = { DATABASE_URL: api.env.DATABASE_URL, REDIS_URL: api.env.REDIS_URL, QUEUE_PREFIX: api.env.QUEUE_PREFIX };
    const { startTestApi } = await import('@brew-quest/api/testing');
    const settings = {
      ...shared,
      SANDBOX_URL: 'http://127.0.0.1:1',
      LOG_LEVEL: 'silent',
      OPENAI_BASE_URL: api.model.url,
      OPENAI_MODEL: 'scripted-1',
      CHAT_DAILY_MESSAGES: '10',
    };
    const replicas = await Promise.all([0, 1, 2].map(() => startTestApi(settings)));
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

  test('CHT-05: a flood of many accounts stops at the cap of all, and the shop goes on', async () => {
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

  test('CHT-05: a thousand accounts at once spend what the cap allows, and the shop goes on', async () => {
    const small = await openChat({ CHAT_DAILY_MESSAGES_ALL: '7' });
    try {
      const accounts = await small.sql<{ id: number }>(
        `insert into users (first_name, last_name, role, created_at)
         select 'Flood', 'Guest', 'customer', now() from generate_series(1, 1000) returning id`,
      );
      // Of an account without a password, as signed-in.ts makes it.
      const stamp = createHash('sha256').update(' ').digest('base64url');
      // Past the sign-in, whose hashing would take minutes: what is under test begins with the turn.
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

  test('CHT-11: one visitor with many accounts has a share of the day, and what begins no turn costs none of it', async () => {
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

  test('a minute has its own, and RATE_LIMIT_FACTOR multiplies it', async () => {
    const slow = await openChat({ RATE_LIMIT_FACTOR: '1', RATE_LIMIT_CHAT_MESSAGES: '3' });
    try {
      const guest = await slow.guest();
      const statuses: number[] = [];
      // A minute may turn once meanwhile.
      for (let index = 0; index < 8; index += 1) statuses.push((await guest.say('Quick')).status);
      const count = statuses.filter((status) => status === 200).length;
      expect([3, 6]).toContain(count);
      expect(statuses).toContain(429);
    } finally {
      await slow.close();
    }
  });

  test('of what is over is swept', async () => {
    await api.sql(`insert into chat_budget values ('user:0 2001-01-01', 3, '2001-01-02'), ('user:0 now', 3, now() + interval '1 hour')`);
    const { createContext, deleteSpentBudgets } = await import('@brew-quest/api');
    await deleteSpentBudgets(createContext(api.app, { kind: 'system' }, 'test'));
    expect(await api.sql(`select name from chat_budget where name like 'user:0 %'`)).toEqual([{ name: 'user:0 now' }]);
  });
});

describe('moderation', () => {
  test('a flagged message is refused in voice, costs no completion, and is never shown to a model', async () => {
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

  test('somebody in danger is told where help is', async () => {
    const guest = await api.guest();
    await api.model.moderate(judges(true, { 'self-harm/intent': true }));
    expect((await guest.say('I want to end it')).body.reply.message).toMatch(/988/);
  });

  test.each([
    ['has no such endpoint', 404],
    ['fails', 500],
  ])('a server that %s is done without', async (_title, status) => {
    const other = await openChat();
    try {
      await other.model.moderate(fails(status));
      const guest = await other.guest();
      for (let index = 0; index < 3; index += 1) expect((await guest.say('Hi there')).body.reply.status).toBe('complete');
      expect(await other.model.moderations()).toHaveLength(status === 404 ? 1 : 3);
    } finally {
      await other.close();
    }
  });
});
