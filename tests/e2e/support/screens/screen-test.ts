/* oxlint-disable no-empty-pattern -- Playwright reads what a fixture needs off this pattern and takes no plain argument. */
import type { BrowserContext } from '@playwright/test';
import { newEmail } from '../../../support/shopper.ts';
import { ADMIN, signIn, signUp } from '../pages/accounts.ts';
import { expect, test as base } from '../shop-test.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

type WorkerFixtures = {
  /** The context of all screens of a worker: each screen gets a new page and empty storage. */
  sharedContext: BrowserContext;
  /** A session that all screens of a worker share; they change nothing of its account. */
  customer: StorageState;
  /** The same of the administrator. */
  admin: StorageState;
};

/**
 * A new context for each screen would start a process, and load and compile the shop's code, Chromium's styles and axe anew: half of
 * what a screen costs. Within one context a new page finds them.
 */
export const test = base.extend<object, WorkerFixtures>({
  sharedContext: [
    async ({ browser, shop }, provide) => {
      const context = await browser.newContext({ baseURL: shop.url });
      const page = await context.newPage();
      await page.goto('/healthz'); // Stays open: the process ends with its last page.
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, provide) => {
    await sharedContext.setStorageState({ cookies: [], origins: [] });
    await provide(sharedContext);
    await sharedContext.unrouteAll({ behavior: 'ignoreErrors' });
    await sharedContext.setOffline(false);
    for (const page of sharedContext.pages().slice(1)) await page.close();
  },
  // A route of the context would turn the cache off for all screens; those of the television set it themselves.
  videoHost: async ({}, provide) => provide(),
  customer: [
    async ({ playwright, shop }, provide) => {
      const request = await playwright.request.newContext({ baseURL: shop.url });
      await signUp({ request }, newEmail());
      await provide(await request.storageState());
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  admin: [
    async ({ playwright, shop }, provide) => {
      const request = await playwright.request.newContext({ baseURL: shop.url });
      await signIn({ request }, ADMIN);
      await provide(await request.storageState());
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect };
