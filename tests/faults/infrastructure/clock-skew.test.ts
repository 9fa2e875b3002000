import { afterEach, describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { createIntent, type IntentAnswer, payByCard, processPayment } from '../../support/shopper.ts';
import { readDeliveries, setClock } from '../../support/ledger.ts';
import { countEffects, once } from '../../support/shop/effects.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

const MINUTE_MS = 60_000;

describe("a payment provider whose clock differs from the shop's", () => {
  const shop = setupShop({ env: { ...quickRecovery, RECONCILE_AFTER_SECONDS: '1' } });
  afterEach(() => setClock(shop.sandboxUrl, 0));

  /** Pays at the provider's time. Returns the status of the api's answer to the webhook. */
  async function payAt(offsetMs: number): Promise<{ intent: IntentAnswer; webhookStatus: number | null }> {
    await setClock(shop.sandboxUrl, offsetMs);
    const { body: intent } = await createIntent(shop.baseUrl);
    const earlier = (await readDeliveries(shop.sandboxUrl)).length;
    await payByCard(shop.sandboxUrl, intent.paymentIntentId);
    const delivery = await waitFor(10_000, async () =>
      (await readDeliveries(shop.sandboxUrl))
        .slice(earlier)
        .find(({ type, attempts }) => type === 'payment_intent.succeeded' && attempts.length > 0),
    );
    return { intent, webhookStatus: delivery.attempts[0]?.status ?? null };
  }

  it.each([-6 * MINUTE_MS, -10 * MINUTE_MS, 10 * MINUTE_MS])(
    'INF-12, PAY-39: a webhook signed %i ms away is refused, and process-payment still makes the order',
    async (offsetMs) => {
      const { intent, webhookStatus } = await payAt(offsetMs);
      expect(webhookStatus).toBe(400);
      expect((await processPayment(shop.baseUrl, intent.paymentIntentId)).body.success).toBe(true);
      await untilCompleted(shop.databaseUrl, intent.orderRef);
      expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
    },
  );

  it('INF-12 a webhook refused for its age leaves the order to the reconciling sweep when the browser is closed', async () => {
    const { intent, webhookStatus } = await payAt(-6 * MINUTE_MS);
    expect(webhookStatus).toBe(400);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
  });

  it.each([-4 * MINUTE_MS, 4 * MINUTE_MS])('INF-12 a webhook signed %i ms away makes the order', async (offsetMs) => {
    const { intent, webhookStatus } = await payAt(offsetMs);
    expect(webhookStatus).toBe(200);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
  });
});
