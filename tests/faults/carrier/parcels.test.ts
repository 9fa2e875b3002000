import { afterEach, describe, expect, it } from 'vitest';
import { makeShopper } from '../../support/factories/shoppers.ts';
import { advanceParcel, breakProvider, healProviders, pauseWebhooks, resumeWebhooks } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { untilCompleted } from '../../support/shop/order-rows.ts';
import { buy, post } from '../../support/shopper.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

const WEBHOOK = '/webhooks/shippo/sandbox';

describe('SHP-09 the parcel of an order', () => {
  const shop = setupShop({ env: quickRecovery });
  afterEach(async () => {
    await healProviders(shop.sandboxUrl);
    await resumeWebhooks(shop.sandboxUrl);
  });

  async function buyParcel() {
    const { intent } = await buy(shop);
    const { tracking_number: trackingNumber } = await untilCompleted(shop.databaseUrl, intent.orderRef);
    return { ref: intent.orderRef, trackingNumber: String(trackingNumber) };
  }
  async function newsOf(ref: string) {
    const rows = await shop.sql<{ kind: string }>(
      `select kind from order_event e join orders o on o.id = e.order_id where o.ref = $1 and kind like 'parcel-%' order by e.id`,
      [ref],
    );
    return rows.map(({ kind }) => kind);
  }
  function message(trackingNumber: string, status: string, at = '2026-11-23T10:00:00Z') {
    const track = { carrier: 'usps', tracking_number: trackingNumber, tracking_status: { status, status_date: at } };
    return { event: 'track_updated', test: true, data: track };
  }
  async function jobsDone(ref: string, count: number) {
    const jobs = `select from outbox x join orders o on x.subject like 'order:' || o.id || ':parcel:%' where o.ref = $1 and x.done_at is not null`;
    await expect.poll(async () => (await shop.sql(jobs, [ref])).length, { timeout: 20_000 }).toBe(count);
  }

  it('is followed by the messages of the carrier until it is delivered', async () => {
    const { ref, trackingNumber } = await buyParcel();
    for (const [status, state] of [
      ['TRANSIT', 'in-transit'],
      ['DELIVERED', 'delivered'],
    ] as const) {
      await advanceParcel(shop.sandboxUrl, trackingNumber, status);
      await shop.untilOrder(ref, { parcel_state: state });
    }
    expect(await newsOf(ref)).toEqual(['parcel-in-transit', 'parcel-delivered']);
  });

  it('is shown to its customer', async () => {
    const { browser, person } = await makeShopper(shop);
    const { intent } = await buy(shop, { email: person.email });
    const { tracking_number: trackingNumber, number } = await untilCompleted(shop.databaseUrl, intent.orderRef);
    await advanceParcel(shop.sandboxUrl, String(trackingNumber), 'TRANSIT');
    await shop.untilOrder(intent.orderRef, { parcel_state: 'in-transit' });
    const { lookUpOrder } = await browser.graphql<{ lookUpOrder: { parcelStatus: string } }>(
      `query ($number: Int!, $email: String!) { lookUpOrder(number: $number, email: $email) { parcelStatus } }`,
      { number, email: person.email },
    );
    expect(lookUpOrder.parcelStatus).toBe('On its way');
  });

  it('has the state that the carrier gives when it is asked, whatever a message says', async () => {
    const { ref, trackingNumber } = await buyParcel();
    for (const forged of ['DELIVERED', 'DELIVERED', 'RETURNED'])
      expect((await post(shop.baseUrl, WEBHOOK, message(trackingNumber, forged))).status).toBe(200);
    await jobsDone(ref, 2);
    expect(await newsOf(ref)).toEqual(['parcel-pre-transit']);
    expect(await shop.order(ref)).toMatchObject({ parcel_state: 'pre-transit', review_reason: null });
  });

  it('has one line of the trail for a state that two jobs ask for at once', async () => {
    const { ref, trackingNumber } = await buyParcel();
    await shop.whileLocked(`select 1 from orders where ref = '${ref}' for update`, 2, async () => {
      for (const forged of ['DELIVERED', 'RETURNED'])
        expect((await post(shop.baseUrl, WEBHOOK, message(trackingNumber, forged))).status).toBe(200);
    });
    await jobsDone(ref, 2);
    expect(await newsOf(ref)).toEqual(['parcel-pre-transit']);
  });

  it.each([
    ['/webhooks/shippo/another-token', { event: 'track_updated' }, 404],
    [WEBHOOK, { data: {} }, 400],
    [WEBHOOK, { event: 'track_updated', data: { tracking_number: 17 } }, 400],
    [WEBHOOK, { event: 'transaction_created', data: {} }, 200],
    [WEBHOOK, message('9400000000000000000000', 'DELIVERED'), 200],
  ])('is not looked for when %s gets %j', async (path, body, status) => {
    const [before] = await shop.sql<{ count: string }>(`select count(*) from outbox where job = 'orders.follow-parcel'`);
    expect((await post(shop.baseUrl, path, body)).status).toBe(status);
    expect(await shop.sql(`select count(*) from outbox where job = 'orders.follow-parcel'`)).toEqual([before]);
  });

  it('is asked about when no message has come for hours', async () => {
    await pauseWebhooks(shop.sandboxUrl);
    const { intent } = await buy(shop);
    const { tracking_number: trackingNumber } = await untilCompleted(shop.databaseUrl, intent.orderRef);
    await advanceParcel(shop.sandboxUrl, String(trackingNumber), 'RETURNED');
    await shop.sql(`update orders set paid_at = now() - interval '7 hours' where ref = $1`, [intent.orderRef]);
    await shop.untilOrder(intent.orderRef, { parcel_state: 'returned', review_reason: 'The carrier returns the parcel' });
  });

  it('is asked about again after the carrier was unavailable', async () => {
    const { ref, trackingNumber } = await buyParcel();
    await breakProvider(shop.sandboxUrl, { path: '^/shippo/tracks', kind: 'status', status: 503, count: 2 });
    await advanceParcel(shop.sandboxUrl, trackingNumber, 'FAILURE');
    await shop.untilOrder(ref, { parcel_state: 'failed', review_reason: 'The carrier could not deliver the parcel' });
  });
});
