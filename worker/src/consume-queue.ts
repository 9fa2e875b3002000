import { setTimeout as pause } from 'node:timers/promises';
import { type App, bullConnection, QUEUE_NAME } from '@brew-quest/api';
import { Worker } from 'bullmq';
import { runEntry } from './run-entry.ts';

/** Jobs mostly wait for providers. */
const CONCURRENCY = 8;
const RECONNECT_DELAY_MS = 500;

interface Consumer {
  worker: Worker;
  close(): Promise<void>;
}

function createConsumer(app: App, runJob: (outboxId: number, jobName: string) => Promise<void>): Consumer {
  // Commands wait for Redis here. If they failed at once, BullMQ's fetch loop would never yield.
  const redis = app.redis.duplicate({ disableOfflineQueue: false });
  redis.on('error', () => undefined);
  const worker = new Worker<{ outboxId: number }>(QUEUE_NAME, (job) => runJob(job.data.outboxId, job.name), {
    connection: bullConnection(redis),
    prefix: app.env.QUEUE_PREFIX,
    concurrency: CONCURRENCY,
    // The outbox retries jobs of a crashed worker and counts the attempts.
    maxStalledCount: 0,
    // Delay before the retry of a command after a lost connection; BullMQ's default is 15 s.
    runRetryDelay: RECONNECT_DELAY_MS,
    autorun: false,
  });
  worker.on('error', (error) => app.log.debug({ err: error }, 'queue connection'));
  return {
    worker,
    async close() {
      // Without Redis a running fetch never ends, so close without waiting for it.
      await worker.close(!app.redis.isReady).catch((error: unknown) => app.log.debug({ err: error }, 'queue connection'));
      if (redis.isOpen) redis.destroy();
    },
  };
}

/**
 * Takes jobs from the queue while Redis is available; the outbox sweep runs the others. The returned function stops
 * it and resolves once the running jobs have ended.
 */
export function consumeQueue(app: App): () => Promise<void> {
  const running = new Set<Promise<void>>();
  function runJob(outboxId: number, jobName: string): Promise<void> {
    const work = runEntry(app, outboxId, jobName).finally(() => running.delete(work));
    running.add(work);
    return work;
  }

  let isStopping = false;
  let consumer: Consumer | null = null;
  async function open(): Promise<void> {
    while (!isStopping) {
      consumer = createConsumer(app, runJob);
      try {
        await consumer.worker.waitUntilReady();
        return await consumer.worker.run();
      } catch (error) {
        // Redis disconnected during the handshake: BullMQ's worker never recovers from that, so create a new one.
        app.log.debug({ err: error }, 'queue not opened');
        await consumer.close();
        await pause(RECONNECT_DELAY_MS);
      }
    }
  }
  void open();

  return async () => {
    isStopping = true;
    await Promise.all([consumer?.close(), ...running].map((ending) => Promise.resolve(ending).catch(() => undefined)));
  };
}
