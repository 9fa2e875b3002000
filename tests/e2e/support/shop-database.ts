import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

type Row = Record<string, unknown>;

export type ShopDatabase = {
  sql<T extends Row = Row>(query: string, values?: unknown[]): Promise<T[]>;
  /** Puts this many on the shelf, as an administrator would; `none` is the pile of what cannot be ground. */
  setStock(slug: string, grind: 'whole-bean' | 'ground' | 'none', available: number): Promise<void>;
  setPrice(slug: string, cents: number): Promise<void>;
  /** The id of the video of a channel; null: the channel plays its reel. */
  setVideo(channel: number, videoId: string | null): Promise<void>;
  /** Sets stock, prices and listing back to what they were when this connection was opened. */
  restoreProducts(): Promise<void>;
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
  await sql(`create temp table opened_stock as select id, available from stock_item`);
  await sql(`create temp table opened_product as select id, price_cents, is_listed from product`);
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
    async setVideo(channel, videoId) {
      await sql('update tv_show set video_id = $2, version = version + 1 where id = $1', [channel, videoId]);
    },
    async restoreProducts() {
      await sql(
        `update stock_item s set adjusted = s.adjusted + o.available - s.available, available = o.available
         from opened_stock o where o.id = s.id and o.available <> s.available`,
      );
      await sql(
        `update product p set price_cents = o.price_cents, is_listed = o.is_listed
         from opened_product o where o.id = p.id and (o.price_cents, o.is_listed) <> (p.price_cents, p.is_listed)`,
      );
    },
    close: () => client.end(),
  };
}
