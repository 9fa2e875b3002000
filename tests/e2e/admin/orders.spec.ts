import type { Page } from '@playwright/test';
import { expectRoomForLargeText } from '../support/large-text.ts';
import { ADMIN, signIn } from '../support/pages/accounts.ts';
import { toast } from '../support/pages/shopping.ts';
import type { ShopDatabase } from '../support/shop-database.ts';
import { expect, test } from '../support/shop-test.ts';

const NAME = 'Orderly';

/** 60 completed orders of one name, the newest first by number; `name` keeps tests apart. */
async function makeOrders({ sql }: ShopDatabase, name: string, status = 'completed'): Promise<void> {
  await sql(
    `insert into orders (ref, number, status, stock_state, mode, email, customer_first_name, customer_last_name, shipping_address, subtotal_cents,
       discount_cents, shipping_cents, actual_shipping_cents, total_cents, shipping_method, created_at, paid_at)
     select 'BQ-' || upper(substr(md5('${name}-' || n), 1, 16)), nextval('order_number_seq'), '${status}', 'released', 'sandbox',
       'no-' || n || '@orderly.example', '${NAME}', '${name}',
       '{"name":"x","street1":"1 Bean St","city":"Portland","state":"OR","zip":"97209","country":"US"}', 1000 + n, 0, 0, 0, 1000 + n, 'USPS',
       now() - n * interval '1 minute', now() from generate_series(1, 60) n`,
  );
}

function rows(page: Page) {
  return page.getByRole('table').locator('tbody').getByRole('row');
}

/** The fixture audits the page at the end, and a link that is half behind the table's sticky head is too small then. */
async function scrollUp(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
}

async function openOrders(page: Page, address: string): Promise<void> {
  await signIn(page, ADMIN);
  await page.goto(address);
  await expect(rows(page).filter({ hasText: NAME }).first()).toBeVisible();
}

test('"back" from an order restores page, scroll and the row with the focus', async ({ page, database }) => {
  await makeOrders(database, 'Backman');
  await openOrders(page, '/admin/orders?q=backman&sort=total');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admin/orders?q=backman&sort=total&page=2');
  await expect(rows(page).first()).toContainText('$10.26');
  for (let pressed = 0; pressed < 20; pressed += 1) await page.keyboard.press('j');
  const focusedRow = page.getByRole('row').filter({ has: page.locator(':focus') });
  await expect(focusedRow).toContainText('$10.45');
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/orders\/\d+\?q=backman&sort=total&page=2$/);
  await page.goBack();
  await expect(page).toHaveURL('/admin/orders?q=backman&sort=total&page=2');
  await expect(focusedRow).toContainText('$10.45');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await scrollUp(page);
});

test('filters stand in the address and are taken away one by one', async ({ page, database }) => {
  await makeOrders(database, 'Filterson');
  await openOrders(page, '/admin/orders?q=filterson');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter orders' });
  await dialog.getByLabel('Completed').check();
  await dialog.getByLabel('At least, $').fill('10.50');
  await dialog.getByRole('button', { name: 'Show orders' }).click();
  await expect(page).toHaveURL('/admin/orders?q=filterson&status=completed&min=10.50');
  await expect(rows(page)).toHaveCount(11);
  await page.getByRole('button', { name: 'Remove filter Total: from $10.50' }).click();
  await expect(page).toHaveURL('/admin/orders?q=filterson&status=completed');
  await page.goBack();
  await expect(rows(page)).toHaveCount(11);
});

test('a filter whose amount cannot be read, or whose least is above its most, stays open and says why', async ({ page, database }) => {
  await makeOrders(database, 'Clumsy');
  await openOrders(page, '/admin/orders?q=clumsy');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter orders' });
  const [least, most] = [dialog.getByLabel('At least, $'), dialog.getByLabel('At most, $')];
  const show = dialog.getByRole('button', { name: 'Show orders' });
  await least.fill('twenty');
  await show.click();
  await expect(least).toBeFocused();
  await expect(dialog.getByText('"twenty" is not an amount. Write it like 16.50.')).toBeVisible();
  await least.fill('20');
  await most.fill('10');
  await expect(dialog.getByText('The least amount is above the most.')).toBeVisible();
  await expect(show).toBeDisabled();
  await most.fill('30');
  await show.click();
  await expect(page).toHaveURL('/admin/orders?q=clumsy&min=20.00&max=30.00');
});

test('the orders of the page are exported', async ({ page, database }) => {
  await makeOrders(database, 'Exportly');
  await openOrders(page, '/admin/orders?q=exportly&max=10.50');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('orders-50.csv');
});

test('a view is saved, opened again, and deleted with a way back', async ({ page, database }) => {
  await makeOrders(database, 'Viewly');
  await openOrders(page, '/admin/orders?q=viewly&sort=total');
  await page.getByRole('button', { name: '+ Save this view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My views');
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  const tab = page.getByRole('link', { name: 'My views' });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: /^All/ }).click();
  await tab.click();
  await expect(page).toHaveURL('/admin/orders?q=viewly&sort=total');
  await page.getByRole('button', { name: 'Edit this view' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).click();
  await expect(tab).toHaveCount(0);
  await toast(page, 'View "My views" deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(tab).toBeVisible();
});

test('chosen orders are marked completed together, which can be undone', async ({ page, database }) => {
  await makeOrders(database, 'Bulkson', 'paid');
  await openOrders(page, '/admin/orders?q=bulkson&sort=total');
  const paid = rows(page).filter({ hasText: 'Paid' });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Mark completed' }).click();
  await expect(toast(page, '2 orders marked completed')).toBeVisible({ timeout: 20_000 });
  await expect(paid).toHaveCount(23);
  await page.keyboard.press('z');
  await expect(paid).toHaveCount(25, { timeout: 20_000 });
});

test('new orders are announced, and come when they are asked for', async ({ page, database }) => {
  await makeOrders(database, 'Newman');
  await page.clock.install();
  await openOrders(page, '/admin/orders?q=newman');
  await makeOrders(database, 'Newman2');
  await page.clock.runFor(25_000);
  await page.getByRole('button', { name: '60 new orders: show' }).click();
  await expect(rows(page).first()).toContainText('Newman2');
  await expect(page.getByRole('button', { name: /new orders: show/ })).toHaveCount(0);
  await scrollUp(page);
});

test('the page of an order steps through the list that it was opened from, and shows changes by others', async ({ page, database }) => {
  await makeOrders(database, 'Walkman', 'paid');
  await openOrders(page, '/admin/orders?q=walkman&sort=total');
  await rows(page).first().getByRole('link').click();
  await expect(page.getByText('1 of 60')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText('2 of 60')).toBeVisible();
  const [, number] = /\/orders\/(\d+)\?/.exec(page.url()) ?? [];
  await database.sql(`update orders set status = 'completed', version = version + 1 where number = ${number}`);
  await database.sql(
    `insert into order_event (order_id, kind, detail, actor, created_at) select id, 'completed', '{}', 'system', now() from orders where number = ${number}`,
  );
  await page.getByRole('textbox', { name: 'Note for the crew' }).fill('Half a sentence');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Status: Paid, now Completed.')).toBeVisible();
  await page.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByText('after you opened it')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Note for the crew' })).toHaveValue('Half a sentence');
  await page.getByRole('textbox', { name: 'Note for the crew' }).fill('');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Orders: as filtered' }).click();
  await expect(page).toHaveURL('/admin/orders?q=walkman&sort=total');
});

test('an attempt that was never paid has a page, with its lines and nothing to refund', async ({ page, database }) => {
  await makeOrders(database, 'Attemptly');
  await database.sql(
    `update orders set number = null, status = 'expired', paid_at = null where customer_last_name = 'Attemptly' and total_cents = 1001`,
  );
  await openOrders(page, '/admin/orders?q=attemptly&status=expired');
  await rows(page).first().getByRole('link', { name: 'Attempt' }).click();
  await expect(page.getByRole('heading', { name: 'Attempt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund' })).toBeDisabled();
});

test('on a phone a box of a card is as large as a finger; it chooses the order and does not open it', async ({ page, database }) => {
  await makeOrders(database, 'Fingerly');
  await page.setViewportSize({ width: 390, height: 844 });
  await openOrders(page, '/admin/orders?q=fingerly&sort=total');
  const second = rows(page).nth(1);
  const box = second.getByRole('checkbox');
  const { x, y, width, height } = (await second.boundingBox())!;
  // At the edges of its target, not on the box that is drawn.
  await page.mouse.click(x + 3, y + 3);
  await expect(box).toBeChecked();
  await expect(page.getByText('1 chosen on this page')).toBeVisible();
  const { y: moved } = (await second.boundingBox())!;
  await page.mouse.click(x + 42, moved + 42);
  await expect(box).not.toBeChecked();
  await page.mouse.click(x + width / 2, y + height - 4);
  await expect(box).not.toBeChecked();
  await expect(page).toHaveURL('/admin/orders?q=fingerly&sort=total');
});

test('on a phone all orders of the page are chosen above the cards, and then all that match', async ({ page, database }) => {
  await makeOrders(database, 'Handful');
  await page.setViewportSize({ width: 390, height: 844 });
  await openOrders(page, '/admin/orders?q=handful&sort=total');
  const all = page.getByRole('checkbox', { name: 'Choose all 25 on this page' });
  const { x, y, width, height } = (await all.locator('..').boundingBox())!;
  expect([width, height]).toEqual([44, 48]);
  // At the edge of its target, not on the box that is drawn.
  await page.mouse.click(x + 3, y + 3);
  await expect(page.getByText('25 chosen on this page')).toBeVisible();
  await page.getByRole('button', { name: 'Choose all 60 that match' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'All 60 that match are chosen' })).toHaveCount(1);
  await all.click();
  await expect(all).not.toBeChecked();
});

test('with text of twice the size neither the list nor an order scrolls the page sideways', async ({ page, database }) => {
  await makeOrders(database, 'Largely');
  await page.setViewportSize({ width: 1280, height: 900 });
  await openOrders(page, '/admin/orders?q=largely');
  await expectRoomForLargeText(page);
  const date = rows(page).first().getByRole('cell').nth(2);
  expect(await date.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('link', { name: /@orderly.example$/ })).toBeVisible();
  await expectRoomForLargeText(page);
});

test('at 981 px the list fits beside a scroll bar', async ({ page, database }) => {
  await makeOrders(database, 'Narrowly');
  await page.setViewportSize({ width: 981, height: 900 });
  await openOrders(page, '/admin/orders?q=narrowly');
  // Headless Chromium has scroll bars of no width.
  await page.evaluate(() => {
    document.body.style.marginRight = '17px';
  });
  const [list, table] = [page.getByRole('table').locator('..'), page.getByRole('table')];
  expect((await table.boundingBox())!.width).toBeLessThanOrEqual((await list.boundingBox())!.width);
});

test('an order that does not exist says so, and leads to the list that it was opened from', async ({ page, database, watch }) => {
  watch.allow(/404/);
  await makeOrders(database, 'Nowhere');
  await signIn(page, ADMIN);
  await page.goto('/admin/orders/999999999?q=nowhere');
  await expect(page.getByRole('heading', { name: 'No order has this number' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL('/admin/orders?q=nowhere');
});
