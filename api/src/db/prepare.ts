import pg from 'pg';
import type { App } from '../app/app.ts';
import { seedWhenEmpty } from './seed/seed.ts';

/** Any number will do, as long as all replicas take the same lock. */
const MIGRATION_LOCK = 7_202_601;

/** Runs `work` while holding a session-wide advisory lock: replicas that start at once do it one after the other. */
const holdingLock = async <T>(databaseUrl: string, work: () => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A server that goes away meanwhile fails the work; heard by nobody, the news would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work();
  } finally {
    // Ending the session frees the lock, also when the process was killed.
    await client.end();
  }
};

/** Brings the schema up to date and fills an empty shop; safe for three replicas at once (reliability.md, INF-08). */
export const prepareDatabase = (app: Pick<App, 'env' | 'orm' | 'log' | 'clock'>): Promise<void> =>
  holdingLock(app.env.DATABASE_URL, async () => {
    app.log.info('preparing the database');
    const done = await app.orm.migrator.up();
    if (done.length > 0) app.log.info({ migrations: done.map((migration) => migration.name) }, 'schema migrated');
    await seedWhenEmpty(app);
  });
