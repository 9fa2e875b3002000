import { RedisStore } from 'connect-redis';
import type { SessionData } from 'express-session';
import { TimedOut, withTimeout } from '../../lib/with-timeout.ts';

/** One wait of this length leaves session routes within their 2 s (docs/reliability.md, decision 14). */
const TIMEOUT_MS = 1_000;
/** A touch only prolongs the session, and the response waits for it. */
const TOUCH_TIMEOUT_MS = 300;
const NO_ANSWER = 'The session store did not answer';

type Callback<T> = (error?: unknown, value?: T) => void;

/** A callback that is called once: with the result, or with TimedOut. */
function withCallbackTimeout<T>(ms: number, done: Callback<T> = () => undefined): Callback<T> {
  let isDone = false;
  const finish: Callback<T> = (error, value) => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    done(error, value);
  };
  const timer = setTimeout(() => finish(new TimedOut(NO_ANSWER)), ms);
  return finish;
}

/** A function that takes a callback, as a promise. */
export function fromCallback<T = void>(start: (done: Callback<T>) => unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    start((error, value) => {
      if (error) reject(error);
      else resolve(value as T);
    });
  });
}

/** A Redis command of a session route. @throws TimedOut */
export function withStoreTimeout<T>(work: Promise<T>): Promise<T> {
  return withTimeout(TIMEOUT_MS, work, NO_ANSWER);
}

/**
 * connect-redis with timeouts. express-session sends the last byte of a response after the store has touched the session, so
 * a Redis that stops answering would otherwise block the response.
 */
export class TimedRedisStore extends RedisStore {
  override get(sid: string, done?: Callback<SessionData | null>): Promise<void> {
    return super.get(sid, withCallbackTimeout(TIMEOUT_MS, done));
  }

  override set(sid: string, session: SessionData, done?: Callback<void>): Promise<void> {
    return super.set(sid, session, withCallbackTimeout(TIMEOUT_MS, done));
  }

  override destroy(sid: string, done?: Callback<void>): Promise<void> {
    return super.destroy(sid, withCallbackTimeout(TIMEOUT_MS, done));
  }

  override touch(sid: string, session: SessionData, done?: Callback<void>): Promise<void> {
    return super.touch(sid, session, withCallbackTimeout(TOUCH_TIMEOUT_MS, done));
  }
}
