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

/** The worker sweeps once, when it starts: whatever is bought after that reaches it through the queue or not at all. */
const onlyTheQueue = { ...quickRecovery, SWEEP_INTERVAL_SECONDS: '600' };

describe('the queue after Redis lost what it had', () => {
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
  const shop = setupShop(() => ({ stores: { redisUrl: proxy.through(redis.url) }, env: onlyTheQueue }));

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
      // Of api and worker: client, queue's consumer and its blocking connection.
      return checks.redis === 'ok' && proxy.connections() >= 4;
    });
  }

  async function expectQueueCarries(): Promise<void> {
    const bought = await Promise.all([1, 2, 3].map(() => buy(shop)));
    for (const { intent } of bought) {
      await untilCompleted(shop.databaseUrl, intent.orderRef);
      expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
    }
    const warned = [...shop.api.entries(), ...shop.worker.entries()].filter((entry) => String(entry['msg']).startsWith('not queued'));
    expect(warned).toEqual([]);
  }

  it('INF-17 carries jobs to begin with', expectQueueCarries);

  it.each(['SCRIPT FLUSH', 'FLUSHALL'])('INF-17 carries jobs right after %s', async (line) => {
    const args = line.split(' ');
    await command(...args);
    await expectQueueCarries();
    await command(...args);
    await expectQueueCarries();
  });

  it('INF-17 carries jobs once Redis was killed and restarted empty', async () => {
    await redis.crash();
    await redis.start();
    await untilConnected();
    await expectQueueCarries();
  });

  it('INF-17 carries jobs once Redis was restarted with its data', async () => {
    // It cuts the connection instead of answering.
    await expect(command('SHUTDOWN', 'SAVE')).rejects.toThrow('Socket closed unexpectedly');
    await redis.crash();
    await redis.start();
    await untilConnected();
    await expectQueueCarries();
  });

  it('INF-17 carries jobs once the address leads to another, empty Redis', async () => {
    proxy.failOver(other.port);
    await untilConnected();
    await expectQueueCarries();
  });

  it('INF-17 the worker queues a failed job again after SCRIPT FLUSH', async () => {
    proxy.failOver(redis.port);
    await untilConnected();
    await command('SCRIPT', 'FLUSH');
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/shippo/transactions', kind: 'status', status: 503, count: 2 });
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef, 60_000);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
  });
});
