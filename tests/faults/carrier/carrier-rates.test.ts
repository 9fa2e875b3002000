import { describe, expect, it } from 'vitest';
import { breakProvider, type FaultScript, healProviders } from '../../support/ledger.ts';
import { buy, portland, post } from '../../support/shopper.ts';
import { setupCarrierShop } from './carrier-front.ts';
import { orderOf, untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { CARRIER_ACCOUNTS } from '../../../sandbox/src/shippo/rates.ts';

interface RatesAnswer {
  isFallback: boolean;
  rates: { rateId: string; amount: string; provider: string; servicelevel: { name: string } }[];
}

const standardRates = [
  { amount: '5.99', provider: 'USPS', servicelevel: { name: 'Ground' } },
  { amount: '8.99', provider: 'USPS', servicelevel: { name: 'Priority' } },
];

describe('rates of a carrier that is unavailable or answers with invalid prices', () => {
  const { shop, front } = setupCarrierShop();

  function requestRates(): Promise<{ status: number; body: RatesAnswer }> {
    return post<RatesAnswer>(shop.baseUrl, '/api/shipping-rates', {
      toAddress: portland,
      items: [{ id: 'dukes-spice', name: "Duke's Spice", quantity: 1 }],
    });
  }

  /** Checks that a checkout can charge the offered rates. */
  async function buyAtOfferedRates(): Promise<{ offer: RatesAnswer; charged: number[] }> {
    const { body: offer } = await requestRates();
    const charged: number[] = [];
    front.script(null);
    await healProviders(shop.sandboxUrl);
    for (const [index, amount] of [21.99, 24.99].entries()) {
      const { intent } = await buy(shop, { amount, rateId: offer.rates[index]!.rateId });
      await untilCompleted(shop.databaseUrl, intent.orderRef);
      charged.push(intent.amount);
    }
    return { offer, charged };
  }
  const boughtAtStandardRates = { offer: { isFallback: true, rates: standardRates }, charged: [21.99, 24.99] };

  const faults: Pick<FaultScript, 'kind' | 'status'>[] = [
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 401 },
    { kind: 'hang' },
    { kind: 'garbage' },
    { kind: 'truncate' },
    { kind: 'reset-before' },
  ];
  it.each(faults)('SHP-01 the standard rates are offered and can be bought when the carrier answers with $kind $status', async (fault) => {
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/shippo/shipments', count: 0, ...fault });
    expect(await buyAtOfferedRates()).toMatchObject(boughtAtStandardRates);
  });

  it.each([{ kind: 'status', status: 503 }, { kind: 'reset-before' }, { kind: 'garbage' }] as const)(
    "SHP-01 the carriers' rates are offered when one request ends with $kind and the next is answered",
    async (fault) => {
      await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/shippo/shipments', count: 1, ...fault });
      expect((await requestRates()).body.isFallback).toBe(false);
    },
  );

  function setRateAmounts(amounts: unknown[]) {
    front.script(async ({ path }, passOn) => {
      const answer = await passOn();
      if (path.startsWith('/shipments')) {
        const shipment = answer.body as { rates: Record<string, unknown>[] };
        shipment.rates = shipment.rates.slice(0, amounts.length).map((rate, index) => ({ ...rate, amount: amounts[index] }));
      }
      return answer;
    });
  }

  it.each([[[]], [['NaN']], [['-4.20', '-0.01']], [['1e9', 'Infinity']], [['', ' ', 'free']], [[null]], [[4.2]], [['1,99']], [['0x10']]])(
    'SHP-01 the standard rates are offered and can be bought when the carrier answers with the prices %j',
    async (amounts) => {
      setRateAmounts(amounts);
      expect(await buyAtOfferedRates()).toMatchObject(boughtAtStandardRates);
    },
  );

  it('SHP-01 a rate with an invalid price is left out, the others are offered', async () => {
    setRateAmounts(['NaN', '7.77', '-1.00']);
    const { body } = await requestRates();
    expect(body).toMatchObject({ isFallback: false, rates: [{ amount: '7.77' }] });
    front.script(null);
    const { intent } = await buy(shop, { amount: 23.77, rateId: body.rates[0]!.rateId });
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect((await orderOf(shop.databaseUrl, intent.orderRef)).tracking_number).toEqual(expect.any(String));
  });
});

describe('a shop that names its carrier accounts', () => {
  const shop = setupShop({ env: { SHIPPO_CARRIER_ACCOUNTS: CARRIER_ACCOUNTS.UPS } });

  it('SHP-01 offers the rates of these accounts only', async () => {
    const { body } = await post<RatesAnswer>(shop.baseUrl, '/api/shipping-rates', {
      toAddress: portland,
      items: [{ id: 'dukes-spice', name: "Duke's Spice", quantity: 1 }],
    });
    expect(new Set(body.rates.map(({ provider }) => provider))).toEqual(new Set(['UPS']));
  });
});
