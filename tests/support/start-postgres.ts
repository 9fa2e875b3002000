import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres as launch } from '../../scripts/stores/start-postgres.ts';

export type TestPostgres = {
  url: string;
  port: number;
  /** As if the machine lost power: no checkpoint, all connections cut. */
  crash(): Promise<void>;
  /** Starts again on the same folder and port. */
  start(): Promise<void>;
  close(): Promise<void>;
};

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
  const options = { dataDir: join(folder, 'data'), password: PASSWORD, logFile: join(folder, 'postgres.log'), isThrowaway: true, settings };
  let running = await launch(options);
  const { port, url } = running;
  return {
    url,
    port,
    async crash() {
      running.child.kill('SIGQUIT');
      await running.child.exited;
    },
    async start() {
      running = await launch({ ...options, port });
    },
    async close() {
      await running.child.stop(5000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
