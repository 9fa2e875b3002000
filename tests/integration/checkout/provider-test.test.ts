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
});
