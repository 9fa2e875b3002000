import type { Page } from '@playwright/test';
import { breakProvider } from '../../support/ledger.ts';
import { auditPage } from '../support/audit-page.ts';
import { openCaughtMail } from '../support/pages/caught-mail.ts';
import { CARDS, fillCheckout, payButton } from '../support/pages/paying.ts';
import { startCheckout } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

const PRIVATE = /Roast Row|Visa ending|Brunana|@example\.com/;

async function buyTwo(page: Page, email: string): Promise<void> {
  await startCheckout(page, { name: 'Brunana', grind: 'Whole Bean', quantity: 2 });
  await fillCheckout(page, email, CARDS.good);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
}

test('ORD-07: the link of the mail opens the order for who bought it, and little of it for anybody else', async ({
  page,
  email,
  browser,
  shop,
}) => {
  await buyTwo(page, email);
  const receipt = page.getByRole('region', { name: 'In Your Parcel' });
  const mail = await openCaughtMail(page, email);
  const link = (await mail.getByRole('link', { name: 'Check your quest status' }).getAttribute('href')) ?? '';
  const { pathname, search } = new URL(link);

  await page.goto(pathname + search);
  await expect(receipt.getByRole('listitem')).toHaveText(/2 ×.*Brunana.*\$\d+\.\d\d/);
  await expect(page.getByText('Ada Grinder, 12 Roast Row, Portland, OR 97209')).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText(`The confirmation was sent to ${email}.`)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).not.toContainText('pi_');
  await expect(main).not.toContainText(/on its way to|comes by mail/);
  await expect(main.getByRole('link', { name: /^\d+$/ })).toHaveAttribute('href', /^https:/);

  const other = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await other.goto(pathname + search);
  await expect(other.getByRole('heading', { name: 'Shipping Label Created' })).toBeVisible();
  await expect(other.getByText('is shown in the browser that paid')).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText(PRIVATE);
  await expect(other.getByRole('main')).not.toContainText('pi_');
  await auditPage(other);
  await other.context().close();
});

test('an order without a label says once that its shipping is calculated', async ({ page, email, sandboxUrl }) => {
  await breakProvider(sandboxUrl, { path: '^/shippo/transactions', kind: 'status', status: 503, count: 0 });
  await buyTwo(page, email);
  await expect(page.getByText('Shipping Calculated')).toHaveCount(1);
  await expect(page.getByText('Your order will be shipped soon')).toBeVisible();
  await expect(page.getByText('The tracking number appears on this page')).toBeVisible();
});
