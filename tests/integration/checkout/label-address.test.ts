import { describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { type Ledger, readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import {
  buy,
  createIntent,
  type IntentAnswer,
  payByCard,
  portland,
  post,
  processPayment,
  type ProcessAnswer,
  type RestAnswer,
} from '../../support/shopper.ts';

interface OfferedRate {
  rateId: string;
  amount: string;
  provider: string;
  servicelevel: { name: string };
}

const cartItems = [{ id: 'dukes-spice', name: "Duke's Spice - Ground", quantity: 1, grindType: 'Ground' }];
/** The customer info of the documented process-payment body. */
const alice = { firstName: 'Alice', lastName: 'Aroma', email: 'alice@example.com', address: '5 Palm Way, Miami, FL 33101' };
const miami = { name: 'Alice Aroma', street1: '5 Palm Way', city: 'Miami', state: 'FL', zip: '33101', country: 'US' };
const bag = 16;

describe('the label of an order', () => {
  const shop = setupShop();

  async function ratesFor(toAddress: object, items: object[] = cartItems): Promise<OfferedRate[]> {
    return (await post<{ rates: OfferedRate[] }>(shop.baseUrl, '/api/shipping-rates', { toAddress, items })).body.rates;
  }
  function plus(rate: OfferedRate): number {
    return Number((bag + Number(rate.amount)).toFixed(2));
  }
  function documentedIntent(body: object): Promise<RestAnswer<IntentAnswer>> {
    return post<IntentAnswer>(shop.baseUrl, '/api/create-payment-intent', { cartItems, ...body });
  }
  async function pay(intent: IntentAnswer, customer: Record<string, string>): Promise<ProcessAnswer> {
    await payByCard(shop.sandboxUrl, intent.paymentIntentId);
    return (await processPayment(shop.baseUrl, intent.paymentIntentId, customer)).body;
  }
  async function labelOf(orderRef: string): Promise<Ledger['labels'][number]> {
    await shop.untilOrder(orderRef, { status: 'completed' });
    const labels = (await readLedger(shop.sandboxUrl)).labels.filter((label) => label.metadata === orderRef);
    expect(labels).toHaveLength(1);
    return labels[0]!;
  }
  async function shipmentsQuoted(): Promise<number> {
    return (await readLedger(shop.sandboxUrl)).calls['POST /shippo/shipments'] ?? 0;
  }
  async function carrierRateOf(rateId: string): Promise<string> {
    return (await shop.sql<{ carrier_rate_id: string }>('select carrier_rate_id from shipping_quote where id = $1', [rateId]))[0]!
      .carrier_rate_id;
  }

  it("SHP-03: names the shopper where the amount matches another visitor's quote", async () => {
    const otherRate = (await ratesFor({ ...portland, name: 'Bob Barista' })).at(-1)!;
    const { body: intent } = await documentedIntent({ amount: plus(otherRate) });
    expect(intent).toMatchObject({ shipping: Number(otherRate.amount) });
    await pay(intent, alice);
    expect(await labelOf(intent.orderRef)).toMatchObject({ to: miami, service: `${otherRate.provider} ${otherRate.servicelevel.name}` });
    expect(await shop.order(intent.orderRef)).toMatchObject({ shipping_cents: Math.round(Number(otherRate.amount) * 100) });
  });

  it('SHP-04: goes to the address that arrived after the payment, though the rate was quoted for another one', async () => {
    const [near] = await ratesFor({ ...miami, ...portland, name: miami.name });
    const { body: intent } = await documentedIntent({ amount: plus(near!), rateId: near!.rateId });
    await pay(intent, alice);
    const label = await labelOf(intent.orderRef);
    expect(label.to).toEqual(miami);
    expect(label.rate).not.toBe(await carrierRateOf(near!.rateId));
    expect(await shop.sql(`select detail from order_event where kind = 'label-intended' order by id desc limit 1`)).toMatchObject([
      { detail: { rateId: label.rate, insteadOf: await carrierRateOf(near!.rateId), service: label.service } },
    ]);
  });

  it('SHP-04: a rate quoted for another address is not charged once the address is known', async () => {
    const [near] = await ratesFor(portland);
    for (const named of [{ rateId: near!.rateId }, {}])
      expect(await createIntent(shop.baseUrl, { amount: plus(near!), ...named, shippingAddress: miami } as never)).toMatchObject({
        status: 409,
      });
  });

  it('SHP-03: names the recipient of the order where the same address was quoted for another person', async () => {
    const [rate] = await ratesFor({ ...portland, name: 'Bob Barista' });
    const { intent } = await buy(shop, { amount: plus(rate!), rateId: rate!.rateId });
    const label = await labelOf(intent.orderRef);
    expect(label.to).toEqual(portland);
    expect(label.rate).not.toBe(await carrierRateOf(rate!.rateId));
  });

  it('SHP-03: has the weight of the order where a heavier parcel was quoted', async () => {
    const [heavy] = await ratesFor(portland, [{ ...cartItems[0], quantity: 4 }]);
    const { intent } = await buy(shop, { amount: plus(heavy!), rateId: heavy!.rateId });
    const label = await labelOf(intent.orderRef);
    expect(label.rate).not.toBe(await carrierRateOf(heavy!.rateId));
    expect(intent.shipping).toBe(Number(heavy!.amount));
  });

  it('SHP-03: is bought at the quoted rate without a second quote when address and parcel are the quoted ones', async () => {
    const offered = await ratesFor({ ...portland, city: ' portland ', street1: '12  Roast Row' });
    const before = await shipmentsQuoted();
    for (const rate of offered.slice(0, 2)) {
      const { intent } = await buy(shop, { amount: plus(rate), rateId: rate.rateId });
      expect((await labelOf(intent.orderRef)).rate).toBe(await carrierRateOf(rate.rateId));
    }
    const { body: documented } = await documentedIntent({ amount: plus(offered[1]!) });
    await pay(documented, { firstName: 'Ada', lastName: 'Grinder', email: 'ada@example.com', address: '12 Roast Row, Portland, OR 97209' });
    expect((await labelOf(documented.orderRef)).rate).toBe(await carrierRateOf(offered[1]!.rateId));
    expect(await shipmentsQuoted()).toBe(before);
  });

  it('SHP-03: an order with a purchase started by an earlier version is labelled for its own address', async () => {
    const [foreign] = await ratesFor({ ...portland, name: 'Bob Barista' });
    const { body: intent } = await documentedIntent({ amount: plus(foreign!) });
    await shop.sql(`update orders set label_state = 'buying', label_rate_id = carrier_rate_id, quoted_parcel_hash = null where ref = $1`, [
      intent.orderRef,
    ]);
    await pay(intent, alice);
    expect((await labelOf(intent.orderRef)).to).toEqual(miami);
  });

  it.each([
    ['an e-mail first', { email: alice.email }],
    ['an address that cannot be parsed first', { ...alice, address: '5 Palm Way, Miami' }],
  ])('SHP-07: is bought for the address that arrives later, after %s', async (_title, customerInfo) => {
    const { body: intent } = await documentedIntent({ amount: 21.99 });
    // The webhook arrives first.
    await payByCard(shop.sandboxUrl, intent.paymentIntentId);
    await shop.untilOrder(intent.orderRef, { status: 'paid', review_reason: 'Paid without a shipping address' });
    const { body: answer } = await processPayment(shop.baseUrl, intent.paymentIntentId, customerInfo);
    expect(answer).toMatchObject({ success: true, trackingNumber: null });
    const isIdle = `select 1 where not exists (select 1 from outbox where state = 'due')`;
    await waitFor(10_000, async () => (await shop.sql(isIdle)).length > 0);
    await processPayment(shop.baseUrl, intent.paymentIntentId, alice);
    expect(await labelOf(intent.orderRef)).toMatchObject({ to: miami });
    expect(await shop.order(intent.orderRef)).toMatchObject({ email: alice.email, review_reason: null });
    const { mails } = await readLedger(shop.sandboxUrl);
    expect(mails.filter(({ messageId }) => messageId.includes(`${intent.orderRef.toLowerCase()}.confirmation`))).toHaveLength(1);
  });
});
