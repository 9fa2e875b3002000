const TOTAL_GRACE_MS = 10_000; // The whole stop must take less than 15 s, including the exit of killed processes.
const LAST_GRACE_MS = 700; // Minimum for parts that are stopped after the total has elapsed: enough for a database to close its files.

export type Stoppable = { stop(graceMs: number): Promise<unknown> };

/** Stops in reverse order of starting, so that no part loses one it depends on. */
export async function stopAll(started: readonly Stoppable[]): Promise<void> {
  const deadline = Date.now() + TOTAL_GRACE_MS;
  for (const part of started.toReversed()) await part.stop(Math.max(deadline - Date.now(), LAST_GRACE_MS));
}

/** Resolves with the first termination signal. Later ones are ignored: npm forwards Ctrl-C a second time. */
export function endRequested(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
  });
}
