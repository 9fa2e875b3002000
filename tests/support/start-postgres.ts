import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres as launch } from '../../scripts/stores/start-postgres.ts';
import { startTestStore, type TestStore } from './test-store.ts';

export type TestPostgres = TestStore & { logFile: string };

const PASSWORD = 'for-tests-on-loopback-only';

export type TestPostgresOptions = {
  /** For a server that will be crashed: what it has confirmed outlives the process, if not the machine. */
  isCrashSafe?: boolean;
};

/** A PostgreSQL server of its own in a temporary folder, without write-through: a test's data need not survive the machine. */
export async function startPostgres({ isCrashSafe = false }: TestPostgresOptions = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'brew-postgres-'));
  chmodSync(folder, 0o755); // For root's stand-in user, who has to enter it.
  // Counts every statement, BEGIN and COMMIT included, for the tests of what a purchase may cost.
  const statistics = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_utility': 'on' };
  const settings = { ...statistics, ...(isCrashSafe && { synchronous_commit: 'on' }) };
  const logFile = join(folder, 'postgres.log');
  const options = { dataDir: join(folder, 'data'), password: PASSWORD, logFile, isThrowaway: true, settings };
  // As if the machine lost power: no checkpoint, all connections cut.
  return { ...(await startTestStore({ folder, crashSignal: 'SIGQUIT', launch: (at) => launch({ ...options, ...at }) })), logFile };
}
