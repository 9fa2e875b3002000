import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { buy } from '../../support/shopper.ts';
import { startPostgres, type TestPostgres } from '../../support/start-postgres.ts';
import { startRedis, type TestRedis } from '../../support/start-redis.ts';
import { readinessOf, statusOf } from '../../support/shop/readiness.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

describe('api and worker started before PostgreSQL and Redis', () => {
  let postgres: TestPostgres;
  let redis: TestRedis;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres({ isCrashSafe: true }), startRedis()]);
    await Promise.all([postgres.crash(), redis.crash()]);
  });
  afterAll(() => Promise.all([postgres?.close(), redis?.close()]));
  const shop = setupShop(() => ({
    stores: { databaseUrl: postgres.url, redisUrl: redis.url },
    readyAt: '/healthz',
    env: { ...quickRecovery, DATABASE_WAIT_SECONDS: '120' },
  }));

  it('INF-03 stay up, name what is missing, and serve once it is available', async () => {
    const pids = [shop.api.pid, shop.worker.pid];
    expect(await readinessOf(shop.baseUrl)).toEqual({
      code: 503,
      status: 'not ready',
      jobs: { oldestDueSeconds: null },
      checks: {
        process: 'starting',
        postgres: expect.stringMatching(/^unreachable \(.+\)$/),
        redis: expect.stringMatching(/^unreachable \(.+\)$/),
      },
    });
    expect(await statusOf(shop.baseUrl, '/healthz')).toBe(200);
    expect(await statusOf(shop.baseUrl, '/api/coffees')).toBe(503);
    await redis.start();
    const withoutPostgres = await waitFor(10_000, async () => {
      const seen = await readinessOf(shop.baseUrl);
      return seen.checks.redis === 'ok' && seen;
    });
    expect(withoutPostgres).toMatchObject({ code: 503, checks: { process: 'starting' } });
    await postgres.start();
    await waitFor(20_000, async () => (await readinessOf(shop.baseUrl)).status === 'ready');
    const { intent } = await buy(shop);
    await untilCompleted(postgres.url, intent.orderRef);
    expect([shop.api.isRunning(), shop.worker.isRunning(), shop.api.pid, shop.worker.pid]).toEqual([true, true, ...pids]);
  });

  it('INF-22 an api that starts without Redis serves, and reports that it is degraded', async () => {
    await redis.crash();
    await shop.api.restart();
    const degraded = await waitFor(20_000, async () => {
      const seen = await readinessOf(shop.baseUrl);
      return seen.code === 200 && seen;
    });
    expect(degraded).toMatchObject({ status: 'degraded', checks: { process: 'ok', redis: expect.stringMatching(/^unreachable/) } });
    const { intent } = await buy(shop);
    await untilCompleted(postgres.url, intent.orderRef);
    await redis.start();
    await waitFor(20_000, async () => (await readinessOf(shop.baseUrl)).status === 'ready');
  });

  it('INF-03 readiness names a Redis with an eviction policy as the reason', async () => {
    const client = createClient({ url: redis.url });
    await client.connect();
    await client.configSet('maxmemory-policy', 'allkeys-lru');
    const refused = await waitFor(5_000, async () => {
      const seen = await readinessOf(shop.baseUrl);
      return seen.code === 503 && seen;
    });
    expect(refused.checks).toEqual({ process: 'ok', postgres: 'ok', redis: 'maxmemory-policy is allkeys-lru, must be noeviction' });
    await client.configSet('maxmemory-policy', 'noeviction');
    client.destroy();
    await waitFor(5_000, async () => (await readinessOf(shop.baseUrl)).status === 'ready');
  });
});
