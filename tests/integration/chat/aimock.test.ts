import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';
import { newSession, type TalkAnswer } from './open-chat.ts';
import { searchArguments } from './search-arguments.ts';

/** OpenAI's protocol as a package implements it, in case our sandbox and our api share a mistake. */
const mock = new LLMock({ port: 0, logLevel: 'silent' });
async function startMock(): Promise<string> {
  const search = searchArguments({ moods: ['calm'], exclude: ['citrus'], caffeine: 'none' });
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
  return `${mock.url}/v1`;
}
// Registered first, so that it runs last.
afterAll(() => mock.stop());
const shop = setupShop(async () => ({
  processes: 'in-process',
  env: { OPENAI_BASE_URL: await startMock(), OPENAI_API_KEY: 'mock', OPENAI_MODEL: 'gpt-mock', CHAT_TURN_SECONDS: '8' },
}));
let ada: BrowserSession;
beforeAll(async () => {
  ({ browser: ada } = await makeShopper(shop));
});

function say(message: string, over: Record<string, unknown> = {}) {
  return ada.post<TalkAnswer>('/api/chat', { message, sessionId: newSession(), coffeeSlug: 'sparrows', ...over });
}

describe('with aimock as the model', () => {
  test('a plain answer is streamed into one reply', async () => {
    const { status, body } = await say('something plain');
    expect([status, body.reply]).toMatchObject([200, { message: 'A plain answer.', status: 'complete', engine: 'gpt-mock' }]);
  });

  test('tool calls are executed and their products become cards', async () => {
    const { body } = await say('I want to be calm');
    expect(body.reply).toMatchObject({ message: 'Take the sleepy one; it is $17.00 and never wakes anybody.', status: 'complete' });
    expect(body.cards).toMatchObject([{ slug: 'decaf-destiny', priceCents: 1700 }]);
    expect(body.chips).toEqual(['Why so calm?']);
    const { tasteProfile } = await ada.graphql<{ tasteProfile: object }>('{ tasteProfile { dislikes caffeine } }');
    expect(tasteProfile).toEqual({ dislikes: ['citrus'], caffeine: 'none' });
  });

  test('an error of the model gives a fallback reply', async () => {
    const { status, body } = await say('broken');
    expect([status, body.reply.status, body.reply.engine]).toEqual([200, 'fallback', null]);
    expect(body.reply.message.length).toBeGreaterThan(20);
  });

  test('a flagged message is answered without a completion', async () => {
    expect((await say('awful')).body.reply).toMatchObject({ status: 'complete', engine: null });
  });

  test('its requests contain no personal data', () => {
    const seen = JSON.stringify(mock.getRequests().map(({ body }) => body));
    expect(seen).toContain('search_catalogue');
    expect(seen).not.toMatch(/@example\.com|Grinder/);
  });
});
