import { rmSync } from 'node:fs';
import type { Child } from '../../scripts/process/child.ts';

type Server = { child: Child; port: number; url: string };

export type TestStore = {
  url: string;
  port: number;
  crash(): Promise<void>;
  /** Starts again with the same folder and port. */
  start(): Promise<void>;
  close(): Promise<void>;
};

type StoreOptions = {
  /** Temporary, deleted with the store. */
  folder: string;
  crashSignal: NodeJS.Signals;
  launch(at: { port?: number }): Promise<Server>;
};

/** A PostgreSQL or Redis server that a test may crash and restart. */
export async function startTestStore({ folder, crashSignal, launch }: StoreOptions): Promise<TestStore> {
  let running = await launch({});
  const { port, url } = running;
  return {
    url,
    port,
    async crash() {
      running.child.kill(crashSignal);
      await running.child.exited;
    },
    async start() {
      running = await launch({ port });
    },
    async close() {
      await running.child.stop(5000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
