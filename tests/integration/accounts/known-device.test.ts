import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, newPerson, type Person } from '../../support/factories/shoppers.ts';
import { auditActionsOf } from '../../support/shop/audit-entries.ts';
import { setupShop } from '../../support/open-shop.ts';

const OF_ACCOUNT = 4;
const UNDER_ATTACK = 4;
const TRIES = 10;

const shop = setupShop({
  processes: 'in-process',
  env: {
    TRUST_PROXY: '1',
    RATE_LIMIT_FACTOR: '1',
    RATE_LIMIT_REQUESTS: '100000',
    RATE_LIMIT_REGISTER: '1000',
    RATE_LIMIT_RESET_REQUESTS: '1000',
    RATE_LIMIT_LOGIN_FAILURES_ACCOUNT: String(OF_ACCOUNT),
    RATE_LIMIT_LOGIN_FAILURES_UNDER_ATTACK: String(UNDER_ATTACK),
  },
});

let addresses = 0;
function newVisitor() {
  return shop.browser({ 'x-forwarded-for': `10.${(++addresses >> 8) & 255}.${addresses & 255}.7` });
}
async function tryLogin(browser: BrowserSession, { email, password }: Pick<Person, 'email' | 'password'>) {
  return (await browser.post('/api/auth/login', { email, password })).status;
}
function guess(browser: BrowserSession, { email }: Pick<Person, 'email'>) {
  return tryLogin(browser, { email, password: 'a-wrong-guess' });
}
async function signedOut(browser: BrowserSession): Promise<BrowserSession> {
  await browser.post('/api/auth/logout');
  return browser;
}
/** Guesses from new addresses until all are refused. Returns how many were accepted. */
async function useUpAllGuesses(person: Pick<Person, 'email'>): Promise<number> {
  let taken = 0;
  for (let n = 0; n < 3; n += 1) {
    const browser = newVisitor();
    for (let tries = 0; tries < 6; tries += 1) if ((await guess(browser, person)) === 401) taken += 1;
  }
  return taken;
}

// Each guess computes a password hash.
describe('AUT-20: an account that is guessed at from many addresses', { timeout: 60_000 }, () => {
  test('accepts a bounded number of guesses, and its owner signs in after typing errors in a browser used before', async () => {
    const { browser, person } = await makeShopper(shop);
    await signedOut(browser);
    expect(await useUpAllGuesses(person)).toBe(OF_ACCOUNT + UNDER_ATTACK);
    expect(await tryLogin(newVisitor(), person)).toBe(429);
    for (let n = 0; n < TRIES - 1; n += 1) expect(await guess(browser, person)).toBe(401);
    expect(await tryLogin(browser, person)).toBe(200);
  });

  test('its owner signs in with the new password in the browser that used the mailed link', async () => {
    const { person } = await makeShopper(shop);
    await useUpAllGuesses(person);
    const token = crypto.randomUUID();
    await shop.sql(
      `insert into password_reset (email, token_hash, expires_at, created_at) values ($1, $2, now() + interval '10 minutes', now())`,
      [person.email, createHash('sha256').update(token).digest('hex')],
    );
    const otherBrowser = newVisitor();
    const changed = { ...person, password: 'finer-ground' };
    expect((await otherBrowser.post('/api/auth/reset-password', { token, password: changed.password })).status).toBe(200);
    expect((await otherBrowser.get('/api/auth/user')).status).toBe(401);
    expect(await guess(otherBrowser, person)).toBe(401);
    expect(await tryLogin(newVisitor(), changed)).toBe(429);
    expect(await tryLogin(otherBrowser, changed)).toBe(200);
  });

  test('a known browser is also limited to ten tries', async () => {
    const { browser, person, userId } = await makeShopper(shop);
    await signedOut(browser);
    for (let n = 0; n < TRIES; n += 1) expect(await guess(browser, person)).toBe(401);
    expect(await tryLogin(browser, person)).toBe(429);
    expect(await tryLogin(newVisitor(), person)).toBe(200);
    expect(await auditActionsOf(shop, `user:${userId}`)).toContain('sign-in-failures');
  });

  test('a cookie of another account, of an older password or with a forged value is not a known browser', async () => {
    const { browser, person } = await makeShopper(shop);
    const older = browser.copy();
    const { browser: other } = await makeShopper(shop);
    const query = `mutation { changePassword(currentPassword: "${person.password}", newPassword: "finer-ground") { __typename } }`;
    await browser.graphql(query);
    await useUpAllGuesses(person);
    const proof = browser.cookies.get('brew.device')!;
    const made = [`${proof.slice(0, -4)}AAAA`, proof.split('.')[0]!, `${proof}.${proof}`, `${'A'.repeat(22)}.${'A'.repeat(43)}`, '', '%00'];
    const forgeries = made.map((value) => shop.browser({ 'x-forwarded-for': '192.0.2.1', cookie: `brew.device=${value}` }));
    const changed = { ...person, password: 'finer-ground' };
    for (const visitor of [await signedOut(older), await signedOut(other), ...forgeries])
      expect(await tryLogin(visitor, changed)).toBe(429);
    expect(await tryLogin(await signedOut(browser), changed)).toBe(200);
  });

  test('answers like an address without an account, with a known browser or without', async () => {
    const { browser, person } = await makeShopper(shop);
    await signedOut(browser);
    const { person: known } = await makeShopper(shop);
    const unknown = newPerson();
    for (const visitor of [() => browser.copy(), newVisitor]) {
      const answers: unknown[][] = [];
      for (const email of [known.email, unknown.email]) {
        const here = visitor();
        const tried: unknown[] = [];
        for (let n = 0; n <= TRIES; n += 1) {
          const { status, body, headers } = await here.post('/api/auth/login', { email, password: 'a-wrong-guess' });
          tried.push({ status, body, cookies: headers.getSetCookie() });
        }
        answers.push(tried);
      }
      expect(answers[0]).toEqual(answers[1]);
    }
    expect(await tryLogin(browser, person)).toBe(200);
  });
});
