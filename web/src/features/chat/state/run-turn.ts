import type { ChatEvent, ChatRequest } from '../wire/chat-wire.ts';
import { openReply } from '../wire/open-reply.ts';
import { ChatFailure } from '../wire/turn-error.ts';

/** After a stop or a change of character the server answers 409 until it has closed the previous turn. */
const BUSY_DELAYS_MS = [300, 700, 1_500];

function wait(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The events of a turn. A retry is safe: the client key is the same, so the message is stored once. */
async function* openWithRetry(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      yield* openReply(request, signal);
      return;
    } catch (error) {
      const ms = BUSY_DELAYS_MS[attempt];
      if (!(error instanceof ChatFailure) || error.turnError.kind !== 'busy' || ms === undefined) throw error;
      await wait(ms, signal);
      signal.throwIfAborted();
    }
  }
}

/**
 * Runs one turn. Deltas are buffered to one event a frame: rendering each of them would block the page.
 * @returns when the turn is over. @throws ChatFailure; nothing when `signal` was aborted.
 */
export async function runTurn(request: ChatRequest, signal: AbortSignal, onEvent: (event: ChatEvent) => void): Promise<void> {
  let buffered = '';
  let frame = 0;
  function flush() {
    cancelAnimationFrame(frame);
    frame = 0;
    if (buffered === '') return;
    const text = buffered;
    buffered = '';
    onEvent({ kind: 'delta', text });
  }
  try {
    for await (const event of openWithRetry(request, signal)) {
      if (event.kind === 'delta') {
        buffered += event.text;
        frame ||= requestAnimationFrame(flush);
      } else {
        flush();
        onEvent(event);
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    flush();
  }
}
