import { expect, test } from '../support/shop-test.ts';

for (const width of [390, 640])
  test(`the menu at ${width} pixels has the status line and the meters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'MENU' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText('Welcome, traveler. A fresh pot is on.')).toBeInViewport();
    await expect(menu.getByText('HP: 100/100 • MP: 85/100')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('a wide page has them in the header', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('HP: 100/100 • MP: 85/100')).toBeVisible();
});
