import { randomBytes } from 'node:crypto';
import { chatAnswer, chatEvents, type startTestApi } from '@brew-quest/api/testing';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, type Shopper } from '../../support/factories/shoppers.ts';
import { type InProcessShop, openShop } from '../../support/open-shop.ts';
import { type ScriptedModel, startScriptedModel } from './scripted-model.ts';

interface Reply {
  id: string;
  sender: string;
  message: string;
  status: 'complete' | 'stopped' | 'fallback';
  engine: string | null;
  createdAt: string;
}

interface Card {
  slug: string;
  name: string;
  priceCents: number;
  stock: number;
  grindOptions: { grind: string; stock: number; isAvailable: boolean }[];
}

export interface TalkAnswer {
  message: { id: string; sender: string; message: string; createdAt: string };
  reply: Reply;
  cards: Card[];
  chips: string[];
  handOver: { slug: string; name: string; imageUrl: string } | null;
  code?: string;
}

interface HistoryEntry extends Omit<Reply, 'status'> {
  status: Reply['status'] | 'streaming';
  cards: Card[];
  chips: string[];
  handOver: { slug: string } | null;
}

interface StreamEvent {
  event: string;
  data: Record<string, unknown>;
}

export function newSession(): string {
  return randomBytes(16).toString('base64url').slice(0, 21);
}

/** A shopper with one chat session. */
export interface Guest extends Shopper {
  sessionId: string;
  say(
    message: string,
    over?: Record<string, unknown>,
  ): Promise<{ status: number; body: TalkAnswer & { message: TalkAnswer['message'] }; headers: Headers }>;
  /** Resolves with all events after the end of the stream. */
  stream(message: string, over?: Record<string, unknown>, onEvent?: (event: StreamEvent, stop: () => void) => void): Promise<StreamEvent[]>;
  history(coffeeSlug?: string): Promise<HistoryEntry[]>;
}

export interface ChatApi extends InProcessShop {
  model: ScriptedModel;
  guest(): Promise<Guest>;
  spent(name: string): Promise<number>;
}

export const SLUG = 'dukes-spice';

function parseEvents(text: string): StreamEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [first = '', second = ''] = block.split('\n');
      return { event: first.slice('event: '.length), data: JSON.parse(second.slice('data: '.length)) as Record<string, unknown> };
    });
}

/** The schema of a single event. It refuses unknown events: the panel's types come from it. */
const oneEvent = chatEvents.partial();

/** Reads the stream of one turn as the panel does. */
async function readStream(
  api: { baseUrl: string },
  browser: BrowserSession,
  body: Record<string, unknown>,
  onEvent: (event: StreamEvent, stop: () => void) => void,
): Promise<StreamEvent[]> {
  const stopper = new AbortController();
  const response = await fetch(new URL('/api/chat', api.baseUrl), {
    method: 'POST',
    signal: stopper.signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(body),
  });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new Error(`${response.status} ${await response.text()}`);
  const events: StreamEvent[] = [];
  let text = '';
  try {
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      const complete = text.lastIndexOf('\n\n') + 2;
      for (const event of parseEvents(text.slice(0, complete))) {
        oneEvent.parse({ [event.event]: event.data });
        events.push(event);
        onEvent(event, () => stopper.abort());
      }
      text = text.slice(complete);
    }
  } catch (error) {
    if (!stopper.signal.aborted) throw error;
  }
  return events;
}

type App = Parameters<typeof startTestApi>[1];

/** The api in this process, and a model that the test scripts. */
export async function openChat(env: Record<string, string> = {}, app: App = {}): Promise<ChatApi> {
  const model = await startScriptedModel();
  const shop = await openShop({ processes: 'in-process', env: { ...model.env, ...env }, app });
  return {
    ...shop,
    model,
    async guest() {
      const shopper = await makeShopper(shop);
      const { browser } = shopper;
      const sessionId = newSession();
      function body(message: string, over: Record<string, unknown>) {
        return { message, sessionId, coffeeSlug: SLUG, ...over };
      }
      return {
        ...shopper,
        sessionId,
        async say(message, over = {}) {
          const answer = await browser.post<TalkAnswer>('/api/chat', body(message, over));
          if (answer.status === 200) chatAnswer.parse(answer.body);
          return answer;
        },
        stream: (message, over = {}, onEvent = () => undefined) => readStream(shop, browser, body(message, over), onEvent),
        history: async (slug = SLUG) => (await browser.get<HistoryEntry[]>(`/api/chats/${sessionId}/${slug}`)).body,
      };
    },
    spent: async (name) => {
      const rows = await shop.sql<{ spent: number }>('select spent from chat_budget where name like $1', [name]);
      return rows.reduce((sum, row) => sum + row.spent, 0);
    },
    async close() {
      await shop.close();
      await model.close();
    },
  };
}

/** One chat for all tests of a file. The model's script and log are reset after each test. */
export function setupChat(env: Record<string, string> = {}): ChatApi {
  let chat: ChatApi | undefined;
  beforeAll(async () => {
    chat = await openChat(env);
  });
  afterEach(() => chat?.model.reset());
  afterAll(() => chat?.close());
  return new Proxy({} as ChatApi, { get: (_target, name) => Reflect.get(chat!, name) });
}
