import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsApi, openAccounts } from './open-accounts.ts';
import type { BrowserSession } from '../../support/browser-session.ts';
import { newSession, type TalkAnswer } from './open-chat.ts';

/** A model that neither we nor the shop's own sandbox wrote: the second witness of the protocol. */
const mock = new LLMock({ port: 0, logLevel: 'silent' });
let api: AccountsApi;
let ada: BrowserSession;
beforeAll(async () => {
  const wish = {
    query: null,
    moods: ['calm'],
    tastes: null,
    exclude: ['citrus'],
    caffeine: 'none',
    maxCaffeine: null,
    maxPriceCents: null,
  };
  const search = { ...wish, grind: null, category: null, roast: null, limit: null };
  mock
    .on(
      { userMessage: /calm/, hasToolResult: false },
      { toolCalls: [{ id: 'look', name: 'search_catalogue', arguments: JSON.stringify(search) }] },
    )
    .on(
      { userMessage: /calm/, toolCallId: 'look' },
      {
        toolCalls: [
          { id: 'show', name: 'suggest', arguments: JSON.stringify({ productSlugs: ['decaf-destiny', 'darth'], chips: ['Why so calm?'] }) },
        ],
      },
    )
    .on({ userMessage: /calm/, toolCallId: 'show' }, { content: 'Take the sleepy one; it is $17.00 and never wakes anybody.' })
    .onMessage('plain', { content: 'A plain answer.' })
    .onMessage('broken', { error: { message: 'out of beans', type: 'server_error' }, status: 500 })
    .onModerate(/awful/, { flagged: true, categories: { violence: true } });
  await mock.start();
  api = await openAccounts({ OPENAI_BASE_URL: `${mock.url}/v1`, OPENAI_API_KEY: 'mock', OPENAI_MODEL: 'gpt-mock', CHAT_TURN_SECONDS: '8' });
  ({ browser: ada } = await api.signUp());
});
afterAll(async () => {
  await api?.close();
  await mock.stop();
});

function say(message: string, over: Record<string, unknown> = {}) {
  return ada.post<TalkAnswer>('/api/chat', { message, sessionId: newSession(), coffeeSlug: 'sparrows', ...over });
}

describe('against aimock', () => {
  test('a plain answer is streamed into one reply', async () => {
    const { status, body } = await say('something plain');
    expect([status, body.reply]).toMatchObject([200, { message: 'A plain answer.', status: 'complete', engine: 'gpt-mock' }]);
  });

  test('tools are called, answered and turned into cards', async () => {
    const { body } = await say('I want to be calm');
    expect(body.reply).toMatchObject({ message: 'Take the sleepy one; it is $17.00 and never wakes anybody.', status: 'complete' });
    expect(body.cards).toMatchObject([{ slug: 'decaf-destiny', priceCents: 1700 }]);
    expect(body.chips).toEqual(['Why so calm?']);
    const { tasteProfile } = await ada.graphql<{ tasteProfile: object }>('{ tasteProfile { dislikes caffeine } }');
    expect(tasteProfile).toEqual({ dislikes: ['citrus'], caffeine: 'none' });
  });

  test('a model that fails falls back, in voice', async () => {
    const { status, body } = await say('broken');
    expect([status, body.reply.status, body.reply.engine]).toEqual([200, 'fallback', null]);
    expect(body.reply.message.length).toBeGreaterThan(20);
  });

  test('its moderation is heard', async () => {
    expect((await say('awful')).body.reply).toMatchObject({ status: 'complete', engine: null });
  });

  test('its journal holds no personal data', () => {
    const seen = JSON.stringify(mock.getRequests().map(({ body }) => body));
    expect(seen).toContain('search_catalogue');
    expect(seen).not.toMatch(/@example\.com|Grinder/);
  });
});
