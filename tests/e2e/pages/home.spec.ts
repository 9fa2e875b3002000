import { expect, test } from '../support/shop-test.ts';

test('the picker shows five characters with quip and grind, and a choice opens the dialogue', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'SELECT YOUR CHARACTER' }).getByRole('listitem');
  await expect(cards).toHaveCount(5);
  await expect(cards.first()).toContainText('Cinnamon is currency, and I am rich.');
  await expect(cards.first()).toContainText('WHOLE');
  await expect(cards.nth(1)).toContainText('GROUND');
  await expect(page.getByRole('heading', { name: 'CHARACTER SELECTION REQUIRED' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'SELECT YOUR COFFEE COMPANION' })).toBeVisible();

  await cards.nth(2).getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'DIALOGUE WITH CHOCOLATE JAVA' })).toBeVisible();
  await expect(page.getByText('CLASS: COFFEE WARRIOR')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'LOGIN REQUIRED' })).toBeVisible();
  await expect(page.getByText('You must be logged in to chat with coffee characters.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'GO TO LOGIN' })).toHaveAttribute(
    'href',
    '/login?next=%2F%3Fcharacter%3Dchocolate-java%23chat-section',
  );
  await expect(page.getByRole('link', { name: 'REGISTER', exact: true })).toHaveAttribute(
    'href',
    /^\/login\?.*next=%2F%3Fcharacter%3Dchocolate-java/,
  );
  await expect(page.getByRole('link', { name: 'TAKE THE QUIZ' })).toHaveAttribute('href', '/quiz');
  const example = page.getByRole('region', { name: 'An example of talking to Chocolate Java' });
  await expect(example.getByRole('listitem')).toHaveCount(4);
  await expect(example).toContainText('Chocolate Java');

  const others = page.getByRole('complementary', { name: 'OTHER CHARACTERS' });
  await expect(others.getByRole('listitem')).toHaveCount(6);
  await expect(others.getByRole('button', { name: 'Chocolate Java' })).toHaveAttribute('aria-current', 'true');
  await others.getByRole('button', { name: "Master's Blend" }).click();
  await expect(page.getByRole('heading', { name: "DIALOGUE WITH MASTER'S BLEND" })).toBeVisible();
  await page.getByRole('button', { name: 'BACK TO SELECTION' }).click();
  await expect(page.getByRole('heading', { name: 'CHARACTER SELECTION REQUIRED' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'SELECT YOUR CHARACTER' })).toBeFocused();
});

test('VIEW ALL CHARACTERS opens the sixth, CHAT NOW the first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'VIEW ALL CHARACTERS' }).click();
  await expect(page.getByRole('heading', { name: 'DIALOGUE WITH BRUNANA' })).toBeVisible();
  await page.getByRole('button', { name: 'CHAT NOW' }).click();
  await expect(page.getByRole('heading', { name: "DIALOGUE WITH DUKE'S SPICE" })).toBeVisible();
});

test('/chat opens the dialogue with the first character, twenty pixels below the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 }); // A small viewport, so that the page has to scroll that far.
  await page.goto('/chat');
  await expect(page).toHaveURL('/#chat-section');
  const dialogue = page.getByRole('region', { name: "DIALOGUE WITH DUKE'S SPICE" });
  await expect(dialogue).toBeVisible();
  await expect.poll(async () => Math.round((await dialogue.boundingBox())?.y ?? -1)).toBe(20);
  await expect(dialogue).toBeFocused();
});

test('the header links to every page and marks the current one', async ({ page }) => {
  await page.goto('/store');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText(['HOME', 'CHAT', 'SHOP', 'ABOUT', 'WATCH TV', 'LOGIN']);
  await expect(nav.getByRole('link', { name: 'SHOP' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'CHAT' }).click();
  await expect(page.getByRole('heading', { name: "DIALOGUE WITH DUKE'S SPICE" })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await footer.getByRole('link', { name: 'WATCH TV' }).click();
  await expect(page).toHaveURL('/watch-tv');
  await page.goBack();
  await expect(page).toHaveURL('/#chat-section');
});
