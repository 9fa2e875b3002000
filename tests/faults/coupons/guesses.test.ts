import { describe, expect, it } from 'vitest';
import { setupShop } from '../../support/open-shop.ts';
import { createIntentDocument, newEmail, portland, post } from '../../support/shopper.ts';

/** Codes per minute. */
const TRIES = 5;
/** 16.00 + 5.99, less 10 %. */
const WITH_COUPON = { cents: 2039, dollars: 20.39 };

describe('CPN-10: coupon codes guessed through the checkout', () => {
  const shop = setupShop({
    env: { RATE_LIMIT_FACTOR: '1', RATE_LIMIT_PAYMENT_INTENT: '1000', RATE_LIMIT_COUPON: String(TRIES), TRUST_PROXY: '1' },
  });
  let visitors = 0;
  function newVisitor() {
    return { 'x-forwarded-for': `10.7.${++visitors}.1` };
  }
  type Visitor = ReturnType<typeof newVisitor>;
  const cartItems = [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }];

  async function validate(visitor: Visitor, code: string) {
    return (await post(shop.baseUrl, '/api/validate-coupon', { code, subtotal: 16 }, visitor)).status;
  }
  function byRest(visitor: Visitor, couponCode: string | null, amount = WITH_COUPON.dollars) {
    return post(
      shop.baseUrl,
      '/api/create-payment-intent',
      { amount, cartItems, email: newEmail(), shippingAddress: portland, couponCode },
      visitor,
    );
  }
  function byGraphql(visitor: Visitor, couponCode: string) {
    const lines = [{ productId: 'dukes-spice', quantity: 1, grind: 'GROUND' }];
    const input = {
      checkoutKey: crypto.randomUUID(),
      lines,
      email: newEmail(),
      shippingAddress: portland,
      expectedTotalCents: WITH_COUPON.cents,
      couponCode,
    };
    return post<{ data?: { createPaymentIntent: Record<string, unknown> }; errors?: { extensions: { code: string } }[] }>(
      shop.baseUrl,
      '/graphql',
      { query: createIntentDocument, variables: { input } },
      visitor,
    );
  }

  it('are counted together with those of validate-coupon, over REST and GraphQL, and get the same refusal', async () => {
    const visitor = newVisitor();
    const refused = { code: 'COUPON_REFUSED', message: 'Invalid coupon code' };
    expect(await validate(visitor, 'NEVERWAS')).toBe(200);
    for (const code of ['NEVERWAS', 'bygone']) expect(await byRest(visitor, code)).toMatchObject({ status: 400, body: refused });
    for (const code of ['NEVERWAS', 'bygone'])
      expect((await byGraphql(visitor, code)).body.data!.createPaymentIntent).toMatchObject({ __typename: 'CouponRefused', ...refused });
    const tooMany = { code: 'TOO_MANY', message: 'Too many coupon codes tried. Please wait a moment and try again.' };
    expect(await byRest(visitor, 'NEVERWAS')).toMatchObject({ status: 429, body: tooMany });
    expect(await byGraphql(visitor, 'NEVERWAS')).toMatchObject({ status: 429, body: { errors: [{ extensions: { code: 'TOO_MANY' } }] } });
    expect(await validate(visitor, 'NEVERWAS')).toBe(429);
    // Over the limit, valid and invalid codes get the same answer.
    expect((await byRest(visitor, 'BREW10')).status).toBe(429);
    // A checkout without a coupon is accepted.
    expect((await byRest(visitor, null, 21.99)).status).toBe(200);
  });

  it('are counted for each alias of a document', async () => {
    const fields = Array.from({ length: TRIES + 3 }, (_, n) => `a${n}: createPaymentIntent(input: $i${n}) { __typename }`);
    const head = fields.map((_, n) => `$i${n}: CreatePaymentIntentInput!`).join(', ');
    const variables = Object.fromEntries(
      fields.map((_, n) => [
        `i${n}`,
        {
          checkoutKey: crypto.randomUUID(),
          lines: [{ productId: 'dukes-spice', quantity: 1, grind: 'GROUND' }],
          email: newEmail(),
          shippingAddress: portland,
          expectedTotalCents: WITH_COUPON.cents,
          couponCode: `GUESS${n}`,
        },
      ]),
    );
    const answer = await post(shop.baseUrl, '/graphql', { query: `mutation (${head}) { ${fields.join(' ')} }`, variables }, newVisitor());
    expect(answer).toMatchObject({ status: 429, body: { errors: [{ path: [`a${TRIES}`], extensions: { code: 'TOO_MANY' } }] } });
  });

  it('valid codes are not counted, so a household that uses them keeps all its tries', async () => {
    const visitor = newVisitor();
    for (let n = 0; n < TRIES + 3; n += 1) expect((await byRest(visitor, 'BREW10')).status).toBe(200);
    for (let n = 0; n < TRIES; n += 1) expect(await validate(visitor, 'NEVERWAS')).toBe(200);
    expect(await validate(visitor, 'NEVERWAS')).toBe(429);
  });

  it('codes that this visitor has validated are not counted, also when only the amount implies them', async () => {
    const visitor = newVisitor();
    expect(await validate(visitor, 'brew10')).toBe(200);
    for (let n = 1; n < TRIES; n += 1) expect(await validate(visitor, 'NEVERWAS')).toBe(200);
    expect(await validate(visitor, 'NEVERWAS')).toBe(429);
    expect((await byRest(visitor, 'BREW10')).body).toMatchObject({ discount: 1.6 });
    expect((await byRest(visitor, null)).body).toMatchObject({ discount: 1.6 });
  });
});
