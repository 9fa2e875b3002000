import { afterEach, beforeAll, expect, test } from 'vitest';
import { learnIntents, startSandbox } from '../../../sandbox/src/index.ts';
import { makeShopper } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';
import { newSession, type TalkAnswer } from '../../integration/chat/open-chat.ts';
import { breakProvider, type FaultScript, healProviders } from '../../support/ledger.ts';

const shop = setupShop(async () => ({
  processes: 'in-process',
  sandbox: await startSandbox({ port: 0, smtpPort: 0 }),
  env: { CHAT_TURN_SECONDS: '4', CHAT_IDLE_SECONDS: '0.7' },
}));
// Learned at the first reply, they would take longer than a turn may here.
beforeAll(() => void learnIntents(), 60_000);
afterEach(() => healProviders(shop.sandboxUrl));

const COMPLETIONS = '/openai/v1/chat/completions';
const MODERATIONS = '/openai/v1/moderations';

test.each<[string, FaultScript]>([
  ['500', { kind: 'status', status: 500 }],
  ['429', { kind: 'status', status: 429 }],
  ['a reset before', { kind: 'reset-before' }],
  ['a reset after', { kind: 'reset-after' }],
  ['a hang', { kind: 'hang' }],
  ['half a stream', { kind: 'truncate' }],
  ['garbage', { kind: 'garbage' }],
])('CHT-06: %s from the offline engine on every request gives a fallback reply; without the fault it answers', async (_title, fault) => {
  const { browser } = await makeShopper(shop);
  const sessionId = newSession();
  function say(message: string) {
    return browser.post<TalkAnswer>('/api/chat', { message, sessionId, coffeeSlug: 'baggins' });
  }
  await breakProvider(shop.sandboxUrl, { ...fault, path: COMPLETIONS, count: 0 });
  const broken = await say('What shall I drink?');
  expect([broken.status, broken.body.reply.status]).toEqual([200, 'fallback']);
  await healProviders(shop.sandboxUrl);
  expect((await say('And now?')).body.reply).toMatchObject({ status: 'complete', engine: 'offline-persona-1' });
  const { body: history } = await browser.get<{ sender: string }[]>(`/api/chats/${sessionId}/baggins`);
  expect(history.map(({ sender }) => sender)).toEqual(['user', 'baggins', 'user', 'baggins']);
});

test('CHT-06: a moderation that fails or sends no answer does not stop the chat', async () => {
  const { browser } = await makeShopper(shop);
  for (const fault of [{ kind: 'hang' }, { kind: 'status', status: 503 }, { kind: 'garbage' }] as const) {
    await breakProvider(shop.sandboxUrl, { ...fault, path: MODERATIONS, count: 1 });
    const { body } = await browser.post<TalkAnswer>('/api/chat', { message: 'Hi there', sessionId: newSession(), coffeeSlug: 'darth' });
    expect(body.reply.status).toBe('complete');
  }
});
