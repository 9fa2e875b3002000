import { describe, expect, it } from 'vitest';
import { type BrowserSession, openBrowser } from '../../support/browser-session.ts';
import { makeCoupon } from '../../support/factories/coupons.ts';
import { makeShopper } from '../../support/factories/shoppers.ts';
import { authenticate, breakProvider, healProviders, readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import {
  createIntentDocument,
  inParallel,
  type IntentAnswer,
  newEmail,
  payByCard,
  portland,
  processPayment,
} from '../../support/shopper.ts';

/** One bag of 16.00 and 5.99 of shipping, less 5.00. */
const TOTAL_CENTS = 1699;
const DISCOUNT_CENTS = 500;
const usedUp = 'This coupon has already been used up';
const validateDocument = `query ($code: String!) {
  validateCoupon(code: $code, subtotalCents: 1600) { __typename ... on CouponApplied { discountCents } ... on UserError { message } }
}`;

interface Ready extends Record<string, unknown> {
  paymentIntentId: string;
  orderRef: string;
}

describe('CPN-12: the last use of a coupon, held by an unpaid checkout', () => {
  const shop = setupShop({ env: { DATABASE_POOL: '40' } });
  function inputOf(couponCode: string, over: Record<string, unknown> = {}) {
    return {
      checkoutKey: crypto.randomUUID(),
      lines: [{ productId: 'dukes-spice', quantity: 1, grind: 'GROUND' }],
      email: newEmail(),
      shippingAddress: portland,
      expectedTotalCents: TOTAL_CENTS,
      couponCode,
      ...over,
    };
  }
  async function checkout(browser: BrowserSession, input: Record<string, unknown>) {
    return (await browser.graphql<{ createPaymentIntent: Ready }>(createIntentDocument, { input })).createPaymentIntent;
  }
  async function decline({ paymentIntentId }: Ready): Promise<void> {
    await expect(payByCard(shop.sandboxUrl, paymentIntentId, 'pm_card_visa_chargeDeclined')).rejects.toThrow('Your card was declined.');
    expect((await processPayment(shop.baseUrl, paymentIntentId)).status).toBe(402);
  }
  /** A browser whose card was declined, with the order that holds the coupon's only use. */
  async function declined(browser: BrowserSession) {
    const code = await makeCoupon(shop, { cents: DISCOUNT_CENTS });
    const input = inputOf(code);
    const held = await checkout(browser, input);
    expect(held).toMatchObject({ __typename: 'PaymentIntentReady', totalCents: TOTAL_CENTS, discountCents: DISCOUNT_CENTS });
    await decline(held);
    return { code, input, held };
  }
  /** What GraphQL and REST answer to a code. */
  async function validate(browser: BrowserSession, code: string, headers: Record<string, string> = {}) {
    const { validateCoupon } = await browser.graphql<{ validateCoupon: Record<string, unknown> }>(validateDocument, { code });
    const { body } = await browser.post('/api/validate-coupon', { code: ` ${code.toLowerCase()} `, subtotal: 16 }, headers);
    return { graphql: validateCoupon, rest: body };
  }
  const applied = {
    graphql: { __typename: 'CouponApplied', discountCents: DISCOUNT_CENTS },
    rest: { valid: true, discountAmount: DISCOUNT_CENTS / 100 },
  };
  const refused = { graphql: { __typename: 'CouponRefused', message: usedUp }, rest: { valid: false, message: usedUp } };
  async function usesOf(code: string) {
    return (await shop.sql<{ used_count: number }>('select used_count from coupon where code = $1', [code]))[0]!.used_count;
  }
  async function heldOrders(code: string) {
    return shop.sql<{ ref: string; payment_intent_id: string }>(
      `select ref, payment_intent_id from orders where coupon_code = $1 and status = 'pending'`,
      [code],
    );
  }
  async function expectPaid(browser: BrowserSession, code: string, ready: Ready): Promise<void> {
    await payByCard(shop.sandboxUrl, ready.paymentIntentId);
    await expectOrder(browser, code, ready);
  }
  /** The charged payment becomes the order with the discount; afterwards the coupon is used up for its shopper, too. */
  async function expectOrder(browser: BrowserSession, code: string, { paymentIntentId, orderRef }: Ready): Promise<void> {
    await processPayment(shop.baseUrl, paymentIntentId);
    expect(await shop.untilOrder(orderRef, { status: 'completed' })).toMatchObject({
      discount_cents: DISCOUNT_CENTS,
      total_cents: TOTAL_CENTS,
    });
    const charged = (await readLedger(shop.sandboxUrl)).paymentIntents.find(({ id }) => id === paymentIntentId);
    expect(charged).toMatchObject({ status: 'succeeded', amount: TOTAL_CENTS });
    expect(await validate(browser, code)).toMatchObject(refused);
    expect(await usesOf(code)).toBe(1);
  }
  async function signedIn(): Promise<BrowserSession> {
    return (await makeShopper(shop)).browser;
  }
  /** A guest with a checkout cookie that no key was used for. */
  async function withCookie(): Promise<BrowserSession> {
    const browser = shop.browser();
    await browser.post('/api/create-payment-intent', { amount: 0.01, cartItems: [{ id: 'dukes-spice', quantity: 1 }] });
    return browser;
  }

  it.each([
    ['a guest', () => shop.browser()],
    ['a signed-in customer', signedIn],
  ])('is free for %s after a declined card, and the same checkout keeps its intent', async (_, open) => {
    const browser = await open();
    const { code, input, held } = await declined(browser);
    expect(await validate(browser, code)).toMatchObject(applied);
    expect(await checkout(browser, input)).toMatchObject({ paymentIntentId: held.paymentIntentId, totalCents: TOTAL_CENTS });
    await expectPaid(browser, code, held);
  });

  it('stays with the shopper who corrects the address', async () => {
    const browser = shop.browser();
    const { code, input, held } = await declined(browser);
    expect(await validate(browser, code)).toMatchObject(applied);
    const corrected = await checkout(browser, { ...input, shippingAddress: { ...portland, street1: '14 Roast Row' } });
    expect(corrected).toMatchObject({ __typename: 'PaymentIntentReady', totalCents: TOTAL_CENTS, discountCents: DISCOUNT_CENTS });
    expect(await shop.order(held.orderRef)).toMatchObject({ status: 'canceled', stock_state: 'released' });
    await expectPaid(browser, code, corrected);
  });

  it.each([
    ['another key in the same browser', async (browser: BrowserSession) => browser],
    [
      'another device of the same account',
      async (browser: BrowserSession) =>
        openBrowser(shop.baseUrl, new Map([...browser.cookies].filter(([name]) => name !== 'brew.checkout'))),
    ],
  ])('moves to a second checkout of the shopper with %s; the first can no longer be paid', async (_, another) => {
    const browser = await signedIn();
    const { code, held } = await declined(browser);
    const second = await another(browser);
    expect(await validate(second, code)).toMatchObject(applied);
    const ready = await checkout(second, inputOf(code));
    expect(ready).toMatchObject({ __typename: 'PaymentIntentReady', totalCents: TOTAL_CENTS, discountCents: DISCOUNT_CENTS });
    expect(await shop.order(held.orderRef)).toMatchObject({ status: 'canceled', stock_state: 'released' });
    await expect(payByCard(shop.sandboxUrl, held.paymentIntentId)).rejects.toThrow('canceled');
    await expectPaid(second, code, ready);
  });

  it('is refused to the second checkout of a shopper whose first is being paid', async () => {
    const browser = await signedIn();
    const { code, held } = await declined(browser);
    await breakProvider(shop.sandboxUrl, { target: 'webhook', kind: 'drop', count: 0 });
    await shop.sql(`update orders set payment_checked_at = now() + interval '1 hour' where ref = $1`, [held.orderRef]);
    await payByCard(shop.sandboxUrl, held.paymentIntentId);
    expect(await checkout(browser, inputOf(code))).toMatchObject({ __typename: 'CouponRefused', message: usedUp });
    await healProviders(shop.sandboxUrl);
    await expectOrder(browser, code, held);
  });

  it('is refused to the second device of a shopper whose 3-D Secure dialogue is open on the first, which goes on', async () => {
    const browser = await signedIn();
    const code = await makeCoupon(shop, { cents: DISCOUNT_CENTS });
    const held = await checkout(browser, inputOf(code));
    await payByCard(shop.sandboxUrl, held.paymentIntentId, 'pm_card_threeDSecure2Required');
    const second = openBrowser(shop.baseUrl, new Map([...browser.cookies].filter(([name]) => name !== 'brew.checkout')));
    expect(await checkout(second, inputOf(code))).toMatchObject({ __typename: 'CouponRefused', message: usedUp });
    expect(await shop.order(held.orderRef)).toMatchObject({ status: 'pending', stock_state: 'held' });
    await authenticate(shop.sandboxUrl, held.paymentIntentId, 'succeed');
    await expectOrder(browser, code, held);
  });

  it('is used up for everybody else, whatever key and secret they send', async () => {
    const browser = await withCookie();
    const { code, input, held } = await declined(browser);
    const { client_secret: clientSecret } = (
      await shop.sql('select client_secret from checkout_draft where payment_intent_id = $1', [held.paymentIntentId])
    )[0]!;
    const withForgedCookie = openBrowser(shop.baseUrl, new Map([['brew.checkout', 'A'.repeat(43)]]));
    for (const stranger of [shop.browser(), await withCookie(), withForgedCookie, await signedIn()]) {
      expect(await validate(stranger, code, { 'idempotency-key': input.checkoutKey })).toMatchObject(refused);
      expect(await checkout(stranger, input)).toMatchObject({ __typename: 'CouponRefused', message: usedUp });
      expect(await checkout(stranger, inputOf(code))).toMatchObject({ __typename: 'CouponRefused', message: usedUp });
      const body = { amount: 16.99, cartItems: [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }], clientSecret, couponCode: code };
      expect(await stranger.post('/api/create-payment-intent', body)).toMatchObject({ status: 400, body: { message: usedUp } });
    }
    expect(await shop.order(held.orderRef)).toMatchObject({ status: 'pending', stock_state: 'held' });
    await expectPaid(browser, code, held);
  });

  it('keeps its discount in the documented body, which names no coupon, and its intent', async () => {
    const browser = shop.browser();
    const code = await makeCoupon(shop, { cents: DISCOUNT_CENTS });
    const body = { amount: 16.99, cartItems: [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }] };
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await validate(browser, code)).rest).toMatchObject(applied.rest);
    const first = await browser.post<IntentAnswer>('/api/create-payment-intent', body, key);
    expect(first).toMatchObject({ status: 200, body: { discount: 5, amount: 16.99 } });
    await expect(payByCard(shop.sandboxUrl, first.body.paymentIntentId, 'pm_card_visa_chargeDeclined')).rejects.toThrow('declined');
    const again = await browser.post<IntentAnswer>('/api/create-payment-intent', body, key);
    expect(again).toMatchObject({ status: 200, body: { paymentIntentId: first.body.paymentIntentId, discount: 5, amount: 16.99 } });
    expect(await usesOf(code)).toBe(1);
  });

  it('is given once while its shopper changes the checkout and others try for it', async () => {
    const browser = await signedIn();
    const { code, input } = await declined(browser);
    const answers = await inParallel(12, (n) =>
      n % 3 === 0 ? checkout(browser, n === 0 ? { ...input, email: newEmail() } : inputOf(code)) : checkout(shop.browser(), inputOf(code)),
    );
    for (const answer of answers) expect(['PaymentIntentReady', 'CouponRefused', 'PaymentUnavailable']).toContain(answer['__typename']);
    const held = await heldOrders(code);
    expect(held).toHaveLength(1);
    expect(await usesOf(code)).toBe(1);
    const payable = (await readLedger(shop.sandboxUrl)).paymentIntents.filter(
      ({ id, status }) => status === 'requires_payment_method' && answers.some(({ paymentIntentId }) => paymentIntentId === id),
    );
    expect(payable.map(({ id }) => id)).toEqual([held[0]!.payment_intent_id]);
  });
});
