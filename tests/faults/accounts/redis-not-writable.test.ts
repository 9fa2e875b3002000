import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';
import { startRedis, type TestRedis } from '../../support/start-redis.ts';

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis?.close());
const shop = setupShop(() => ({ processes: 'in-process', stores: { redisUrl: redis.url } }));

function command(...args: string[]) {
  return shop.app.redis.sendCommand(args);
}

describe.each([
  ['is full', ['CONFIG', 'SET', 'maxmemory', '1mb'], ['CONFIG', 'SET', 'maxmemory', '0'], 'not writable (OOM)'],
  ['became a replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE'], 'not writable (READONLY)'],
])('while Redis %s', (_title, breakCommand, repairCommand, reason) => {
  afterEach(() => command(...repairCommand));

  test('INF-30: a registration that gets 503 leaves no account', async () => {
    const person = newPerson();
    await command(...breakCommand);
    expect(await shop.browser().post('/api/auth/register', person)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    await command(...repairCommand);
    expect(await shop.browser().post('/api/auth/register', person)).toMatchObject({ status: 201 });
  });

  test('INF-30: the api stays ready, and readiness names the reason', async () => {
    await command(...breakCommand);
    async function answer() {
      return (await fetch(`${shop.baseUrl}/readyz`)).json();
    }
    await expect.poll(answer).toMatchObject({ status: 'degraded', checks: { redis: reason } });
  });
});
