import type { ChatAnswer, ChatEvent, ChatEvents, ChatRequest } from './chat-wire.ts';
import { createEventReader } from './event-reader.ts';
import type { ServerEvent } from './event-reader.ts';
import { ChatFailure, CUT, OFFLINE, turnErrorOf } from './turn-error.ts';

/** Within 20 s the server replies or sends its fallback; a longer silence is a broken connection. */
const STREAM_TIMEOUT_MS = 45_000;

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
  const message = typeof body?.message === 'string' && body.message !== '' ? body.message : null;
  return new ChatFailure(turnErrorOf(response.status, { message, code: body?.code }, response.headers.get('Retry-After')));
}

/** Converts each event of the stream. An event that is added to, removed from or changed in the schema does not compile here. */
const READERS: { [Name in keyof ChatEvents]: (data: ChatEvents[Name]) => ChatEvent } = {
  start: ({ message, replyId, engine }) => ({ kind: 'start', message, replyId, engine }),
  delta: ({ text }) => ({ kind: 'delta', text }),
  cards: ({ cards, cardGrind }) => ({ kind: 'cards', cards, cardGrind }),
  chips: ({ chips, handOver }) => ({ kind: 'chips', chips, handOver }),
  done: ({ reply }) => ({ kind: 'done', reply }),
  error({ message }) {
    throw new ChatFailure({ kind: 'down', message });
  },
};

function isKnownEvent(event: string): event is keyof ChatEvents {
  return Object.hasOwn(READERS, event);
}

/** Converts an event of the stream; null for an unknown name (newer server). @throws ChatFailure for `error`. */
function toChatEvent({ event, data }: ServerEvent): ChatEvent | null {
  const body = parse(data);
  if (body === null) throw new ChatFailure(CUT);
  // The cast is safe: the api's tests validate every sent event against the schema.
  return isKnownEvent(event) ? (READERS[event] as (body: object) => ChatEvent)(body) : null;
}

function* eventsOf({ message, reply, cards, cardGrind, chips, handOver }: ChatAnswer): Generator<ChatEvent> {
  yield { kind: 'start', message, replyId: reply.id, engine: reply.engine };
  yield { kind: 'cards', cards, cardGrind };
  yield { kind: 'chips', chips, handOver };
  yield { kind: 'done', reply };
}

async function* readStream(body: ReadableStream<Uint8Array>, onChunk: () => void): AsyncGenerator<ChatEvent> {
  const read = createEventReader();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // A complete stream ends with "done".
      if (done) throw new ChatFailure(CUT);
      onChunk();
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
 * Sends a message and yields the events of the reply. Aborting `signal` closes the connection, which stops the reply.
 * @throws ChatFailure for errors of the network and of the server; AbortError when `signal` was aborted.
 */
export async function* openReply(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function resetTimer() {
    clearTimeout(timer);
    timer = setTimeout(() => timeout.abort(), STREAM_TIMEOUT_MS);
  }
  let hasBegun = false;
  resetTimer();
  try {
    const response = await fetch('/api/chat', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    if (!response.ok) throw await refusal(response);
    hasBegun = true;
    if (response.headers.get('Content-Type')?.includes('application/json')) yield* eventsOf((await response.json()) as ChatAnswer);
    else if (response.body) {
      // Chromium counts a response as aborted, in its network log too, whose body is read by a reader alone.
      response
        .clone()
        .text()
        .catch(() => {});
      yield* readStream(response.body, resetTimer);
    }
  } catch (error) {
    if (signal.aborted || error instanceof ChatFailure) throw error;
    // Browsers throw different errors for a broken connection.
    throw new ChatFailure(hasBegun || timeout.signal.aborted ? CUT : OFFLINE);
  } finally {
    clearTimeout(timer);
  }
}
