/** Why a turn failed; the message is shown to the visitor. */
export interface TurnError {
  kind: 'offline' | 'busy' | 'budget' | 'refused' | 'down' | 'cut' | 'stopped' | 'signed-out' | 'unavailable';
  message: string;
}

/** Thrown by openReply; any other error is a bug. */
export class ChatFailure extends Error {
  readonly turnError: TurnError;

  constructor(turnError: TurnError) {
    super(turnError.message);
    this.turnError = turnError;
  }
}

export const OFFLINE: TurnError = { kind: 'offline', message: 'No connection to the cafe. Your message is kept right here.' };
export const CUT: TurnError = { kind: 'cut', message: 'The line went dead in the middle of the answer.' };
export const STOPPED: TurnError = { kind: 'stopped', message: 'You stopped before an answer came.' };

const DOWN = 'The kitchen is closed for a moment. Your message is kept right here.';
const BUSY = 'One cup at a time: another answer of yours is still being poured, perhaps in another tab.';
const BUDGET = 'That was a lot of coffee. Catch your breath for a moment.';
/** The coffee was deleted while the conversation was open. */
const UNAVAILABLE = 'This coffee has left our counter and cannot answer any more. The others are still here.';
const REFUSED = 'The cafe could not take that message.';

/** Seconds of a Retry-After header as "20 seconds" or "3 minutes"; null for a date or an invalid value. */
function waitText(retryAfter: string | null): string | null {
  const seconds = Number(retryAfter);
  if (retryAfter === null || !Number.isFinite(seconds) || seconds <= 0) return null;
  if (seconds < 90) return `${Math.ceil(seconds)} ${Math.ceil(seconds) === 1 ? 'second' : 'seconds'}`;
  if (seconds < 5_400) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3_600)} hours`;
}

/** @param message and code of the response body, if it has them. */
export function turnErrorOf(
  status: number,
  { message, code }: { message: string | null; code: unknown },
  retryAfter: string | null,
): TurnError {
  if (code === 'COFFEE_UNAVAILABLE') return { kind: 'unavailable', message: UNAVAILABLE };
  if (status === 401) return { kind: 'signed-out', message: message ?? 'You must be logged in to chat with coffee characters.' };
  if (status === 409) return { kind: 'busy', message: BUSY };
  if (status === 429) {
    const wait = waitText(retryAfter);
    return { kind: 'budget', message: [message ?? BUDGET, wait && `Try again in ${wait}.`].filter(Boolean).join(' ') };
  }
  if (status >= 500) return { kind: 'down', message: status === 503 && message ? message : DOWN };
  return { kind: 'refused', message: message ?? REFUSED };
}
