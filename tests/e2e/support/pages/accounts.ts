import { expect, type Locator, type Page } from '@playwright/test';

export const PASSWORD = 'first-mug-of-the-day';
export const ADMIN = { email: 'captain@brewquest.example', password: 'grind-the-beans-2001' };
export const BARISTA = { username: 'barista', password: 'steam-wand-2001' };

/** The open tab of the login page; the order look-up below has an e-mail field too. */
export function entry(page: Page): Locator {
  return page.getByRole('tabpanel');
}
export function mainNav(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}
export function password(page: Page, label = 'Password'): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}
export function lookUpForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Order look-up' });
}

const registerDocument = `mutation ($email: String!, $password: String!) {
  register(firstName: "Ada", lastName: "Grinder", email: $email, password: $password) { __typename }
}`;

/** Opens an account for this browser, which is then signed in, without a visit to the login page. */
export async function signUp({ request }: Pick<Page, 'request'>, email: string): Promise<void> {
  const response = await request.post('/graphql', {
    data: { query: registerDocument, variables: { email, password: PASSWORD } },
  });
  expect(await response.json()).toEqual({ data: { register: { __typename: 'SignedIn' } } });
}

/** Signs this browser in, without a visit to the login page. */
export async function signIn({ request }: Pick<Page, 'request'>, person: { email: string; password: string }): Promise<void> {
  const query = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { __typename } }';
  const response = await request.post('/graphql', { data: { query, variables: person } });
  expect(await response.json()).toEqual({ data: { login: { __typename: 'SignedIn' } } });
}

export async function fillLogin(page: Page, email: string, secret = PASSWORD): Promise<void> {
  await entry(page).getByLabel('Email').fill(email);
  await password(page).fill(secret);
  await entry(page).getByRole('button', { name: 'LOGIN' }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(page).toHaveURL('/');
}

/** Where a button or link of the newest mail to this address leads. */
export async function mailedLink(page: Page, email: string, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Read the caught mail' }).click();
  const newest = page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first();
  await expect(async () => {
    await page.reload(); // The inbox does not follow what arrives.
    await expect(newest).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await newest.click();
  return (await page.frameLocator('iframe').getByRole('link', { name }).getAttribute('href')) ?? '';
}
