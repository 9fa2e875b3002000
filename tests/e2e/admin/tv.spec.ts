import type { Locator, Page } from '@playwright/test';
import { ADMIN, signIn, signUp } from '../support/pages/accounts.ts';
import { expect, test } from '../support/shop-test.ts';
import { VIDEO_HOST } from '../support/video-host.ts';

const TITLE = 'Pudding in Peril';
/** Of a channel that the tests of the television do not use. */
const CHANNEL = 15;

function rowOf(page: Page, title = TITLE): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('button', { name: title, exact: true }) });
}
function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: `Channel ${CHANNEL}` });
}
async function openTv(page: Page): Promise<void> {
  await page.goto('/admin/tv');
  await expect(rowOf(page)).toBeVisible();
}
function playerOf(page: Page): Locator {
  return page.getByTitle(`Video player: ${TITLE}`);
}
/** What a visitor sees who chooses the channel. */
async function watch(page: Page): Promise<void> {
  await page.goto('/watch-tv');
  await page
    .getByRole('group', { name: 'Channels' })
    .getByRole('button', { name: new RegExp(TITLE) })
    .click();
}

/** Another administrator, in another browser. */
async function changeElsewhere({ request }: Page, fields: string): Promise<void> {
  const found = await request.post('/graphql', { data: { query: '{ adminTvShows { id version } }' } });
  const { data } = (await found.json()) as { data: { adminTvShows: { id: string; version: number }[] } };
  const version = data.adminTvShows.find(({ id }) => id === String(CHANNEL))?.version;
  const query = `mutation { updateTvShow(id: "${CHANNEL}", version: ${version}, input: { ${fields} }) { __typename } }`;
  const answer = await request.post('/graphql', { data: { query } });
  expect(await answer.json()).toEqual({ data: { updateTvShow: { __typename: 'TvShowSaved' } } });
}

test.afterEach(({ database }) => database.setVideo(CHANNEL, null));

test('by keyboard an administrator sets the video of a channel, which visitors watch', async ({ page }) => {
  const { keyboard } = page;
  await signIn(page, ADMIN);
  await openTv(page);
  await expect(rowOf(page)).toContainText('Own reel');
  await page.getByRole('button', { name: TITLE, exact: true }).focus();
  await keyboard.press('e');
  const video = dialogOf(page).getByLabel('Video');
  await expect(video).toBeFocused();
  await keyboard.type('https://video.example/42');
  await keyboard.press('Control+s');
  await expect(dialogOf(page).getByText('This is no video at YouTube. Paste its address or its id of 11 characters.')).toBeVisible();
  await expect(video).toBeFocused();
  await video.fill('https://youtu.be/bqPudding15?si=shared');
  await keyboard.press('Control+s');
  await expect(page.getByText('Show updated successfully')).toBeVisible();
  await expect(rowOf(page)).toContainText('bqPudding15');
  await expect(page.getByRole('button', { name: TITLE, exact: true })).toBeFocused();

  await watch(page);
  await expect(playerOf(page)).toHaveAttribute('src', new RegExp(`^${VIDEO_HOST}/embed/bqPudding15\\?`));
  await expect(page.frameLocator('iframe').getByText('Sound off')).toBeVisible();
});

test('without its video a channel plays its reel again', async ({ page, database }) => {
  await database.setVideo(CHANNEL, 'bqPudding15');
  await signIn(page, ADMIN);
  await openTv(page);
  await page.getByRole('button', { name: `Edit ${TITLE}` }).click();
  const video = dialogOf(page).getByLabel('Video');
  await expect(video).toHaveValue('bqPudding15');
  await video.fill('');
  await dialogOf(page).getByRole('button', { name: 'Save show' }).click();
  await expect(rowOf(page)).toContainText('Own reel');
  await watch(page);
  await expect(page.getByRole('img', { name: `${TITLE}: the show, drawn in pixels` })).toBeVisible();
  await expect(playerOf(page)).toHaveCount(0);
});

test('an edit that somebody else has made meanwhile is shown and not written over', async ({ page }) => {
  await signIn(page, ADMIN);
  await openTv(page);
  await page.getByRole('button', { name: `Edit ${TITLE}` }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Season').fill('Pudding Show');
  await dialog.getByLabel('Description').fill('It wobbles more than ever, and nobody knows why.');
  await changeElsewhere(page, 'season: "Quiz Show", era: "2000s"');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('Season: “Game Show”, now “Quiz Show”. Yours: “Pudding Show”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(dialog.getByLabel('Season')).toHaveValue('Quiz Show');
  await expect(dialog.getByLabel('Era')).toHaveValue('2000s');
  await expect(dialog.getByLabel('Description')).toHaveValue('It wobbles more than ever, and nobody knows why.');
  await dialog.getByRole('button', { name: 'Save show' }).click();
  await expect(rowOf(page)).toContainText('Quiz Show, 2000s');
});

test('a customer sees Access Denied', async ({ page, email }) => {
  await signUp(page, email);
  await page.goto('/admin/tv');
  await expect(page.getByText('Only authorized administrators can access this area.')).toBeVisible();
});
