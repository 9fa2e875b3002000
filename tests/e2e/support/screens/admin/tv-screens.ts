import { expect, type Page } from '@playwright/test';
import { answerOperation, refusal } from '../../answer-operation.ts';
import type { Screen } from '../screen.ts';

async function openTv(page: Page): Promise<void> {
  await page.goto('/admin/tv');
  await expect(page.getByRole('row', { name: /Spicy news!/ })).toBeVisible();
}
async function editShow(page: Page): Promise<void> {
  await openTv(page);
  await page.getByRole('button', { name: 'Edit Spicy news!' }).click();
  await expect(page.getByRole('dialog', { name: 'Channel 01' })).toBeVisible();
}

/** The shows of the television in their states. */
export const tvScreens: readonly Screen[] = [
  { name: 'admin-tv', signedInAs: 'admin', open: ({ page }) => openTv(page) },
  { name: 'admin-tv-edit', signedInAs: 'admin', open: ({ page }) => editShow(page) },
  {
    name: 'admin-tv-refused',
    signedInAs: 'admin',
    async open({ page }) {
      await editShow(page);
      await page.getByLabel('Video').fill('https://video.example/42');
      await page.getByRole('button', { name: 'Save show' }).click();
      await expect(page.getByRole('dialog').getByText('This is no video at YouTube.')).toBeVisible();
    },
  },
  {
    name: 'admin-tv-error',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'adminTvShows', refusal('UNAVAILABLE', 'Please try again in a moment.', 'req-2001'));
      await page.goto('/admin/tv');
      await expect(page.getByRole('button', { name: 'Copy the request id' })).toBeVisible();
    },
  },
  {
    name: 'admin-tv-loading',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'adminTvShows', null);
      await page.goto('/admin/tv');
      await expect(page.getByText('counting')).toBeAttached();
    },
  },
];
