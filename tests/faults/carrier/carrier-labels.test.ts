import { describe, expect, it } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { waitFor } from '../../support/invariants.ts';
import { breakProvider, type FaultScript, healProviders } from '../../support/ledger.ts';
import { buy } from '../../support/shopper.ts';
import { setupCarrierShop } from './carrier-front.ts';
import { effectsOf, countEffects, once } from '../../support/shop/effects.ts';
import { orderOf, untilCompleted } from '../../support/shop/order-rows.ts';

describe('labels of a carrier that is unavailable, slow or answers ambiguously', () => {
  const { shop, front } = setupCarrierShop();

  async function mailTexts(to: string): Promise<string[]> {
    return ((await (await fetch(new URL(`/mail/api/messages?to=${to}`, shop.sandboxUrl))).json()) as { text: string }[]).map(
      ({ text }) => text,
    );
  }

  const faults: Pick<FaultScript, 'kind' | 'status'>[] = [
    { kind: 'reset-after' },
    { kind: 'truncate' },
    { kind: 'garbage' },
    { kind: 'reset-before' },
    { kind: 'status', status: 500 },
  ];
  it.each(faults)('SHP-02 one label is bought when the purchase is answered with $kind', async (fault) => {
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/shippo/transactions', count: 1, ...fault });
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
  });

  it('SHP-02 one label is bought when the purchase takes longer than the lease of its job', async () => {
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/shippo/transactions', kind: 'delay', ms: 6_000, count: 1 });
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
  });

  it('SHP-02 one label is bought when the carrier still processes the purchase', async () => {
    let answers = 0;
    front.script(async ({ path }, passOn) => {
      const answer = await passOn();
      const open = { status: 'QUEUED', tracking_number: '', label_url: '' };
      if (!path.startsWith('/transactions') || (answers += 1) > 2) return answer;
      const { results, ...transaction } = answer.body as { results?: object[] };
      return { ...answer, body: results ? { results: results.map((result) => ({ ...result, ...open })) } : { ...transaction, ...open } };
    });
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef, 60_000);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
  });

  it('SHP-02 one label is bought when the carrier completes the purchase after its connection broke', async () => {
    let purchases = 0;
    let isFirstDone = false;
    front.script(async ({ method, path }, passOn) => {
      if (method !== 'POST' || !path.startsWith('/transactions') || (purchases += 1) > 1) return passOn();
      setTimeout(() => void passOn().then(() => (isFirstDone = true)), 1_000);
      throw new Error('cut');
    });
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    await waitFor(5_000, async () => isFirstDone);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
  });

  it('SHP-02 a rate that the carrier no longer sells is replaced by another rate', async () => {
    const refused: unknown[] = [];
    front.script(async ({ method, path, body }, passOn) => {
      if (method !== 'POST' || !path.startsWith('/transactions') || (refused.length > 0 && body['rate'] !== refused[0])) return passOn();
      refused.push(body['rate']);
      return { status: 400, body: { rate: ['Rate has expired.'] } };
    });
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    expect(refused).toHaveLength(1);
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
  });

  it('ADM-06 the label has the address that was edited while the carrier quoted', async () => {
    const { browser } = await makeStaff(shop);
    const address = '{ name: "Ada Grinder", street1: "9 New Street", city: "Salem", state: "OR", zip: "97301" }';
    let isEdited = false;
    front.script(async ({ path }, passOn) => {
      const answer = await passOn();
      if (!path.startsWith('/shipments') || isEdited) return answer;
      isEdited = true;
      const [order] = await shop.sql<{ number: number }>('select number from orders order by id desc limit 1');
      const edit = `updateOrderAddress(number: ${order!.number}, version: 1, address: ${address}) { __typename }`;
      expect(await browser.graphql(`mutation { ${edit} }`)).toEqual({ updateOrderAddress: { __typename: 'OrderChanged' } });
      return answer;
    });
    const { intent } = await buy(shop);
    await untilCompleted(shop.databaseUrl, intent.orderRef);
    const { labels } = await effectsOf(shop.sandboxUrl, intent.orderRef);
    expect(labels.map(({ to }) => to.street1)).toEqual(['9 New Street']);
  });

  it('SHP-02 a carrier that is unavailable for the whole order delays the label and not the confirmation', async () => {
    await breakProvider(shop.sandboxUrl, { path: '^/shippo/', kind: 'status', status: 503, count: 0 });
    const email = 'no-label-yet@example.com';
    const { intent, body } = await buy(shop, { email });
    expect(body).toMatchObject({ success: true, trackingNumber: null });
    const [text] = await waitFor(10_000, async () => {
      const texts = await mailTexts(email);
      return texts.length > 0 && texts;
    });
    expect(text).not.toMatch(/92055|1Z999/);
    expect(await orderOf(shop.databaseUrl, intent.orderRef)).toMatchObject({
      status: 'paid',
      tracking_number: null,
      confirmation_mailed_at: expect.any(Date),
    });
    expect((await effectsOf(shop.sandboxUrl, intent.orderRef)).labels).toEqual([]);
    await healProviders(shop.sandboxUrl);
    const done = await untilCompleted(shop.databaseUrl, intent.orderRef, 60_000);
    expect(done.tracking_number).toEqual(expect.any(String));
    expect(await countEffects(shop.sandboxUrl, intent.orderRef)).toEqual(once);
  });
});
