import { afterAll, afterEach, expect, test } from 'vitest';
import { newSession } from '../../integration/chat/open-chat.ts';
import { heldBack, says, type ScriptedModel, stallsAfter, startScriptedModel } from '../../integration/chat/scripted-model.ts';
import { type BrowserSession, openBrowser } from '../../support/browser-session.ts';
import { waitFor } from '../../support/invariants.ts';
import { makeShopper } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

let model: ScriptedModel;
// Registered first, so that it runs last.
afterAll(() => model?.close());
const shop = setupShop(async () => {
  model = await startScriptedModel();
  return { env: { ...model.env, CHAT_IDLE_SECONDS: '15' }, apis: 2, workers: 0 };
});
afterEach(() => model.reset());

interface Entry {
  sender: string;
  status: string;
  message: string;
}

/** Sends a message to the first api and resolves at the first delta of the reply; `end` resolves with the text of the stream. */
async function beginTurn(browser: BrowserSession, sessionId: string): Promise<{ end: Promise<string> }> {
  const response = await fetch(new URL('/api/chat', shop.baseUrls[0]), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
    },
    body: JSON.stringify({ message: 'Tell me a story', sessionId, coffeeSlug: 'darth' }),
  });
  const hasDelta = Promise.withResolvers<void>();
  async function read(): Promise<string> {
    let text = '';
    try {
      for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
        text += part;
        if (text.includes('event: delta')) hasDelta.resolve();
      }
    } catch {
      return `${text}[cut]`;
    }
    return text;
  }
  const end = read();
  await hasDelta.promise;
  return { end };
}

async function historyAt(browser: BrowserSession, sessionId: string): Promise<Entry[]> {
  return (await openBrowser(shop.baseUrls[1]!, browser.cookies).get<Entry[]>(`/api/chats/${sessionId}/darth`)).body;
}

test('a reply whose api is killed gets the status stopped, and the next message is accepted after the lease', async () => {
  const [browser, sessionId] = [(await makeShopper(shop)).browser, newSession()];
  await model.next(stallsAfter('It was a dark and stormy roast. And then '));
  const { end } = await beginTurn(browser, sessionId);
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
  // The lease is made to end.
  await shop.sql(`update chat_message set created_at = created_at - interval '31 seconds'`);
  await shop.sql(`update chat_turn set leased_until = now()`);
  expect((await historyAt(browser, sessionId)).at(-1)).toMatchObject({ status: 'stopped' });
  expect((await say()).body.reply.status).toBe('complete');
  expect((await historyAt(browser, sessionId)).map(({ status }) => status)).toEqual(['complete', 'stopped', 'complete', 'complete']);
});

test('on SIGTERM an api stores the reply so far as stopped, ends the stream with done, and the next message is accepted', async () => {
  const [browser, sessionId] = [(await makeShopper(shop)).browser, newSession()];
  await model.next(stallsAfter('It was a dark and stormy roast. And then '));
  const { end } = await beginTurn(browser, sessionId);
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

test('on SIGTERM an api completes a reply that ends in time', async () => {
  const [browser, sessionId] = [(await makeShopper(shop)).browser, newSession()];
  await model.next(heldBack(says('The end.')));
  const talk = browser.post<{ reply: Entry }>('/api/chat', { message: 'Quick', sessionId, coffeeSlug: 'darth' });
  await model.untilHeld();
  const restart = shop.apis[0]!.restart();
  await model.release();
  expect((await talk).body.reply).toMatchObject({ message: 'The end.', status: 'complete' });
  await restart;
});

test('messages of two tabs on two replicas are answered one at a time or refused with 409, and the history is in order', async () => {
  const [browser, sessionId] = [(await makeShopper(shop)).browser, newSession()];
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
