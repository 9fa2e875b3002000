import 'reflect-metadata';
import { ConfigError, createApp, loadEnv, logCrash, requireDatabase } from '@brew-quest/api';
import { consumeQueue } from './consume-queue.ts';
import { startSchedules } from './schedules.ts';
import { removeHeartbeat } from './write-heartbeat.ts';

/** Timeout of running jobs on shutdown, longer than a provider call takes. The lease returns unfinished ones to the outbox. */
const DRAIN_TIMEOUT_MS = 12_000;
/** Timeout of closing connections: both together stay under 15 s. */
const CLOSE_TIMEOUT_MS = 2_000;

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

async function start(): Promise<void> {
  let isStopping = false;
  const env = loadEnv();
  requireDatabase(env, () => isStopping).catch(refuseStart);
  removeHeartbeat(env.DATA_DIR); // Left by an earlier worker.
  const app = await createApp(env, { name: 'worker' });
  logCrash(app.log);
  const stopConsuming = consumeQueue(app);
  const stopSchedules = startSchedules(app);
  async function stop(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'worker draining');
    await Promise.race([Promise.allSettled([stopConsuming(), stopSchedules()]), timeout(DRAIN_TIMEOUT_MS)]);
    removeHeartbeat(env.DATA_DIR);
    await Promise.race([Promise.allSettled([app.close()]), timeout(CLOSE_TIMEOUT_MS)]);
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  // Logged last: a reader may send a signal at once.
  app.log.info('worker ready');
}

function refuseStart(error: unknown): never {
  const reason = error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

start().catch(refuseStart);
