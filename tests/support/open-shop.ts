import pg from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { expectInvariants, waitFor } from './invariants.ts';
import { type RunningStack, startStack, type StackOptions } from './start-stack.ts';

type Row = Record<string, unknown>;

export interface OpenShop {
  readonly stack: RunningStack;
  readonly baseUrl: string;
  readonly sandboxUrl: string;
  readonly database: TestDatabase;
  sql<T extends Row = Row>(query: string, values?: unknown[]): Promise<T[]>;
  order(ref: string): Promise<Row>;
  /** The kinds of the order's audit lines, oldest first. */
  auditOf(ref: string): Promise<string[]>;
  /** Waits until the order's row has these values. */
  untilOrder(ref: string, wanted: Row): Promise<Row>;
  /** Puts the end of an order's hold into the past; the sweep does the rest. */
  endHold(ref: string): Promise<void>;
  /** Holds the rows that `query` locks while `work` runs, and lets go once `waiters` backends queue behind them. */
  whileLocked<T>(query: string, waiters: number, work: () => Promise<T>): Promise<T>;
}

/** The shop waits for a lock for 5 s. */
const LONGEST_LOCK_MS = 4_000;
const blockedBackends = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * One shop for all tests of a file: its own database, api, worker and sandbox. After every test the invariants are proved.
 * Sweeps come every second, so that what a fault lost is found within the test.
 */
export function openShop(options: Omit<StackOptions, 'databaseUrl' | 'redisUrl'> = {}): OpenShop {
  let database: TestDatabase;
  let stack: RunningStack;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.databaseUrl });
    await client.connect();
    const env = {
      QUEUE_PREFIX: database.prefix,
      SWEEP_INTERVAL_SECONDS: '1',
      RECONCILE_AFTER_SECONDS: '0',
      LOG_LEVEL: 'warn',
      ...options.env,
    };
    stack = await startStack({ ...database, ...options, env });
  });
  afterEach(() => expectInvariants({ databaseUrl: database.databaseUrl, sandboxUrl: stack.sandboxUrl }));
  afterAll(async () => {
    await stack?.close();
    await client?.end();
    await database?.drop();
  });

  async function sql<T extends Row>(query: string, values: unknown[] = []): Promise<T[]> {
    return (await client.query<T>(query, values)).rows;
  }
  async function order(ref: string): Promise<Row> {
    return (await sql('select * from orders where ref = $1', [ref]))[0]!;
  }
  /** Connecting takes a busy machine longer than a lock is waited for, so the api's pool has its connections before. */
  async function openConnections(count: number): Promise<void> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'NO-SUCH', subtotal: 1 }),
    };
    async function ask() {
      return (await fetch(`${stack.baseUrl}/api/validate-coupon`, init)).arrayBuffer();
    }
    await Promise.all(Array.from({ length: count }, ask));
  }
  function has(row: Row, wanted: Row): boolean {
    return Object.entries(wanted).every(([column, value]) => row[column] === value);
  }
  return {
    order,
    async auditOf(ref) {
      const events = 'select e.kind from order_event e join orders o on o.id = e.order_id where o.ref = $1 order by e.id';
      return (await sql<{ kind: string }>(events, [ref])).map(({ kind }) => kind);
    },
    async untilOrder(ref, wanted) {
      const met = await waitFor(20_000, async () => has(await order(ref), wanted)).catch(() => false);
      if (!met) throw new Error(`Never became ${JSON.stringify(wanted)}: ${JSON.stringify(await order(ref))}`);
      return order(ref);
    },
    async endHold(ref) {
      await sql(`update orders set hold_expires_at = now() - interval '1 second' where ref = $1`, [ref]);
    },
    get stack() {
      return stack;
    },
    get baseUrl() {
      return stack.baseUrl;
    },
    get sandboxUrl() {
      return stack.sandboxUrl;
    },
    get database() {
      return database;
    },
    sql,
    async whileLocked(query, waiters, work) {
      const locker = new pg.Client({ connectionString: database.databaseUrl });
      await locker.connect();
      try {
        await locker.query('begin');
        await locker.query(query);
        await openConnections(waiters);
        const running = work();
        async function countBlocked(): Promise<number> {
          return (await sql<{ count: number }>(blockedBackends))[0]?.count ?? 0;
        }
        await waitFor(20_000, async () => (await countBlocked()) > 0);
        await waitFor(LONGEST_LOCK_MS, async () => (await countBlocked()) >= waiters);
        await locker.query('commit');
        return await running;
      } finally {
        await locker.end();
      }
    },
  };
}
