import { auditPage } from '../support/audit-page.ts';
import { ADMIN, fillLogin, signIn, signUp } from '../support/pages/accounts.ts';
import {
  answer,
  openPlayground,
  operationEditor,
  PLAYGROUND,
  question,
  seeEditor,
  shutOut,
  typeOperation,
} from '../support/pages/playground.ts';
import { expect, test } from '../support/shop-test.ts';

test('a visitor signs in on the way to the playground; the portal leads there, and it leads back', async ({ page }) => {
  await page.goto(PLAYGROUND);
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fplayground');
  await fillLogin(page, ADMIN.email, ADMIN.password);
  await seeEditor(page);
  await expect(page).toHaveURL(PLAYGROUND);
  await page.getByRole('link', { name: 'Portal of Brew Quest' }).click();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: 'Playground' }).click();
  await seeEditor(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
});

test('a customer is led to the portal and denied', async ({ page, email }) => {
  await signUp(page, email);
  await page.goto(PLAYGROUND);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText("You don't have permission to access the admin portal.")).toBeVisible();
});

test('the heading is there before the editor, and an editor that does not load is named', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await signIn(page, ADMIN);
  const editorCode = /\/assets\/(monaco-)?editor-[^/]*\.js$/; // Not the workers, which load after the editor is shown.
  const held = Promise.withResolvers<void>();
  await page.route(editorCode, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(PLAYGROUND, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Playground', level: 1 })).toBeVisible();
  await expect(page.getByText('The editor is loading...')).toBeVisible();
  await auditPage(page);
  held.resolve();
  await seeEditor(page);

  await page.unroute(editorCode);
  await page.route(editorCode, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'The editor did not load.' })).toBeVisible();
  await auditPage(page);
  await page.unroute(editorCode);
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await seeEditor(page);
});

test('a query runs by the keyboard, and the schema can be read', async ({ page }) => {
  await signIn(page, ADMIN);
  const hosts = new Set<string>();
  page.on('request', (request) => void (/^https?:/.test(request.url()) && hosts.add(new URL(request.url()).host)));
  await openPlayground(page);
  await page.getByRole('button', { name: /^Execute query/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Catalogue' }).press('Enter');
  await expect(answer(page)).toContainText('priceCents');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Mutation', exact: true }).click();
  await expect(page.getByRole('link', { name: 'refundOrder', exact: true })).toBeVisible();
  expect([...hosts]).toHaveLength(1);
});

test('a mutation asks once a visit, and is not sent when it is refused', async ({ page, database }) => {
  const code = `PLAY${Date.now()}`;
  function stored() {
    return database.sql('select 1 from coupon where code like $1', [`${code}%`]);
  }
  function mutation(n: number): string {
    return `mutation NewCoupon { createCoupon(input: { code: "${code}-${n}", description: "x", discountValue: 5 }) { __typename } }`;
  }
  await signIn(page, ADMIN);
  await openPlayground(page);
  await typeOperation(page, mutation(1));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(question(page)).toContainText('This writes to the live shop');
  await expect(page.getByRole('button', { name: "Don't run it" })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(answer(page)).toContainText('Nothing was sent');
  expect(await stored()).toHaveLength(0);

  await page.keyboard.press('ControlOrMeta+Enter');
  await question(page).getByRole('button', { name: 'Run it', exact: true }).click();
  await expect(answer(page)).toContainText('CouponSaved');
  await typeOperation(page, mutation(2));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(stored).toHaveLength(2);
  await expect(question(page)).toHaveCount(0);

  await page.reload();
  // What was typed is still there in this tab.
  await seeEditor(page, 'NewCoupon');
  await operationEditor(page).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a session that has ended is named, and what was typed is there after the next sign-in', async ({ page, watch }) => {
  watch.allow(/403/);
  await signIn(page, ADMIN);
  await openPlayground(page);
  await typeOperation(page, 'query WhoAmI { me { id } }');
  await page.context().clearCookies();
  await page.keyboard.press('ControlOrMeta+Enter');
  await shutOut(page).getByRole('link', { name: 'Sign in' }).click();
  await fillLogin(page, ADMIN.email, ADMIN.password);
  await seeEditor(page, 'WhoAmI');
});
