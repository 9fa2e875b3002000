import { afterEach, expect, test, vi } from 'vitest';
import { postJson } from './requests.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process', env: { RATE_LIMIT_FACTOR: '1', RATE_LIMIT_VITALS: '3', TRUST_PROXY: '1' } });
afterEach(() => void vi.restoreAllMocks());

const figure = { name: 'LCP', value: 1234.5, rating: 'good' };
const report = { route: '/store/:slug', figures: [figure, { name: 'CLS', value: 0.012, rating: 'good' }] };

let visitors = 0;
/** Each report comes from another visitor, unless `ip` is given. */
function send(body: unknown, ip = `198.51.100.${(visitors += 1)}`, headers: Record<string, string> = {}) {
  return postJson(`${shop.baseUrl}/api/vitals`, body, { 'x-forwarded-for': ip, ...headers });
}

/** The lines that are logged from now on. */
function listenToLog(): unknown[][] {
  const lines: unknown[][] = [];
  const { log } = shop.app;
  vi.spyOn(log, 'child').mockReturnValue(Object.create(log, { info: { value: (...line: unknown[]) => void lines.push(line) } }) as never);
  return lines;
}

test('a report becomes one line of the log, without data of the visitor', async () => {
  const lines = listenToLog();
  const answer = await send(report, '203.0.113.7', { cookie: 'sid=stolen', 'user-agent': 'Phone 1' });
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(lines).toEqual([[report, 'page vitals']]);
});

test.each<[string, unknown]>([
  ['nothing', {}],
  ['a list', [report]],
  ['no figure', { ...report, figures: [] }],
  ['too many figures', { ...report, figures: Array.from({ length: 6 }, () => figure) }],
  ['a figure with an unknown name', { ...report, figures: [{ ...figure, name: 'FID' }] }],
  ['an unknown rating', { ...report, figures: [{ ...figure, rating: 'superb' }] }],
  ['a negative value', { ...report, figures: [{ ...figure, value: -1 }] }],
  ['a value that is too large', { ...report, figures: [{ ...figure, value: 1e300 }] }],
  ['a value as text', { ...report, figures: [{ ...figure, value: '12' }] }],
  ['an unknown property', { ...report, email: 'ada@example.com' }],
  ['a figure with an unknown property', { ...report, figures: [{ ...figure, target: '#email' }] }],
  ['an address instead of its pattern', { ...report, route: '/checkout-success?payment_intent=pi_123' }],
  ['a number in the pattern', { ...report, route: '/order/42' }],
  ['another line for the log', { ...report, route: '/\n{"level":50}' }],
  ['no JSON', '{'],
])('refuses %s and writes nothing', async (_title, body) => {
  const lines = listenToLog();
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toHaveProperty('message');
  expect(lines).toEqual([]);
});

test('accepts the pattern of every page and the one of unknown pages', async () => {
  for (const route of ['/', '/store', '/admin-coffee', '*']) expect((await send({ ...report, route })).status, route).toBe(204);
});

test('refuses a large body before it is read, and the content types of forms', async () => {
  expect((await send({ ...report, padding: 'x'.repeat(2048) })).status).toBe(413);
  expect((await send(JSON.stringify(report), undefined, { 'content-type': 'text/plain' })).status).toBe(415);
});

test('limits the reports of one visitor', async () => {
  const ip = '203.0.113.9';
  for (let n = 0; n < 3; n += 1) expect((await send(report, ip)).status).toBe(204);
  const refused = await send(report, ip);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(report, '203.0.113.10')).status).toBe(204);
});
