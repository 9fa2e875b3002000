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
