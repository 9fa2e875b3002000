import { describe, expect, test } from 'vitest';
import { inBatches, inParallel } from '../../support/shopper.ts';
import { makeShopper, newPerson, type Person } from '../../support/factories/shoppers.ts';
import { adminLogin } from '../../support/shop/staff.ts';
import { setupShop } from '../../support/open-shop.ts';

const ADDRESSES = 200;
/** Tries per hour from one address at one account, and at an account that is guessed at from many addresses. */
const TRIES = 10;
const TRIES_UNDER_ATTACK = 5;

const shop = setupShop({
  processes: 'in-process',
  env: {
    TRUST_PROXY: '1',
    RATE_LIMIT_FACTOR: '1',
    RATE_LIMIT_REQUESTS: '100000',
    RATE_LIMIT_REGISTER: '1000',
    RATE_LIMIT_LOGIN_FAILURES_ACCOUNT: '100',
  },
});

let addresses = 0;
/** Each in another network, so that the limit of an address block does not apply. */
function newAddress(): string {
  return `10.${(++addresses >> 8) & 255}.${addresses & 255}.7`;
}
function from(ip: string) {
  return shop.browser({ 'x-forwarded-for': ip });
}
async function tryLogin(ip: string, person: Pick<Person, 'email' | 'password'>) {
  return (await from(ip).post('/api/auth/login', person)).status;
}
function guess(ip: string, { email }: Person, password = 'a-wrong-guess') {
  return tryLogin(ip, { email, password });
}
function count(statuses: number[], status: number) {
  return statuses.filter((one) => one === status).length;
}
function alerts(subject: string) {
  return shop.sql<{ detail: { limit: string; ip: string } }>(
    `select detail from audit_entry where action = 'sign-in-failures' and subject = $1`,
    [subject],
  );
}

describe('AUT-04: guessing the password of one account', () => {
  test('with 1,000 passwords from one address, 100 concurrent, ends after 10, and the owner signs in from another address', async () => {
    const { person, userId } = await makeShopper(shop);
    const attacker = newAddress();
    const statuses = await inBatches(1_000, (n) => guess(attacker, person, `password-${n}`));
    expect(count(statuses, 401)).toBe(TRIES);
    expect(count(statuses, 429)).toBe(1_000 - TRIES);
    expect(await tryLogin(attacker, person)).toBe(429);
    expect(await tryLogin(newAddress(), person)).toBe(200);
    expect((await alerts(`user:${userId}`)).map(({ detail }) => detail)).toEqual([{ limit: 'loginFailuresPair', ip: attacker }]);
  });

  test('AUT-20: from 200 addresses leaves each five tries, and the owner signs in after typing errors', { timeout: 60_000 }, async () => {
    const { person, userId } = await makeShopper(shop);
    const attackers = Array.from({ length: ADDRESSES }, newAddress);
    const first: number[] = [];
    for (let n = 0; n < ADDRESSES; n += 20) first.push(...(await Promise.all(attackers.slice(n, n + 20).map((ip) => guess(ip, person)))));
    expect(count(first, 401)).toBe(ADDRESSES);

    const repeating = attackers.slice(0, 10);
    const more = await Promise.all(repeating.flatMap((ip) => Array.from({ length: TRIES }, () => guess(ip, person))));
    expect(count(more, 401)).toBe(repeating.length * (TRIES_UNDER_ATTACK - 1));
    expect(count(more, 429)).toBe(more.length - count(more, 401));

    const owner = newAddress();
    for (const typo of ['a-slip-of-the-finger', 'caps-lock', 'ground-coffe']) expect(await guess(owner, person, typo)).toBe(401);
    expect(await tryLogin(owner, person)).toBe(200);
    expect((await alerts(`user:${userId}`)).filter(({ detail }) => detail.limit === 'loginFailuresAccount')).toHaveLength(1);
  });

  test('by GraphQL aliases ends after 10', async () => {
    const { person } = await makeShopper(shop);
    const aliases = Array.from(
      { length: 25 },
      (_, n) => `a${n}: login(email: "${person.email}", password: "password-${n}") { __typename }`,
    );
    const { status, body } = await from(newAddress()).post<{ errors: { path: string[]; extensions: { code: string } }[] }>('/graphql', {
      query: `mutation { ${aliases.join(' ')} }`,
    });
    expect(status).toBe(429);
    expect(body.errors[0]).toMatchObject({ path: [`a${TRIES}`], extensions: { code: 'TOO_MANY' } });
  });

  test('alternately by login and admin-login ends after 10 in total', async () => {
    const attacker = from(newAddress());
    const tries = await inParallel(2 * TRIES, (n) =>
      n % 2
        ? attacker.post('/api/auth/admin-login', { ...adminLogin, password: 'a-wrong-guess' })
        : attacker.post('/api/auth/login', { email: adminLogin.username, password: 'a-wrong-guess' }),
    );
    expect(
      count(
        tries.map(({ status }) => status),
        401,
      ),
    ).toBe(TRIES);
  });

  test('at an address without an account ends after the same number', async () => {
    const attacker = newAddress();
    const statuses = await inParallel(2 * TRIES, () => guess(attacker, newPerson({ email: 'nobody@example.com' })));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([TRIES, TRIES]);
  });

  test('from one IPv6 network counts as one visitor', async () => {
    const { person } = await makeShopper(shop);
    const statuses = await inParallel(2 * TRIES, (n) => guess(`2001:db8:7:7::${(n + 1).toString(16)}`, person));
    expect(count(statuses, 401)).toBe(TRIES);
  });

  test('by changing its password from a signed-in browser ends after 10', async () => {
    const { browser } = await makeShopper(shop);
    const query = 'mutation { changePassword(currentPassword: "guessed", newPassword: "finer-ground") { __typename } }';
    const tries = await inParallel(2 * TRIES, () => browser.copy().post('/graphql', { query }));
    expect(
      count(
        tries.map(({ status }) => status),
        429,
      ),
    ).toBe(TRIES);
  });
});

test('AUT-05: stolen credentials tried at many accounts end after 50 tries per address, with an alert', async () => {
  const attacker = newAddress();
  const statuses = await inParallel(100, () => guess(attacker, newPerson()));
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([50, 50]);
  expect((await alerts(`ip:${attacker}`)).map(({ detail }) => detail.limit)).toEqual(['loginFailuresIp']);
});

test('successful sign-ins are not counted, fifty concurrent ones included', async () => {
  const { person } = await makeShopper(shop);
  const office = newAddress();
  const statuses = await inParallel(50, () => tryLogin(office, person));
  expect(count(statuses, 200)).toBe(50);
  expect(await guess(office, person)).toBe(401);
});

test('a successful sign-in does not reset the count of failures and does not add to it', async () => {
  const { person } = await makeShopper(shop);
  const home = newAddress();
  for (let n = 0; n < TRIES - 1; n += 1) await guess(home, person);
  for (let n = 0; n < 3; n += 1) expect(await tryLogin(home, person)).toBe(200);
  expect(await guess(home, person)).toBe(401);
  expect(await tryLogin(home, person)).toBe(429);
});

test('a refused sign-in has a Retry-After header', async () => {
  const attacker = newAddress();
  const person = newPerson();
  await inParallel(TRIES, () => guess(attacker, person));
  const { status, headers, body } = await from(attacker).post('/api/auth/login', person);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body).toMatchObject({ code: 'TOO_MANY', message: 'Too many failed sign-ins. Please wait a while and try again.' });
});
