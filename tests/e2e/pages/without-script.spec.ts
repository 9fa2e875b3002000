import { expect, test } from '../support/shop-test.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ watch }) => watch.allow(/\/assets\/[\w.-]+\.js: csp$/)); // The browser reports blocked scripts in this way.

for (const { path, sentence, without } of [
  { path: '/checkout', sentence: 'The checkout needs JavaScript.', without: 'Loading your cart' },
  { path: '/login', sentence: 'Signing in needs JavaScript.', without: 'What would you like to do?' },
  { path: '/#chat-section', sentence: 'Talking to the coffees needs JavaScript.', without: 'SELECT YOUR COFFEE COMPANION' },
])
  test(`${path} says in a sentence what it needs`, async ({ page }) => {
    await page.goto(path);
    // Playwright's texts and roles leave out what is inside a noscript element.
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(`${sentence} Please turn it on in your browser and load this page again.`);
    for (const part of [page.getByText(without), page.getByLabel(without)]) await expect(part.filter({ visible: true })).toHaveCount(0);
  });

test('the quiz is a plain form from the first question to the answer', async ({ page }) => {
  await page.goto('/quiz');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.locator('noscript')).toHaveCount(0);
});
