import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { addToCart, cartButton } from '../support/pages/shopping.ts';
import { untilAlive } from '../support/until-alive.ts';

/** What the shop's list of products never is: rendering it throws. */
const oneForAll = { data: { products: { __typename: 'Product', slug: 'darth', category: 'BEANS' } } };

/** Answers the shelf's question with a shape that no component can render. */
function garbleShelf(page: Page) {
  return page.route('/graphql', (route) =>
    route.request().postData()?.includes('query StorePage') ? route.fulfill({ json: oneForAll }) : route.continue(),
  );
}

function mainNav(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

test.beforeEach(async ({ page, watch }) => {
  watch.allow(/is not a function/);
  await page.goto('/about');
  await garbleShelf(page);
  await mainNav(page).getByRole('link', { name: 'SHOP' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this page. Your cart is safe.');
});

test('a page that crashes leaves header and footer, and the way back leads home', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'This page spilled', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^This page spilled/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Brew Quest' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('region', { name: 'SELECT YOUR CHARACTER' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that crashed opens again with the next link', async ({ page }) => {
  await mainNav(page).getByRole('link', { name: 'ABOUT' }).click();
  await expect(page.getByRole('region', { name: 'Your Quest Starts Here' })).toHaveCSS('opacity', '1');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that crashed can be tried again once its data is right', async ({ page }) => {
  await page.unroute('/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'ITEM SHOP', level: 1 })).toBeVisible();
  await untilAlive(page);
  await addToCart(page, { name: 'Lord Darkroast' });
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
});
