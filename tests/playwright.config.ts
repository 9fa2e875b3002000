import { chromium, defineConfig } from '@playwright/test';
import { findInstalledBrowser } from '../scripts/quality/find-browser.ts';

/** Without it, a browser on a machine without internet waits for look-ups of its own. */
const quietBrowser = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Pages of one context share a process, and with it the compiled code (support/screens/screen-test.ts).
  '--process-per-site',
];

/** As `npm test` chooses it, so that one file can be run alone. */
const browserPath = findInstalledBrowser(chromium.executablePath())?.BROWSER_PATH;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: false,
  // Each with a shop of its own (support/own-shop.ts), so that journeys share neither stock nor provider faults.
  workers: 2,
  globalSetup: './e2e/support/build-once.ts',
  forbidOnly: Boolean(process.env.CI),
  // Distinguishes a slow CI machine from a defect. The summary names retried tests, which count as defects until shown otherwise.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  timeout: 60_000,
  // Taken on Debian with its Chromium. Two percent of the pixels may differ, for another version's font rendering.
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02 } },
  use: {
    browserName: 'chromium',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: quietBrowser, ...(browserPath && { executablePath: browserPath }) },
  },
});
