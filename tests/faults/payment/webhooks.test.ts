import { describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { emitEvent, pauseWebhooks, readDeliveries, readLedger, redeliver, resumeWebhooks } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy, createIntent, inParallel, payByCard, portland, post, processPayment, stripeOf } from '../../support/shopper.ts';

describe('webhooks', () => {
  const shop = setupShop();
  async function succeededEvent(paymentIntentId: string) {
    const { data } = await stripeOf(shop.sandboxUrl).events.list({ type: 'payment_intent.succeeded', limit: 100 });
    return data.find((event) => (event.data.object as { id: string }).id === paymentIntentId)!;
  }
  async function paidLines(ref: string) {
    return (await shop.auditOf(ref)).filter((kind) => kind === 'paid');
  }
  function untilAllDelivered() {
    return waitFor(20_000, async () => (await readDeliveries(shop.sandboxUrl)).every(({ state }) => state === 'delivered'));
  }

  it('PAY-03: one event delivered twenty times in parallel makes one row and one order, and every answer is 2xx', async () => {
    const { body } = await createIntent(shop.baseUrl);
    await pauseWebhooks(shop.sandboxUrl);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    const { id } = await succeededEvent(body.paymentIntentId);
    await redeliver(shop.sandboxUrl, { eventId: id, times: 19 });
    await resumeWebhooks(shop.sandboxUrl);
    await untilAllDelivered();
    await shop.untilOrder(body.orderRef, { status: 'completed' });
    const deliveries = (await readDeliveries(shop.sandboxUrl)).filter((delivery) => delivery.eventId === id);
    expect(deliveries.flatMap(({ attempts }) => attempts.map(({ status }) => status))).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await shop.sql('select id from payment_event where id = $1', [id])).toHaveLength(1);
    expect(await shop.sql('select id from outbox where subject = $1', [`event:${id}`])).toHaveLength(1);
    expect(await paidLines(body.orderRef)).toHaveLength(1);
  });

  it("PAY-05: a webhook before the browser's return makes the order, and process-payment returns it later", async () => {
    const { body } = await createIntent(shop.baseUrl);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    const order = await shop.untilOrder(body.orderRef, { status: 'completed' });
    const answer = await processPayment(shop.baseUrl, body.paymentIntentId);
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, orderNumber: order['number'], trackingNumber: order['tracking_number'] },
    });
    expect(await paidLines(body.orderRef)).toHaveLength(1);
  });

  it('PAY-05: name, e-mail and address that arrive after the webhook are used for label and confirmation', async () => {
    const intent = await post<{ paymentIntentId: string; orderRef: string }>(shop.baseUrl, '/api/create-payment-intent', {
      amount: 21.99,
      cartItems: [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }],
    });
    const { paymentIntentId, orderRef } = intent.body;
    await payByCard(shop.sandboxUrl, paymentIntentId);
    await shop.untilOrder(orderRef, { status: 'paid', review_reason: 'Paid without a shipping address' });
    const customer = { firstName: 'Grace', lastName: 'Hopper', email: 'Grace@Example.com', address: '1 Nano Way, Arlington, VA 22201' };
    const answers = await inParallel(5, () => processPayment(shop.baseUrl, paymentIntentId, customer));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const order = await shop.untilOrder(orderRef, { status: 'completed', review_reason: null });
    expect(order).toMatchObject({
      email: 'grace@example.com',
      tracking_number: expect.any(String),
      confirmation_mailed_at: expect.any(Date),
    });
    expect(await processPayment(shop.baseUrl, paymentIntentId, { email: 'mallory@example.com' })).toMatchObject({ status: 200 });
    expect(await shop.order(orderRef)).toMatchObject({ email: 'grace@example.com' });
  });

  it('PAY-07: the webhook alone makes a complete order when the shopper closes the tab', async () => {
    const { rates } = (
      await post<{ rates: { rateId: string; amount: string }[] }>(shop.baseUrl, '/api/shipping-rates', {
        toAddress: portland,
        items: [{ id: 'dukes-spice', quantity: 1 }],
      })
    ).body;
    const rate = rates[0]!;
    const amount = Number((16 - 1.6 + Number(rate.amount)).toFixed(2));
    const { body } = await createIntent(shop.baseUrl, {
      couponCode: 'BREW10',
      rateId: rate.rateId,
      amount,
      email: 'closed-tab@example.com',
    });
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    expect(await shop.untilOrder(body.orderRef, { status: 'completed' })).toMatchObject({
      email: 'closed-tab@example.com',
      coupon_code: 'BREW10',
      discount_cents: 160,
      shipping_cents: Math.round(Number(rate.amount) * 100),
      carrier_rate_id: expect.any(String),
      shipping_address: portland,
      customer_first_name: 'Ada',
      tracking_number: expect.any(String),
    });
  });

  it('PAY-11: payment_failed after succeeded changes nothing', async () => {
    const { intent } = await buy(shop);
    const order = await shop.untilOrder(intent.orderRef, { status: 'completed' });
    await emitEvent(shop.sandboxUrl, 'payment_intent.payment_failed', intent.paymentIntentId);
    await emitEvent(shop.sandboxUrl, 'payment_intent.canceled', intent.paymentIntentId);
    await waitFor(
      20_000,
      async () =>
        (
          await shop.sql(`select 1 from payment_event where type = 'payment_intent.canceled' and payment_intent_id = $1`, [
            intent.paymentIntentId,
          ])
        ).length,
    );
    await untilAllDelivered();
    expect(await shop.order(intent.orderRef)).toEqual(order);
  });

  it('PAY-11: an order refunded before succeeded arrives stays refunded', async () => {
    await pauseWebhooks(shop.sandboxUrl);
    const { body } = await createIntent(shop.baseUrl);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    await processPayment(shop.baseUrl, body.paymentIntentId);
    await stripeOf(shop.sandboxUrl).refunds.create({ payment_intent: body.paymentIntentId });
    await emitEvent(shop.sandboxUrl, 'payment_intent.succeeded', body.paymentIntentId);
    await resumeWebhooks(shop.sandboxUrl);
    await shop.untilOrder(body.orderRef, { status: 'refunded', refunded_cents: 2199 });
    await untilAllDelivered();
    await emitEvent(shop.sandboxUrl, 'payment_intent.succeeded', body.paymentIntentId);
    await untilAllDelivered();
    expect(await shop.order(body.orderRef)).toMatchObject({ status: 'refunded', refunded_cents: 2199 });
  });

  it('PAY-28: a payment without an order of this shop has no effect', async () => {
    const before = await shop.sql('select count(*)::int as orders from orders');
    const stripe = stripeOf(shop.sandboxUrl);
    for (const metadata of [null, { purpose: 'provider-test' }]) {
      const made = await stripe.paymentIntents.create({ amount: 6597, currency: 'usd', ...(metadata && { metadata }) });
      await payByCard(shop.sandboxUrl, made.id);
      await waitFor(
        20_000,
        async () =>
          (await shop.sql(`select 1 from payment_event where type = 'payment_intent.succeeded' and payment_intent_id = $1`, [made.id]))
            .length,
      );
      expect(await processPayment(shop.baseUrl, made.id)).toMatchObject({ status: 404, body: { message: 'We do not know this payment' } });
    }
    expect(await shop.sql('select count(*)::int as orders from orders')).toEqual(before);
    expect((await readLedger(shop.sandboxUrl)).refunds.filter(({ amount }) => amount === 6597)).toEqual([]);
  });
});
