import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { addToCart, cartButton } from '../support/pages/shopping.ts';
import { untilAlive } from '../support/until-alive.ts';

/** An object instead of the list of products, so that rendering it throws. */
const invalidProducts = { data: { products: { __typename: 'Product', slug: 'darth', category: 'BEANS' } } };

/** Answers the store's query with data that no component can render. */
function breakProductList(page: Page) {
  return page.route('/graphql', (route) =>
    route.request().postData()?.includes('query StorePage') ? route.fulfill({ json: invalidProducts }) : route.continue(),
  );
}

function mainNav(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

test.beforeEach(async ({ page, watch }) => {
  watch.allow(/is not a function/);
  await page.goto('/about');
  await breakProductList(page);
  await mainNav(page).getByRole('link', { name: 'SHOP' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this page. Your cart is safe.');
});

test('a page that crashes keeps header and footer, and its link leads home', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'This page spilled', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^This page spilled/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Brew Quest' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('region', { name: 'SELECT YOUR CHARACTER' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that crashed can be left by a link', async ({ page }) => {
  await mainNav(page).getByRole('link', { name: 'ABOUT' }).click();
  await expect(page.getByRole('region', { name: 'Your Quest Starts Here' })).toHaveCSS('opacity', '1');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that crashed can be loaded again once its data is valid', async ({ page }) => {
  await page.unroute('/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'ITEM SHOP', level: 1 })).toBeVisible();
  await untilAlive(page);
  await addToCart(page, { name: 'Lord Darkroast' });
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
});
