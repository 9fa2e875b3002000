import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis as launch } from '../../scripts/stores/start-redis.ts';

export type TestRedis = {
  url: string;
  port: number;
  /** Kills the server; it keeps nothing, so the next start is empty. */
  crash(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

const DATABASES = 1024; // One for each test file of a run, see database.ts.

export async function startRedis(): Promise<TestRedis> {
  const dataDir = mkdtempSync(join(tmpdir(), 'brew-redis-'));
  const options = { dataDir, password: 'for-tests', logFile: join(dataDir, 'redis.log'), isThrowaway: true, databases: DATABASES };
  let running = await launch(options);
  const { port, url } = running;
  return {
    url,
    port,
    async crash() {
      running.child.kill('SIGKILL');
      await running.child.exited;
    },
    async start() {
      running = await launch({ ...options, port });
    },
    async close() {
      await running.child.stop(5000);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
