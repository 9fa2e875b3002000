import { pressOn } from '../support/keyboard.ts';
import { auditPage } from '../support/audit-page.ts';
import { CARDS, fillCard, fillContact, payButton, seeRates, shippingMethod, summary } from '../support/pages/paying.ts';
import { startCheckout, toast } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Page } from '@playwright/test';

/** 48.00, less ten percent 43.20. */
const bags = { name: 'Friendly Neighbor', grind: 'Ground', quantity: 3 } as const;
const EXPRESS = 'USPS Priority Mail Express';

async function applyCoupon(page: Page) {
  await page.getByLabel('Coupon code').fill('BREW10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`${viewport.width} wide: a discount that ends free shipping is announced before and after it is applied, and can be undone right there`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await startCheckout(page, bags);
    await pressOn(page, page.getByText('Have a coupon?'), 'Enter');
    const code = page.getByLabel('Coupon code');
    const hint = 'A discount of more than $3.00 takes this order below $45.00, and shipping is no longer free.';
    await expect(code).toHaveAccessibleDescription(hint);
    await code.fill('BREW10');
    await code.press('Enter');
    await expect(toast(page, 'Coupon Applied!')).toContainText('You saved $4.80');
    const notice = summary(page).getByRole('status').filter({ hasText: 'After the discount' });
    await expect(notice).toContainText(
      'After the discount this order is below $45.00, so shipping is no longer free and costs $5.99. You pay $1.19 more than without BREW10.',
    );
    await expect(summary(page).getByText('FREE without BREW10')).toBeVisible();
    await expect(payButton(page)).toHaveText('Pay $49.19');
    await auditPage(page);

    await pressOn(page, notice.getByRole('button', { name: 'Remove BREW10' }), 'Enter');
    await expect(code).toBeFocused();
    await expect(notice).toHaveCount(0);
    await expect(summary(page).getByText('FREE SHIPPING UNLOCKED')).toBeVisible();
    await expect(summary(page).getByText('FREE without')).toHaveCount(0);
    await expect(payButton(page)).toHaveText('Pay $48.00');
  });
}

test('the offered methods follow the threshold in both directions, and each change is announced', async ({ page, email, database }) => {
  await startCheckout(page, bags);
  await fillContact(page, email);
  await seeRates(page);
  const method = shippingMethod(page);
  const options = method.getByRole('option');
  const note = page.getByRole('status').filter({ hasText: 'Ships within' });
  await expect(options).toHaveText([/^USPS Ground Advantage .*FREE$/, /^USPS Priority Mail .*FREE$/, /^UPS Ground .*FREE$/]);
  await expect(note).toHaveText('Ships within 1-2 business days. Faster methods are not part of free shipping.');
  await method.selectOption('USPS Priority Mail');

  await page.getByText('Have a coupon?').click();
  await applyCoupon(page);
  await expect(options).toHaveCount(5);
  const prices = (await options.allInnerTexts()).map((text) => Number(text.split('$')[1]));
  await expect(method).toHaveValue('USPS Priority Mail');
  await expect(note).toContainText(
    `Shipping is no longer free: USPS Priority Mail costs $${prices[1]?.toFixed(2)}. All methods are offered again.`,
  );
  await expect(payButton(page)).toHaveText(`Pay $${(43.2 + (prices[1] ?? 0)).toFixed(2)}`);

  await method.selectOption(EXPRESS);
  await expect(payButton(page)).toHaveText(`Pay $${(43.2 + (prices.at(-1) ?? 0)).toFixed(2)}`);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(note).toContainText(`Shipping is free now. ${EXPRESS} is not part of free shipping, so USPS Ground Advantage is chosen.`);
  await expect(options).toHaveCount(3);
  await expect(method).toHaveValue('USPS Ground Advantage');
  await expect(payButton(page)).toHaveText('Pay $48.00');

  // The dropped choice does not come back with its price.
  await applyCoupon(page);
  await expect(method).toHaveValue('USPS Ground Advantage');
  await page.getByRole('button', { name: 'Remove BREW10' }).click();
  await fillCard(page, CARDS.good);
  await page.getByRole('button', { name: 'Pay $48.00' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  const [order] = await database.sql('select shipping_method, shipping_cents, actual_shipping_cents from orders where email = $1', [email]);
  expect(order).toEqual({
    shipping_method: 'USPS Ground Advantage',
    shipping_cents: 0,
    actual_shipping_cents: Math.round((prices[0] ?? 0) * 100),
  });
});

test('a method that the shop no longer pays for is refused with a way on', async ({ page, email, database }) => {
  await startCheckout(page, bags);
  await fillContact(page, email);
  await fillCard(page, CARDS.good);
  await seeRates(page);
  await database.sql('update shipping_quote set can_ship_free = false');
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Free shipping does not include this method' })).toContainText(
    'Nothing was charged.',
  );
  await expect(page.getByText('Calculating shipping rates...')).toHaveCount(0);
  await seeRates(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});

test('the discount follows a cart that changes in another tab', async ({ page, context }) => {
  await startCheckout(page, bags);
  await page.getByText('Have a coupon?').click();
  await applyCoupon(page);
  const other = await context.newPage();
  await other.goto('/store');
  await other.getByRole('button', { name: /^Cart, / }).click();
  await other.getByRole('button', { name: 'One less Friendly Neighbor - Ground' }).click();
  await other.close();
  await expect(summary(page).getByText('-$3.20')).toBeVisible();
  // 32.00 less 3.20: the coupon is not what ends free shipping now.
  await expect(payButton(page)).toHaveText('Pay $34.79');
  await expect(summary(page).getByText('FREE without')).toHaveCount(0);
});
