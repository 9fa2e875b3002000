import { join } from 'node:path';

/** Health of a worker. Writing it needs a running event loop and database connection. */
export interface Heartbeat {
  at: number;
  /** Why a running worker is unhealthy. */
  problem: string | null;
}

/** Five missed heartbeats. A restart of PostgreSQL takes less. */
const HEARTBEAT_TIMEOUT_SECONDS = 15;

export function heartbeatFile(dataDir: string): string {
  return join(dataDir, 'worker-heartbeat.json');
}

/** Overdue jobs mean a stalled worker only if it has completed none for as long. */
export function findStall(oldestDueSeconds: number | null, sinceLastEndSeconds: number, stallSeconds: number): string | null {
  const isStalled = oldestDueSeconds !== null && oldestDueSeconds > stallSeconds && sinceLastEndSeconds > stallSeconds;
  return isStalled ? `a job has been due for ${oldestDueSeconds} s, and none has ended for ${sinceLastEndSeconds} s` : null;
}

/** The problem of the worker that wrote this; null if it is healthy. */
export function findProblem({ at, problem }: Heartbeat, now: number): string | null {
  const ageSeconds = Math.round((now - at) / 1000);
  return ageSeconds > HEARTBEAT_TIMEOUT_SECONDS ? `no heartbeat for ${ageSeconds} s` : problem;
}
