import type { Locator, Page } from '@playwright/test';
import { ADMIN, signIn } from '../support/pages/accounts.ts';
import { expect, test } from '../support/shop-test.ts';

function rowOf(page: Page, code: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('button', { name: code, exact: true }) });
}

/** As J and K move: to the link of the row. */
async function goToRow(page: Page, code: string): Promise<void> {
  const link = page.getByRole('button', { name: code, exact: true });
  await expect(link).toBeVisible();
  for (let pressed = 0; pressed < 30 && !(await link.evaluate((element) => element === document.activeElement)); pressed += 1) {
    await page.keyboard.press('j');
  }
  await expect(link).toBeFocused();
}

/** Another administrator, in another browser. */
async function changeElsewhere(page: Page, code: string, input: object): Promise<void> {
  const { request } = page;
  const found = await request.post('/graphql', {
    data: { query: `{ adminCoupons(q: "${code}") { rows { id version } } }` },
  });
  const { data } = (await found.json()) as { data: { adminCoupons: { rows: { id: string; version: number }[] } } };
  const query = `mutation ($id: ID!, $version: Int!, $input: CouponInput!) {
    updateCoupon(id: $id, version: $version, input: $input) { __typename } }`;
  const answer = await request.post('/graphql', { data: { query, variables: { ...data.adminCoupons.rows[0], input } } });
  expect(await answer.json()).toEqual({ data: { updateCoupon: { __typename: 'CouponSaved' } } });
}

async function isValid({ request }: Page, code: string): Promise<boolean> {
  const answer = await request.post('/api/validate-coupon', { data: { code, subtotal: 33 } });
  return ((await answer.json()) as { valid: boolean }).valid;
}

test.beforeEach(async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/coupons');
  await expect(rowOf(page, 'BREW10')).toBeVisible();
});

test('by keyboard a coupon is made, refused a second time, changed with another edit in between, and deleted with a way back', async ({
  page,
}) => {
  const { keyboard } = page;
  await keyboard.press('n');
  const create = page.getByRole('dialog', { name: 'Create coupon' });
  await expect(create.getByLabel('Code')).toBeFocused();
  await keyboard.type('foggy20');
  await expect(create.getByRole('button', { name: 'Create coupon' })).toBeDisabled();
  for (const _ of ['type', 'description']) await keyboard.press('Tab');
  await keyboard.type('Twenty percent off in the fog');
  await keyboard.press('Tab');
  await keyboard.type('20');
  await expect(create.getByText('$26.40')).toBeVisible();
  await keyboard.press('Control+s');
  await expect(page.getByText('Coupon created successfully')).toBeVisible();
  await expect(rowOf(page, 'FOGGY20')).toContainText('0/1');
  expect(await isValid(page, 'FOGGY20')).toBe(true);

  await keyboard.press('n');
  await create.getByLabel('Code').fill(' Foggy20');
  await create.getByLabel('Description').fill('Again');
  await create.getByLabel('Discount value').fill('5');
  await keyboard.press('Control+s');
  await expect(create.getByText('There is a coupon with this code already')).toBeVisible();
  await expect(create.getByLabel('Code')).toBeFocused();
  await keyboard.press('Escape');
  await expect(create.getByText('Your changes are not saved.')).toBeVisible();
  await create.getByRole('button', { name: 'Throw them away' }).press('Enter');
  await expect(create).toBeHidden();

  await goToRow(page, 'FOGGY20');
  await keyboard.press('e');
  const edit = page.getByRole('dialog', { name: 'Edit coupon' });
  await edit.getByLabel('Discount value').fill('30');
  await edit.getByLabel('Usage limit').fill('50');
  await changeElsewhere(page, 'FOGGY20', { discountValue: 25, description: 'A quarter off in the fog' });
  await keyboard.press('Control+s');
  await expect(edit.getByText('Discount value: 20 %, now 25 %. Yours: 30 %.')).toBeVisible();
  await expect(edit.getByText(/^Shop saved this at \d\d:\d\d, after you opened it$/)).toBeVisible();
  await edit.getByRole('button', { name: 'Save mine on top' }).press('Enter');
  await expect(page.getByText('Coupon updated successfully')).toBeVisible();
  await expect(rowOf(page, 'FOGGY20')).toContainText('30 %');
  await expect(rowOf(page, 'FOGGY20')).toContainText('A quarter off in the fog');
  await expect(rowOf(page, 'FOGGY20')).toContainText('0/50');
  await expect(page.getByRole('button', { name: 'FOGGY20', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Delete FOGGY20' }).press('Enter');
  const confirm = page.getByRole('alertdialog', { name: 'Delete FOGGY20' });
  await expect(confirm.getByText('Are you sure you want to delete this coupon?')).toBeVisible();
  await expect(confirm.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await confirm.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByText('Coupon deleted successfully')).toBeVisible();
  await expect(rowOf(page, 'FOGGY20')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isValid(page, 'FOGGY20')).toBe(false);
  await keyboard.press('z');
  await expect(rowOf(page, 'FOGGY20')).toBeVisible();
  expect(await isValid(page, 'FOGGY20')).toBe(true);
});

test('the switch is shown at once and stored; Undo takes it back, and the strip shows what is off', async ({ page }) => {
  const live = page.getByRole('switch', { name: 'FIVER switched on' });
  await live.press('Space');
  await expect(rowOf(page, 'FIVER')).toContainText('Inactive');
  await expect(page.getByText('FIVER: switched off')).toBeVisible();
  expect(await isValid(page, 'FIVER')).toBe(false);
  await page.getByRole('radio', { name: 'Off' }).click();
  await expect(page).toHaveURL('/admin/coupons?show=off');
  await expect(rowOf(page, 'BREW10')).toBeHidden();
  await page.reload();
  await expect(rowOf(page, 'FIVER')).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, 'BREW10')).toBeVisible();
  // Three presses become one more change at most, and the last one counts.
  for (let pressed = 0; pressed < 3; pressed += 1) await live.press('Space');
  await expect(page.getByText('FIVER: switched on')).toBeVisible();
  await expect(rowOf(page, 'FIVER')).toContainText('Active');
  // The message may be of the first press, while the second is under way.
  await expect.poll(() => isValid(page, 'FIVER')).toBe(true);
  await page.reload();
  await expect(live).toBeChecked();
});

test('the milder way of a deletion switches the coupon off', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete LASTCALL' }).click();
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await expect(page.getByText('LASTCALL: switched off')).toBeVisible();
  await expect(rowOf(page, 'LASTCALL')).toContainText('Inactive');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'LASTCALL')).toContainText('Active');
});

test('a change after the end of the session is not made, and leads to the login', async ({ page, context }) => {
  await context.clearCookies();
  await page.getByRole('switch', { name: 'BREW10 switched on' }).press('Space');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fcoupons$/);
  await signIn(page, ADMIN);
  await page.goto('/admin/coupons');
  await expect(rowOf(page, 'BREW10')).toContainText('Active');
});
