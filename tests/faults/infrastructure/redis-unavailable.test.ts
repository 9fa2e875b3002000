import { createClient } from 'redis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { buy, post } from '../../support/shopper.ts';
import { startRedis, type TestRedis } from '../../support/start-redis.ts';
import { startTcpProxy, type TcpProxy } from '../../support/network/tcp-proxy.ts';
import { countEffects, once } from '../../support/shop/effects.ts';
import { readinessOf, statusOf } from '../../support/shop/readiness.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

/** docs/reliability.md, INF-01. */
const RECOVERY_MS = 5_000;

describe('Redis killed, flushed or restarted empty', () => {
  let redis: TestRedis;
  /** Between the worker and Redis. */
  let proxy: TcpProxy;
  let pid: number;
  beforeAll(async () => {
    redis = await startRedis();
    proxy = await startTcpProxy({ port: redis.port });
  });
  afterAll(async () => {
    await proxy?.close();
    await redis?.close();
  });
  const shop = setupShop(() => ({
    stores: { redisUrl: redis.url },
    env: quickRecovery,
    apiEnv: { RATE_LIMIT_FACTOR: '10', RATE_LIMIT_COUPON: '1' },
    workerEnv: { REDIS_URL: proxy.through(redis.url) },
  }));
  beforeAll(() => {
    ({ pid } = shop.api);
  });
  afterEach(() => {
    if (shop.api.pid !== pid || !shop.api.isRunning() || !shop.worker.isRunning()) throw new Error('a process ended');
  });

  function openClient() {
    return createClient({ url: redis.url });
  }
  async function onRedis<T>(work: (client: ReturnType<typeof openClient>) => Promise<T>): Promise<T> {
    const client = openClient();
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      client.destroy();
    }
  }
  /** The number of completed jobs in BullMQ's event stream, see https://docs.bullmq.io/guide/events. */
  function jobsThroughQueue(): Promise<number> {
    return onRedis(
      async (client) =>
        ((await client.xRange(`${shop.database.prefix}:brew:events`, '-', '+')) ?? []).filter(
          ({ message }) => message?.['event'] === 'completed',
        ).length,
    );
  }

  async function buyUntilQueued(): Promise<void> {
    const before = await jobsThroughQueue();
    await waitFor(RECOVERY_MS, async () => {
      await untilCompleted(shop.databaseUrl, (await buy(shop)).intent.orderRef);
      return (await jobsThroughQueue()) > before;
    });
  }

  it('INF-01 the shop sells, enforces limits and ships without Redis, and uses the queue again after the restart', async () => {
    const workerPid = shop.worker.pid;
    await redis.crash();
    for (const path of ['/api/coffees', '/']) expect(await statusOf(shop.baseUrl, path)).toBe(200);
    const bought = await Promise.all([1, 2, 3].map(() => buy(shop)));
    for (const { intent, status } of bought) {
      expect(status).toBe(200);
      await untilCompleted(shop.databaseUrl, intent.orderRef);
      expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
    }
    const guesses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      guesses.push((await post(shop.baseUrl, '/api/validate-coupon', { code: 'NOPE', subtotal: 20 })).status);
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    // Ready without Redis, and reported as degraded (INF-22).
    expect(await readinessOf(shop.baseUrl)).toMatchObject({
      code: 200,
      status: 'degraded',
      checks: { process: 'ok', postgres: 'ok', redis: expect.stringMatching(/^unreachable \(.+\)$/) },
    });
    await redis.start();
    expect(await waitFor(RECOVERY_MS, async () => (await readinessOf(shop.baseUrl)).status === 'ready')).toBe(true);
    await buyUntilQueued();
    expect(shop.worker.pid).toBe(workerPid);
  });

  // Each number cuts the connection at another step of the handshake.
  it.each([0, 4, 6, 8])(
    'INF-01 a worker that loses Redis after %i answers of its start ships without it and uses the queue later',
    async (afterAnswers) => {
      await shop.worker.stop();
      proxy.setMode({ kind: 'cut', afterAnswers });
      await shop.worker.restart();
      const [first] = await Promise.all([buy(shop), waitFor(10_000, async () => proxy.mode().kind === 'reset')]);
      await untilCompleted(shop.databaseUrl, first.intent.orderRef);
      proxy.setMode({ kind: 'pass' });
      await buyUntilQueued();
    },
  );

  it('INF-01 a Redis that accepts commands from the worker and never answers delays no order', async () => {
    proxy.setMode({ kind: 'blackhole' });
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef, 60_000);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
    // As with a firewall that dropped the connections: they are closed when traffic passes again.
    proxy.setMode({ kind: 'reset' });
    proxy.setMode({ kind: 'pass' });
    await buyUntilQueued();
  });

  it('INF-02 a queue that was flushed loses no order', async () => {
    await shop.worker.stop();
    const bought = await Promise.all([1, 2, 3, 4, 5].map(() => buy(shop)));
    await onRedis((client) => client.flushAll());
    await shop.worker.restart();
    for (const { intent } of bought) {
      await untilCompleted(shop.databaseUrl, intent.orderRef);
      expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
    }
    await buyUntilQueued();
  });

  it('INF-02 a queue that is flushed continuously while orders arrive loses no order and repeats nothing', async () => {
    let isOver = false;
    const flushing = onRedis(async (client) => {
      while (!isOver) await client.flushAll();
    });
    const bought = await Promise.all([1, 2, 3, 4, 5, 6].map(() => buy(shop)));
    isOver = true;
    await flushing;
    for (const { intent } of bought) {
      await untilCompleted(shop.databaseUrl, intent.orderRef);
      expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
    }
    await buyUntilQueued();
  });

  it('INF-02 Redis restarted empty with jobs queued loses no order', async () => {
    await shop.worker.stop();
    const bought = await Promise.all([1, 2, 3].map(() => buy(shop)));
    await shop.worker.restart();
    await redis.crash();
    await redis.start();
    for (const { intent } of bought) {
      await untilCompleted(shop.databaseUrl, intent.orderRef);
      expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
    }
    await buyUntilQueued();
  });
});
