import { describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { makeCoupon } from '../../support/factories/coupons.ts';
import { makeProduct, stockOf } from '../../support/factories/products.ts';
import { breakProvider, readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { untilCanceled } from '../../support/shop/effects.ts';
import { buy, createIntent, createIntentByGraphql, inParallel, payByCard, processPayment } from '../../support/shopper.ts';

describe('stock', () => {
  const shop = setupShop({ env: { DATABASE_POOL: '40' } });
  function bag(id: string, quantity = 1, grindType = 'Ground') {
    return { cartItems: [{ id, quantity, grindType }] };
  }

  it('STK-01: of a hundred buyers of the last bag one pays, ninety-nine are refused before paying, and none is refunded', async () => {
    const slug = await makeProduct(shop, { stock: 1 });
    const refundsBefore = (await readLedger(shop.sandboxUrl)).refunds.length;
    const lock = `select 1 from stock_item s where s.product_id = (select id from product where slug = '${slug}') for update`;
    const answers = await shop.whileLocked(lock, 35, () => inParallel(100, () => createIntent(shop.baseUrl, bag(slug))));
    const ready = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([ready.length, refused.length]).toEqual([1, 99]);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'OUT_OF_STOCK', message: expect.stringContaining('out of stock') });
    await payByCard(shop.sandboxUrl, ready[0]!.body.paymentIntentId);
    expect(await processPayment(shop.baseUrl, ready[0]!.body.paymentIntentId)).toMatchObject({ body: { success: true } });
    await shop.untilOrder(ready[0]!.body.orderRef, { status: 'completed' });
    expect(await stockOf(shop, slug)).toEqual({ available: 0, held: 0, sold: 1 });
    expect((await readLedger(shop.sandboxUrl)).refunds).toHaveLength(refundsBefore);
  });

  it('STK-03: a hold that runs out frees its bag once for the buyer who waits, whatever arrives late', async () => {
    const slug = await makeProduct(shop, { stock: 1 });
    const first = await createIntent(shop.baseUrl, bag(slug));
    expect(await createIntent(shop.baseUrl, bag(slug))).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
    await shop.endHold(first.body.orderRef);
    async function isFree() {
      return (await stockOf(shop, slug)).available === 1;
    }
    await waitFor(20_000, isFree);
    // The provider's own news of the cancellation, and the browser's, come after the sweep.
    await processPayment(shop.baseUrl, first.body.paymentIntentId);
    expect(await stockOf(shop, slug)).toMatchObject({ available: 1, held: 0 });
    expect((await buy(shop, bag(slug))).body).toMatchObject({ success: true });
    expect((await shop.auditOf(first.body.orderRef)).filter((kind) => kind === 'expired' || kind === 'canceled')).toHaveLength(1);
  });

  it('STK-03: the end of a hold and the cancellation of its payment, handled at the same time, release the stock once', async () => {
    const slug = await makeProduct(shop, { stock: 2 });
    const { body } = await createIntent(shop.baseUrl, { ...bag(slug, 2), amount: 37.99 });
    // With the order locked, the sweep waits for the stock; process-payment and the webhook of the cancellation wait for the order.
    const lock = `select 1 from stock_item s where s.product_id = (select id from product where slug = '${slug}') for update`;
    await shop.whileLocked(lock, 2, async () => {
      await shop.endHold(body.orderRef);
      await untilCanceled(shop.sandboxUrl, body.paymentIntentId);
      return processPayment(shop.baseUrl, body.paymentIntentId);
    });
    await shop.untilOrder(body.orderRef, { stock_state: 'released' });
    expect(await stockOf(shop, slug)).toMatchObject({ available: 2, held: 0 });
  });

  it('STK-05: whole-bean is refused when only ground is left, though the blend has stock', async () => {
    const slug = await makeProduct(shop, { stock: { ground: 3, 'whole-bean': 0 } });
    const whole = await createIntent(shop.baseUrl, bag(slug, 1, 'Whole Bean'));
    expect(whole).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK', message: `${slug} - Whole Bean is out of stock` } });
    expect(await createIntentByGraphql(shop.baseUrl, { lines: [{ productId: slug, quantity: 1, grind: 'WHOLE_BEAN' }] })).toMatchObject({
      __typename: 'OutOfStock',
    });
    const unnamed = await createIntent(shop.baseUrl, { cartItems: [{ id: slug, quantity: 1 }] });
    expect(unnamed).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
    expect((await buy(shop, bag(slug))).body).toMatchObject({ success: true });
  });

  it('a cart of which one bag is missing holds none of the others', async () => {
    const scarce = await makeProduct(shop, { stock: 1 });
    const plentiful = await makeProduct(shop, { stock: 9 });
    const answer = await createIntent(shop.baseUrl, {
      cartItems: [
        { id: plentiful, quantity: 1, grindType: 'Ground' },
        { id: scarce, quantity: 2, grindType: 'Ground' },
      ],
      amount: 49,
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK', message: expect.stringContaining('Only 1') } });
    expect(await stockOf(shop, plentiful)).toEqual({ available: 9, held: 0, sold: 0 });
  });

  it('two sizes of one poster share its pile', async () => {
    const [small, large] = ['8x12', '16x24'] as const;
    const slug = await makeProduct(shop, { stock: { none: 3 }, sizes: [small, large] });
    function poster(size: string, quantity: number) {
      return { id: slug, quantity, size };
    }
    expect(await createIntent(shop.baseUrl, { cartItems: [poster(small, 2), poster(large, 2)], amount: 64 })).toMatchObject({
      status: 409,
    });
    expect(await createIntent(shop.baseUrl, { cartItems: [poster(small, 2), poster(large, 1)], amount: 48 })).toMatchObject({
      status: 200,
    });
    expect(await stockOf(shop, slug, 'none')).toMatchObject({ available: 0, held: 3 });
  });

  it('carts with the same bags in opposite order do not deadlock', async () => {
    const blends = ['chocolate-java', 'friendly-neighborhood', 'captains-choice'];
    function cart(ids: string[]) {
      return ids.map((id) => ({ id, quantity: 1, grindType: 'Ground' }));
    }
    const locks = `select 1 from stock_item s join product p on p.id = s.product_id where p.slug = 'friendly-neighborhood' for update of s`;
    const answers = await shop.whileLocked(locks, 20, () =>
      inParallel(24, (index) => createIntent(shop.baseUrl, { cartItems: cart(index % 2 ? blends : blends.toReversed()), amount: 49 })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('shoppers who swap their carts against each other do not deadlock', async () => {
    const couponCode = await makeCoupon(shop, { cents: 100, uses: 99 });
    function line(productId: string) {
      return {
        lines: [{ productId, quantity: 1, grind: 'GROUND' }],
        couponCode,
        expectedTotalCents: 2099,
      };
    }
    const keys = Array.from({ length: 12 }, () => crypto.randomUUID());
    function buyer(index: number, isSecond: boolean) {
      return isSecond === (index % 2 === 0) ? 'chocolate-java' : 'friendly-neighborhood';
    }
    const firsts = await inParallel(12, (index) =>
      createIntentByGraphql(shop.baseUrl, { checkoutKey: keys[index], ...line(buyer(index, false)) }),
    );
    expect(new Set(firsts.map((answer) => answer['__typename']))).toEqual(new Set(['PaymentIntentReady']));
    const coupon = `select 1 from coupon where code = '${couponCode}' for update`;
    const seconds = await shop.whileLocked(coupon, 10, () =>
      inParallel(12, (index) => createIntentByGraphql(shop.baseUrl, { checkoutKey: keys[index], ...line(buyer(index, true)) })),
    );
    expect(new Set(seconds.map((answer) => answer['__typename']))).toEqual(new Set(['PaymentIntentReady']));
  });

  it('ORD-01: sixty orders paid at once get sixty numbers in a row, and failed attempts burn none', async () => {
    const [last] = await shop.sql<{ number: number }>('select coalesce(max(number), 1000)::int as number from orders');
    const slug = await makeProduct(shop, { stock: 61 });
    const intents = await inParallel(60, () => createIntent(shop.baseUrl, bag(slug)));
    await inParallel(5, () => createIntent(shop.baseUrl, { ...bag(slug), amount: 1 }));
    const { body: declined } = await createIntent(shop.baseUrl, bag(slug));
    await expect(payByCard(shop.sandboxUrl, declined.paymentIntentId, 'pm_card_visa_chargeDeclined')).rejects.toThrow('declined');
    const orders = await Promise.all(
      intents.map(async ({ body }) => {
        await payByCard(shop.sandboxUrl, body.paymentIntentId);
        await processPayment(shop.baseUrl, body.paymentIntentId);
        return shop.untilOrder(body.orderRef, { status: 'completed' });
      }),
    );
    const numbers = orders.map(({ number }) => Number(number)).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, index) => last!.number + 1 + index));
  });

  it('a provider outage during a rush leaves no bag behind', async () => {
    const slug = await makeProduct(shop, { stock: 5 });
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '^/v1/payment_intents$', kind: 'status', status: 503, count: 12 });
    const answers = await inParallel(12, () => createIntent(shop.baseUrl, bag(slug)));
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    await shop.sql(`update orders set hold_expires_at = now() where status = 'pending'`);
    async function all() {
      return (await stockOf(shop, slug)).available === 5;
    }
    await waitFor(30_000, all);
    expect(await stockOf(shop, slug)).toEqual({ available: 5, held: 0, sold: 0 });
  });
});
