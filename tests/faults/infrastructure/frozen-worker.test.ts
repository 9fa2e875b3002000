import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { buy } from '../../support/shopper.ts';
import type { ServiceProcess } from '../../support/service-process.ts';
import { countEffects, effectsOf, once, withSecondCopy } from '../../support/shop/effects.ts';
import { ordersOf, untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

/** How long the failpoint sleeps; the lease of the worker's job is 2 s. */
const SLEEP_MS = 3_000;

describe('a worker stopped by SIGSTOP', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brew-failpoints-'));
  const file = join(folder, 'worker');
  function arm(text: string): void {
    writeFileSync(file, text);
  }
  // Registered first, so that it runs last.
  afterAll(() => rmSync(folder, { recursive: true }));
  const shop = setupShop(
    () => {
      arm('');
      return { env: quickRecovery, workerEnv: { FAILPOINTS: `@${file}` } };
    },
    { maxCopiesOfConfirmation: 2 },
  );
  afterAll(() => {
    for (const worker of shop.workers) worker.signal('SIGCONT');
  });

  async function newestOrder() {
    return (await ordersOf(shop.databaseUrl)).at(-1)!;
  }
  async function entryOf(orderRef: string) {
    return (
      await shop.sql<{ state: string; attempts: number; done_at: Date; leased_until: Date | null }>(
        `select b.* from outbox b join orders o on b.subject = 'order:' || o.id where b.job = 'orders.fulfil' and o.ref = $1`,
        [orderRef],
      )
    )[0];
  }
  function countLostClaims(worker: ServiceProcess): number {
    return worker.entries().filter((entry) => /another attempt/.test(String(entry['msg']))).length;
  }

  /** `isReached` returns whether the worker is at the failpoint, by what it has written or sent before. */
  const places: { failpoint: string; isReached(ref: string): Promise<boolean>; effects?: typeof once }[] = [
    { failpoint: 'fulfil.stock-committed', isReached: async (ref) => (await shop.auditOf(ref)).includes('goods-settled') },
    { failpoint: 'label.intent-recorded', isReached: async (ref) => (await shop.auditOf(ref)).includes('label-intended') },
    { failpoint: 'label.after-purchase', isReached: async (ref) => (await effectsOf(shop.sandboxUrl, ref)).labels.length > 0 },
    { failpoint: 'mail.before-send', isReached: async (ref) => (await shop.auditOf(ref)).includes('label-bought') },
    {
      failpoint: 'mail.after-send',
      isReached: async (ref) => (await effectsOf(shop.sandboxUrl, ref)).confirmations.length > 0,
      // The worker cannot know whether the first copy arrived (I5).
      effects: withSecondCopy,
    },
  ];

  it.each(places)(
    'SHP-05 stopped at $failpoint for longer than its lease, it buys no label, sends no mail and writes nothing after another worker has completed the job',
    async ({ failpoint, isReached, effects = once }) => {
      const [frozen] = shop.workers as [ServiceProcess];
      arm(`${failpoint}:sleep=${SLEEP_MS}`);
      const buying = buy(shop);
      const { ref } = await waitFor(20_000, async () => {
        const order = await newestOrder();
        return order && order.status === 'paid' && (await isReached(order.ref)) && order;
      });
      frozen.signal('SIGSTOP');
      const other = await shop.addWorker({ FAILPOINTS: undefined });
      try {
        expect((await buying).intent.orderRef).toBe(ref);
        const done = await untilCompleted(shop.databaseUrl, ref, 60_000);
        const entry = await waitFor(20_000, async () => {
          const found = await entryOf(ref);
          return found?.state === 'done' && found;
        });
        const audit = await shop.auditOf(ref);
        const lostClaims = countLostClaims(frozen);
        frozen.signal('SIGCONT');
        await waitFor(30_000, async () => countLostClaims(frozen) > lostClaims);
        expect(await countEffects(shop.sandboxUrl, ref)).toEqual(effects);
        const { labels } = await effectsOf(shop.sandboxUrl, ref);
        expect(labels).toMatchObject([{ trackingNumber: done.tracking_number }]);
        expect((await ordersOf(shop.databaseUrl)).find((order) => order.ref === ref)).toEqual(done);
        expect(await shop.auditOf(ref)).toEqual(audit);
        expect(await entryOf(ref)).toEqual(entry);
      } finally {
        frozen.signal('SIGCONT');
        await other.stop();
      }
    },
  );

  it('INF-16 completes its own job when it was stopped for less than its lease', async () => {
    const [frozen] = shop.workers as [ServiceProcess];
    arm('label.intent-recorded:sleep=500');
    await frozen.restart({ JOB_LEASE_SECONDS: '60' });
    const buying = buy(shop);
    const { ref } = await waitFor(20_000, async () => {
      const order = await newestOrder();
      return order && order.status === 'paid' && (await shop.auditOf(order.ref)).includes('label-intended') && order;
    });
    frozen.signal('SIGSTOP');
    await buying;
    frozen.signal('SIGCONT');
    await untilCompleted(shop.databaseUrl, ref);
    expect((await entryOf(ref))?.attempts).toBe(1);
    expect(await countEffects(shop.sandboxUrl, ref)).toEqual(once);
  });
});
