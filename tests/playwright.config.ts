import { defineConfig } from '@playwright/test';

/** A browser on a machine without internet would otherwise spend its time on look-ups of its own. */
const quietBrowser = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Pages of one context share a process, and with it what it has compiled (support/screens/screen-test.ts).
  '--process-per-site',
];

const browserPath = process.env['BROWSER_PATH'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: false,
  // Each with a shop of its own (support/own-shop.ts), so that journeys share neither stock nor a provider's faults.
  workers: 2,
  globalSetup: './e2e/support/build-once.ts',
  forbidOnly: Boolean(process.env.CI),
  // Tells a stall of a shared machine from a defect, on CI only. The summary names what needed it: a defect of the shop or of the journey until shown otherwise.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  timeout: 60_000,
  // Taken on Debian with its Chromium; two in a hundred pixels leave room for another version's edges of letters.
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02 } },
  use: {
    browserName: 'chromium',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: quietBrowser, ...(browserPath && { executablePath: browserPath }) },
  },
});
