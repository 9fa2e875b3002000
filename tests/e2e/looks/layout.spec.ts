import { expect, type Locator, type Page } from '@playwright/test';
import { signUp } from '../support/pages/accounts.ts';
import { messages, say, sitDown } from '../support/pages/chatting.ts';
import { addToCart, cart, cartButton, productCard } from '../support/pages/shopping.ts';
import { test } from '../support/shop-test.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Of a page, above its footer (--s-8). */
const MOST_FREE_PX = 64;
/** On a low screen. */
const MOST_FREE_ABOVE_CART_PX = 16;

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not shown`);
  return { ...box, bottom: box.y + box.height };
}

/** Of the lowest window of the page. */
async function contentBottom(page: Page): Promise<number> {
  const windows = await page.getByRole('main').getByRole('region').all();
  return Math.max(...(await Promise.all(windows.map(boxOf))).map(({ bottom }) => bottom));
}

for (const path of [
  '/store',
  '/store?category=equipment',
  '/store/darth',
  '/quiz?mood=cosy&taste=chocolate&company=friends&caffeine=little&avoid=nothing',
])
  test(`${path} ends with its last window, the cart and the footer, without empty space`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    expect((await boxOf(footer)).y - (await contentBottom(page))).toBeLessThanOrEqual(MOST_FREE_PX);
    await page.setViewportSize(PHONE);
    await footer.scrollIntoViewIfNeeded();
    const bar = await boxOf(page.getByRole('button', { name: 'Cart, 0 items' }).locator('..'));
    expect(bar.y - (await contentBottom(page))).toBeLessThanOrEqual(MOST_FREE_PX);
    expect(bar.bottom).toBe((await boxOf(footer)).y);
  });

test('the last row of the shelf is filled', async ({ page }) => {
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ ...DESKTOP, width });
    await page.goto('/store');
    const cards = page.getByRole('region', { name: 'Products' }).getByRole('list').first().getByRole('listitem');
    const boxes = await Promise.all((await cards.all()).map(boxOf));
    const [first, last] = [boxes[0]!, boxes.at(-1)!];
    const shelf = await boxOf(page.getByRole('region', { name: 'Products' }));
    const inset = first.x - shelf.x;
    expect(Math.round(last.x + last.width), `at ${width} px`).toBe(Math.round(shelf.x + shelf.width - inset));
  }
});

test('a phone has the products in two columns, with both grinds on one line', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/store');
  const [left, right] = [await boxOf(productCard(page, "Duke's Spice")), await boxOf(productCard(page, "Sparrow's Nest"))];
  expect(right.y).toBe(left.y);
  const grinds = productCard(page, "Duke's Spice").getByRole('radio');
  expect((await boxOf(grinds.nth(1))).y).toBe((await boxOf(grinds.nth(0))).y);
});

for (const slug of ['darth', 'brunana', 'stranger-brew-poster'])
  test(`the price of ${slug} stands close below what is said about it`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(`/store/${slug}`);
    const item = page.getByRole('region').first();
    const words = item.getByText(/^(You have come|Heyyy|Hang it)/).locator('..');
    const price = item.getByText(/^\$\d+\.00$/).locator('../..');
    expect((await boxOf(price)).y - (await boxOf(words)).bottom).toBeLessThanOrEqual(16);
  });

for (const size of [
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 1280, height: 400 },
])
  test(`at ${size.width} x ${size.height} the open cart fills the screen, and scrolls to PURCHASE`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/store');
    for (const name of ['Chocolate Java', 'Brunana', 'Decaf Destiny']) await addToCart(page, { name });
    await cartButton(page).click();
    await expect(cart(page).getByRole('button', { name: 'Close cart' })).toBeInViewport({ ratio: 1 });
    expect((await boxOf(cart(page))).y).toBeLessThanOrEqual(MOST_FREE_ABOVE_CART_PX);
    const purchase = cart(page).getByRole('button', { name: 'PURCHASE' });
    // "If needed" leaves a fraction of a pixel out.
    await purchase.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expect(purchase).toBeInViewport({ ratio: 1 });
    await purchase.click();
    await expect(page).toHaveURL('/checkout');
  });

/** Words of the elements that a line break divides. */
function brokenWords(elements: Element[]): string[] {
  function lineCount(text: Node, start: number, word: string): number {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  return elements.flatMap((element) => {
    const text = element.firstChild!;
    return [...(text.textContent ?? '').matchAll(/\S+/g)]
      .filter(({ index, 0: word }) => lineCount(text, index, word) > 1)
      .map(([word]) => word);
  });
}

test('at 320 px the names of the characters and the tools of a reply have no broken words', async ({ page, email }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await sitDown(page, email, 'darth');
  await say(page, 'How much is shipping?');
  const tools = messages(page)
    .last()
    .getByRole('button', { name: /^(Copy|Try again)$/ });
  await expect(tools).toHaveCount(2);
  expect(await tools.evaluateAll(brokenWords)).toEqual([]);
  for (const slug of ['snickering-weasley', 'friendly-neighborhood', 'darth']) {
    await page.goto(`/?character=${slug}#chat-section`);
    await expect(page.getByText('CLASS: COFFEE WARRIOR')).toBeVisible();
    expect(await page.getByRole('heading', { level: 3 }).evaluateAll(brokenWords)).toEqual([]);
  }
});

test('the account page of a desktop is filled to both sides, down to its end', async ({ page, email }) => {
  await signUp(page, email);
  await page.setViewportSize(DESKTOP);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect(page.getByText('A blank page.')).toBeVisible();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  function room(name: string): Promise<Awaited<ReturnType<typeof boxOf>>> {
    return boxOf(page.getByRole('region', { name }));
  }
  const [orders, taste, health] = [await room('Order history'), await room('Your taste'), await room('Your health')];
  const [places, password] = [await room('Where you are signed in'), await room('Password')];
  expect([taste.x, health.x + health.width]).toEqual([orders.x, orders.x + orders.width]);
  expect([taste.y, taste.bottom]).toEqual([health.y, health.bottom]);
  expect([places.x, password.x + password.width]).toEqual([orders.x, orders.x + orders.width]);
  expect([places.y, places.bottom]).toEqual([password.y, password.bottom]);
});
