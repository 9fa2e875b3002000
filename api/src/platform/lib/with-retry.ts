import { setTimeout as pause } from 'node:timers/promises';

/** Calls `work` up to `attempts` times with a pause in between. @throws the last error */
export async function withRetry<T>(attempts: number, pauseMs: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts) throw error;
      await pause(pauseMs);
    }
  }
}
