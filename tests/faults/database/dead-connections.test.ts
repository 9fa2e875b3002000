import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { startTestApi, type TestApi } from '@brew-quest/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

/** As few as there can be: one that is lost shows at once. */
const POOL = 2;
let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await startTestApi({
    DATABASE_URL: database.databaseUrl,
    DATABASE_POOL: String(POOL),
    REDIS_URL: database.redisUrl,
    QUEUE_PREFIX: database.prefix,
    SANDBOX_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'silent',
  });
  if (!api.app.redis.isReady) await once(api.app.redis, 'ready');
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

function transact() {
  return api.app.orm.em.fork().transactional(async (em) => em.execute('select pg_sleep(0.05)'));
}

/** Ends every connection while this process looks away: it learns of it only after it has sent its next BEGIN. */
function killUnseen(): void {
  const script = `
    const client = new (require('pg').Client)({ connectionString: process.env.URL });
    client.connect()
      .then(() => client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'))
      .then(() => client.end());`;
  execFileSync(process.execPath, ['-e', script], { env: { ...process.env, URL: database.databaseUrl }, cwd: import.meta.dirname });
}

test('connections that died before their BEGIN do not use up the pool', async () => {
  const warm = await Promise.allSettled(Array.from({ length: POOL }, transact));
  expect(warm.map(({ status }) => status)).toEqual(Array.from({ length: POOL }, () => 'fulfilled'));
  for (let round = 0; round < 3; round += 1) {
    if (round > 0) await Promise.allSettled(Array.from({ length: POOL }, transact));
    killUnseen();
    await Promise.allSettled(Array.from({ length: POOL }, transact));
  }
  // A lost one comes back some seconds after its end.
  await expect
    .poll(
      async () => (await Promise.allSettled(Array.from({ length: POOL * 3 }, transact))).filter(({ status }) => status === 'rejected'),
      {
        timeout: 30_000,
      },
    )
    .toEqual([]);
});
