import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../sandbox/src/control/faults.ts';
import { findViolations, waitFor, waitUntilIdle, withDatabaseClient } from '../../support/invariants.ts';
import { createIntent, newEmail, payByCard, processPayment } from '../../support/shopper.ts';
import { openShop, ordersOf, type ShopUnderFault } from './shop-under-fault.ts';

const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 600);
const SEED = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000);
const KILL_EVERY_MS = 5_000;
const SHOPPERS = 6;
/** The sandbox keeps the last 500 mails, and each has to be found at the end. */
const MAX_VISITS = 450;
const PAUSE_MS = (SECONDS * 1000 * SHOPPERS) / MAX_VISITS;
/** reliability.md, I1: what a fault left open is settled this soon after the last one healed. */
const SETTLE_MS = 120_000;

describe(`random kills for ${SECONDS} s (SOAK_SEED=${SEED})`, () => {
  let shop: ShopUnderFault;
  beforeAll(async () => {
    shop = await openShop({ apis: 2, workers: 2, env: { RECONCILE_AFTER_SECONDS: '5' } });
    // An endless shelf and coupon: the soak is about dying, not about running out.
    await withDatabaseClient(shop.databaseUrl, async (client) => {
      await client.query('update stock_item set adjusted = adjusted + 1000000, available = available + 1000000');
      await client.query('update coupon set usage_limit = 1000000, expires_at = null');
    });
  });
  afterAll(() => shop?.close());

  it(
    'INF-07 leave every promise kept',
    async () => {
      const end = Date.now() + SECONDS * 1000;
      const isOver = (): boolean => Date.now() > end;
      const random = seededRandom(SEED);
      const below = (limit: number): number => Math.floor(random() * limit);

      /** What a browser does when its request was cut off or turned away: once more, at whichever replica answers. */
      const insist = async <T extends { status: number }>(send: (baseUrl: string) => Promise<T>): Promise<T | null> => {
        for (let tries = 0; tries < 20; tries += 1) {
          const answer = await send(shop.baseUrls[below(shop.baseUrls.length)]!).catch(() => null);
          if (answer && answer.status < 500) return answer;
          await sleep(300);
        }
        return null;
      };
      const shopper = async (number: number): Promise<void> => {
        for (let visit = 0; !isOver(); visit += 1) {
          await sleep(below(2 * PAUSE_MS));
          const isDiscounted = below(4) === 0;
          const wish = {
            key: `soak-${SEED}-${number}-${visit}`,
            email: newEmail(),
            ...(isDiscounted && { couponCode: 'BREW10', amount: 20.39 }),
          };
          const intent = await insist((baseUrl) => createIntent(baseUrl, wish));
          const mood = below(5);
          if (intent?.status !== 200 || mood === 0) continue; // Looks, and leaves.
          const { paymentIntentId } = intent.body;
          await payByCard(shop.sandboxUrl, paymentIntentId).catch(() => null);
          if (mood === 1) continue; // Closes the tab on the way back.
          const calls = mood === 2 ? 3 : 1; // Or hammers the button.
          await Promise.all(Array.from({ length: calls }, () => insist((baseUrl) => processPayment(baseUrl, paymentIntentId))));
        }
      };
      const kills = { api: 0, worker: 0 };
      const killer = async (): Promise<void> => {
        for (;;) {
          await sleep(KILL_EVERY_MS);
          if (isOver()) return;
          const kind = below(2) === 0 ? 'api' : 'worker';
          const victims = kind === 'api' ? shop.apis : shop.workers;
          const victim = victims[below(victims.length)]!;
          await victim.kill9();
          await victim.restart();
          kills[kind] += 1;
        }
      };
      await Promise.all([killer(), ...Array.from({ length: SHOPPERS }, (_, number) => shopper(number))]);

      await waitUntilIdle(shop.databaseUrl, SETTLE_MS);
      const options = { databaseUrl: shop.databaseUrl, sandboxUrl: shop.sandboxUrl, maxCopiesOfConfirmation: 3 };
      const violations = await waitFor(SETTLE_MS, async () => ((await findViolations(options)).length === 0 ? ['none'] : null)).catch(() =>
        findViolations(options),
      );
      const orders = await ordersOf(shop.databaseUrl);
      const completed = orders.filter(({ status }) => status === 'completed').length;
      process.stdout.write(`soak: ${orders.length} checkouts, ${completed} completed, ${kills.api} api and ${kills.worker} worker kills\n`);
      expect(violations).toEqual(['none']);
      expect(completed).toBeGreaterThan(0);
      expect(orders.filter(({ status }) => status === 'paid')).toEqual([]);
    },
    SECONDS * 1000 + 3 * SETTLE_MS,
  );
});
