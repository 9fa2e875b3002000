import { describe, expect, it } from 'vitest';
import { type IntentAnswer, payByCard, portland, post, type ProcessAnswer } from '../../support/shopper.ts';
import { setupShop } from '../../support/open-shop.ts';

/** The checkout of docs/rest.md: amount and cart first, contact and address at process-payment. */
describe('the documented REST bodies', () => {
  const shop = setupShop();

  const cartItems = [{ id: 'dukes-spice', name: "Duke's Spice - Ground", price: 16, quantity: 2, grindType: 'Ground' }];
  function intentFor(amount: number) {
    return post<IntentAnswer>(shop.baseUrl, '/api/create-payment-intent', { amount, cartItems });
  }
  async function rates() {
    return (
      await post<{ rates: { amount: string; rateId: string; provider: string; servicelevel: { name: string } }[] }>(
        shop.baseUrl,
        '/api/shipping-rates',
        {
          toAddress: portland,
          items: [{ name: cartItems[0]!.name, price: '16', weight: 1, quantity: 2 }],
        },
      )
    ).body.rates;
  }

  it('sell to a guest whose name, e-mail and address arrive with the payment', async () => {
    const intent = await intentFor(37.99);
    expect(intent.status).toBe(200);
    await payByCard(shop.sandboxUrl, intent.body.paymentIntentId);
    const done = await post<ProcessAnswer>(shop.baseUrl, '/api/process-payment', {
      paymentIntentId: intent.body.paymentIntentId,
      cartItems,
      couponInfo: null,
      customerInfo: { firstName: 'Grace', lastName: 'Hopper', email: 'Grace@Example.com', address: '1 Nano Way, Arlington, VA 22201' },
      shippingInfo: { shippingMethod: 'Standard', shippingCost: 0, actualShippingCost: 0, rateId: '', freeShipping: true },
    });
    expect(done.body).toMatchObject({ success: true, trackingNumber: expect.any(String) });
    const order = await shop.order(done.body.orderId!);
    expect(order).toMatchObject({ email: 'grace@example.com', customer_first_name: 'Grace', shipping_cents: 599, total_cents: 3799 });
    expect(order['shipping_address']).toMatchObject({ street1: '1 Nano Way', city: 'Arlington', state: 'VA', zip: '22201' });
  });

  it('accept an amount with a quoted rate', async () => {
    const offered = (await rates()).at(-1)!;
    const intent = await intentFor(Number((32 + Number(offered.amount)).toFixed(2)));
    expect(intent.body).toMatchObject({ shipping: Number(offered.amount) });
  });

  it('charge a standard rate that a client used as its fallback', async () => {
    const intent = await post<IntentAnswer>(shop.baseUrl, '/api/create-payment-intent', {
      amount: 40.99,
      cartItems,
      rateId: 'standard-priority',
    });
    expect(intent).toMatchObject({ status: 200, body: { shipping: 8.99 } });
  });

  it('accept an amount with a coupon that this visitor validated', async () => {
    expect(await intentFor(34.79)).toMatchObject({ status: 409, body: { code: 'TOTAL_CHANGED' } });
    const coupon = await post<{ valid: boolean; discountAmount: number }>(shop.baseUrl, '/api/validate-coupon', {
      code: ' brew10 ',
      subtotal: 32,
    });
    expect(coupon.body).toMatchObject({ valid: true, discountAmount: 3.2 });
    expect((await intentFor(34.79)).body).toMatchObject({ discount: 3.2, shipping: 5.99, amount: 34.79 });
  });

  it.each([0.01, 37.98, 32])('refuse an amount of %d that matches no rate and no coupon', async (amount) => {
    expect((await intentFor(amount)).status).toBe(409);
  });

  it('answer an invalid coupon with valid false and the specified text', async () => {
    const answer = await post(shop.baseUrl, '/api/validate-coupon', { code: 'NOPE', subtotal: 32 });
    expect(answer).toMatchObject({ status: 200, body: { valid: false, message: 'Invalid coupon code' } });
  });

  it('return the rates sorted by amount, with amounts as strings', async () => {
    const amounts = (await rates()).map((rate) => rate.amount);
    expect(amounts.length).toBeGreaterThan(1);
    expect(amounts.map(Number)).toEqual(amounts.map(Number).toSorted((a, b) => a - b));
    expect(amounts.every((amount) => /^\d+\.\d\d$/.test(amount))).toBe(true);
  });
});
