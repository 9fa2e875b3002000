import { describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { alterIntent, pauseWebhooks, readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy, createIntent, payByCard, processPayment, stripeOf } from '../../support/shopper.ts';

const SECRET = 'whsec_sandbox';

interface SignedEvent {
  id: string;
  data: { object: Record<string, unknown> };
}

describe('an event of another account, mode or currency', () => {
  const shop = setupShop();
  async function deliver(body: unknown): Promise<number> {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const signature = stripeOf(shop.sandboxUrl).webhooks.generateTestHeaderString({ payload, secret: SECRET });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await fetch(new URL('/webhooks/stripe', shop.baseUrl), { method: 'POST', headers, body: payload })).status;
  }
  async function newestEvent(): Promise<SignedEvent> {
    const { data } = await stripeOf(shop.sandboxUrl).events.list({ type: 'payment_intent.succeeded', limit: 1 });
    return { ...JSON.parse(JSON.stringify(data[0])), id: `evt_${crypto.randomUUID().replaceAll('-', '')}` } as SignedEvent;
  }
  /** Paid at the provider without a webhook, so that only the event of the test reports it. */
  async function silentPayment() {
    await pauseWebhooks(shop.sandboxUrl);
    const { body } = await createIntent(shop.baseUrl);
    await shop.sql(`update orders set created_at = now() - interval '1 day' where ref = $1`, [body.orderRef]);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    return { ...body, event: await newestEvent() };
  }
  function storedEvent(id: string) {
    return shop.sql('select review_reason from payment_event where id = $1', [id]);
  }
  function jobsOf(id: string) {
    return shop.sql('select state, attempts from outbox where subject = $1', [`event:${id}`]);
  }

  const mismatches: [string, (event: SignedEvent) => SignedEvent, string][] = [
    ['of a foreign account', (event) => ({ ...event, account: 'acct_1Foreign' }), 'An event of another Stripe account (acct_1Foreign)'],
    ['of the live mode', (event) => ({ ...event, livemode: true }), 'An event of live mode in sandbox mode'],
    [
      'about a payment in eur',
      (event) => ({ ...event, data: { object: { ...event.data.object, currency: 'eur' } } }),
      'An event about a payment in eur',
    ],
  ];

  it.each(mismatches)('PAY-37: an event %s pays nothing and sets its order to needs_review', async (_, alter, reason) => {
    const { orderRef, event } = await silentPayment();
    for (let delivery = 0; delivery < 2; delivery += 1) expect(await deliver(alter(event))).toBe(200);
    expect(await shop.order(orderRef)).toMatchObject({ status: 'needs_review', review_reason: reason, number: null, paid_at: null });
    expect((await shop.auditOf(orderRef)).filter((kind) => kind === 'needs-review')).toHaveLength(1);
    expect(await storedEvent(event.id)).toEqual([{ review_reason: reason }]);
    expect(await jobsOf(event.id)).toEqual([]);
  });

  it.each(mismatches)('PAY-37: an event %s without an order of this shop is stored with a review reason', async (_, alter, reason) => {
    const { event } = await silentPayment();
    const foreign = alter({ ...event, data: { object: { ...event.data.object, id: 'pi_OfSomebodyElse', metadata: {} } } });
    const before = await shop.sql(`select ref from orders where status = 'needs_review' order by ref`);
    expect(await deliver(foreign)).toBe(200);
    expect(await storedEvent(event.id)).toEqual([{ review_reason: reason }]);
    expect(await shop.sql(`select ref from orders where status = 'needs_review' order by ref`)).toEqual(before);
    expect(await deliver({ ...event, id: `${event.id}x` })).toBe(200);
  });

  it('PAY-37: a paid order keeps its status and gets the review reason', async () => {
    const { intent } = await buy(shop);
    await shop.untilOrder(intent.orderRef, { status: 'completed' });
    expect(await deliver({ ...(await newestEvent()), livemode: true })).toBe(200);
    expect(await shop.order(intent.orderRef)).toMatchObject({
      status: 'completed',
      review_reason: 'An event of live mode in sandbox mode',
    });
  });

  it.each([
    [{ livemode: true }, 'Paid in live mode for an order of sandbox mode'],
    [{ currency: 'eur' }, 'Paid in eur'],
  ])('PAY-37: a payment that the provider reports with %o is not accepted', async (change, reason) => {
    await pauseWebhooks(shop.sandboxUrl);
    const { body } = await createIntent(shop.baseUrl);
    await alterIntent(shop.sandboxUrl, body.paymentIntentId, change);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    expect(await processPayment(shop.baseUrl, body.paymentIntentId)).toMatchObject({ body: { success: false } });
    expect(await shop.order(body.orderRef)).toMatchObject({ status: 'needs_review', review_reason: reason, number: null });
  });

  it.each([-1, 1])('PAY-37: a received amount that differs by %i cent from the total is not accepted', async (cents) => {
    await pauseWebhooks(shop.sandboxUrl);
    const { body } = await createIntent(shop.baseUrl);
    await shop.sql('update orders set shipping_cents = shipping_cents - $2, total_cents = total_cents - $2 where ref = $1', [
      body.orderRef,
      cents,
    ]);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    expect(await processPayment(shop.baseUrl, body.paymentIntentId)).toMatchObject({ body: { success: false } });
    const reason = 'The amount received is not the order total';
    expect(await shop.order(body.orderRef)).toMatchObject({ status: 'needs_review', review_reason: reason, number: null, paid_at: null });
  });

  const whole = { id: 'evt_1Whole', type: 'payment_intent.succeeded', livemode: false };
  const intent = { object: 'payment_intent', id: 'pi_1', currency: 'usd' };
  it.each<[string, unknown]>([
    ['no data', whole],
    ['no object', { ...whole, data: {} }],
    ['null for an object', { ...whole, data: { object: null } }],
    ['a text for an object', { ...whole, data: { object: 'pi_1' } }],
    ['a list for an object', { ...whole, data: { object: [intent] } }],
    ['an object without a kind', { ...whole, data: { object: { id: 'pi_1' } } }],
    ['an intent without an id', { ...whole, data: { object: { object: 'payment_intent' } } }],
    ['an intent whose id is a number', { ...whole, data: { object: { ...intent, id: 7 } } }],
    ['an intent whose id holds NUL', { ...whole, data: { object: { ...intent, id: 'pi_\u0000' } } }],
    ['a currency with NUL', { ...whole, data: { object: { ...intent, currency: 'eu\u0000' } } }],
    ['no id', { ...whole, id: undefined, data: { object: intent } }],
    ['an id that is a number', { ...whole, id: 1, data: { object: intent } }],
    ['an id with NUL', { ...whole, id: 'evt_\u0000', data: { object: intent } }],
    ['no type', { ...whole, type: undefined, data: { object: intent } }],
    ['the shape of the v2 API', { id: 'evt_1', object: 'v2.core.event', type: 'v1.billing.meter.error_report_triggered' }],
    ['no JSON', '{"id": "evt_1"'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('PAY-38: a signed body with %s is answered 400 and has no effect', async (_, body) => {
    function rows() {
      return shop.sql(`select (select count(*) from payment_event) as events, (select count(*) from outbox) as jobs`);
    }
    const before = await rows();
    expect(await deliver(body)).toBe(400);
    expect(await rows()).toEqual(before);
  });

  it('PAY-38: an event about an intent that the provider does not have is processed once', async () => {
    const callsBefore = (await readLedger(shop.sandboxUrl)).calls['GET /v1/payment_intents/:id'] ?? 0;
    const event = { ...whole, id: 'evt_1Unknown', data: { object: { ...intent, id: 'pi_3NeverMade' } } };
    expect(await deliver(event)).toBe(200);
    await waitFor(20_000, async () => (await jobsOf(event.id))[0]?.['attempts']);
    expect(await waitFor(20_000, async () => (await jobsOf(event.id)).find(({ state }) => state === 'done'))).toEqual({
      state: 'done',
      attempts: 1,
    });
    expect((await readLedger(shop.sandboxUrl)).calls['GET /v1/payment_intents/:id']).toBe(callsBefore + 1);
  });

  it('PAY-38: an order with such an intent gets the status needs_review', async () => {
    await pauseWebhooks(shop.sandboxUrl);
    const { body } = await createIntent(shop.baseUrl);
    await shop.sql(`update orders set created_at = now() - interval '1 day', payment_intent_id = 'pi_3OfAnotherKey' where ref = $1`, [
      body.orderRef,
    ]);
    expect(await deliver({ ...whole, id: 'evt_1OtherKey', data: { object: { ...intent, id: 'pi_3OfAnotherKey' } } })).toBe(200);
    await shop.untilOrder(body.orderRef, {
      status: 'needs_review',
      review_reason: 'The payment provider does not know this payment',
    });
  });
});
