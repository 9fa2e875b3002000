import { describe, expect, it } from 'vitest';
import { readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import {
  type CartItem,
  createIntent,
  createIntentByGraphql,
  graphql,
  newEmail,
  payByCard,
  portland,
  post,
  processPayment,
} from '../../support/shopper.ts';

describe('tampered checkout requests', () => {
  const shop = setupShop();
  async function intents() {
    return (await readLedger(shop.sandboxUrl)).paymentIntents;
  }
  const poster: CartItem = { id: 'stranger-brew-poster', quantity: 1 };
  const seattle = { name: 'Bea Roast', street1: '9 Pike Place', city: 'Seattle', state: 'WA', zip: '98101', country: 'US' };
  async function cheapestRate(toAddress: object, items: object[]) {
    const { body } = await post<{ rates: { rateId: string; amount: string }[] }>(shop.baseUrl, '/api/shipping-rates', { toAddress, items });
    return { rateId: body.rates[0]!.rateId, cents: Math.round(Number(body.rates[0]!.amount) * 100) };
  }
  function dollars(cents: number): number {
    return Number((cents / 100).toFixed(2));
  }

  it.each([0.01, -5, Number.NaN, '1e9', 'NaN', '', null, undefined, {}, [21.99], true, Number.POSITIVE_INFINITY, 21.990001, '21.999', 0])(
    'PAY-12: an amount of %j makes no intent',
    async (amount) => {
      const before = (await intents()).length;
      const answer = await createIntent(shop.baseUrl, { amount });
      expect([400, 409]).toContain(answer.status);
      expect(answer.body.message).toEqual(expect.any(String));
      expect(await intents()).toHaveLength(before);
    },
  );

  it.each([21.99, '21.99', 16 + 5.99, 21.990000000000002])(
    "PAY-12: an amount of %j equals the server's total and makes an intent of 2199 cents",
    async (amount) => {
      const { body } = await createIntent(shop.baseUrl, { amount });
      expect((await intents()).find(({ id }) => id === body.paymentIntentId)).toMatchObject({ amount: 2199, currency: 'usd' });
    },
  );

  it.each<[string, unknown[], string]>([
    ['a price of a cent', [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground', price: 0.01 }], 'TOTAL_CHANGED'],
    ['an unknown product', [{ id: 'free-coffee', quantity: 1, price: 0.01 }], 'CART_INVALID'],
    ['a name without an id', [{ name: "Duke's Spice - Ground", quantity: 1, price: 0.01 }], 'INVALID_INPUT'],
    ['an unknown grind', [{ id: 'dukes-spice', quantity: 1, grindType: 'x' }], 'CART_INVALID'],
    ['a ground poster', [{ ...poster, grindType: 'Ground' }], 'CART_INVALID'],
    [
      'a swapped category',
      [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground', category: 'merchandise', price: 0.01 }],
      'TOTAL_CHANGED',
    ],
    ['an unknown size', [{ ...poster, size: '1 × 1 in' }], 'CART_INVALID'],
    ['a negative quantity', [{ id: 'dukes-spice', quantity: -1 }], 'CART_INVALID'],
    [
      'a negative quantity beside a bag',
      [
        { id: 'dukes-spice', quantity: 2, grindType: 'Ground' },
        { id: 'dukes-spice', quantity: -1, grindType: 'Ground' },
      ],
      'CART_INVALID',
    ],
    ['half a bag', [{ id: 'dukes-spice', quantity: 0.5 }], 'CART_INVALID'],
    ['a million bags', [{ id: 'dukes-spice', quantity: 1e6 }], 'CART_INVALID'],
    [
      'ninety-nine bags twice',
      [
        { id: 'dukes-spice', quantity: 99, grindType: 'Ground' },
        { id: 'dukes-spice', quantity: 99, grindType: 'Ground' },
      ],
      'CART_INVALID',
    ],
    ['an empty cart', [], 'CART_INVALID'],
  ])('CRT-01: a cart with %s is refused', async (_, cartItems, code) => {
    const before = (await intents()).length;
    const answer = await createIntent(shop.baseUrl, { cartItems: cartItems as CartItem[], amount: 6 });
    expect(answer.body).toMatchObject({ code });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await intents()).toHaveLength(before);
  });

  it('CRT-03: free shipping claimed below 45.00 is not granted', async () => {
    const claims = { shippingCost: 0, freeShipping: true, shippingInfo: { shippingCost: 0, freeShipping: true, actualShippingCost: 0 } };
    expect(await createIntent(shop.baseUrl, { amount: 16, ...claims })).toMatchObject({ status: 409, body: { code: 'TOTAL_CHANGED' } });
    expect(await createIntent(shop.baseUrl, { amount: 21.99, ...claims })).toMatchObject({ status: 200, body: { shipping: 5.99 } });
  });

  it('CRT-03: a rate quoted for another address is refused by its id and by its amount', async () => {
    const near = await cheapestRate(portland, [{ id: 'dukes-spice', quantity: 1 }]);
    await shop.sql('update shipping_quote set amount_cents = 137 where id = $1', [near.rateId]);
    const checkoutInput = { amount: 17.37, shippingAddress: seattle };
    expect(await createIntent(shop.baseUrl, { ...checkoutInput, rateId: near.rateId })).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_EXPIRED' },
    });
    expect(await createIntent(shop.baseUrl, checkoutInput)).toMatchObject({ status: 409, body: { code: 'TOTAL_CHANGED' } });
    expect(await createIntent(shop.baseUrl, { amount: 17.37 })).toMatchObject({ status: 200, body: { shipping: 1.37 } });
  });

  it('CRT-03: a quote that is expired, of a lighter parcel or unknown is refused', async () => {
    const rate = await cheapestRate(portland, [{ id: 'dukes-spice', quantity: 1 }]);
    const two = {
      cartItems: [{ id: 'dukes-spice', quantity: 2, grindType: 'Ground' }],
      amount: dollars(3200 + rate.cents),
      rateId: rate.rateId,
    };
    expect(await createIntent(shop.baseUrl, two)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
    const one = { amount: dollars(1600 + rate.cents), rateId: rate.rateId };
    expect(await createIntent(shop.baseUrl, one)).toMatchObject({ status: 200 });
    await shop.sql(`update shipping_quote set expires_at = now() - interval '1 second' where id = $1`, [rate.rateId]);
    expect(await createIntent(shop.baseUrl, one)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
    for (const rateId of [crypto.randomUUID(), "' or true --", '../../etc', 'x'.repeat(200)])
      expect(await createIntent(shop.baseUrl, { amount: 21.99, rateId })).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
  });

  it('PAY-29: an anonymous client gets no hosted checkout session', async () => {
    const body = {
      cartItems: [{ id: 'dukes-spice', quantity: 1, price: 0.01 }],
      successUrl: 'https://evil.example/s',
      cancelUrl: 'https://evil.example/c',
    };
    expect(await post(shop.baseUrl, '/api/create-checkout-session', body)).toMatchObject({
      status: 403,
      body: { message: 'Admin access required' },
    });
    expect((await readLedger(shop.sandboxUrl)).calls['POST /v1/checkout/sessions']).toBeUndefined();
  });

  it('PAY-30: a coupon worth more than the cart leaves the shipping cost', async () => {
    const { body } = await createIntent(shop.baseUrl, { cartItems: [poster], couponCode: 'LASTCALL', amount: 5.99 });
    expect(body).toMatchObject({ discount: 1, shipping: 5.99, amount: 5.99 });
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    expect((await processPayment(shop.baseUrl, body.paymentIntentId)).body).toMatchObject({ success: true });
  });

  it.each([
    [0, 0],
    [0, 1],
    [49, 0.49],
    [49, 0.5],
  ])('PAY-30: a total of %i cents (%d sent) is refused with a clear message', async (quotedCents, amount) => {
    await shop.sql(
      `insert into coupon (code, description, discount_type, discount_value, usage_limit) values ('ALLOFIT', 'All', 'percentage', 100, 99) on conflict do nothing`,
    );
    const rate = await cheapestRate(portland, [{ id: 'stranger-brew-poster', quantity: 1 }]);
    await shop.sql('update shipping_quote set amount_cents = $2 where id = $1', [rate.rateId, quotedCents]);
    const answer = await createIntentByGraphql(shop.baseUrl, {
      lines: [{ productId: 'stranger-brew-poster', quantity: 1 }],
      couponCode: 'ALLOFIT',
      rateId: rate.rateId,
      expectedTotalCents: Math.max(1, Math.round(amount * 100)),
    });
    expect(answer).toMatchObject({ __typename: 'CartInvalid', message: 'The smallest amount a card can be charged is $0.50' });
    expect(await shop.sql(`select used_count from coupon where code = 'ALLOFIT'`)).toEqual([{ used_count: 0 }]);
  });

  it('ORD-02: guessed payment and order ids return nothing', async () => {
    for (const paymentIntentId of [
      'pi_0000000000000000',
      'pi_1',
      '1001',
      '',
      'BQ-0000000000000000',
      "pi_' or 1=1",
      'pi_../../v1/refunds',
    ]) {
      const answer = await processPayment(shop.baseUrl, paymentIntentId);
      expect([400, 404]).toContain(answer.status);
    }
    const { checkoutStatus } = await graphql(shop.baseUrl, 'query ($id: ID!) { checkoutStatus(paymentIntentId: $id) { orderRef } }', {
      id: 'pi_0000000000000000',
    });
    expect(checkoutStatus).toBeNull();
    for (const path of ['/api/orders/1', '/api/orders/1001', '/api/orders/my-orders'])
      expect((await fetch(new URL(path, shop.baseUrl))).status).toBeGreaterThanOrEqual(400);
  });

  it('ORD-02: a payment id alone returns no name, address or e-mail', async () => {
    const email = newEmail();
    const { body } = await createIntent(shop.baseUrl, { email });
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    const answers = [JSON.stringify(await processPayment(shop.baseUrl, body.paymentIntentId))];
    for (const path of ['/order-success', '/checkout-success'])
      answers.push(
        await (
          await fetch(new URL(`${path}?payment_intent=${body.paymentIntentId}&paymentIntentId=${body.paymentIntentId}`, shop.baseUrl))
        ).text(),
      );
    const all =
      'query ($id: ID!) { checkoutStatus(paymentIntentId: $id) { state orderNumber orderRef totalCents trackingNumber isSandbox } }';
    answers.push(JSON.stringify(await graphql(shop.baseUrl, all, { id: body.paymentIntentId })));
    for (const answer of answers)
      for (const secret of [email, portland.name, portland.street1, portland.zip]) expect(answer).not.toContain(secret);
    const otherClient = await processPayment(shop.baseUrl, body.paymentIntentId, {
      email: 'mallory@example.com',
      firstName: 'Mallory',
      address: '1 Evil Way, Reno, NV 89501',
    });
    expect(otherClient.status).toBe(200);
    expect(await shop.order(body.orderRef)).toMatchObject({ email, shipping_address: portland, customer_first_name: 'Ada' });
  });
});
