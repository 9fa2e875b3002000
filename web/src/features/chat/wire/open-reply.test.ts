import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChatEvent, ChatRequest } from './chat-wire.ts';
import { openReply } from './open-reply.ts';
import { ChatFailure } from './turn-error.ts';

const REQUEST: ChatRequest = { message: 'Hello', sessionId: 'a'.repeat(21), coffeeSlug: 'darth', clientKey: 'k' };
const STORED = { id: '1', sender: 'user', message: 'Hello', createdAt: '2026-11-21T00:00:00Z' };
const REPLY = { id: '2', sender: 'darth', message: 'Crème.', status: 'complete', engine: 'offline-persona-1', createdAt: STORED.createdAt };

function line(event: string, data: unknown) {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A body of these chunks, which then closes, breaks or stays open. */
function stream(pieces: string[], end: 'close' | 'break' | 'stay' = 'close'): Response {
  const left = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift();
      if (next) controller.enqueue(next);
      else if (end === 'close') controller.close();
      // A network breaks after what has arrived was read.
      else if (end === 'break') setTimeout(() => controller.error(new TypeError('terminated')));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
}

async function collect(answer: Response | Error, signal = new AbortController().signal) {
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const events: ChatEvent[] = [];
  try {
    for await (const event of openReply(REQUEST, signal)) events.push(event);
  } catch (error) {
    return { events, error: error instanceof ChatFailure ? error.turnError : error };
  }
  return { events, error: null };
}

afterEach(() => vi.unstubAllGlobals());

describe('open reply', () => {
  it('yields the events of a stream in order', async () => {
    const { events, error } = await collect(
      stream([
        line('start', { message: STORED, replyId: '2', engine: 'offline-persona-1' }) + 'event: del',
        'ta\ndata: {"text":"Crè',
        `me."}\n\n${line('cards', { cards: [] })}${line('novelty', {})}${line('chips', { chips: ['A'], handOver: null })}`,
        line('done', { reply: REPLY }),
      ]),
    );
    expect(error).toBeNull();
    expect(events).toEqual([
      { kind: 'start', message: STORED, replyId: '2', engine: 'offline-persona-1' },
      { kind: 'delta', text: 'Crème.' },
      { kind: 'cards', cards: [] },
      { kind: 'chips', chips: ['A'], handOver: null },
      { kind: 'done', reply: REPLY },
    ]);
  });

  it('throws the message of an error event', async () => {
    const { events, error } = await collect(stream([line('delta', { text: 'Oh' }), line('error', { message: 'Spilled.', code: 'X' })]));
    expect(events).toEqual([{ kind: 'delta', text: 'Oh' }]);
    expect(error).toEqual({ kind: 'down', message: 'Spilled.' });
  });

  it.each([
    ['ends without "done"', stream([line('delta', { text: 'Oh' })])],
    ['breaks', stream([line('delta', { text: 'Oh' })], 'break')],
    ['contains invalid JSON', stream([line('delta', { text: 'Oh' }), 'data: {oops\n\n'])],
  ])('throws "cut" for a stream that %s', async (_, response) => {
    const { events, error } = await collect(response);
    expect(events).toHaveLength(1);
    expect(error).toMatchObject({ kind: 'cut' });
  });

  it('reads a JSON response', async () => {
    const { events } = await collect(Response.json({ message: STORED, reply: REPLY, cards: [], chips: ['A'], handOver: null }));
    expect(events.map(({ kind }) => kind)).toEqual(['start', 'cards', 'chips', 'done']);
  });

  it('throws "offline" without a network, and an error for each status', async () => {
    expect((await collect(new TypeError('Failed to fetch'))).error).toMatchObject({ kind: 'offline' });
    expect((await collect(Response.json({ message: 'Sign in.' }, { status: 401 }))).error).toEqual({
      kind: 'signed-out',
      message: 'Sign in.',
    });
    expect((await collect(Response.json({ message: 'no' }, { status: 409 }))).error).toMatchObject({ kind: 'busy' });
    expect((await collect(new Response('<html>', { status: 502 }))).error).toMatchObject({ kind: 'down' });
    const limited = Response.json({ message: 'Enough for now.' }, { status: 429, headers: { 'Retry-After': '20' } });
    expect((await collect(limited)).error).toEqual({ kind: 'budget', message: 'Enough for now. Try again in 20 seconds.' });
  });

  it('throws "unavailable" for a coffee that was deleted, and no other 404', async () => {
    const deleted = Response.json({ message: 'no', code: 'COFFEE_UNAVAILABLE' }, { status: 404 });
    expect((await collect(deleted)).error).toMatchObject({ kind: 'unavailable' });
    const cleared = Response.json({ message: 'Cleared.', code: 'MISSING' }, { status: 404 });
    expect((await collect(cleared)).error).toEqual({ kind: 'refused', message: 'Cleared.' });
  });

  it('rethrows an abort unchanged', async () => {
    const controller = new AbortController();
    controller.abort();
    const { error } = await collect(new DOMException('aborted', 'AbortError'), controller.signal);
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});
