import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, setupShop } from '../../support/open-shop.ts';

/** A minimal web build that counts its renderings. */
const entryServer = `
let count = 0;
export const pages = [
  { path: '/store', search: 'listed' },
  { path: '/store/:slug', search: 'listed' },
  { path: '/login', search: 'unlisted' },
  { path: '/account', search: 'hidden' },
];
export const movedPaths = { '/chat': '/#chat-section', '/orders': '/account' };
export const readsQuery = (url) => url.startsWith('/store?q=');
export const renderPage = async ({ url, shell, execute }) => {
  if (url === '/broken') throw new Error('a component broke');
  const { data, errors } = await execute('{ coffees { slug } }', {});
  count += 1;
  const isShared = url !== '/account' && !url.startsWith('/checkout-success');
  const status = url === '/store' || url === '/' || !isShared ? 200 : 404;
  return { status, isShared, inlineSources: { 'style-src': ["'sha256-of-its-style'"], 'script-src': ["'sha256-of-its-script'"] }, html: '<!doctype html><title>' + url + '</title><p>' + count + ' ' + (data ? data.coffees.length : errors[0].message) + ' ' + shell.year + '</p>' + ' '.repeat(2000) };
};
`;

const webDist = mkdtempSync(join(tmpdir(), 'brew-web-'));
const script = `console.log('${'a script'.repeat(300)}');`;
beforeAll(async () => {
  for (const folder of ['server', 'client/assets', 'client/fonts', 'client/.well-hidden'])
    mkdirSync(join(webDist, folder), { recursive: true });
  writeFileSync(join(webDist, 'package.json'), '{"type":"module"}');
  writeFileSync(join(webDist, 'server/entry-server.js'), entryServer);
  writeFileSync(join(webDist, 'client/index.html'), 'a template');
  writeFileSync(join(webDist, 'client/assets/app-1a2b.js'), script);
  writeFileSync(join(webDist, 'client/assets/app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(webDist, 'client/fonts/pixel.woff2'), 'font');
  writeFileSync(join(webDist, 'client/.well-hidden/key.txt'), 'secret');
});
afterAll(() => rmSync(webDist, { recursive: true, force: true }));
const shop = setupShop({ processes: 'in-process', env: { WEB_DIST: webDist } });

function get(path: string, init: RequestInit = {}) {
  return fetch(shop.baseUrl + path, { redirect: 'manual', ...init });
}

/** A request with the path as it is, because fetch normalises it. */
function getAsIs(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.baseUrl);
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test('renders a public page once for all visitors, with any query string', async () => {
  const pages = await Promise.all(['/store', '/store?utm=1', '/store?x=<script>'].map(async (path) => (await get(path)).text()));
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toContain('<title>/store</title>');
  expect(pages[0]).toContain('13 ');
});

test('answers 304 to a visitor with the current ETag', async () => {
  const first = await get('/store');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  // Without max-age=0, fetch adds no-cache to a request with If-None-Match.
  const again = await get('/store', { headers: { 'if-none-match': first.headers.get('etag')!, 'cache-control': 'max-age=0' } });
  expect(again.status).toBe(304);
});

test('answers HEAD like GET, without a body', async () => {
  const answer = await get('/store', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});

test('gives a personal page its query and does not cache it', async () => {
  const [one, other] = await Promise.all([get('/checkout-success?session_id=1'), get('/checkout-success?session_id=2')]);
  expect(await one.text()).toContain('<title>/checkout-success?session_id=1</title>');
  expect(await other.text()).toContain('<title>/checkout-success?session_id=2</title>');
});

test('renders the page again when the catalogue has changed', async () => {
  const before = await (await get('/')).text();
  await shop.app.orm.em.fork().execute('update coffee set quip = quip || ? where position = (select min(position) from coffee)', ['!']);
  shop.catalog.invalidate();
  expect(await (await get('/')).text()).not.toBe(before);
});

test('answers an unknown route with the 404 page of the web', async () => {
  const answer = await get('/no/such/page');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('<title>/no/such/page</title>');
});

test('redirects moved addresses', async () => {
  expect((await get('/chat')).headers.get('location')).toBe('/#chat-section');
  expect((await get('/orders')).headers.get('location')).toBe('/account');
  expect((await get('/Chat/')).headers.get('location')).toBe('/#chat-section');
});

test('shows a plain page when rendering fails', async () => {
  const answer = await get('/broken', { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(500);
  const html = await answer.text();
  expect(html).toContain('Something went wrong on our side');
  expect(html).not.toContain('a component broke');
});

test('answers 503 and caches nothing while the database is unavailable', async () => {
  const { catalog } = shop;
  const { current } = catalog;
  catalog.current = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  try {
    const answer = await get('/store');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
  } finally {
    catalog.current = current;
  }
  expect((await get('/store')).status).toBe(200);
});

test('serves hashed assets for a year, precompressed', async () => {
  const answer = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(await answer.text()).toBe(script);
  const plain = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
});

test.each([
  '/index.html',
  '/assets/app-1a2b.js.br',
  '/assets/gone.js',
  '/.well-hidden/key.txt',
  '/%2ewell-hidden/key.txt',
  '/../server/entry-server.js',
  '/%2e%2e/server/entry-server.js',
  '/..%2fserver%2fentry-server.js',
  '/assets/..%5c..%5cserver%5centry-server.js',
])('does not serve %s', async (path) => {
  expect(await getAsIs(path)).toBe(404);
});

test('an address that looks like a missing file is answered with the title of the page for unknown routes', async () => {
  const answer = await get('/about.html');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('404 Page Not Found\n');
});

test('robots.txt excludes personal pages, and the sitemap lists public pages', async () => {
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /account\n');
  expect(robots).not.toMatch(/login|store/);
  const sitemap = await (await get('/sitemap.xml')).text();
  expect(sitemap).toContain('/store</loc>');
  expect(sitemap).toContain('/store/darth</loc>');
  expect(sitemap).not.toMatch(/account|login|:slug/);
});

test('shows a plain page without a web build', async () => {
  const withoutBuild = await openShop({ processes: 'in-process', env: { WEB_DIST: join(webDist, 'nowhere') } });
  try {
    const answer = await fetch(`${withoutBuild.baseUrl}/`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('<!doctype html>');
    // Crawlers retry a 503. An answer without the list would be cached for an hour.
    for (const path of ['/robots.txt', '/sitemap.xml']) expect((await fetch(withoutBuild.baseUrl + path)).status, path).toBe(503);
  } finally {
    await withoutBuild.close();
  }
});

test('INF-33: pages that are rendered for one address, or that do not exist, count as ten requests', async () => {
  const strict = await openShop({
    processes: 'in-process',
    env: { WEB_DIST: webDist, RATE_LIMIT_FACTOR: '1', RATE_LIMIT_REQUESTS: '40', TRUST_PROXY: '1' },
  });
  async function statusesOf(visitor: string, path: (n: number) => string, count: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1)
      statuses.push((await fetch(strict.baseUrl + path(n), { headers: { accept: 'text/html', 'x-forwarded-for': visitor } })).status);
    return statuses;
  }
  try {
    expect(await statusesOf('198.51.100.1', (n) => `/store?q=${n}`, 5)).toEqual([404, 404, 404, 404, 429]);
    expect(await statusesOf('198.51.101.1', (n) => `/nowhere-${n}`, 5)).toEqual([404, 404, 404, 404, 429]);
    expect(new Set(await statusesOf('198.51.102.1', () => '/store', 40))).toEqual(new Set([200]));
  } finally {
    await strict.close();
  }
});
