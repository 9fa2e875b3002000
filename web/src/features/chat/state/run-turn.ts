import type { ChatEvent, ChatRequest } from '../wire/chat-wire.ts';
import { openReply } from '../wire/open-reply.ts';
import { ChatFailure } from '../wire/trouble.ts';

/** After "stop" or a change of character the shop needs a moment to notice that the line is free. */
const BUSY_WAITS_MS = [300, 700, 1_500];

function wait(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The events of a turn. Asking again is safe: the key of the turn is the same, so it is stored once. */
async function* patiently(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      yield* openReply(request, signal);
      return;
    } catch (error) {
      const ms = BUSY_WAITS_MS[attempt];
      if (!(error instanceof ChatFailure) || error.trouble.kind !== 'busy' || ms === undefined) throw error;
      await wait(ms, signal);
      signal.throwIfAborted();
    }
  }
}

/**
 * Runs one turn and tells what happens. Words are handed over at most once a frame: a page that draws each of them would
 * do nothing else. @returns once the turn is over. @throws ChatFailure; nothing when `signal` was aborted.
 */
export async function runTurn(request: ChatRequest, signal: AbortSignal, onEvent: (event: ChatEvent) => void): Promise<void> {
  let words = '';
  let frame = 0;
  function flush() {
    cancelAnimationFrame(frame);
    frame = 0;
    if (words === '') return;
    const text = words;
    words = '';
    onEvent({ kind: 'delta', text });
  }
  try {
    for await (const event of patiently(request, signal)) {
      if (event.kind === 'delta') {
        words += event.text;
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
