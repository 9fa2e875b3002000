import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { buy } from '../../support/shopper.ts';
import type { ServiceProcess } from '../../support/service-process.ts';
import { countEffects, effectsOf, once, withSecondCopy } from '../../support/shop/effects.ts';
import { ordersOf, untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

/** The frozen worker stops here for this long of its running time; its lease is 2 s. */
const SLEEP_MS = 3_000;

describe('a worker that is frozen for longer than its lease', () => {
  const shop = setupShop({ env: quickRecovery }, { maxCopiesOfConfirmation: 2 });
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
  function stopsOf(worker: ServiceProcess): number {
    return worker.entries().filter((entry) => /another attempt/.test(String(entry['msg']))).length;
  }

  /** The place where the worker is frozen, and what shows from outside that it has got there. */
  const places: { failpoint: string; isReached(ref: string): Promise<boolean>; effects?: typeof once }[] = [
    { failpoint: 'fulfil.stock-committed', isReached: async (ref) => (await shop.auditOf(ref)).includes('goods-settled') },
    { failpoint: 'label.intent-recorded', isReached: async (ref) => (await shop.auditOf(ref)).includes('label-intended') },
    { failpoint: 'label.after-purchase', isReached: async (ref) => (await effectsOf(shop.sandboxUrl, ref)).labels.length > 0 },
    { failpoint: 'mail.before-send', isReached: async (ref) => (await shop.auditOf(ref)).includes('label-bought') },
    {
      failpoint: 'mail.after-send',
      isReached: async (ref) => (await effectsOf(shop.sandboxUrl, ref)).confirmations.length > 0,
      // Nobody can know whether the first copy arrived (I5).
      effects: withSecondCopy,
    },
  ];

  it.each(places)(
    'SHP-05 buys no second label, sends no mail and changes nothing when it goes on from $failpoint after another has finished',
    async ({ failpoint, isReached, effects = once }) => {
      const [frozen] = shop.workers as [ServiceProcess];
      await frozen.restart({ FAILPOINTS: `${failpoint}:sleep=${SLEEP_MS}` });
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
        const stops = stopsOf(frozen);
        frozen.signal('SIGCONT');
        await waitFor(30_000, async () => stopsOf(frozen) > stops);
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

  it('INF-16 goes on with its job when it was frozen for less than its lease', async () => {
    const [frozen] = shop.workers as [ServiceProcess];
    await frozen.restart({ FAILPOINTS: 'label.intent-recorded:sleep=500', JOB_LEASE_SECONDS: '60' });
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
    await frozen.restart({ FAILPOINTS: undefined, JOB_LEASE_SECONDS: '2' });
  });
});
