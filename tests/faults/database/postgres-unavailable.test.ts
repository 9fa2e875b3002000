import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitFor, withDatabaseClient } from '../../support/invariants.ts';
import { pauseWebhooks, readDeliveries, resumeWebhooks } from '../../support/ledger.ts';
import { buy, createIntent, graphql, payByCard, processPayment, type RestAnswer } from '../../support/shopper.ts';
import { startPostgres, type TestPostgres } from '../../support/start-postgres.ts';
import { countEffects, once } from '../../support/shop/effects.ts';
import { ordersOf, untilCompleted } from '../../support/shop/order-rows.ts';
import { statusOf } from '../../support/shop/readiness.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

/** The recovery time of docs/reliability.md after a restart of the database. */
const RECOVERY_MS = 10_000;

describe('PostgreSQL stopped without a clean shutdown and started again', () => {
  let postgres: TestPostgres;
  let pids: number[];
  beforeAll(async () => {
    postgres = await startPostgres({ isCrashSafe: true });
  });
  afterAll(() => postgres?.close());
  const shop = setupShop(() => ({ stores: { databaseUrl: postgres.url }, env: quickRecovery }));
  beforeAll(() => {
    pids = [shop.api.pid, shop.worker.pid];
  });
  afterEach(() => {
    if (!shop.api.isRunning() || !shop.worker.isRunning() || pids.join() !== [shop.api.pid, shop.worker.pid].join())
      throw new Error('a process ended');
  });

  it('PAY-17 process-payment answers 503 with a message, and makes one order after the restart', async () => {
    await pauseWebhooks(shop.sandboxUrl);
    const { body: intent } = await createIntent(shop.baseUrl);
    await payByCard(shop.sandboxUrl, intent.paymentIntentId);
    await postgres.crash();
    expect(await processPayment(shop.baseUrl, intent.paymentIntentId)).toMatchObject({
      status: 503,
      body: { message: expect.stringMatching(/\w+/) },
    });
    await postgres.start();
    const paid = await waitFor(RECOVERY_MS, async () => {
      const answer = await processPayment(shop.baseUrl, intent.paymentIntentId);
      return answer.status === 200 && answer;
    });
    expect(paid.body).toMatchObject({ success: true, orderId: intent.orderRef });
    await resumeWebhooks(shop.sandboxUrl);
    await untilCompleted(postgres.url, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
    expect((await ordersOf(postgres.url)).filter((order) => order.number !== null)).toHaveLength(1);
  });

  it('PAY-18 a webhook that could not be stored is not acknowledged, and its redelivery makes the order', async () => {
    await pauseWebhooks(shop.sandboxUrl);
    const { body: intent } = await createIntent(shop.baseUrl);
    await payByCard(shop.sandboxUrl, intent.paymentIntentId);
    await postgres.crash();
    await resumeWebhooks(shop.sandboxUrl);
    const refused = await waitFor(RECOVERY_MS, async () =>
      (await readDeliveries(shop.sandboxUrl)).find(
        (delivery) => delivery.type === 'payment_intent.succeeded' && delivery.attempts.some(({ status }) => status === 503),
      ),
    );
    expect(refused.state).toBe('pending');
    await postgres.start();
    await untilCompleted(postgres.url, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
  });

  it('INF-04 checkouts get 503 with a message, the catalogue keeps answering, and the shop recovers without a restart', async () => {
    const failures: RestAnswer[] = [];
    const catalogue = new Set<number>();
    let isOver = false;
    async function shopper(): Promise<void> {
      while (!isOver) {
        const answer = await createIntent(shop.baseUrl);
        if (answer.status !== 200) failures.push(answer as unknown as RestAnswer);
      }
    }
    async function visitor(): Promise<void> {
      while (!isOver) for (const path of ['/api/coffees', '/api/products']) catalogue.add(await statusOf(shop.baseUrl, path));
    }
    const traffic = [shopper(), shopper(), visitor(), visitor()];
    await waitFor(RECOVERY_MS, async () => (await ordersOf(postgres.url)).length > 3);
    await postgres.crash();
    await waitFor(RECOVERY_MS, async () => failures.length > 3);
    expect((await graphql<{ coffees: unknown[] }>(shop.baseUrl, '{ coffees { slug } }')).coffees.length).toBeGreaterThan(0);
    expect(await statusOf(shop.baseUrl, '/')).toBe(200);
    expect(await statusOf(shop.baseUrl, '/readyz')).toBe(503);
    expect(await statusOf(shop.baseUrl, '/healthz')).toBe(200);
    await postgres.start();
    const { intent } = await waitFor(RECOVERY_MS, () => buy(shop).catch(() => null));
    isOver = true;
    await Promise.all(traffic);
    await untilCompleted(postgres.url, intent.orderRef);
    expect([...catalogue]).toEqual([200]);
    expect(new Set(failures.map(({ status }) => status))).toEqual(new Set([503]));
    expect(failures.every(({ body }) => Boolean(body.message))).toBe(true);
    expect(await waitFor(RECOVERY_MS, async () => (await statusOf(shop.baseUrl, '/readyz')) === 200)).toBe(true);
  });

  it('INF-04 the catalogue receives change notifications again', async () => {
    await postgres.crash();
    await postgres.start();
    // Only the api sees when LISTEN works again, so the change is repeated until it is shown.
    let priceCents = 2000;
    const seen = await waitFor(RECOVERY_MS, async () => {
      priceCents += 1;
      await withDatabaseClient(postgres.url, (client) =>
        client.query(`update product set price_cents = $1 where slug = 'dukes-spice'`, [priceCents]),
      );
      const { product } = await graphql<{ product: { priceCents: number } }>(
        shop.baseUrl,
        '{ product(slug: "dukes-spice") { priceCents } }',
      );
      return product.priceCents > 2000 && product.priceCents;
    });
    expect(seen).toBeGreaterThan(2000);
    await withDatabaseClient(postgres.url, (client) => client.query(`update product set price_cents = 1600 where slug = 'dukes-spice'`));
    await waitFor(
      RECOVERY_MS,
      async () =>
        (await graphql<{ product: { priceCents: number } }>(shop.baseUrl, '{ product(slug: "dukes-spice") { priceCents } }')).product
          .priceCents === 1600,
    );
    expect((await buy(shop)).body.success).toBe(true);
  });
});
