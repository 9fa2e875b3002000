import { type Child, type ChildOptions, startChild } from '../process/child.ts';

const RUNNER = 'scripts/dev/run-when-asked.ts';

export type SpareProcess = {
  /** In place of startChild: takes the process that waits, if there is one. */
  launch(options: ChildOptions): Promise<Child>;
  /** Starts the process that the next launch takes. */
  prepare(): void;
  stop(graceMs: number): Promise<void>;
};

/** Keeps one process of a service that has loaded its packages and runs its program, the last argument, when it is launched. */
export function keepSpareProcess(packages: string): SpareProcess {
  let last: ChildOptions | null = null;
  let spare: Promise<Child | null> | null = null;
  let isStopping = false;

  function startWaiting(options: ChildOptions): Promise<Child> {
    const args = [...options.args.slice(0, -1), RUNNER, packages, ...options.args.slice(-1)];
    return startChild({ ...options, args, hasChannel: true });
  }
  return {
    async launch(options) {
      last = options;
      const waiting = await spare;
      spare = null;
      const child = waiting && !waiting.hasExited() ? waiting : await startWaiting(options);
      child.send('run');
      return child;
    },
    prepare() {
      if (last && !isStopping) spare ??= startWaiting(last).catch(() => null);
    },
    async stop(graceMs) {
      isStopping = true;
      await (await spare)?.stop(graceMs);
    },
  };
}
