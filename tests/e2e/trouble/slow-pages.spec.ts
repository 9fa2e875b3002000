import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { cart, cartButton, productCard } from '../support/pages/shopping.ts';

/** Keeps the answers to some requests back until the returned function is called. */
async function holdBack(page: Page, address: string, isHeld: (request: Request) => boolean = () => true): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await promise;
    await route.continue();
  });
  return resolve;
}

function follow(page: Page, link: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
}

function strip(page: Page) {
  return page.getByRole('status').getByText('Loading page...');
}

test('a strip says so while the code of the next page is long in coming', async ({ page }) => {
  await page.goto('/about');
  const oldPage = page.getByRole('region', { name: 'Your Quest Starts Here' });
  await expect(oldPage).toHaveCSS('opacity', '1');
  const letGo = await holdBack(page, '**/assets/login-route-*.js');
  await follow(page, 'LOGIN');
  await expect(strip(page)).toBeVisible();
  // Until then the old page can be read on.
  await expect(oldPage).toBeVisible();
  letGo();
  await expect(page.getByRole('tab', { name: 'LOGIN' })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test('the shelf keeps its place while its data is long in coming', async ({ page }) => {
  await page.goto('/about');
  const letGo = await holdBack(page, '/graphql', (request) => request.postData()?.includes('query StorePage') ?? false);
  await follow(page, 'SHOP');
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ITEM SHOP', level: 1 })).toBeVisible();
  letGo();
  await expect(productCard(page, 'Lord Darkroast')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading products' })).toHaveCount(0);
});

test('whoever leaves the reset page for a page that is long in coming is not fetched back', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T08:00:00Z' });
  await page.clock.pauseAt('2026-11-21T08:00:01Z');
  await page.goto('/reset-password');
  await expect(page.getByText('its token is missing')).toBeVisible();
  const letGo = await holdBack(page, '**/assets/store-route-*.js');
  await follow(page, 'SHOP');
  await expect(page).toHaveURL('/store');
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/store');
  letGo();
  // The audit after each test waits on timers of the page.
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'ITEM SHOP', level: 1 })).toBeVisible();
});

test('a search that was still being typed does not fetch back who has left', async ({ page }) => {
  await page.goto('/store');
  const field = page.getByRole('searchbox', { name: 'Search the shelf' });
  await expect(field).toBeEditable();
  const letGo = await holdBack(page, '**/assets/about-route-*.js');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill('smoky');
  await follow(page, 'ABOUT');
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL('/about');
  letGo();
  await page.clock.resume();
  await expect(page.getByRole('region', { name: 'Your Quest Starts Here' })).toBeVisible();
});

test('a button that is pressed before the page is alive does its deed once it is', async ({ page }) => {
  const letGo = await holdBack(page, '**/assets/react-*.js');
  await page.goto('/store', { waitUntil: 'domcontentloaded' });
  const card = productCard(page, 'Lord Darkroast');
  await card.getByRole('radio', { name: 'Ground' }).check();
  const add = card.getByRole('button', { name: 'BREW THIS' });
  // Twice, as people do where nothing happens.
  await add.click();
  await add.click();
  await page.getByRole('button', { name: 'MERCH' }).click();
  letGo();
  await expect(page.getByRole('button', { name: 'MERCH', pressed: true })).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await cartButton(page).click();
  await expect(cart(page).getByRole('group', { name: 'Quantity of Lord Darkroast - Ground' })).toHaveText('1');
});

test('what is chosen or typed before the page is alive stays so', async ({ page }) => {
  const letGo = await holdBack(page, '**/assets/react-*.js');
  await page.goto('/store', { waitUntil: 'domcontentloaded' });
  const card = productCard(page, 'Lord Darkroast');
  await card.getByRole('radio', { name: 'Ground' }).check();
  await page.getByRole('searchbox', { name: 'Search the shelf' }).fill('darkroast');
  letGo();
  await expect(page).toHaveURL('/store?q=darkroast');
  await expect(page.getByRole('searchbox', { name: 'Search the shelf' })).toHaveValue('darkroast');
  await expect(card.getByRole('radio', { name: 'Ground' })).toBeChecked();
  await card.getByRole('button', { name: 'BREW THIS' }).click();
  await cartButton(page).click();
  await expect(cart(page).getByRole('group', { name: 'Quantity of Lord Darkroast - Ground' })).toHaveText('1');
});
