import type { FrameLocator, Page } from '@playwright/test';

/** Opens the newest mail to this address in the sandbox's inbox, by the shop's own link, and answers what it looks like. */
export async function openCaughtMail(page: Page, email: string): Promise<FrameLocator> {
  await page.getByRole('link', { name: 'Read the caught mail' }).click();
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first().click();
  return page.frameLocator('iframe');
}
