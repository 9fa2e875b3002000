const TOTAL_GRACE_MS = 10_000; // The whole stop has to fit in 15 s, and killed processes still need a moment to go.
const LAST_GRACE_MS = 700; // For what is stopped after the total is used up: enough for a database to close its files.

export type Stoppable = { stop(graceMs: number): Promise<unknown> };

/** Stops in reverse order of starting, so that nothing loses what it still needs to finish its work. */
export async function stopAll(started: readonly Stoppable[]): Promise<void> {
  const deadline = Date.now() + TOTAL_GRACE_MS;
  for (const part of started.toReversed()) await part.stop(Math.max(deadline - Date.now(), LAST_GRACE_MS));
}

/** Resolves with the name of the first signal that asks this process to end. Later ones are ignored: npm passes Ctrl-C on once more. */
export function endRequested(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
  });
}
