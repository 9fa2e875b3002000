import { randomBytes } from 'node:crypto';
import { ConfigError } from '../../api/src/platform/config/config-error.ts';
import { envSchema } from '../../api/src/platform/config/env.ts';
import { loadEnv } from '../../api/src/platform/config/load-env.ts';
import { requireDatabase } from '../../api/src/platform/db/require-database.ts';
import { StartRefused } from '../process/stop-with-message.ts';
import { serviceEnv } from './service-env.ts';
import type { Settings } from './settings.ts';

function refuse(error: unknown): never {
  throw error instanceof ConfigError ? new StartRefused(error.message) : error;
}

/** Validates the environment of api and worker before PostgreSQL and Redis start. `changes` are the launcher's variables, over the user's. */
export function refuseBadConfiguration(settings: Settings, changes: NodeJS.ProcessEnv = {}): void {
  // Placeholders for values that are created later.
  const secrets = { postgresPassword: '', redisPassword: '', sessionSecret: randomBytes(32).toString('hex') };
  const { databaseUrl = 'postgres://embedded', redisUrl = 'redis://embedded' } = settings;
  try {
    loadEnv({ ...serviceEnv(settings, secrets, databaseUrl, redisUrl), ...changes });
  } catch (error) {
    refuse(error);
  }
}

/** Connects to the user's own PostgreSQL before anything is built or started. Call it after refuseBadConfiguration. */
export async function refuseUnusableDatabase({ databaseUrl }: Settings): Promise<void> {
  if (databaseUrl === undefined) return;
  const DATABASE_WAIT_SECONDS = envSchema.shape.DATABASE_WAIT_SECONDS.parse(process.env.DATABASE_WAIT_SECONDS);
  await requireDatabase({ DATABASE_URL: databaseUrl, DATABASE_WAIT_SECONDS }).catch(refuse);
}
