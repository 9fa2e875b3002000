import type { Page } from '@playwright/test';
import { failOperation } from '../support/fail-operation.ts';
import { expect, test } from '../support/shop-test.ts';
import { silenceVideoHost, VIDEO_HOST, VIDEO_SITE } from '../support/video-host.ts';

function player(page: Page) {
  return page.getByTitle(/^Video player: /);
}
function sound(page: Page, state: 'on' | 'off') {
  return expect(page.frameLocator('iframe').getByText(`Sound ${state}`)).toBeVisible();
}
function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name });
}
function channel(page: Page, name: RegExp) {
  return page.getByRole('group', { name: 'Channels' }).getByRole('button', { name });
}

async function sourceOf(page: Page): Promise<URL> {
  return new URL((await player(page).getAttribute('src')) ?? '');
}

test('the television starts without sound, and can be unmuted, switched off and on again', async ({ page }) => {
  await page.goto('/watch-tv');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brew Quest RETRO TV');
  await expect(page.getByRole('main').getByText('CH. 01', { exact: true })).toBeVisible();
  await expect(page.getByText('TV ON', { exact: true })).toBeVisible();
  await sound(page, 'off');
  const first = await sourceOf(page);
  expect(first.origin).toBe(VIDEO_HOST);
  expect(Object.fromEntries(first.searchParams)).toMatchObject({ autoplay: '1', mute: '1' });

  await button(page, 'UNMUTE').click();
  await sound(page, 'on');
  expect((await sourceOf(page)).href, 'the show goes on').toBe(first.href);

  await button(page, 'TURN OFF TV').click();
  await expect(player(page)).toHaveCount(0);
  await expect(page.getByText('TV OFF', { exact: true })).toBeVisible();
  await expect(button(page, 'FULL SCREEN')).toBeDisabled();
  await expect(channel(page, /^Coming soon!/)).toBeDisabled();

  await button(page, 'TURN ON TV').click();
  await sound(page, 'on');
  const second = await sourceOf(page);
  expect(Number(second.searchParams.get('t'))).toBeGreaterThan(Number(first.searchParams.get('t')));
  expect(second.searchParams.get('cb')).not.toBe(first.searchParams.get('cb'));
});

test('the guide changes the channel, and FULL SCREEN opens the show in another tab', async ({ page, context, watch }) => {
  watch.allow(new RegExp(`request to ${VIDEO_SITE}`));
  await page.goto('/watch-tv');
  await expect(page.getByText('Click on a show to change the channel!')).toBeVisible();
  await expect(page.getByText('CHANNEL SURFING SINCE 1990')).toBeVisible();
  const guide = page.getByRole('group', { name: 'Channels' });
  await expect(guide).toHaveCSS('max-height', '500px');
  await expect(guide.getByRole('button')).toHaveCount(6);
  await expect(guide.getByRole('button').first()).toHaveAttribute('aria-current', 'true');

  // With the keyboard, including programmes that need scrolling.
  await channel(page, /Third Floor Lockers/).focus();
  await page.keyboard.press('Enter');
  await expect(channel(page, /Third Floor Lockers/)).toHaveAttribute('aria-current', 'true');
  await expect(channel(page, /Third Floor Lockers/)).toBeInViewport();
  const now = page.getByRole('region', { name: 'NOW PLAYING' });
  for (const text of ['Third Floor Lockers', 'Season 1 Episode 1', '2000s', '21'])
    await expect(now.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('CH. 21', { exact: true })).toBeVisible();
  await expect(player(page)).toHaveAttribute('title', 'Video player: Third Floor Lockers');
  await sound(page, 'off');

  const opening = context.waitForEvent('page');
  await button(page, 'FULL SCREEN').click();
  const tab = await opening;
  await expect(tab).toHaveURL(`${VIDEO_SITE}/watch?v=bqLockers21`);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
});

test('a channel without a video plays its reel, and FULL SCREEN opens that in another tab', async ({ page, context }) => {
  await page.goto('/watch-tv');
  await channel(page, /The Polite Ghost/).click();
  const reel = page.getByRole('img', { name: 'The Learning Caravan: The Polite Ghost: the show, drawn in pixels' });
  await expect(reel).toBeVisible();
  await expect(reel).toHaveCSS('animation-duration', '4s');
  await expect(player(page)).toHaveCount(0);
  await expect(button(page, 'UNMUTE')).toHaveCount(0);

  const opening = context.waitForEvent('page');
  await button(page, 'FULL SCREEN').click();
  const tab = await opening;
  await expect(tab).toHaveURL(/\/art\/reel-08\.svg$/);
  const place = tab.locator('image');
  const first = await place.evaluate((image: SVGImageElement) => image.x.animVal.value);
  await expect.poll(() => place.evaluate((image: SVGImageElement) => image.x.animVal.value)).not.toBe(first);

  await page.setViewportSize({ width: 390, height: 844 });
  const [full, power] = await Promise.all(['FULL SCREEN', 'TURN OFF TV'].map((name) => button(page, name).boundingBox()));
  expect(full!.width, 'alone in its row').toBe(power!.width);
  await button(page, 'TURN OFF TV').click();
  await expect(reel).toHaveCount(0);
});

test('a video that does not answer leaves its reel', async ({ page }) => {
  await silenceVideoHost(page.context());
  await page.clock.install();
  await page.goto('/watch-tv');
  await expect(page.getByText('Warming up the tube')).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(page.getByText('No signal tonight.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Spicy news!: the show, drawn in pixels' })).toBeVisible();
});

test('the television waits for its shows, and can be asked again when they do not come', async ({ page, watch }) => {
  watch.allow(/graphql/);
  await page.goto('/about');
  const mend = await failOperation(page, 'tvShows');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WATCH TV' }).click();
  await expect(
    page.getByRole('region', { name: 'Television' }).getByText('No signal tonight. The shop did not answer.').first(),
  ).toBeVisible();
  await mend();
  await button(page, 'TAP THE SET').click();
  await expect(channel(page, /^Spicy news!/)).toBeVisible();
  await sound(page, 'off');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the guide is a list of plain links', async ({ page, watch }) => {
    watch.allow(/\/assets\/[\w.-]+\.js: csp$/);
    await page.goto('/watch-tv');
    const guide = page.getByRole('region', { name: 'CHANNEL GUIDE' });
    await expect(guide.getByRole('link')).toHaveCount(6);
    await expect(guide.getByRole('link', { name: 'Watch Spicy news!' })).toHaveAttribute('href', `${VIDEO_SITE}/watch?v=bqSpicyNews`);
    await expect(guide.getByRole('button')).toHaveCount(0);
    await expect(guide.getByRole('link', { name: 'Watch Coming soon!' })).toHaveAttribute('href', '/art/reel-02.svg');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/watch-tv$/);
  });
});
