import { afterEach, describe, expect, it } from 'vitest';
import { waitFor, waitUntilIdle } from '../../support/invariants.ts';
import { advanceParcel, breakProvider, healProviders, pauseWebhooks, readLedger, resumeWebhooks } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { buy, stripeOf } from '../../support/shopper.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

const REFUSED = 'The carrier did not take back the label of a refunded order';

describe('SHP-10 the label of an order that is refunded in full', () => {
  const shop = setupShop({ env: quickRecovery });
  afterEach(() => healProviders(shop.sandboxUrl));

  async function buyCompleted() {
    const { intent } = await buy(shop);
    const { tracking_number: trackingNumber } = await untilCompleted(shop.databaseUrl, intent.orderRef);
    return { ref: intent.orderRef, paymentIntent: intent.paymentIntentId, trackingNumber: String(trackingNumber) };
  }
  function refund(paymentIntent: string, amount?: number) {
    return stripeOf(shop.sandboxUrl).refunds.create({ payment_intent: paymentIntent, ...(amount && { amount }) });
  }
  async function labelsOf(ref: string) {
    return (await readLedger(shop.sandboxUrl)).labels.filter(({ metadata }) => metadata === ref).map(({ status }) => status);
  }
  async function refundRequests(): Promise<number> {
    return (await readLedger(shop.sandboxUrl)).calls['POST /shippo/refunds'] ?? 0;
  }

  it('is given back once, and its tracking number is gone', async () => {
    const { ref, paymentIntent, trackingNumber } = await buyCompleted();
    const before = await refundRequests();
    await refund(paymentIntent);
    await shop.untilOrder(ref, { status: 'refunded', label_state: 'none', tracking_number: null, tracking_url: null });
    expect(await labelsOf(ref)).toEqual(['REFUNDPENDING']);
    expect((await refundRequests()) - before).toBe(1);
    const [event] = await shop.sql<{ detail: object }>(
      `select detail from order_event e join orders o on o.id = e.order_id where o.ref = $1 and kind = 'label-voided'`,
      [ref],
    );
    expect(event).toEqual({ detail: { trackingNumber } });
  });

  it('stays when a part is refunded', async () => {
    const { ref, paymentIntent, trackingNumber } = await buyCompleted();
    await refund(paymentIntent, 300);
    await shop.untilOrder(ref, { refunded_cents: 300 });
    await waitUntilIdle(shop.databaseUrl, 30_000);
    expect(await labelsOf(ref)).toEqual(['SUCCESS']);
    expect(await shop.order(ref)).toMatchObject({ tracking_number: trackingNumber });
  });

  it.each([
    ['the answer is lost', 'reset-after'],
    ['the carrier is unavailable', 'status'],
  ] as const)('is given back once although %s', async (_, kind) => {
    const { ref, paymentIntent } = await buyCompleted();
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/shippo/refunds', kind, status: 503, count: 1 } as never);
    await refund(paymentIntent);
    await shop.untilOrder(ref, { tracking_number: null, review_reason: null });
    expect(await labelsOf(ref)).toEqual(['REFUNDPENDING']);
  });

  it('stays when the parcel has left, as the shop knows', async () => {
    const { ref, paymentIntent, trackingNumber } = await buyCompleted();
    await advanceParcel(shop.sandboxUrl, trackingNumber, 'TRANSIT');
    await shop.untilOrder(ref, { parcel_state: 'in-transit' });
    await refund(paymentIntent);
    await waitFor(20_000, async () => (await shop.auditOf(ref)).includes('label-kept'));
    expect(await shop.order(ref)).toMatchObject({ status: 'refunded', tracking_number: trackingNumber });
  });

  it('is shown to a person when the carrier refuses', async () => {
    const { ref, paymentIntent, trackingNumber } = await buyCompleted();
    await pauseWebhooks(shop.sandboxUrl);
    await advanceParcel(shop.sandboxUrl, trackingNumber, 'TRANSIT');
    await resumeWebhooks(shop.sandboxUrl);
    await refund(paymentIntent);
    await waitFor(20_000, async () => (await shop.auditOf(ref)).includes('label-void-refused'));
    expect(await shop.order(ref)).toMatchObject({ status: 'refunded', review_reason: REFUSED });
  });
});
