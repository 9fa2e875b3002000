import { describe, expect, it } from 'vitest';
import { type BrowserSession, openBrowser } from '../../support/browser-session.ts';
import { makeShopper } from '../../support/factories/shoppers.ts';
import { breakProvider, healProviders, readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import {
  buy,
  createIntent,
  inParallel,
  type IntentAnswer,
  newEmail,
  payByCard,
  portland,
  type ProcessAnswer,
} from '../../support/shopper.ts';

const COOKIE = 'brew.checkout';
const reno = { firstName: 'Mallory', lastName: 'Mole', email: 'mallory@example.com', address: '1 Evil Way, Reno, NV 89501' };
const arlington = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', address: '1 Nano Way, Arlington, VA 22201' };
const inArlington = { name: 'Grace Hopper', street1: '1 Nano Way', city: 'Arlington', state: 'VA', zip: '22201', country: 'US' };

describe('the owner of a checkout', () => {
  const shop = setupShop();
  async function signedIn(): Promise<BrowserSession> {
    return (await makeShopper(shop)).browser;
  }
  /** A visitor with the checkout cookie who has bought nothing. */
  async function visitor(): Promise<BrowserSession> {
    const browser = shop.browser();
    await browser.post('/api/create-payment-intent', { amount: 0.01, cartItems: [{ id: 'dukes-spice', quantity: 1 }] });
    expect(browser.cookies.has(COOKIE)).toBe(true);
    return browser;
  }
  function bodyOf(email = newEmail()) {
    return {
      amount: 21.99,
      cartItems: [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }],
      email,
      shippingAddress: portland,
    };
  }
  /** The documented body: no e-mail and no address before the payment. */
  const bareBody = { amount: 21.99, cartItems: [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }] };
  async function intent(browser: BrowserSession, body: unknown, key?: string): Promise<IntentAnswer> {
    const answer = await browser.post<IntentAnswer>('/api/create-payment-intent', body, key ? { 'idempotency-key': key } : {});
    expect(answer.status).toBe(200);
    return answer.body;
  }
  function process(browser: BrowserSession, paymentIntentId: string, customerInfo: object, clientSecret?: string) {
    return browser.post<ProcessAnswer>('/api/process-payment', { paymentIntentId, customerInfo, clientSecret });
  }
  async function expectOpen({ paymentIntentId, orderRef }: IntentAnswer): Promise<void> {
    const [found] = (await readLedger(shop.sandboxUrl)).paymentIntents.filter(({ id }) => id === paymentIntentId);
    expect(found).toMatchObject({ status: 'requires_payment_method' });
    expect(await shop.order(orderRef)).toMatchObject({ status: 'pending', stock_state: 'held' });
  }

  it.each([
    ['a guest', visitor],
    ['a signed-in shopper', signedIn],
  ])('PAY-33: the same body gives %s the same intent again, and another client a different one', async (_, open) => {
    const owner = await open();
    const body = bodyOf();
    const own = await intent(owner, body);
    expect((await intent(owner, body)).clientSecret).toBe(own.clientSecret);
    for (const otherClient of [shop.browser(), await visitor(), await signedIn()]) {
      const other = await intent(otherClient, body);
      expect(other.paymentIntentId).not.toBe(own.paymentIntentId);
      expect(other.clientSecret).not.toBe(own.clientSecret);
    }
    await expectOpen(own);
    expect((await intent(owner, body)).clientSecret).toBe(own.clientSecret);
  });

  it('PAY-33: a checkout key sent by another client returns and cancels nothing of its owner', async () => {
    const key = crypto.randomUUID();
    const owner = await visitor();
    const own = await intent(owner, bodyOf(), key);
    const changed = { ...bodyOf(), amount: 37.99, cartItems: [{ id: 'dukes-spice', quantity: 2, grindType: 'Ground' }] };
    for (const otherClient of [shop.browser(), await visitor(), await signedIn()])
      expect((await intent(otherClient, changed, key)).paymentIntentId).not.toBe(own.paymentIntentId);
    await expectOpen(own);
  });

  it('PAY-33: a double click of a browser without a cookie makes one intent, and its next click finds it by the cookie', async () => {
    const browser = shop.browser();
    const input = {
      checkoutKey: crypto.randomUUID(),
      lines: [{ productId: 'dukes-spice', quantity: 1, grind: 'GROUND' }],
      email: newEmail(),
      shippingAddress: portland,
      expectedTotalCents: 2199,
    };
    async function click() {
      return (
        await browser.graphql<{ createPaymentIntent: { paymentIntentId: string } }>(
          'mutation ($input: CreatePaymentIntentInput!) { createPaymentIntent(input: $input) { ... on PaymentIntentReady { paymentIntentId } } }',
          { input },
        )
      ).createPaymentIntent.paymentIntentId;
    }
    const first = await inParallel(4, click);
    expect(browser.cookies.get(COOKIE)).toMatch(/^[\w-]{43}$/);
    expect(new Set([...first, await click()])).toEqual(new Set([first[0]]));
  });

  it('PAY-33: a client without cookies repeats by its key, and a key that can be guessed is refused', async () => {
    const checkoutInput = { key: crypto.randomUUID(), email: newEmail() };
    const [first, second] = [await createIntent(shop.baseUrl, checkoutInput), await createIntent(shop.baseUrl, checkoutInput)];
    expect(second.body.clientSecret).toBe(first.body.clientSecret);
    const guessable = await createIntent(shop.baseUrl, { key: 'order-17' });
    expect(guessable).toMatchObject({ status: 400, body: { message: expect.stringContaining('at least 16 characters') } });
    const browser = await visitor();
    const body = bodyOf();
    expect((await intent(browser, body, 'order-17')).paymentIntentId).toBe((await intent(browser, body, 'order-17')).paymentIntentId);
  });

  it('PAY-34: contact data of another client before the payment neither replaces nor blocks those of the owner', async () => {
    const withContact = await intent(shop.browser(), bodyOf('ada@example.com'), crypto.randomUUID());
    const bare = await intent(shop.browser(), bareBody);
    for (const { paymentIntentId } of [withContact, bare]) expect((await process(shop.browser(), paymentIntentId, reno)).status).toBe(402);
    expect(await shop.order(withContact.orderRef)).toMatchObject({ email: 'ada@example.com', shipping_address: portland });
    expect(await shop.order(bare.orderRef)).toMatchObject({ email: null, shipping_address: null });
    await payByCard(shop.sandboxUrl, bare.paymentIntentId);
    await process(shop.browser(), bare.paymentIntentId, arlington);
    expect(await shop.untilOrder(bare.orderRef, { status: 'completed' })).toMatchObject({ shipping_address: inArlington });
  });

  it('PAY-34: the documented call adds an address once to a paid order that has none', async () => {
    const { paymentIntentId, orderRef } = await intent(shop.browser(), bareBody);
    await payByCard(shop.sandboxUrl, paymentIntentId);
    await shop.untilOrder(orderRef, { review_reason: 'Paid without a shipping address' });
    expect((await process(shop.browser(), paymentIntentId, arlington)).body).toMatchObject({ success: true });
    await process(shop.browser(), paymentIntentId, reno);
    const order = await shop.untilOrder(orderRef, { status: 'completed', review_reason: null });
    expect(order).toMatchObject({ email: 'grace@example.com', customer_first_name: 'Grace', shipping_address: inArlington });
  });

  it("PAY-34: another client's e-mail is not added where the confirmation would show the owner's address", async () => {
    const { email: _, ...withoutEmail } = bodyOf();
    const { paymentIntentId, orderRef } = await intent(shop.browser(), withoutEmail);
    await payByCard(shop.sandboxUrl, paymentIntentId);
    await process(shop.browser(), paymentIntentId, { email: reno.email });
    expect(await shop.untilOrder(orderRef, { status: 'completed' })).toMatchObject({ email: null, shipping_address: portland });
  });

  const proofs: [string, () => Promise<{ browser: BrowserSession; own: IntentAnswer; secret?: string }>][] = [
    [
      'the checkout cookie',
      async () => {
        const browser = shop.browser();
        return { own: await intent(browser, bodyOf()), browser };
      },
    ],
    [
      'the session',
      async () => {
        const browser = await signedIn();
        const own = await intent(browser, bodyOf());
        const session = new Map([...browser.cookies].filter(([name]) => name !== COOKIE));
        return { own, browser: openBrowser(shop.baseUrl, session) };
      },
    ],
    [
      'the client secret',
      async () => {
        const own = await intent(shop.browser(), bodyOf());
        return { own, browser: shop.browser(), secret: own.clientSecret };
      },
    ],
  ];

  it.each(proofs)('PAY-34: %s lets the owner correct name and address before the payment and not after it', async (_, prove) => {
    const { browser, own, secret } = await prove();
    expect((await process(browser, own.paymentIntentId, arlington, secret)).status).toBe(402);
    const corrected = { email: 'grace@example.com', customer_first_name: 'Grace', shipping_address: inArlington };
    expect(await shop.order(own.orderRef)).toMatchObject(corrected);
    const otherClient = await intent(await signedIn(), bodyOf());
    await process(await signedIn(), own.paymentIntentId, reno, otherClient.clientSecret);
    expect(await shop.order(own.orderRef)).toMatchObject(corrected);
    await payByCard(shop.sandboxUrl, own.paymentIntentId);
    await process(shop.browser(), own.paymentIntentId, reno);
    expect(await shop.untilOrder(own.orderRef, { status: 'completed' })).toMatchObject({ shipping_address: inArlington });
    await process(browser, own.paymentIntentId, reno, secret);
    expect(await shop.order(own.orderRef)).toMatchObject(corrected);
  });

  it('PAY-34: a paid order that waits for its label keeps its data, and its owner adds the missing e-mail', async () => {
    await breakProvider(shop.sandboxUrl, { path: '^/shippo/', kind: 'status', status: 503, count: 0 });
    const { email: _, ...withoutEmail } = bodyOf();
    const withContact = await intent(shop.browser(), bodyOf('ada@example.com'), crypto.randomUUID());
    const withoutContact = await intent(shop.browser(), withoutEmail);
    for (const { paymentIntentId, orderRef } of [withContact, withoutContact]) {
      await payByCard(shop.sandboxUrl, paymentIntentId);
      await shop.untilOrder(orderRef, { is_label_deferred: true });
    }
    for (const { paymentIntentId, clientSecret } of [withContact, withoutContact]) {
      await process(shop.browser(), paymentIntentId, reno);
      await process(shop.browser(), paymentIntentId, arlington, clientSecret);
    }
    const unchanged = { shipping_address: portland, customer_first_name: 'Ada', tracking_number: null };
    expect(await shop.order(withContact.orderRef)).toMatchObject({ ...unchanged, email: 'ada@example.com' });
    expect(await shop.order(withoutContact.orderRef)).toMatchObject({ ...unchanged, email: 'grace@example.com' });
    await healProviders(shop.sandboxUrl);
    for (const { orderRef } of [withContact, withoutContact]) await shop.untilOrder(orderRef, { status: 'completed' });
  });

  it('PAY-34: a correction that arrives with the payment does not change the paid order', async () => {
    const { intent: paid } = await buy(shop, { key: crypto.randomUUID() });
    await process(shop.browser(), paid.paymentIntentId, reno, paid.clientSecret);
    expect(await shop.order(paid.orderRef)).toMatchObject({ shipping_address: portland, customer_first_name: 'Ada' });
  });

  it('ORD-02: checkout keys and checkout cookies are not stored in the database', async () => {
    const key = crypto.randomUUID();
    const browser = shop.browser();
    await intent(browser, bodyOf(), key);
    const rows = JSON.stringify(await shop.sql('select * from checkout_draft'));
    for (const secret of [key, browser.cookies.get(COOKIE)!]) expect(rows).not.toContain(secret);
  });
});
