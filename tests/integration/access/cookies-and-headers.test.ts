import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addressOf, readWebPages } from '../../../scripts/quality/web-pages.ts';
import { openBrowser } from '../../support/browser-session.ts';
import { makeShopper, newPerson } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const local = setupShop({ processes: 'in-process' });
const production = setupShop({
  processes: 'in-process',
  env: {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    TRUST_PROXY: '1',
    SESSION_SECRET: 'a-secret-for-this-test-only-0123',
    ALLOW_SANDBOX_PAYMENTS: 'true',
  },
});

/** The header that an edge in front of the shop adds. */
const edge = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' };

describe('AUT-18: the session cookie', () => {
  test('is __Host-, Secure, HttpOnly and SameSite=Lax behind a TLS edge, and is accepted by the next request', async () => {
    const browser = production.browser(edge);
    const { status, headers } = await browser.post('/api/auth/register', newPerson());
    expect(status).toBe(201);
    const cookies = headers.getSetCookie().toSorted();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-brew.device', '__Host-brew.sid']);
    expect(cookies[1]).toMatch(/^__Host-brew\.sid=s%3A/);
    for (const cookie of cookies) {
      const [, ...attributes] = cookie.split('; ');
      const lasting = /^(Expires|Max-Age)=/;
      expect(attributes.filter((attribute) => !lasting.test(attribute)).toSorted()).toEqual([
        'HttpOnly',
        'Path=/',
        'SameSite=Lax',
        'Secure',
      ]);
    }
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  });

  test('is cleared with the same attributes at logout', async () => {
    const browser = production.browser(edge);
    await browser.post('/api/auth/register', newPerson());
    const { headers } = await browser.post('/api/auth/logout');
    expect(headers.getSetCookie()).toEqual([
      '__Host-brew.sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  test('is not set over plain http where the shop uses https', async () => {
    const { status, headers } = await production.browser().post('/api/auth/register', newPerson());
    expect([status, headers.getSetCookie()]).toEqual([201, []]);
  });

  test('is not accepted under a name that a subdomain could set', async () => {
    const browser = production.browser(edge);
    await browser.post('/api/auth/register', newPerson());
    const value = browser.cookies.get('__Host-brew.sid')!;
    expect((await production.browser({ ...edge, cookie: `brew.sid=${value}` }).get('/api/auth/user')).status).toBe(401);
    expect((await production.browser({ ...edge, cookie: `__Host-brew.sid=${value}` }).get('/api/auth/user')).status).toBe(200);
  });

  test('is HttpOnly and SameSite=Lax, without Secure, on plain http', async () => {
    const { headers } = await local.browser().post('/api/auth/register', newPerson());
    const [device, session] = headers.getSetCookie().toSorted();
    expect(session).toMatch(/^brew\.sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^brew\.device=[\w-]{22}\.[\w-]{43}; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  });

  test('is not set for visitors', async () => {
    const browser = local.browser();
    for (const path of ['/', '/store', '/login', '/api/coffees', '/api/auth/user'])
      expect((await browser.get(path)).headers.getSetCookie()).toEqual([]);
    await browser.graphql('{ me { email } coffees { slug } }');
    await browser.post('/api/auth/login', newPerson());
    await browser.post('/api/auth/logout');
    expect(browser.cookies.size).toBe(0);
  });
});

describe('PAY-33: the checkout cookie', () => {
  const cart = { amount: 0.01, cartItems: [{ id: 'dukes-spice', quantity: 1 }] };

  test('is __Host-, Secure, HttpOnly and SameSite=Lax where the shop uses https', async () => {
    const { headers } = await production.browser(edge).post('/api/create-payment-intent', cart);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-brew\.checkout=[\w-]{43}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });

  test('has 256 random bits, and an unknown value is replaced', async () => {
    const browser = local.browser();
    await browser.post('/api/create-payment-intent', cart);
    const token = browser.cookies.get('brew.checkout');
    await browser.post('/api/create-payment-intent', cart);
    expect(browser.cookies.get('brew.checkout')).toBe(token);
    const planted = openBrowser(local.baseUrl, new Map([['brew.checkout', 'mine']]));
    await planted.post('/api/create-payment-intent', cart);
    expect(planted.cookies.get('brew.checkout')).toMatch(/^[\w-]{43}$/);
    expect(planted.cookies.get('brew.checkout')).not.toBe(token);
  });
});

const { pages, notFound, moved } = await readWebPages();
const addresses = [...[...pages, notFound].map(addressOf), ...Object.keys(moved), '/reset-password?token=secret'];
const others = ['/api/auth/user', '/api/coffees', '/api/no-such-path', '/graphql', '/healthz'];

test.each([...addresses, ...others])('AUT-18: %s carries the security headers', async (path) => {
  const response = await fetch(production.baseUrl + path, { headers: { ...edge, accept: 'text/html' }, redirect: 'manual' });
  const { headers } = response;
  const policy = headers.get('content-security-policy') ?? '';
  const [, scripts = ''] = /(?:^|;)script-src ([^;]*)/.exec(policy) ?? [];
  const [, styles = ''] = /(?:^|;)style-src ([^;]*)/.exec(policy) ?? [];
  expect(scripts.split(' ')).toContain("'self'");
  for (const sources of [scripts, styles]) expect(sources).not.toMatch(/unsafe|\*|data:|http:/);
  const document = await response.text();
  function inlineHashes(element: RegExp) {
    return [...document.matchAll(element)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  expect(styles).toBe(["'self'", ...inlineHashes(/<style>(.*?)<\/style>/gs)].join(' '));
  expect(scripts.split(' ').filter((source) => source.startsWith("'sha256-"))).toEqual(inlineHashes(/<script>(.*?)<\/script>/gs));
  expect(policy).toContain("frame-ancestors 'none'");
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': expect.stringContaining('max-age=31536000') as string,
    'referrer-policy': path.startsWith('/reset-password') ? 'no-referrer' : 'strict-origin-when-cross-origin',
  });
});

describe('personal data is not cached', () => {
  function cacheable(answers: { headers: Headers }[]) {
    return answers.map(({ headers }) => headers.get('cache-control')).filter((rule) => rule !== 'no-store');
  }

  test('in REST, signed in or not', async () => {
    const { browser, person } = await makeShopper(local);
    const answers: { headers: Headers }[] = [];
    for (const visitor of [browser, local.browser()])
      for (const path of ['/api/auth/user', '/api/orders/my-orders']) answers.push(await visitor.get(path));
    const actions = ['login', 'register', 'admin-login', 'forgot-password', 'reset-password', 'logout'];
    for (const body of [person, {}]) for (const action of actions) answers.push(await browser.post(`/api/auth/${action}`, body));
    expect(cacheable(answers)).toEqual([]);
  });

  test('in GraphQL, by POST and by GET, signed in or not', async () => {
    const { browser } = await makeShopper(local);
    const query = '{ me { email } }';
    const url = `/graphql?query=${encodeURIComponent(query)}`;
    const answers: { headers: Headers }[] = [];
    for (const visitor of [browser, local.browser()])
      answers.push(
        await visitor.post('/graphql', { query }),
        await visitor.send('GET', url, undefined, { 'apollo-require-preflight': '1' }),
      );
    expect(cacheable(answers)).toEqual([]);
  });

  test('and cacheable pages contain no personal data', async () => {
    const { browser, person } = await makeShopper(local);
    for (const path of ['/', '/account', '/store']) {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const page = await fetch(local.baseUrl + path, { headers: { cookie, accept: 'text/html' } });
      expect(await page.text()).not.toContain(person.email);
      expect(page.headers.getSetCookie()).toEqual([]);
    }
  });
});
