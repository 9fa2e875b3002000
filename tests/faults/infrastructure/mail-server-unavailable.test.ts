import { describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { breakProvider, type FaultScript, healProviders } from '../../support/ledger.ts';
import { buy } from '../../support/shopper.ts';
import { effectsOf, countEffects, once, withSecondCopy } from '../../support/shop/effects.ts';
import { orderOf, untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

const HOUR_SECONDS = 3_600;

describe('a mail server that is unavailable, refuses or loses its answer', () => {
  // After a lost answer the worker cannot know whether the first copy arrived (I5).
  const shop = setupShop({ env: quickRecovery }, { maxCopiesOfConfirmation: 2 });

  /** The worker keeps SMTP connections open. A send that fails on one used before is repeated by nodemailer, on a new connection. */
  async function closeConnections(): Promise<void> {
    await shop.worker.restart();
  }
  function countFailedAttempts(): number {
    return shop.worker.entries().filter((entry) => entry['msg'] === 'job failed, will be retried').length;
  }

  const refusals: { what: string; method: string; kind: FaultScript['kind']; status?: number }[] = [
    { what: 'connections are refused', method: 'CONNECT', kind: 'reset-before' },
    { what: 'the greeting is a 421', method: 'CONNECT', kind: 'status', status: 421 },
    { what: 'the recipient gets a 450', method: 'RCPT', kind: 'status', status: 450 },
    { what: 'the message gets a 451', method: 'DATA', kind: 'status', status: 451 },
    { what: 'the message gets a 554', method: 'DATA', kind: 'status', status: 554 },
    { what: 'the connection breaks within the message', method: 'DATA', kind: 'reset-before' },
  ];
  it.each(refusals)('INF-13 the confirmation is sent once, by a later attempt, when $what', async ({ method, kind, status }) => {
    if (method === 'CONNECT' || kind === 'reset-before') await closeConnections();
    const failedBefore = countFailedAttempts();
    await breakProvider(shop.sandboxUrl, { target: 'smtp', count: 1, method, kind, ...(status && { status }) });
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
    expect(countFailedAttempts()).toBeGreaterThan(failedBefore);
  });

  it('INF-13 a message whose answer was lost is sent a second time with the same Message-ID', async () => {
    await closeConnections();
    await breakProvider(shop.sandboxUrl, { target: 'smtp', method: 'DATA', kind: 'reset-after', count: 1 });
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(withSecondCopy);
  });

  /** Ends the delay before the next attempt; resolves with the seconds that were left. BullMQ's job keeps its delay, so the sweep starts the attempt. */
  async function skipDelay(orderId: number, afterAttempt: number): Promise<number | null> {
    const [row] = await shop.sql<{ skipped: number }>(
      `with next as (select id, extract(epoch from leased_until - now())::float as skipped from outbox
           where job = 'orders.fulfil' and subject = $1 and state = 'due' and attempts > $2 and deaths = 0 and leased_until > now())
         update outbox set leased_until = now() - interval '1 minute' from next where outbox.id = next.id returning skipped`,
      [`order:${orderId}`, afterAttempt],
    );
    return row?.skipped ?? null;
  }

  it('INF-13 an order is completed after the mail server was down for an hour', async () => {
    await closeConnections();
    await breakProvider(shop.sandboxUrl, { target: 'smtp', method: 'CONNECT', kind: 'reset-before', count: 0 });
    const { intent } = await buy(shop);
    const { id } = await orderOf(shop.databaseUrl, intent.orderRef);
    let waitedSeconds = 0;
    for (let attempts = 0; waitedSeconds < HOUR_SECONDS; attempts += 1)
      waitedSeconds += await waitFor(15_000, () => skipDelay(id, attempts));
    expect((await effectsOf(shop.sandboxUrl, intent.orderRef)).confirmations).toEqual([]);
    await healProviders(shop.sandboxUrl);
    const next = skipDelay(id, 0);
    await Promise.all([next, untilCompleted(shop.databaseUrl, intent.orderRef)]);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
  });
});
