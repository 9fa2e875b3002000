import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

type Row = Record<string, unknown>;

export type ShopDatabase = {
  sql<T extends Row = Row>(query: string, values?: unknown[]): Promise<T[]>;
  /** Puts this many on the shelf, as an administrator would; `none` is the pile of what cannot be ground. */
  setStock(slug: string, grind: 'whole-bean' | 'ground' | 'none', available: number): Promise<void>;
  setPrice(slug: string, cents: number): Promise<void>;
  close(): Promise<void>;
};

/** The launcher keeps the password in the data folder; PostgreSQL writes its port beside its data. */
function databaseUrl(dataDir: string): string {
  const { postgresPassword } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { postgresPassword: string };
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgresql://brewquest:${postgresPassword}@127.0.0.1:${port}/brewquest`;
}

export async function openShopDatabase(dataDir: string): Promise<ShopDatabase> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  async function sql<T extends Row>(query: string, values: unknown[] = []): Promise<T[]> {
    return (await client.query<T>(query, values)).rows;
  }
  return {
    sql,
    async setStock(slug, grind, available) {
      await sql(
        `update stock_item set adjusted = adjusted + $3 - available, available = $3
         where grind = $2 and product_id = (select id from product where slug = $1)`,
        [slug, grind, available],
      );
    },
    async setPrice(slug, cents) {
      await sql('update product set price_cents = $2 where slug = $1', [slug, cents]);
    },
    close: () => client.end(),
  };
}
