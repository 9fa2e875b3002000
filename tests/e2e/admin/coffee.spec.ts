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
  // Its state is in the URL, so it changes only after the click has returned.
  const talk = page.getByRole('radio', { name: 'Talk to this draft' });
  await talk.click();
  await expect(talk).toBeChecked();
  await page.getByRole('textbox', { name: 'Say something to the draft' }).fill('How should I brew you?');
  await page.getByRole('button', { name: 'Send' }).click();
  const said = page.getByRole('log').getByRole('paragraph').filter({ hasNotText: 'is typing...' });
  await expect(said).toHaveCount(3, { timeout: 20_000 });
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
  // The tests that come after it in this shop know thirteen coffees.
  await page.getByRole('button', { name: 'Delete Fog Lantern' }).click();
  await page.getByRole('button', { name: 'Delete character' }).click();
  await expect.poll(async () => (await request.get('/store/fog-lantern')).status()).toBe(404);
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

test('a price that is typed after the end of the session is not stored, and leads to the login', async ({ page, context }) => {
  await page.goto('/admin-coffee/pricing');
  const price = page.getByRole('textbox', { name: 'Price of Stranger Brew Poster in dollars' });
  await expect(price).toHaveValue('1.00');
  await context.clearCookies();
  await price.fill('2.50');
  await price.press('Enter');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin-coffee%2Fpricing$/);
  await signIn(page, ADMIN);
  await page.goto('/admin-coffee/pricing');
  await expect(price).toHaveValue('1.00');
});

test('a second price is sent while the first is under way, and both are stored', async ({ page }) => {
  await page.goto('/admin-coffee/pricing');
  const price = page.getByRole('textbox', { name: 'Price of Stranger Brew Poster in dollars' });
  let sentCount = 0;
  await page.route('/graphql', async (route) => {
    if (!route.request().postData()?.includes('updateProduct')) return route.fallback();
    sentCount += 1;
    // The first is answered after the second has been typed.
    if (sentCount === 1) await expect(price).toHaveValue('3.00');
    await route.fallback();
  });
  await price.fill('2.50');
  await price.press('Enter');
  await price.fill('3.00');
  await price.press('Enter');
  await expect(page.getByText('Stranger Brew Poster: $3.00, was $1.00')).toBeVisible();
  await price.blur();
  await page.keyboard.press('z');
  await expect(price).toHaveValue('1.00');
});

test('a price of 0 is refused with a reason', async ({ page }) => {
  await page.goto('/admin-coffee/pricing');
  const price = page.getByRole('textbox', { name: 'Price of Stranger Brew Poster in dollars' });
  await price.fill('0');
  await price.press('Enter');
  await expect(page.getByText('The price is back where it was: Price must be above 0')).toBeVisible();
  await expect(price).toHaveValue('1.00');
});

test('two edits of one product: other fields are merged, the same field asks, and nothing of theirs is lost', async ({
  page,
  database,
}) => {
  await page.goto('/admin-coffee/pricing');
  await page.getByRole('button', { name: 'Edit Stranger Brew Poster' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit product' });
  await dialog.getByLabel('Name').fill('Stranger Brew Print');
  const texts = `select name, description from product where slug = 'stranger-brew-poster'`;
  const [before] = await database.sql<{ name: string; description: string }>(texts);
  const change = `jsonb_build_object('version', version + 1, 'before', jsonb_build_object('name', name), 'after', jsonb_build_object('name', 'x', 'description', 'x'))`;
  await database.sql(
    `insert into audit_entry (actor, action, subject, detail, created_at)
     select 'system', 'product-edited', 'product:' || id, ${change}, now() from product where slug = 'stranger-brew-poster'`,
  );
  await database.sql(
    `update product set name = 'Poster, signed', description = 'Theirs.', version = version + 1 where slug = 'stranger-brew-poster'`,
  );
  await dialog.getByRole('button', { name: 'Save product' }).click();
  await expect(dialog.getByText('Name: “Stranger Brew Poster”, now “Poster, signed”. Yours: “Stranger Brew Print”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save mine on top' }).click();
  await expect(dialog).toHaveCount(0);
  const [stored] = await database.sql(texts);
  expect(stored).toEqual({ name: 'Stranger Brew Print', description: 'Theirs.' });
  await database.sql(`update product set name = $1, description = $2 where slug = 'stranger-brew-poster'`, [
    before?.name,
    before?.description,
  ]);
});

test('a stock that is not a whole number is not stored, and the reason takes a line of its own at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin-coffee');
  const count = page.getByRole('textbox', { name: 'Ground bags of Brunana' });
  const before = await count.inputValue();
  await count.fill('-3');
  await count.press('Enter');
  const reason = page.getByRole('alert').filter({ hasText: 'Stock is a whole number, 0 to 100,000.' });
  await expect(count).toHaveAccessibleDescription('Stock is a whole number, 0 to 100,000.');
  expect((await reason.boundingBox())!.height).toBeLessThan(30);
  await count.press('Escape');
  await expect(reason).toHaveCount(0);
  await page.reload();
  await expect(count).toHaveValue(before);
});
