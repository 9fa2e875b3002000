import { expect, test } from '../support/shop-test.ts';

const LOGIN_CODE = '**/assets/login-route-*.js';

test('a page whose code is missing after a deploy is reloaded once', async ({ page, watch }) => {
  watch.allow(/ChunkMissing|login-route|ERR_FAILED/);
  await page.goto('/about');
  await page.route(LOGIN_CODE, (route) => route.abort('failed'));
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'LOGIN' }).click();
  await reloaded;
  // Still missing: no second reload, but a page with a link home.
  await expect(page.getByRole('heading', { name: 'This page spilled' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { name: 'SELECT YOUR CHARACTER' })).toBeVisible();
});

test('without a network the shop says so, and continues when it is back', async ({ page, context, watch }) => {
  watch.allow(/ChunkMissing|login-route|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/about');
  await context.setOffline(true);
  await expect(page.getByText('What is on the page stays.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'LOGIN' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('What is on the page stays.')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'LOGIN' })).toBeVisible();
});
