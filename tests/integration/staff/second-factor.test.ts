import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff, type Shopper } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process', env: { RATE_LIMIT_FACTOR: '100' } });

interface Answer {
  __typename?: string;
  code?: string;
  message?: string;
  codes?: string[];
  secret?: string;
  otpauthUrl?: string;
  qrPath?: string;
}
async function mutate(browser: BrowserSession, call: string, selection: string): Promise<Answer> {
  const { body } = await browser.post<{ data?: { answer: Answer }; errors?: { message: string; extensions: { code: string } }[] }>(
    '/graphql',
    {
      query: `mutation { answer: ${call} { ${selection} } }`,
    },
  );
  if (!body.data?.answer) throw new Error(`${body.errors?.[0]?.extensions.code}: ${body.errors?.[0]?.message}`);
  return body.data.answer;
}
const ERROR = '... on UserError { code message }';

/** The code of the app, `steps` half minutes from now. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}
async function setUp(browser: BrowserSession): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await mutate(browser, 'beginSecondFactor', 'secret');
  const { codes } = await mutate(
    browser,
    `confirmSecondFactorSetup(code: "${codeOf(secret!)}")`,
    `... on RecoveryCodes { codes } ${ERROR}`,
  );
  return { secret: secret!, codes: codes! };
}
/** In a new browser: the password was right. */
async function givePassword({ person }: Shopper): Promise<BrowserSession> {
  const browser = shop.browser();
  const { status, body } = await browser.post('/api/auth/login', { email: person.email, password: person.password });
  expect([status, body['code']]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  return browser;
}
function confirm(browser: BrowserSession, code: string) {
  return browser.post('/api/auth/second-factor', { code });
}

describe('the second factor of staff', () => {
  it('AUT-27 begins with a secret, an address and a QR code, and ends with ten recovery codes', async () => {
    const { browser, person } = await makeStaff(shop);
    const begun = await mutate(browser, 'beginSecondFactor', 'secret otpauthUrl qrPath');
    expect(begun.otpauthUrl).toContain(`otpauth://totp/Brew%20Quest:${encodeURIComponent(person.email)}`);
    expect(begun.qrPath).toMatch(/^M\d/);
    const wrong = await mutate(browser, `confirmSecondFactorSetup(code: "000000")`, ERROR);
    expect(wrong.code).toBe('WRONG_CREDENTIALS');
    const { codes } = await mutate(
      browser,
      `confirmSecondFactorSetup(code: "${codeOf(begun.secret!)}")`,
      `... on RecoveryCodes { codes } ${ERROR}`,
    );
    expect(new Set(codes).size).toBe(10);
  });

  it('AUT-27 the secret is encrypted in the database', async () => {
    const staff = await makeStaff(shop);
    const { secret } = await setUp(staff.browser);
    const [row] = await shop.sql<{ row: string }>('select u::text as row from users u where id = $1', [staff.userId]);
    expect(row?.row).not.toContain(secret);
  });

  it('AUT-27 the password alone gives no session, the code of now does, and a code does so once', async () => {
    const staff = await makeStaff(shop);
    const { secret } = await setUp(staff.browser);
    const browser = await givePassword(staff);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    expect((await confirm(browser, '000000')).status).toBe(401);
    const next = codeOf(secret, 1);
    expect((await confirm(browser, next)).status).toBe(200);
    expect((await browser.get('/api/auth/user')).status).toBe(200);
    expect((await confirm(await givePassword(staff), next)).status).toBe(401);
  });

  it('AUT-27 a code without a password before it gives nothing', async () => {
    const staff = await makeStaff(shop);
    const { secret } = await setUp(staff.browser);
    expect((await confirm(shop.browser(), codeOf(secret, 1))).status).toBe(401);
  });

  it('AUT-27 a recovery code signs in once', async () => {
    const staff = await makeStaff(shop);
    const { codes } = await setUp(staff.browser);
    expect((await confirm(await givePassword(staff), codes[0]!.toLowerCase())).status).toBe(200);
    expect((await confirm(await givePassword(staff), codes[0]!)).status).toBe(401);
  });

  it('AUT-27 a new password voids a sign-in that waits for its code', async () => {
    const staff = await makeStaff(shop);
    const { secret } = await setUp(staff.browser);
    const browser = await givePassword(staff);
    await shop.sql('update users set sessions_valid_from = now() where id = $1', [staff.userId]);
    expect((await confirm(browser, codeOf(secret, 1))).status).toBe(401);
  });

  it('AUT-27 ends by a code, and a second app is refused while there is one', async () => {
    const staff = await makeStaff(shop);
    const { secret, codes } = await setUp(staff.browser);
    await expect(mutate(staff.browser, 'beginSecondFactor', 'secret')).rejects.toThrow('INVALID_INPUT');
    expect((await mutate(staff.browser, 'endSecondFactor(code: "000000")', ERROR)).code).toBe('WRONG_CREDENTIALS');
    await mutate(staff.browser, `endSecondFactor(code: "${codes[1]!}")`, ERROR);
    const [row] = await shop.sql('select totp_secret, recovery_code_hashes from users where id = $1', [staff.userId]);
    expect(row).toEqual({ totp_secret: null, recovery_code_hashes: [] });
    expect(secret).not.toBe('');
  });

  it('AUT-27 a customer cannot set one up', async () => {
    const { browser, userId } = await makeStaff(shop);
    await shop.sql(`update users set role = 'customer' where id = $1`, [userId]);
    await expect(mutate(browser, 'beginSecondFactor', 'secret')).rejects.toThrow('NOT_ALLOWED');
  });
});

describe('a fresh proof', () => {
  let admin: Shopper;
  beforeAll(async () => {
    admin = await makeStaff(shop);
  });
  const refund = `refundOrder(number: 1, input: { key: "12345678", isRest: true, reason: OTHER, isRestocked: false, isMailed: false })`;
  /** Redis keeps the session of express-session as JSON. */
  async function age(minutes: number): Promise<void> {
    const keys = await shop.app.redis.keys(`${shop.database.prefix}:session:*`);
    for (const key of keys) {
      const session = JSON.parse((await shop.app.redis.get(key)) ?? '{}') as { userId?: number; provenAt?: number };
      if (session.userId !== admin.userId) continue;
      session.provenAt = Date.now() - minutes * 60_000;
      await shop.app.redis.set(key, JSON.stringify(session), { expiration: 'KEEPTTL' });
    }
  }

  it('AUT-25 is asked for eleven minutes after the sign-in, and given by the password', async () => {
    await expect(mutate(admin.browser, refund, ERROR)).rejects.toThrow('There is no such order');
    await age(11);
    await expect(mutate(admin.browser, refund, ERROR)).rejects.toThrow('PROOF_REQUIRED');
    expect((await mutate(admin.browser, 'proveIdentity(passwordOrCode: "wrong-password")', ERROR)).code).toBe('WRONG_CREDENTIALS');
    await expect(mutate(admin.browser, refund, ERROR)).rejects.toThrow('PROOF_REQUIRED');
    await mutate(admin.browser, `proveIdentity(passwordOrCode: "${admin.person.password}")`, ERROR);
    await expect(mutate(admin.browser, refund, ERROR)).rejects.toThrow('There is no such order');
  });
});

describe('with STAFF_SECOND_FACTOR=required', () => {
  const strict = setupShop({ processes: 'in-process', env: { STAFF_SECOND_FACTOR: 'required' } });

  it('AUT-27 the portal is closed until the app is set up', async () => {
    const { browser } = await makeStaff(strict);
    const list = { query: '{ adminCoupons { totalCount } }' };
    const { body } = await browser.post<{ errors?: { extensions: { code: string } }[] }>('/graphql', list);
    expect(body.errors?.[0]?.extensions.code).toBe('SECOND_FACTOR_MISSING');
    await setUp(browser);
    expect((await browser.post<{ errors?: object[] }>('/graphql', list)).body.errors).toBeUndefined();
  });
});
