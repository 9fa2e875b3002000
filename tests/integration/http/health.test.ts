import { expect, test } from 'vitest';
import { postJson, runGraphql } from './requests.ts';
import { openShop, setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });

test('is ready with PostgreSQL and Redis', async () => {
  const answer = await fetch(`${shop.baseUrl}/readyz`);
  expect(await answer.json()).toEqual({
    status: 'ready',
    checks: { process: 'ok', postgres: 'ok', redis: 'ok' },
    jobs: { oldestDueSeconds: null },
  });
  expect(answer.status).toBe(200);
});

test('reports why it is not ready while PostgreSQL and Redis are unavailable, and stays alive', async () => {
  const withoutStores = await openShop({
    processes: 'in-process',
    stores: { databaseUrl: 'postgres://nobody@127.0.0.1:1/none', redisUrl: 'redis://127.0.0.1:1' },
    readyAt: '/healthz',
  });
  try {
    expect((await fetch(`${withoutStores.baseUrl}/healthz`)).status).toBe(200);
    const answer = await fetch(`${withoutStores.baseUrl}/readyz`);
    expect(answer.status).toBe(503);
    const { checks } = (await answer.json()) as { checks: Record<string, string> };
    expect(checks.postgres).toContain('unreachable');
    expect(checks.redis).toContain('unreachable');
    const coupon = await postJson(`${withoutStores.baseUrl}/api/validate-coupon`, { code: 'HELLO', subtotal: 40 });
    expect(coupon.status).toBe(503);
    expect(coupon.headers.get('retry-after')).toBe('2');
    const { status, body } = await runGraphql(withoutStores.baseUrl, '{ products { slug } }');
    expect(status).toBe(503);
    expect(body.errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
  } finally {
    await withoutStores.close();
  }
});

test('is not ready when Redis may evict keys', async () => {
  await shop.app.redis.configSet('maxmemory-policy', 'allkeys-lru');
  try {
    const { promise: pause, resolve } = Promise.withResolvers<void>();
    // The last check is cached for half a second.
    setTimeout(resolve, 600);
    await pause;
    const answer = await fetch(`${shop.baseUrl}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: 'not ready',
      checks: { redis: 'maxmemory-policy is allkeys-lru, must be noeviction' },
    });
  } finally {
    await shop.app.redis.configSet('maxmemory-policy', 'noeviction');
  }
});
