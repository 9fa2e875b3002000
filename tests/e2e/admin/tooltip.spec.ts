import type { Page } from '@playwright/test';
import { ADMIN, signIn } from '../support/pages/accounts.ts';
import { expect, test } from '../support/shop-test.ts';

function tooltip(page: Page) {
  return page.locator('[popover="manual"]');
}

/** The coupons, and the pointer where there is no icon: its first move loads the code of the tooltips. */
test.beforeEach(async ({ page }) => {
  await signIn(page, ADMIN);
  await page.clock.install();
  await page.goto('/admin/coupons');
  await page.getByRole('heading', { name: 'Coupons' }).hover();
  await expect(tooltip(page)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Delete BREW10' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
});

// The audit after each test waits for timers of the page.
test.afterEach(({ page }) => page.clock.resume());

test('an icon of the portal that stands alone says its name after 700 ms and covers nothing of itself', async ({ page }) => {
  const icon = page.getByRole('button', { name: 'Delete BREW10' });
  await icon.hover();
  await page.clock.runFor(699);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText('Delete BREW10');
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await icon.click();
  await expect(tooltip(page)).toBeHidden();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('in a dialog the pointer may go over to the words', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit BREW10' }).click();
  await page.getByRole('button', { name: 'Close' }).hover();
  await page.clock.runFor(700);
  await expect(tooltip(page)).toHaveText('Close');
  await tooltip(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await page.getByRole('dialog').getByRole('heading').hover();
  await expect(tooltip(page)).toBeHidden();
});

test('the words give way to a control that they lie over', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete FIVER' }).hover();
  await page.clock.runFor(700);
  await expect(tooltip(page)).toHaveText('Delete FIVER');
  const { x, y, height } = (await page.getByRole('button', { name: 'Delete BYGONE' }).boundingBox())!;
  await page.mouse.move(x + 5, y + height - 5);
  await expect(tooltip(page)).toBeHidden();
  await page.mouse.click(x + 5, y + height - 5);
  await expect(page.getByRole('alertdialog', { name: 'Delete BYGONE' })).toBeVisible();
});

test('the focus of the keyboard shows it too, also when it scrolls the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.getByRole('button', { name: 'Edit LASTCALL' }).evaluate((button) => button.focus({ preventScroll: true }));
  await expect(page.getByRole('button', { name: 'Delete LASTCALL' })).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delete LASTCALL' })).toBeFocused();
  await page.clock.runFor(700);
  await expect(tooltip(page)).toHaveText('Delete LASTCALL');
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Shift');
  await expect(tooltip(page)).toBeHidden();
  // The audit after the test measures the buttons of a row that is cut off by the scrolled edge as too small.
  await page.setViewportSize({ width: 1280, height: 900 });
});
