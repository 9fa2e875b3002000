import { once } from 'node:events';
import type { startTestApi, TestApi } from '@brew-quest/api/testing';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type BrowserSession, openBrowser } from './browser-session.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { expectInvariants, type InvariantOptions } from './invariants.ts';
import type { TcpProxy } from './network/tcp-proxy.ts';
import { openShopQueries, type ShopQueries } from './shop/shop-queries.ts';
import type { RunningStack, StackOptions } from './start-stack.ts';

interface Shop extends ShopQueries {
  readonly baseUrl: string;
  readonly sandboxUrl: string;
  readonly databaseUrl: string;
  readonly database: TestDatabase;
  /** A browser without cookies; the headers go with each of its requests. */
  browser(headers?: Record<string, string>): BrowserSession;
  /** Ends the processes and drops the database. */
  close(): Promise<void>;
}
/** Api, worker and sandbox as built, see start-stack.ts. */
export type RealShop = Shop & RunningStack;
/** The api alone, in this process. */
export type InProcessShop = Shop & TestApi;

type Options = Pick<StackOptions, 'env' | 'readyAt' | 'sandbox'> & {
  /** A database of its own and a Redis database that no other file uses, unless given. */
  stores?: {
    databaseUrl?: string;
    redisUrl?: string;
    /** Of the queue and of Redis keys; for several shops on the same stores. */
    prefix?: string;
    /** Leads api and worker, but not the test, to PostgreSQL. */
    databaseProxy?: TcpProxy;
  };
};
type RealOptions = Options & Omit<StackOptions, 'databaseUrl' | 'redisUrl'> & { processes?: 'real' };
type InProcessOptions = Options & { processes: 'in-process'; app?: Parameters<typeof startTestApi>[1] };

/** Sweeps come every second, so that what a fault lost is found within the test. */
const quickSweeps = { SWEEP_INTERVAL_SECONDS: '1', RECONCILE_AFTER_SECONDS: '0', LOG_LEVEL: 'warn' };
const NO_SANDBOX = 'http://127.0.0.1:1';

// Loading the api, or the sandbox, takes longer than most tests: a file loads what it starts.
async function startInProcess({ app, sandbox, readyAt }: InProcessOptions, env: NodeJS.ProcessEnv) {
  const { startTestApi } = await import('@brew-quest/api/testing');
  const sandboxUrl = sandbox?.url ?? NO_SANDBOX;
  const api = await startTestApi({ SANDBOX_URL: sandboxUrl, LOG_LEVEL: 'silent', ...env }, app);
  if (readyAt !== '/healthz' && !api.app.redis.isReady) await once(api.app.redis, 'ready');
  async function close(): Promise<void> {
    await api.close();
    await sandbox?.close();
  }
  return { ...api, sandboxUrl, close };
}

async function startReal(options: StackOptions): Promise<RunningStack> {
  const { startStack } = await import('./start-stack.ts');
  return startStack(options);
}

export async function openShop(options: InProcessOptions): Promise<InProcessShop>;
export async function openShop(options?: RealOptions): Promise<RealShop>;
export async function openShop(options: RealOptions | InProcessOptions = {}): Promise<Shop> {
  const { databaseProxy, ...given } = options.stores ?? {};
  const database = { ...(await createTestDatabase()), ...given };
  const { databaseUrl, redisUrl } = database;
  const env = {
    DATABASE_URL: databaseProxy?.through(databaseUrl) ?? databaseUrl,
    REDIS_URL: redisUrl,
    QUEUE_PREFIX: database.prefix,
    ...options.env,
  };
  try {
    const running =
      options.processes === 'in-process'
        ? await startInProcess(options, env)
        : await startReal({ ...options, databaseUrl, redisUrl, env: { ...quickSweeps, ...env } });
    const { close: endProcesses } = running;
    const { end, ...methods } = openShopQueries(running, databaseUrl);
    return Object.assign(running, methods, {
      database,
      databaseUrl,
      browser: (headers: Record<string, string> = {}) => openBrowser(running.baseUrl, new Map(), headers),
      async close() {
        await endProcesses();
        await end();
        await database.drop();
      },
    });
  } catch (error) {
    await database.drop();
    throw error;
  }
}

type Given<T> = T | (() => T | Promise<T>);

/** One shop for all tests of a file or describe. After every test with real processes the invariants are proved. */
export function setupShop(options: Given<InProcessOptions>): InProcessShop;
export function setupShop(options?: Given<RealOptions>, invariants?: Pick<InvariantOptions, 'maxCopiesOfConfirmation'>): RealShop;
export function setupShop(
  options: Given<RealOptions | InProcessOptions> = {},
  invariants: Pick<InvariantOptions, 'maxCopiesOfConfirmation'> = {},
): Shop {
  let shop: Shop | undefined;
  let hasWorker: boolean;
  beforeAll(async () => {
    const chosen = typeof options === 'function' ? await options() : options;
    hasWorker = chosen.processes !== 'in-process';
    shop = await openShop(chosen as RealOptions);
  });
  afterEach(async () => {
    const { databaseUrl, sandboxUrl } = shop!;
    if (hasWorker) await expectInvariants({ databaseUrl, sandboxUrl, ...invariants });
  });
  afterAll(() => shop?.close());
  return new Proxy({} as Shop, { get: (_target, name) => Reflect.get(shop!, name) });
}
