import type { Page } from '@playwright/test';
import { addToCart, cart, cartButton } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

function tooltip(page: Page) {
  return page.locator('body > [popover]');
}

/** The open cart, and the pointer where there is no icon: its first move loads the code of the tooltips. */
async function openCart(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/store');
  await addToCart(page, { name: 'Brunana' });
  await cartButton(page).click();
  await expect(cart(page)).toBeFocused();
  await expect(tooltip(page)).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
}

// The audit after each test waits for timers of the page.
test.afterEach(({ page }) => page.clock.resume());

test('an icon that stands alone says its name after 700 ms, until the pointer leaves', async ({ page }) => {
  await openCart(page);
  await page.getByRole('button', { name: 'Remove Brunana - Whole Bean' }).hover();
  await page.clock.runFor(699);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText('Remove Brunana - Whole Bean');
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await tooltip(page).hover(); // The pointer may go over to the words.
  await expect(tooltip(page)).toBeVisible();
  await cart(page).getByRole('button', { name: 'PURCHASE' }).hover();
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(700);
  await expect(tooltip(page)).toBeHidden(); // A button with words needs none.
});

test('the focus of the keyboard shows it too, and any key hides it', async ({ page }) => {
  await openCart(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close cart' })).toBeFocused();
  await page.clock.runFor(700);
  await expect(tooltip(page)).toHaveText('Close cart');
  await page.keyboard.press('Shift');
  await expect(tooltip(page)).toBeHidden();
  await expect(cart(page)).toBeVisible();
});

test('a press hides it and does what the button does', async ({ page }) => {
  await openCart(page);
  const more = page.getByRole('button', { name: 'One more Brunana - Whole Bean' });
  await more.hover();
  await page.clock.runFor(700);
  await expect(tooltip(page)).toBeVisible();
  await more.click();
  await expect(tooltip(page)).toBeHidden();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
});
