import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { latch, newSession } from '../../integration/chat/open-chat.ts';
import { heldBack, says, type ScriptedModel, stallsAfter, startScriptedModel } from '../../integration/chat/scripted-model.ts';
import { type BrowserSession, openBrowser } from '../../support/browser-session.ts';
import { waitFor, withDatabaseClient } from '../../support/invariants.ts';
import { newEmail } from '../../support/shopper.ts';
import { openShop, type RealShop as ShopUnderFault } from '../../support/open-shop.ts';

let model: ScriptedModel;
let shop: ShopUnderFault;
beforeAll(async () => {
  model = await startScriptedModel();
  const env = { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'scripted-1', CHAT_IDLE_SECONDS: '15' };
  shop = await openShop({ env, apis: 2, workers: 0 });
});
afterAll(async () => {
  await shop?.close();
  await model?.close();
});
afterEach(() => model.reset());

interface Entry {
  sender: string;
  status: string;
  message: string;
}

async function arrive(): Promise<BrowserSession> {
  const browser = openBrowser(shop.baseUrls[0]!);
  await browser.post('/api/auth/register', { firstName: 'Ada', lastName: 'Grinder', email: newEmail(), password: 'ground-coffee' });
  return browser;
}

/** Says something to the first api and resolves once its words begin to come; `end` tells how the stream ended. */
async function beginTalk(browser: BrowserSession, sessionId: string): Promise<{ end: Promise<string> }> {
  const response = await fetch(new URL('/api/chat', shop.baseUrls[0]), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
    },
    body: JSON.stringify({ message: 'Tell me a story', sessionId, coffeeSlug: 'darth' }),
  });
  const speaking = latch();
  async function read(): Promise<string> {
    let text = '';
    try {
      for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
        text += part;
        if (text.includes('event: delta')) speaking.open();
      }
    } catch {
      return `${text}[cut]`;
    }
    return text;
  }
  const end = read();
  await speaking.wait;
  return { end };
}

async function historyAt(browser: BrowserSession, sessionId: string): Promise<Entry[]> {
  return (await openBrowser(shop.baseUrls[1]!, browser.cookies).get<Entry[]>(`/api/chats/${sessionId}/darth`)).body;
}

test('an api that is killed in the middle of a reply leaves it stopped, and the person free once the lease is over', async () => {
  const [browser, sessionId] = [await arrive(), newSession()];
  await model.next(stallsAfter('It was a dark and stormy roast. And then '));
  const { end } = await beginTalk(browser, sessionId);
  await shop.apis[0]!.kill9();
  expect(await end).toContain('[cut]');
  await shop.apis[0]!.restart();
  expect((await historyAt(browser, sessionId)).map(({ sender, status }) => [sender, status])).toEqual([
    ['user', 'complete'],
    ['darth', 'streaming'],
  ]);
  function say() {
    return browser.post<{ reply: Entry }>('/api/chat', { message: 'Go on', sessionId, coffeeSlug: 'darth' });
  }
  expect((await say()).status).toBe(409);
  // Time passes.
  await withDatabaseClient(shop.databaseUrl, async (client) => {
    await client.query(`update chat_message set created_at = created_at - interval '31 seconds'`);
    await client.query(`update chat_turn set leased_until = now()`);
  });
  expect((await historyAt(browser, sessionId)).at(-1)).toMatchObject({ status: 'stopped' });
  expect((await say()).body.reply.status).toBe('complete');
  expect((await historyAt(browser, sessionId)).map(({ status }) => status)).toEqual(['complete', 'stopped', 'complete', 'complete']);
});

test('an api that is told to end lets a reply have its last words, keeps it and frees the person', async () => {
  const [browser, sessionId] = [await arrive(), newSession()];
  await model.next(stallsAfter('It was a dark and stormy roast. And then '));
  const { end } = await beginTalk(browser, sessionId);
  await shop.apis[0]!.restart();
  const text = await end;
  expect(text).toMatch(/event: done\n.*"status":"stopped"/);
  expect((await historyAt(browser, sessionId)).at(-1)).toMatchObject({
    status: 'stopped',
    message: 'It was a dark and stormy roast. And then',
  });
  await waitFor(5_000, async () => (await model.requests())[0]!.wasCut);
  expect((await browser.post('/api/chat', { message: 'Go on', sessionId, coffeeSlug: 'darth' })).status).toBe(200);
});

test('a reply that is nearly done is finished by an api that was told to end', async () => {
  const [browser, sessionId] = [await arrive(), newSession()];
  await model.next(heldBack(says('The end.')));
  const talk = browser.post<{ reply: Entry }>('/api/chat', { message: 'Quick', sessionId, coffeeSlug: 'darth' });
  await model.untilHeld();
  const restart = shop.apis[0]!.restart();
  await model.release();
  expect((await talk).body.reply).toMatchObject({ message: 'The end.', status: 'complete' });
  await restart;
});

test('two tabs on two replicas: one turn runs, the other waits its turn, and the order is whole', async () => {
  const [browser, sessionId] = [await arrive(), newSession()];
  const tabs = shop.baseUrls.map((url) => openBrowser(url, browser.cookies));
  const statuses = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      tabs[index % 2]!.post('/api/chat', { message: `Say ${index}`, sessionId, coffeeSlug: 'darth' }),
    ),
  );
  const spoken = statuses.filter(({ status }) => status === 200).length;
  expect(spoken).toBeGreaterThan(0);
  expect(statuses.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const history = await historyAt(browser, sessionId);
  expect(history).toHaveLength(spoken * 2);
  expect(history.map(({ sender }) => sender)).toEqual(Array.from({ length: spoken }, () => ['user', 'darth']).flat());
  expect(await model.requests()).toHaveLength(spoken);
});
