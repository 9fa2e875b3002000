import type { Page } from '@playwright/test';

/**
 * Waits until React listens on the page: its code comes in parts that the load event does not wait for, and a click before is
 * lost. A page that is none of the shop's has no such root. A test that holds the code back asks for `domcontentloaded` alone.
 */
export async function untilAlive(page: Page): Promise<void> {
  function isAlive(): boolean {
    const root = document.getElementById('root');
    return root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  }
  await page.waitForFunction(isAlive);
}
