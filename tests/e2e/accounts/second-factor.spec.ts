import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { entry, fillLogin, PASSWORD, signUp } from '../support/pages/accounts.ts';
import type { ShopDatabase } from '../support/shop-database.ts';
import { expect, test } from '../support/shop-test.ts';

/** The code of the app, `steps` half minutes from now: the one of now has been used to set it up. */
function codeOf(secret: string, steps = 1): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

async function mutate<Answer>({ request }: Pick<Page, 'request'>, query: string): Promise<Answer> {
  const response = await request.post('/graphql', { data: { query: `mutation { answer: ${query} }` } });
  return ((await response.json()) as { data: { answer: Answer } }).data.answer;
}

/** A new administrator with an authenticator app, signed out. */
async function makeSecured(page: Page, { sql }: ShopDatabase, email: string): Promise<{ secret: string; codes: string[] }> {
  await signUp(page, email);
  await sql(`update users set role = 'admin' where email = $1`, [email]);
  const { secret } = await mutate<{ secret: string }>(page, 'beginSecondFactor { secret }');
  const call = `confirmSecondFactorSetup(code: "${codeOf(secret, 0)}") { ... on RecoveryCodes { codes } }`;
  const { codes } = await mutate<{ codes: string[] }>(page, call);
  await page.context().clearCookies();
  return { secret, codes };
}

function codeField(page: Page) {
  return page.getByRole('textbox', { name: 'Code of your authenticator app' });
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login?next=%2Fadmin');
  await fillLogin(page, email, PASSWORD);
  await expect(codeField(page)).toBeFocused();
}

test('the right password asks for the code; a wrong one is named, the right one signs in by the keyboard', async ({
  page,
  database,
  email,
}) => {
  const { secret } = await makeSecured(page, database, email);
  await givePassword(page, email);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(entry(page).getByText('That code is not right')).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Fadmin');
  await codeField(page).fill('');
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
});

test('an empty code is asked for beside its field, and a reload begins with the password again', async ({ page, database, email }) => {
  await makeSecured(page, database, email);
  await givePassword(page, email);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(codeField(page)).toBeFocused();
  await page.reload();
  await expect(entry(page).getByLabel('Email')).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL('/login?next=%2Fadmin');
  await expect(entry(page).getByLabel('Email')).toBeVisible();
});

test('a recovery code signs in once', async ({ page, database, email }) => {
  const { codes } = await makeSecured(page, database, email);
  await givePassword(page, email);
  await page.keyboard.type(codes[0]!.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  // The answers to requests that are under way would set the cookie again.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await givePassword(page, email);
  await page.keyboard.type(codes[0]!);
  await page.keyboard.press('Enter');
  await expect(entry(page).getByText('That code is not right')).toBeVisible();
});
