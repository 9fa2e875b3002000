import { ADMIN, signIn } from '../support/pages/accounts.ts';
import { expect, test } from '../support/shop-test.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, ADMIN);
});

test('a switch is stored at once, an open store shows it without reload, and Undo takes it back', async ({ page, context }) => {
  const store = await context.newPage();
  await store.goto('/store');
  const card = store.getByRole('listitem').filter({ hasText: 'Mint Stole Christmas' }).first();
  await expect(card.getByText('OUT OF STOCK').first()).toBeHidden();
  await page.goto('/admin-coffee');
  for (const grind of ['Whole Bean', 'Ground']) {
    await page.getByRole('switch', { name: `${grind} of Mint Stole Christmas in stock` }).click();
    await expect(page.getByText(`Mint Stole Christmas, ${grind.toLowerCase()}: out of stock`)).toBeVisible();
  }
  await expect(card.getByText('OUT OF STOCK').first()).toBeVisible({ timeout: 20_000 });
  const ground = page.getByRole('switch', { name: 'Ground of Mint Stole Christmas in stock' });
  await ground.click();
  await expect(page.getByText('Mint Stole Christmas, ground: 10 bags')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ground).not.toBeChecked();
});

test('a new character is written, talks as a draft, is saved, and stands in the store; deleting it can be undone', async ({ page }) => {
  await page.goto('/admin-coffee/new');
  const texts: Record<string, string> = {
    Name: 'Fog Lantern',
    Slug: 'fog-lantern',
    'Image URL': '/art/captains-choice.png',
    Description: 'Toasted barley and black tea.',
    Bio: 'Keeps a lamp lit for boats that are late.',
    Greeting: 'Evening. Sit where the light reaches you.',
    Personality: 'Unhurried, watchful, brief.',
  };
  for (const [label, text] of Object.entries(texts)) await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('textbox', { name: 'Tags' }).fill('Barley, Mist,');
  await page.getByRole('radio', { name: 'Talk to this draft' }).check();
  await page.getByRole('textbox', { name: 'Say something to the draft' }).fill('How should I brew you?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByRole('paragraph')).toHaveCount(3, { timeout: 20_000 });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Coffee created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/admin-coffee\/fog-lantern/);

  const { request } = page;
  await expect.poll(async () => (await request.get('/store/fog-lantern')).status()).toBe(200);
  await page.goto('/admin-coffee');
  await page.getByRole('button', { name: 'Delete Fog Lantern' }).click();
  await page.getByRole('button', { name: 'Delete character' }).click();
  await expect(page.getByText('Coffee deleted successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Fog Lantern' })).toBeVisible();
});

test('a price is saved with Enter and undone with Z', async ({ page }) => {
  await page.goto('/admin-coffee/pricing');
  const price = page.getByRole('textbox', { name: 'Price of Stranger Brew Poster in dollars' });
  await price.fill('2.50');
  await price.press('Enter');
  await expect(page.getByText('Stranger Brew Poster: $2.50, was $1.00')).toBeVisible();
  await price.blur();
  await page.keyboard.press('z');
  await expect(price).toHaveValue('1.00');
});
