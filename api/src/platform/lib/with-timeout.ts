/** ETIMEDOUT makes it a temporary failure (http/is-unavailable.ts). */
export class TimedOut extends Error {
  override name = 'TimedOut';
  readonly code = 'ETIMEDOUT';
}

/** Resolves or rejects as `work` does. The work itself goes on after the timeout. @throws TimedOut after `ms` */
export async function withTimeout<T>(ms: number, work: Promise<T>, message = `No result within ${ms} ms`): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimedOut(message)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Aborted after `ms`. As AbortSignal.timeout, but held by its timer: garbage collection can take that one where
 * it is only a part of AbortSignal.any (https://github.com/nodejs/node/issues/57736).
 */
export function abortAfter(ms: number): AbortSignal {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException(`No result within ${ms} ms`, 'TimeoutError')), ms).unref();
  return late.signal;
}
