import { describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { setupShop } from '../../support/open-shop.ts';
import { createIntent, graphql, post } from '../../support/shopper.ts';

// Fourteen hours ahead of UTC, so that a clock read in local time would be wrong by more than half a day.
describe('the terms of a coupon, on a server in Kiritimati', () => {
  const shop = setupShop({ env: { TZ: 'Pacific/Kiritimati' } });
  function offer(code: string, terms: { expires?: string; minimumCents?: number; percent?: number }) {
    return shop.sql(
      `insert into coupon (code, description, discount_type, discount_value, usage_limit, minimum_cents, expires_at)
       values ($1, 'Offer', 'percentage', $2, 99, $3, now() + $4::interval) on conflict do nothing`,
      [code, terms.percent ?? 25, terms.minimumCents ?? 0, terms.expires ?? null],
    );
  }
  async function validate(code: string, subtotal: unknown) {
    return post<{ valid: boolean; discountAmount?: number }>(shop.baseUrl, '/api/validate-coupon', { code, subtotal });
  }
  function checkout(couponCode: string) {
    return createIntent(shop.baseUrl, { couponCode, amount: 17.99 });
  }

  it.each([
    ['a second ago', '-1 second'],
    ['thirteen hours ago', '-13 hours'],
  ])('CPN-03: a coupon that ended %s is refused by validate-coupon and by the intent', async (name, expires) => {
    const code = `ENDED${name.replaceAll(' ', '').toUpperCase()}`;
    await offer(code, { expires });
    expect((await validate(code, 16)).body).toEqual({ valid: false, message: 'Invalid coupon code' });
    expect(await checkout(code)).toMatchObject({ status: 400, body: { code: 'COUPON_REFUSED', message: 'Invalid coupon code' } });
  });

  it.each([
    ['a minute', '1 minute'],
    ['thirteen hours', '13 hours'],
  ])('CPN-03: a coupon that ends in %s is accepted by validate-coupon and by the intent', async (name, expires) => {
    const code = `ENDSIN${name.replaceAll(' ', '').toUpperCase()}`;
    await offer(code, { expires });
    expect((await validate(code, 16)).body).toMatchObject({ valid: true, discountAmount: 4 });
    expect(await checkout(code)).toMatchObject({ status: 200, body: { discount: 4 } });
  });

  it.each([
    [29.99, false],
    ['29.99', false],
    [30, true],
    ['30.00', true],
    [10.1 + 10.1 + 9.8, true],
    [0.1 + 0.2 + 29.69, false],
    [29.990000000000002, false],
  ])('CPN-04: with a minimum of 30.00 a subtotal of %j is %j', async (subtotal, isValid) => {
    await offer('THIRTY', { minimumCents: 3000 });
    expect(await validate('THIRTY', subtotal)).toMatchObject({ status: 200, body: { valid: isValid } });
  });

  it.each(['29.999', 29.9999, 'thirty', null, -0.01, 1e12, [30]])('CPN-04: a subtotal of %j is invalid', async (subtotal) => {
    expect((await validate('BREW10', subtotal)).status).toBe(400);
  });

  it("CPN-04: the intent compares the minimum with the server's prices", async () => {
    await offer('OVERTHIRTY', { minimumCents: 3000, percent: 50 });
    const cartItems = [{ id: 'sparrows', quantity: 2, grindType: 'Ground', price: 99 }];
    function two(amount: number) {
      return createIntent(shop.baseUrl, { cartItems, couponCode: 'OVERTHIRTY', amount });
    }
    expect(await two(21.99)).toMatchObject({ status: 200, body: { discount: 16 } });
    await shop.sql(`update product set price_cents = 1499 where slug = 'sparrows'`);
    const refused = await waitFor(10_000, async () => {
      const answer = await two(20.98);
      return (answer.body as { code?: string }).code === 'COUPON_REFUSED' && answer;
    });
    expect(refused).toMatchObject({ status: 400, body: { message: 'This coupon needs an order of at least $30.00' } });
  });

  it('a code is found in any spelling and recorded in its own', async () => {
    await offer('SHOUTED', {});
    expect((await validate(' shouted ', 16)).body).toMatchObject({ valid: true, code: 'SHOUTED' });
    const { body } = await checkout(' sHoUtEd ');
    expect(await shop.order(body.orderRef)).toMatchObject({ coupon_code: 'SHOUTED', discount_cents: 400 });
    const query = `query ($code: String!, $cents: Int!) {
      validateCoupon(code: $code, subtotalCents: $cents) { __typename ... on CouponApplied { code discountCents } }
    }`;
    const { validateCoupon } = await graphql(shop.baseUrl, query, { code: 'shouted', cents: 333 });
    expect(validateCoupon).toEqual({ __typename: 'CouponApplied', code: 'SHOUTED', discountCents: 83 });
  });
});
