import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { breakProvider } from '../../support/ledger.ts';
import { startTcpProxy, type TcpProxy } from '../../support/network/tcp-proxy.ts';
import { buy } from '../../support/shopper.ts';
import { startRedis, type TestRedis } from '../../support/start-redis.ts';
import { countEffects, once } from '../../support/shop/effects.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

const RECONNECTED_MS = 10_000;

/** The worker sweeps once, when it starts. Jobs enqueued after that reach it only through the queue. */
const withoutSweep = { ...quickRecovery, SWEEP_INTERVAL_SECONDS: '600' };

describe('the queue after Redis has lost data', () => {
  let redis: TestRedis;
  let other: TestRedis;
  let proxy: TcpProxy;
  beforeAll(async () => {
    [redis, other] = await Promise.all([startRedis(), startRedis()]);
    proxy = await startTcpProxy({ port: redis.port });
  });
  afterAll(async () => {
    await proxy?.close();
    await Promise.all([redis?.close(), other?.close()]);
  });
  const shop = setupShop(() => ({ stores: { redisUrl: proxy.through(redis.url) }, env: withoutSweep }));

  async function command(...args: string[]): Promise<void> {
    const client = createClient({ url: redis.url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.sendCommand(args);
    } finally {
      client.destroy();
    }
  }

  async function untilConnected(): Promise<void> {
    await waitFor(RECONNECTED_MS, async () => {
      const { checks } = (await (await fetch(new URL('/readyz', shop.baseUrl))).json()) as { checks: { redis: string } };
      // For api and worker: the client, the queue's consumer and its blocking connection.
      return checks.redis === 'ok' && proxy.connections() >= 4;
    });
  }

  async function expectQueueDelivers(): Promise<void> {
    const bought = await Promise.all([1, 2, 3].map(() => buy(shop)));
    for (const { intent } of bought) {
      await untilCompleted(shop.databaseUrl, intent.orderRef);
      expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
    }
    const warned = [...shop.api.entries(), ...shop.worker.entries()].filter((entry) => String(entry['msg']).startsWith('not queued'));
    expect(warned).toEqual([]);
  }

  it('INF-17 delivers jobs at the start', expectQueueDelivers);

  it.each(['SCRIPT FLUSH', 'FLUSHALL'])('INF-17 delivers jobs right after %s', async (line) => {
    const args = line.split(' ');
    await command(...args);
    await expectQueueDelivers();
    await command(...args);
    await expectQueueDelivers();
  });

  it('INF-17 delivers jobs after Redis was killed and restarted empty', async () => {
    await redis.crash();
    await redis.start();
    await untilConnected();
    await expectQueueDelivers();
  });

  it('INF-17 delivers jobs after Redis was restarted with its data', async () => {
    // SHUTDOWN closes the connection and sends no answer.
    await expect(command('SHUTDOWN', 'SAVE')).rejects.toThrow('Socket closed unexpectedly');
    await redis.crash();
    await redis.start();
    await untilConnected();
    await expectQueueDelivers();
  });

  it('INF-17 delivers jobs after the address changed to another, empty Redis', async () => {
    proxy.failOver(other.port);
    await untilConnected();
    await expectQueueDelivers();
  });

  it('INF-17 the worker enqueues a failed job again after SCRIPT FLUSH', async () => {
    proxy.failOver(redis.port);
    await untilConnected();
    await command('SCRIPT', 'FLUSH');
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/shippo/transactions', kind: 'status', status: 503, count: 2 });
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef, 60_000);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
  });
});
