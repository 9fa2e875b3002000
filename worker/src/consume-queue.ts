import { setTimeout as pause } from 'node:timers/promises';
import { type App, bullConnection, QUEUE_NAME } from '@brew-quest/api';
import { Worker } from 'bullmq';
import { runEntry } from './run-entry.ts';

/** Jobs mostly wait for outside firms. */
const CONCURRENCY = 8;
const REOPEN_MS = 500;

interface Consumer {
  worker: Worker;
  close(): Promise<void>;
}

function createConsumer(app: App, take: (outboxId: number, jobName: string) => Promise<void>): Consumer {
  // Commands wait for Redis here. Refused at once, they would let BullMQ's fetching loop run without ever yielding.
  const redis = app.redis.duplicate({ disableOfflineQueue: false });
  redis.on('error', () => undefined);
  const worker = new Worker<{ outboxId: number }>(QUEUE_NAME, (job) => take(job.data.outboxId, job.name), {
    connection: bullConnection(redis),
    prefix: app.env.QUEUE_PREFIX,
    concurrency: CONCURRENCY,
    // A job whose worker died is brought back by the outbox, which counts its tries.
    maxStalledCount: 0,
    // A command that met a lost connection is tried again after this; 15 s unless given.
    runRetryDelay: REOPEN_MS,
    autorun: false,
  });
  worker.on('error', (error) => app.log.debug({ err: error }, 'queue connection'));
  return {
    worker,
    async close() {
      // With Redis away a fetch under way never ends.
      await worker.close(!app.redis.isReady).catch((error: unknown) => app.log.debug({ err: error }, 'queue connection'));
      if (redis.isOpen) redis.destroy();
    },
  };
}

/**
 * Takes jobs from the queue whenever Redis is there; what it doesn't bring, the outbox sweep does. The returned function stops
 * it and resolves once the jobs in hand have ended.
 */
export function consumeQueue(app: App): () => Promise<void> {
  const inHand = new Set<Promise<void>>();
  function take(outboxId: number, jobName: string): Promise<void> {
    const work = runEntry(app, outboxId, jobName).finally(() => inHand.delete(work));
    inHand.add(work);
    return work;
  }

  let isStopping = false;
  let consumer: Consumer | null = null;
  async function open(): Promise<void> {
    while (!isStopping) {
      consumer = createConsumer(app, take);
      try {
        await consumer.worker.waitUntilReady();
        return await consumer.worker.run();
      } catch (error) {
        // Redis went away between two steps of the handshake: such a consumer never recovers, so it is replaced.
        app.log.debug({ err: error }, 'queue not opened');
        await consumer.close();
        await pause(REOPEN_MS);
      }
    }
  }
  void open();

  return async () => {
    isStopping = true;
    await Promise.all([consumer?.close(), ...inHand].map((ending) => Promise.resolve(ending).catch(() => undefined)));
  };
}
