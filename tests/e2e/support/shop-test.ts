/* oxlint-disable no-empty-pattern -- Playwright reads what a fixture needs off this pattern and takes no plain argument. */
import { test as base, expect } from '@playwright/test';
import { healProviders } from '../../support/ledger.ts';
import { newEmail } from '../../support/shopper.ts';
import { auditPage } from './audit-page.ts';
import { watchPages, type PageWatch } from './page-watch.ts';
import { playVideoHost } from './video-host.ts';
import { openShopDatabase, type ShopDatabase } from './shop-database.ts';

type Fixtures = {
  /** Listens from the first request on; the test fails on whatever it heard. */
  watch: PageWatch;
  /** Like no other shopper's. */
  email: string;
  /** Address of the outside firms' stand-in; faults that a test scripts there end with the test. */
  sandboxUrl: string;
};

export const test = base.extend<Fixtures, { database: ShopDatabase }>({
  watch: [
    async ({ context, baseURL, page, javaScriptEnabled }, provide, testInfo) => {
      const watch = watchPages(context, new URL(baseURL ?? '').origin, `http://localhost:${process.env.E2E_SANDBOX_PORT}`);
      await playVideoHost(context);
      await provide(watch);
      if (testInfo.errors.length > 0) return;
      if (javaScriptEnabled && !page.isClosed() && page.url() !== 'about:blank') await auditPage(page);
      expect(watch.complaints()).toEqual([]);
    },
    { auto: true },
  ],
  email: async ({}, provide) => provide(newEmail()),
  sandboxUrl: async ({}, provide) => {
    const url = process.env.E2E_SANDBOX_URL ?? '';
    await provide(url);
    await healProviders(url);
  },
  database: [
    async ({}, provide) => {
      const database = await openShopDatabase();
      await provide(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
