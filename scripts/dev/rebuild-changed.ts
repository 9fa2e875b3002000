import type { WatchedService } from './watch-service.ts';

interface Services {
  api: Pick<WatchedService, 'rebuild'>;
  worker: Pick<WatchedService, 'rebuild'>;
  /** Resolves when the new program is ready. */
  restartApi: () => Promise<void>;
  restartWorker: () => void;
}

/** What is to be called with changed files: builds the services that they are part of, and restarts them. After a fault nothing restarts. */
export function rebuildChanged({ api, worker, restartApi, restartWorker }: Services): (changed: ReadonlySet<string>) => Promise<void> {
  let workerChanges = new Set<string>();
  let workerTurn: Promise<unknown> = Promise.resolve();

  async function rebuildWorker(): Promise<void> {
    const changed = workerChanges;
    workerChanges = new Set();
    if ((await worker.rebuild(changed)) === 'built') restartWorker();
  }
  return async (changed) => {
    for (const path of changed) workerChanges.add(path);
    const result = await api.rebuild(changed);
    // The worker would print the same fault.
    if (result === 'failed') return;
    const apiReady = result === 'built' ? restartApi() : null;
    // The worker has most of the api in it, and both would share the processor while somebody waits for the api.
    workerTurn = Promise.all([workerTurn, apiReady]).then(rebuildWorker);
  };
}
