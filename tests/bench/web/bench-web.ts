import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { buildStale } from '../../../scripts/build.ts';
import { freePort } from '../../../scripts/process/free-port.ts';
import { findBrowser } from '../../../scripts/quality/find-browser.ts';
import { addressOf, readWebPages } from '../../../scripts/quality/web-pages.ts';
import { startOwnShop } from '../../e2e/support/own-shop.ts';
import { type Figures, figuresOf, medianOf, MOST_INP_MS, overBudget } from './budgets.ts';
import { measureTaps } from './interactions.ts';

/** `npm run bench:web -- /store /about` measures only these pages. */
const requestedPaths = process.argv.slice(2);
const { pages } = await readWebPages();
/** The indexed pages, and the page that every order passes. */
const measured = pages.filter(({ path, search }) => search !== 'hidden' || path === '/checkout');
const PAGES = requestedPaths.length > 0 ? requestedPaths : measured.map(addressOf);
/** Not indexed on purpose: the audit that requires indexing is left out, and all other SEO audits have to pass. */
const HIDDEN = new Set(pages.filter(({ search }) => search === 'hidden').map(({ path }) => path));
const HIDDEN_SKIPS = 'is-crawlable';
const RUNS = 3;

function print(line: string): void {
  return void process.stdout.write(`${line}\n`);
}

const folder = mkdtempSync(join(tmpdir(), 'brew-bench-web-'));
const debugPort = await freePort();

await buildStale();
const shop = await startOwnShop();
const origin = shop.url;
const { BROWSER_PATH } = await findBrowser();
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  ...(BROWSER_PATH && { executablePath: BROWSER_PATH }),
  args: [`--remote-debugging-port=${debugPort}`],
});

/** The checkout needs a filled cart. Lighthouse does not clear local storage here. */
async function fillCart(): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${origin}/store`);
  await page.getByRole('button', { name: 'BREW THIS' }).first().click();
  await page.getByRole('button', { name: /^Cart, / }).click();
  await page.getByRole('button', { name: 'PURCHASE' }).click();
  await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
  await page.close();
}

/** One load on a phone, with network and processor actually throttled. */
async function measure(path: string): Promise<Figures> {
  const run = await lighthouse(origin + path, {
    port: debugPort,
    logLevel: 'error',
    output: 'json',
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    skipAudits: HIDDEN.has(path) ? [HIDDEN_SKIPS] : null,
  });
  if (!run || run.lhr.runtimeError) throw new Error(`${path}: ${run?.lhr.runtimeError?.message ?? 'Lighthouse gave no report'}`);
  return figuresOf(run.lhr);
}

const over: string[] = [];
try {
  await fillCart();
  print(`Lighthouse, mobile, applied throttling, median of ${RUNS}:`);
  print('page                    LCP s    CLS  TBT ms  a11y  SEO  practices  script KB  document KB  requests');
  for (const path of PAGES) {
    const runs: Figures[] = [];
    for (let n = 0; n < RUNS; n += 1) runs.push(await measure(path));
    const { lcpMs, cls, tbtMs, accessibility, seo, bestPractices, scriptKb, documentKb, requests } = medianOf(runs);
    const cells: [string, number][] = [
      [(lcpMs / 1000).toFixed(2), 7],
      [cls.toFixed(3), 7],
      [tbtMs.toFixed(0), 8],
      [`${accessibility}`, 6],
      [`${seo}${HIDDEN.has(path) ? '*' : ''}`, 5],
      [`${bestPractices}`, 11],
      [scriptKb.toFixed(1), 11],
      [documentKb.toFixed(1), 13],
      [`${requests}`, 10],
    ];
    print(path.padEnd(22) + cells.map(([text, width]) => text.padStart(width)).join(''));
    over.push(...overBudget(medianOf(runs)).map((what) => `${path}: ${what}`));
  }
  if (PAGES.some((path) => HIDDEN.has(path)))
    print(`* without the audit ${HIDDEN_SKIPS}: robots.txt keeps search engines out of this page.`);
  await browser.close();
  const taps = await measureTaps(origin, PAGES, BROWSER_PATH);
  if (taps.length > 0) print('\nInteraction to next paint, phone, processor 4 times slower, median of 5 first visits:');
  for (const { path, name, inpMs, worstMs } of taps) {
    print(`${path.padEnd(10)}${name.padEnd(22)}${`${inpMs}`.padStart(5)} ms, worst ${worstMs} ms`);
    if (!(inpMs <= MOST_INP_MS)) over.push(`${path}: ${name} ${inpMs} ms (at most ${MOST_INP_MS})`);
  }
} finally {
  await browser.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
}
for (const line of over) print(`over budget  ${line}`);
print(over.length === 0 ? 'Every page is within its budget.' : `${over.length} over budget.`);
process.exitCode = over.length === 0 ? 0 : 1;
