import { join } from 'node:path';

/** What a worker says of itself. Only one whose event loop and database connection are alive can write it. */
export interface Heartbeat {
  at: number;
  /** Why it is unhealthy although it is alive. */
  problem: string | null;
}

/** Five beats missed. A restart of PostgreSQL takes less. */
const LONGEST_SILENCE_SECONDS = 15;

export function heartbeatFile(dataDir: string): string {
  return join(dataDir, 'worker-heartbeat.json');
}

/** Jobs that wait are the worker's fault only while it ends none. */
export function findStall(oldestDueSeconds: number | null, sinceLastEndSeconds: number, stallSeconds: number): string | null {
  const isStalled = oldestDueSeconds !== null && oldestDueSeconds > stallSeconds && sinceLastEndSeconds > stallSeconds;
  return isStalled ? `a job has been due for ${oldestDueSeconds} s, and none has ended for ${sinceLastEndSeconds} s` : null;
}

/** What is wrong with the worker that wrote this; null when nothing is. */
export function findProblem({ at, problem }: Heartbeat, now: number): string | null {
  const silentSeconds = Math.round((now - at) / 1000);
  return silentSeconds > LONGEST_SILENCE_SECONDS ? `no heartbeat for ${silentSeconds} s` : problem;
}
