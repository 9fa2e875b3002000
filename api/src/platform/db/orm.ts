import type { Socket } from 'node:net';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type EntityClass, MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { migrations } from './migrations/index.ts';

export type { EntityManager, MikroORM };

export interface OrmOptions {
  databaseUrl: string;
  poolSize: number;
  entities: readonly EntityClass[];
  onQuery?: (sql: string) => void;
}

/** A statement that waits for a lock or runs too long fails, so that it does not block others (docs/reliability.md, INF-05). */
const LOCK_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 3_000;
/** Longer than any statement may take: by then the server or the network is unavailable, and no timeout of the server arrives. */
const SILENCE_MS = 12_000;
/** The statements of an ended connection fail at once; one that is still acquired after this was never released. */
const RECLAIM_MS = 5_000;

/** Destroys a connection that does not answer: its statement fails, and the pool drops it. */
function endWhenSilent(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const silence = Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' });
  stream.setTimeout(SILENCE_MS, () => stream.destroy(silence));
}

/**
 * Kysely does not release a connection whose BEGIN fails, and the pool would count it for ever.
 */
function reclaimDead(pool: pg.Pool): void {
  const lent = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => void lent.add(client));
  pool.on('release', (_error, client) => void lent.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      function reclaim(): void {
        return void (lent.has(client) && client.release(true));
      }
      setTimeout(reclaim, RECLAIM_MS).unref();
    });
  });
}

export function createOrm(options: OrmOptions): Promise<MikroORM> {
  return MikroORM.init(
    defineConfig({
      clientUrl: options.databaseUrl,
      entities: [...options.entities],
      metadataProvider: ReflectMetadataProvider,
      extensions: [Migrator],
      migrations: { migrationsList: migrations, snapshot: false, tableName: 'migrations', silent: true },
      pool: { min: 0, max: options.poolSize },
      driverOptions: {
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        statement_timeout: STATEMENT_TIMEOUT_MS,
        lock_timeout: LOCK_TIMEOUT_MS,
        idle_in_transaction_session_timeout: 15_000,
        keepAlive: true,
        onPoolCreated(pool: pg.Pool) {
          pool.on('connect', endWhenSilent);
          reclaimDead(pool);
        },
      },
      forceUtcTimezone: true,
      allowGlobalContext: false,
      debug: options.onQuery ? ['query'] : false,
      ...(options.onQuery && { logger: options.onQuery, colors: false, highlighter: undefined }),
    }),
  );
}
