import { type ConnectionOptions, Queue } from 'bullmq';
import type { Logger } from 'pino';
import type { Delivery } from './outbox.ts';
import { bullConnection, type RedisClient } from './redis.ts';

export const QUEUE_NAME = 'brew';

export interface JobQueue {
  /** Best effort by design: what doesn't reach Redis is found in the outbox by the sweep. Resolves false when nothing did. */
  deliver(deliveries: readonly Delivery[], delaySeconds?: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Never let a stuck Redis hold up an answer. */
const ENQUEUE_TIMEOUT_MS = 1_000;

const within = <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timed out after ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export const createJobQueue = (redis: RedisClient, prefix: string, log: Logger): JobQueue => {
  // Made when Redis is first there: a queue that is born offline never recovers.
  let queue: Queue | null = null;
  let connection: ConnectionOptions | undefined;
  const open = (): Queue => {
    if (!queue) {
      connection ??= bullConnection(redis);
      queue = new Queue(QUEUE_NAME, { connection, prefix });
      queue.on('error', (error) => log.debug({ err: error }, 'queue connection'));
    }
    return queue;
  };
  /** One that lost Redis within its own handshake fails for ever: the next delivery makes another. */
  const discard = (): void => {
    void queue?.close().catch(() => undefined);
    queue = null;
  };
  return {
    async deliver(deliveries, delaySeconds = 0) {
      if (deliveries.length === 0) return true;
      if (!redis.isReady) return false;
      const jobs = deliveries.map(({ outboxId, job, attempt }) => ({
        name: job,
        data: { outboxId },
        opts: { jobId: `${outboxId}-${attempt}`, attempts: 1, removeOnComplete: true, removeOnFail: true, delay: delaySeconds * 1000 },
      }));
      try {
        await within(ENQUEUE_TIMEOUT_MS, open().addBulk(jobs));
        return true;
      } catch (error) {
        discard();
        log.warn({ err: error, jobs: deliveries.length }, 'not queued; the outbox sweep will deliver');
        return false;
      }
    },
    close: async () => void (await queue?.close()),
  };
};
