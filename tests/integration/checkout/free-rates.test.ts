import { describe, expect, it } from 'vitest';
import { makeProduct } from '../../support/factories/products.ts';
import { readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { createIntent, createIntentByGraphql, graphql, payByCard, portland, post, processPayment } from '../../support/shopper.ts';

interface Rate {
  rateId: string;
  amountCents: number;
  canShipFree: boolean;
  serviceName: string;
}

describe('rates when shipping is free', () => {
  const shop = setupShop();

  async function productOf(priceCents: number) {
    const slug = await makeProduct(shop, { stock: { none: 9 }, priceCents });
    const lines = [{ productId: slug, quantity: 1 }];
    const { shippingRates } = await graphql<{ shippingRates: { rates: Rate[] } }>(
      shop.baseUrl,
      `
        query ($address: ShippingAddressInput!, $lines: [CartLineInput!]!) {
          shippingRates(address: $address, lines: $lines) {
            ... on ShippingRates {
              rates {
                rateId
                amountCents
                canShipFree
                serviceName
              }
            }
          }
        }
      `,
      { address: portland, lines },
    );
    const { rates } = shippingRates;
    return { slug, lines, rates, dear: rates.find(({ canShipFree }) => !canShipFree)! };
  }

  it('SHP-14: both edges say of each rate whether it can be chosen when shipping is free', async () => {
    const { slug, rates } = await productOf(4500);
    expect(rates.map(({ amountCents, canShipFree }) => [amountCents <= 1200, canShipFree])).toEqual(
      rates.map(({ amountCents }) => [amountCents <= 1200, amountCents <= 1200]),
    );
    expect(new Set(rates.map(({ canShipFree }) => canShipFree))).toEqual(new Set([true, false]));
    const { body } = await post<{ rates: { amount: string; canShipFree: boolean }[] }>(shop.baseUrl, '/api/shipping-rates', {
      toAddress: portland,
      items: [{ id: slug, quantity: 1 }],
    });
    expect(body.rates.map(({ amount, canShipFree }) => [Math.round(Number(amount) * 100), canShipFree])).toEqual(
      rates.map(({ amountCents, canShipFree }) => [amountCents, canShipFree]),
    );
  });

  it.each([
    ['44.99', 4499, undefined, 4499],
    ['45.00', 4500, undefined, 4500],
    ['49.99 less 5.00', 4999, 'FIVER', 4499],
    ['50.00 less 5.00', 5000, 'FIVER', 4500],
  ])(
    'SHP-14: at %s a rate above the limit is sold when it is paid, and refused when it is free',
    async (_, priceCents, couponCode, payable) => {
      const { lines, dear } = await productOf(priceCents);
      const before = (await readLedger(shop.sandboxUrl)).paymentIntents.length;
      const isFree = payable >= 4500;
      const answer = await createIntentByGraphql(shop.baseUrl, {
        lines,
        rateId: dear.rateId,
        couponCode,
        expectedTotalCents: payable + (isFree ? 0 : dear.amountCents),
      });
      expect(answer).toMatchObject(
        isFree
          ? { __typename: 'RateNotFree', code: 'RATE_NOT_FREE' }
          : { __typename: 'PaymentIntentReady', shippingCents: dear.amountCents },
      );
      expect((await readLedger(shop.sandboxUrl)).paymentIntents.length).toBe(before + (isFree ? 0 : 1));
    },
  );

  it('SHP-14: a refused rate holds neither stock nor coupon, and the REST edge refuses it alike', async () => {
    const { slug, dear } = await productOf(5000);
    const uses = `select used_count from coupon where code = 'FIVER'`;
    const before = await shop.sql(uses);
    const checkout = { cartItems: [{ id: slug, quantity: 1 }], amount: 45, rateId: dear.rateId, couponCode: 'FIVER' };
    expect(await createIntent(shop.baseUrl, checkout)).toMatchObject({
      status: 409,
      body: { code: 'RATE_NOT_FREE', message: expect.stringContaining('Please choose another one') },
    });
    expect(await shop.sql(uses)).toEqual(before);
    expect(
      await shop.sql('select available, held from stock_item where product_id = (select id from product where slug = $1)', [slug]),
    ).toEqual([{ available: 9, held: 0 }]);
  });

  it('SHP-14: the price of a rate above the limit is no total of a free order', async () => {
    const { lines, dear } = await productOf(4500);
    const answer = await createIntentByGraphql(shop.baseUrl, { lines, rateId: dear.rateId, expectedTotalCents: 4500 + dear.amountCents });
    expect(answer).toMatchObject({ __typename: 'TotalChanged', totalCents: 4500 });
  });

  it('SHP-14: the cheapest rate is accepted although it is above the limit, and its cost is recorded', async () => {
    // A parcel of 66 pounds: every service costs more than 12.00.
    const slug = await makeProduct(shop, { stock: { none: 9 }, priceCents: 9000, weightGrams: 30_000 });
    const { body } = await post<{ rates: { rateId: string; amount: string; canShipFree: boolean }[] }>(
      shop.baseUrl,
      '/api/shipping-rates',
      {
        toAddress: portland,
        items: [{ id: slug, quantity: 1 }],
      },
    );
    const cents = body.rates.map(({ amount }) => Math.round(Number(amount) * 100));
    expect(Math.min(...cents)).toBeGreaterThan(1200);
    expect(body.rates.map(({ canShipFree }) => canShipFree)).toEqual(cents.map((_, at) => at === 0));
    const answer = await createIntentByGraphql(shop.baseUrl, {
      lines: [{ productId: slug, quantity: 1 }],
      rateId: body.rates[0]!.rateId,
      expectedTotalCents: 9000,
    });
    expect(answer).toMatchObject({ __typename: 'PaymentIntentReady', shippingCents: 0 });
    await payByCard(shop.sandboxUrl, String(answer['paymentIntentId']));
    await processPayment(shop.baseUrl, String(answer['paymentIntentId']));
    expect(await shop.order(String(answer['orderRef']))).toMatchObject({ shipping_cents: 0, actual_shipping_cents: cents[0] });
  });

  it('SHP-14: a quote of an earlier version is honoured', async () => {
    const { lines, dear } = await productOf(4500);
    await shop.sql('update shipping_quote set can_ship_free = default where id = $1', [dear.rateId]);
    const answer = await createIntentByGraphql(shop.baseUrl, { lines, rateId: dear.rateId, expectedTotalCents: 4500 });
    expect(answer).toMatchObject({ __typename: 'PaymentIntentReady', shippingCents: 0 });
  });
});
