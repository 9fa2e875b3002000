import { describe, expect, it } from 'vitest';
import { pauseWebhooks, readDeliveries, resumeWebhooks } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { createIntent, payByCard, processPayment, stripeOf } from '../../support/shopper.ts';

describe('a webhook that does not arrive', () => {
  const shop = setupShop();

  it('PAY-06: process-payment makes the order without it, and the sweep changes nothing', async () => {
    await pauseWebhooks(shop.sandboxUrl);
    const { body } = await createIntent(shop.baseUrl);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    expect(await processPayment(shop.baseUrl, body.paymentIntentId)).toMatchObject({ status: 200, body: { success: true } });
    await shop.untilOrder(body.orderRef, { status: 'completed' });
    expect((await shop.auditOf(body.orderRef)).filter((kind) => kind === 'paid')).toHaveLength(1);
  });

  it('PAY-08: without a webhook and a browser, the sweep makes the order', async () => {
    await pauseWebhooks(shop.sandboxUrl);
    const { body } = await createIntent(shop.baseUrl);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    await shop.untilOrder(body.orderRef, { status: 'completed' });
    expect(await shop.sql('select id from payment_event where payment_intent_id = $1', [body.paymentIntentId])).toEqual([]);
  });

  it('PAY-08: a payment found only when its hold ends becomes an order and is not canceled', async () => {
    await pauseWebhooks(shop.sandboxUrl);
    const { body } = await createIntent(shop.baseUrl);
    await shop.sql(`update orders set created_at = now() - interval '1 day' where ref = $1`, [body.orderRef]);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    await shop.endHold(body.orderRef);
    expect(await shop.untilOrder(body.orderRef, { status: 'completed' })).toMatchObject({ stock_state: 'sold' });
  });

  it('PAY-08: webhooks that arrive hours later change nothing of the order', async () => {
    await resumeWebhooks(shop.sandboxUrl);
    const paid = await stripeOf(shop.sandboxUrl).events.list({ type: 'payment_intent.succeeded', limit: 1 });
    const { metadata } = paid.data[0]!.data.object as unknown as { metadata: { orderRef: string } };
    const before = await shop.untilOrder(metadata.orderRef, { status: 'completed' });
    while ((await readDeliveries(shop.sandboxUrl)).some(({ state }) => state === 'pending')) await new Promise(setImmediate);
    expect(await shop.order(metadata.orderRef)).toEqual(before);
  });
});
