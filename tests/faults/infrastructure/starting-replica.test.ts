import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/process/free-port.ts';
import { waitFor } from '../../support/invariants.ts';
import { statusOf } from '../../support/shop/readiness.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

/** As in api/src/app/prepare-database.ts. */
const MIGRATION_LOCK = 7_202_601;

async function processCheck(url: string): Promise<[number, string]> {
  const response = await fetch(url);
  const { checks } = (await response.json()) as { checks: { process: string } };
  return [response.status, checks.process];
}

function codeOf(url: string): Promise<unknown> {
  return fetch(url).then(
    (response) => response.status,
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );
}

describe('a replica that waits for the migration lock', () => {
  const shop = setupShop({ workers: 0, env: quickRecovery });
  let lock: pg.Client;
  beforeAll(async () => {
    lock = new pg.Client({ connectionString: shop.databaseUrl });
    await lock.connect();
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  });
  afterAll(() => lock?.end().catch(() => undefined));

  it('INF-19 refuses connections on its port, reports its state on the health port, and serves once it has the lock', async () => {
    const health = `http://127.0.0.1:${await freePort()}`;
    const starting = await shop.addApi({ HEALTH_PORT: new URL(health).port }, `${health}/healthz`);
    const url = shop.baseUrls.at(-1)!;
    expect(await processCheck(`${health}/readyz`)).toEqual([503, 'starting']);
    for (const path of ['/', '/api/coffees', '/graphql', '/readyz']) expect(await codeOf(url + path)).toBe('ECONNREFUSED');
    expect(await statusOf(health, '/api/coffees')).toBe(404);

    await lock.end();
    await waitFor(10_000, async () => (await codeOf(`${url}/readyz`)) === 200);
    expect(await statusOf(url, '/api/coffees')).toBe(200);
    expect(await processCheck(`${health}/readyz`)).toEqual([200, 'ok']);
    expect(await starting.stop()).toEqual({ code: 0, signal: null });
  });

  it('INF-19 exits with 0 when it is stopped meanwhile, and never opens its port', async () => {
    const second = new pg.Client({ connectionString: shop.databaseUrl });
    await second.connect();
    await second.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const health = `http://127.0.0.1:${await freePort()}`;
    const starting = await shop.addApi({ HEALTH_PORT: new URL(health).port }, `${health}/healthz`);
    expect(await starting.stop()).toEqual({ code: 0, signal: null });
    expect(await codeOf(shop.baseUrls.at(-1)!)).toBe('ECONNREFUSED');
    expect(starting.output()).not.toContain('"serving"');
    await second.end();
  });
});
