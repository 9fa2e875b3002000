import { describe, expect, it } from 'vitest';
import { makeCoupon } from '../../support/factories/coupons.ts';
import { waitFor } from '../../support/invariants.ts';
import { setupShop } from '../../support/open-shop.ts';
import { untilCanceled } from '../../support/shop/effects.ts';
import { buy, createIntent, inParallel, payByCard, post, processPayment } from '../../support/shopper.ts';

describe('the last use of a coupon', () => {
  const shop = setupShop({ env: { DATABASE_POOL: '40' } });
  async function usesOf(code: string) {
    return (await shop.sql<{ used_count: number }>('select used_count from coupon where code = $1', [code]))[0]!.used_count;
  }
  function discounted(couponCode: string) {
    return createIntent(shop.baseUrl, { couponCode, amount: 16.99 });
  }

  it('CPN-01: of fifty concurrent checkouts one gets the discount, the others are refused before paying', async () => {
    const lock = `select 1 from coupon where code = 'LASTCALL' for update`;
    const answers = await shop.whileLocked(lock, 35, () => inParallel(50, () => discounted('LASTCALL')));
    const ready = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 400);
    expect([ready.length, refused.length]).toEqual([1, 49]);
    for (const { body } of refused) expect(body).toEqual({ code: 'COUPON_REFUSED', message: 'This coupon has already been used up' });
    await payByCard(shop.sandboxUrl, ready[0]!.body.paymentIntentId);
    await processPayment(shop.baseUrl, ready[0]!.body.paymentIntentId);
    expect(await shop.untilOrder(ready[0]!.body.orderRef, { status: 'completed' })).toMatchObject({ discount_cents: 500 });
    expect(await usesOf('LASTCALL')).toBe(1);
    const validated = await post(shop.baseUrl, '/api/validate-coupon', { code: 'LASTCALL', subtotal: 16 });
    expect(validated.body).toEqual({ valid: false, message: 'This coupon has already been used up' });
  });

  it('CPN-02: an abandoned checkout gives its use back when the hold ends', async () => {
    const code = await makeCoupon(shop);
    const abandoned = await discounted(code);
    expect(await usesOf(code)).toBe(1);
    expect(await discounted(code)).toMatchObject({ status: 400, body: { code: 'COUPON_REFUSED' } });
    await shop.endHold(abandoned.body.orderRef);
    await waitFor(20_000, async () => (await usesOf(code)) === 0);
    expect((await buy(shop, { couponCode: code, amount: 16.99 })).body).toMatchObject({ success: true });
    expect(await usesOf(code)).toBe(1);
  });

  it('CPN-02: the end of a hold and the cancellation of its payment, handled at the same time, release the use once', async () => {
    const code = await makeCoupon(shop, { uses: 2 });
    const kept = await discounted(code);
    const dropped = await discounted(code);
    // With the order locked, the sweep waits for the coupon; process-payment and the webhook of the cancellation wait for the order.
    await shop.whileLocked(`select 1 from coupon where code = '${code}' for update`, 2, async () => {
      await shop.endHold(dropped.body.orderRef);
      await untilCanceled(shop.sandboxUrl, dropped.body.paymentIntentId);
      return processPayment(shop.baseUrl, dropped.body.paymentIntentId);
    });
    await shop.untilOrder(dropped.body.orderRef, { stock_state: 'released' });
    expect(await usesOf(code)).toBe(1);
    await payByCard(shop.sandboxUrl, kept.body.paymentIntentId);
    expect((await processPayment(shop.baseUrl, kept.body.paymentIntentId)).body).toMatchObject({ success: true });
  });

  it('a checkout that fails after its coupon was taken gives the use back at once', async () => {
    const couponCode = await makeCoupon(shop);
    expect(await createIntent(shop.baseUrl, { couponCode, amount: 1 })).toMatchObject({
      status: 409,
      body: { code: 'TOTAL_CHANGED' },
    });
    expect(await usesOf(couponCode)).toBe(0);
  });
});
