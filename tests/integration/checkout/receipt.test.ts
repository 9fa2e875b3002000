import { describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';
import { type IntentAnswer, newEmail, payByCard, portland, processPayment } from '../../support/shopper.ts';

const STATUS = `query ($id: ID!) {
  checkoutStatus(paymentIntentId: $id) {
    state
    receipt { items { productName quantity priceCents } discountCents shippingCents shippingMethod paidWith email shipTo }
  }
}`;

describe('the receipt of a confirmation', () => {
  const shop = setupShop();
  async function intentOf(browser: BrowserSession, email: string): Promise<IntentAnswer> {
    const answer = await browser.post<IntentAnswer>('/api/create-payment-intent', {
      amount: 21.99,
      cartItems: [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }],
      email,
      shippingAddress: { ...portland, street2: 'Unit 4' },
    });
    return answer.body;
  }
  async function pay({ paymentIntentId, orderRef }: IntentAnswer): Promise<void> {
    await payByCard(shop.sandboxUrl, paymentIntentId);
    await processPayment(shop.baseUrl, paymentIntentId);
    await shop.untilOrder(orderRef, { status: 'completed' });
  }
  async function receiptFor(browser: BrowserSession, { paymentIntentId: id }: IntentAnswer): Promise<unknown> {
    const { checkoutStatus } = await browser.graphql<{ checkoutStatus: { receipt: unknown } }>(STATUS, { id });
    return checkoutStatus.receipt;
  }

  it('ORD-07: shows the browser of a guest what was bought and where it goes, once it is paid', async () => {
    const [browser, email] = [shop.browser(), newEmail()];
    const intent = await intentOf(browser, email);
    expect(await receiptFor(browser, intent)).toBeNull();
    await pay(intent);
    expect(await receiptFor(browser, intent)).toMatchObject({
      items: [{ productName: expect.stringContaining("Duke's Spice"), quantity: 1, priceCents: 1600 }],
      discountCents: 0,
      shippingCents: 599,
      paidWith: 'Visa ending in 4242',
      email,
      shipTo: ['Ada Grinder', '12 Roast Row', 'Unit 4', 'Portland, OR 97209'],
    });
  });

  it('ORD-07: is kept from other browsers and other accounts that know the id of the payment', async () => {
    const intent = await intentOf(shop.browser(), newEmail());
    await pay(intent);
    const visitor = shop.browser();
    await intentOf(visitor, newEmail());
    const { browser: account } = await makeShopper(shop);
    for (const other of [shop.browser(), visitor, account]) expect(await receiptFor(other, intent)).toBeNull();
  });

  it('ORD-07: of an account is closed by signing out, and open to the account on another device', async () => {
    const { browser, person } = await makeShopper(shop);
    const intent = await intentOf(browser, newEmail());
    await pay(intent);
    expect(await receiptFor(browser, intent)).toMatchObject({ shipTo: expect.arrayContaining(['Unit 4']) });
    await browser.post('/api/auth/logout');
    expect(await receiptFor(browser, intent)).toBeNull();
    const device = shop.browser();
    await device.post('/api/auth/login', { email: person.email, password: person.password });
    expect(await receiptFor(device, intent)).toMatchObject({ shipTo: expect.arrayContaining(['Unit 4']) });
  });
});
