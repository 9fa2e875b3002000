import { cart, cartButton, productCard } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

test('a card and a page of a coffee say how much is in a bag, and a poster does not', async ({ page }) => {
  await page.goto('/store');
  await expect(productCard(page, 'Brunana').getByText('12 oz', { exact: true })).toBeVisible();
  await expect(productCard(page, 'Stranger Brew Poster').getByText(/ oz/)).toHaveCount(0);
  await page.goto('/store/brunana');
  await expect(page.getByText('12 oz bag', { exact: true })).toBeVisible();
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])
  test(`a product that is added is counted on its card, and the total is in view, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/store');
    const card = productCard(page, 'Decaf Destiny');
    const total = cartButton(page).locator('..').getByRole('paragraph').filter({ hasText: 'Cart total' });
    await expect(total).toHaveCount(0);
    await card.getByRole('button', { name: 'BREW THIS' }).click();
    await expect(card.getByText('1 in cart', { exact: true })).toBeVisible();
    await expect(total).toHaveText('Cart total $17.00');
    await card.getByRole('button', { name: 'BREW THIS' }).click();
    await expect(card.getByText('2 in cart', { exact: true })).toBeVisible();
    await expect(total).toHaveText('Cart total $34.00');
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(productCard(page, 'Brunana').getByText('in cart')).toHaveCount(0);
  });

test('each filter shows its products, and an empty category is reported', async ({ page }) => {
  await page.goto('/store');
  const products = page.getByRole('region', { name: 'Products' });
  const cards = products.getByRole('button', { name: /^(BREW THIS|ADD TO INVENTORY|OUT OF STOCK)$/ });
  await expect(page.getByRole('button', { name: 'ALL ITEMS' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cards).toHaveCount(14);
  await page.getByRole('button', { name: 'BEANS', exact: true }).click();
  await expect(cards).toHaveCount(13);
  await page.getByRole('button', { name: 'MERCH' }).click();
  await expect(cards).toHaveText(['ADD TO INVENTORY']);
  await expect(page.getByRole('button', { name: 'MERCH' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'EQUIPMENT' }).click();
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No equipment on the shelf yet' })).toBeVisible();

  await expect(page).toHaveURL('/store?category=equipment');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No equipment on the shelf yet' })).toBeVisible();
  await page.getByRole('link', { name: 'SHOW THE BEANS' }).click();
  await expect(cards).toHaveCount(13);
  await page.getByRole('button', { name: 'ALL ITEMS' }).click();
  await expect(cards).toHaveCount(14);
  await expect(products.getByRole('link', { name: 'TAKE THE QUIZ' })).toHaveAttribute('href', '/quiz');
});

test("beans have the catalogue's price and are whole unless ground is chosen", async ({ page }) => {
  await page.goto('/store');
  for (const [name, price] of [
    ["Duke's Spice", '$16.00'],
    ['Decaf Destiny', '$17.00'],
    ["Captain's Choice", '$17.00'],
    ['Stranger Brew Poster', '$1.00'],
  ] as const)
    await expect(productCard(page, name).getByText(price)).toBeVisible();

  const duke = productCard(page, "Duke's Spice");
  await expect(duke.getByRole('radio', { name: 'Whole Bean' })).toBeChecked();
  await duke.getByRole('button', { name: 'BREW THIS' }).click();
  await duke.getByRole('radio', { name: 'Ground' }).check();
  await duke.getByRole('button', { name: 'BREW THIS' }).click();
  await duke.getByRole('button', { name: 'BREW THIS' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
  await cartButton(page).click();
  await expect(cart(page).getByRole('group')).toHaveCount(2);
  await expect(cart(page).getByRole('group', { name: "Quantity of Duke's Spice - Whole Bean" })).toHaveText('1');
  await expect(cart(page).getByRole('group', { name: "Quantity of Duke's Spice - Ground" })).toHaveText('2');
});

test('the poster has the chosen size, by default the first one', async ({ page }) => {
  await page.goto('/store');
  const poster = productCard(page, 'Stranger Brew Poster');
  const size = poster.getByLabel('Size of Stranger Brew Poster');
  await expect(size).toHaveValue('12 × 16 in');
  await poster.getByRole('button', { name: 'ADD TO INVENTORY' }).click();
  await size.selectOption('18 × 24 in');
  await poster.getByRole('button', { name: 'ADD TO INVENTORY' }).click();
  await cartButton(page).click();
  await expect(cart(page).getByText('Stranger Brew Poster (12 × 16 in)')).toBeVisible();
  await expect(cart(page).getByText('Stranger Brew Poster (18 × 24 in)')).toBeVisible();
});

test('a grind that is sold out cannot be bought while the other one can', async ({ page }) => {
  await page.goto('/store');
  const pumpkin = productCard(page, "Jack's Pumpkin");
  await pumpkin.getByRole('radio', { name: 'Ground' }).check();
  const button = pumpkin.getByRole('button', { name: 'OUT OF STOCK' });
  await expect(button).toBeDisabled();
  await expect(pumpkin.getByText('OUT OF STOCK')).toHaveCount(2); // The badge and the button.
  await pumpkin.getByRole('radio', { name: 'Whole Bean' }).check();
  await expect(pumpkin.getByText('OUT OF STOCK')).toHaveCount(0);
  await pumpkin.getByRole('button', { name: 'BREW THIS' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
});

test('a product sold out since the last visit is shown as sold out at the next one', async ({ page, database }) => {
  await page.goto('/store');
  await expect(productCard(page, 'Hilltop Rambler').getByRole('button', { name: 'BREW THIS' })).toBeVisible();
  await database.setStock('baggins', 'whole-bean', 0);
  await expect(async () => {
    await page.reload();
    await expect(productCard(page, 'Hilltop Rambler').getByRole('button', { name: 'OUT OF STOCK' })).toBeVisible({ timeout: 500 });
  }).toPass();
});
