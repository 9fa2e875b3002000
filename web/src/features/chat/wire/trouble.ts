/** Why a turn did not come through, in words for the visitor. */
export interface Trouble {
  kind: 'offline' | 'busy' | 'budget' | 'refused' | 'down' | 'cut' | 'stopped' | 'signed-out';
  message: string;
}

/** Thrown by the chat's client; anything else that it throws is a fault of ours. */
export class ChatFailure extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.message);
    this.trouble = trouble;
  }
}

export const OFFLINE: Trouble = { kind: 'offline', message: 'No connection to the cafe. Your message is kept right here.' };
export const CUT: Trouble = { kind: 'cut', message: 'The line went dead in the middle of the answer.' };
export const STOPPED: Trouble = { kind: 'stopped', message: 'You stopped before an answer came.' };

const DOWN = 'The kitchen is closed for a moment. Your message is kept right here.';
const BUSY = 'One cup at a time: another answer of yours is still being poured, perhaps in another tab.';
const BUDGET = 'That was a lot of coffee. Catch your breath for a moment.';
const REFUSED = 'The cafe could not take that message.';

/** Seconds of a Retry-After header as "20 seconds" or "3 minutes"; null for a date or nonsense. */
function waitWords(retryAfter: string | null): string | null {
  const seconds = Number(retryAfter);
  if (retryAfter === null || !Number.isFinite(seconds) || seconds <= 0) return null;
  if (seconds < 90) return `${Math.ceil(seconds)} ${Math.ceil(seconds) === 1 ? 'second' : 'seconds'}`;
  if (seconds < 5_400) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3_600)} hours`;
}

/** @param words what the server said about it, if it said anything readable. */
export function troubleOf(status: number, words: string | null, retryAfter: string | null): Trouble {
  if (status === 401) return { kind: 'signed-out', message: words ?? 'You must be logged in to chat with coffee characters.' };
  if (status === 409) return { kind: 'busy', message: BUSY };
  if (status === 429) {
    const wait = waitWords(retryAfter);
    return { kind: 'budget', message: [words ?? BUDGET, wait && `Try again in ${wait}.`].filter(Boolean).join(' ') };
  }
  if (status >= 500) return { kind: 'down', message: status === 503 && words ? words : DOWN };
  return { kind: 'refused', message: words ?? REFUSED };
}
