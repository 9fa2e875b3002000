import { type ConnectionOptions, createNodeRedisClient } from 'bullmq';
import { createClient } from 'redis';
import type { Logger } from 'pino';

export type RedisClient = ReturnType<typeof createRedis>;

/** Half of the second within which the queue is in use again once Redis is there (docs/reliability.md, INF-17). */
const LONGEST_RECONNECT_MS = 500;

/**
 * A client that reconnects for ever, quickly at first, and rejects commands at once while Redis is unavailable
 * (no offline queue), so that nothing hangs on it. Connecting is not awaited: the shop starts without Redis.
 */
export function createRedis(url: string, log: Logger) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(100 * (tries + 1), LONGEST_RECONNECT_MS) },
  });
  let isDown = false;
  client.on('error', (error: Error) => {
    if (!isDown) log.warn({ err: error }, 'Redis is unavailable');
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) log.info('Redis is available again');
    isDown = false;
  });
  return client;
}

/** A Redis that is full (noeviction) or a replica answers PING and takes no writes. @throws what Redis says */
export async function probeWrite(redis: RedisClient, prefix: string): Promise<void> {
  await redis.set(`${prefix}:write-probe`, '1', { EX: 60 });
}

type Adapter = ReturnType<typeof createNodeRedisClient>;

/** BullMQ removes its error listener when it closes; an error event after that would end the process. Duplicates get a listener, too. */
function withErrorListener(adapter: Adapter): Adapter {
  adapter.on('error', () => undefined);
  const duplicate = adapter.duplicate.bind(adapter);
  adapter.duplicate = (...options) => withErrorListener(duplicate(...options));
  return adapter;
}

/** BullMQ on the same client library as the sessions. */
export function bullConnection(client: unknown): ConnectionOptions {
  return withErrorListener(createNodeRedisClient(client as never)) as unknown as ConnectionOptions;
}
