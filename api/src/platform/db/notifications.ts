import pg from 'pg';
import type { Logger } from 'pino';

type Listener = (payload: string) => void;

/**
 * PostgreSQL's LISTEN/NOTIFY on a connection of its own (https://www.postgresql.org/docs/18/sql-notify.html).
 * Triggers send, so every change is received, whatever made it, without a statement.
 */
export interface Notifications {
  /** Calls back for each message, and with an empty payload after a reconnect, when some may have been missed. */
  on(channel: Channel, listener: Listener): () => void;
  /** Resolves true once the channel sends `payload`, false after the time is up. */
  waitFor(channel: Channel, payload: string, ms: number): Promise<boolean>;
  readonly isConnected: boolean;
  close(): Promise<void>;
}

const channels = ['catalog_changed', 'stock_changed', 'order_settled', 'refund_ended', 'tv_changed'] as const;
export type Channel = (typeof channels)[number];

const RECONNECT_MS = 500;
/** A connection that only listens does not notice that the network dropped it; a query does. */
const HEARTBEAT_MS = 10_000;
const ANSWER_MS = 3_000;

export function listenToDatabase(databaseUrl: string, log: Logger): Notifications {
  const listeners = new Map<Channel, Set<Listener>>(channels.map((channel) => [channel, new Set()]));
  let client: pg.Client | null = null;
  let isClosed = false;

  async function connect(): Promise<void> {
    if (isClosed) return;
    const next = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      query_timeout: ANSWER_MS,
    });
    let hasEnded = false;
    let heartbeat: NodeJS.Timeout | undefined;
    function retry(): void {
      if (hasEnded) return;
      hasEnded = true;
      clearInterval(heartbeat);
      if (client === next) client = null;
      void next.end().catch(() => undefined);
      if (!isClosed) setTimeout(() => void connect(), RECONNECT_MS).unref();
    }
    next.on('error', (error) => {
      log.warn({ err: error }, 'database notifications interrupted');
      retry();
    });
    next.on('end', retry);
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel as Channel) ?? []) listener(payload ?? '');
    });
    try {
      await next.connect();
      await next.query(channels.map((channel) => `listen ${channel}`).join('; '));
      client = next;
      // The empty statement: not counted by pg_stat_statements.
      heartbeat = setInterval(() => void next.query('').catch(retry), HEARTBEAT_MS).unref();
      for (const set of listeners.values()) for (const listener of set) listener('');
    } catch {
      retry();
    }
  }
  void connect();

  function on(channel: Channel, listener: Listener) {
    listeners.get(channel)?.add(listener);
    return () => void listeners.get(channel)?.delete(listener);
  }
  return {
    on,
    waitFor: (channel, wanted, ms) =>
      new Promise((resolve) => {
        function finish(isReceived: boolean) {
          clearTimeout(timer);
          stop();
          resolve(isReceived);
        }
        const stop = on(channel, (payload) => (payload === wanted || payload === '') && finish(true));
        const timer = setTimeout(() => finish(false), ms);
      }),
    get isConnected() {
      return client !== null;
    },
    async close() {
      isClosed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
