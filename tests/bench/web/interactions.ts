import { chromium, expect, type JSHandle, type Page } from '@playwright/test';

type Tap = {
  name: string;
  button: string | RegExp;
  /** What the tap makes appear. It proves that the page handled the tap. */
  makes: { role: 'heading' | 'button'; name: string | RegExp };
};

type Visit = { path: string; taps: readonly Tap[] };

export type TapFigure = { path: string; name: string; inpMs: number; worstMs: number };

const visits: readonly Visit[] = [
  {
    path: '/store',
    taps: [
      { name: 'filter: MERCH', button: 'MERCH', makes: { role: 'heading', name: 'MERCH' } },
      { name: 'filter: ALL ITEMS', button: 'ALL ITEMS', makes: { role: 'heading', name: 'ALL ITEMS' } },
      { name: 'add: BREW THIS', button: 'BREW THIS', makes: { role: 'button', name: 'Cart, 1 item' } },
    ],
  },
  { path: '/', taps: [{ name: 'choose a character', button: /Chocolate Java/, makes: { role: 'heading', name: /^DIALOGUE WITH/ } }] },
];

const SAMPLES = 5;
/** The CPU slowdown of Lighthouse's phone. */
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Chromium reports no shorter events. A tap without a report took less. */
const LEAST_MS = 16;
/** The report arrives after the frame. */
const REPORT_WAIT_MS = 2_000;

type Report = { name: string; interactionId: number; duration: number };

/** Records the page's event timings (W3C Event Timing) from now on. */
function observeEventTimings(page: Page): Promise<JSHandle<Report[]>> {
  return page.evaluateHandle((durationThreshold) => {
    const reports: { name: string; interactionId: number; duration: number }[] = [];
    // TypeScript's types lack durationThreshold, so it is passed in a variable.
    const options = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) reports.push({ name: entry.name, interactionId: entry.interactionId, duration: entry.duration });
    }).observe(options);
    return reports;
  }, LEAST_MS);
}

/** From the touch to the frame that shows its effect: the longest event of the tap. */
async function latencyOf(page: Page, reports: JSHandle<Report[]>, { button, makes }: Tap): Promise<number> {
  await reports.evaluate((list) => void list.splice(0));
  const target = page.getByRole('button', { name: button }).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(button)} is not on the screen`);
  // By coordinates and without polling the page, because Playwright's work in the page would be measured too.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect
    .poll(() => reports.evaluate((list) => list.some(({ name }) => name === 'click')), { timeout: REPORT_WAIT_MS })
    .toBe(true)
    .catch(() => {});
  await expect(page.getByRole(makes.role, { name: makes.name }).first()).toBeAttached();
  return Math.max(LEAST_MS, ...(await reports.evaluate((list) => list.map(({ duration }) => duration))));
}

/** A first visit: nothing is cached and no code is compiled. */
async function visit(page: Page, url: string, taps: readonly Tap[]): Promise<number[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const reports = await observeEventTimings(page);
  const latencies: number[] = [];
  for (const tap of taps) latencies.push(await latencyOf(page, reports, tap));
  return latencies;
}

/** Interaction to Next Paint of single taps on a throttled phone, the median of 5 first visits. */
export async function measureTaps(origin: string, paths: readonly string[], executablePath: string | undefined): Promise<TapFigure[]> {
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const figures: TapFigure[] = [];
    for (const { path, taps } of visits.filter((one) => paths.includes(one.path))) {
      const samples: number[][] = [];
      for (let n = 0; n < SAMPLES; n += 1) {
        const context = await browser.newContext(PHONE);
        samples.push(await visit(await context.newPage(), origin + path, taps));
        await context.close();
      }
      for (const [index, { name }] of taps.entries()) {
        const sorted = samples.map((latencies) => latencies[index] ?? Number.NaN).toSorted((a, b) => a - b);
        figures.push({ path, name, inpMs: sorted[Math.floor(SAMPLES / 2)] ?? Number.NaN, worstMs: sorted.at(-1) ?? Number.NaN });
      }
    }
    return figures;
  } finally {
    await browser.close();
  }
}
