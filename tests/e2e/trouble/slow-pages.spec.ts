import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { cart, cartButton, productCard } from '../support/pages/shopping.ts';

/** Delays the answers to some requests until the returned function is called. */
async function delayRequests(page: Page, address: string, isDelayed: (request: Request) => boolean = () => true): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (isDelayed(route.request())) await promise;
    await route.continue();
  });
  return resolve;
}

function follow(page: Page, link: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
}

function loadingStatus(page: Page) {
  return page.getByRole('status').getByText('Loading page...');
}

test('a status line appears while the code of the next page loads slowly', async ({ page }) => {
  await page.goto('/about');
  const oldPage = page.getByRole('region', { name: 'Your Quest Starts Here' });
  await expect(oldPage).toHaveCSS('opacity', '1');
  const release = await delayRequests(page, '**/assets/login-route-*.js');
  await follow(page, 'LOGIN');
  await expect(loadingStatus(page)).toBeVisible();
  // Until then the old page stays readable.
  await expect(oldPage).toBeVisible();
  release();
  await expect(page.getByRole('tab', { name: 'LOGIN' })).toBeVisible();
  await expect(loadingStatus(page)).toHaveCount(0);
});

test('the store keeps its layout while its data loads slowly', async ({ page }) => {
  await page.goto('/about');
  const release = await delayRequests(page, '/graphql', (request) => request.postData()?.includes('query StorePage') ?? false);
  await follow(page, 'SHOP');
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ITEM SHOP', level: 1 })).toBeVisible();
  release();
  await expect(productCard(page, 'Lord Darkroast')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading products' })).toHaveCount(0);
});

test('a shopper who leaves the reset page for a slow page is not redirected back', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T08:00:00Z' });
  await page.clock.pauseAt('2026-11-21T08:00:01Z');
  await page.goto('/reset-password');
  await expect(page.getByText('its token is missing')).toBeVisible();
  const release = await delayRequests(page, '**/assets/store-route-*.js');
  await follow(page, 'SHOP');
  await expect(page).toHaveURL('/store');
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/store');
  release();
  // The audit after each test waits for timers of the page.
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'ITEM SHOP', level: 1 })).toBeVisible();
});

test('a pending search does not redirect a shopper who has left the page', async ({ page }) => {
  await page.goto('/store');
  const field = page.getByRole('searchbox', { name: 'Search the shelf' });
  await expect(field).toBeEditable();
  const release = await delayRequests(page, '**/assets/about-route-*.js');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill('smoky');
  await follow(page, 'ABOUT');
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL('/about');
  release();
  await page.clock.resume();
  await expect(page.getByRole('region', { name: 'Your Quest Starts Here' })).toBeVisible();
});

test('a button pressed before the hydration acts after it', async ({ page }) => {
  // Every script, as on a slow line.
  const release = await delayRequests(page, '**/*.js');
  await page.goto('/store', { waitUntil: 'commit' });
  const card = productCard(page, 'Lord Darkroast');
  await card.getByRole('radio', { name: 'Ground' }).check();
  const add = card.getByRole('button', { name: 'BREW THIS' });
  // Twice, as users do when nothing happens.
  await add.click();
  await add.click();
  await page.getByRole('button', { name: 'MERCH' }).click();
  // Answered at once, before any code of the page has arrived.
  await expect(add).toHaveAttribute('data-pressed');
  await expect(add).toHaveCSS('cursor', 'progress');
  release();
  await expect(page.getByRole('button', { name: 'MERCH', pressed: true })).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await cartButton(page).click();
  await expect(cart(page).getByRole('group', { name: 'Quantity of Lord Darkroast - Ground' })).toHaveText('1');
});

test('input before the hydration is kept', async ({ page }) => {
  const release = await delayRequests(page, '**/assets/react-*.js');
  await page.goto('/store', { waitUntil: 'domcontentloaded' });
  const card = productCard(page, 'Lord Darkroast');
  await card.getByRole('radio', { name: 'Ground' }).check();
  await page.getByRole('searchbox', { name: 'Search the shelf' }).fill('darkroast');
  release();
  await expect(page).toHaveURL('/store?q=darkroast');
  await expect(page.getByRole('searchbox', { name: 'Search the shelf' })).toHaveValue('darkroast');
  await expect(card.getByRole('radio', { name: 'Ground' })).toBeChecked();
  await card.getByRole('button', { name: 'BREW THIS' }).click();
  await cartButton(page).click();
  await expect(cart(page).getByRole('group', { name: 'Quantity of Lord Darkroast - Ground' })).toHaveText('1');
});
