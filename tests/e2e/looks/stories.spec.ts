import { resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { createServer } from 'vite';
import { freePort } from '../../../scripts/process/free-port.ts';
import { auditPage } from '../support/audit-page.ts';
import { hasFontOfPictures } from '../support/compare-picture.ts';

/** The pages of `npm run stories`, served for these tests. */
const test = base.extend<object, { storiesUrl: string }>({
  storiesUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off this pattern.
    async ({}, provide) => {
      const port = await freePort();
      const root = resolve(import.meta.dirname, '../../../web');
      const server = await createServer({
        root,
        logLevel: 'silent',
        optimizeDeps: { entries: ['stories.html'] }, // Otherwise Vite reloads the page when it optimizes a package later.
        cacheDir: resolve(root, '../test-results/.vite-stories'),
        server: { host: '127.0.0.1', port, strictPort: true, ws: false, hmr: false },
      });
      await server.listen();
      await provide(`http://127.0.0.1:${port}/stories.html`);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

test('every UI component is accessible in all its states and matches its pictures', async ({ page, storiesUrl }) => {
  const problems: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(storiesUrl);
  const links = page.getByRole('navigation', { name: 'Parts' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const isComparable = await hasFontOfPictures(page);
  const titles = await links.allTextContents();
  expect(titles.length).toBeGreaterThan(10);
  for (const title of titles) {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    // A list's head stays in view; scrolled as the page before was, it would cover a row.
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
    await auditPage(page);
    if (isComparable) await expect(page.getByRole('main')).toHaveScreenshot(['stories', `${title.toLowerCase().replaceAll(' ', '-')}.png`]);
  }
  expect(problems).toEqual([]);
});
