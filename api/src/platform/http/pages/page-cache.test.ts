import { expect, test } from 'vitest';
import { createPageCache, type StoredPage, storePage } from './page-cache.ts';

function pageOf(html: string, isShared = true): StoredPage {
  return storePage({ status: 200, html, isShared, inlineSources: {} });
}

test('renders once for all who ask at the same time', async () => {
  let renderings = 0;
  const cache = createPageCache();
  function ask() {
    return cache.get('/', async () => pageOf(`${(renderings += 1)}`));
  }
  await Promise.all([ask(), ask(), ask()]);
  await ask();
  expect(renderings).toBe(1);
});

test('keeps neither a personal page nor a failure', async () => {
  let renderings = 0;
  const cache = createPageCache();
  function personal() {
    return cache.get('/account', async () => pageOf(`${(renderings += 1)}`, false));
  }
  await personal();
  await personal();
  expect(renderings).toBe(2);
  await expect(cache.get('/', () => Promise.reject(new TypeError('broken')))).rejects.toThrow('broken');
  expect((await cache.get('/', async () => pageOf('mended'))).html.toString()).toBe('mended');
});

test('lets a page go after a minute', async () => {
  let now = 0;
  const cache = createPageCache(() => now);
  await cache.get('/', async () => pageOf('old'));
  now = 60_001;
  expect((await cache.get('/', async () => pageOf('new'))).html.toString()).toBe('new');
});

test('drops the page that was asked for the longest ago, beyond 200', async () => {
  const cache = createPageCache();
  for (let n = 0; n < 200; n += 1) await cache.get(`/${n}`, async () => pageOf(`first ${n}`));
  await cache.get('/0', async () => pageOf('again'));
  await cache.get('/200', async () => pageOf('one more'));
  expect((await cache.get('/0', async () => pageOf('again'))).html.toString()).toBe('first 0');
  expect((await cache.get('/1', async () => pageOf('again'))).html.toString()).toBe('again');
});
