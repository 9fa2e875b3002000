import { ordersScreens } from '../support/screens/admin/orders-screens.ts';
import { test } from '../support/screens/screen-test.ts';
for (const { name, open } of ordersScreens) {
  test(`shot ${name}`, async ({ page, admin, email, baseURL, sandboxUrl, watch }) => {
    watch.allow(/.*/);
    await page.context().setStorageState(admin);
    for (const [width, height] of [
      [1280, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      try {
        await open({ page, email, baseURL: baseURL ?? '', sandboxUrl });
      } catch (error) {
        console.log(name, String(error).slice(0, 600));
      }
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/shots/${name}-${width}.png` });
    }
  });
}
