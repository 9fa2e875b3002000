import { beforeAll, describe, expect, test } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, type Person } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

let session: BrowserSession;
let person: Person;
const shop = setupShop({ processes: 'in-process', env: { PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' } });
beforeAll(async () => {
  const edge = { 'x-forwarded-proto': 'https' };
  ({ person } = await makeShopper(shop));
  session = shop.browser(edge);
  await session.post('/api/auth/login', person);
});

const FOREIGN = { status: 403, body: { code: 'FOREIGN_ORIGIN', message: 'This request came from another site.' } };
async function isSignedIn() {
  return (await session.copy().get('/api/auth/user')).status === 200;
}
const mutations = [
  'mutation { logout { message } }',
  'mutation { signOutElsewhere { message } }',
  'mutation { changePassword(currentPassword: "a", newPassword: "finer-ground") { __typename } }',
  'mutation { claimOrder(token: "x") { __typename } }',
  'mutation { login(email: "attacker@example.com", password: "attackers-own") { __typename } }',
];

describe.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, by an old browser', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a sibling subdomain', { origin: 'https://blog.shop.example', 'sec-fetch-site': 'same-site' }],
  ['the same host on another port', { origin: 'https://shop.example:8443' }],
  ['the same host without TLS', { origin: 'http://shop.example' }],
  ['a host that begins like ours', { origin: 'https://shop.example.evil.example' }],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
])('a write with the cookie from %s', (_title, headers) => {
  test('is refused on every route, and changes nothing', async () => {
    const writes = shop.routes.filter(({ path, methods }) => path.startsWith('/api/') && !methods.includes('GET'));
    expect(writes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(
        ['login', 'register', 'logout', 'admin-login', 'forgot-password', 'reset-password'].map((action) => `/api/auth/${action}`),
      ),
    );
    for (const { path, methods } of writes)
      for (const method of methods) expect(await session.send(method, path, {}, headers), `${method} ${path}`).toMatchObject(FOREIGN);
    for (const query of mutations) expect((await session.post('/graphql', { query }, headers)).status).toBe(403);
    expect(await isSignedIn()).toBe(true);
  });
});

test("a write from the shop's own origin, or from a client without an origin, is accepted", async () => {
  const own: Record<string, string> = { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' };
  for (const headers of [own, {}]) expect((await shop.browser().post('/api/auth/login', person, headers)).status).toBe(200);
});

test('a form post of another site is refused by its content type, also without an origin', async () => {
  const cookie = [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    function send(path: string, body: string) {
      return fetch(shop.baseUrl + path, { method: 'POST', headers: { cookie, 'content-type': type, 'x-forwarded-proto': 'https' }, body });
    }
    expect((await send('/api/auth/logout', '{}')).status).toBe(415);
    expect((await send('/graphql', JSON.stringify({ query: mutations[0] }))).status).toBeGreaterThanOrEqual(400);
  }
  expect(await isSignedIn()).toBe(true);
});

test('GraphQL by GET reads only with the preflight header, and never writes', async () => {
  const read = `/graphql?query=${encodeURIComponent('{ me { email } }')}`;
  expect((await session.get(read)).status).toBe(400);
  const write = `/graphql?query=${encodeURIComponent(mutations[0]!)}`;
  expect((await session.send('GET', write, undefined, { 'apollo-require-preflight': '1' })).status).toBe(405);
  expect(await isSignedIn()).toBe(true);
});

test('no answer has CORS headers for another site', async () => {
  for (const path of ['/api/auth/user', '/api/coffees']) {
    const { headers } = await session.send('GET', path, undefined, { origin: 'https://evil.example' });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});
