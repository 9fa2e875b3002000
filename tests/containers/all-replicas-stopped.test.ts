import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditPage } from '../e2e/support/audit-page.ts';
import { findBrowser } from '../../scripts/quality/find-browser.ts';
import { type Containers, PORT, startContainers } from './compose.ts';

const shopUrl = `http://127.0.0.1:${PORT}`;
const MESSAGE = 'Please try again in a moment.';
/** Folder for screenshots of the page, for review by eye. */
const pictures = process.env['PICTURES'];

describe('INF-19 while no replica runs', () => {
  let stack: Containers;
  let browser: Browser;
  beforeAll(async () => {
    stack = await startContainers();
    const { BROWSER_PATH: executablePath } = await findBrowser();
    browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
    await stack.compose('stop', 'api');
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  it('a page request gets 503 with a page of the edge, at any address', async () => {
    const answers = await Promise.all(['/', '/store/darth', '/no-such-page?q=%7Bhost%7D'].map((path) => fetch(shopUrl + path)));
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toContain('The kettle is still heating up');
    }
    const head = await fetch(`${shopUrl}/checkout`, { method: 'HEAD' });
    expect(head.status).toBe(503);
  });

  it('an API request gets 503 with JSON in the format of the api', async () => {
    function post(path: string) {
      return fetch(shopUrl + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    }
    const answers = await Promise.all([fetch(`${shopUrl}/api/coffees`), post('/api/create-payment-intent'), post('/webhooks/stripe')]);
    for (const answer of answers) {
      expect([502, 503]).toContain(answer.status);
      expect([answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual(['application/json', '5']);
      expect(await answer.json()).toEqual({ message: MESSAGE, code: 'UNAVAILABLE' });
    }
    const graphql = await post('/graphql');
    expect(await graphql.json()).toMatchObject({ errors: [{ message: MESSAGE, extensions: { code: 'UNAVAILABLE' } }] });
  });

  it.each([
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ])('the page has no axe violations and fits $width x $height', async (viewport) => {
    const page = await browser.newPage({ viewport });
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('503')) problems.push(message.text());
    });
    await page.goto(`${shopUrl}/store`);
    await auditPage(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(problems).toEqual([]);
    if (pictures) await page.screenshot({ path: `${pictures}/unavailable-${viewport.width}.png` });
    await page.close();
  });

  it('the page loads the shop once a replica answers', async () => {
    const page = await browser.newPage();
    await page.goto(`${shopUrl}/about`);
    expect(await page.title()).toContain('The kettle is still heating up');
    await stack.compose('start', 'api');
    await page.waitForFunction(() => !document.title.startsWith('The kettle'), undefined, { timeout: 60_000 });
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await page.getByRole('heading', { level: 1 }).first().isVisible()).toBe(true);
    await page.close();
  });
});
