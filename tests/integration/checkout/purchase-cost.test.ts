import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements, total } from '../../support/count-statements.ts';
import { waitFor, waitUntilIdle } from '../../support/invariants.ts';
import { readLedger } from '../../support/ledger.ts';
import { graphql, newEmail, payByCard, portland } from '../../support/shopper.ts';
import { type RealShop, setupShop } from '../../support/open-shop.ts';

const lines = [
  { productId: 'dukes-spice', quantity: 1, grind: 'GROUND' },
  { productId: 'stranger-brew-poster', quantity: 1 },
];

/** The four requests of a browser from a filled cart to the confirmed order. */
async function journey(shop: RealShop): Promise<{ tracking: string | null }> {
  const { shippingRates } = await graphql<{ shippingRates: { rates: { rateId: string; amountCents: number }[] } }>(
    shop.baseUrl,
    'query ($address: ShippingAddressInput!, $lines: [CartLineInput!]!) { shippingRates(address: $address, lines: $lines) { ... on ShippingRates { rates { rateId amountCents } } } }',
    { address: portland, lines },
  );
  const rate = shippingRates.rates[0]!;
  const { createPaymentIntent } = await graphql<{ createPaymentIntent: { paymentIntentId: string; __typename: string } }>(
    shop.baseUrl,
    'mutation ($input: CreatePaymentIntentInput!) { createPaymentIntent(input: $input) { __typename ... on PaymentIntentReady { paymentIntentId } } }',
    {
      input: {
        checkoutKey: crypto.randomUUID(),
        lines,
        email: newEmail(),
        shippingAddress: portland,
        rateId: rate.rateId,
        couponCode: 'BREW10',
        expectedTotalCents: 1700 - 170 + rate.amountCents,
      },
    },
  );
  expect(createPaymentIntent).toMatchObject({ __typename: 'PaymentIntentReady' });
  await payByCard(shop.sandboxUrl, createPaymentIntent.paymentIntentId);
  await graphql(shop.baseUrl, 'mutation ($id: ID!) { processPayment(paymentIntentId: $id) { __typename } }', {
    id: createPaymentIntent.paymentIntentId,
  });
  const { checkoutStatus } = await graphql<{ checkoutStatus: { trackingNumber: string | null } }>(
    shop.baseUrl,
    'query ($id: ID!) { checkoutStatus(paymentIntentId: $id) { state trackingNumber } }',
    { id: createPaymentIntent.paymentIntentId },
  );
  return { tracking: checkoutStatus.trackingNumber };
}

describe('the cost of a purchase', () => {
  // Sweeps are not part of a purchase, so their interval is long here.
  const shop = setupShop({ env: { SWEEP_INTERVAL_SECONDS: '600' } });
  beforeAll(async () => {
    await journey(shop);
    await waitUntilIdle(shop.databaseUrl, 20_000);
  });

  it('is at most 40 SQL statements of api and worker together', async () => {
    const before = await readLedger(shop.sandboxUrl);
    const statements = await countStatements(shop.databaseUrl, async () => {
      expect((await journey(shop)).tracking).toMatch(/\w{10,}/);
      await waitFor(20_000, async () => (await readLedger(shop.sandboxUrl)).mails.length > before.mails.length);
      await waitUntilIdle(shop.databaseUrl, 20_000);
    });
    const list = statements.map(({ calls, query }) => `${calls} x ${query.replaceAll(/\s+/g, ' ').slice(0, 140)}`).join('\n');
    expect(total(statements), list).toBeLessThanOrEqual(40);
  });

  it('a catalogue read runs no statement while nothing has changed', async () => {
    async function read() {
      for (const path of ['/api/coffees', '/api/products', '/', '/store', '/store/darth', '/store?q=smoky', '/sitemap.xml'])
        expect((await fetch(shop.baseUrl + path)).status).toBe(200);
      await graphql(shop.baseUrl, '{ coffees { slug stock } products { slug priceCents grindOptions { grind stock } } }');
    }
    await read();
    expect(await countStatements(shop.databaseUrl, read)).toEqual([]);
  });
});
