import type { Page, Route } from '@playwright/test';
import { buy } from '../../support/shopper.ts';
import { ADMIN, signIn } from '../support/pages/accounts.ts';
import type { ShopDatabase } from '../support/shop-database.ts';
import { expect, test } from '../support/shop-test.ts';

/** The browser's own lines about a request whose line was cut on purpose. */
const CUT = /ERR_TIMED_OUT|ERR_CONNECTION_RESET/;

function refundsOf({ sql }: ShopDatabase, number: number): Promise<{ state: string }[]> {
  return sql<{ state: string }>('select r.state from refund r join orders o on o.id = r.order_id where o.number = $1', [number]);
}

/** A paid order of this person, by its number. */
async function placeOrder(shop: { baseUrl: string; sandboxUrl: string }, { sql }: ShopDatabase, email: string): Promise<number> {
  await buy(shop, { email });
  let number: number | undefined;
  await expect
    .poll(async () => {
      const [order] = await sql<{ number: number; status: string }>('select number, status from orders where email = $1', [email]);
      number = order?.status === 'completed' ? order.number : undefined;
      return number;
    })
    .toBeDefined();
  return number!;
}

async function openRefund(page: Page, number: number): Promise<void> {
  await signIn(page, ADMIN);
  await page.goto(`/admin/orders/${number}`);
  await expect(page.getByRole('heading', { name: 'Lines' })).toBeVisible();
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByRole('radio', { name: 'Everything left' }).check();
}

/** Hands each request of this operation to `handle`. */
async function onOperation(page: Page, name: RegExp, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route('/graphql', (route) => (name.test(route.request().postData() ?? '') ? handle(route) : route.fallback()));
}

test('a refund whose answer is lost is found by its key, and shown once', async ({ page, database, email, baseURL, sandboxUrl, watch }) => {
  watch.allow(CUT);
  const number = await placeOrder({ baseUrl: baseURL!, sandboxUrl }, database, email);
  await openRefund(page, number);
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await onOperation(page, /mutation RefundOrder/, async (route) => {
    await route.fetch();
    await route.abort('timedout');
  });
  await onOperation(page, /query AdminRefundByKey/, async (route) => {
    await seen;
    await route.continue();
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Refund \$/ }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Asking the provider...' })).toBeVisible();
  goOn();
  await expect(page.getByRole('status').filter({ hasText: /Refunded \$/ })).toBeVisible({ timeout: 20_000 });
  await expect(dialog).toHaveCount(0);
  expect(await refundsOf(database, number)).toHaveLength(1);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
});

test('a refund that never reached the shop is not called stored; pressed again it is one refund', async ({
  page,
  database,
  email,
  baseURL,
  sandboxUrl,
  watch,
}) => {
  watch.allow(CUT);
  const number = await placeOrder({ baseUrl: baseURL!, sandboxUrl }, database, email);
  await page.clock.install();
  await openRefund(page, number);
  const keys = new Set<string>();
  await onOperation(page, /mutation RefundOrder/, async (route) => {
    keys.add((route.request().postDataJSON() as { variables: { input: { key: string } } }).variables.input.key);
    await route.abort('connectionreset');
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(dialog.getByRole('button', { name: 'Asking the provider...' })).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(2_500);
    await expect(dialog.getByRole('alert')).toHaveText(/no refund is to be found. Press again: it is still one refund/, { timeout: 200 });
  }).toPass({ timeout: 60_000 });
  expect(await refundsOf(database, number)).toHaveLength(0);

  await page.unrouteAll();
  await onOperation(page, /mutation RefundOrder/, async (route) => {
    keys.add((route.request().postDataJSON() as { variables: { input: { key: string } } }).variables.input.key);
    await route.continue();
  });
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(async () => {
    await page.clock.runFor(2_500);
    await expect(dialog).toHaveCount(0, { timeout: 200 });
  }).toPass({ timeout: 60_000 });
  expect(keys.size).toBe(1);
  expect(await refundsOf(database, number)).toHaveLength(1);
});

test('a refund is not sent while one of its amounts cannot be read', async ({ page, database, email, baseURL, sandboxUrl }) => {
  const number = await placeOrder({ baseUrl: baseURL!, sandboxUrl }, database, email);
  await openRefund(page, number);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'An amount' }).check();
  await dialog.getByLabel('Amount', { exact: true }).fill('1.00');
  const shipping = dialog.getByLabel('Shipping to refund');
  await shipping.fill('1,5o');
  await dialog.getByRole('button', { name: 'Refund $1.00' }).click();
  await expect(shipping).toBeFocused();
  expect(await refundsOf(database, number)).toEqual([]);
  await shipping.fill('0');
  await dialog.getByRole('button', { name: 'Refund $1.00' }).click();
  await expect(dialog).toHaveCount(0, { timeout: 20_000 });
  expect(await refundsOf(database, number)).toHaveLength(1);
});
