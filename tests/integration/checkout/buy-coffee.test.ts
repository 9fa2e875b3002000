import { describe, expect, it } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { expectInvariants } from '../../support/invariants.ts';
import { readLedger } from '../../support/ledger.ts';
import { buy, portland, stripeOf } from '../../support/shopper.ts';
import { setupShop } from '../../support/open-shop.ts';

describe('a purchase over REST', () => {
  const shop = setupShop();

  it('ends in one paid, fulfilled and mailed order', async () => {
    const email = 'ada@example.com';
    const bought = await buy(shop, { email });
    expect(bought.body).toMatchObject({ success: true, orderNumber: 1001, trackingNumber: expect.stringMatching(/\w{10,}/) });
    await expectInvariants(shop);
    const ledger = await readLedger(shop.sandboxUrl);
    expect(ledger.labels).toHaveLength(1);
    expect(ledger.mails).toMatchObject([{ subject: 'Quest accepted: order #1001' }]);
  });

  it('sends the payment provider what is paid and where it goes, and stores which card has paid', async () => {
    const { intent, body } = await buy(shop, { email: 'card@example.com' });
    const atProvider = await stripeOf(shop.sandboxUrl).paymentIntents.retrieve(intent.paymentIntentId);
    const { name, street1: line1, city, state, zip, country } = portland;
    expect(atProvider).toMatchObject({
      description: `Brew Quest order ${intent.orderRef}`,
      receipt_email: null,
      metadata: { email: 'card@example.com' },
      shipping: { name, address: { line1, city, state, postal_code: zip, country } },
    });
    const { browser } = await makeStaff(shop);
    const { adminOrder } = await browser.graphql<{ adminOrder: { paidWith: string } }>(
      `{ adminOrder(number: ${Number(body['orderNumber'])}) { paidWith } }`,
    );
    expect(adminOrder).toEqual({ paidWith: 'Visa ending in 4242' });
    await expectInvariants(shop);
    const mails = (await (await fetch(new URL('/mail/api/messages?to=card@example.com', shop.sandboxUrl))).json()) as { text: string }[];
    expect(mails[0]!.text).toMatch(/^ *Paid with Visa ending in 4242$/m);
  });
});
