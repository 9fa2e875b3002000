import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../build.ts';
import { runCommand } from '../process/run-command.ts';
import type { CommandResult } from '../process/run-command.ts';
import { startPostgres } from '../stores/start-postgres.ts';

/** Lets the api run all migrations on an empty database of its own and compare the outcome with its entities. */
async function compare(args: string[]): Promise<CommandResult> {
  await buildStale(['api']);
  const folder = mkdtempSync(join(tmpdir(), 'brew-migrations-'));
  chmodSync(folder, 0o755);
  const options = { dataDir: join(folder, 'data'), password: 'for-one-check', logFile: join(folder, 'postgres.log'), isThrowaway: true };
  const { child, url } = await startPostgres(options);
  try {
    return await runCommand('node', ['--enable-source-maps', 'api/dist/check-migrations.js', ...args], {
      env: { DATABASE_URL: url, NODE_ENV: 'test' },
    });
  } finally {
    await child.stop(5000);
    rmSync(folder, { recursive: true, force: true });
  }
}

export function checkMigrations(): Promise<CommandResult> {
  return compare([]);
}

/** The SQL statements that are missing between the migrations and the entities. */
export async function findMissingStatements(): Promise<string[]> {
  const { isOk, output } = await compare(['--json']);
  if (!isOk) throw new Error(`The migrations could not be compared with the entities:\n${output}`);
  return JSON.parse(output) as string[];
}
