import { buy } from '../../support/shopper.ts';
import { entry, fillLogin, logOut, lookUpForm, mailedLink, mainNav, password, PASSWORD, signUp } from '../support/pages/accounts.ts';
import { CARDS, fillCard, payButton, seeRates, ADDRESS } from '../support/pages/paying.ts';
import { startCheckout, toast } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

test('a visitor registers, logs out, is refused with a wrong password, and logs in again', async ({ page, email }) => {
  await page.goto('/');
  await mainNav(page).getByRole('link', { name: 'LOGIN' }).click();
  await page.getByRole('tab', { name: 'REGISTER' }).click();
  await entry(page).getByLabel('First name').fill('Ada');
  await entry(page).getByLabel('Last name').fill('Grinder');
  await entry(page).getByLabel('Email').fill(email);
  await password(page).fill(PASSWORD);
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(toast(page, 'Registration Successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(mainNav(page).getByRole('link')).toHaveText(['HOME', 'CHAT', 'SHOP', 'ABOUT', 'WATCH TV', 'MY ACCOUNT']);

  await mainNav(page).getByRole('link', { name: 'MY ACCOUNT' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada Grinder!' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const since = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(new Date());
  await expect(page.getByRole('definition')).toHaveText([email, since, '0', '$0.00', 'CAPTAIN']);
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'START SHOPPING' })).toHaveAttribute('href', '/store');

  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(toast(page, 'Logged Out')).toBeVisible();
  await expect(page).toHaveURL('/');
  await mainNav(page).getByRole('link', { name: 'LOGIN' }).click();
  await fillLogin(page, email, 'last-mug-of-the-day');
  await expect(toast(page, 'Login Failed')).toContainText('Invalid email or password');
  await expect(entry(page).getByText('Invalid email or password')).toBeVisible();
  await fillLogin(page, email.toUpperCase());
  await expect(toast(page, 'Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(mainNav(page).getByRole('link', { name: 'MY ACCOUNT' })).toBeVisible();
});

test('error messages appear on their field with the specified text, on blur and on submit', async ({ page, email }) => {
  function fieldOf(label: string) {
    return entry(page).getByRole('textbox', { name: label, exact: true });
  }
  await page.goto('/login');
  await fieldOf('Email').fill('ada@');
  await password(page).focus();
  await expect(fieldOf('Email')).toHaveAccessibleDescription('Invalid email address');
  await entry(page).getByRole('button', { name: 'LOGIN' }).click();
  await expect(fieldOf('Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
  await expect(fieldOf('Email')).toBeFocused();
  await fieldOf('Email').fill(email);
  await expect(fieldOf('Email')).toHaveAccessibleDescription('');

  await page.getByRole('tab', { name: 'REGISTER' }).click();
  await expect(fieldOf('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(fieldOf('First name')).toHaveAccessibleDescription('First name is required');
  await expect(fieldOf('Last name')).toHaveAccessibleDescription('Last name is required');
  await expect(fieldOf('Password')).toHaveAccessibleDescription('Password must be at least 6 characters');

  await page.goto('/login?tab=reset');
  await page.getByRole('button', { name: 'SEND RESET LINK' }).click();
  await expect(fieldOf('Email')).toHaveAccessibleDescription('Invalid email address');
});

test('an address that is taken is refused on its field', async ({ page, email }) => {
  await signUp(page, email);
  await logOut(page);
  await page.goto('/login?tab=register');
  await entry(page).getByLabel('First name').fill('Bo');
  await entry(page).getByLabel('Last name').fill('Barista');
  await entry(page).getByLabel('Email').fill(email);
  await password(page).fill('another-mug');
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(toast(page, 'Registration Failed')).toContainText('An account with this email already exists');
  await expect(entry(page).getByLabel('Email')).toHaveAccessibleDescription('An account with this email already exists');
  await expect(entry(page).getByLabel('Email')).toBeFocused();
});

test('a forgotten password is reset once by the mailed link, which ends every session', async ({ page, email, browser }) => {
  const otherBrowser = await (await browser.newContext()).newPage();
  await signUp(otherBrowser, email);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await entry(page).getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'SEND RESET LINK' }).click();
  await expect(toast(page, 'Password Reset Email Sent')).toContainText('If an account with that email exists');

  const link = await mailedLink(page, email, 'Set a new password');
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await password(page, 'New password').fill('second-mug');
  await password(page, 'Confirm password').fill('second-cup');
  await page.getByRole('button', { name: 'SET NEW PASSWORD' }).click();
  await expect(password(page, 'Confirm password')).toHaveAccessibleDescription("Passwords don't match");
  await page.reload(); // The token is removed from the URL and is still used.
  await password(page, 'New password').fill('second-mug');
  await password(page, 'Confirm password').fill('second-mug');
  await page.getByRole('button', { name: 'SET NEW PASSWORD' }).click();
  await expect(toast(page, 'Password Reset Successful')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await otherBrowser.goto('/account');
  await expect(otherBrowser).toHaveURL('/login?next=%2Faccount');
  await otherBrowser.context().close();

  await fillLogin(page, email);
  await expect(toast(page, 'Login Failed')).toBeVisible();
  await fillLogin(page, email, 'second-mug');
  await expect(toast(page, 'Login Successful')).toBeVisible();

  await page.goto(link);
  await password(page, 'New password').fill('third-mug');
  await password(page, 'Confirm password').fill('third-mug');
  await page.getByRole('button', { name: 'SET NEW PASSWORD' }).click();
  await expect(toast(page, 'Password Reset Failed')).toContainText('This reset link is invalid or has expired.');
});

test('a reset link without a token is reported, accepts no password, and redirects to the login after three seconds', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T08:00:00Z' });
  await page.clock.pauseAt('2026-11-21T08:00:01Z');
  await page.goto('/reset-password');
  await expect(toast(page, 'Invalid Reset Link')).toBeVisible();
  await expect(page.getByText('its token is missing')).toBeVisible();
  await password(page, 'New password').fill('a-fine-mug');
  await password(page, 'Confirm password').fill('a-fine-mug');
  await page.getByRole('button', { name: 'SET NEW PASSWORD' }).click();
  await expect(toast(page, 'Password Reset Failed')).toContainText('No reset token available');
  await page.clock.runFor(2_900);
  await expect(page).toHaveURL('/reset-password');
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/login');
  // The audit after each test waits for timers of the page.
  await page.clock.resume();
});

test('a signed-in shopper finds name and address filled in, and the order in the history', async ({ page, email }) => {
  await signUp(page, email);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await startCheckout(page, { name: 'Chocolate Java', grind: 'Ground', quantity: 2 }, { name: 'Stranger Brew Poster' });
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Grinder');
  for (const [label, text] of Object.entries(ADDRESS)) await page.getByLabel(label).fill(text);
  await fillCard(page, CARDS.good);
  await seeRates(page);
  const total = /\$\d+\.\d\d/.exec(await payButton(page).innerText())?.[0] ?? '';
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Shipping Label Created' })).toBeVisible();
  const number = await page.getByText(/^#\d+$/).innerText();

  await mainNav(page).getByRole('link', { name: 'MY ACCOUNT' }).click();
  const order = page
    .getByRole('region', { name: 'Order history' })
    .getByRole('listitem')
    .filter({ hasText: `Order ${number}` });
  await expect(order).toContainText(total);
  await expect(order).toContainText(/COMPLETED|PAID/);
  await expect(order.getByRole('listitem')).toHaveText([
    /^2 ×Chocolate Java - Ground \$16\.00 each\$32\.00$/,
    /^1 ×Stranger Brew Poster \(.*\)\$1\.00$/,
  ]);
  await expect(page.getByRole('definition').nth(2)).toHaveText('1');
  await expect(page.getByRole('definition').nth(3)).toHaveText(total);
});

test("the shopper's input is kept when their account data arrives", async ({ page, email }) => {
  await signUp(page, email);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada Grinder!' })).toBeVisible();
  await startCheckout(page, { name: 'Chocolate Java' });
  await page.getByLabel('Email').fill('gift@example.com');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Grinder');
  await expect(page.getByLabel('Email')).toHaveValue('gift@example.com');
});

test('the history has pages, and the URL names the current one', async ({ page, email, baseURL, sandboxUrl, database }) => {
  const shop = { baseUrl: baseURL ?? '', sandboxUrl };
  const numbers: number[] = [];
  for (let count = 0; count < 6; count += 1) numbers.push((await buy(shop)).body.orderNumber);
  await signUp(page, email);
  await database.sql('update orders set user_id = (select id from users where email = $1) where number = any($2)', [email, numbers]);
  const history = page.getByRole('region', { name: 'Order history' });
  function heading(number: number | undefined) {
    return history.getByRole('heading', { name: `Order #${number}`, exact: true });
  }

  await page.goto('/account');
  await expect(heading(numbers[5])).toBeVisible();
  await expect(heading(numbers[0])).toHaveCount(0);
  await expect(page.getByRole('definition').nth(3)).toHaveText('$131.94');
  await history.getByRole('button', { name: 'Older' }).click();
  await expect(heading(numbers[0])).toBeVisible();
  await expect(history.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(page).toHaveURL('/account?page=2');
  await expect(page.getByRole('definition').nth(2)).toHaveText('6');
  await page.goBack();
  await expect(heading(numbers[5])).toBeVisible();
  await page.goto('/account?page=9');
  await expect(history.getByText('There is nothing on page 9.')).toBeVisible();
  await history.getByRole('button', { name: 'Newer' }).click();
  await expect(page).toHaveURL('/account?page=2');
});

test('a guest order is claimed by the link in its mail, after signing in, and only by its owner', async ({
  page,
  email,
  baseURL,
  sandboxUrl,
  browser,
}) => {
  const { body } = await buy({ baseUrl: baseURL ?? '', sandboxUrl }, { email });
  await page.goto('/');
  const link = await mailedLink(page, email, 'Add this order to it');
  await page.goto(link);
  await expect(page.getByText('That order can be yours.')).toBeVisible();
  await page.getByRole('button', { name: 'New here?' }).click();
  await entry(page).getByLabel('First name').fill('Ada');
  await entry(page).getByLabel('Last name').fill('Grinder');
  await entry(page).getByLabel('Email').fill(`claim-${email}`);
  await password(page).fill(PASSWORD);
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(`Order #${body.orderNumber} belongs to your account now.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Order #${body.orderNumber}` })).toBeVisible();
  await page.goto(link); // The owner can repeat it.
  await expect(toast(page, 'Order Claimed')).toBeVisible();

  const otherShopper = await (await browser.newContext()).newPage();
  await signUp(otherShopper, `stranger-${email}`);
  await otherShopper.goto(link);
  await expect(toast(otherShopper, 'Claim Failed')).toContainText('This link does not belong to an order');
  await expect(otherShopper.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect(otherShopper).toHaveURL('/account');
  await otherShopper.context().close();
});

test('a guest looks an order up by number and address, and any wrong pair gets the same message', async ({
  page,
  email,
  baseURL,
  sandboxUrl,
}) => {
  const { body } = await buy({ baseUrl: baseURL ?? '', sandboxUrl }, { email });
  await page.goto('/login');
  const form = lookUpForm(page);
  await form.getByRole('button', { name: 'LOOK UP' }).click();
  await expect(form.getByLabel('Order number')).toHaveAccessibleDescription('Please enter the order number');
  await form.getByLabel('Order number').fill(`#${body.orderNumber}`);
  await form.getByLabel('Email').fill('somebody@example.com');
  await form.getByRole('button', { name: 'LOOK UP' }).click();
  await expect(toast(page, 'Look-up Failed')).toContainText('There is no order with this number and email');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'LOOK UP' }).click();
  const found = page.getByRole('status').filter({ hasText: `Order #${body.orderNumber}` });
  await expect(found).toContainText(/PAID|COMPLETED/);
  await expect(found).toContainText(`Tracking number: ${body.trackingNumber}`);
  await expect(found).not.toContainText('Ada');
});
