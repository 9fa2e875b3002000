import type { Locator, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { mailsTo, untilMailed } from '../../integration/accounts/mailbox.ts';
import { expectVisibleFocus, tabTo } from '../support/keyboard.ts';
import { ADMIN, signIn } from '../support/pages/accounts.ts';
import { toast } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, ADMIN);
});

function createDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Create invoice' });
}

async function fillInvoice(page: Page, customer: string, email = ''): Promise<void> {
  await page.goto('/admin/invoices');
  await page.getByRole('button', { name: 'Create invoice' }).first().click();
  const dialog = createDialog(page);
  await dialog.getByLabel('Customer name').fill(customer);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Payment method').selectOption('Check');
  await dialog.getByLabel('Product of line 1').selectOption('Lord Darkroast');
}

function rowOf(page: Page, customer: string): Locator {
  return page.getByRole('row').filter({ hasText: customer });
}

/** All words of a PDF, in its order. */
async function wordsOfPdf(data: Uint8Array): Promise<{ words: string; pageCount: number }> {
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return { words: plain(texts.join(' ')), pageCount: pdf.numPages };
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

test('an invoice is made, printed, mailed and made void', async ({ page, sandboxUrl, email }) => {
  await fillInvoice(page, 'Corner Bakery, Lowell', email);
  const dialog = createDialog(page);
  await expect(dialog.getByLabel('Price of line 1')).toHaveValue('29.99');
  await dialog.getByLabel('Quantity of line 1').fill('3');
  await dialog.getByRole('button', { name: 'Add a line' }).click();
  await dialog.getByLabel('Product of line 2').selectOption("Captain's Choice");
  await dialog.getByLabel('Grind of line 2').selectOption('ground');
  await dialog.getByLabel('Discount').fill('6');
  await dialog.getByLabel('Notes').fill('Pick-up on Friday, back door.');
  await expect(dialog.getByRole('status')).toHaveText('Total $113.96');
  await dialog.getByRole('button', { name: 'Create invoice' }).click();
  await expect(toast(page, 'Invoice created successfully')).toBeVisible();
  await expect(rowOf(page, 'Corner Bakery, Lowell')).toContainText('$113.96');

  await page.getByLabel('Search invoices').fill('bakery');
  await expect(page).toHaveURL('/admin/invoices?q=bakery');
  await page.getByRole('link', { name: /^INV-/ }).click();
  const paper = page.getByRole('article');
  await expect(paper.getByText('PAID', { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^PDF/ }).click();
  const number = new URL(page.url()).pathname.split('/').at(-1)!;
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`);

  await page.getByRole('button', { name: 'Send by mail' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(toast(page, 'The invoice is on its way')).toBeVisible();
  await untilMailed(sandboxUrl, email, new RegExp(number));
  await expect(page.getByText(/^mailed /)).toBeVisible({ timeout: 20_000 });
  expect(await mailsTo(sandboxUrl, email)).toHaveLength(1);

  await page.getByRole('button', { name: 'Make void' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make void' }).click();
  await expect(paper.getByText('VOID')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send by mail' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Invoices' }).last().click();
  await expect(page).toHaveURL('/admin/invoices?q=bakery');
  await expect(rowOf(page, 'Corner Bakery, Lowell')).toContainText('Void');
});

test('two presses, and one more after a lost answer, are one invoice', async ({ page, database, watch }) => {
  watch.allow(/graphql.*ERR_FAILED|ERR_FAILED.*graphql/);
  await fillInvoice(page, 'Pressed Twice');
  const button = createDialog(page).getByRole('button', { name: /Creat/ });
  // The first answer is lost on its way.
  let lost = 0;
  await page.route('/graphql', async (route) => {
    if (!route.request().postData()?.includes('mutation CreateInvoice') || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await button.dblclick();
  await expect(createDialog(page).getByRole('alert').filter({ hasText: 'Press again: it is still one invoice.' })).toBeVisible();
  await button.click();
  await expect(toast(page, 'Invoice created successfully')).toBeVisible();
  await expect(rowOf(page, 'Pressed Twice')).toHaveCount(1);
  expect(await database.sql(`select id from invoice where customer_name = 'Pressed Twice'`)).toHaveLength(1);
});

test('the print has the words of the PDF, and nothing else of the page', async ({ page, email }) => {
  await fillInvoice(page, 'Same Words & Sons', email);
  const dialog = createDialog(page);
  await dialog.getByLabel('Discount').fill('1.50');
  await dialog.getByLabel('Notes').fill('To the back door.');
  await dialog.getByRole('button', { name: 'Create invoice' }).click();
  await rowOf(page, 'Same Words & Sons').getByRole('link', { name: /^INV-/ }).click();
  const shown = plain(await page.getByRole('article').innerText());
  const number = new URL(page.url()).pathname.split('/').at(-1)!;
  const answer = await page.request.get(`/api/admin/invoices/${number}.pdf`);
  expect(shown).toBe((await wordsOfPdf(new Uint8Array(await answer.body()))).words);

  await page.emulateMedia({ media: 'print' });
  for (const rest of [page.getByRole('navigation'), page.getByRole('button'), page.getByRole('banner')])
    await expect(rest.filter({ visible: true })).toHaveCount(0);
  const print = await wordsOfPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(print.pageCount).toBe(1);
  // The browser counts the pages: that text comes first in its file.
  expect(print.words.split(' ').toSorted()).toEqual(shown.split(' ').toSorted());
  await page.emulateMedia({ media: null });
});

test('a long invoice repeats its head on each printed page and breaks no line', async ({ page, database }) => {
  await fillInvoice(page, 'Long List');
  await createDialog(page).getByRole('button', { name: 'Create invoice' }).click();
  await expect(rowOf(page, 'Long List')).toBeVisible();
  await database.sql(
    `insert into invoice_item (invoice_id, position, name, price_cents)
     select i.id, n, 'Line ' || n, 100 from invoice i, generate_series(1, 60) n where i.customer_name = 'Long List'`,
  );
  await rowOf(page, 'Long List').getByRole('link', { name: /^INV-/ }).click();
  await expect(page.getByText('Line 60', { exact: true })).toBeVisible();
  const { words, pageCount } = await wordsOfPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(pageCount).toBeGreaterThan(2);
  expect(words.match(/Item Grind Qty Price Amount/g)?.length).toBeGreaterThanOrEqual(pageCount - 1);
  expect(words).toContain(`Page ${pageCount} of ${pageCount}`);
});

test('the invoices are worked with the keyboard', async ({ page }) => {
  await page.goto('/admin/invoices');
  await expect(page.getByRole('button', { name: 'Create invoice' }).first()).toBeVisible();
  await page.keyboard.press('n');
  const dialog = createDialog(page);
  await expect(dialog.getByLabel('Customer name')).toBeFocused();
  await page.keyboard.type('Keys Only');
  await expect(dialog.getByText('No line has a product.')).toBeVisible();
  await tabTo(page, dialog.getByLabel('Product of line 1'));
  await page.keyboard.type('Brun');
  await expect(dialog.getByLabel('Price of line 1')).toHaveValue('29.99');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Invoice created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('keys only');
  await expect(page.getByRole('link', { name: /^INV-/ })).toHaveCount(1);
  await page.getByLabel('Search invoices').blur();
  await page.keyboard.press('j');
  await expectVisibleFocus(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', `${Number(document.body.dataset['printed'] ?? 0) + 1}`);
  });
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/admin\/invoices\/INV-\d{4}-\d{4}\?q=keys\+only$/);
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
  await page.keyboard.press('m');
  await expect(toast(page, 'It has no e-mail address')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page).toHaveURL('/admin/invoices?q=keys+only');
});

test('a form with something in it is not lost by Esc', async ({ page }) => {
  await fillInvoice(page, 'Almost Gone');
  await page.keyboard.press('Escape');
  await expect(createDialog(page).getByText('Your changes are not saved.')).toBeVisible();
  await createDialog(page).getByRole('button', { name: 'Stay' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(createDialog(page).getByLabel('Customer name')).toHaveValue('Almost Gone');
  await page.keyboard.press('Escape');
  await createDialog(page).getByRole('button', { name: 'Throw them away' }).click();
  await expect(createDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Create invoice' }).first()).toBeFocused();
});

test('"back" asks before it closes a form with something in it, and closes an empty one', async ({ page }) => {
  await fillInvoice(page, 'Almost Gone');
  for (let pressed = 0; pressed < 2; pressed += 1) {
    await page.goBack();
    await expect(createDialog(page).getByText('Your changes are not saved.')).toBeVisible();
    await expect(page).toHaveURL('/admin/invoices');
    await createDialog(page).getByRole('button', { name: 'Stay' }).click();
  }
  await expect(createDialog(page).getByLabel('Customer name')).toHaveValue('Almost Gone');
  await page.goBack();
  await createDialog(page).getByRole('button', { name: 'Throw them away' }).click();
  await expect(createDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/admin/invoices');

  await page.goto('/admin/coupons');
  await page.getByRole('radio', { name: 'Off' }).click();
  await expect(page).toHaveURL('/admin/coupons?show=off');
  await page.keyboard.press('n');
  const coupon = page.getByRole('dialog', { name: 'Create coupon' });
  await expect(coupon).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/coupons');
  await expect(coupon).toBeHidden();
});
