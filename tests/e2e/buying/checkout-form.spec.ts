import { readLedger } from '../../support/ledger.ts';
import { answerOperation, refusal } from '../support/answer-operation.ts';
import { failOperation } from '../support/fail-operation.ts';
import { ADDRESS, CARDS, fillCheckout, fillContact, payButton, seeRates, shippingMethod, summary } from '../support/pages/paying.ts';
import { startCheckout, toast } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

const bag = { name: 'Friendly Neighbor', grind: 'Ground' } as const;

test('an empty cart redirects from the checkout to the store', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL('/store');
  await page.evaluate(() => localStorage.setItem('coffeeCart', '[{"id":'));
  await page.goto('/checkout');
  await expect(page).toHaveURL('/store');
});

test('a form without an e-mail requires it first', async ({ page }) => {
  await startCheckout(page, bag);
  await payButton(page).click();
  await expect(toast(page, 'Email Required')).toContainText('Please enter your email address to receive order confirmation.');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter your email address/);
});

test('a form without an address names the missing fields and focuses the first', async ({ page, email, sandboxUrl }) => {
  const before = await readLedger(sandboxUrl);
  await startCheckout(page, bag);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Full name').fill(ADDRESS['Full name']);
  await payButton(page).click();
  await expect(toast(page, 'Shipping Address Required')).toContainText('Please fill in all shipping address fields.');
  await expect(page.getByLabel('Street address')).toBeFocused();
  for (const label of ['Street address', 'City', 'State', 'ZIP code'])
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Full name')).not.toHaveAttribute('aria-invalid');
  expect((await readLedger(sandboxUrl)).paymentIntents.length).toBe(before.paymentIntents.length);
});

test('a complete address with a wrong ZIP code is not called incomplete', async ({ page, email }) => {
  await startCheckout(page, bag);
  await fillContact(page, email);
  await page.getByLabel('ZIP code').fill('9720');
  await payButton(page).click();
  await expect(page.getByLabel('ZIP code')).toBeFocused();
  await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription('A ZIP code looks like 97209 or 97209-1234');
  // Not retried: a toast disappears by itself.
  expect(await toast(page, 'Shipping Address Required').count()).toBe(0);
});

test('fields show an error on blur, and remove it when they are valid', async ({ page }) => {
  await startCheckout(page, bag);
  const zip = page.getByLabel('ZIP code');
  await zip.fill('9720');
  await zip.blur();
  await expect(zip).toHaveAccessibleDescription('A ZIP code looks like 97209 or 97209-1234');
  await zip.fill('97209');
  await expect(zip).toHaveAccessibleDescription('');
  await page.getByLabel('State').fill('oregon');
  await page.getByLabel('State').blur();
  await expect(page.getByLabel('State')).toHaveValue('OR');
  await page.getByLabel('Email').fill('ada@');
  await page.getByLabel('Email').blur();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/does not look like an email address/);
});

test('the input is kept over a reload, except the card', async ({ page, email }) => {
  await startCheckout(page, bag);
  await fillCheckout(page, email, CARDS.good);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  for (const [label, text] of Object.entries(ADDRESS)) await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await seeRates(page); // The rates are requested again without input.
});

test('an incomplete card is reported before any payment is prepared', async ({ page, email, sandboxUrl }) => {
  const before = await readLedger(sandboxUrl);
  await startCheckout(page, bag);
  await fillContact(page, email);
  await seeRates(page);
  await payButton(page).click();
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  expect((await readLedger(sandboxUrl)).paymentIntents.length).toBe(before.paymentIntents.length);
});

test('coupon codes are checked, applied and removed', async ({ page }) => {
  await startCheckout(page, bag);
  await page.getByText('Have a coupon?').click();
  const code = page.getByLabel('Coupon code');
  const apply = page.getByRole('button', { name: 'Apply' });
  await apply.click();
  await expect(code).toHaveAccessibleDescription('Please enter a coupon code');
  await code.fill('NO-SUCH-CODE');
  await apply.click();
  await expect(code).toHaveAccessibleDescription('Invalid coupon code');
  await code.fill('fiver');
  await apply.click();
  await expect(code).toHaveAccessibleDescription(/20\.00/); // Valid from twenty dollars on.
  await code.fill('  brew10 ');
  await apply.click();
  await expect(toast(page, 'Coupon Applied!')).toContainText('You saved $1.60');
  await expect(code).toBeDisabled();
  await expect(code).toHaveValue('BREW10');
  await expect(summary(page).getByText('-$1.60')).toBeVisible();
  await expect(summary(page).getByText('Add $30.60 more for free shipping!')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(code).toBeEnabled();
  await expect(code).toHaveValue('');
  await expect(code).toHaveAccessibleDescription('');
  await expect(code).not.toHaveAttribute('aria-invalid');
  await expect(summary(page).getByText('-$1.60')).toHaveCount(0);
});

test('the focus goes from an applied code to Remove and back to the empty field', async ({ page }) => {
  await startCheckout(page, bag);
  await page.getByText('Have a coupon?').click();
  const code = page.getByLabel('Coupon code');
  await code.fill('BREW10');
  await code.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused();
  await expect(page.getByText('You saved $1.60')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You saved $1.60')).toBeHidden({ timeout: 2_500 });
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription('');
});

test('an applied coupon is kept over a reload, and its discount is requested again', async ({ page }) => {
  await startCheckout(page, bag);
  await page.getByText('Have a coupon?').click();
  const code = page.getByLabel('Coupon code');
  await code.fill('BREW10');
  await code.press('Enter');
  await expect(summary(page).getByText('-$1.60')).toBeVisible();
  await page.reload();
  await expect(code).toHaveValue('BREW10');
  await expect(summary(page).getByText('-$1.60')).toBeVisible();
  // On a page without a checkout nothing writes over the discount.
  await page.goto('/about');
  await page.evaluate(() => sessionStorage.setItem('coffeeCoupon', '{"code":"BREW10","discountCents":1500,"description":"Old"}'));
  await page.goto('/checkout');
  await expect(summary(page).getByText('-$1.60')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(code).toBeFocused();
  await page.reload();
  await expect(summary(page).getByText('$16.00').first()).toBeVisible();
  await expect(page.getByText('Have a coupon?')).toBeVisible();
  await expect(code).toHaveValue('');
});

test('a double click on Apply or Remove counts as one click', async ({ page }) => {
  await startCheckout(page, bag);
  await page.getByText('Have a coupon?').click();
  const code = page.getByLabel('Coupon code');
  await code.fill('BREW10');
  await page.getByRole('button', { name: 'Apply' }).dblclick();
  await expect(summary(page).getByText('-$1.60')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).dblclick();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
  await expect(code).toHaveAccessibleDescription('');
  await expect(code).toHaveValue('');
});

test('a coupon that cannot be checked is reported', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await startCheckout(page, bag);
  await page.getByText('Have a coupon?').click();
  await page.getByLabel('Coupon code').fill('BREW10');
  await failOperation(page, 'validateCoupon');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Coupon code')).toHaveAccessibleDescription('Error validating coupon');
});

test('a coupon that the server refuses to check shows the message of the server', async ({ page }) => {
  await startCheckout(page, bag);
  await page.getByText('Have a coupon?').click();
  await page.getByLabel('Coupon code').fill('BREW10');
  const message = 'Too many coupon codes tried. Please wait a moment and try again.';
  await answerOperation(page, 'validateCoupon', refusal('TOO_MANY', message));
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Coupon code')).toHaveAccessibleDescription(message);
});

test('shipping is free from 45.00 after the discount', async ({ page, email, database }) => {
  // 3 × 16.00 + 2 × 1.00 = 50.00, less ten percent: exactly 45.00.
  await startCheckout(page, { ...bag, quantity: 3 }, { name: 'Stranger Brew Poster', quantity: 2 });
  await expect(summary(page).getByText('FREE SHIPPING UNLOCKED')).toBeVisible();
  await page.getByText('Have a coupon?').click();
  await page.getByLabel('Coupon code').fill('BREW10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(summary(page).getByText('FREE SHIPPING UNLOCKED')).toBeVisible();
  await fillCheckout(page, email, CARDS.good);
  await expect(shippingMethod(page).getByRole('option', { selected: true })).toContainText('FREE');
  await page.getByRole('button', { name: 'Pay $45.00' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  const orders = await database.sql('select total_cents, shipping_cents, discount_cents from orders where email = $1', [email]);
  expect(orders).toEqual([{ total_cents: 4500, shipping_cents: 0, discount_cents: 500 }]);
});

test('a discount that reduces the total below 45.00 adds shipping again', async ({ page, database }) => {
  // 2 × 16.00 + 17 × 1.00 = 49.00, less ten percent: 44.10.
  await database.setStock('stranger-brew-poster', 'none', 60);
  await startCheckout(page, { ...bag, quantity: 2 }, { name: 'Stranger Brew Poster', quantity: 17 });
  await expect(summary(page).getByText('FREE SHIPPING UNLOCKED')).toBeVisible();
  await page.getByText('Have a coupon?').click();
  await page.getByLabel('Coupon code').fill('BREW10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(summary(page).getByText('Add $0.90 more for free shipping!')).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay $50.09');
});
