import { afterEach, describe, expect, it } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { waitFor } from '../../support/invariants.ts';
import { breakProvider, healProviders, readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { buy, createIntent } from '../../support/shopper.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

const OWNER = 'owner@brewquest.example';

describe('PAY-43 a provider that refuses our key', () => {
  const shop = setupShop({ env: { ...quickRecovery, ADMIN_EMAIL: OWNER } });
  afterEach(() => healProviders(shop.sandboxUrl));

  function parkedEntry(job: string): Promise<{ id: number; attempts: number }> {
    const rows = `select id, attempts from outbox where job = $1 and state = 'parked'`;
    return waitFor(30_000, async () => (await shop.sql<{ id: number; attempts: number }>(rows, [job]))[0]);
  }
  async function retry(id: number): Promise<void> {
    await healProviders(shop.sandboxUrl);
    await shop.sql(`update outbox set state = 'due', attempts_before = attempts, leased_until = now() where id = $1`, [id]);
  }
  async function untilOwnerIsMailed(id: number): Promise<void> {
    await waitFor(30_000, async () =>
      (await readLedger(shop.sandboxUrl)).mails.some(({ messageId }) => messageId.includes(`parked.${id}@`)),
    );
  }

  it.each([401, 403])('answers a checkout as unavailable, asks once, and logs an error: %d', async (status) => {
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/v1/payment_intents$', kind: 'status', status, count: 0 });
    const before = shop.api.entries().length;
    expect(await createIntent(shop.baseUrl)).toMatchObject({ status: 503, body: { code: 'PAYMENT_UNAVAILABLE' } });
    // The line may come after the answer.
    const errors = await waitFor(10_000, async () => {
      const found = shop.api
        .entries()
        .slice(before)
        .filter(({ level }) => Number(level) >= 50);
      return found.length > 0 && found;
    });
    expect(errors).toMatchObject([{ msg: 'payment intent not created' }]);
    await healProviders(shop.sandboxUrl);
    expect(await createIntent(shop.baseUrl)).toMatchObject({ status: 200 });
  });

  it('parks the purchase of a label once it is refused, and notifies the owner', async () => {
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/shippo/transactions', kind: 'status', status: 401, count: 0 });
    const { intent } = await buy(shop);
    const { id, attempts } = await parkedEntry('orders.buy-label');
    // The first try waits, as the purchase of the job before it may be under way.
    expect(attempts).toBe(2);
    await untilOwnerIsMailed(id);
    const [rate] = await shop.sql<{ carrier_rate_id: string | null }>('select carrier_rate_id from orders where ref = $1', [
      intent.orderRef,
    ]);
    expect(rate!.carrier_rate_id).not.toBeNull();
    await retry(id);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
  });

  it('parks a refund at its first try, which is neither made nor refused', async () => {
    const { browser } = await makeStaff(shop);
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    const [order] = await shop.sql<{ id: number; number: number }>('select id, number from orders where ref = $1', [intent.orderRef]);
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/v1/refunds', kind: 'status', status: 403, count: 0 });
    const input = `{ key: "${crypto.randomUUID()}", amountCents: 100, reason: OUT_OF_STOCK, isMailed: false, isRestocked: false }`;
    await browser.graphql(`mutation { refundOrder(number: ${order!.number}, input: ${input}) { __typename } }`);
    const { id, attempts } = await parkedEntry('checkout.make-refund');
    expect(attempts).toBe(1);
    const state = 'select state from refund where order_id = $1';
    expect(await shop.sql(state, [order!.id])).toEqual([{ state: 'requested' }]);
    await untilOwnerIsMailed(id);
    await retry(id);
    await waitFor(30_000, async () => (await shop.sql<{ state: string }>(state, [order!.id]))[0]?.state === 'succeeded');
  });
});
