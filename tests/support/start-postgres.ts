import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres as launch } from '../../scripts/stores/start-postgres.ts';
import { startTestStore, type TestStore } from './test-store.ts';

export type TestPostgres = TestStore & { logFile: string };

const PASSWORD = 'for-tests-on-loopback-only';

export type TestPostgresOptions = {
  /** For a server that a test crashes: committed data survives the process, but not the machine. */
  isCrashSafe?: boolean;
};

/** A PostgreSQL server in a temporary folder, without fsync, because test data need not survive the machine. */
export async function startPostgres({ isCrashSafe = false }: TestPostgresOptions = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'brew-postgres-'));
  chmodSync(folder, 0o755); // PostgreSQL does not run as root; its user needs access.
  // Counts every statement, BEGIN and COMMIT included, for the tests of the cost of a purchase.
  const statistics = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_utility': 'on' };
  const settings = { ...statistics, ...(isCrashSafe && { synchronous_commit: 'on' }) };
  const logFile = join(folder, 'postgres.log');
  const options = { dataDir: join(folder, 'data'), password: PASSWORD, logFile, isThrowaway: true, settings };
  // As after a power failure: no checkpoint, and all connections are closed.
  return { ...(await startTestStore({ folder, crashSignal: 'SIGQUIT', launch: (at) => launch({ ...options, ...at }) })), logFile };
}
