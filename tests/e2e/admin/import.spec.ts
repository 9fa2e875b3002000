import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { foreignOrders, orderFile } from '../../support/imports/order-files.ts';
import { ADMIN, signIn } from '../support/pages/accounts.ts';
import { toast } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, ADMIN);
});

async function choose(page: Page, kind: 'Standard orders CSV' | 'AI-assisted CSV', name: string, content: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Choose CSV file: ${kind}` }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

async function importChecked(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page).toHaveURL(/\/check$/);
  await page.getByRole('button', { name: /^Import \d/ }).click();
}

test('a standard export is imported, replaced, and the replacement undone', async ({ page }) => {
  const [kept, leaving, added] = foreignOrders(3, 5_000);
  await page.goto('/admin/import');
  const file = orderFile('wix15', [kept!, leaving!]).trimEnd();
  const stray = file.split('\r\n').at(-1)!.replace(leaving!.number, '');
  await choose(page, 'Standard orders CSV', 'old-shop.csv', `${file}\r\n${stray}\r\n`);
  await expect(page).toHaveURL(/\/match$/);
  await expect(page.getByText('Wix Stores orders')).toBeVisible();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('1 row rejected')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Rejected rows as CSV/ }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('an order needs a number');

  // Another person, or a reload, comes to the same step.
  await page.goto(page.url().replace('/check', '/result'));
  await expect(page).toHaveURL(/\/check$/);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/match$/);
  await importChecked(page);
  await expect(toast(page, 'Orders Import Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.getByText('2 orders new')).toBeVisible();

  await page.getByRole('link', { name: 'Import another file' }).click();
  await choose(page, 'Standard orders CSV', 'new-shop.csv', orderFile('wix15', [kept!, added!]));
  await importChecked(page);
  const dialog = page.getByRole('dialog', { name: 'Replace 2 imported orders?' });
  await expect(dialog.getByRole('button', { name: 'Replace and import' })).toBeDisabled();
  await dialog.getByLabel('Type REPLACE').fill('REPLACE');
  await dialog.getByRole('button', { name: 'Replace and import' }).click();
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.getByText('1 older order left.')).toBeVisible();

  await page.getByRole('button', { name: 'Undo this import' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('1 order and 1 customer that came with it leave again')).toBeVisible();
  await question.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText(/^Undone\. /)).toBeVisible();
  await page.goto('/admin/import');
  await expect(page.getByRole('row', { name: /new-shop\.csv/ })).toContainText('Undone');
});

test('columns that no rule knows are matched by a person, and another kind of file is refused', async ({ page }) => {
  await page.goto('/admin/import');
  await choose(page, 'AI-assisted CSV', 'market.xlsx', 'PK\u0003\u0004[Content_Types].xml');
  await expect(toast(page, 'Invalid File Type')).toBeVisible();
  await expect(page.getByText(/is a spreadsheet: save it as CSV UTF-8/).first()).toBeVisible();

  const file = 'Voucher,Booked at,Goods,How many,Row total\nV-1,03/04/2025,Tin Mug,2,10.00\nV-2,05/06/2025,Merry Mint,1,16.00\n';
  await choose(page, 'AI-assisted CSV', 'ledger.csv', file);
  await expect(page).toHaveURL(/\/match$/);
  await page.getByText(/^\d columns? left out$/).click();
  for (const [column, target] of [
    ['Voucher', 'Order number'],
    ['Booked at', 'Order date'],
    ['Goods', 'Item name'],
    ['How many', 'Item quantity'],
    ['Row total', 'Line total'],
  ] as const) {
    await page.getByLabel(`${column} goes to`).selectOption(target);
  }
  await expect(page.getByText('Say how the dates are read.')).toBeVisible();
  await page.getByLabel('Mar 4, 2025, 12:00 (month first)').check();
  // Leaving with changes asks.
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('V-1')).toBeVisible();
  await expect(page.getByText('Mar 4, 2025, 12:00')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 orders' }).click();
  await page
    .getByRole('link', { name: 'Leave it running' })
    .or(page.getByRole('link', { name: 'Import another file' }))
    .first()
    .click();
  await expect(toast(page, 'AI Import Successful')).toBeVisible();
  await expect(page.getByRole('row', { name: /ledger\.csv/ })).toContainText('Done');
});

test('two administrators see the same step, and an outdated page opens the current step', async ({ page, browser }) => {
  await page.goto('/admin/import');
  await choose(page, 'AI-assisted CSV', 'two.csv', orderFile('shopify', foreignOrders(2, 7_000)));
  await expect(page).toHaveURL(/\/match$/);
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signIn(other, ADMIN);
  await other.goto(page.url());
  await expect(other.getByText('two.csv').first()).toBeVisible();
  const check = other.getByRole('button', { name: 'Check the rows' });
  await expect(check).toBeVisible();
  // The page is outdated as long as its polls have no answer.
  const clicked = Promise.withResolvers<void>();
  await other.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query AdminImport(') ?? false) await clicked.promise;
    await route.continue();
  });
  await importChecked(page);
  await expect(page).toHaveURL(/\/result$/);
  await check.click();
  clicked.resolve();
  await expect(other).toHaveURL(/\/result$/);
  await expect(other.getByText('2 orders new')).toBeVisible();
  await other.close();
});
