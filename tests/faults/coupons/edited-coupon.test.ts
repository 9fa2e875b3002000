import { describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeCoupon } from '../../support/factories/coupons.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';
import { createIntent, inParallel, payByCard, processPayment } from '../../support/shopper.ts';

describe('CPN-06 a coupon that an administrator changes while it is used', () => {
  const shop = setupShop({ env: { DATABASE_POOL: '40' } });
  async function couponOf(code: string) {
    const [row] = await shop.sql<{ id: number; used_count: number; usage_limit: number }>(
      'select id, used_count, usage_limit from coupon where code = $1',
      [code],
    );
    return row!;
  }
  function change(admin: BrowserSession, id: number, fields: object) {
    return admin.send<{ usageLimit?: number }>('PUT', `/api/admin/coupons/${id}`, fields);
  }

  it('a usage limit lowered among concurrent checkouts is never exceeded', async () => {
    const { browser } = await makeStaff(shop);
    const code = await makeCoupon(shop, { uses: 9 });
    const { id } = await couponOf(code);
    const lock = `select 1 from coupon where code = '${code}' for update`;
    const [changed, answers] = await shop.whileLocked(lock, 9, () =>
      Promise.all([
        change(browser, id, { usageLimit: 3 }),
        inParallel(8, () => createIntent(shop.baseUrl, { couponCode: code, amount: 16.99 })),
      ]),
    );
    const sold = answers.filter(({ status }) => status === 200).length;
    const { used_count: used, usage_limit: limit } = await couponOf(code);
    expect(used).toBe(sold);
    expect(used).toBeLessThanOrEqual(limit);
    // The change is refused only where more uses were taken before it.
    expect([changed.status, limit]).toEqual(used > 3 ? [400, 9] : [200, 3]);
    for (const { body } of answers.filter(({ status }) => status !== 200)) expect(body).toMatchObject({ code: 'COUPON_REFUSED' });
  });

  it('an order keeps the discount that it was made with, and the next one gets the new value', async () => {
    const { browser } = await makeStaff(shop);
    const code = await makeCoupon(shop, { uses: 9 });
    const { id } = await couponOf(code);
    const before = await createIntent(shop.baseUrl, { couponCode: code, amount: 16.99 });
    expect((await change(browser, id, { discountType: 'fixed', discountValue: 2 })).status).toBe(200);
    const after = await createIntent(shop.baseUrl, { couponCode: code, amount: 19.99 });
    expect((await browser.send('DELETE', `/api/admin/coupons/${id}`)).status).toBe(200);
    for (const { body } of [before, after]) {
      await payByCard(shop.sandboxUrl, body.paymentIntentId);
      await processPayment(shop.baseUrl, body.paymentIntentId);
    }
    expect(await shop.untilOrder(before.body.orderRef, { status: 'completed' })).toMatchObject({ discount_cents: 500, coupon_code: code });
    expect(await shop.untilOrder(after.body.orderRef, { status: 'completed' })).toMatchObject({ discount_cents: 200, coupon_code: code });
    expect(await createIntent(shop.baseUrl, { couponCode: code, amount: 19.99 })).toMatchObject({
      status: 400,
      body: { code: 'COUPON_REFUSED' },
    });
  });
});
