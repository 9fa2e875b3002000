import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Opens the sandbox's inbox, by the shop's own link, and reloads it until it lists a mail to this address. */
export async function openInbox(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Read the caught mail' }).click();
  await expect(page.getByRole('heading', { name: /^Inbox/ })).toBeVisible();
  const mail = page.getByRole('listitem').filter({ hasText: email }).first();
  await expect(async () => {
    await page.reload();
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

/** Opens the newest mail to this address in the sandbox's inbox, and answers what it looks like. */
export async function openCaughtMail(page: Page, email: string): Promise<FrameLocator> {
  await openInbox(page, email);
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first().click();
  return page.frameLocator('iframe');
}
