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

/** What api and worker would refuse is refused before a store runs. `changes` are those of the launcher, on top of the person's variables. */
export function refuseBadConfiguration(settings: Settings, changes: NodeJS.ProcessEnv = {}): void {
  // In place of what is made later.
  const secrets = { postgresPassword: '', redisPassword: '', sessionSecret: randomBytes(32).toString('hex') };
  const { databaseUrl = 'postgres://embedded', redisUrl = 'redis://embedded' } = settings;
  try {
    loadEnv({ ...serviceEnv(settings, secrets, databaseUrl, redisUrl), ...changes });
  } catch (error) {
    refuse(error);
  }
}

/** A PostgreSQL of the person's own is asked before anything is built or started. After refuseBadConfiguration. */
export async function refuseUnusableDatabase({ databaseUrl }: Settings): Promise<void> {
  if (databaseUrl === undefined) return;
  const DATABASE_WAIT_SECONDS = envSchema.shape.DATABASE_WAIT_SECONDS.parse(process.env.DATABASE_WAIT_SECONDS);
  await requireDatabase({ DATABASE_URL: databaseUrl, DATABASE_WAIT_SECONDS }).catch(refuse);
}
