import { describe, expect, it } from 'vitest';
import { makeProduct } from '../../support/factories/products.ts';
import { readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { type CartItem, createIntent, createIntentByGraphql, payByCard, portland, post, processPayment } from '../../support/shopper.ts';

describe('totals', () => {
  const shop = setupShop();
  function setPrice(slug: string, cents: number) {
    return shop.sql('update product set price_cents = $2 where slug = $1', [slug, cents]);
  }
  async function quote(items: object[]) {
    const { body } = await post<{ rates: { rateId: string; amount: string; canShipFree: boolean }[] }>(
      shop.baseUrl,
      '/api/shipping-rates',
      { toAddress: portland, items },
    );
    const rate = body.rates.filter(({ canShipFree }) => canShipFree).at(-1)!;
    return { rateId: rate.rateId, cents: Math.round(Number(rate.amount) * 100) };
  }
  /** Repeated until the api has the new price, because an outdated total is refused. */
  async function intentFor(input: Record<string, unknown>) {
    for (;;) {
      const answer = await createIntentByGraphql(shop.baseUrl, input);
      if (answer['__typename'] !== 'TotalChanged') return answer;
      expect(answer['totalCents']).not.toBe(input['expectedTotalCents']);
    }
  }

  it.each([
    ['44.99', 4499, undefined, 4499],
    ['45.00', 4500, undefined, 4500],
    ['49.99 less 5.00', 4999, 'FIVER', 4499],
    ['50.00 less 5.00', 5000, 'FIVER', 4500],
  ])(
    'CRT-04: %s decides on free shipping to the cent, and the rate is recorded in both cases',
    async (_, priceCents, couponCode, payable) => {
      const slug = await makeProduct(shop, { stock: { none: 9 }, priceCents });
      const rate = await quote([{ id: slug, quantity: 1 }]);
      const isFree = payable >= 4500;
      const answer = await createIntentByGraphql(shop.baseUrl, {
        lines: [{ productId: slug, quantity: 1 }],
        rateId: rate.rateId,
        couponCode,
        expectedTotalCents: payable + (isFree ? 0 : rate.cents),
      });
      expect(answer).toMatchObject({ __typename: 'PaymentIntentReady', shippingCents: isFree ? 0 : rate.cents });
      await payByCard(shop.sandboxUrl, String(answer['paymentIntentId']));
      await processPayment(shop.baseUrl, String(answer['paymentIntentId']));
      expect(await shop.untilOrder(String(answer['orderRef']), { status: 'completed' })).toMatchObject({
        actual_shipping_cents: rate.cents,
      });
    },
  );

  it('CRT-04: without a rate the default of 5.99 is recorded as the cost of free shipping', async () => {
    const { body } = await createIntent(shop.baseUrl, { cartItems: [{ id: 'dukes-spice', quantity: 3, grindType: 'Ground' }], amount: 48 });
    expect(body).toMatchObject({ shipping: 0, amount: 48 });
    expect(await shop.order(body.orderRef)).toMatchObject({ shipping_cents: 0, actual_shipping_cents: 599 });
  });

  it('a changed price is charged once the catalogue has it, and never before the shopper has seen it', async () => {
    await setPrice('sparrows', 1725);
    const line = { lines: [{ productId: 'sparrows', quantity: 1, grind: 'GROUND' }] };
    expect(await intentFor({ ...line, expectedTotalCents: 2324 })).toMatchObject({ __typename: 'PaymentIntentReady', totalCents: 2324 });
    expect(await createIntentByGraphql(shop.baseUrl, { ...line, expectedTotalCents: 2199 })).toMatchObject({
      __typename: 'TotalChanged',
      totalCents: 2324,
    });
  });

  it('ORD-04: forty random carts have the same total in the answer, in the order and at the provider', async () => {
    const blends = ['dukes-spice', 'chocolate-java', 'friendly-neighborhood', 'decaf-destiny', 'captains-choice'];
    const prices = new Map(
      (await shop.sql<{ slug: string; price_cents: number }>('select slug, price_cents from product')).map((row) => [
        row.slug,
        row.price_cents,
      ]),
    );
    const carts = Array.from({ length: 40 }, (_, index) => index % 31).map((round): CartItem[] =>
      blends
        .filter((_, index) => (round >> index) % 2 === 0)
        .slice(0, 3)
        .map((id, index) => ({ id, quantity: 1 + ((round + index) % 2), grindType: round % 3 ? 'Ground' : 'Whole Bean', price: 0.01 })),
    );
    const answers = await Promise.all(
      carts.map((cartItems, round) => {
        const subtotal = cartItems.reduce((sum, item) => sum + prices.get(item.id)! * item.quantity, 0);
        const discount = round % 4 === 0 ? Math.round(subtotal / 10) : 0;
        const total = subtotal - discount + (subtotal - discount >= 4500 ? 0 : 599);
        return createIntent(shop.baseUrl, {
          cartItems,
          amount: Number((total / 100).toFixed(2)),
          ...(discount && { couponCode: 'BREW10' }),
        });
      }),
    );
    const ledger = await readLedger(shop.sandboxUrl);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      const order = await shop.order(body.orderRef);
      const intent = ledger.paymentIntents.find(({ id }) => id === body.paymentIntentId)!;
      expect([order['total_cents'], Math.round(body.amount * 100)]).toEqual([intent.amount, intent.amount]);
    }
  });
});
