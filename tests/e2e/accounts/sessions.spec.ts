import { failOperation } from '../support/fail-operation.ts';
import { expectVisibleFocus, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { ADMIN, BARISTA, entry, fillLogin, logOut, mainNav, password, PASSWORD, signUp } from '../support/pages/accounts.ts';
import { toast } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

test('public pages ask the shop nothing about a visitor, and once about somebody who may be signed in', async ({ page, email }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName);
  });
  for (const path of ['/', '/store', '/login']) {
    await page.goto(path);
    await expect(mainNav(page).getByRole('link', { name: 'LOGIN' })).toBeVisible();
  }
  expect(asked).toEqual([]);
  await signUp(page, email);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada Grinder!' })).toBeVisible();
  asked.length = 0;
  await page.goto('/store');
  await expect(mainNav(page).getByRole('link', { name: 'MY ACCOUNT' })).toBeVisible();
  await mainNav(page).getByRole('link', { name: 'HOME' }).click();
  await expect(page).toHaveURL('/');
  expect(asked.filter((name) => name === 'Me')).toHaveLength(1);
});

test('the login leads back to where one came from, and never to another site', async ({ page, email }) => {
  await signUp(page, email);
  await logOut(page);
  await page.goto('/chat');
  await page.getByRole('link', { name: 'GO TO LOGIN' }).click();
  await expect(page.getByText('The coffees only talk to people they know.')).toBeVisible();
  await fillLogin(page, email);
  await expect(page).toHaveURL('/?character=dukes-spice#chat-section');
  await expect(page.getByRole('heading', { name: 'LOGIN REQUIRED' })).toHaveCount(0);

  await page.goto('/login?next=/store'); // Signed in already.
  await expect(page).toHaveURL('/store');
  for (const next of ['//evil.example/', 'https://evil.example/', '/\\evil.example', '/login?next=/login']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL('/');
  }
});

test('the account of a visitor is the login, also by the address that mails know', async ({ page }) => {
  await page.goto('/orders');
  await expect(page).toHaveURL('/login?next=%2Faccount');
  await expect(page.getByText('Your locker is right behind me.')).toBeVisible();
});

test('staff sign in by user name; only the administrator sees the way to the portal', async ({ page }) => {
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
});

test('a person sees where they are signed in and signs out everywhere else', async ({ page, email, browser }) => {
  await signUp(page, email);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/login');
  await fillLogin(elsewhere, email);
  await expect(elsewhere).toHaveURL('/');

  await page.goto('/account');
  const places = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(places.getByRole('listitem')).toHaveCount(2);
  await expect(places.getByRole('listitem').filter({ hasText: 'This one' })).toHaveCount(1);
  await expect(places.getByRole('listitem').first()).toContainText(/Chrome on \w+/);
  await places.getByRole('button', { name: 'SIGN OUT EVERYWHERE ELSE' }).click();
  await expect(toast(page, 'Signed Out Elsewhere')).toBeVisible();
  await expect(places.getByText('You are signed in nowhere else.')).toBeVisible();
  await expect(places.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/account');
  await expect(elsewhere).toHaveURL('/login?next=%2Faccount');
  await expect(mainNav(elsewhere).getByRole('link', { name: 'LOGIN' })).toBeVisible();
  await elsewhere.context().close();
});

test('a password is changed with the current one, and works from then on', async ({ page, email }) => {
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
});

test('signing out in one tab empties the other', async ({ page, email, context }) => {
  await signUp(page, email);
  await page.goto('/account');
  await expect(page.getByText(email)).toBeVisible();
  const other = await context.newPage();
  await logOut(other);
  await expect(page).toHaveURL('/login?next=%2Faccount');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test('a session that ended meanwhile leads to the login at the next deed', async ({ page, email, context }) => {
  await signUp(page, email);
  await page.goto('/account');
  // Every answer renews the cookie, so the last one has to be in.
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

test('without an answer nothing is lost: the login keeps what was typed, the account offers another try', async ({
  page,
  email,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.goto('/login');
  const healLogin = await failOperation(page, 'mutation Login');
  await fillLogin(page, email);
  await expect(toast(page, 'Login Failed')).toContainText('The shop did not answer. Please try again.');
  await expect(entry(page).getByLabel('Email')).toHaveValue(email);
  await healLogin();

  await signUp(page, email);
  const healMe = await failOperation(page, 'query Me');
  await page.goto('/account');
  await expect(page.getByText('The books are stuck in their drawer.')).toBeVisible();
  await healMe();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada Grinder!' })).toBeVisible();
  const healLogout = await failOperation(page, 'mutation Logout');
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(toast(page, 'Logout Failed')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await healLogout();
});

test('a password can be looked at, and is hidden again when it is sent', async ({ page, email }) => {
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

test('the doors of the shop need no pointer', async ({ page, email }) => {
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
