import { setTimeout as sleep } from 'node:timers/promises';
import type { Child, ChildExit } from './child.ts';

const MAX_RESTARTS = 5;
const FIRST_PAUSE_MS = 500; // Doubled at each try: 0.5, 1, 2, 4, 8 s.
const HEALTHY_AFTER_MS = 60_000; // A service that ran this long starts counting afresh.

const REPLACE_GRACE_MS = 3000;

export type Supervised = {
  stop(graceMs: number): Promise<unknown>;
  /** For the watching mode: a new build replaces the process, which is no failure. */
  restart(): Promise<void>;
};

function describe({ code, signal }: ChildExit): string {
  return signal ? `was ended by ${signal}` : `ended with code ${code}`;
}

/** Keeps a running service alive: restarts it with growing pauses, and reports through `onGivenUp` when that does not help. */
export function supervise(
  title: string,
  first: Child,
  start: () => Promise<Child>,
  report: { say(line: string): void; onGivenUp(reason: string): void },
  pause: (ms: number) => Promise<unknown> = sleep,
): Supervised {
  let child = first;
  let isStopping = false;
  let isReplacing = false;
  let failures = 0;
  /** The start under way, if any: a stop has to wait for it, or the new process would outlive the launcher. */
  let starting: Promise<unknown> = Promise.resolve();

  const startAgain = async (): Promise<void> => {
    try {
      const launched = start();
      starting = launched.catch(() => undefined);
      child = await launched;
      void watch(child, Date.now());
    } catch (error) {
      report.onGivenUp(`${title} could not be started again: ${String(error)}`);
    }
  };

  const watch = async (watched: Child, since: number): Promise<void> => {
    const exit = await watched.exited;
    if (isStopping || isReplacing || watched !== child) return;
    failures = Date.now() - since > HEALTHY_AFTER_MS ? 1 : failures + 1;
    if (failures > MAX_RESTARTS) return report.onGivenUp(`${title} ${describe(exit)} and did not recover after ${MAX_RESTARTS} restarts.`);
    const pauseMs = FIRST_PAUSE_MS * 2 ** (failures - 1);
    report.say(`${title} ${describe(exit)}; starting it again in ${pauseMs / 1000} s (${failures} of ${MAX_RESTARTS}).`);
    await pause(pauseMs);
    if (!isStopping && !isReplacing) await startAgain();
  };
  void watch(child, Date.now());

  return {
    async stop(graceMs) {
      isStopping = true;
      await starting;
      await child.stop(graceMs);
    },
    async restart() {
      if (isReplacing) return;
      isReplacing = true;
      await starting;
      await child.stop(REPLACE_GRACE_MS);
      isReplacing = false;
      if (!isStopping) await startAgain();
    },
  };
}
