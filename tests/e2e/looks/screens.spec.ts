import { auditPage } from '../support/audit-page.ts';
import { findOverflow, lookAt, PHONE } from '../support/screens/look-at.ts';
import { expect, test } from '../support/screens/screen-test.ts';
import { screens } from '../support/screens/screens.ts';

lookAt(screens);

test('the menu of a phone is accessible and fits', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'MENU' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await auditPage(page);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(findOverflow), `at ${width} px`).toEqual([]);
  }
});
