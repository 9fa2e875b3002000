import { cart, cartButton, productCard, toast } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

test('a card links to its product, which goes into the cart as chosen', async ({ page }) => {
  const calls: string[] = [];
  await page.goto('/store');
  await productCard(page, "Captain's Choice").getByRole('link', { name: "Captain's Choice" }).click();
  await expect(page).toHaveURL('/store/captains-choice');
  await expect(page.getByRole('heading', { name: "Captain's Choice", level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  // The server-rendered page sends no request.
  page.on('request', (request) => void (request.url().includes('/graphql') && calls.push(request.url())));
  await page.reload();
  await page.getByRole('group', { name: "Grind for Captain's Choice" }).getByRole('radio', { name: 'Ground' }).check();
  const add = page.getByRole('button', { name: 'BREW THIS' }).first();
  await add.click();
  await add.click();
  await expect(page.getByText('2 in your cart', { exact: true })).toBeVisible();
  await expect(toast(page, "Captain's Choice - Ground added: 2 in your cart, total $34.00.")).toBeAttached();
  expect(calls).toEqual([]);
  await cartButton(page).click();
  await expect(cart(page).getByRole('group', { name: "Quantity of Captain's Choice - Ground" })).toHaveText('2');
});

test('shows its taste in words, how to brew it, and similar products', async ({ page }) => {
  await page.goto('/store/darth');
  const taste = page.getByRole('region', { name: 'Taste' });
  for (const words of ['Dark', 'Heavy', 'Barely sweet', 'Mellow', 'High'])
    await expect(taste.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How to brew' }).getByText('Moka pot')).toBeVisible();
  const related = page.getByRole('region', { name: 'Close in taste' }).getByRole('heading', { level: 3 });
  await expect(related).toHaveCount(3);
  await related.first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: "Captain's Choice", level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL('/store');
});

test('links to the conversation with its character', async ({ page }) => {
  await page.goto('/store/brunana');
  await page.getByRole('link', { name: 'TALK TO THIS COFFEE' }).click();
  await expect(page.getByRole('heading', { name: 'DIALOGUE WITH BRUNANA' })).toBeVisible();
});

test('a grind that is sold out is reported, with the other one as an alternative', async ({ page }) => {
  await page.goto('/store/jacks-pumpkin');
  await page.getByRole('group', { name: "Grind for Jack's Pumpkin" }).getByRole('radio', { name: 'Ground' }).check();
  await expect(page.getByText('Out of stock. Whole Bean is there.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'OUT OF STOCK' })).toBeDisabled();
});

test('an unavailable product is a 404', async ({ page, watch }) => {
  watch.allow(/404/);
  expect((await page.goto('/store/tea'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
