import { beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { breakProvider, type FaultScript, healProviders } from '../../support/ledger.ts';
import { buy } from '../../support/shopper.ts';
import { effectsOf, countEffects, once, withSecondCopy } from '../../support/shop/effects.ts';
import { orderOf, untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

const HOUR_SECONDS = 3_600;

describe('a mail server that is away or unclear', () => {
  // A lost answer leaves it open whether the first copy arrived (I5).
  const shop = setupShop({ env: quickRecovery }, { maxCopiesOfConfirmation: 2 });
  // A worker keeps its connections to the mail server; each test is about new ones.
  beforeEach(() => shop.worker.restart());

  const refusals: { what: string; method: string; kind: FaultScript['kind']; status?: number }[] = [
    { what: 'connections are refused', method: 'CONNECT', kind: 'reset-before' },
    { what: 'the greeting is a 421', method: 'CONNECT', kind: 'status', status: 421 },
    { what: 'the recipient gets a 450', method: 'RCPT', kind: 'status', status: 450 },
    { what: 'the message gets a 451', method: 'DATA', kind: 'status', status: 451 },
    { what: 'the message gets a 554', method: 'DATA', kind: 'status', status: 554 },
    { what: 'the connection breaks within the message', method: 'DATA', kind: 'reset-before' },
  ];
  it.each(refusals)('INF-13 the confirmation arrives once, later, when $what', async ({ method, kind, status }) => {
    await breakProvider(shop.sandboxUrl, { target: 'smtp', count: 1, method, kind, ...(status && { status }) });
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
    expect(shop.worker.entries().some((entry) => entry['msg'] === 'job failed, will be retried')).toBe(true);
  });

  it('INF-13 a message whose receipt got lost is sent a second time under the same Message-ID', async () => {
    await breakProvider(shop.sandboxUrl, { target: 'smtp', method: 'DATA', kind: 'reset-after', count: 1 });
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(withSecondCopy);
  });

  /** Lets the pause before the entry's next try pass at once; resolves with the seconds it had left. The queue's own copy still waits, the sweep does not. */
  async function skipPause(orderId: number, afterTry: number): Promise<number | null> {
    const [row] = await shop.sql<{ skipped: number }>(
      `with next as (select id, extract(epoch from leased_until - now())::float as skipped from outbox
           where job = 'orders.fulfil' and subject = $1 and state = 'due' and attempts > $2 and deaths = 0 and leased_until > now())
         update outbox set leased_until = now() - interval '1 minute' from next where outbox.id = next.id returning skipped`,
      [`order:${orderId}`, afterTry],
    );
    return row?.skipped ?? null;
  }

  it('INF-13 an order outlasts a mail server that is down for an hour', async () => {
    await breakProvider(shop.sandboxUrl, { target: 'smtp', method: 'CONNECT', kind: 'reset-before', count: 0 });
    const { intent } = await buy(shop);
    const { id } = await orderOf(shop.databaseUrl, intent.orderRef);
    let waitedSeconds = 0;
    for (let tries = 0; waitedSeconds < HOUR_SECONDS; tries += 1) waitedSeconds += await waitFor(15_000, () => skipPause(id, tries));
    expect((await effectsOf(shop.sandboxUrl, intent.orderRef)).confirmations).toEqual([]);
    await healProviders(shop.sandboxUrl);
    const next = skipPause(id, 0);
    await Promise.all([next, untilCompleted(shop.databaseUrl, intent.orderRef)]);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
  });
});
