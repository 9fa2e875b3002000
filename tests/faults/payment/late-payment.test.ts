import { describe, expect, it } from 'vitest';
import { makeCoupon } from '../../support/factories/coupons.ts';
import { makeProduct, setStock } from '../../support/factories/products.ts';
import { waitFor } from '../../support/invariants.ts';
import { authenticate, breakProvider, readLedger, settleTransfer } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy, createIntent, inBatches, newEmail, payByCard, processPayment, stripeOf } from '../../support/shopper.ts';

describe('a payment after the end of its hold', () => {
  const shop = setupShop();
  function bag(id: string) {
    return { cartItems: [{ id, quantity: 1, grindType: 'Ground' }] };
  }
  async function intentOf(id: string) {
    return (await readLedger(shop.sandboxUrl)).paymentIntents.find((intent) => intent.id === id)!;
  }

  /** The provider answers the cancellation with 404, so the hold ends while the intent can still be paid. */
  async function endHoldOf(ref: string) {
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '/cancel$', kind: 'status', status: 404 });
    await shop.endHold(ref);
    await shop.untilOrder(ref, { status: 'expired', stock_state: 'released' });
  }

  it('PAY-23: an abandoned 3-D Secure dialog ends with its hold: the intent is canceled and the bag is released', async () => {
    const slug = await makeProduct(shop, { stock: 1 });
    const { body } = await createIntent(shop.baseUrl, bag(slug));
    await payByCard(shop.sandboxUrl, body.paymentIntentId, 'pm_card_threeDSecure2Required');
    expect(await processPayment(shop.baseUrl, body.paymentIntentId)).toMatchObject({ status: 402, body: { success: false } });
    await shop.endHold(body.orderRef);
    await shop.untilOrder(body.orderRef, { status: 'expired' });
    expect(await intentOf(body.paymentIntentId)).toMatchObject({ status: 'canceled' });
    await expect(authenticate(shop.sandboxUrl, body.paymentIntentId, 'succeed')).rejects.toThrow('409');
    expect((await buy(shop, bag(slug))).body).toMatchObject({ success: true });
  });

  it('PAY-23: a late success whose bag was sold meanwhile is refunded in full with a mail', async () => {
    const slug = await makeProduct(shop, { stock: 1 });
    const email = newEmail();
    const late = await createIntent(shop.baseUrl, { ...bag(slug), email });
    await endHoldOf(late.body.orderRef);
    expect((await buy(shop, bag(slug))).body).toMatchObject({ success: true });
    await payByCard(shop.sandboxUrl, late.body.paymentIntentId);
    expect(await processPayment(shop.baseUrl, late.body.paymentIntentId)).toMatchObject({
      status: 409,
      body: { success: false, code: 'PAYMENT_REFUNDED' },
    });
    await shop.untilOrder(late.body.orderRef, { status: 'refunded', number: null, stock_state: 'released' });
    expect(await intentOf(late.body.paymentIntentId)).toMatchObject({ amountRefunded: 2199 });
    const mail = await waitFor(20_000, async () => (await readLedger(shop.sandboxUrl)).mails.find(({ to }) => String(to) === email));
    expect(mail.messageId).toContain('.refund@');
  });

  it('PAY-23: a late success whose bag is still available becomes an order', async () => {
    const late = await createIntent(shop.baseUrl, { ...bag('baggins'), couponCode: 'LASTCALL', amount: 16.99 });
    await endHoldOf(late.body.orderRef);
    await payByCard(shop.sandboxUrl, late.body.paymentIntentId);
    expect(await processPayment(shop.baseUrl, late.body.paymentIntentId)).toMatchObject({ status: 200, body: { success: true } });
    await shop.untilOrder(late.body.orderRef, { status: 'completed', stock_state: 'sold' });
    expect(await shop.sql(`select used_count from coupon where code = 'LASTCALL'`)).toEqual([{ used_count: 1 }]);
  });

  it('PAY-23: a late success whose coupon was used up meanwhile is refunded, and its bag is released', async () => {
    const couponCode = await makeCoupon(shop);
    const late = await createIntent(shop.baseUrl, { ...bag('sparrows'), couponCode, amount: 16.99 });
    await endHoldOf(late.body.orderRef);
    expect((await buy(shop, { couponCode, amount: 16.99 })).body).toMatchObject({ success: true });
    await payByCard(shop.sandboxUrl, late.body.paymentIntentId);
    await shop.untilOrder(late.body.orderRef, { status: 'refunded', stock_state: 'released' });
    expect(await shop.sql('select used_count from coupon where code = $1', [couponCode])).toEqual([{ used_count: 1 }]);
  });

  it('PAY-23: a shopper whose late payment was refunded can buy with the same key', async () => {
    const slug = await makeProduct(shop, { stock: 1 });
    const checkoutInput = { ...bag(slug), key: crypto.randomUUID(), email: newEmail() };
    const late = await createIntent(shop.baseUrl, checkoutInput);
    await endHoldOf(late.body.orderRef);
    await buy(shop, bag(slug));
    await payByCard(shop.sandboxUrl, late.body.paymentIntentId);
    await shop.untilOrder(late.body.orderRef, { status: 'refunded' });
    await setStock(shop, slug, 1);
    expect((await buy(shop, checkoutInput)).body).toMatchObject({ success: true });
  });

  it('PAY-14: a pending bank transfer keeps its hold past the end, then becomes an order', async () => {
    const { body } = await createIntent(shop.baseUrl, { ...bag('captains-choice'), amount: 22.99 });
    await stripeOf(shop.sandboxUrl).paymentIntents.confirm(body.paymentIntentId, {
      payment_method: 'pm_usBankAccount_processing',
      return_url: 'http://localhost/order-success',
    });
    await shop.endHold(body.orderRef);
    async function cancels() {
      return (await readLedger(shop.sandboxUrl)).calls['POST /v1/payment_intents/:id/cancel'] ?? 0;
    }
    const before = await cancels();
    await waitFor(20_000, async () => (await cancels()) > before);
    expect(await processPayment(shop.baseUrl, body.paymentIntentId)).toMatchObject({
      status: 409,
      body: { success: false, code: 'PAYMENT_PENDING' },
    });
    expect(await shop.order(body.orderRef)).toMatchObject({ status: 'pending', stock_state: 'held' });
    await settleTransfer(shop.sandboxUrl, body.paymentIntentId, 'succeed');
    await shop.untilOrder(body.orderRef, { status: 'completed' });
  });

  it('PAY-14: a canceled intent makes no order and releases its hold', async () => {
    const { body } = await createIntent(shop.baseUrl);
    await stripeOf(shop.sandboxUrl).paymentIntents.cancel(body.paymentIntentId);
    expect(await processPayment(shop.baseUrl, body.paymentIntentId)).toMatchObject({
      status: 402,
      body: { success: false, code: 'PAYMENT_NOT_COMPLETED' },
    });
    expect(await shop.order(body.orderRef)).toMatchObject({ status: 'canceled', stock_state: 'released', number: null });
  });

  it('PAY-14: an intent without a card makes no order and keeps its hold', async () => {
    const { body } = await createIntent(shop.baseUrl);
    expect(await processPayment(shop.baseUrl, body.paymentIntentId)).toMatchObject({ status: 402, body: { success: false } });
    expect(await shop.order(body.orderRef)).toMatchObject({ status: 'pending', stock_state: 'held' });
  });

  it('STK-03: a hundred pending transfers do not keep other holds from ending', async () => {
    const slug = await makeProduct(shop, { stock: 101 });
    // In batches: with all of them concurrent, the last could wait longer than the lock time-out for the stock row.
    const transfers = await inBatches(
      100,
      async () => {
        const { status, body } = await createIntent(shop.baseUrl, bag(slug));
        expect(status, JSON.stringify(body)).toBe(200);
        await stripeOf(shop.sandboxUrl).paymentIntents.confirm(body.paymentIntentId, {
          payment_method: 'pm_usBankAccount_processing',
          return_url: 'http://localhost/order-success',
        });
        return body.orderRef;
      },
      10,
    );
    await shop.sql(`update orders set hold_expires_at = now() - interval '1 hour' where ref = any($1)`, [transfers]);
    const { body } = await createIntent(shop.baseUrl, bag(slug));
    await shop.endHold(body.orderRef);
    expect(await shop.untilOrder(body.orderRef, { status: 'expired' })).toMatchObject({ stock_state: 'released' });
    expect(await shop.sql(`select count(*)::int as held from orders where status = 'pending' and ref = any($1)`, [transfers])).toEqual([
      { held: 100 },
    ]);
  });
});
