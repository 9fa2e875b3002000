import { expect, test } from 'vitest';
import { inParallel } from '../../support/shopper.ts';
import { makeShopper, newPerson } from '../../support/factories/shoppers.ts';
import { adminLogin } from '../../support/shop/staff.ts';
import { setupShop } from '../../support/open-shop.ts';

/** The limit of one visitor per minute. */
const LIMIT = 10;
const shop = setupShop({ processes: 'in-process', env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });

let visitors = 0;
function visitor() {
  return shop.browser({ 'x-forwarded-for': `198.51.100.${++visitors}` });
}

test.each<[string, string, (n: number) => Record<string, unknown>]>([
  ['new accounts', 'register', () => ({ ...newPerson(), password: 'short' })],
  ['requests for reset links', 'forgot-password', () => ({ email: 'not an address' })],
  ['tried reset links', 'reset-password', (n) => ({ token: `guess-${n}`, password: 'ground-coffee' })],
])('stops a visitor after ten %s a minute, invalid ones included', async (_title, action, body) => {
  const browser = visitor();
  const statuses: number[] = [];
  for (let n = 0; n < LIMIT + 2; n += 1) statuses.push((await browser.post(`/api/auth/${action}`, body(n))).status);
  expect(statuses).toEqual([...Array.from({ length: LIMIT }, () => 400), 429, 429]);
  expect((await visitor().post(`/api/auth/${action}`, body(0))).status).toBe(400);
});

test('stops a visitor after ten orders looked up, each alias counted', async () => {
  const aliases = Array.from(
    { length: LIMIT + 5 },
    (_, n) => `o${n}: lookUpOrder(number: ${1000 + n}, email: "ada@example.com") { status }`,
  );
  interface Answer {
    errors: { extensions: { code: string } }[];
  }
  const { status, body } = await visitor().post<Answer>('/graphql', { query: `{ ${aliases.join(' ')} }` });
  expect(status).toBe(429);
  expect(body.errors.map(({ extensions }) => extensions.code)).toContain('TOO_MANY');
  const [, ...others] = await inParallel(2, () => visitor().post<Answer>('/graphql', { query: `{ ${aliases[0]} }` }));
  expect(others.map(({ body: { errors } }) => errors[0]!.extensions.code)).toEqual(['MISSING']);
});

/** Sign-ins that one visitor may try per minute, successful ones included. */
const SIGN_INS = 60;

test('AUT-22: stops a visitor who signs in successfully many times, each alias counted, in any browser', async () => {
  const { person } = await makeShopper(shop);
  const aliases = Array.from(
    { length: 30 },
    (_, n) => `a${n}: login(email: "${person.email}", password: "${person.password}") { __typename }`,
  );
  const attacker = { 'x-forwarded-for': '203.0.113.7' };
  // In a browser where the owner has signed in before, failures do not count for the address.
  const known = await Promise.all(
    [0, 1, 2].map(async () => {
      const browser = shop.browser({ 'x-forwarded-for': '198.51.101.1' });
      await browser.post('/api/auth/login', person);
      return shop.browser({ ...attacker, cookie: `brew.device=${browser.cookies.get('brew.device')}` });
    }),
  );
  const statuses: number[] = [];
  for (const browser of known) statuses.push((await browser.post('/graphql', { query: `mutation { ${aliases.join(' ')} }` })).status);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await shop.browser(attacker).post('/api/auth/login', person);
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
  expect((await visitor().post('/api/auth/login', person)).status).toBe(200);
});

test('AUT-22: counts a change of the password as a sign-in', async () => {
  const { browser, person } = await makeShopper(shop);
  const from = { 'x-forwarded-for': '203.0.113.8' };
  await inParallel(SIGN_INS, () => shop.browser(from).post('/api/auth/login', newPerson()));
  const query = `mutation { changePassword(currentPassword: "${person.password}", newPassword: "finer-ground") { __typename } }`;
  expect((await browser.post('/graphql', { query }, from)).status).toBe(429);
});

test.each([
  ["an administrator's", async () => adminLogin.username],
  ["a customer's", async () => (await makeShopper(shop)).person.email],
  ['an unknown', async () => newPerson().email],
])('AUT-23: guesses at %s address at the login count for the admin login', async (_title, addressOf) => {
  const address = await addressOf();
  const attacker = visitor();
  for (let n = 0; n < LIMIT; n += 1) await attacker.post('/api/auth/login', { email: address, password: 'a-wrong-guess' });
  expect((await attacker.post('/api/auth/admin-login', { username: address, password: 'a-wrong-guess' })).status).toBe(429);
});
