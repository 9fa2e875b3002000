import { beforeAll, describe, expect, it } from 'vitest';
import { readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { createIntent, inParallel, portland, post } from '../../support/shopper.ts';

const PER_VISITOR = 8;
/** A quarter is reserved for visitors with more than three tries (PAY-35). The first two tests need less. */
const ALL_VISITORS = 64;

describe('limits against card testing', () => {
  const shop = setupShop({
    env: {
      RATE_LIMIT_FACTOR: '1',
      RATE_LIMIT_REQUESTS: '100000',
      RATE_LIMIT_PAYMENT_INTENT: String(PER_VISITOR),
      RATE_LIMIT_PAYMENT_INTENT_GLOBAL: String(ALL_VISITORS),
      HOLD_CHECKOUTS_PER_VISITOR: '1000',
      HOLD_BAGS_PER_VISITOR: '1000',
      HOLD_CHECKOUTS_PER_BLOCK: '1000',
      HOLD_BAGS_PER_BLOCK: '1000',
      TRUST_PROXY: '1',
    },
  });
  beforeAll(() => shop.sql('update stock_item set adjusted = adjusted + 1000, available = available + 1000'));
  function from(ip: string) {
    return { 'x-forwarded-for': ip };
  }
  async function countIntents() {
    return (await readLedger(shop.sandboxUrl)).paymentIntents.length;
  }
  function intentBody(index: number) {
    return {
      amount: 21.99,
      cartItems: [{ id: 'friendly-neighborhood', quantity: 1, grindType: 'Ground' }],
      email: `tester-${index}@example.com`,
      shippingAddress: portland,
    };
  }

  it('PAY-27: the limit counts each GraphQL alias', async () => {
    const fields = Array.from(
      { length: PER_VISITOR + 5 },
      (_, index) => `a${index}: createPaymentIntent(input: $i${index}) { __typename }`,
    );
    const variables = Object.fromEntries(
      fields.map((_, index) => [
        `i${index}`,
        {
          checkoutKey: crypto.randomUUID(),
          lines: [{ productId: 'friendly-neighborhood', quantity: 1, grind: 'WHOLE_BEAN' }],
          expectedTotalCents: 2199,
          email: `alias-${index}@example.com`,
          shippingAddress: portland,
        },
      ]),
    );
    const head = fields.map((_, index) => `$i${index}: CreatePaymentIntentInput!`).join(', ');
    const before = await countIntents();
    const answer = await post(
      shop.baseUrl,
      '/graphql',
      { query: `mutation (${head}) { ${fields.join(' ')} }`, variables },
      from('198.51.100.1'),
    );
    expect(JSON.stringify(answer.body)).toContain('TOO_MANY');
    expect(await countIntents()).toBe(before + PER_VISITOR);
  });

  it('PAY-27: a visitor over the limit gets 429 with Retry-After, over REST and GraphQL, and the provider is not called', async () => {
    const before = await countIntents();
    const answers = await inParallel(PER_VISITOR + 20, (index) =>
      post(shop.baseUrl, '/api/create-payment-intent', intentBody(index), from('198.51.100.2')),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    expect(refused[0]!.body).toMatchObject({ code: 'TOO_MANY', message: 'Too many payment attempts. Please wait a moment and try again.' });
    expect((await countIntents()) - before).toBe(PER_VISITOR);
    const response = await fetch(new URL('/api/create-payment-intent', shop.baseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from('198.51.100.2') },
      body: JSON.stringify(intentBody(99)),
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const graph = await post(
      shop.baseUrl,
      '/graphql',
      {
        query: 'mutation ($input: CreatePaymentIntentInput!) { createPaymentIntent(input: $input) { __typename } }',
        variables: {
          input: {
            checkoutKey: crypto.randomUUID(),
            lines: [{ productId: 'darth', quantity: 1 }],
            expectedTotalCents: 2199,
            email: 'late@example.com',
            shippingAddress: portland,
          },
        },
      },
      from('198.51.100.2'),
    );
    expect(graph).toMatchObject({ status: 429, body: { errors: [{ extensions: { code: 'TOO_MANY' } }] } });
  });

  it('PAY-27: requests from fifty addresses stop at the limit of all visitors', async () => {
    const answers: Awaited<ReturnType<typeof post>>[] = [];
    for (let wave = 0; wave < 3; wave += 1) {
      function flood(index: number) {
        return post(shop.baseUrl, '/api/create-payment-intent', intentBody(1_000 + 50 * wave + index), from(`203.0.${index}.113`));
      }
      answers.push(...(await inParallel(50, flood)));
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(ALL_VISITORS);
    expect(answers.find(({ status }) => status === 429)!.body).toMatchObject({
      message: 'The till is very busy right now. Please try again in a moment.',
    });
    expect(await countIntents()).toBeLessThanOrEqual(ALL_VISITORS);
    // The catalogue and other visitors' requests are still answered.
    expect((await fetch(new URL('/api/products', shop.baseUrl), { headers: from('203.0.200.113') })).status).toBe(200);
  });

  it('PAY-27: a visitor over the limit does not limit another visitor', async () => {
    await inParallel(61, () =>
      post(shop.baseUrl, '/api/process-payment', { paymentIntentId: 'pi_0000000000000000' }, from('198.51.100.7')),
    );
    const other = await post(shop.baseUrl, '/api/process-payment', { paymentIntentId: 'pi_0000000000000000' }, from('198.51.100.8'));
    expect(other.status).toBe(404);
    const own = await post(shop.baseUrl, '/api/process-payment', { paymentIntentId: 'pi_0000000000000000' }, from('198.51.100.7'));
    expect(own.status).toBe(429);
  });

  it('CPN-08: guessed coupon codes end in 429, and unknown, expired and inactive codes get the same answer', async () => {
    await shop.sql(
      `insert into coupon (code, description, discount_type, discount_value, is_active) values ('ASLEEP', 'Asleep', 'fixed', 100, false)`,
    );
    function ask(code: string, ip: string) {
      return post(shop.baseUrl, '/api/validate-coupon', { code, subtotal: 48 }, from(ip));
    }
    const wrong = await Promise.all(
      ['NEVERWAS', 'BYGONE', 'ASLEEP', "' or 1=1 --", 'x'.repeat(64)].map((code) => ask(code, '198.51.100.20')),
    );
    for (const answer of wrong) expect(answer).toEqual({ status: 200, body: { valid: false, message: 'Invalid coupon code' } });
    const guesses = await inParallel(200, (index) => ask(`GUESS${index}`, '198.51.100.21'));
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(180);
  });

  it('CPN-08: each alias counts as a guess', async () => {
    const fields = Array.from(
      { length: 28 },
      (_, index) => `g${index}: validateCoupon(code: "GUESS${index}", subtotalCents: 4800) { __typename }`,
    );
    const answer = await post(shop.baseUrl, '/graphql', { query: `{ ${fields.join(' ')} }` }, from('198.51.100.22'));
    expect(answer).toMatchObject({ status: 429, body: { data: null, errors: [{ extensions: { code: 'TOO_MANY' } }] } });
  });

  it('PAY-27: an intent refused by the limit holds no stock', async () => {
    const before = await shop.sql('select sum(held)::int as held from stock_item');
    expect((await createIntent(shop.baseUrl)).status).toBe(429);
    expect(await shop.sql('select sum(held)::int as held from stock_item')).toEqual(before);
  });
});
