import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateAndSeed } from '@brew-quest/api/testing';
import { seededRandom } from '../../../sandbox/src/parts/faults.ts';
import { findViolations, waitFor, waitUntilIdle, withDatabaseClient } from '../../support/invariants.ts';
import { readLedger } from '../../support/ledger.ts';
import { startPostgres, type TestPostgres } from '../../support/start-postgres.ts';
import { startRedis, type TestRedis } from '../../support/start-redis.ts';
import { openShop, type RealShop } from '../../support/open-shop.ts';
import { ordersOf } from '../../support/shop/order-rows.ts';
import { BAG_OF_THE_RACE, COUPON_OF_THE_RACE, habits, type Traffic, visit } from './random-shopper.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';

const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 600);
const SEED = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000);
const KILL_EVERY_MS = 10_000;
/** A killed process is started again after this time at most. */
const LONGEST_DOWNTIME_MS = 3_000;
const SHOPPERS = 6;
const LONGEST_PAUSE_MS = 3_000;
const RESTOCK_EVERY_MS = 5_000;
/** docs/reliability.md, I1: recovery is complete this long after the last fault. */
const RECOVERY_MS = 120_000;
const HOLD_SECONDS = 30;

describe(`random kills for ${SECONDS} s (SOAK_SEED=${SEED})`, () => {
  let postgres: TestPostgres;
  let redis: TestRedis;
  let sandbox: SandboxProcess;
  let shop: RealShop;
  beforeAll(async () => {
    [postgres, redis, sandbox] = await Promise.all([startPostgres({ isCrashSafe: true }), startRedis(), startSandboxProcess()]);
    await migrateAndSeed(postgres.url);
    await withDatabaseClient(postgres.url, async (client) => {
      await client.query('update stock_item set adjusted = adjusted + 1000000, available = available + 1000000');
      await client.query(
        `update stock_item s set adjusted = adjusted - available + 1, available = 1 from product p where p.id = s.product_id and p.slug = $1`,
        [BAG_OF_THE_RACE],
      );
      await client.query(
        `insert into coupon (code, description, discount_type, discount_value, usage_limit) values ($1, 'soak', 'percentage', 10, 10)`,
        [COUPON_OF_THE_RACE],
      );
    });
    const env = {
      JOB_LEASE_SECONDS: '10',
      SWEEP_INTERVAL_SECONDS: '1',
      RECONCILE_AFTER_SECONDS: '5',
      PROCESS_PAYMENT_WAIT_MS: '300',
      CHECKOUT_HOLD_SECONDS: String(HOLD_SECONDS),
    };
    shop = await openShop({ stores: { databaseUrl: postgres.url, redisUrl: redis.url }, sandbox, apis: 2, workers: 2, env });
  });
  afterAll(async () => {
    await shop?.close();
    await Promise.all([postgres?.close(), redis?.close()]);
  });

  it(
    'INF-07 leave every invariant true, mails included',
    async () => {
      const end = Date.now() + SECONDS * 1000;
      const random = seededRandom(SEED);
      function randomBelow(limit: number): number {
        return Math.floor(random() * limit);
      }
      const traffic: Traffic = { baseUrls: shop.baseUrls, sandboxUrl: shop.sandboxUrl, randomBelow, isOver: () => Date.now() > end };

      const visits = Object.fromEntries(habits.map((habit) => [habit, 0])) as Record<(typeof habits)[number], number>;
      async function shopper(): Promise<void> {
        while (!traffic.isOver()) {
          await sleep(randomBelow(LONGEST_PAUSE_MS));
          const habit = habits[randomBelow(habits.length)]!;
          visits[habit] += 1;
          await visit(traffic, habit);
        }
      }
      /** Adds a bag and a coupon use at intervals, so that shoppers keep competing for the last one. */
      async function restock(): Promise<void> {
        while (!traffic.isOver()) {
          await sleep(RESTOCK_EVERY_MS);
          await withDatabaseClient(postgres.url, async (client) => {
            client.on('error', () => undefined);
            await client.query(
              `update stock_item s set adjusted = adjusted + 1, available = available + 1 from product p where p.id = s.product_id and p.slug = $1`,
              [BAG_OF_THE_RACE],
            );
            await client.query('update coupon set usage_limit = usage_limit + 1 where code = $1', [COUPON_OF_THE_RACE]);
          }).catch(() => undefined);
        }
      }

      function killService(of: () => { kill9(): Promise<unknown>; restart(): Promise<void> }) {
        return async (): Promise<void> => {
          const service = of();
          await service.kill9();
          await sleep(randomBelow(LONGEST_DOWNTIME_MS));
          await service.restart();
        };
      }
      function crashStore(store: TestPostgres | TestRedis) {
        return async (): Promise<void> => {
          await store.crash();
          await sleep(randomBelow(LONGEST_DOWNTIME_MS));
          await store.start();
        };
      }
      const kills: Record<string, () => Promise<void>> = {
        api: killService(() => shop.apis[randomBelow(shop.apis.length)]!),
        worker: killService(() => shop.workers[randomBelow(shop.workers.length)]!),
        sandbox: killService(() => sandbox.service),
        postgres: crashStore(postgres),
        redis: crashStore(redis),
      };
      const counts = Object.fromEntries(Object.keys(kills).map((kind) => [kind, 0]));
      async function killer(): Promise<void> {
        const kinds = Object.keys(kills);
        for (;;) {
          await sleep(KILL_EVERY_MS);
          if (traffic.isOver()) return;
          const kind = kinds[randomBelow(kinds.length)]!;
          await kills[kind]!();
          counts[kind]! += 1;
        }
      }
      await Promise.all([killer(), restock(), ...Array.from({ length: SHOPPERS }, shopper)]);

      await waitUntilIdle(postgres.url, RECOVERY_MS);
      const options = { databaseUrl: postgres.url, sandboxUrl: shop.sandboxUrl, maxCopiesOfConfirmation: 3 };
      const violations = await waitFor(RECOVERY_MS, async () => ((await findViolations(options)).length === 0 ? ['none'] : null)).catch(
        () => findViolations(options),
      );
      const orders = await ordersOf(postgres.url);
      const byStatus = Object.fromEntries([...Map.groupBy(orders, ({ status }) => status)].map(([status, rows]) => [status, rows.length]));
      const { paymentIntents, refunds, labels, mails } = await readLedger(shop.sandboxUrl);
      const charged = paymentIntents.filter(({ status }) => status === 'succeeded').length;
      const ledger = { intents: paymentIntents.length, charged, refunds: refunds.length, labels: labels.length, mails: mails.length };
      process.stdout.write(`soak ${SEED}: ${JSON.stringify({ visits, kills: counts, orders: byStatus, ledger })}\n`);
      expect(violations).toEqual(['none']);
      expect(byStatus['completed']).toBeGreaterThan(0);
      expect(byStatus['paid']).toBeUndefined();
    },
    SECONDS * 1000 + 3 * RECOVERY_MS,
  );
});
