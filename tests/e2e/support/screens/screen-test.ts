/* oxlint-disable no-empty-pattern -- Playwright reads what a fixture needs off this pattern and takes no plain argument. */
import type { BrowserContext, Page } from '@playwright/test';
import { newEmail } from '../../../support/shopper.ts';
import { ADMIN, signIn, signUp } from '../pages/accounts.ts';
import { expect, test as base } from '../shop-test.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

type WorkerFixtures = {
  /** The first page of the context of all screens of a worker. It stays open: the process ends with its last page. */
  firstPage: Page;
  /** The cookies of a session that all screens of a worker share; they change nothing of its account. */
  customer: Cookies;
  /** Resolves with the cookies of a session of the administrator that began at most five minutes ago. */
  signInAdmin: () => Promise<Cookies>;
};

type Fixtures = {
  admin: Cookies;
};

/** The shop asks for the password again ten minutes after a sign-in; all screens of the portal take longer. */
const SESSION_MS = 5 * 60_000;

/**
 * All screens share one context; each gets a new page, without cookies and storage. A new context for each would start a process, and
 * load and compile the shop's code, Chromium's styles and axe again. So would `setStorageState`, which empties the cache, too.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  firstPage: [
    async ({ browser, shop }, provide) => {
      const context = await browser.newContext({ baseURL: shop.url });
      const page = await context.newPage();
      await page.goto('/healthz');
      await provide(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ firstPage }, provide) => {
    const context = firstPage.context();
    await provide(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    for (const page of context.pages()) if (page !== firstPage) await page.close();
    await context.clearCookies();
    await firstPage.evaluate(() => localStorage.clear());
  },
  // A route of the context would turn the cache off for all screens; those of the television set it themselves.
  videoHost: async ({}, provide) => provide(),
  customer: [
    async ({ playwright, shop }, provide) => {
      const request = await playwright.request.newContext({ baseURL: shop.url });
      await signUp({ request }, newEmail());
      await provide((await request.storageState()).cookies);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  signInAdmin: [
    async ({ playwright, shop }, provide) => {
      let last: { cookies: Cookies; at: number } | null = null;
      await provide(async () => {
        if (last && Date.now() - last.at < SESSION_MS) return last.cookies;
        const request = await playwright.request.newContext({ baseURL: shop.url });
        await signIn({ request }, ADMIN);
        last = { cookies: (await request.storageState()).cookies, at: Date.now() };
        await request.dispose();
        return last.cookies;
      });
    },
    { scope: 'worker' },
  ],
  admin: async ({ signInAdmin }, provide) => provide(await signInAdmin()),
});

export { expect };
