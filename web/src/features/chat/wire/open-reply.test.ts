import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChatEvent, ChatRequest } from './chat-wire.ts';
import { openReply } from './open-reply.ts';
import { ChatFailure } from './trouble.ts';

const REQUEST: ChatRequest = { message: 'Hello', sessionId: 'a'.repeat(21), coffeeSlug: 'darth', clientKey: 'k' };
const STORED = { id: '1', sender: 'user', message: 'Hello', createdAt: '2026-11-21T00:00:00Z' };
const REPLY = { id: '2', sender: 'darth', message: 'Crème.', status: 'complete', engine: 'offline-persona-1', createdAt: STORED.createdAt };

function line(event: string, data: unknown) {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A body that arrives in these pieces and then ends, or breaks. */
function stream(pieces: string[], end: 'close' | 'break' | 'stay' = 'close'): Response {
  const left = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift();
      if (next) controller.enqueue(next);
      else if (end === 'close') controller.close();
      else if (end === 'break') controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
}

async function hear(answer: Response | Error, signal = new AbortController().signal) {
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const events: ChatEvent[] = [];
  try {
    for await (const event of openReply(REQUEST, signal)) events.push(event);
  } catch (error) {
    return { events, trouble: error instanceof ChatFailure ? error.trouble : error };
  }
  return { events, trouble: null };
}

afterEach(() => vi.unstubAllGlobals());

describe('open reply', () => {
  it('hands over the events of a stream in their order', async () => {
    const { events, trouble } = await hear(
      stream([
        line('start', { message: STORED, replyId: '2', engine: 'offline-persona-1' }) + 'event: del',
        'ta\ndata: {"text":"Crè',
        `me."}\n\n${line('cards', { cards: [] })}${line('novelty', {})}${line('chips', { chips: ['A'], handOver: null })}`,
        line('done', { reply: REPLY }),
      ]),
    );
    expect(trouble).toBeNull();
    expect(events).toEqual([
      { kind: 'start', message: STORED, replyId: '2', engine: 'offline-persona-1' },
      { kind: 'delta', text: 'Crème.' },
      { kind: 'cards', cards: [] },
      { kind: 'chips', chips: ['A'], handOver: null },
      { kind: 'done', reply: REPLY },
    ]);
  });

  it('stops at an error event and says what it says', async () => {
    const { events, trouble } = await hear(stream([line('delta', { text: 'Oh' }), line('error', { message: 'Spilled.', code: 'X' })]));
    expect(events).toEqual([{ kind: 'delta', text: 'Oh' }]);
    expect(trouble).toEqual({ kind: 'down', message: 'Spilled.' });
  });

  it.each([
    ['ends without a last word', stream([line('delta', { text: 'Oh' })])],
    ['breaks', stream([line('delta', { text: 'Oh' })], 'break')],
    ['carries garbage', stream([line('delta', { text: 'Oh' }), 'data: {oops\n\n'])],
  ])('calls a stream cut that %s', async (_, response) => {
    const { events, trouble } = await hear(response);
    expect(events).toHaveLength(1);
    expect(trouble).toMatchObject({ kind: 'cut' });
  });

  it('takes the JSON answer as well', async () => {
    const { events } = await hear(Response.json({ message: STORED, reply: REPLY, cards: [], chips: ['A'], handOver: null }));
    expect(events.map(({ kind }) => kind)).toEqual(['start', 'cards', 'chips', 'done']);
  });

  it('reports a network that is away, and an answer that is a refusal', async () => {
    expect((await hear(new TypeError('Failed to fetch'))).trouble).toMatchObject({ kind: 'offline' });
    expect((await hear(Response.json({ message: 'Sign in.' }, { status: 401 }))).trouble).toEqual({
      kind: 'signed-out',
      message: 'Sign in.',
    });
    expect((await hear(Response.json({ message: 'no' }, { status: 409 }))).trouble).toMatchObject({ kind: 'busy' });
    expect((await hear(new Response('<html>', { status: 502 }))).trouble).toMatchObject({ kind: 'down' });
    const limited = Response.json({ message: 'Enough for now.' }, { status: 429, headers: { 'Retry-After': '20' } });
    expect((await hear(limited)).trouble).toEqual({ kind: 'budget', message: 'Enough for now. Try again in 20 seconds.' });
  });

  it('lets an abort through as what it is', async () => {
    const controller = new AbortController();
    controller.abort();
    const { trouble } = await hear(new DOMException('aborted', 'AbortError'), controller.signal);
    expect(trouble).toMatchObject({ name: 'AbortError' });
  });
});
