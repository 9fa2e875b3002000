import type { Page } from '@playwright/test';
import { readLedger } from '../../support/ledger.ts';
import { auditPage } from '../support/audit-page.ts';
import { pressOn } from '../support/keyboard.ts';
import { CARDS, fillCard, fillCheckout, payButton, summary } from '../support/pages/paying.ts';
import { addToCart, cart, cartButton, startCheckout, toast } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

type Product = { slug: string; priceCents: number; grindOptions: { stock: number }[] };

/** A product as the api returns it: the api reads a change after PostgreSQL's notification. Undefined for what is not sold. */
async function sold(page: Page, slug: string): Promise<Product | undefined> {
  const query = '{ products { slug priceCents grindOptions { stock } } }';
  const answer = (await (await page.request.post('/graphql', { data: { query } })).json()) as { data: { products: Product[] } };
  return answer.data.products.find((product) => product.slug === slug);
}

function news(page: Page) {
  return summary(page).getByRole('status').filter({ hasText: 'Your cart has changed' });
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`${viewport.width} wide, CRT-05: the opened cart offers the other grind for one that is out, and PURCHASE leads there first`, async ({
    page,
    database,
  }) => {
    await page.setViewportSize(viewport);
    await database.setStock('mint-stole-christmas', 'ground', 9);
    await database.setStock('mint-stole-christmas', 'whole-bean', 9);
    await page.goto('/store');
    await addToCart(page, { name: 'Mint Stole Christmas', grind: 'Ground', quantity: 2 });
    await addToCart(page, { name: 'Stranger Brew Poster' });
    await database.setStock('mint-stole-christmas', 'ground', 0);
    await expect.poll(async () => (await sold(page, 'mint-stole-christmas'))?.grindOptions.at(-1)?.stock).toBe(0);
    await cartButton(page).click();
    const line = cart(page).getByRole('listitem').filter({ hasText: 'Mint Stole Christmas' });
    await expect(line).toContainText('Mint Stole Christmas - Ground is out of stock.');
    await expect(page.getByRole('status').filter({ hasText: 'Mint Stole Christmas - Ground is out of stock.' })).toBeAttached();
    await pressOn(page, cart(page).getByRole('button', { name: 'PURCHASE' }), 'Enter');
    await expect(line).toBeFocused();
    await expect(cart(page).getByText('Please change what is marked first.')).toBeVisible();
    await expect(page).toHaveURL('/store');
    await auditPage(page);

    await pressOn(page, line.getByRole('button', { name: 'Take 2 of Mint Stole Christmas - Whole Bean instead' }), 'Enter');
    await expect(cart(page)).toBeFocused();
    await expect(cart(page).getByText('out of stock')).toHaveCount(0);
    await expect(cart(page).getByRole('group', { name: 'Quantity of Mint Stole Christmas - Whole Bean' })).toContainText('2');
    await pressOn(page, cart(page).getByRole('button', { name: 'PURCHASE' }), 'Enter');
    await expect(page).toHaveURL('/checkout');
    await expect(summary(page)).toContainText('$33.00');
    await expect(news(page)).toHaveCount(0);
  });
}

test('CRT-05: a cart larger than one order may be is reported in the cart and in the checkout, before Pay', async ({ page, database }) => {
  await database.setStock('stranger-brew-poster', 'none', 60);
  await page.goto('/store');
  await addToCart(page, { name: 'Stranger Brew Poster', quantity: 25 });
  await cartButton(page).click();
  const words = 'One order takes 24 items at most, please split a larger one.';
  await expect(cart(page).getByText(words)).toBeVisible();
  await cart(page).getByRole('button', { name: 'PURCHASE' }).click();
  await expect(page).toHaveURL('/store');
  await page.goto('/checkout');
  await expect(summary(page).getByRole('status').filter({ hasText: words })).toBeVisible();
  await page.goto('/store');
  await cartButton(page).click();
  await cart(page).getByRole('button', { name: 'One less Stranger Brew Poster' }).click();
  await expect(cart(page).getByText(words)).toHaveCount(0);
  await cart(page).getByRole('button', { name: 'PURCHASE' }).click();
  await expect(page).toHaveURL('/checkout');
});

test('CRT-05: a changed price is shown once, and the cart has the new one', async ({ page, database }) => {
  await page.goto('/store');
  await addToCart(page, { name: 'Snickering Weasel', grind: 'Ground', quantity: 2 });
  await database.setPrice('snickering-weasley', 1700);
  await expect.poll(async () => (await sold(page, 'snickering-weasley'))?.priceCents).toBe(1700);
  await cartButton(page).click();
  await expect(cart(page).getByText('The price was $16.00, is now $17.00.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Snickering Weasel - Ground was $16.00, is now $17.00.' })).toBeAttached();
  await expect(cart(page).getByText('Total $34.00')).toBeVisible();
  await auditPage(page);
  await page.keyboard.press('Escape');
  await cartButton(page).click();
  await expect(cart(page).getByText('Total $34.00')).toBeVisible();
  await expect(cart(page).getByText('The price was')).toHaveCount(0);
  await cart(page).getByRole('button', { name: 'PURCHASE' }).click();
  await expect(payButton(page)).toHaveText('Pay $39.99');
  await expect(news(page)).toHaveCount(0);
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`${viewport.width} wide, CRT-05: the opened checkout shows what has changed, and Pay leads there first`, async ({
    page,
    email,
    database,
    sandboxUrl,
  }) => {
    await page.setViewportSize(viewport);
    await database.setStock('mint-stole-christmas', 'ground', 9);
    await startCheckout(
      page,
      { name: 'Mint Stole Christmas', grind: 'Ground', quantity: 3 },
      { name: 'Brunana', grind: 'Ground' },
      { name: 'Decaf Destiny', grind: 'Ground' },
      { name: 'Snickering Weasel', grind: 'Ground' },
    );
    await fillCheckout(page, email, CARDS.good);
    await database.setStock('mint-stole-christmas', 'ground', 1);
    await database.sql(`update product set is_listed = false where slug = 'brunana'`);
    await database.setPrice('snickering-weasley', 1750);
    await expect.poll(async () => (await sold(page, 'snickering-weasley'))?.priceCents).toBe(1750);
    await expect.poll(() => sold(page, 'brunana')).toBeUndefined();
    await page.reload();
    await expect(news(page)).toContainText('Only 1 of Mint Stole Christmas - Ground left.');
    await expect(news(page)).toContainText('Brunana - Ground is not sold any more.');
    await expect(news(page)).toContainText('Snickering Weasel - Ground was $16.00, is now $17.50.');
    await auditPage(page);

    await fillCard(page, CARDS.good);
    const before = (await readLedger(sandboxUrl)).paymentIntents.length;
    await payButton(page).click();
    await expect(news(page)).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged' })).toHaveCount(0);
    expect((await readLedger(sandboxUrl)).paymentIntents.length).toBe(before);

    await pressOn(page, news(page).getByRole('button', { name: 'Remove Brunana - Ground' }), 'Enter');
    await expect(news(page)).toBeFocused();
    await expect(news(page)).toContainText('Brunana - Ground is removed.');
    await pressOn(page, news(page).getByRole('button', { name: 'Take 1 of Mint Stole Christmas - Ground' }), 'Enter');
    // 16.00, 17.00 and 17.50: free shipping.
    await expect(payButton(page)).toHaveText('Pay $50.50');
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    const [order] = await database.sql('select total_cents from orders where email = $1', [email]);
    expect(order).toEqual({ total_cents: 5050 });
  });
}

test('the last bag, held by the own declined payment, is not shown as out of stock', async ({ page, email, watch, database }) => {
  watch.allow(/402/); // The browser logs the declined card's answer.
  await database.setStock('mint-stole-christmas', 'ground', 1);
  await startCheckout(page, { name: 'Mint Stole Christmas', grind: 'Ground' });
  await fillCheckout(page, email, CARDS.declined);
  await payButton(page).click();
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect.poll(async () => (await sold(page, 'mint-stole-christmas'))?.grindOptions.at(-1)?.stock).toBe(0);
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('CartProducts') ?? false);
  await page.reload();
  await answered;
  await fillCard(page, CARDS.good);
  await expect(summary(page).getByText('out of stock')).toHaveCount(0);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});

test('a price changed in local storage is shown when the checkout opens, and is not the one that is paid', async ({
  page,
  email,
  database,
}) => {
  await startCheckout(page, { name: "Sparrow's Nest", grind: 'Ground' });
  await page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('coffeeCart') ?? '[]') as { price: number }[];
    localStorage.setItem('coffeeCart', JSON.stringify(lines.map((line) => ({ ...line, price: 0.01 }))));
  });
  await page.reload();
  await expect(news(page)).toContainText("Sparrow's Nest - Ground was $0.01, is now $16.00.");
  await fillCheckout(page, email, CARDS.good);
  await expect(summary(page).getByText('$16.00').first()).toBeVisible();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  const [order] = await database.sql<{ total_cents: number }>('select total_cents from orders where email = $1', [email]);
  expect(order?.total_cents).toBeGreaterThan(1600);
});
