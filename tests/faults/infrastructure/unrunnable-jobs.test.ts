import { createClient } from 'redis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { buy } from '../../support/shopper.ts';
import { startRedis, type TestRedis } from '../../support/start-redis.ts';
import { type CarrierFront, startCarrierFront } from '../carrier/carrier-front.ts';
import { effectsOf, countEffects, once } from '../../support/shop/effects.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

interface EntryRow {
  id: number;
  state: string;
  attempts: number;
  last_error: string | null;
}

describe('jobs that cannot be run', () => {
  let front: CarrierFront;
  let redis: TestRedis;
  beforeAll(async () => {
    [front, redis] = await Promise.all([startCarrierFront(), startRedis()]);
  });
  afterAll(() => Promise.all([front?.close(), redis?.close()]));
  const shop = setupShop(() => ({ stores: { redisUrl: redis.url }, env: { ...quickRecovery, SHIPPO_API_BASE: front.url } }));
  beforeAll(() => front.passTo(shop.sandboxUrl));
  afterEach(() => front.script(null));

  async function fulfilEntryOf(orderRef: string): Promise<EntryRow> {
    const [entry] = await shop.sql<EntryRow>(
      `select b.* from outbox b join orders o on b.subject = 'order:' || o.id where b.job = 'orders.fulfil' and o.ref = $1`,
      [orderRef],
    );
    return entry!;
  }

  it('INF-11 a job that kills its process each time is parked for a person, and the others flow', async () => {
    await shop.worker.stop();
    const poison = (await buy(shop)).intent.orderRef;
    const others = await Promise.all([1, 2, 3, 4, 5].map(async () => (await buy(shop)).intent.orderRef));
    async function isPoisonRate(rate: string | null): Promise<boolean> {
      return (await shop.sql('select id from orders where ref = $1 and label_rate_id = $2', [poison, rate])).length > 0;
    }
    // The others take their time at the carrier, so that they are at work whenever the poison strikes.
    front.script(async ({ method, path, query: asked, body }, passOn) => {
      const isPurchase = method === 'POST' && path.startsWith('/transactions');
      // Also when it asks for what it bought before: a try that comes within the lease would else leave the label to another job.
      if (isPurchase ? body['metadata'] === poison : await isPoisonRate(asked.get('rate'))) {
        process.kill(shop.worker.pid, 'SIGKILL');
        return new Promise(() => undefined);
      }
      return isPurchase ? new Promise((resolve) => setTimeout(() => resolve(passOn()), 250)) : passOn();
    });
    let deaths = 0;
    await shop.worker.restart();
    const parked = await waitFor(120_000, async () => {
      if (!shop.worker.isRunning()) {
        deaths += 1;
        await shop.worker.restart();
      }
      const entry = await fulfilEntryOf(poison);
      return entry.state === 'parked' && entry;
    });
    expect(parked.last_error).toMatch(/died/);
    expect(deaths).toBe(5);
    for (const ref of others) {
      await untilCompleted(shop.databaseUrl, ref);
      expect(await countEffects(shop.sandboxUrl, ref)).toEqual(once);
    }
    expect((await effectsOf(shop.sandboxUrl, poison)).labels).toEqual([]);
    front.script(null);
    // What a person does once the cause is gone.
    await shop.sql(`update outbox set state = 'due', attempts = 0, deaths = 0, leased_until = now() where id = $1`, [parked.id]);
    await untilCompleted(shop.databaseUrl, poison);
    expect(await countEffects(shop.sandboxUrl, poison)).toEqual(once);
  });

  it('INF-14 entries of a job that this version does not know stay due, and the others flow', async () => {
    await shop.sql(
      `insert into outbox (job, subject, payload, created_at) select 'orders.send-by-drone', 'order:' || n, '{"orderId": 1}'::jsonb, now() - interval '1 hour' from generate_series(1, 600) n`,
    );
    await shop.worker.stop();
    const { intent } = await buy(shop);
    const client = createClient({ url: redis.url });
    await client.connect();
    await client.flushAll();
    client.destroy();
    await shop.worker.restart();
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
    const [left] = await shop.sql<{ untouched: number }>(
      `select count(*)::int as untouched from outbox where job = 'orders.send-by-drone' and state = 'due' and attempts = 0 and leased_until is null`,
    );
    expect(left).toEqual({ untouched: 600 });
    // A worker of the next version would run them; here nobody will.
    await shop.sql(`delete from outbox where job = 'orders.send-by-drone'`);
  });
});
