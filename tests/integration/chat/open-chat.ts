import { randomBytes } from 'node:crypto';
import { chatAnswer, chatEvents } from '@brew-quest/api/testing';
import type { BrowserSession } from '../../support/browser-session.ts';
import { type AccountsApi, openAccounts } from './open-accounts.ts';
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

export const API_KEY = 'sk-test-canary-3f9a-never-to-be-seen';

export interface Guest {
  browser: BrowserSession;
  sessionId: string;
  userId: number;
  person: { firstName: string; lastName: string; email: string; password: string };
  say(
    message: string,
    over?: Record<string, unknown>,
  ): Promise<{ status: number; body: TalkAnswer & { message: TalkAnswer['message'] }; headers: Headers }>;
  /** Resolves with all events once the stream is over. */
  stream(message: string, over?: Record<string, unknown>, onEvent?: (event: StreamEvent, stop: () => void) => void): Promise<StreamEvent[]>;
  history(coffeeSlug?: string): Promise<HistoryEntry[]>;
}

export interface ChatApi extends AccountsApi {
  model: ScriptedModel;
  guest(over?: { baseUrl?: string }): Promise<Guest>;
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

/** One event alone. What the schema does not name is refused: the panel's types come from it. */
const oneEvent = chatEvents.partial();

/** The stream of one turn, as the panel reads it. */
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

/** The api in this process, against a model that the test scripts. */
export async function openChat(settings: Record<string, string> = {}, options: Parameters<typeof openAccounts>[1] = {}): Promise<ChatApi> {
  const model = await startScriptedModel();
  const api = await openAccounts({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: API_KEY, OPENAI_MODEL: 'scripted-1', ...settings }, options);
  return {
    ...api,
    model,
    async guest() {
      const { browser, userId, person } = await api.signUp();
      const sessionId = newSession();
      function body(message: string, over: Record<string, unknown>) {
        return { message, sessionId, coffeeSlug: SLUG, ...over };
      }
      return {
        browser,
        sessionId,
        userId,
        person,
        async say(message, over = {}) {
          const answer = await browser.post<TalkAnswer>('/api/chat', body(message, over));
          if (answer.status === 200) chatAnswer.parse(answer.body);
          return answer;
        },
        stream: (message, over = {}, onEvent = () => undefined) => readStream(api, browser, body(message, over), onEvent),
        history: async (slug = SLUG) => (await browser.get<HistoryEntry[]>(`/api/chats/${sessionId}/${slug}`)).body,
      };
    },
    spent: async (name) => {
      const rows = await api.sql<{ spent: number }>('select spent from chat_budget where name like $1', [name]);
      return rows.reduce((sum, row) => sum + row.spent, 0);
    },
    async close() {
      await api.close();
      await model.close();
    },
  };
}

export function latch<T = void>(): { open: (value: T) => void; wait: Promise<T> } {
  let open: (value: T) => void = () => undefined;
  const wait = new Promise<T>((resolve) => (open = resolve));
  return { open, wait };
}
