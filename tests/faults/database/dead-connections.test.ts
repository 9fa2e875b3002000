import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { setupShop } from '../../support/open-shop.ts';

/** A small pool, so that one lost connection is visible. */
const POOL = 2;
const shop = setupShop({ processes: 'in-process', env: { DATABASE_POOL: String(POOL) } });

function transact() {
  return shop.app.orm.em.fork().transactional(async (em) => em.execute('select pg_sleep(0.05)'));
}

/** Ends every connection while this process is blocked, so it notices only after it has sent its next BEGIN. */
function killConnectionsWhileBlocked(): void {
  const script = `
    const client = new (require('pg').Client)({ connectionString: process.env.URL });
    client.connect()
      .then(() => client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'))
      .then(() => client.end());`;
  execFileSync(process.execPath, ['-e', script], { env: { ...process.env, URL: shop.databaseUrl }, cwd: import.meta.dirname });
}

test('connections that ended before their BEGIN do not use up the pool', async () => {
  const firstRound = await Promise.allSettled(Array.from({ length: POOL }, transact));
  expect(firstRound.map(({ status }) => status)).toEqual(Array.from({ length: POOL }, () => 'fulfilled'));
  for (let round = 0; round < 3; round += 1) {
    if (round > 0) await Promise.allSettled(Array.from({ length: POOL }, transact));
    killConnectionsWhileBlocked();
    await Promise.allSettled(Array.from({ length: POOL }, transact));
  }
  // A lost connection is replaced some seconds after its end.
  await expect
    .poll(
      async () => (await Promise.allSettled(Array.from({ length: POOL * 3 }, transact))).filter(({ status }) => status === 'rejected'),
      {
        timeout: 30_000,
      },
    )
    .toEqual([]);
});
