import 'reflect-metadata';
import { ConfigError, createApp, loadEnv, logCrash, requireDatabase } from '@brew-quest/api';
import { consumeQueue } from './consume-queue.ts';
import { startSchedules } from './schedules.ts';
import { removeHeartbeat } from './write-heartbeat.ts';

/** Longer than any job's calls may take; what is still running then is left to the lease. */
const DRAIN_MS = 12_000;
/** Connections that refuse to end don't keep the process: together this stays under 15 s. */
const LAST_CLOSE_MS = 2_000;

function patience(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

async function start(): Promise<void> {
  let isStopping = false;
  const env = loadEnv();
  requireDatabase(env, () => isStopping).catch(refuseStart);
  removeHeartbeat(env.DATA_DIR); // An earlier worker's.
  const app = await createApp(env, { name: 'worker' });
  logCrash(app.log);
  const stopConsuming = consumeQueue(app);
  const stopSchedules = startSchedules(app);
  async function stop(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'worker draining');
    await Promise.race([Promise.allSettled([stopConsuming(), stopSchedules()]), patience(DRAIN_MS)]);
    removeHeartbeat(env.DATA_DIR);
    await Promise.race([Promise.allSettled([app.close()]), patience(LAST_CLOSE_MS)]);
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  // Said last: whoever reads it may signal at once.
  app.log.info('worker ready');
}

function refuseStart(error: unknown): never {
  const reason = error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

start().catch(refuseStart);
