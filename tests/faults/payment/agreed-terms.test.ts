import { describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { openShop } from '../../support/open-shop.ts';
import { createIntent, newEmail, payByCard, processPayment } from '../../support/shopper.ts';

describe('terms agreed at the payment intent', () => {
  const shop = openShop();
  function ground(id: string) {
    return { cartItems: [{ id, quantity: 1, grindType: 'Ground' }], email: newEmail() };
  }
  async function pay(paymentIntentId: string) {
    await payByCard(shop.sandboxUrl, paymentIntentId);
    expect(await processPayment(shop.baseUrl, paymentIntentId)).toMatchObject({ status: 200, body: { success: true } });
  }

  it('PAY-15: a price changed before the card succeeds does not reach the order', async () => {
    const wish = { ...ground('sparrows'), key: crypto.randomUUID() };
    const { body } = await createIntent(shop.baseUrl, wish);
    await shop.sql(`update product set price_cents = 9900 where slug = 'sparrows'`);
    const again = await createIntent(shop.baseUrl, wish);
    expect(again.body).toMatchObject({ paymentIntentId: body.paymentIntentId, amount: 21.99 });
    await pay(body.paymentIntentId);
    expect(await shop.untilOrder(body.orderRef, { status: 'completed' })).toMatchObject({ total_cents: 2199, subtotal_cents: 1600 });
    await shop.sql(`update product set price_cents = 1600 where slug = 'sparrows'`);
  });

  it('PAY-15: a price changed in the very moment the bags are set aside is not charged unseen', async () => {
    const change = `with bags as (select id from stock_item where product_id = (select id from product where slug = 'darth') and grind = 'ground' for update)
      update product set price_cents = 1700 where slug = 'darth' and exists (select 1 from bags)`;
    const answer = await shop.whileLocked(change, 1, () => createIntent(shop.baseUrl, ground('darth')));
    expect(answer).toMatchObject({ status: 200, body: { amount: 21.99 } });
    expect(await createIntent(shop.baseUrl, ground('darth'))).toMatchObject({ status: 409, body: { code: 'TOTAL_CHANGED' } });
    expect(await createIntent(shop.baseUrl, { ...ground('darth'), amount: 22.99 })).toMatchObject({ status: 200 });
    await pay(answer.body.paymentIntentId);
    expect(await shop.untilOrder(answer.body.orderRef, { status: 'completed' })).toMatchObject({ subtotal_cents: 1600 });
  });

  it('PAY-16: a product taken off the shelf after the intent is still delivered, and sold to nobody else', async () => {
    const { body } = await createIntent(shop.baseUrl, ground('brunana'));
    await shop.sql(`update product set is_listed = false where slug = 'brunana'`);
    await pay(body.paymentIntentId);
    await shop.untilOrder(body.orderRef, { status: 'completed', stock_state: 'sold' });
    expect(await createIntent(shop.baseUrl, ground('brunana'))).toMatchObject({ status: 400, body: { code: 'CART_INVALID' } });
  });

  it('PAY-16: a product deleted after the intent is still delivered', async () => {
    const [made] = await shop.sql<{ id: number }>(
      `insert into product (slug, name, description, price_cents, alt_text, tint, category, character_label, sizes, weight_grams, position)
       values ('one-day-mug', 'One-Day Mug', 'A mug.', 1600, 'A mug', '#fff', 'merchandise', 'Mug', '{}', 340, 99) returning id`,
    );
    await shop.sql(`insert into stock_item (product_id, grind, initial, available) values ($1, 'none', 3, 3)`, [made!.id]);
    const { body } = await waitFor(10_000, async () => {
      const answer = await createIntent(shop.baseUrl, { cartItems: [{ id: 'one-day-mug', quantity: 1 }] });
      return answer.status === 200 && answer;
    });
    await shop.sql('delete from stock_item where product_id = $1', [made!.id]);
    await shop.sql('delete from product where id = $1', [made!.id]);
    await pay(body.paymentIntentId);
    expect(await shop.untilOrder(body.orderRef, { status: 'completed' })).toMatchObject({ total_cents: 2199 });
  });

  it('PAY-16: a coupon that expires or is switched off after the intent still counts', async () => {
    await shop.sql(
      `insert into coupon (code, description, discount_type, discount_value, usage_limit) values ('SHORT', 'Short', 'fixed', 300, 9), ('SWITCH', 'Switch', 'percentage', 50, 9)`,
    );
    const short = await createIntent(shop.baseUrl, { couponCode: 'SHORT', amount: 18.99 });
    const switched = await createIntent(shop.baseUrl, { couponCode: 'switch ', amount: 13.99 });
    await shop.sql(`update coupon set expires_at = now() - interval '1 second' where code = 'SHORT'`);
    await shop.sql(`update coupon set is_active = false, discount_value = 1 where code = 'SWITCH'`);
    for (const { body } of [short, switched]) await pay(body.paymentIntentId);
    expect(await shop.untilOrder(short.body.orderRef, { status: 'completed' })).toMatchObject({
      discount_cents: 300,
      coupon_code: 'SHORT',
    });
    expect(await shop.untilOrder(switched.body.orderRef, { status: 'completed' })).toMatchObject({
      discount_cents: 800,
      coupon_code: 'SWITCH',
    });
    expect(await createIntent(shop.baseUrl, { couponCode: 'SHORT', amount: 18.99 })).toMatchObject({
      status: 400,
      body: { code: 'COUPON_REFUSED' },
    });
  });
});
