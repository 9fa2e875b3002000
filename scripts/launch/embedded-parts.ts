import { allSettled } from '../process/all-settled.ts';
import { join } from 'node:path';
import { step } from './progress.ts';
import type { Secrets } from './secrets.ts';
import { sandboxEnv } from './service-env.ts';
import type { Stack } from './stack.ts';
import { startPostgres } from '../stores/start-postgres.ts';
import { startRedis } from '../stores/start-redis.ts';
import { waitForHttp } from '../process/wait-for.ts';

const SANDBOX_LIMIT_MS = 20_000;

export type StoreUrls = { databaseUrl: string; redisUrl: string };

/** Starts PostgreSQL and Redis, unless the person brought her own. */
export async function startStores(stack: Stack, secrets: Secrets): Promise<StoreUrls> {
  const { settings, logFile } = stack;
  const startDatabase = (): Promise<string> =>
    step('PostgreSQL 18', async () => {
      const dataDir = join(settings.dataDir, 'postgres');
      const { child, url } = await startPostgres({ dataDir, password: secrets.postgresPassword, logFile: logFile('postgres') });
      await stack.addStore(child);
      return url;
    });
  const startQueue = (): Promise<string> =>
    step('Redis', async () => {
      const dataDir = join(settings.dataDir, 'redis');
      const { child, url } = await startRedis({ dataDir, password: secrets.redisPassword, logFile: logFile('redis') });
      await stack.addStore(child);
      return url;
    });
  const [databaseUrl, redisUrl] = await allSettled([settings.databaseUrl ?? startDatabase(), settings.redisUrl ?? startQueue()]);
  return { databaseUrl, redisUrl };
}

/** Starts the stand-in of the outside firms, when one of them has no key. */
export async function startSandbox(stack: Stack): Promise<void> {
  const { settings } = stack;
  if (!settings.needsSandbox) return;
  await step('Sandbox (Stripe, Shippo, OpenAI, mail)', async () => {
    const url = `http://127.0.0.1:${settings.sandboxPort}/healthz`;
    await stack.addService('sandbox', 'sandbox/src/main.ts', sandboxEnv(settings), (child) =>
      waitForHttp('The sandbox', url, SANDBOX_LIMIT_MS, child),
    );
  });
}
