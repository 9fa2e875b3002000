import { apiCalls } from '../support/api-calls.ts';
import { failOperation } from '../support/fail-operation.ts';
import { expectVisibleFocus, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { ADMIN, BARISTA, entry, fillLogin, logOut, mainNav, password, PASSWORD, signUp } from '../support/pages/accounts.ts';
import { toast } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

test('public pages request no user data for a visitor, and once for a browser that may be signed in', async ({ page, email }) => {
  const calls = apiCalls(page);
  for (const path of ['/', '/store', '/login']) {
    await page.goto(path);
    await expect(mainNav(page).getByRole('link', { name: 'LOGIN' })).toBeVisible();
  }
  expect(calls).toEqual([]);
  await signUp(page, email);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada Grinder!' })).toBeVisible();
  calls.length = 0;
  await page.goto('/store');
  await expect(mainNav(page).getByRole('link', { name: 'MY ACCOUNT' })).toBeVisible();
  await mainNav(page).getByRole('link', { name: 'HOME' }).click();
  await expect(page).toHaveURL('/');
  expect(calls.filter((call) => call === 'POST /graphql Me')).toHaveLength(1);
});

test('the login returns to the previous page, and never to another site', async ({ page, email }) => {
  await signUp(page, email);
  await logOut(page);
  await page.goto('/chat');
  await page.getByRole('link', { name: 'GO TO LOGIN' }).click();
  await expect(page.getByText('The coffees only talk to people they know.')).toBeVisible();
  await fillLogin(page, email);
  await expect(page).toHaveURL('/?character=dukes-spice#chat-section');
  await expect(page.getByRole('heading', { name: 'LOGIN REQUIRED' })).toHaveCount(0);

  await page.goto('/login?next=/store'); // Already signed in.
  await expect(page).toHaveURL('/store');
  for (const next of ['//evil.example/', 'https://evil.example/', '/\\evil.example', '/login?next=/login']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL('/');
  }
});

test('the account of a visitor is the login, also at the address used in mails', async ({ page }) => {
  await page.goto('/orders');
  await expect(page).toHaveURL('/login?next=%2Faccount');
  await expect(page.getByText('Your locker is right behind me.')).toBeVisible();
});

test('staff sign in by user name, and only the administrator sees the link to the portal', async ({ page }) => {
  await page.goto('/admin-login');
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required');
  await expect(password(page)).toHaveAccessibleDescription('Password is required');
  await page.getByLabel('Username').fill(BARISTA.username);
  await password(page).fill('drip-tray-2001');
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
  await expect(toast(page, 'Login failed')).toContainText('Invalid credentials');
  await password(page).fill(BARISTA.password);
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
  await expect(page).toHaveURL('/admin-coffee');
  await expect(mainNav(page).getByRole('link', { name: 'ADMIN' })).toHaveCount(0);
  await logOut(page);

  await page.goto('/login');
  await fillLogin(page, ADMIN.email, ADMIN.password);
  await expect(mainNav(page).getByRole('link', { name: 'ADMIN' })).toHaveAttribute('href', '/admin');
  await expect(page).toHaveURL('/');
});

test('a user sees their sessions and ends all but the current one', async ({ page, email, browser }) => {
  await signUp(page, email);
  const otherBrowser = await (await browser.newContext()).newPage();
  await otherBrowser.goto('/login');
  await fillLogin(otherBrowser, email);
  await expect(otherBrowser).toHaveURL('/');

  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This one' })).toHaveCount(1);
  await expect(sessions.getByRole('listitem').first()).toContainText(/Chrome on \w+/);
  await sessions.getByRole('button', { name: 'SIGN OUT EVERYWHERE ELSE' }).click();
  await expect(toast(page, 'Signed Out Elsewhere')).toBeVisible();
  await expect(sessions.getByText('You are signed in nowhere else.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await otherBrowser.goto('/account');
  await expect(otherBrowser).toHaveURL('/login?next=%2Faccount');
  await expect(mainNav(otherBrowser).getByRole('link', { name: 'LOGIN' })).toBeVisible();
  await otherBrowser.context().close();
});

test('a password is changed with the current one, and the new one is valid from then on', async ({ page, email }) => {
  await signUp(page, email);
  await page.goto('/account');
  await page.getByRole('button', { name: 'CHANGE PASSWORD' }).click();
  await expect(password(page, 'Current password')).toBeFocused();
  await password(page, 'Current password').fill('not-my-mug');
  await password(page, 'New password').fill('second-mug');
  await password(page, 'Confirm new password').fill('second-mug');
  await page.getByRole('button', { name: 'CHANGE PASSWORD' }).click();
  await expect(toast(page, 'Password Change Failed')).toContainText('The current password is not right');
  await expect(password(page, 'Current password')).toHaveAccessibleDescription('The current password is not right');
  await password(page, 'Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'CHANGE PASSWORD' }).click();
  await expect(toast(page, 'Password Changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'CHANGE PASSWORD' })).toBeFocused();
  await logOut(page);
  await page.goto('/login');
  await fillLogin(page, email, 'second-mug');
  await expect(toast(page, 'Login Successful')).toBeVisible();
  // The fixture audits the page at the end: it has to be the one that the login leads to.
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('signing out in one tab signs the other one out', async ({ page, email, context }) => {
  await signUp(page, email);
  await page.goto('/account');
  await expect(page.getByText(email)).toBeVisible();
  const other = await context.newPage();
  await logOut(other);
  await expect(page).toHaveURL('/login?next=%2Faccount');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test('a session that has ended redirects to the login at the next action', async ({ page, email, context }) => {
  await signUp(page, email);
  await page.goto('/account');
  // Every answer renews the cookie, so the last answer has to arrive first.
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  await context.clearCookies();
  await page.getByRole('button', { name: 'CHANGE PASSWORD' }).click();
  for (const label of ['Current password', 'New password', 'Confirm new password']) await password(page, label).fill(PASSWORD);
  await page.getByRole('button', { name: 'CHANGE PASSWORD' }).click();
  await expect(page).toHaveURL('/login?next=%2Faccount');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mainNav(page).getByRole('link', { name: 'LOGIN' })).toBeVisible();
});

test('without an answer the login keeps its input, and the account can be loaded again', async ({ page, email, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.goto('/login');
  const restoreLogin = await failOperation(page, 'mutation Login');
  await fillLogin(page, email);
  await expect(toast(page, 'Login Failed')).toContainText('The shop did not answer. Please try again.');
  await expect(entry(page).getByLabel('Email')).toHaveValue(email);
  await restoreLogin();

  await signUp(page, email);
  const restoreMe = await failOperation(page, 'query Me');
  await page.goto('/account');
  await expect(page.getByText('The books are stuck in their drawer.')).toBeVisible();
  await restoreMe();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada Grinder!' })).toBeVisible();
  const restoreLogout = await failOperation(page, 'mutation Logout');
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(toast(page, 'Logout Failed')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await restoreLogout();
});

test('a password can be shown, and is hidden again when it is sent', async ({ page, email }) => {
  await page.goto('/login');
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  await expect(entry(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await entry(page).getByLabel('Email').fill(email);
  await password(page).fill('no-such-mug');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await entry(page).getByRole('button', { name: 'LOGIN' }).click();
  await expect(toast(page, 'Login Failed')).toBeVisible();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('tab', { name: 'REGISTER' }).click();
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
});

test('login, registration and account can be used with the keyboard', async ({ page, email }) => {
  await page.goto('/login');
  function tab(name: string) {
    return page.getByRole('tab', { name });
  }
  await tabTo(page, tab('LOGIN'));
  await page.keyboard.press('ArrowLeft');
  await expect(tab('RESET')).toBeFocused();
  await expect(tab('RESET')).toHaveAttribute('aria-selected', 'true');
  await expectVisibleFocus(page);
  await page.keyboard.press('Home');
  await expect(tab('LOGIN')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('REGISTER')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'REGISTER' })).toBeVisible();

  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Grinder'],
  ] as const)
    await typeInto(page, label, text);
  await tabTo(page, entry(page).getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, password(page));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, mainNav(page).getByRole('link', { name: 'MY ACCOUNT' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await expect(toast(page, 'Registration Successful')).toBeHidden();
  await pressOn(page, page.getByRole('button', { name: 'CHANGE PASSWORD' }), 'Enter');
  await expect(password(page, 'Current password')).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Show current password' }), 'Space');
  await tabTo(page, page.getByRole('button', { name: 'Keep the old password' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'CHANGE PASSWORD' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'LOGOUT' }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(toast(page, 'Logged Out')).toBeVisible();
});
