import { apiCalls } from '../support/api-calls.ts';
import { addToCart, cartButton, productCard } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

test.describe('a server-rendered page', () => {
  test('is the home page: it hydrates without a request, and asks for the example dialogue of a selected character alone', async ({
    page,
  }) => {
    const calls = apiCalls(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'CHAT NOW' })).toBeEnabled();
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'CHAT NOW' }).click();
    await expect(page.getByRole('heading', { name: "DIALOGUE WITH DUKE'S SPICE" })).toBeVisible();
    await expect(page.getByRole('region', { name: "An example of talking to Duke's Spice" }).getByRole('listitem').first()).toBeVisible();
    expect(calls).toEqual(['POST /graphql ExampleDialogue']);
  });

  test('is the store: a bag goes into the cart without a request', async ({ page }) => {
    const calls = apiCalls(page);
    await page.goto('/store');
    await addToCart(page, { name: 'Brunana' });
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
    expect(calls).toEqual([]);
  });

  for (const path of ['/', '/quiz', '/about'])
    test(`fetches the large picture of ${path} before the scripts`, async ({ request }) => {
      const document = await (await request.get(path)).text();
      const picture = document.match(/<link rel="preload" as="image" href="\/art\/scene-\w+\.png"/g);
      expect(picture).toHaveLength(1);
      expect(document.indexOf(picture![0])).toBeLessThan(document.indexOf('<link rel="modulepreload"'));
    });

  test('is the page for unknown addresses, which answers 404', async ({ page, watch }) => {
    watch.allow(/404/);
    const calls = apiCalls(page);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(calls).toEqual([]);
    // A hydrated page navigates without loading another document.
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'SELECT YOUR CHARACTER' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-same-document'))).toBe(true);
  });
});

for (const path of ['/', '/store', '/login'])
  test(`${path} lists all its initial code, so that no part waits for another`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const document = await (await page.request.get(path)).text();
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    const code = fetched.filter((address) => /^\/assets\/.*\.(js|css)$/.test(address));
    expect(code.length).toBeGreaterThan(5);
    expect(code.filter((address) => !document.includes(`"${address}"`))).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ watch }) => watch.allow(/\/assets\/[\w.-]+\.js: csp$/)); // The browser reports blocked scripts in this way.

  test('the store lists all products with their prices', async ({ page }) => {
    await page.goto('/store');
    await expect(page.getByRole('region', { name: 'Products' }).getByRole('heading', { level: 3 })).toHaveCount(14);
    await expect(productCard(page, 'Decaf Destiny').getByText('$17.00')).toBeVisible();
    await expect(page).toHaveTitle(/Shop/);
  });

  test('the home page shows the brand and five characters', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Brew Quest', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'SELECT YOUR CHARACTER' }).getByRole('listitem')).toHaveCount(5);
  });

  test('an unknown address is reported', async ({ page, watch }) => {
    watch.allow(/404/);
    await page.goto('/weapons');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
  });
});

test("an unknown payment gets the shop's message, whatever the URL claims", async ({ page }) => {
  await page.goto('/checkout-success?payment_intent=pi_made_up&redirect_status=succeeded&tracking=1Z999');
  await expect(page.getByRole('heading', { name: 'We do not know this payment' })).toBeVisible();
  await expect(page.getByText('Order Confirmed!')).toHaveCount(0);
  await expect(page.getByText('1Z999')).toHaveCount(0);
  await page.goto('/order-success?orderId=BQ-0000000000000000&payment_intent=pi_made_up&redirect_status=succeeded');
  await expect(page.getByRole('heading', { name: 'We do not know this payment' })).toBeVisible();
  await expect(page.getByText(/PAYMENT SUCCESSFUL|QUEST COMPLETE/)).toHaveCount(0);
  await page.goto('/checkout-success');
  await expect(page.getByRole('heading', { name: 'We do not know this payment' })).toBeVisible();
});

test('icons and pictures for link previews exist at the addresses in a page', async ({ request }) => {
  const named = new Set(['/favicon.ico']);
  for (const path of ['/', '/store', '/login']) {
    const head = await (await request.get(path)).text();
    for (const [, url] of head.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)) named.add(url!);
    const picture = /<meta property="og:image" content="(https?:[^"]+)"/.exec(head)?.[1];
    expect(picture, path).toMatch(/\/art\/og\/[\w-]+\.png$/);
    named.add(new URL(picture!).pathname);
  }
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string; purpose: string }[] };
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of manifest.icons) named.add(src);
  expect(named.size).toBeGreaterThanOrEqual(9);
  for (const path of named) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(/^image\/|^application\/manifest\+json/);
  }
});
