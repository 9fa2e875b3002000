import { apiCalls } from '../support/api-calls.ts';
import { expect, test } from '../support/shop-test.ts';

const SECTIONS = [
  'Our Mission',
  'What Makes Us Different',
  'Meet Our Team',
  'Meet Our Coffee Characters',
  'Our Commitment',
  'Your Quest Starts Here',
];

test('the About page has its whole story and links to all characters', async ({ page }) => {
  const calls = apiCalls(page);
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Brew Quest About');
  await expect(main.getByText('OUR STORY')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(SECTIONS);

  function section(name: string) {
    return page.getByRole('region', { name });
  }
  await expect(section('What Makes Us Different').getByRole('heading', { level: 3 })).toHaveText([
    'AI-powered characters',
    'Premium quality',
    'Nostalgic experience',
    'Personalized journey',
  ]);
  const people = section('Meet Our Team').getByRole('listitem');
  await expect(people).toHaveCount(3);
  for (const [index, role] of ['Co-founder and CEO', 'Head of product', 'Coffee curator'].entries()) {
    await expect(people.nth(index).getByText(role)).toBeVisible();
    await expect(people.nth(index).getByRole('img')).toBeVisible();
  }
  await expect(section('Our Commitment').getByRole('heading', { level: 3 })).toHaveText([
    'Quality first',
    'Innovation',
    'Community',
    'Sustainability',
  ]);
  await expect(section('Our Commitment')).toContainText('ethical suppliers');
  await expect(main.getByRole('link', { name: 'CHAT WITH OUR COFFEES' })).toHaveAttribute('href', '/chat');
  await expect(main.getByRole('link', { name: 'EXPLORE OUR STORE' })).toHaveAttribute('href', '/store');

  const gallery = section('Meet Our Coffee Characters').getByRole('link');
  await expect(gallery).toHaveCount(13);
  await gallery.filter({ hasText: 'Lord Darkroast' }).click();
  await expect(page).toHaveURL('/?character=darth#chat-section');
  await expect(page.getByRole('heading', { name: 'DIALOGUE WITH LORD DARKROAST' })).toBeVisible();
  await expect
    .poll(() => calls, 'the list of the home page, and the example of the character')
    .toEqual(['POST /graphql HomePage', 'POST /graphql ExampleDialogue']);
});

test('its sections fade in one after another, except with reduced motion', async ({ page }) => {
  function motion(property: 'animationDelay' | 'animationDuration' | 'animationName') {
    return Promise.all(
      SECTIONS.map((name) => page.getByRole('region', { name }).evaluate((element, wanted) => getComputedStyle(element)[wanted], property)),
    );
  }
  await page.goto('/about');
  expect(await motion('animationDelay')).toEqual(['0s', '0.2s', '0.4s', '0.6s', '0.8s', '1s']);
  expect(new Set(await motion('animationDuration'))).toEqual(new Set(['0.6s']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(new Set(await motion('animationName'))).toEqual(new Set(['none']));
  await expect(page.getByRole('region', { name: 'Your Quest Starts Here' })).toHaveCSS('opacity', '1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, with its description and its characters', async ({ page, watch }) => {
    watch.allow(/\/assets\/[\w.-]+\.js: csp$/);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(SECTIONS);
    await expect(page.getByRole('region', { name: 'Meet Our Coffee Characters' }).getByRole('link')).toHaveCount(13);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/);
    const organization = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(organization ?? '')).toMatchObject({ '@type': 'Organization', name: 'Brew Quest' });
  });
});
