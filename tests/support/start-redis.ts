import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis as launch } from '../../scripts/stores/start-redis.ts';
import { startTestStore, type TestStore } from './test-store.ts';

/** Without persistence, so it is empty after a crash. */
export type TestRedis = TestStore;

const DATABASES = 1024; // One for each test file of a run, see database.ts.

export function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'brew-redis-'));
  const options = { dataDir: folder, password: 'for-tests', logFile: join(folder, 'redis.log'), isThrowaway: true, databases: DATABASES };
  return startTestStore({ folder, crashSignal: 'SIGKILL', launch: (at) => launch({ ...options, ...at }) });
}
