import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, makeStaff, newPerson } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';
import { adminLogin, coffeeAdminLogin } from '../../support/shop/staff.ts';
import type { GraphqlAnswer } from '../http/requests.ts';

const PAGE = '/admin/playground';
const DOOR = `${PAGE}/graphql`;
const SCHEMA = '{ __schema { queryType { name } } }';
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const webDist = mkdtempSync(join(tmpdir(), 'brew-playground-'));
beforeAll(() => {
  for (const folder of ['client', 'server', 'playground/assets']) mkdirSync(join(webDist, folder), { recursive: true });
  writeFileSync(join(webDist, 'playground/index.html'), '<!doctype html><div id="root" data-facts="__FACTS__"></div>');
  writeFileSync(join(webDist, 'playground/assets/graphql.worker-1a2b.js'), 'postMessage(1);');
});
afterAll(() => rmSync(webDist, { recursive: true, force: true }));

const shop = setupShop({ processes: 'in-process', env: { WEB_DIST: webDist, RATE_LIMIT_FACTOR: '100' } });
const strict = setupShop({ processes: 'in-process', env: { WEB_DIST: webDist, STAFF_SECOND_FACTOR: 'required' } });

async function signIn(login: Record<string, string>, at = shop): Promise<BrowserSession> {
  const browser = at.browser();
  expect((await browser.post('/api/auth/admin-login', login)).status).toBe(200);
  return browser;
}
async function customer(): Promise<BrowserSession> {
  const person = newPerson();
  await makeShopper(shop, person);
  const browser = shop.browser();
  await browser.post('/api/auth/login', { ...person });
  return browser;
}
/** The page as a browser asks for it. */
async function openPage(browser: BrowserSession, at = shop): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(at.baseUrl + PAGE, { redirect: 'manual', headers: { ...HTML, cookie } });
}
async function ask(browser: BrowserSession, query: string, path = DOOR): Promise<{ status: number; body: GraphqlAnswer }> {
  return browser.post<GraphqlAnswer>(path, { query });
}

describe('AUT-31 the playground', () => {
  test('is sent to an administrator, with their name, and is kept nowhere', async () => {
    const page = await openPage(await signIn(adminLogin));
    expect([page.status, page.headers.get('cache-control'), page.headers.get('location')]).toEqual([200, 'no-store', null]);
    const html = await page.text();
    expect(html).toContain('&#34;person&#34;:&#34;');
    expect(html).toContain('&#34;isSandbox&#34;:true');
    expect(html).not.toContain('__FACTS__');
  });

  test('leads strangers to the login and back', async () => {
    const page = await openPage(shop.browser());
    expect([page.status, page.headers.get('location')]).toEqual([302, '/login?next=%2Fadmin%2Fplayground']);
  });

  test.each([
    ['customers', customer],
    ['administrators of the coffees', () => signIn(coffeeAdminLogin)],
  ])('leads %s to the portal, which says Access Denied', async (_title, begin) => {
    const page = await openPage(await begin());
    expect([page.status, page.headers.get('location')]).toEqual([302, '/admin']);
  });

  test('leads an administrator without the required second factor to where it is set up', async () => {
    const browser = await signIn(adminLogin, strict);
    const page = await openPage(browser, strict);
    expect([page.status, page.headers.get('location')]).toEqual([302, '/admin/staff']);
    const { status, body } = await ask(browser, SCHEMA);
    expect([status, body.errors?.[0]?.extensions['code']]).toEqual([403, 'SECOND_FACTOR_MISSING']);
  });

  test('is closed to a session that has ended', async () => {
    const browser = await signIn(adminLogin);
    const replayed = browser.copy();
    await browser.post('/api/auth/logout');
    const page = await openPage(replayed);
    expect([page.status, page.headers.get('location')]).toEqual([302, '/login?next=%2Fadmin%2Fplayground']);
    expect((await ask(replayed, SCHEMA)).status).toBe(403);
  });

  test('answers a program that may not with a code', async () => {
    const { status, body } = await shop.browser().get<{ code: string }>(PAGE);
    expect([status, body.code]).toEqual([403, 'NOT_ALLOWED']);
  });

  test('has a policy of its own, as its workers have, and no other page has it', async () => {
    const policy =
      "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;font-src 'self' data:;" +
      "connect-src 'self';worker-src 'self';frame-ancestors 'none';form-action 'none';base-uri 'none'";
    const page = await openPage(await signIn(adminLogin));
    expect(page.headers.get('content-security-policy')).toBe(policy);
    const worker = await fetch(`${shop.baseUrl}${PAGE}/assets/graphql.worker-1a2b.js`);
    expect([worker.status, worker.headers.get('content-security-policy')]).toEqual([200, policy]);
    expect(worker.headers.get('cache-control')).toContain('immutable');
    for (const path of ['/admin', '/admin/playgrounds', '/api/config'])
      expect((await fetch(shop.baseUrl + path)).headers.get('content-security-policy'), path).not.toBe(policy);
  });

  test('sends neither its template nor what is not there', async () => {
    for (const path of ['/index.html', '/assets/none.js', '/..%2fclient%2findex.html'])
      expect((await fetch(`${shop.baseUrl}${PAGE}${path}`)).status, path).toBe(404);
  });
});

describe('GQL-04 introspection', () => {
  test.each([
    ['strangers', async () => shop.browser()],
    ['customers', customer],
    ['administrators', () => signIn(adminLogin)],
  ])('is refused to %s at /graphql', async (_title, begin) => {
    const browser = await begin();
    for (const query of [SCHEMA, '{ __type(name: "Query") { name } }', getIntrospectionQuery()]) {
      const { status, body } = await ask(browser, query, '/graphql');
      expect([status, body.data, body.errors?.[0]?.extensions['code']]).toEqual([400, undefined, 'INTROSPECTION_DISABLED']);
    }
    const typo = await ask(browser, '{ prodcts { slug } }', '/graphql');
    expect(typo.body.errors?.[0]?.message).toBe('Cannot query field "prodcts" on type "Query".');
  });

  test('is answered to administrators in the playground', async () => {
    const browser = await signIn(adminLogin);
    expect((await ask(browser, SCHEMA)).body).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
    expect((await ask(browser, getIntrospectionQuery({ inputValueDeprecation: true }))).body.errors).toBeUndefined();
    const typo = await ask(browser, '{ prodcts { slug } }');
    expect(typo.body.errors?.[0]?.message).toContain('Did you mean "products"');
  });

  test.each([
    ['strangers', async () => shop.browser()],
    ['customers', customer],
    ['administrators of the coffees', () => signIn(coffeeAdminLogin)],
  ])('is refused to %s in the playground, before their document is read', async (_title, begin) => {
    const browser = await begin();
    for (const body of [{ query: SCHEMA }, { query: '{ __typename }' }]) {
      const { status, body: answer } = await browser.post<GraphqlAnswer>(DOOR, body);
      expect([status, answer.data, answer.errors?.[0]?.extensions['code']]).toEqual([403, undefined, 'NOT_ALLOWED']);
    }
  });
});

describe('the limits of the playground', () => {
  test('GQL-01: are those of /graphql', async () => {
    const browser = await signIn(adminLogin);
    const aliases = `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: __typename`).join(' ')} }`;
    const deep = `{ ${'a { '.repeat(50)}b${' }'.repeat(50)} }`;
    for (const [query, message] of [
      [aliases, /aliases/],
      [deep, /levels deep/],
    ] as const) {
      const { status, body } = await ask(browser, query);
      expect(status).toBe(400);
      expect(body.errors?.[0]?.message).toMatch(message);
    }
  });

  test('GQL-03: it takes no batch and no document by GET', async () => {
    const browser = await signIn(adminLogin);
    expect((await browser.post(DOOR, [{ query: '{ __typename }' }])).status).toBe(400);
    const { status, headers } = await browser.get(`${DOOR}?query={__typename}`);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('a page of another site cannot use it', async () => {
    const browser = await signIn(adminLogin);
    const { status, body } = await browser.post<{ code: string }>(DOOR, { query: SCHEMA }, { origin: 'https://evil.example' });
    expect([status, body.code]).toEqual([403, 'FOREIGN_ORIGIN']);
  });

  test('a mutation of it is in the audit log under the name of the person', async () => {
    const { browser, userId } = await makeStaff(shop, 'admin');
    const input = '{ code: "PLAYGROUND", description: "x", discountType: FIXED, discountValue: 500 }';
    const { body } = await ask(browser, `mutation { createCoupon(input: ${input}) { __typename } }`);
    expect(body.errors).toBeUndefined();
    expect(await shop.sql("select 1 from audit_entry where actor = $1 and action like '%coupon%'", [`user:${userId}`])).toHaveLength(1);
  });
});
