import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/shop-test.ts';

interface Report {
  msg?: string;
  route?: string;
  figures?: { name: string; value: number; rating: string }[];
}

/** The log lines of one page. Playwright does not see requests that are sent while a page unloads. */
function reportsIn(dataDir: string, route: string): Report[] {
  return readFileSync(join(dataDir, 'logs/api.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"page vitals"'))
    .map((line) => JSON.parse(line) as Report)
    .filter((report) => report.route === route);
}

test('a page reports its vitals once, when it is left', async ({ page, shop }) => {
  function reportsOf(route: string): Report[] {
    return reportsIn(shop.dataDir, route);
  }
  await page.clock.install();
  const before = reportsOf('/reset-password').length;
  async function visit(): Promise<void> {
    const code = page.waitForResponse('**/assets/report-vitals-*.js');
    await page.goto('/reset-password?token=a-secret');
    await page.clock.runFor(20_000);
    // Imports the same module again, so this resolves once it has run.
    await page.evaluate((url) => import(url).then(() => undefined), (await code).url());
    await page.goto('/about');
  }
  await visit();
  await expect.poll(() => reportsOf('/reset-password').length).toBe(before + 1);
  await visit();
  await expect.poll(() => reportsOf('/reset-password').length).toBe(before + 2);
  const [last] = reportsOf('/reset-password').slice(-1);
  expect(last?.figures?.map(({ name }) => name)).toContain('LCP');
  expect(JSON.stringify(last)).not.toContain('secret');
});
