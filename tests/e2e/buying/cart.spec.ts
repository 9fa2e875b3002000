import { auditPage } from '../support/audit-page.ts';
import { addToCart, cart, cartButton } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

test('an empty cart says so and has a disabled purchase button', async ({ page }) => {
  await page.goto('/store');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
  await cartButton(page).click();
  await expect(cart(page).getByText('Nothing in here yet, not even a bean.')).toBeVisible();
  await expect(cart(page).getByRole('button', { name: 'PURCHASE' })).toBeDisabled();
  await expect(cart(page).getByText('FREE SHIPPING')).toHaveCount(0);
});

test('the cart shows how much is missing for free shipping, to the cent', async ({ page }) => {
  await page.goto('/store');
  await addToCart(page, { name: 'Stranger Brew Poster' });
  await cartButton(page).click();
  await expect(cart(page).getByText('Add $44.00 more for FREE SHIPPING!')).toBeVisible();
  await cart(page).getByRole('button', { name: 'Close cart' }).click();
  // 16 + 16 + 12 posters: 44.00. One more poster reaches the threshold.
  await addToCart(page, { name: 'Lord Darkroast', quantity: 2 });
  await addToCart(page, { name: 'Stranger Brew Poster', quantity: 11 });
  await cartButton(page).click();
  await expect(cart(page).getByText('Add $1.00 more for FREE SHIPPING!')).toBeVisible();
  await cart(page).getByRole('button', { name: 'One more Stranger Brew Poster (12 × 16 in)' }).click();
  await expect(cart(page).getByText('FREE SHIPPING UNLOCKED')).toBeVisible();
  await expect(cart(page).getByText('$45.00')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 15 items');
});

test('a quantity becomes zero only by removing the line', async ({ page }) => {
  await page.goto('/store');
  await addToCart(page, { name: 'Lord Darkroast', quantity: 2 });
  await addToCart(page, { name: "Captain's Choice" });
  await cartButton(page).click();
  const less = cart(page).getByRole('button', { name: 'One less Lord Darkroast - Whole Bean' });
  await less.click();
  await less.click();
  await expect(cart(page).getByText('Lord Darkroast')).toHaveCount(0);
  await cart(page).getByRole('button', { name: "Remove Captain's Choice - Whole Bean" }).click();
  await expect(cart(page).getByText('Nothing in here yet, not even a bean.')).toBeVisible();
  await expect(cart(page)).toBeFocused(); // The focus is kept although its line was removed.
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
});

test('closing the cart returns the focus to its button', async ({ page }) => {
  await page.goto('/store');
  await cartButton(page).click();
  await expect(cart(page)).toBeFocused();
  await cart(page).getByRole('button', { name: 'Close cart' }).click();
  await expect(cartButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cart(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart(page)).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
});

test('a double click on a link or on PURCHASE adds one page to the history', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'VISIT STORE' }).dblclick();
  await addToCart(page, { name: 'Brunana' });
  await cartButton(page).click();
  await cart(page).getByRole('button', { name: 'PURCHASE' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/store');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the cart is kept over a reload and is the same in every tab', async ({ page, context }) => {
  await page.goto('/store');
  await addToCart(page, { name: 'Decaf Destiny', grind: 'Ground' });
  await page.reload();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');

  const other = await context.newPage();
  await other.goto('/store');
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item');
  await addToCart(other, { name: 'Decaf Destiny', grind: 'Ground' });
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  await addToCart(page, { name: 'Brunana' });
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 3 items');
  await other.close();
});

test('local storage without a valid cart counts as an empty cart', async ({ page }) => {
  await page.goto('/store');
  for (const broken of ['{"id":', '[null, 7, {"id": 3}]', '"coffee"', '{"length": 2}']) {
    await page.evaluate((text) => localStorage.setItem('coffeeCart', text), broken);
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
  }
  await addToCart(page, { name: 'Brunana' });
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('coffeeCart') ?? '') as unknown);
  const line = { id: 'brunana', name: 'Brunana - Whole Bean', price: 16, quantity: 1, grindType: 'Whole Bean', category: 'beans' };
  expect(saved).toMatchObject([line]);
});

const CARTLESS = ['/checkout'];
for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`a filled cart at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('is in the header of pages without a shelf, and covers nothing there', async ({ page }) => {
      await page.goto('/about');
      await expect(cartButton(page)).toHaveCount(0);
      await page.goto('/store');
      await addToCart(page, { name: 'Brunana', quantity: 2 });
      for (const path of ['/', '/about', '/watch-tv', '/login']) {
        await page.goto(path);
        await expect(cartButton(page), path).toHaveAccessibleName('Cart, 2 items');
        await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' }), path).toBeVisible();
        const box = (await cartButton(page).boundingBox())!;
        const main = (await page.getByRole('main').boundingBox())!;
        expect(box.y + box.height, path).toBeLessThan(main.y);
      }
      for (const path of CARTLESS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(cartButton(page), path).toHaveCount(0);
      }
    });

    test('opens from the header, is changed with the keyboard and leads to the checkout', async ({ page }) => {
      await page.goto('/store');
      await addToCart(page, { name: 'Brunana', quantity: 2 });
      await page.goto('/about');
      await cartButton(page).press('Enter');
      await expect(cart(page)).toBeFocused();
      await auditPage(page);
      await cart(page).getByRole('button', { name: 'One less Brunana - Whole Bean' }).press('Enter');
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
      await page.keyboard.press('Escape');
      await expect(cartButton(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await cart(page).getByRole('button', { name: 'PURCHASE' }).click();
      await expect(page).toHaveURL('/checkout');
    });
  });
}

for (const width of [768, 1024, 1263, 1264, 1280])
  test(`the cart of the shop covers no card at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/store');
    await addToCart(page, { name: "Captain's Choice" });
    const cards = await page.getByRole('region', { name: 'Products' }).getByRole('listitem').all();
    const boxes = await Promise.all(cards.map(async (card) => (await card.boundingBox())!));
    const cardsEnd = Math.max(...boxes.map((box) => box.x + box.width));
    const place = (await cartButton(page).locator('..').boundingBox())!;
    // A column beside the cards, or a bar across the page.
    if (place.x <= cardsEnd) expect([place.x, place.width, place.y + place.height]).toEqual([0, width, 900]);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the cart of the shop is a bar as wide as the page, above which everything can be reached', async ({ page }) => {
    await page.goto('/store');
    const bar = (await cartButton(page).locator('..').boundingBox())!;
    expect([bar.x, bar.width, bar.y + bar.height]).toEqual([0, 390, 844]);
    const last = page.getByRole('button', { name: 'ADD TO INVENTORY' });
    await last.focus();
    const box = (await last.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
  });
});
