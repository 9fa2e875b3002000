import { startTestApi, type TestApi } from '@brew-quest/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postJson, runGraphql, startEdge } from './edge.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startEdge();
});
afterAll(() => api.close());

test('is ready with its stores', async () => {
  const answer = await fetch(`${api.baseUrl}/readyz`);
  expect(await answer.json()).toEqual({
    status: 'ready',
    checks: { process: 'ok', postgres: 'ok', redis: 'ok' },
    jobs: { oldestDueSeconds: null },
  });
  expect(answer.status).toBe(200);
});

test('says why it is not ready while both stores are away, and lives', async () => {
  const lonely = await startTestApi({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    REDIS_URL: 'redis://127.0.0.1:1',
    SANDBOX_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'silent',
  });
  try {
    expect((await fetch(`${lonely.baseUrl}/healthz`)).status).toBe(200);
    const answer = await fetch(`${lonely.baseUrl}/readyz`);
    expect(answer.status).toBe(503);
    const { checks } = (await answer.json()) as { checks: Record<string, string> };
    expect(checks.postgres).toContain('unreachable');
    expect(checks.redis).toContain('unreachable');
    const coupon = await postJson(`${lonely.baseUrl}/api/validate-coupon`, { code: 'HELLO', subtotal: 40 });
    expect(coupon.status).toBe(503);
    expect(coupon.headers.get('retry-after')).toBe('2');
    const { status, body } = await runGraphql(lonely.baseUrl, '{ products { slug } }');
    expect(status).toBe(503);
    expect(body.errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
  } finally {
    await lonely.close();
  }
});

test('is not ready when Redis may throw away what it was given', async () => {
  await api.app.redis.configSet('maxmemory-policy', 'allkeys-lru');
  try {
    const { promise: pause, resolve } = Promise.withResolvers<void>();
    // The last look is kept for half a second.
    setTimeout(resolve, 600);
    await pause;
    const answer = await fetch(`${api.baseUrl}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: 'not ready',
      checks: { redis: 'maxmemory-policy is allkeys-lru, must be noeviction' },
    });
  } finally {
    await api.app.redis.configSet('maxmemory-policy', 'noeviction');
  }
});
