import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../build.ts';
import { root } from '../launch/settings.ts';
import { startPostgres } from '../stores/start-postgres.ts';
import { runCommand } from './run-command.ts';
import type { CommandResult } from './run-command.ts';

/** Runs all migrations on an empty database and lets the api compare the outcome with its entities. */
export async function checkMigrations(): Promise<CommandResult | null> {
  if (!existsSync(join(root, 'api/src/app/check-migrations.ts'))) return null;
  await buildStale(['api']);
  const folder = mkdtempSync(join(tmpdir(), 'brew-migrations-'));
  chmodSync(folder, 0o755);
  const options = { dataDir: join(folder, 'data'), password: 'for-one-check', logFile: join(folder, 'postgres.log'), isThrowaway: true };
  const { child, url } = await startPostgres(options);
  try {
    return await runCommand('node', ['--enable-source-maps', 'api/dist/check-migrations.js'], {
      env: { DATABASE_URL: url, NODE_ENV: 'test' },
    });
  } finally {
    await child.stop(5000);
    rmSync(folder, { recursive: true, force: true });
  }
}
