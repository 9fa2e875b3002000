import { expect } from '@playwright/test';
import { failOperation } from '../fail-operation.ts';
import { playVideoHost, silenceVideoHost } from '../video-host.ts';
import type { Screen } from './screen.ts';

/** The visitor's television in its states. */
export const watchTvScreens: readonly Screen[] = [
  {
    name: 'watch-tv',
    async open({ page }) {
      await playVideoHost(page.context());
      await page.goto('/watch-tv');
      await expect(page.frameLocator('iframe').getByText('Sound off')).toBeVisible();
    },
  },
  {
    name: 'watch-tv-off',
    async open({ page }) {
      await playVideoHost(page.context());
      await page.goto('/watch-tv');
      await page.getByRole('button', { name: 'TURN OFF TV' }).click();
      await expect(page.getByRole('button', { name: 'TURN ON TV' })).toBeVisible();
    },
  },
  {
    name: 'watch-tv-no-signal',
    async open({ page }) {
      await silenceVideoHost(page.context());
      await page.clock.install();
      await page.goto('/watch-tv');
      await expect(page.getByText('Warming up the tube')).toBeVisible();
      await page.clock.fastForward(6_000);
      await expect(page.getByRole('button', { name: 'TAP THE SET' })).toBeVisible();
    },
  },
  {
    name: 'watch-tv-without-shows',
    allow: /graphql/,
    async open({ page }) {
      await page.goto('/about');
      await failOperation(page, 'tvShows');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WATCH TV' }).click();
      await expect(page.getByRole('button', { name: 'TAP THE SET' })).toBeVisible();
    },
  },
];
