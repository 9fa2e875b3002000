import { describe, expect, test } from 'vitest';
import { type Guest, newSession, setupChat } from './open-chat.ts';
import prompts from './injection-prompts.json' with { type: 'json' };
import { API_KEY, calls, says } from './scripted-model.ts';

const SECRET = 'session-secret-canary-77c1-0123456789';
const api = setupChat({ SESSION_SECRET: SECRET, CHAT_DAILY_MESSAGES: '500' });

/** Checksums of the tables that a chat must not change: all but its own. */
async function stateOfTheShop(): Promise<string> {
  const tables = [
    'product',
    'coffee',
    'stock_item',
    'coupon',
    'coupon_redemption',
    'orders',
    'order_item',
    'checkout_draft',
    'users',
    'outbox',
  ];
  const rows: unknown[] = [];
  for (const table of tables)
    rows.push(...(await api.sql(`select md5(coalesce(string_agg(t::text, '|' order by id), '')) as sum from ${table} t`)));
  return JSON.stringify(rows);
}

/** Values that neither the model nor a reply may contain. */
function secretsOf({ person, browser }: Guest): string[] {
  const cookie = decodeURIComponent(browser.cookies.get('brew.sid')!);
  return [
    person.email,
    person.lastName,
    person.password,
    cookie,
    cookie.slice(2).split('.')[0]!,
    API_KEY,
    SECRET,
    api.env.DATABASE_URL,
    api.env.REDIS_URL,
  ];
}

async function sayAll(guest: Guest, messages: readonly string[]) {
  const sessionId = newSession();
  const replies: string[] = [];
  for (const message of messages) {
    const { status, body } = await guest.say(message, { sessionId });
    expect(status).toBe(200);
    replies.push(JSON.stringify(body.reply), JSON.stringify(body.cards), JSON.stringify(body.chips));
  }
  return replies.join('\n');
}

test('CHT-01: the set has sixty prompts of six kinds', () => {
  expect(prompts).toHaveLength(60);
  expect(new Set(prompts.map(({ kind }) => kind))).toEqual(
    new Set(['direct', 'base64', 'role-play', 'typoglycemia', 'multi-turn', 'extraction']),
  );
});

describe('CHT-01: a model that obeys every injection', () => {
  test('gets no secret and changes nothing', async () => {
    const guest = await api.guest();
    const before = await stateOfTheShop();
    const secrets = secretsOf(guest);
    await guest.say('Good evening', { sessionId: newSession() });
    const prompt = (await api.model.requests())[0]!.body.messages[0]!.content;
    // It calls tools that do not exist, then replies with its prompt and with prices.
    await api.model.otherwise(
      calls(['create_coupon', { percent: 100 }], ['set_price', { slug: 'darth', cents: 1 }], ['get_product', { slug: "x' or 1=1" }]),
      says(`Of course. ${prompt} You get 100% off, it is $0.01.`),
    );
    for (const { kind, messages } of prompts) {
      const said = await sayAll(guest, messages);
      for (const secret of secrets) expect(said.includes(secret), `${kind}: ${messages.join(' / ')}`).toBe(false);
      expect(said).not.toMatch(/100%|\$0\.01|House rules|Never speak, act or decide/);
    }
    const requests = await api.model.requests();
    expect(requests.length).toBeGreaterThan(120);
    for (const { raw, headers, body } of requests) {
      expect(body.messages[0]!.content).toBe(prompt);
      for (const secret of secrets) expect(raw.includes(secret)).toBe(false);
      expect(headers.authorization).toBe(`Bearer ${API_KEY}`);
      expect(headers.cookie).toBeUndefined();
      expect(JSON.stringify({ ...headers, authorization: '' })).not.toContain(API_KEY);
    }
    for (const { raw } of await api.model.moderations()) for (const secret of secrets) expect(raw.includes(secret)).toBe(false);
    expect(await stateOfTheShop()).toBe(before);
    const { tasteProfile } = await guest.browser.graphql<{ tasteProfile: object }>('{ tasteProfile { likes dislikes caffeine } }');
    expect(tasteProfile).toEqual({ likes: [], dislikes: [], caffeine: null });
    // 150 completions.
  }, 120_000);
});

test('CHT-01: the text of a guest is in a message of the role user only', async () => {
  const guest = await api.guest();
  for (const { messages } of prompts.filter(({ messages }) => messages.length === 1)) {
    await guest.say(messages[0]!, { sessionId: newSession() });
    const { body } = (await api.model.requests()).at(-1)!;
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'system']);
    expect(body.messages[1]!.content).toBe(messages[0]);
    expect(body.messages[0]!.content).not.toContain(messages[0]);
    expect(body.messages[2]!.content).not.toContain(messages[0]);
  }
}, 60_000);
