import { type ConnectionOptions, Queue } from 'bullmq';
import type { Logger } from 'pino';
import { TimedOut, withTimeout } from '../lib/with-timeout.ts';
import type { Delivery } from './outbox.ts';
import { bullConnection, type RedisClient } from '../db/redis.ts';

export const QUEUE_NAME = 'brew';

export interface JobQueue {
  /** Best effort by design: what doesn't reach Redis is found in the outbox by the sweep. Resolves false when nothing did. */
  deliver(deliveries: readonly Delivery[], delaySeconds?: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Never let a stuck Redis hold up an answer. */
const ENQUEUE_TIMEOUT_MS = 1_000;

export function createJobQueue(redis: RedisClient, prefix: string, log: Logger): JobQueue {
  // Made when Redis is first there: a queue that is born offline never recovers.
  let queue: Queue | null = null;
  let connection: ConnectionOptions | undefined;
  function open(): Queue {
    if (!queue) {
      connection ??= bullConnection(redis);
      queue = new Queue(QUEUE_NAME, { connection, prefix });
      queue.on('error', (error) => log.debug({ err: error }, 'queue connection'));
    }
    return queue;
  }
  /** One that lost Redis within its own handshake fails for ever: the next delivery makes another. */
  function discard(): void {
    void queue?.close().catch(() => undefined);
    queue = null;
  }
  // One by one, not addBulk: within MULTI the adapter sends scripts by their hash alone, and a Redis that restarted or was flushed
  // knows none of them. A single add sends the script again (docs/reliability.md, INF-17). node-redis sends them all in one go.
  async function addAll(deliveries: readonly Delivery[], delaySeconds: number): Promise<void> {
    const target = open();
    const added = deliveries.map(({ outboxId, job, attempt }) =>
      target.add(
        job,
        { outboxId },
        { jobId: `${outboxId}-${attempt}`, attempts: 1, removeOnComplete: true, removeOnFail: true, delay: delaySeconds * 1000 },
      ),
    );
    try {
      await withTimeout(ENQUEUE_TIMEOUT_MS, Promise.all(added));
    } catch (error) {
      discard();
      throw error;
    }
  }
  return {
    async deliver(deliveries, delaySeconds = 0) {
      if (deliveries.length === 0) return true;
      if (!redis.isReady) return false;
      try {
        // A queue that broke with an earlier connection is replaced; a job that was added already keeps its id and is not added twice.
        await addAll(deliveries, delaySeconds).catch((error: unknown) => {
          if (error instanceof TimedOut || !redis.isReady) throw error;
          return addAll(deliveries, delaySeconds);
        });
        return true;
      } catch (error) {
        log.warn({ err: error, jobs: deliveries.length }, 'not queued; the outbox sweep will deliver');
        return false;
      }
    },
    close: async () => void (await queue?.close()),
  };
}
