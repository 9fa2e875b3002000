import { describe, expect, test } from 'vitest';
import { makeShopper, newPerson } from '../../support/factories/shoppers.ts';
import { adminLogin } from '../../support/shop/staff.ts';
import { auditActionsOf } from '../../support/shop/audit-entries.ts';
import { setupShop } from '../../support/open-shop.ts';

const HOUR_MS = 3_600_000;
/** Offset of the api's clock. */
let ahead = 0;
const shop = setupShop({
  processes: 'in-process',
  env: { SESSION_ABSOLUTE_HOURS: '48' },
  app: { clock: { now: () => new Date(Date.now() + ahead) } },
});

function sid(browser: { cookies: ReadonlyMap<string, string> }) {
  return browser.cookies.get('brew.sid')!;
}
const me = '{ me { email role } }';
const sessionsQuery = '{ signedInPlaces { id userAgent beganAt lastSeenAt isCurrent } }';
interface Place {
  id: string;
  userAgent: string;
  isCurrent: boolean;
  beganAt: string;
  lastSeenAt: string;
}

describe('AUT-01: a session id that an attacker has set', () => {
  test.each([
    ['register', '/api/auth/register', () => newPerson()],
    ['login', '/api/auth/login', async () => (await makeShopper(shop)).person],
    ['admin-login', '/api/auth/admin-login', () => adminLogin],
  ])('is invalid after %s: the customer gets a new id', async (_name, path, credentials) => {
    const attacker = (await makeShopper(shop)).browser;
    const customer = attacker.copy();
    expect((await customer.post(path, await credentials())).status).toBeLessThan(300);
    expect(sid(customer)).not.toBe(sid(attacker));
    expect((await attacker.get('/api/auth/user')).status).toBe(401);
    expect((await customer.get('/api/auth/user')).status).toBe(200);
  });

  test.each([['made-up'], ['s:made-up.c2lnbmF0dXJl'], ['s%3Amade-up.c2lnbmF0dXJl'], ['j%3A%7B%22userId%22%3A1%7D']])(
    'is not adopted when it is made up: %s',
    async (value) => {
      const { person } = await makeShopper(shop);
      const browser = shop.browser({ cookie: `brew.sid=${value}` });
      expect((await browser.get('/api/auth/user')).status).toBe(401);
      const { headers } = await browser.post('/api/auth/login', person);
      expect(headers.getSetCookie().filter((cookie) => cookie.startsWith('brew.sid='))).toHaveLength(1);
      expect(headers.getSetCookie().join()).not.toContain('made-up');
    },
  );
});

test('AUT-10: a cookie is invalid after logout, for every copy of it', async () => {
  const { browser } = await makeShopper(shop);
  const stolen = browser.copy();
  expect(await browser.post('/api/auth/logout')).toMatchObject({ status: 200, body: { message: 'Logged out' } });
  expect(sid(browser)).toBeUndefined();
  expect((await stolen.get('/api/auth/user')).status).toBe(401);
  expect((await stolen.get('/api/orders/my-orders')).status).toBe(401);
});

test('AUT-10: requests concurrent to a logout do not restore the session', async () => {
  const { browser } = await makeShopper(shop);
  const stolen = browser.copy();
  await Promise.all([...Array.from({ length: 20 }, () => stolen.get('/api/auth/user')), browser.post('/api/auth/logout')]);
  expect((await stolen.get('/api/auth/user')).status).toBe(401);
});

test('signing out twice and in again in one document ends signed in', async () => {
  const { browser, person } = await makeShopper(shop);
  const again = `mutation ($email: String!, $password: String!) {
    a: logout { message } b: logout { message } login(email: $email, password: $password) { __typename } c: logout { message }
    d: login(email: $email, password: $password) { __typename }
  }`;
  await browser.graphql(again, { email: person.email, password: person.password });
  expect(await browser.graphql(me)).toMatchObject({ me: { email: person.email } });
});

test('a session ends after its absolute lifetime, also when it is in use', async () => {
  const { browser } = await makeShopper(shop);
  try {
    ahead = 47 * HOUR_MS;
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    ahead = 49 * HOUR_MS;
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  } finally {
    ahead = 0;
  }
  expect((await browser.get('/api/auth/user')).status).toBe(401);
});

test('an idle session expires in Redis, and each visit renews its time', async () => {
  const { browser } = await makeShopper(shop);
  const keys = await shop.app.redis.keys(`${shop.env.QUEUE_PREFIX}:session:*`);
  async function left() {
    return Math.max(...(await Promise.all(keys.map((key) => shop.app.redis.ttl(key)))));
  }
  const idleSeconds = shop.env.SESSION_IDLE_HOURS * 3600;
  expect(await left()).toBeGreaterThan(idleSeconds - 60);
  for (const key of keys) await shop.app.redis.expire(key, 100);
  await browser.get('/api/auth/user');
  expect(await left()).toBeGreaterThan(idleSeconds - 60);
});

test('lists the sessions of an account, and ends all but the current one', async () => {
  const { browser: firstBrowser, person, userId } = await makeShopper(shop);
  const secondBrowser = shop.browser({ 'user-agent': 'Pocket Browser 2001' });
  await secondBrowser.post('/api/auth/login', person);
  const seen = (await secondBrowser.graphql<{ signedInPlaces: Place[] }>(sessionsQuery)).signedInPlaces;
  expect(seen.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]).toSorted()).toEqual([
    ['Pocket Browser 2001', true],
    ['test browser', false],
  ]);
  expect(seen.every(({ beganAt, lastSeenAt }) => beganAt <= lastSeenAt)).toBe(true);

  const before = sid(secondBrowser);
  await secondBrowser.graphql('mutation { signOutElsewhere { message } }');
  expect(sid(secondBrowser)).not.toBe(before);
  expect((await firstBrowser.get('/api/auth/user')).status).toBe(401);
  expect((await secondBrowser.get('/api/auth/user')).status).toBe(200);
  expect((await secondBrowser.graphql<{ signedInPlaces: Place[] }>(sessionsQuery)).signedInPlaces).toHaveLength(1);
  expect(await auditActionsOf(shop, `user:${userId}`)).toEqual(['registered', 'signed-out-elsewhere']);
});

test('keeps the 20 newest sessions of an account', async () => {
  const { browser: oldest, person } = await makeShopper(shop);
  async function signIn() {
    const browser = shop.browser();
    await browser.post('/api/auth/login', person);
    return browser;
  }
  for (let n = 0; n < 19; n += 1) await signIn();
  expect((await oldest.get('/api/auth/user')).status).toBe(200);
  const newest = await signIn();
  expect((await oldest.get('/api/auth/user')).status).toBe(401);
  expect((await newest.graphql<{ signedInPlaces: Place[] }>(sessionsQuery)).signedInPlaces).toHaveLength(20);
});

test('a changed role applies from the next request on', async () => {
  const { browser, userId } = await makeShopper(shop);
  expect(await browser.graphql(me)).toMatchObject({ me: { role: 'CUSTOMER' } });
  await shop.sql(`update users set role = 'admin' where id = $1`, [userId]);
  expect(await browser.graphql(me)).toMatchObject({ me: { role: 'ADMIN' } });
  await shop.sql(`update users set role = 'customer' where id = $1`, [userId]);
  expect((await browser.post('/api/create-checkout-session', {})).status).toBe(403);
});

test('a session ends when the password hash in the database changes, independent of Redis and clocks', async () => {
  const { browser, person, userId } = await makeShopper(shop);
  const late = shop.browser();
  await late.post('/api/auth/login', person);
  await shop.sql('update users set password_hash = password_hash || $1 where id = $2', ['x', userId]);
  for (const session of [browser, late]) expect((await session.get('/api/auth/user')).status).toBe(401);
});

test('a deleted user is signed out', async () => {
  const { browser, userId } = await makeShopper(shop);
  await shop.sql('delete from users where id = $1', [userId]);
  expect(await browser.graphql(me)).toEqual({ me: null });
  expect((await browser.get('/api/orders/my-orders')).status).toBe(401);
});

describe('changing the password', () => {
  const change = `mutation ($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { __typename ... on UserError { code message } }
  }`;

  test('ends the other sessions and keeps the current one', async () => {
    const { browser, person, userId } = await makeShopper(shop);
    const other = shop.browser();
    await other.post('/api/auth/login', person);
    await browser.graphql(change, { currentPassword: person.password, newPassword: 'finer-ground' });
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    expect((await other.get('/api/auth/user')).status).toBe(401);
    expect((await other.post('/api/auth/login', person)).status).toBe(401);
    expect((await other.post('/api/auth/login', { ...person, password: 'finer-ground' })).status).toBe(200);
    expect(await auditActionsOf(shop, `user:${userId}`)).toEqual(['registered', 'password-changed']);
  });

  test('requires the current password', async () => {
    const { browser } = await makeShopper(shop);
    expect(await browser.graphql(change, { currentPassword: 'guessed', newPassword: 'finer-ground' })).toEqual({
      changePassword: { __typename: 'WrongCredentials', code: 'WRONG_CREDENTIALS', message: 'The current password is not right' },
    });
  });

  test('twice at once succeeds once', async () => {
    const { browser, person } = await makeShopper(shop);
    const tries = await Promise.all(
      ['finer-ground-1', 'finer-ground-2'].map((newPassword) =>
        browser.copy().graphql<{ changePassword: { __typename: string } }>(change, { currentPassword: person.password, newPassword }),
      ),
    );
    expect(tries.map(({ changePassword }) => changePassword.__typename).toSorted()).toEqual(['Done', 'WrongCredentials']);
  });

  test('to fewer than 12 characters is refused to staff, with an issue on the field', async () => {
    const browser = shop.browser();
    await browser.post('/api/auth/admin-login', adminLogin);
    const variables = { currentPassword: adminLogin.password, newPassword: 'only-eleven' };
    const { body } = await browser.post<{ errors: object[] }>('/graphql', { query: change, variables });
    expect(body.errors).toMatchObject([
      { extensions: { code: 'INVALID_INPUT', issues: [{ path: 'newPassword', message: 'Password must be at least 12 characters' }] } },
    ]);
  });
});

test('a password matches in composed and in decomposed Unicode', async () => {
  const { person } = await makeShopper(shop, { password: 'cafe\u0301-au-lait' });
  expect((await shop.browser().post('/api/auth/login', { ...person, password: 'caf\u00e9-au-lait' })).status).toBe(200);
});

test('a staff sign-in is in the audit log', async () => {
  const browser = shop.browser();
  const { body } = await browser.post<{ id: number }>('/api/auth/admin-login', adminLogin);
  expect(await auditActionsOf(shop, `user:${body.id}`)).toContain('staff-signed-in');
});
