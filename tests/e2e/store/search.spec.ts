import { expect, test } from '../support/shop-test.ts';

test('the slash focuses the search, which filters the products while typing', async ({ page }) => {
  await page.goto('/store');
  const products = page.getByRole('region', { name: 'Products' });
  const names = products.getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(14);
  await page.getByRole('button', { name: 'ALL ITEMS' }).focus();
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Search the shelf' });
  await expect(field).toBeFocused();
  await page.keyboard.type('choclate, no mint');
  await expect(products.getByRole('status')).toHaveText('2 items for “choclate, no mint”NO MINT');
  await expect(names).toHaveText(['Chocolate Java', 'Friendly Neighbor']);
  await expect(page).toHaveURL('/store?q=choclate%2C+no+mint');

  await page.getByRole('button', { name: 'MERCH' }).click();
  await expect(page.getByText('Behind the other tabs there are 2 that do.')).toBeVisible();
  await expect(page).toHaveURL('/store?category=merchandise&q=choclate%2C+no+mint');
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(names).toHaveCount(14);
  await expect(field).toHaveValue('');
});

test('a search without results offers searches with results', async ({ page }) => {
  await page.goto('/store?q=xyzzy');
  await page.getByRole('list', { name: 'Other searches' }).getByRole('link', { name: 'no caffeine' }).click();
  await expect(page.getByRole('region', { name: 'Products' }).getByRole('heading', { level: 3 })).toHaveText(['Decaf Destiny']);
  await expect(page.getByRole('searchbox', { name: 'Search the shelf' })).toHaveValue('no caffeine');
});

test('every suggestion has results', async ({ page }) => {
  await page.goto('/store?q=xyzzy');
  const links = page.getByRole('list', { name: 'Other searches' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const withoutResults: string[] = [];
  for (const words of await links.allTextContents()) {
    const html = await (await page.request.get(`/store?q=${encodeURIComponent(words)}`)).text();
    if (!/\d+ items? for “/.test(html)) withoutResults.push(words);
  }
  expect(withoutResults).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent to the server', async ({ page, watch }) => {
    watch.allow(/\/assets\/[\w.-]+\.js: csp$/); // The browser reports blocked scripts in this way.
    await page.goto('/store');
    await page.getByRole('searchbox', { name: 'Search the shelf' }).fill('smoky');
    await page.getByRole('button', { name: 'SEARCH' }).click();
    await expect(page.getByText('1 item for “smoky”')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Lord Darkroast' })).toBeVisible();
  });
});
