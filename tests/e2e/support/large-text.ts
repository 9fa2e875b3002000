import { expect, type Page } from '@playwright/test';

/** Twice the size of text, as a browser's "zoom text only" has it; the page must not scroll sideways then. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const [scrolled, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(scrolled, page.url()).toBe(shown);
}
