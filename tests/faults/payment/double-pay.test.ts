import { describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { breakProvider, readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import {
  buy,
  createIntent,
  createIntentByGraphql,
  inParallel,
  type IntentAnswer,
  newEmail,
  payByCard,
  portland,
  processPayment,
  stripeOf,
} from '../../support/shopper.ts';

describe('one checkout is charged once', () => {
  const shop = setupShop({ env: { DATABASE_POOL: '60' } });
  async function intentsOf(orderRef: string) {
    return (await readLedger(shop.sandboxUrl)).paymentIntents.filter((intent) => intent.metadata['orderRef'] === orderRef);
  }

  it('PAY-01: ten parallel create-payment-intent get one intent and one secret, also from a slow provider', async () => {
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/v1/payment_intents$', kind: 'delay', ms: 1_500 });
    const key = crypto.randomUUID();
    const answers = await inParallel(10, () => createIntent(shop.baseUrl, { key, email: 'twice@example.com' }));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await intentsOf(answers[0]!.body.orderRef)).toHaveLength(1);
  });

  it('PAY-01: a double click without any key makes one intent in a browser that the shop has seen', async () => {
    const email = newEmail();
    const browser = shop.browser();
    await browser.post('/api/create-payment-intent', { amount: 0.01, cartItems: [{ id: 'dukes-spice', quantity: 1 }] });
    const body = { amount: 21.99, cartItems: [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }], email };
    const answers = await inParallel(5, () => browser.post<IntentAnswer>('/api/create-payment-intent', body));
    expect(new Set(answers.map((answer) => answer.body.paymentIntentId)).size).toBe(1);
    expect(await intentsOf(answers[0]!.body.orderRef)).toHaveLength(1);
  });

  it('PAY-02: fifty parallel process-payment calls make one order and answer alike', async () => {
    const { body } = await createIntent(shop.baseUrl);
    // Paid under the lock, or webhook and sweep settle the order before anybody has to wait.
    const answers = await shop.whileLocked(`select 1 from orders where ref = '${body.orderRef}' for update`, 45, async () => {
      await payByCard(shop.sandboxUrl, body.paymentIntentId);
      return inParallel(50, () => processPayment(shop.baseUrl, body.paymentIntentId));
    });
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { success: true, trackingNumber: expect.any(String) } });
    expect((await shop.auditOf(body.orderRef)).filter((kind) => kind === 'paid')).toHaveLength(1);
  });

  it('a declined card leaves the intent open for a good one', async () => {
    const key = crypto.randomUUID();
    const wish = { key, email: newEmail() };
    const { body } = await createIntent(shop.baseUrl, wish);
    await expect(payByCard(shop.sandboxUrl, body.paymentIntentId, 'pm_card_visa_chargeDeclined')).rejects.toThrow(
      'Your card was declined.',
    );
    expect(await processPayment(shop.baseUrl, body.paymentIntentId)).toMatchObject({
      status: 402,
      body: { success: false, message: 'Your card was declined.' },
    });
    const again = await createIntent(shop.baseUrl, wish);
    expect(again.body.clientSecret).toBe(body.clientSecret);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    expect(await processPayment(shop.baseUrl, body.paymentIntentId)).toMatchObject({ status: 200, body: { success: true } });
  });

  it('a cart changed after a declined card cancels the old intent, frees its bags and charges once', async () => {
    const checkoutKey = crypto.randomUUID();
    const first = await createIntentByGraphql(shop.baseUrl, { checkoutKey, couponCode: 'LASTCALL', expectedTotalCents: 1699 });
    await expect(payByCard(shop.sandboxUrl, String(first['paymentIntentId']), 'pm_card_visa_chargeDeclined')).rejects.toThrow('declined');
    const second = await createIntentByGraphql(shop.baseUrl, {
      checkoutKey,
      couponCode: 'LASTCALL',
      lines: [{ productId: 'sparrows', quantity: 2, grind: 'WHOLE_BEAN' }],
      expectedTotalCents: 3299,
    });
    expect(second).toMatchObject({ __typename: 'PaymentIntentReady', totalCents: 3299, discountCents: 500 });
    const old = await shop.order(String(first['orderRef']));
    expect(old).toMatchObject({ status: 'canceled', stock_state: 'released' });
    await expect(payByCard(shop.sandboxUrl, String(first['paymentIntentId']))).rejects.toThrow('canceled');
    await payByCard(shop.sandboxUrl, String(second['paymentIntentId']));
    await processPayment(shop.baseUrl, String(second['paymentIntentId']));
    const third = await createIntentByGraphql(shop.baseUrl, { checkoutKey });
    expect(third).toMatchObject({ __typename: 'AlreadyPaid', paymentIntentId: second['paymentIntentId'] });
  });

  it.each(Array.from({ length: 10 }, (_, round) => round))(
    'PAY-40 eight parallel requests of two carts under one checkout key leave one order held and at most one open intent (%i)',
    async (round) => {
      const checkoutKey = crypto.randomUUID();
      const email = `tabs-${round}@example.com`;
      const answers = await inParallel(8, (tab) =>
        createIntentByGraphql(shop.baseUrl, {
          checkoutKey,
          email,
          lines: [{ productId: tab % 2 ? 'darth' : 'baggins', quantity: 1, grind: 'GROUND' }],
          shippingAddress: portland,
        }),
      );
      for (const answer of answers) expect(answer['__typename']).toMatch(/^(PaymentIntentReady|PaymentUnavailable)$/);
      const open = (await readLedger(shop.sandboxUrl)).paymentIntents.filter(
        (intent) => answers.some((answer) => answer['paymentIntentId'] === intent.id) && intent.status !== 'canceled',
      );
      expect(open.length).toBeLessThanOrEqual(1);
      const held = await shop.sql(`select id from orders where email = '${email}' and stock_state = 'held'`);
      expect(held).toHaveLength(1);
    },
  );

  it('I2: a second payment of a paid order goes back by itself', async () => {
    const { intent } = await buy(shop);
    const stripe = stripeOf(shop.sandboxUrl);
    const second = await stripe.paymentIntents.create({ amount: 2199, currency: 'usd', metadata: { orderRef: intent.orderRef } });
    await payByCard(shop.sandboxUrl, second.id);
    await waitFor(20_000, async () => (await intentsOf(intent.orderRef)).find(({ id }) => id === second.id)?.amountRefunded === 2199);
    // The refund may be made before the order's own mail is sent.
    expect(await shop.untilOrder(intent.orderRef, { status: 'completed' })).toMatchObject({
      payment_intent_id: intent.paymentIntentId,
      refunded_cents: 0,
    });
    await waitFor(20_000, async () => (await shop.auditOf(intent.orderRef)).includes('duplicate-refunded'));
  });

  it('I2: a second payment of a refunded order goes back and revives nothing', async () => {
    const { intent } = await buy(shop);
    const stripe = stripeOf(shop.sandboxUrl);
    await stripe.refunds.create({ payment_intent: intent.paymentIntentId });
    await waitFor(20_000, async () => (await shop.order(intent.orderRef))['status'] === 'refunded');
    const second = await stripe.paymentIntents.create({ amount: 2199, currency: 'usd', metadata: { orderRef: intent.orderRef } });
    await payByCard(shop.sandboxUrl, second.id);
    await waitFor(20_000, async () => (await intentsOf(intent.orderRef)).find(({ id }) => id === second.id)?.amountRefunded === 2199);
    expect(await shop.order(intent.orderRef)).toMatchObject({ status: 'refunded', payment_intent_id: intent.paymentIntentId });
  });

  /** The provider lied about the cancellation of the first version, so that both can be paid. */
  async function twoPayableVersions() {
    const checkoutKey = crypto.randomUUID();
    const first = await createIntentByGraphql(shop.baseUrl, { checkoutKey });
    const second = await createIntentByGraphql(shop.baseUrl, {
      checkoutKey,
      lines: [{ productId: 'sparrows', quantity: 1, grind: 'GROUND' }],
    });
    const revived = await stripeOf(shop.sandboxUrl).paymentIntents.create({
      amount: 2199,
      currency: 'usd',
      metadata: { orderRef: String(first['orderRef']) },
    });
    return {
      revivedId: revived.id,
      secondId: String(second['paymentIntentId']),
      refs: [String(first['orderRef']), String(second['orderRef'])],
    };
  }
  async function refundedOf(ids: string[]) {
    return (await readLedger(shop.sandboxUrl)).paymentIntents
      .filter((intent) => ids.includes(intent.id) && intent.amountRefunded === intent.amount)
      .map(({ id }) => id);
  }

  it('I2: the second version of a checkout goes back when the first was paid after all', async () => {
    const { revivedId, secondId, refs } = await twoPayableVersions();
    await payByCard(shop.sandboxUrl, revivedId);
    await waitFor(20_000, async () => (await shop.order(refs[0]!))['paid_at']);
    await payByCard(shop.sandboxUrl, secondId);
    expect(await processPayment(shop.baseUrl, secondId)).toMatchObject({ status: 409, body: { success: false, code: 'PAYMENT_REFUNDED' } });
    await waitFor(20_000, async () => (await shop.order(refs[1]!))['status'] === 'refunded');
    expect(await refundedOf([revivedId, secondId])).toEqual([secondId]);
    expect(await shop.order(refs[1]!)).toMatchObject({ stock_state: 'released', number: null });
  });

  it('I2: two versions of a checkout paid in the same instant keep one payment', async () => {
    const { revivedId, secondId, refs } = await twoPayableVersions();
    await shop.whileLocked(`select 1 from orders where ref in ('${refs.join("','")}') for update`, 2, () =>
      Promise.all([payByCard(shop.sandboxUrl, revivedId), payByCard(shop.sandboxUrl, secondId)]),
    );
    await waitFor(30_000, async () => (await refundedOf([revivedId, secondId])).length > 0);
    expect(await refundedOf([revivedId, secondId])).toHaveLength(1);
  });

  it('I2: two versions of a checkout paid at the same time do not deadlock, one holding its bags again', async () => {
    const { revivedId, secondId, refs } = await twoPayableVersions();
    // The first version has the draft locked and waits for the stock; the second waits for the draft.
    await shop.whileLocked('select 1 from stock_item for update', 2, async () => {
      await payByCard(shop.sandboxUrl, revivedId);
      await waitFor(
        20_000,
        async () =>
          (await shop.sql(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length,
      );
      await payByCard(shop.sandboxUrl, secondId);
    });
    await waitFor(30_000, async () => (await refundedOf([revivedId, secondId])).length > 0);
    expect(await refundedOf([revivedId, secondId])).toEqual([secondId]);
    await shop.untilOrder(refs[0]!, { status: 'completed' });
    expect(shop.worker.output()).not.toContain('deadlock');
  });
});
