import { createApp, createContext, finalizePayment, loadEnv } from '@brew-quest/api';
import { describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { breakProvider, dispute, pauseWebhooks, readLedger, redeliver, resumeWebhooks } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy, createIntent, payByCard, processPayment, stripeOf } from '../../support/shopper.ts';

describe('refunds and disputes', () => {
  const shop = setupShop();
  function refund(payment_intent: string, amount?: number) {
    return stripeOf(shop.sandboxUrl).refunds.create({ payment_intent, ...(amount && { amount }) });
  }
  function stock() {
    return shop.sql('select product_id, grind, available, held, sold from stock_item order by id');
  }
  async function latestEvent(type: string) {
    return (await stripeOf(shop.sandboxUrl).events.list({ type, limit: 1 })).data[0]!.id;
  }

  it('PAY-24: a full refund from the dashboard marks the order refunded and restocks nothing', async () => {
    const { intent } = await buy(shop);
    await shop.untilOrder(intent.orderRef, { status: 'completed' });
    const before = await stock();
    await refund(intent.paymentIntentId);
    await shop.untilOrder(intent.orderRef, { status: 'refunded', refunded_cents: 2199 });
    expect(await stock()).toEqual(before);
    expect(await processPayment(shop.baseUrl, intent.paymentIntentId)).toMatchObject({
      status: 409,
      body: { success: false, code: 'PAYMENT_REFUNDED' },
    });
  });

  it('PAY-24: two partial refunds add up, each with its audit entry, and a repeated event adds nothing', async () => {
    const { intent } = await buy(shop);
    await refund(intent.paymentIntentId, 500);
    await shop.untilOrder(intent.orderRef, { refunded_cents: 500 });
    await refund(intent.paymentIntentId, 199);
    await shop.untilOrder(intent.orderRef, { refunded_cents: 699, status: 'completed' });
    await redeliver(shop.sandboxUrl, { eventId: await latestEvent('charge.refunded'), times: 3 });
    await processPayment(shop.baseUrl, intent.paymentIntentId);
    expect((await shop.auditOf(intent.orderRef)).filter((kind) => kind === 'refund-recorded')).toHaveLength(2);
    expect(await shop.order(intent.orderRef)).toMatchObject({ refunded_cents: 699, status: 'completed' });
  });

  it('PAY-24: a refund that fails at the bank sets the order to needs_review', async () => {
    const { body } = await createIntent(shop.baseUrl);
    await payByCard(shop.sandboxUrl, body.paymentIntentId, 'pm_card_refundFail');
    await processPayment(shop.baseUrl, body.paymentIntentId);
    await refund(body.paymentIntentId);
    const order = await shop.untilOrder(body.orderRef, { status: 'needs_review' });
    expect(order).toMatchObject({ refunded_cents: 0, review_reason: 'A refund did not reach the shopper' });
  });

  it('PAY-24: an outdated answer of the provider does not overwrite a newer one', async () => {
    const { intent } = await buy(shop);
    await shop.untilOrder(intent.orderRef, { status: 'completed' });
    const app = await createApp(
      loadEnv({
        NODE_ENV: 'test',
        DATABASE_URL: shop.databaseUrl,
        REDIS_URL: shop.redisUrl,
        SANDBOX_URL: shop.sandboxUrl,
        LOG_LEVEL: 'silent',
      }),
      { name: 'slow-worker' },
    );
    try {
      const ctx = createContext(app, { kind: 'system' }, 'slow-worker');
      let retrievals = 0;
      async function retrieveIntent(id: string) {
        const answer = await app.payments.retrieveIntent(id);
        retrievals += 1;
        if (retrievals > 1) return answer;
        // While this answer was in transit, the rest was refunded and another worker recorded it.
        await refund(id);
        await shop.untilOrder(intent.orderRef, { status: 'refunded', refunded_cents: 2199 });
        return answer;
      }
      await refund(intent.paymentIntentId, 500);
      await shop.untilOrder(intent.orderRef, { refunded_cents: 500 });
      await finalizePayment({ ...ctx, payments: { ...app.payments, retrieveIntent } }, intent.paymentIntentId);
    } finally {
      await app.close();
    }
    expect(await shop.order(intent.orderRef)).toMatchObject({ status: 'refunded', refunded_cents: 2199, review_reason: null });
  });

  it('PAY-11: a payment refunded before its webhook arrives keeps no bag and no coupon use', async () => {
    await pauseWebhooks(shop.sandboxUrl);
    const { body } = await createIntent(shop.baseUrl, { couponCode: 'LASTCALL', amount: 16.99 });
    await shop.sql("update orders set created_at = now() - interval '1 day' where ref = $1", [body.orderRef]);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    await refund(body.paymentIntentId);
    await resumeWebhooks(shop.sandboxUrl);
    await shop.untilOrder(body.orderRef, { status: 'refunded', refunded_cents: 1699, stock_state: 'released', number: null });
    expect(await shop.sql(`select used_count from coupon where code = 'LASTCALL'`)).toEqual([{ used_count: 0 }]);
  });

  it('PAY-11: a partial refund made before the webhook of the payment arrives is on the order from the start', async () => {
    await pauseWebhooks(shop.sandboxUrl);
    const { body } = await createIntent(shop.baseUrl);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    await refund(body.paymentIntentId, 300);
    expect(await processPayment(shop.baseUrl, body.paymentIntentId)).toMatchObject({ body: { success: true } });
    expect(await shop.order(body.orderRef)).toMatchObject({ refunded_cents: 300 });
    await resumeWebhooks(shop.sandboxUrl);
  });

  it('PAY-25: a dispute of a cancelled order, lost or won, only sets its review reason', async () => {
    for (const outcome of ['lost', 'won'] as const) {
      const { intent } = await buy(shop);
      await refund(intent.paymentIntentId, 2198);
      await shop.untilOrder(intent.orderRef, { refunded_cents: 2198 });
      await shop.sql(`update orders set status = 'refunded' where ref = $1`, [intent.orderRef]);
      const before = await stock();
      await dispute(shop.sandboxUrl, intent.paymentIntentId);
      await shop.untilOrder(intent.orderRef, { review_reason: 'Disputed at the bank', status: 'refunded' });
      await dispute(shop.sandboxUrl, intent.paymentIntentId, outcome);
      await waitFor(
        20_000,
        async () =>
          (
            await shop.sql(`select 1 from payment_event where type = 'charge.dispute.closed' and payment_intent_id = $1`, [
              intent.paymentIntentId,
            ])
          ).length > 0,
      );
      await processPayment(shop.baseUrl, intent.paymentIntentId);
      const reason = outcome === 'won' ? null : 'A dispute was lost: the bank has taken the money back';
      expect(await shop.order(intent.orderRef)).toMatchObject({ status: 'refunded', review_reason: reason });
      expect(await stock()).toEqual(before);
      // A charge is refundable again once its dispute is won.
      if (outcome === 'won') {
        await refund(intent.paymentIntentId, 1);
        await shop.untilOrder(intent.orderRef, { status: 'refunded', refunded_cents: 2199 });
      }
    }
  });

  it('PAY-22: a refund whose first idempotency key replays an error is made once with another key', async () => {
    const { intent } = await buy(shop);
    const second = await stripeOf(shop.sandboxUrl).paymentIntents.create({
      amount: 2199,
      currency: 'usd',
      metadata: { orderRef: intent.orderRef },
    });
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/v1/refunds$', kind: 'status', status: 500, count: 2 });
    await payByCard(shop.sandboxUrl, second.id);
    await waitFor(30_000, async () => (await readLedger(shop.sandboxUrl)).refunds.some((made) => made.paymentIntent === second.id));
    expect((await readLedger(shop.sandboxUrl)).refunds.filter((made) => made.paymentIntent === second.id)).toMatchObject([
      { amount: 2199 },
    ]);
  });

  it('PAY-22: a refund that was made although the provider answered an error is not made again', async () => {
    const { intent } = await buy(shop);
    const second = await stripeOf(shop.sandboxUrl).paymentIntents.create({
      amount: 2199,
      currency: 'usd',
      metadata: { orderRef: intent.orderRef },
    });
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/v1/refunds$', kind: 'status', status: 500, executed: true });
    await payByCard(shop.sandboxUrl, second.id);
    await waitFor(20_000, async () => (await shop.auditOf(intent.orderRef)).includes('duplicate-refunded'));
    expect((await readLedger(shop.sandboxUrl)).refunds.filter((made) => made.paymentIntent === second.id)).toHaveLength(1);
  });

  it.each([
    ['the carrier quotes', 1_500],
    ['the carrier call times out', 4_000],
  ])('SHP-06: an order that is refunded while %s gets no label and no confirmation', async (_title, ms) => {
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/shippo/shipments$', kind: 'delay', ms });
    const { body } = await createIntent(shop.baseUrl, { email: 'refunded-meanwhile@example.com' });
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    await shop.untilOrder(body.orderRef, { status: 'paid', stock_state: 'sold' });
    await refund(body.paymentIntentId);
    const { id } = await shop.untilOrder(body.orderRef, { status: 'refunded' });
    const isFulfilled = `select 1 from outbox where job = 'orders.fulfil' and subject = $1 and done_at is not null`;
    await waitFor(20_000, async () => (await shop.sql(isFulfilled, [`order:${id as number}`])).length > 0);
    const ledger = await readLedger(shop.sandboxUrl);
    expect(ledger.labels.filter(({ metadata }) => metadata === body.orderRef)).toEqual([]);
    expect(ledger.mails.filter(({ messageId }) => messageId.includes(`${body.orderRef.toLowerCase()}.confirmation`))).toEqual([]);
    expect(await shop.order(body.orderRef)).toMatchObject({ status: 'refunded', label_state: 'none', tracking_number: null });
  });

  it('PAY-42: a refund of a second payment that fails at the bank gives the order a review reason', async () => {
    const { intent } = await buy(shop);
    const second = await stripeOf(shop.sandboxUrl).paymentIntents.create({
      amount: 2199,
      currency: 'usd',
      metadata: { orderRef: intent.orderRef },
    });
    await payByCard(shop.sandboxUrl, second.id, 'pm_card_refundFail');
    const order = await shop.untilOrder(intent.orderRef, { review_reason: 'A refund did not reach the shopper', status: 'completed' });
    expect(order).toMatchObject({ payment_intent_id: intent.paymentIntentId, refunded_cents: 0 });
    expect((await readLedger(shop.sandboxUrl)).refunds.filter((made) => made.paymentIntent === second.id)).toHaveLength(1);
  });

  it('a refund that is refused for a disputed charge gives the order a review reason', async () => {
    const { intent } = await buy(shop);
    const second = await stripeOf(shop.sandboxUrl).paymentIntents.create({
      amount: 2199,
      currency: 'usd',
      metadata: { orderRef: intent.orderRef },
    });
    await payByCard(shop.sandboxUrl, second.id, 'pm_card_createDispute');
    const order = await shop.untilOrder(intent.orderRef, {
      review_reason: 'A refund that is due was refused by the payment provider',
      status: 'completed',
    });
    expect(order).toMatchObject({ payment_intent_id: intent.paymentIntentId });
  });
});
