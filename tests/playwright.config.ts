import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '../scripts/process/free-port.ts';

// The runner's worker processes load this file too and inherit the environment: what is drawn here is drawn once.
for (const name of ['E2E_PORT', 'E2E_SANDBOX_PORT', 'E2E_SMTP_PORT']) process.env[name] ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'brew-e2e-'));

const { E2E_PORT, E2E_SANDBOX_PORT, E2E_SMTP_PORT, E2E_DATA_DIR, BROWSER_PATH } = process.env;
const baseURL = `http://localhost:${E2E_PORT}`;
process.env.E2E_BASE_URL = baseURL;
process.env.E2E_SANDBOX_URL = `http://127.0.0.1:${E2E_SANDBOX_PORT}`;

/** A browser on a machine without internet would otherwise spend its time on look-ups of its own. */
const quietBrowser = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1, // Two cores carry the browser, the shop, the worker, PostgreSQL and Redis.
  forbidOnly: Boolean(process.env.CI),
  // Tells a stall of a shared machine from a defect, on CI only. The summary names what needed it: a defect of the shop or of the journey until shown otherwise.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  timeout: 60_000,
  // Taken on Debian with its Chromium; two in a hundred pixels leave room for another version's edges of letters.
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02 } },
  use: {
    baseURL,
    browserName: 'chromium',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: quietBrowser, ...(BROWSER_PATH ? { executablePath: BROWSER_PATH } : {}) },
  },
  // The very command of the README, on a data folder and ports of its own.
  webServer: {
    command: 'exec node scripts/start.ts',
    cwd: resolve(import.meta.dirname, '..'),
    url: `${baseURL}/readyz`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: E2E_PORT ?? '',
      SANDBOX_PORT: E2E_SANDBOX_PORT ?? '',
      SMTP_PORT: E2E_SMTP_PORT ?? '',
      DATA_DIR: E2E_DATA_DIR ?? '',
      RATE_LIMIT_FACTOR: '1000',
    },
  },
});
