import { describe, expect, it } from 'vitest';
import { makeCoupon } from '../../support/factories/coupons.ts';
import { makeProduct } from '../../support/factories/products.ts';
import { setupShop } from '../../support/open-shop.ts';
import { createIntent, newEmail, payByCard, processPayment } from '../../support/shopper.ts';

describe('terms agreed with the payment intent', () => {
  const shop = setupShop();
  function ground(id: string) {
    return { cartItems: [{ id, quantity: 1, grindType: 'Ground' }], email: newEmail() };
  }
  async function pay(paymentIntentId: string) {
    await payByCard(shop.sandboxUrl, paymentIntentId);
    expect(await processPayment(shop.baseUrl, paymentIntentId)).toMatchObject({ status: 200, body: { success: true } });
  }

  it('PAY-15: a price changed before the card succeeds does not change the order', async () => {
    const slug = await makeProduct(shop);
    const checkoutInput = { ...ground(slug), key: crypto.randomUUID() };
    const { body } = await createIntent(shop.baseUrl, checkoutInput);
    await shop.sql('update product set price_cents = 9900 where slug = $1', [slug]);
    const again = await createIntent(shop.baseUrl, checkoutInput);
    expect(again.body).toMatchObject({ paymentIntentId: body.paymentIntentId, amount: 21.99 });
    await pay(body.paymentIntentId);
    expect(await shop.untilOrder(body.orderRef, { status: 'completed' })).toMatchObject({ total_cents: 2199, subtotal_cents: 1600 });
  });

  it('PAY-15: a price changed while the bags are reserved is not charged without notice', async () => {
    const slug = await makeProduct(shop);
    const change = `with bags as (select id from stock_item where product_id = (select id from product where slug = '${slug}') and grind = 'ground' for update)
      update product set price_cents = 1700 where slug = '${slug}' and exists (select 1 from bags)`;
    const answer = await shop.whileLocked(change, 1, () => createIntent(shop.baseUrl, ground(slug)));
    expect(answer).toMatchObject({ status: 200, body: { amount: 21.99 } });
    expect(await createIntent(shop.baseUrl, ground(slug))).toMatchObject({ status: 409, body: { code: 'TOTAL_CHANGED' } });
    expect(await createIntent(shop.baseUrl, { ...ground(slug), amount: 22.99 })).toMatchObject({ status: 200 });
    await pay(answer.body.paymentIntentId);
    expect(await shop.untilOrder(answer.body.orderRef, { status: 'completed' })).toMatchObject({ subtotal_cents: 1600 });
  });

  it('PAY-16: a product made unavailable after the intent is still delivered, and cannot be bought again', async () => {
    const slug = await makeProduct(shop);
    const { body } = await createIntent(shop.baseUrl, ground(slug));
    await shop.sql('update product set is_listed = false where slug = $1', [slug]);
    await pay(body.paymentIntentId);
    await shop.untilOrder(body.orderRef, { status: 'completed', stock_state: 'sold' });
    expect(await createIntent(shop.baseUrl, ground(slug))).toMatchObject({ status: 400, body: { code: 'CART_INVALID' } });
  });

  it('PAY-16: a product deleted after the intent is still delivered', async () => {
    const slug = await makeProduct(shop);
    const { body } = await createIntent(shop.baseUrl, ground(slug));
    await shop.sql('delete from stock_item where product_id = (select id from product where slug = $1)', [slug]);
    await shop.sql('delete from product where slug = $1', [slug]);
    await pay(body.paymentIntentId);
    expect(await shop.untilOrder(body.orderRef, { status: 'completed' })).toMatchObject({ total_cents: 2199 });
  });

  it('PAY-16: a coupon that expires or is disabled after the intent still counts', async () => {
    const expiring = await makeCoupon(shop, { cents: 300, uses: 9 });
    const halving = await makeCoupon(shop, { percent: 50, uses: 9 });
    const short = await createIntent(shop.baseUrl, { couponCode: expiring, amount: 18.99 });
    const switched = await createIntent(shop.baseUrl, { couponCode: `${halving.toLowerCase()} `, amount: 13.99 });
    await shop.sql(`update coupon set expires_at = now() - interval '1 second' where code = $1`, [expiring]);
    await shop.sql('update coupon set is_active = false, discount_value = 1 where code = $1', [halving]);
    for (const { body } of [short, switched]) await pay(body.paymentIntentId);
    expect(await shop.untilOrder(short.body.orderRef, { status: 'completed' })).toMatchObject({
      discount_cents: 300,
      coupon_code: expiring,
    });
    expect(await shop.untilOrder(switched.body.orderRef, { status: 'completed' })).toMatchObject({
      discount_cents: 800,
      coupon_code: halving,
    });
    expect(await createIntent(shop.baseUrl, { couponCode: expiring, amount: 18.99 })).toMatchObject({
      status: 400,
      body: { code: 'COUPON_REFUSED' },
    });
  });
});
