import pg from 'pg';
import type { App } from './app.ts';
import { createContext } from '../platform/context/context.ts';
import { alignStaff, refuseDemoStaff } from '../modules/accounts/index.ts';
import { endDemoCoupons } from '../modules/coupons/index.ts';
import { seedWhenEmpty } from './seed/seed.ts';

/** Any number will do, as long as all replicas take the same lock. */
const MIGRATION_LOCK = 7_202_601;

/** Runs `work` while holding a session-wide advisory lock: replicas that start at once do it one after the other. */
async function holdingLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // The error of a lost connection fails the work; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work();
  } finally {
    // Ending the session frees the lock, also when the process was killed.
    await client.end();
  }
}

/**
 * Brings the schema up to date, fills an empty shop, and brings staff and demo data in line with the environment; safe for three
 * replicas at once (docs/reliability.md, INF-08). @throws ConfigError when the database and the environment don't go together.
 */
export function prepareDatabase(app: App): Promise<void> {
  return holdingLock(app.env.DATABASE_URL, async () => {
    app.log.info('preparing the database');
    const done = await app.orm.migrator.up();
    if (done.length > 0) app.log.info({ migrations: done.map((migration) => migration.name) }, 'schema migrated');
    await seedWhenEmpty(app);
    const ctx = createContext(app, { kind: 'system' }, 'prepare');
    await alignStaff(ctx);
    await refuseDemoStaff(ctx);
    await endDemoCoupons(ctx);
  });
}
