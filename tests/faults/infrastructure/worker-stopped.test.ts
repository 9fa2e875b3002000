import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { breakProvider, healProviders, readLedger } from '../../support/ledger.ts';
import { buy } from '../../support/shopper.ts';
import { startPostgres, type TestPostgres } from '../../support/start-postgres.ts';
import { startRedis, type TestRedis } from '../../support/start-redis.ts';
import { countEffects, once } from '../../support/shop/effects.ts';
import { orderOf, untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

describe('a worker that gets SIGTERM', () => {
  let postgres: TestPostgres;
  let redis: TestRedis;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres({ isCrashSafe: true }), startRedis()]);
  });
  afterAll(() => Promise.all([postgres?.close(), redis?.close()]));
  const shop = setupShop(() => ({ stores: { databaseUrl: postgres.url, redisUrl: redis.url }, env: quickRecovery }));
  afterEach(async () => {
    await healProviders(shop.sandboxUrl);
    if (!shop.worker.isRunning()) await shop.worker.restart();
  });

  async function countPurchases(): Promise<number> {
    return (await readLedger(shop.sandboxUrl)).calls['POST /shippo/transactions'] ?? 0;
  }

  /** Buys, and resolves while the order's job waits for the answer to its label purchase. */
  async function buyUntilLabelRequest(fault: Parameters<typeof breakProvider>[1]): Promise<string> {
    const before = await countPurchases();
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/shippo/transactions', ...fault });
    const { intent } = await buy(shop);
    await waitFor(10_000, async () => (await countPurchases()) > before);
    return intent.orderRef;
  }

  it('completes its job and exits with 0', async () => {
    const ref = await buyUntilLabelRequest({ kind: 'delay', ms: 3_000 });
    shop.worker.signal('SIGTERM');
    expect(await shop.worker.exited()).toEqual({ code: 0, signal: null });
    expect((await orderOf(postgres.url, ref)).status).toBe('completed');
    expect(await countEffects(shop.sandboxUrl, ref)).toEqual(once);
  });

  it('exits with 0 before a job that takes too long is completed, and the next worker completes it', async () => {
    const ref = await buyUntilLabelRequest({ kind: 'hang' });
    shop.worker.signal('SIGTERM');
    // stop() gives it 20 s and then kills it, which the exit code would show.
    expect(await shop.worker.stop()).toEqual({ code: 0, signal: null });
    expect((await orderOf(postgres.url, ref)).status).toBe('paid');
    await shop.worker.restart();
    await untilCompleted(postgres.url, ref);
    expect(await countEffects(shop.sandboxUrl, ref)).toEqual(once);
  });

  it('starts no new job', async () => {
    const ref = await buyUntilLabelRequest({ kind: 'delay', ms: 3_000 });
    shop.worker.signal('SIGTERM');
    const { intent } = await buy(shop);
    expect(await shop.worker.exited()).toEqual({ code: 0, signal: null });
    expect((await orderOf(postgres.url, ref)).status).toBe('completed');
    expect((await orderOf(postgres.url, intent.orderRef)).status).toBe('paid');
    await shop.worker.restart();
    await untilCompleted(postgres.url, intent.orderRef);
  });

  it('exits with 0 while Redis is unavailable', async () => {
    await redis.crash();
    expect(await shop.worker.stop()).toEqual({ code: 0, signal: null });
    await redis.start();
  });

  it('exits with 0 while PostgreSQL is unavailable', async () => {
    await postgres.crash();
    expect(await shop.worker.stop()).toEqual({ code: 0, signal: null });
    await postgres.start();
  });

  it('exits with 0 when both are unavailable since before its start', async () => {
    await Promise.all([postgres.crash(), redis.crash()]);
    await shop.worker.restart();
    expect(await shop.worker.stop()).toEqual({ code: 0, signal: null });
    await Promise.all([postgres.start(), redis.start()]);
  });
});
