import { describe, expect, test } from 'vitest';
import { postJson, runGraphql } from './requests.ts';
import { type InProcessShop, setupShop } from '../../support/open-shop.ts';

const limits = { RATE_LIMIT_FACTOR: '1', RATE_LIMIT_COUPON: '3', RATE_LIMIT_REQUESTS: '40', TRUST_PROXY: '1' };
const strict = setupShop({ processes: 'in-process', env: limits });
const withoutRedis = setupShop({ processes: 'in-process', stores: { redisUrl: 'redis://127.0.0.1:1' }, readyAt: '/healthz', env: limits });

function tryCoupon(api: InProcessShop, ip: string) {
  return postJson(`${api.baseUrl}/api/validate-coupon`, { code: 'GUESS', subtotal: 20 }, { 'x-forwarded-for': ip });
}

test.each([
  ['with Redis', () => strict],
  ['without Redis', () => withoutRedis],
])('limits guesses of coupon codes %s', async (_title, api) => {
  for (let n = 0; n < 3; n += 1) expect((await tryCoupon(api(), '198.51.100.1')).status).toBe(200);
  const refused = await tryCoupon(api(), '198.51.100.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY' });
  expect((await tryCoupon(api(), '198.51.100.2')).status).toBe(200);
});

test('counts each alias of a GraphQL document', async () => {
  const lines = Array.from({ length: 5 }, (_, n) => `c${n}: validateCoupon(code: "G", subtotalCents: 2000) { __typename }`);
  const { status, body } = await runGraphql(strict.baseUrl, `{ ${lines.join(' ')} }`);
  expect(status).toBe(429);
  expect(body.errors?.[0]?.extensions.code).toBe('TOO_MANY');
});

test('counts a whole IPv6 network as one visitor', async () => {
  for (let n = 0; n < 3; n += 1) await tryCoupon(strict, `2001:db8:1:2::${n + 1}`);
  expect((await tryCoupon(strict, '2001:db8:1:2:ffff::9')).status).toBe(429);
  expect((await tryCoupon(strict, '2001:db8:1:3::1')).status).toBe(200);
});

describe('PAY-35: an address block has a limit of ten visitors', () => {
  test.each<[string, (visitor: number) => string, string]>([
    ['an IPv6 /48', (visitor) => `2001:db8:77:${visitor.toString(16)}::1`, '2001:db8:78::1'],
    ['an IPv4 /24', (visitor) => `203.0.113.${visitor}`, '203.0.114.1'],
  ])('%s', async (_title, address, otherBlock) => {
    for (let n = 0; n < 10; n += 1) await tryCoupon(strict, address(200));
    const statuses: number[] = [];
    for (let visitor = 1; visitor <= 9; visitor += 1)
      for (let n = 0; n < 3; n += 1) statuses.push((await tryCoupon(strict, address(visitor))).status);
    // The refused requests of one visitor do not count for its neighbours.
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await tryCoupon(strict, address(10));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tryCoupon(strict, otherBlock)).status).toBe(200);
  });
});

describe('INF-33: a request counts by its cost', () => {
  /** Of 40 per minute. */
  async function statusesOf(ip: string, path: string, count: number, init: RequestInit = {}): Promise<number[]> {
    const statuses: number[] = [];
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
    for (let n = 0; n < count; n += 1)
      statuses.push((await fetch(strict.baseUrl + path.replace('#', String(n)), { ...init, headers })).status);
    return statuses;
  }

  test.each([
    ['aliases', `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: me { id }`).join(' ')} }`, '198.51.100.21'],
    [
      'a fragment',
      `{ ...f } fragment f on Query { ${Array.from({ length: 15 }, (_, n) => `a${n}: me { id }`).join(' ')} }`,
      '198.51.100.22',
    ],
  ])('fifteen fields at the root of a GraphQL document by %s count as fifteen requests', async (_title, query, ip) => {
    const body = JSON.stringify({ query });
    expect(await statusesOf(ip, '/graphql', 4, { method: 'POST', body })).toEqual([200, 200, 429, 429]);
    expect(await statusesOf(ip, `/graphql?query=${encodeURIComponent(query)}`, 1)).toEqual([429]);
  });

  test('an IPv6 /48 has the requests of ten visitors, however many visitors it has', async () => {
    function ask(n: number) {
      return fetch(`${strict.baseUrl}/api/config`, { headers: { 'x-forwarded-for': `2001:db8:4808:${n.toString(16)}::1` } });
    }
    const statuses = (await Promise.all(Array.from({ length: 450 }, (_, n) => ask(n)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(400);
    expect((await fetch(`${strict.baseUrl}/api/config`, { headers: { 'x-forwarded-for': '2001:db8:4809::1' } })).status).toBe(200);
  });
});

test('limits every kind of request except health checks and webhooks', async () => {
  function ask(path: string, method = 'GET') {
    return fetch(strict.baseUrl + path, { method, headers: { 'x-forwarded-for': '198.51.100.9' } });
  }
  const statuses = (await Promise.all(Array.from({ length: 60 }, () => ask('/api/config')))).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/webhooks/stripe', 'POST')).status).toBe(400);
});

test('answers without waiting for an unavailable Redis', async () => {
  // Longer than any time-out of Redis. A request that hangs is aborted.
  const answer = await fetch(`${withoutRedis.baseUrl}/api/coffees`, { signal: AbortSignal.timeout(15_000) });
  expect(answer.status).toBe(200);
});
