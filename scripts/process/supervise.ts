import { setTimeout as sleep } from 'node:timers/promises';
import type { Child, ChildExit } from './child.ts';

const MAX_RESTARTS = 5;
const FIRST_PAUSE_MS = 500; // The first restart is immediate, the next ones follow after 0.5, 1, 2 and 4 s.
const HEALTHY_RUN_MS = 10_000; // A part that ran this long resets the count of failures.
const REPLACE_GRACE_MS = 3000;

/** Resolves when the part is ready. `onSpawn` gets the process at once, so that a stop can cancel the start. */
export type StartPart = (onSpawn: (child: Child) => void) => Promise<Child>;

export type Supervised = {
  /** Settles with the result of the first start. */
  up: Promise<void>;
  stop(graceMs: number): Promise<void>;
  /** For `npm run dev`: a new build replaces the process, which is no failure. */
  restart(): Promise<void>;
};

export type SuperviseReport = { print(line: string): void; onGivenUp(reason: string): void };

function describe({ code, signal }: ChildExit): string {
  return signal ? `was ended by ${signal}` : `ended with code ${code}`;
}

/** Starts a part and restarts it when it exits: the first time at once, then with growing delays; after the last restart calls `onGivenUp`. */
export function supervise(
  title: string,
  start: StartPart,
  report: SuperviseReport,
  pause: (ms: number) => Promise<unknown> = sleep,
): Supervised {
  let child: Child | null = null;
  let starting: Promise<unknown> = Promise.resolve();
  let failures = 0;
  let stopGraceMs: number | null = null;
  /** Number of replacements: callbacks of an earlier process must not affect a later one. */
  let generation = 0;
  function isOver(begunFor: number): boolean {
    return stopGraceMs !== null || begunFor !== generation;
  }

  function launch(): Promise<Child> {
    const launched = start((spawned) => {
      child = spawned;
      if (stopGraceMs !== null) void spawned.stop(stopGraceMs);
    });
    starting = launched.catch(() => undefined);
    return launched;
  }

  async function watch(watched: Child, readyAt: number, begunFor: number): Promise<void> {
    const exit = await watched.exited;
    if (isOver(begunFor)) return;
    if (Date.now() - readyAt > HEALTHY_RUN_MS) failures = 0;
    await startAgain(describe(exit), Date.now(), begunFor);
  }

  async function startAgain(end: string, since: number, begunFor: number): Promise<void> {
    failures += 1;
    if (failures > MAX_RESTARTS) return report.onGivenUp(`${title} ${end} and did not recover after ${MAX_RESTARTS} restarts.`);
    if (failures > 1) {
      const pauseMs = FIRST_PAUSE_MS * 2 ** (failures - 2);
      report.print(`${title} ${end}; starting it again in ${pauseMs / 1000} s (${failures} of ${MAX_RESTARTS}).`);
      await pause(pauseMs);
    }
    if (isOver(begunFor)) return;
    try {
      await launch();
    } catch (error) {
      if (isOver(begunFor)) return;
      if (!child || child.hasExited()) return startAgain(child ? describe(await child.exited) : String(error), since, begunFor);
      // It may be waiting for another part that is also restarting.
      report.print(`${title} ${end}; it was started again and is not ready yet.`);
      return void watch(child, Date.now(), begunFor);
    }
    if (isOver(begunFor)) return;
    report.print(`${title} ${end}; it is back after ${((Date.now() - since) / 1000).toFixed(1)} s.`);
    void watch(child as unknown as Child, Date.now(), begunFor);
  }

  const up = launch().then((first) => {
    if (!isOver(0)) void watch(first, Date.now(), 0);
  });
  up.catch(() => undefined); // The caller awaits it; a stop may reject it earlier.

  return {
    up,
    async stop(graceMs) {
      stopGraceMs = graceMs;
      await child?.stop(graceMs);
      await starting;
      await child?.stop(graceMs);
    },
    async restart() {
      const begunFor = (generation += 1);
      await child?.stop(REPLACE_GRACE_MS);
      await starting;
      await child?.stop(REPLACE_GRACE_MS);
      if (isOver(begunFor)) return;
      failures = 0;
      await launch()
        .then((replaced) => void watch(replaced, Date.now(), begunFor))
        .catch(() => {
          // Its output is on the terminal, and only a change of the program mends it.
          if (!isOver(begunFor)) report.print(`${title} does not start. The next change starts it again.`);
        });
    },
  };
}
