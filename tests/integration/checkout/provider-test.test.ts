import { describe, expect, it } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';
import { waitFor } from '../../support/invariants.ts';

const shop = setupShop();

describe('the provider test of the portal', () => {
  it('PAY-50 makes a payment intent of 65.97 and never an order, also when it is paid', async () => {
    const { browser } = await makeStaff(shop);
    const { answer } = await browser.graphql<{ answer: { paymentIntentId: string; amountCents: number; durationMs: number } }>(
      'mutation { answer: createTestPaymentIntent { ... on TestPaymentIntent { paymentIntentId amountCents status durationMs } } }',
    );
    expect(answer).toMatchObject({ amountCents: 6597, status: 'requires_payment_method', durationMs: expect.any(Number) });
    const intent = `${shop.sandboxUrl}/v1/payment_intents/${answer.paymentIntentId}`;
    const headers = { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/x-www-form-urlencoded' };
    const paid = await fetch(`${intent}/confirm`, {
      method: 'POST',
      headers,
      body: 'payment_method=pm_card_visa&return_url=http://localhost/back',
    });
    expect(await paid.json()).toMatchObject({ status: 'succeeded', metadata: { purpose: 'provider-test' } });
    await waitFor(20_000, async () => {
      const rows = await shop.sql(`select state from outbox where payload->>'paymentIntentId' = $1`, [answer.paymentIntentId]);
      return rows.length > 0 && rows.every((row) => row['state'] === 'done');
    });
    expect(await shop.sql('select id from orders where payment_intent_id = $1', [answer.paymentIntentId])).toEqual([]);
    expect(await shop.sql('select id from orders')).toEqual([]);
    expect(await shop.sql('select id from stock_item where held > 0')).toEqual([]);
  });

  it('PAY-50 makes a checkout session and never an order', async () => {
    const { browser } = await makeStaff(shop);
    const { answer } = await browser.graphql<{ answer: { sessionId: string; checkoutUrl: string } }>(
      'mutation { answer: createTestCheckoutSession { ... on TestCheckoutSession { sessionId checkoutUrl durationMs } } }',
    );
    expect(answer).toMatchObject({ sessionId: expect.stringMatching(/^cs_/), checkoutUrl: expect.stringMatching(/^https?:/) });
    expect(await shop.sql('select id from orders')).toEqual([]);
  });

  /** As the specification has the body: names and prices, no ids. */
  const documented = {
    amount: 65.97,
    cartItems: [
      { name: "Duke's Spice", price: 29.99, quantity: 1 },
      { name: "Captain's Choice", price: 29.99, quantity: 1 },
    ],
  };

  it('PAY-50 answers the documented test cart of an administrator with an intent of 65.97 and never an order', async () => {
    const { browser } = await makeStaff(shop);
    const { status, body } = await browser.post<Record<string, unknown>>('/api/create-payment-intent', documented);
    expect({ status, body }).toEqual({
      status: 200,
      body: { clientSecret: expect.stringMatching(/^pi_/), paymentIntentId: expect.stringMatching(/^pi_/), amount: 65.97 },
    });
    const intent = await fetch(`${shop.sandboxUrl}/v1/payment_intents/${body['paymentIntentId'] as string}`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    expect(await intent.json()).toMatchObject({ amount: 6597, metadata: { purpose: 'provider-test' } });
    expect(await shop.sql('select id from orders')).toEqual([]);
    expect(await shop.sql('select id from checkout_draft')).toEqual([]);
  });

  it('refuses another amount of the test cart', async () => {
    const { browser } = await makeStaff(shop);
    const answer = await browser.post('/api/create-payment-intent', { ...documented, amount: 1 });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message: 'amount: the test cart costs $65.97' } });
  });

  it('refuses lines without ids of everyone else, and a cart with only some ids', async () => {
    const refusal = { status: 400, body: { code: 'INVALID_INPUT', message: 'Every line of the cart needs the id of its product' } };
    expect(await shop.browser().post('/api/create-payment-intent', documented)).toMatchObject(refusal);
    const { browser: coffeeAdmin } = await makeStaff(shop, 'coffee-admin');
    expect(await coffeeAdmin.post('/api/create-payment-intent', documented)).toMatchObject(refusal);
    const { browser: admin } = await makeStaff(shop);
    const mixed = { ...documented, cartItems: [...documented.cartItems, { id: 'dukes-spice', quantity: 1 }] };
    expect(await admin.post('/api/create-payment-intent', mixed)).toMatchObject(refusal);
  });
});
