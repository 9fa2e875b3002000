import { afterEach, describe, expect, it } from 'vitest';
import { breakProvider, healProviders, readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { buy, graphql, portland } from '../../support/shopper.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

interface Check {
  state: string;
  suggestion: object | null;
}

describe('the address of a checkout', () => {
  const shop = setupShop({ env: quickRecovery });
  afterEach(() => healProviders(shop.sandboxUrl));

  async function check(over: Partial<typeof portland> = {}): Promise<Check> {
    const { checkAddress } = await graphql<{ checkAddress: Check }>(
      shop.baseUrl,
      `
        query ($address: ShippingAddressInput!) {
          checkAddress(address: $address) {
            state
            suggestion {
              street1
              street2
              city
              state
              zip
            }
          }
        }
      `,
      { address: { ...portland, ...over } },
    );
    return checkAddress;
  }

  it('SHP-11 is confirmed, also when the carrier spells it with other capitals or a longer ZIP code', async () => {
    expect(await check()).toEqual({ state: 'CONFIRMED', suggestion: null });
    expect(await check({ city: 'PORTLAND' })).toEqual({ state: 'CONFIRMED', suggestion: null });
  });

  it('SHP-11 gets a suggestion where the carrier knows it at another place', async () => {
    expect(await check({ city: 'Portlandia' })).toEqual({
      state: 'CORRECTED',
      suggestion: { street1: portland.street1, street2: null, city: 'Portland', state: 'OR', zip: '97209-1234' },
    });
  });

  it('SHP-11 is unconfirmed where the carrier does not know it, and sells all the same', async () => {
    const shippingAddress = { ...portland, street1: 'The old mill behind the church' };
    expect(await check({ street1: shippingAddress.street1 })).toEqual({ state: 'UNCONFIRMED', suggestion: null });
    const { intent } = await buy(shop, { shippingAddress });
    await untilCompleted(shop.databaseUrl, intent.orderRef);
  });

  it.each(['status', 'garbage', 'hang'] as const)('SHP-11 is unknown when the carrier answers with %s', async (kind) => {
    // What fails at once is asked a second time; what hangs takes all the time there is.
    const count = kind === 'hang' ? 1 : 2;
    await breakProvider(shop.sandboxUrl, { path: '^/shippo/addresses', kind, status: 503, count } as never);
    expect(await check()).toEqual({ state: 'UNKNOWN', suggestion: null });
  });

  it('SHP-11 is confirmed where only the first of two requests fails', async () => {
    await breakProvider(shop.sandboxUrl, { path: '^/shippo/addresses', kind: 'status', status: 503, count: 1 } as never);
    expect(await check()).toEqual({ state: 'CONFIRMED', suggestion: null });
  });

  it('SHP-12 reaches the label on lines that the carriers print, with apartment and phone', async () => {
    const shippingAddress = {
      ...portland,
      street1: '1204 Saint Bartholomew Coffee Roasters Boulevard',
      street2: 'Apt 4',
      phone: '(503) 555-0142',
    };
    const { intent } = await buy(shop, { shippingAddress });
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    const label = (await readLedger(shop.sandboxUrl)).labels.find(({ metadata }) => metadata === intent.orderRef);
    expect(label?.to.street1).toBe('1204 Saint Bartholomew Coffee Roasters Boulevard Apt 4');
    expect(await shop.order(intent.orderRef)).toMatchObject({ shipping_address: shippingAddress });
  });

  it('SHP-13 is for a parcel of the size of the goods', async () => {
    const poster = { id: 'stranger-brew-poster', quantity: 1 };
    const { intent } = await buy(shop, { cartItems: [poster], amount: 6.99 });
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    const label = (await readLedger(shop.sandboxUrl)).labels.find(({ metadata }) => metadata === intent.orderRef);
    expect(label?.boxMm).toEqual([470, 76, 76]);
  });
});
