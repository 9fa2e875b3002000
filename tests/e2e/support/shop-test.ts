/* oxlint-disable no-empty-pattern -- Playwright reads what a fixture needs off this pattern and takes no plain argument. */
import { test as base, expect } from '@playwright/test';
import { healProviders } from '../../support/ledger.ts';
import { newEmail } from '../../support/shopper.ts';
import { auditPage } from './audit-page.ts';
import { watchPages, type PageWatch } from './page-watch.ts';
import { playVideoHost, VIDEOS } from './video-host.ts';
import { type OwnShop, startOwnShop } from './own-shop.ts';
import { untilAlive } from './until-alive.ts';
import { openShopDatabase, type ShopDatabase } from './shop-database.ts';

type Fixtures = {
  /** Listens from the first request on; the test fails on every error that was recorded. */
  watch: PageWatch;
  /** The pages at the host of the television's videos. */
  videoHost: void;
  /** Stock, prices and listing that a test changes end with the test. */
  products: void;
  /** Like no other shopper's. */
  email: string;
  /** Address of the outside firms' stand-in; faults that a test scripts there end with the test. */
  sandboxUrl: string;
};

export const test = base.extend<Fixtures, { shop: OwnShop; database: ShopDatabase }>({
  shop: [
    async ({}, provide) => {
      const shop = await startOwnShop();
      const database = await openShopDatabase(shop.dataDir);
      for (const [channel, videoId] of VIDEOS) await database.setVideo(channel, videoId);
      await database.close();
      await provide(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: ({ shop }, provide) => provide(shop.url),
  page: async ({ page, javaScriptEnabled }, provide) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    async function alive<Answer>(answer: Answer): Promise<Answer> {
      if (javaScriptEnabled) await untilAlive(page);
      return answer;
    }
    // Who asks for no more than the document is early on purpose.
    page.goto = async (url, how) =>
      how?.waitUntil === 'domcontentloaded' || how?.waitUntil === 'commit' ? goto(url, how) : alive(await goto(url, how));
    page.reload = async (...how) => alive(await reload(...how));
    await provide(page);
  },
  watch: [
    async ({ context, shop, page, javaScriptEnabled }, provide, testInfo) => {
      const watch = watchPages(context, shop.url, shop.sandboxOrigin);
      await provide(watch);
      const hasPassed = testInfo.errors.length === 0;
      if (hasPassed && javaScriptEnabled && !page.isClosed() && page.url() !== 'about:blank') await auditPage(page);
      watch.stop();
      if (hasPassed) expect(watch.complaints()).toEqual([]);
    },
    { auto: true },
  ],
  videoHost: [
    async ({ context }, provide) => {
      await playVideoHost(context);
      await provide();
    },
    { auto: true },
  ],
  products: [
    async ({ database }, provide) => {
      await provide();
      await database.restoreProducts();
    },
    { auto: true },
  ],
  email: async ({}, provide) => provide(newEmail()),
  sandboxUrl: async ({ shop }, provide) => {
    await provide(shop.sandboxUrl);
    await healProviders(shop.sandboxUrl);
  },
  database: [
    async ({ shop }, provide) => {
      const database = await openShopDatabase(shop.dataDir);
      await provide(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
