import pg from 'pg';
import { waitFor } from '../invariants.ts';

type Row = Record<string, unknown>;

export interface ShopQueries {
  sql<T extends pg.QueryResultRow = Row>(query: string, values?: unknown[]): Promise<T[]>;
  order(ref: string): Promise<Row>;
  /** The kinds of the order's audit entries, oldest first. */
  auditOf(ref: string): Promise<string[]>;
  /** Waits until the order's row has these values. */
  untilOrder(ref: string, wanted: Row): Promise<Row>;
  /** Sets the end of an order's hold to the past, so that the sweep releases it. */
  endHold(ref: string): Promise<void>;
  /** Locks the rows of `query` while `work` runs, and releases them once `waiters` backends wait for them. */
  whileLocked<T>(query: string, waiters: number, work: () => Promise<T>): Promise<T>;
}

/** The shop's lock time-out is 5 s. */
const LONGEST_LOCK_MS = 4_000;
const blockedBackends = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

function has(row: Row, wanted: Row): boolean {
  return Object.entries(wanted).every(([column, value]) => row[column] === value);
}

/** Opens the connections of the api's pool first, because connecting on a busy machine takes longer than the lock time-out. */
async function openConnections(baseUrl: string, count: number): Promise<void> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'NO-SUCH', subtotal: 1 }),
  };
  async function validateCoupon() {
    return (await fetch(`${baseUrl}/api/validate-coupon`, init)).arrayBuffer();
  }
  await Promise.all(Array.from({ length: count }, validateCoupon));
}

/** The test's own connection to the shop's database, opened by the first query and again after PostgreSQL has closed it. */
export function openShopQueries(shop: { baseUrl: string }, databaseUrl: string): ShopQueries & { end(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  async function sql<T extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<T[]> {
    return (await pool.query<T>(query, values)).rows;
  }
  async function order(ref: string): Promise<Row> {
    return (await sql('select * from orders where ref = $1', [ref]))[0]!;
  }
  async function countBlocked(): Promise<number> {
    return (await sql<{ count: number }>(blockedBackends))[0]?.count ?? 0;
  }
  return {
    sql,
    order,
    async auditOf(ref) {
      const events = 'select e.kind from order_event e join orders o on o.id = e.order_id where o.ref = $1 order by e.id';
      return (await sql<{ kind: string }>(events, [ref])).map(({ kind }) => kind);
    },
    async untilOrder(ref, wanted) {
      const isMet = await waitFor(20_000, async () => has(await order(ref), wanted)).catch(() => false);
      if (!isMet) throw new Error(`Never became ${JSON.stringify(wanted)}: ${JSON.stringify(await order(ref))}`);
      return order(ref);
    },
    async endHold(ref) {
      await sql(`update orders set hold_expires_at = now() - interval '1 second' where ref = $1`, [ref]);
    },
    async whileLocked(query, waiters, work) {
      const locker = new pg.Client({ connectionString: databaseUrl });
      await locker.connect();
      try {
        await locker.query('begin');
        await locker.query(query);
        await openConnections(shop.baseUrl, waiters);
        const running = work();
        await waitFor(20_000, async () => (await countBlocked()) > 0);
        await waitFor(LONGEST_LOCK_MS, async () => (await countBlocked()) >= waiters);
        await locker.query('commit');
        return await running;
      } finally {
        await locker.end();
      }
    },
    end: () => pool.end(),
  };
}
