import { describe, expect, it } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { breakProvider } from '../../support/ledger.ts';
import { countEffects, effectsOf, once } from '../../support/shop/effects.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { buy, portland, post } from '../../support/shopper.ts';
import { setupCarrierShop } from './carrier-front.ts';

interface Rate {
  object_id: string;
  amount: string;
  provider: string;
  servicelevel: { name: string; token: string };
}

const NOT_OFFERED = 'The shipping service that was chosen is not offered now: buy the label again later, or ship with another one';
const COSTS_MORE = 'The shipping service that was chosen costs more now: buying the label again accepts the price';
const EXPRESS = 'USPS Priority Mail Express';

describe('the service that a shopper chose, when its quoted rate is refused', () => {
  const { shop, front } = setupCarrierShop();

  /** The quoted rate is refused, and new rates are as `change` makes them. */
  async function buyExpress(change: (rates: Rate[]) => Rate[]) {
    const items = [{ id: 'dukes-spice', name: "Duke's Spice", quantity: 1 }];
    const { body } = await post<{ rates: { rateId: string; amount: string; servicelevel: { name: string } }[] }>(
      shop.baseUrl,
      '/api/shipping-rates',
      { toAddress: portland, items },
    );
    const express = body.rates.find(({ servicelevel }) => servicelevel.name === 'Priority Mail Express')!;
    let refused: unknown;
    front.script(async ({ method, path, body: sent }, passOn) => {
      if (method === 'POST' && path.startsWith('/transactions')) {
        refused ??= sent['rate'];
        if (sent['rate'] === refused) return { status: 400, body: { rate: ['Rate has expired.'] } };
      }
      const answer = await passOn();
      const shipment = answer.body as { rates?: Rate[] };
      if (path.startsWith('/shipments') && shipment.rates) shipment.rates = change(shipment.rates);
      return answer;
    });
    const { intent } = await buy(shop, { amount: Number((16 + Number(express.amount)).toFixed(2)), rateId: express.rateId });
    return { ref: intent.orderRef, amount: Number(express.amount) };
  }
  function isExpress({ servicelevel }: Rate): boolean {
    return servicelevel.token === 'usps_priority_express';
  }
  function priced(amount: number): (rates: Rate[]) => Rate[] {
    return (rates) => rates.map((rate) => (isExpress(rate) ? { ...rate, amount: amount.toFixed(2) } : rate));
  }
  async function servicesOf(ref: string): Promise<string[]> {
    return (await effectsOf(shop.sandboxUrl, ref)).labels.map(({ service }) => service);
  }
  async function staffMutation(call: (number: unknown) => string): Promise<unknown> {
    const { browser } = await makeStaff(shop);
    const [order] = await shop.sql<{ number: number }>('select number from orders where number is not null order by id desc limit 1');
    const { answer } = await browser.graphql<{ answer: { __typename: string } }>(
      `mutation { answer: ${call(order!.number)} { __typename } }`,
    );
    return answer.__typename;
  }

  it('SHP-08 is bought again at a price that the shop accepts, under another name', async () => {
    const renamed = { name: 'Priority Mail Express (new)', token: 'usps_priority_express' };
    const { ref } = await buyExpress((rates) =>
      priced(33)(rates).map((rate) => (isExpress(rate) ? { ...rate, servicelevel: renamed } : rate)),
    );
    await untilCompleted(shop.databaseUrl, ref);
    expect(await servicesOf(ref)).toEqual([EXPRESS]);
    expect(await countEffects(shop.sandboxUrl, ref)).toEqual(once);
  });

  it('SHP-08 waits for a person when it is not offered any more', async () => {
    const { ref } = await buyExpress((rates) => rates.filter((rate) => !isExpress(rate)));
    const { status, tracking_number: tracking } = await shop.untilOrder(ref, {
      review_reason: NOT_OFFERED,
      is_label_deferred: true,
    });
    expect([status, tracking, await servicesOf(ref)]).toEqual(['paid', null, []]);
    front.script(null);
    expect(await staffMutation((number) => `buyLabelAgain(number: ${String(number)}, key: "offered-again")`)).toBe('OrderChanged');
    await untilCompleted(shop.databaseUrl, ref);
    expect(await servicesOf(ref)).toEqual([EXPRESS]);
    expect(await shop.order(ref)).toMatchObject({ review_reason: null });
  });

  it('SHP-08 waits for a person when it costs more than the shop accepts, who may accept the price', async () => {
    const { ref, amount } = await buyExpress(priced(61.5));
    await shop.untilOrder(ref, { review_reason: COSTS_MORE, tracking_number: null });
    const [event] = await shop.sql<{ detail: object }>(
      `select detail from order_event where kind = 'label-undecided' order by id desc limit 1`,
    );
    expect(event!.detail).toMatchObject({ service: EXPRESS, quotedCents: Math.round(amount * 100), amountCents: 6150 });
    expect(await servicesOf(ref)).toEqual([]);
    expect(await staffMutation((number) => `buyLabelAgain(number: ${String(number)}, key: "at-any-price")`)).toBe('OrderChanged');
    await untilCompleted(shop.databaseUrl, ref);
    expect(await servicesOf(ref)).toEqual([EXPRESS]);
  });

  it('SHP-08 a standard rate buys the service that it stands for', async () => {
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/shippo/shipments', kind: 'status', status: 500, count: 1 });
    const { intent } = await buy(shop, { amount: 24.99, rateId: 'standard-priority' });
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await servicesOf(intent.orderRef)).toEqual(['USPS Priority Mail']);
  });
});
