import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeShopper, newPerson, type Person } from '../../support/factories/shoppers.ts';
import { adminLogin } from '../../support/shop/staff.ts';
import { setupShop } from '../../support/open-shop.ts';
import { startRedis, type TestRedis } from '../../support/start-redis.ts';
import { startTcpProxy, type TcpProxy, type ProxyMode } from '../../support/network/tcp-proxy.ts';

/** Session routes answer within this time while Redis is unavailable (docs/reliability.md, decision 14). */
const LIMIT_MS = 2_000;
/** Tried again, because a busy machine may be slow once. A route that hangs does so at every try. */
const MAX_TRIES = 3;

let redis: TestRedis;
let proxy: TcpProxy;
let customer: Person;
let cookie: string;
/** Breaks the connection to Redis when the shop runs a matching statement. */
let breakOn: { sql: RegExp; mode: ProxyMode } | null = null;

beforeAll(async () => {
  redis = await startRedis();
  proxy = await startTcpProxy({ port: redis.port });
});
afterAll(async () => {
  await proxy?.close();
  await redis?.close();
});
function onQuery(sql: string): void {
  if (!breakOn?.sql.test(sql)) return;
  proxy.setMode(breakOn.mode);
  breakOn = null;
}
const shop = setupShop(() => ({ processes: 'in-process', stores: { redisUrl: proxy.through(redis.url) }, app: { onQuery } }));
beforeAll(async () => {
  const { browser, person } = await makeShopper(shop);
  customer = person;
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});

/** Not node's `once`: that one rejects when an error is emitted first. */
function next(event: 'ready' | 'error'): Promise<void> {
  return new Promise((resolve) => void shop.app.redis.once(event, () => resolve()));
}

async function reconnect(): Promise<void> {
  // The black hole does not deliver later what it dropped, so the old connection has to be closed.
  const ready = next('ready');
  proxy.setMode({ kind: 'reset' });
  proxy.setMode({ kind: 'pass' });
  await ready;
}
afterEach(reconnect);

interface Answer {
  status: number;
  body: { code?: string; message?: string; data?: Record<string, unknown>; errors?: { message: string; extensions: { code: string } }[] };
  retryAfter: string | null;
}

async function ask(path: string, body?: unknown, hasCookie = true, triesLeft = MAX_TRIES): Promise<Answer> {
  try {
    const response = await fetch(shop.baseUrl + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(hasCookie && { cookie }) },
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'], retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (!isLate || triesLeft === 1) throw error;
    return ask(path, body, hasCookie, triesLeft - 1);
  }
}

const UNAVAILABLE = { status: 503, retryAfter: '2', body: { code: 'UNAVAILABLE', message: 'Please try again in a moment.' } };
const sessionCalls: [string, string, (() => unknown)?][] = [
  ['the account', '/api/auth/user'],
  ['the orders', '/api/orders/my-orders'],
  ['login', '/api/auth/login', () => customer],
  ['login with a wrong password', '/api/auth/login', () => ({ ...customer, password: 'a-wrong-guess' })],
  ['register', '/api/auth/register', () => newPerson()],
  ['admin-login', '/api/auth/admin-login', () => adminLogin],
  ['logout', '/api/auth/logout', () => ({})],
  ["the administrator's provider test", '/api/create-checkout-session', () => ({})],
];
const personal = [
  '{ me { email } }',
  '{ myOrders { totalCount } }',
  '{ signedInPlaces { id } }',
  'mutation { signOutElsewhere { message } }',
];
const catalogue = '{ coffees { slug } products { slug } }';

describe.each<[string, ProxyMode]>([
  ['refuses connections', { kind: 'reset' }],
  ['neither answers nor closes', { kind: 'blackhole' }],
])('while Redis %s', (_title, mode) => {
  test.each(sessionCalls)('INF-01: %s answers 503 within 2 s', async (_name, path, body) => {
    proxy.setMode(mode);
    expect(await ask(path, body?.())).toMatchObject(UNAVAILABLE);
  });

  test('INF-01: session fields of GraphQL answer 503 within 2 s', async () => {
    proxy.setMode(mode);
    for (const query of personal) {
      const { status, body } = await ask('/graphql', { query });
      expect({ query, status, code: body.errors?.[0]?.extensions.code }).toEqual({ query, status: 503, code: 'UNAVAILABLE' });
    }
  });

  test('INF-01: the catalogue answers with and without a cookie, and a client without a cookie is reported as signed out', async () => {
    proxy.setMode(mode);
    for (const hasCookie of [true, false]) {
      expect((await ask('/api/coffees', undefined, hasCookie)).status).toBe(200);
      expect((await ask('/api/config', undefined, hasCookie)).status).toBe(200);
      const { status, body } = await ask('/graphql', { query: catalogue }, hasCookie);
      expect([status, body.errors]).toEqual([200, undefined]);
    }
    expect((await ask('/api/auth/user', undefined, false)).status).toBe(401);
    expect((await ask('/graphql', { query: '{ me { email } }' }, false)).body.data).toEqual({ me: null });
  });

  test('the endpoints of a password reset answer', async () => {
    proxy.setMode(mode);
    expect((await ask('/api/auth/forgot-password', { email: newPerson().email })).status).toBe(200);
    expect(await ask('/api/auth/reset-password', { token: 'nobodys', password: 'finer-ground' })).toMatchObject({
      status: 400,
      body: { code: 'RESET_TOKEN_INVALID' },
    });
  });

  test('a registration that fails leaves no account', async () => {
    proxy.setMode(mode);
    const person = newPerson();
    expect((await ask('/api/auth/register', person)).status).toBe(503);
    expect(await shop.sql('select id from users where email = $1', [person.email])).toEqual([]);
  });

  test('a request is answered when Redis fails after its session was read', async () => {
    breakOn = { sql: /from "users"/, mode };
    expect(await ask('/api/auth/user')).toMatchObject({ status: 200, body: { email: customer.email } });
    expect(breakOn).toBeNull();
  });

  test('the session is valid again once Redis is reachable', async () => {
    proxy.setMode(mode);
    expect((await ask('/api/auth/user')).status).toBe(503);
    await reconnect();
    expect((await ask('/api/auth/user')).status).toBe(200);
  });
});

test('INF-02: a Redis that restarts empty signs users out, and they can sign in again', async () => {
  const disconnected = next('error');
  await redis.crash();
  await disconnected;
  const ready = next('ready');
  await redis.start();
  await ready;
  expect((await ask('/api/auth/user')).status).toBe(401);
  expect((await ask('/api/auth/login', customer)).status).toBe(200);
});
