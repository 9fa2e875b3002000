import { describe, expect, it } from 'vitest';
import { pauseWebhooks, readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { createIntent, payByCard, stripeOf } from '../../support/shopper.ts';

const OLD = 'whsec_of_last_year';
const NEW = 'whsec_of_this_year';

describe('the signature of a webhook', () => {
  const shop = setupShop({ env: { STRIPE_WEBHOOK_SECRET: `${OLD},${NEW}` } });
  function sign(payload: string, secret: string, secondsAgo = 0): string {
    return stripeOf(shop.sandboxUrl).webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
    });
  }
  async function deliver(payload: string, signature?: string): Promise<number> {
    const headers = { 'content-type': 'application/json', ...(signature !== undefined && { 'stripe-signature': signature }) };
    return (await fetch(new URL('/webhooks/stripe', shop.baseUrl), { method: 'POST', headers, body: payload })).status;
  }
  /** A payment that only the webhook of the test reports: the sandbox's own deliveries are paused, and the sweep skips the order. */
  async function silentPayment() {
    await pauseWebhooks(shop.sandboxUrl);
    const { body } = await createIntent(shop.baseUrl);
    await shop.sql(`update orders set created_at = now() - interval '1 day' where ref = $1`, [body.orderRef]);
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    const { data } = await stripeOf(shop.sandboxUrl).events.list({ type: 'payment_intent.succeeded', limit: 1 });
    return { orderRef: body.orderRef, payload: JSON.stringify(data[0], null, 2) };
  }

  const forgeries: [string, (payload: string) => [payload: string, signature?: string]][] = [
    ['no signature', (payload) => [payload]],
    ['an empty signature', (payload) => [payload, '']],
    ['a wrong secret', (payload) => [payload, sign(payload, 'whsec_guessed')]],
    ['a body changed by one byte', (payload) => [payload.replace('"amount": 2199', '"amount": 2198'), sign(payload, NEW)]],
    ['a timestamp six minutes old', (payload) => [payload, sign(payload, NEW, 360)]],
    ['re-serialised JSON', (payload) => [JSON.stringify(JSON.parse(payload)), sign(payload, NEW)]],
    ['a signed body that is not an event', () => ['"hello"', sign('"hello"', 'whsec_guessed')]],
  ];

  it.each(forgeries)('PAY-09: %s is answered 400 and has no effect', async (_, forge) => {
    const { orderRef, payload } = await silentPayment();
    const callsBefore = (await readLedger(shop.sandboxUrl)).calls;
    const eventsBefore = await shop.sql('select id from payment_event');
    expect(await deliver(...forge(payload))).toBe(400);
    expect(await shop.sql('select id from payment_event')).toEqual(eventsBefore);
    expect((await readLedger(shop.sandboxUrl)).calls['GET /v1/payment_intents/:id']).toBe(callsBefore['GET /v1/payment_intents/:id']);
    expect(await shop.order(orderRef)).toMatchObject({ status: 'pending' });
    expect(await deliver(payload, sign(payload, NEW))).toBe(200);
    await shop.untilOrder(orderRef, { status: 'completed' });
  });

  it('PAY-39: a timestamp six minutes ahead is answered 400 and has no effect, one four minutes ahead is accepted', async () => {
    const { orderRef, payload } = await silentPayment();
    expect(await deliver(payload, sign(payload, NEW, -360))).toBe(400);
    expect(await deliver(payload, `t=${Math.floor(Date.now() / 1000) + 360},${sign(payload, NEW)}`)).toBe(400);
    expect(await shop.sql('select id from payment_event where id = $1', [JSON.parse(payload).id])).toEqual([]);
    expect(await shop.order(orderRef)).toMatchObject({ status: 'pending' });
    expect(await deliver(payload, sign(payload, NEW, -240))).toBe(200);
    await shop.untilOrder(orderRef, { status: 'completed' });
  });

  it('PAY-10: during a rotation both secrets verify, and the removed one fails', async () => {
    for (const secret of [OLD, NEW]) {
      const { orderRef, payload } = await silentPayment();
      expect(await deliver(payload, sign(payload, secret))).toBe(200);
      await shop.untilOrder(orderRef, { status: 'completed' });
    }
    await shop.api.restart({ STRIPE_WEBHOOK_SECRET: NEW });
    const { orderRef, payload } = await silentPayment();
    expect(await deliver(payload, sign(payload, OLD))).toBe(400);
    expect(await deliver(payload, sign(payload, NEW))).toBe(200);
    await shop.untilOrder(orderRef, { status: 'completed' });
  });
});
