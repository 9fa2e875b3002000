import { RedisStore } from 'connect-redis';
import type { SessionData } from 'express-session';

/** A Redis that neither answers nor closes: one wait of this length leaves session routes within their 2 s (reliability.md, decision 14). */
const PATIENCE_MS = 1_000;
/** Runs while the answer is held back, and only prolongs a session. */
const TOUCH_PATIENCE_MS = 300;

class SessionStoreAway extends Error {
  override name = 'SessionStoreAway';
  /** By which it counts as passing trouble (http/is-unavailable.ts). */
  readonly code = 'ETIMEDOUT';
}

type Callback<T> = (error?: unknown, value?: T) => void;

/** Calls back once: with what came in time, or with an error. */
const once = <T>(patienceMs: number, done: Callback<T> = () => undefined): Callback<T> => {
  let isDone = false;
  const finish: Callback<T> = (error, value) => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    done(error, value);
  };
  const timer = setTimeout(() => finish(new SessionStoreAway('The session store did not answer')), patienceMs);
  return finish;
};

/** A call of the callback kind as a promise. */
export const called = <T = void>(start: (done: Callback<T>) => unknown): Promise<T> =>
  new Promise((resolve, reject) => {
    start((error, value) => {
      if (error) reject(error);
      else resolve(value as T);
    });
  });

/** @throws SessionStoreAway when Redis does not answer. */
export const inPatience = <T>(work: Promise<T>): Promise<T> =>
  called<T>((done) => {
    const finish = once(PATIENCE_MS, done);
    work.then((value) => finish(null, value), finish);
  });

/**
 * connect-redis that never waits long. express-session holds an answer's last byte back until the store has touched the session,
 * so a Redis that freezes in the middle of a request would otherwise hang it.
 */
export class PatientStore extends RedisStore {
  override get(sid: string, done?: Callback<SessionData | null>): Promise<void> {
    return super.get(sid, once(PATIENCE_MS, done));
  }

  override set(sid: string, session: SessionData, done?: Callback<void>): Promise<void> {
    return super.set(sid, session, once(PATIENCE_MS, done));
  }

  override destroy(sid: string, done?: Callback<void>): Promise<void> {
    return super.destroy(sid, once(PATIENCE_MS, done));
  }

  override touch(sid: string, session: SessionData, done?: Callback<void>): Promise<void> {
    return super.touch(sid, session, once(TOUCH_PATIENCE_MS, done));
  }
}
