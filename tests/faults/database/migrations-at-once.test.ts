import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrateAndSeed } from '@brew-quest/api/testing';
import { waitFor, withDatabaseClient } from '../../support/invariants.ts';
import { openShop, type RealShop } from '../../support/open-shop.ts';
import { withDatabase } from '../../support/stores.ts';
import { statusOf } from '../../support/shop/readiness.ts';

const NAME = 'brew_empty';

interface Contents {
  migrations: string[];
  products: number;
  stock: number;
  staff: number;
}

function contentsOf(url: string): Promise<Contents> {
  return withDatabaseClient(url, async (client) => {
    const { rows: migrations } = await client.query<{ name: string }>('select name from migrations order by name');
    const { rows } = await client.query<Omit<Contents, 'migrations'>>(
      `select (select count(*) from product)::int as products, (select count(*) from stock_item)::int as stock,
         (select count(*) from users where role <> 'customer')::int as staff`,
    );
    return { migrations: migrations.map(({ name }) => name), ...rows[0]! };
  });
}

describe('replicas that start with an empty database', () => {
  let databaseUrl: string;
  let template: Contents;
  const { maintenanceUrl, templateName, redisUrl } = inject('stores');
  beforeEach(async () => {
    databaseUrl = withDatabase(maintenanceUrl, NAME);
    template = await contentsOf(withDatabase(maintenanceUrl, templateName));
    await withDatabaseClient(maintenanceUrl, (client) => client.query(`create database ${NAME}`));
  });
  afterEach(async () => {
    await withDatabaseClient(maintenanceUrl, (client) => client.query(`drop database if exists ${NAME} with (force)`));
  });

  it('INF-08 migrate and seed it once when they start concurrently', async () => {
    await Promise.all([1, 2, 3].map(() => migrateAndSeed(databaseUrl)));
    expect(await contentsOf(databaseUrl)).toEqual(template);
  });

  function waitingForLocks(): Promise<number> {
    return withDatabaseClient(databaseUrl, async (client) => {
      const sql = `select count(*)::int as waiting from pg_locks where not granted and locktype <> 'advisory'`;
      return (await client.query<{ waiting: number }>(sql)).rows[0]?.waiting ?? 0;
    });
  }

  it('INF-08 complete the migration after a replica was killed half way through', async () => {
    // An open transaction creates a table of the same name, so the migration waits there.
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query('create table product (id int)');
    let shop: RealShop | undefined;
    try {
      shop = await openShop({
        stores: { databaseUrl, redisUrl },
        env: { LOG_LEVEL: 'info' },
        apis: 3,
        workers: 0,
        readyAt: '/healthz',
      });
      const leader = await waitFor(30_000, async () => {
        if ((await waitingForLocks()) === 0) return null;
        function begun(entry: Record<string, unknown>) {
          return /^preparing the database$|could not be prepared/.test(String(entry['msg']));
        }
        return shop!.apis.find((api) => api.entries().findLast(begun)?.['msg'] === 'preparing the database');
      });
      await leader.kill9();
      await other.query('rollback');
      const others = shop.apis.filter((api) => api !== leader);
      await waitFor(30_000, async () => {
        const statuses = await Promise.all(others.map((api) => statusOf(shop!.baseUrls[shop!.apis.indexOf(api)]!, '/readyz')));
        return statuses.every((status) => status === 200);
      });
      await leader.restart();
      await waitFor(30_000, async () => (await statusOf(shop!.baseUrls[shop!.apis.indexOf(leader)]!, '/readyz')) === 200);
      expect(await contentsOf(databaseUrl)).toEqual(template);
    } finally {
      await other.end();
      await shop?.close();
    }
  });
});
