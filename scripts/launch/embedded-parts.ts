import { allSettled } from '../process/all-settled.ts';
import { join } from 'node:path';
import { step } from '../process/progress.ts';
import type { Secrets } from './secrets.ts';
import { sandboxEnv } from './service-env.ts';
import type { Stack } from './stack.ts';
import { startPostgres } from '../stores/start-postgres.ts';
import { startRedis } from '../stores/start-redis.ts';
import { freePort } from '../process/free-port.ts';
import { waitForHttp } from '../process/wait-for.ts';

const SANDBOX_TIMEOUT_MS = 20_000;

export type StoreUrls = { databaseUrl: string; redisUrl: string };

/** Starts PostgreSQL and Redis, unless their URLs are configured. A restart keeps the port, because the services have the URL. */
export async function startStores(stack: Stack, secrets: Secrets): Promise<StoreUrls> {
  const { settings, logFile } = stack;
  function startPostgresPart(): Promise<string> {
    return step('PostgreSQL 18', async () => {
      const location = { dataDir: join(settings.dataDir, 'postgres'), logFile: logFile('postgres'), port: await freePort() };
      let url = '';
      await stack.addPart('postgres', async (onSpawn) => {
        const running = await startPostgres({ ...location, password: secrets.postgresPassword, onSpawn });
        ({ url } = running);
        return running.child;
      });
      return url;
    });
  }
  function startRedisPart(): Promise<string> {
    return step('Redis', async () => {
      const location = { dataDir: join(settings.dataDir, 'redis'), logFile: logFile('redis'), port: await freePort() };
      let url = '';
      await stack.addPart('redis', async (onSpawn) => {
        const running = await startRedis({ ...location, password: secrets.redisPassword, onSpawn });
        ({ url } = running);
        return running.child;
      });
      return url;
    });
  }
  const [databaseUrl, redisUrl] = await allSettled([settings.databaseUrl ?? startPostgresPart(), settings.redisUrl ?? startRedisPart()]);
  return { databaseUrl, redisUrl };
}

/** Starts the sandbox if a provider has no key. */
export async function startSandbox(stack: Stack): Promise<void> {
  const { settings } = stack;
  if (!settings.needsSandbox) return;
  await step('Sandbox (Stripe, Shippo, OpenAI, mail)', async () => {
    const url = `http://127.0.0.1:${settings.sandboxPort}/healthz`;
    await stack.addService('sandbox', 'sandbox/src/main.ts', sandboxEnv(settings), (child) =>
      waitForHttp('The sandbox', url, SANDBOX_TIMEOUT_MS, child),
    );
  });
}
