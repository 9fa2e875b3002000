import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ADMIN, signIn } from '../support/pages/accounts.ts';
import { openWith, WEEK } from '../support/screens/admin/overview-screens.ts';
import { expect, test } from '../support/shop-test.ts';

function dollars(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}

/** "Sat, Nov 21" */
function words(day: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(day));
}

async function openChart(page: Page) {
  await signIn(page, ADMIN);
  await openWith(page, WEEK, '/admin?period=7d');
  return page.getByRole('group', { name: /^Chart, / });
}

test('the arrows walk the days of the chart, and each is read out', async ({ page }) => {
  const chart = await openChart(page);
  const { points } = WEEK;
  async function expectDay(at: number): Promise<void> {
    const { day, revenueCents, orderCount } = points[at]!;
    await expect(chart).toHaveAccessibleName(`Chart, ${words(day)} chosen`);
    const read = page.locator('[aria-live="polite"]').filter({ hasText: words(day) });
    await expect(read).toContainText(dollars(revenueCents));
    await expect(read).toContainText(`${orderCount} orders`);
  }
  await chart.focus();
  await page.keyboard.press('Home');
  await expectDay(0);
  await page.keyboard.press('ArrowLeft');
  await expectDay(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectDay(2);
  await page.keyboard.press('ArrowLeft');
  await expectDay(1);
  await page.keyboard.press('End');
  await expectDay(6);
  await page.keyboard.press('ArrowRight');
  await expectDay(6);
  await expect(page.getByText('so far', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Two bar charts by day, Sun, Nov 15 to Sat, Nov 21\. Best day/ })).toBeVisible();
});

test('the table and the file have the figures of the chart', async ({ page }) => {
  await openChart(page);
  await page.getByText('Show the numbers').press('Enter');
  const shown = page.getByRole('table', { name: 'Revenue and orders by day' }).locator('tbody').getByRole('row');
  await expect(shown).toHaveCount(WEEK.points.length);
  const expected = WEEK.points.toReversed().map(({ day, revenueCents, orderCount }, at) => {
    const average = dollars(Math.round(revenueCents / orderCount));
    return `${words(day)}${at === 0 ? ' so far' : ''}${dollars(revenueCents)}${orderCount}${average}`;
  });
  await expect(shown).toHaveText(expected);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('revenue-2026-11-15-to-2026-11-21.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFDay,Revenue,Orders,Average,Day before,')).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual(
    WEEK.points.map(({ day, revenueCents, orderCount }) => [day, (revenueCents / 100).toFixed(2), `${orderCount}`]),
  );
  expect(lines.map((line) => line.split(',').slice(4))).toEqual(
    WEEK.before.map(({ day, revenueCents, orderCount }) => [day, (revenueCents / 100).toFixed(2), `${orderCount}`]),
  );
});
