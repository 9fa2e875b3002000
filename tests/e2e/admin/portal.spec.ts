import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN, fillLogin, mainNav, signIn, signUp } from '../support/pages/accounts.ts';
import { tabTo } from '../support/keyboard.ts';
import { toast } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

/** The least size of a target on touch. */
const LEAST_TARGET_PX = 44;

function rows(page: Page) {
  return page.getByRole('table').locator('tbody').getByRole('row');
}

async function openCustomers(page: Page, address = '/admin/customers'): Promise<void> {
  await signIn(page, ADMIN);
  await page.goto(address);
  await expect(rows(page).filter({ hasText: '@' }).first()).toBeVisible();
}

/** Somebody else's account, made in a browser of their own. */
async function makeAccount(newContext: () => Promise<APIRequestContext>, email: string): Promise<void> {
  const request = await newContext();
  await signUp({ request }, email);
  await request.dispose();
}

test('a visitor is asked to sign in, and then sees the list that the address names', async ({ page }) => {
  await page.goto('/admin/customers?q=captain&sort=name');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/admin/customers?q=captain&sort=name')}`);
  await fillLogin(page, ADMIN.email, ADMIN.password);
  await expect(page).toHaveURL('/admin/customers?q=captain&sort=name');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page).filter({ hasText: ADMIN.email })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link', { name: 'Customers' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(mainNav(page).getByRole('link', { name: 'ADMIN' })).toHaveAttribute('aria-current', 'page');
});

test('a customer is denied, and may sign in as somebody else', async ({ page, email }) => {
  await signUp(page, email);
  await page.goto('/admin/customers');
  await expect(page.getByText("You don't have permission to access the admin portal.")).toBeVisible();
  await expect(page.getByText('Only authorized administrators can access this area.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fcustomers');
  await fillLogin(page, ADMIN.email, ADMIN.password);
  await expect(rows(page).filter({ hasText: email })).toBeVisible();
});

test('search, view and order stand in the address, and "back" brings them again', async ({ page, email, playwright, baseURL }) => {
  await makeAccount(() => playwright.request.newContext({ baseURL }), email);
  await openCustomers(page);
  await page.getByRole('searchbox').fill(email);
  await expect(page).toHaveURL(`/admin/customers?q=${encodeURIComponent(email)}`);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: /^Guests/ }).click();
  await expect(page).toHaveURL(`/admin/customers?q=${encodeURIComponent(email)}&kind=guest`);
  await expect(page.getByRole('heading', { name: 'Nothing under this stone' })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue(email);
  await page.getByRole('button', { name: 'Spent' }).click();
  await expect(page.getByRole('columnheader', { name: 'Spent' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/&sort=-spent$/);
});

test('a list is walked by keys; "back" returns to the row', async ({ page, email, playwright, baseURL }) => {
  await makeAccount(() => playwright.request.newContext({ baseURL }), email);
  await openCustomers(page);
  const focusedRow = page.getByRole('row').filter({ has: page.locator(':focus') });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const second = (await rows(page).nth(1).textContent()) ?? '';
  await expect(focusedRow).toHaveText(second);
  await page.keyboard.press('k');
  await expect(focusedRow).not.toHaveText(second);
  await page.keyboard.press('j');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL('/admin-coffee');
  await page.goBack();
  await expect(focusedRow).toHaveText(second);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('searchbox')).toHaveValue('j');
});

test.describe('on touch, at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a list is sorted by the bar above its cards, also with a keyboard', async ({ page }) => {
    await openCustomers(page);
    const sort = page.getByRole('button', { name: 'Email' });
    for (const target of [sort, page.getByRole('link', { name: /^Guests/ }), rows(page).getByRole('link').first()])
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
    await sort.tap();
    await expect(page).toHaveURL('/admin/customers?sort=email');
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending');
    await tabTo(page, page.getByRole('button', { name: 'Spent' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/customers?sort=-spent');
  });

  test('the bar above the cards has what can be pressed, and a table that is not sorted has none', async ({ page }) => {
    await openCustomers(page);
    const heads = page.getByRole('table').locator('thead');
    const { x, width } = (await page.getByRole('table').boundingBox())!;
    expect(await heads.boundingBox()).toMatchObject({ x, width });
    await page.goto('/admin/tv');
    await expect(rows(page).first()).toBeVisible();
    expect((await heads.boundingBox())!.height).toBe(1);
  });
});

test('the status bar of the staff page names the keys that the page has', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/staff');
  await expect(rows(page).filter({ hasText: ADMIN.email })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByText('all keys').locator('..')).toHaveText('JKdown, upEnteropen?all keys');
});

test('single keys can be switched off for good', async ({ page }) => {
  await openCustomers(page);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'All keys' });
  await list.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await list.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await page.reload();
  await expect(rows(page).filter({ hasText: '@' }).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
});

test('a session that ends in the middle of the work leads to the login', async ({ page }) => {
  await openCustomers(page);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Email' }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/admin/customers?sort=email')}`);
  await expect(page.getByRole('heading', { name: 'Player login' })).toBeVisible();
});

test('after signing out, "back" shows nothing of the portal', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCustomers(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'Back room' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Logged Out')).toBeVisible();
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { name: 'Player login' })).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fcustomers');
  await page.goBack();
  await expect(page.getByText(ADMIN.email)).toHaveCount(0);
});
