import { adminScreens } from '../support/screens/admin/admin-screens.ts';
import { findOverflow, lookAt } from '../support/screens/look-at.ts';
import { expect, test } from '../support/screens/screen-test.ts';

// A file of its own, so that another worker can run it beside the screens of the visitors.
lookAt(adminScreens);

test('two columns of coffees fit after one, which was wider', async ({ page, admin }) => {
  await page.context().addCookies(admin);
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto('/admin-coffee');
  const coffees = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(coffees.first()).toBeVisible();
  for (const coffee of [...(await coffees.all()), coffees.first()]) await coffee.scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
});
