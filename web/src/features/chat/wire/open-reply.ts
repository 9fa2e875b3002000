import type { ChatAnswer, ChatEvent, ChatEvents, ChatRequest } from './chat-wire.ts';
import { createEventReader } from './event-reader.ts';
import type { ServerEvent } from './event-reader.ts';
import { ChatFailure, CUT, OFFLINE, troubleOf } from './trouble.ts';

/** The server answers or gives up within 20 s and then falls back; a line that is silent for longer is dead. */
const SILENCE_MS = 45_000;

function parse(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

async function refusal(response: Response): Promise<ChatFailure> {
  const body = parse(await response.text().catch(() => ''));
  const words = typeof body?.message === 'string' && body.message !== '' ? body.message : null;
  return new ChatFailure(troubleOf(response.status, words, response.headers.get('Retry-After')));
}

/** Reads each event of the stream. One that the schema gains, loses or changes does not compile until it is read here accordingly. */
const READERS: { [Name in keyof ChatEvents]: (data: ChatEvents[Name]) => ChatEvent } = {
  start: ({ message, replyId, engine }) => ({ kind: 'start', message, replyId, engine }),
  delta: ({ text }) => ({ kind: 'delta', text }),
  cards: ({ cards }) => ({ kind: 'cards', cards }),
  chips: ({ chips, handOver }) => ({ kind: 'chips', chips, handOver }),
  done: ({ reply }) => ({ kind: 'done', reply }),
  error({ message }) {
    throw new ChatFailure({ kind: 'down', message });
  },
};

function isKnown(event: string): event is keyof ChatEvents {
  return Object.hasOwn(READERS, event);
}

/** One event of the stream as the panel knows it; null for one that a newer server has added. @throws on `error`. */
function toChatEvent({ event, data }: ServerEvent): ChatEvent | null {
  const body = parse(data);
  if (body === null) throw new ChatFailure(CUT);
  // The name goes with its data: the api's tests hold every event that it sends against the schema.
  return isKnown(event) ? (READERS[event] as (body: object) => ChatEvent)(body) : null;
}

function* eventsOf({ message, reply, cards, chips, handOver }: ChatAnswer): Generator<ChatEvent> {
  yield { kind: 'start', message, replyId: reply.id, engine: reply.engine };
  yield { kind: 'cards', cards };
  yield { kind: 'chips', chips, handOver };
  yield { kind: 'done', reply };
}

async function* readStream(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<ChatEvent> {
  const read = createEventReader();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // "done" is the last word of a stream: one that ends without it was cut.
      if (done) throw new ChatFailure(CUT);
      onSign();
      for (const found of read(value)) {
        const event = toChatEvent(found);
        if (event) yield event;
        if (event?.kind === 'done') return;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/**
 * Sends a message and hands over the answer as it is spoken. Aborting `signal` hangs up, which the server takes as "stop".
 * @throws ChatFailure for everything that can happen to a message on its way; an AbortError when `signal` was aborted.
 */
export async function* openReply(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function listen() {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  }
  let hasBegun = false;
  listen();
  try {
    const response = await fetch('/api/chat', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok) throw await refusal(response);
    hasBegun = true;
    if (response.headers.get('Content-Type')?.includes('application/json')) yield* eventsOf((await response.json()) as ChatAnswer);
    else if (response.body) yield* readStream(response.body, listen);
  } catch (error) {
    if (signal.aborted || error instanceof ChatFailure) throw error;
    // What fetch and the reader throw for a broken line differs from browser to browser.
    throw new ChatFailure(hasBegun || silence.signal.aborted ? CUT : OFFLINE);
  } finally {
    clearTimeout(timer);
  }
}
