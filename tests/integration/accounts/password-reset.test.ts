import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { setupShop } from '../../support/open-shop.ts';
import { inParallel } from '../../support/shopper.ts';
import { linkIn, mailsTo, untilMailed } from './mailbox.ts';
import { newPerson, type Person } from '../../support/factories/shoppers.ts';

const REQUESTED = 'If an account with that email exists, a password reset link is on its way.';
const INVALID = {
  status: 400,
  body: { code: 'RESET_TOKEN_INVALID', message: 'This reset link is invalid or has expired. Please ask for a new one.' },
};
const RESET_SUBJECT = /A new password for your Brew Quest account/;
const CHANGED_SUBJECT = /Your Brew Quest password was changed/;

describe('password reset', () => {
  const shop = setupShop({ env: { RATE_LIMIT_RESET_MAILS: '100' } });
  async function signUp(): Promise<{ person: Person; session: BrowserSession }> {
    const person = newPerson();
    const session = shop.browser();
    expect((await session.post('/api/auth/register', person)).status).toBe(201);
    return { person, session };
  }
  function request(email: string) {
    return shop.browser().post('/api/auth/forgot-password', { email });
  }
  /** Requests a link and reads it from the mail. */
  async function newToken(email: string): Promise<string> {
    const before = (await mailsTo(shop.sandboxUrl, email)).filter(({ subject }) => RESET_SUBJECT.test(subject)).length;
    expect(await request(email)).toMatchObject({ status: 200, body: { message: REQUESTED } });
    const mails = await untilMailed(shop.sandboxUrl, email, RESET_SUBJECT, before + 1);
    return linkIn(mails.at(-1)!, '/reset-password').searchParams.get('token')!;
  }
  function reset(token: string, password = 'finer-ground') {
    return shop.browser().post('/api/auth/reset-password', { token, password });
  }
  function login(person: Person, password: string) {
    return shop.browser().post('/api/auth/login', { ...person, password });
  }

  test('AUT-06: a link sets a new password once, signs nobody in, and is invalid afterwards', async () => {
    const { person } = await signUp();
    const token = await newToken(person.email);
    const visitor = shop.browser();
    expect(await visitor.post('/api/auth/reset-password', { token, password: 'finer-ground' })).toMatchObject({
      status: 200,
      body: { message: 'Your password has been reset. You can log in with it now.' },
    });
    expect([...visitor.cookies.keys()]).toEqual(['brew.device']);
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
    expect(await reset(token, 'third-grind')).toMatchObject(INVALID);
    expect((await login(person, person.password)).status).toBe(401);
    expect((await login(person, 'finer-ground')).status).toBe(200);
  });

  test('AUT-06: of twenty concurrent uses one succeeds', async () => {
    const { person } = await signUp();
    const token = await newToken(person.email);
    const answers = await inParallel(20, (n) => reset(token, `finer-ground-${n}`));
    const succeeded = answers.findIndex(({ status }) => status === 200);
    for (const answer of answers.toSpliced(succeeded, 1)) expect(answer).toMatchObject(INVALID);
    expect((await login(person, `finer-ground-${succeeded}`)).status).toBe(200);
  });

  test('AUT-06: a link expires after 30 minutes', async () => {
    const { person } = await signUp();
    const token = await newToken(person.email);
    const [row] = await shop.sql<{ seconds: number }>(
      `select extract(epoch from expires_at - created_at)::int as seconds from password_reset where email = $1`,
      [person.email],
    );
    expect(row!.seconds).toBeGreaterThanOrEqual(30 * 60);
    expect(row!.seconds).toBeLessThan(31 * 60);
    await shop.sql(`update password_reset set expires_at = now() where email = $1`, [person.email]);
    expect(await reset(token)).toMatchObject(INVALID);
    expect((await login(person, person.password)).status).toBe(200);
  });

  test('AUT-06: a newer link makes the older one invalid', async () => {
    const { person } = await signUp();
    const older = await newToken(person.email);
    const newer = await newToken(person.email);
    expect(await reset(older)).toMatchObject(INVALID);
    expect((await reset(newer)).status).toBe(200);
    expect(await reset(older)).toMatchObject(INVALID);
  });

  test('AUT-06: a link that was changed, cut or made up gets the same refusal', async () => {
    const { person } = await signUp();
    const token = await newToken(person.email);
    function other(letter: string) {
      return letter === 'A' ? 'B' : 'A';
    }
    const wrong = [
      other(token[0]!) + token.slice(1),
      token.slice(0, -1) + other(token.at(-1)!),
      token.slice(0, -1),
      `${token} `,
      token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
      'x'.repeat(5_000),
      createHash('sha256').update(token).digest('hex'),
    ];
    for (const one of wrong) expect(await reset(one)).toMatchObject(INVALID);
    expect((await reset(token)).status).toBe(200);
  });

  test('AUT-07: the database stores only hashes, from which no link can be made', async () => {
    const { person } = await signUp();
    const token = await newToken(person.email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [row] = await shop.sql<{ token_hash: string }>('select * from password_reset where email = $1', [person.email]);
    expect(row!.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify([row, await shop.sql('select * from outbox')])).not.toContain(token);
    expect(await reset(row!.token_hash)).toMatchObject(INVALID);
  });

  test('AUT-08: all sessions end, their cookies stay invalid, and the owner gets a notice', async () => {
    const { person, session } = await signUp();
    const sessions = [session, shop.browser(), shop.browser()];
    for (const one of sessions.slice(1)) await one.post('/api/auth/login', person);
    const stolen = sessions.map((one) => one.copy());
    expect((await reset(await newToken(person.email))).status).toBe(200);
    for (const one of [...sessions, ...stolen]) expect((await one.get('/api/auth/user')).status).toBe(401);
    const [notice] = await untilMailed(shop.sandboxUrl, person.email, CHANGED_SUBJECT);
    expect(notice!.text).toContain(`${shop.baseUrl}/login`);
    const audit = await shop.sql<{ action: string }>(
      `select action from audit_entry a join users u on a.subject = 'user:' || u.id where u.email = $1 order by a.id`,
      [person.email],
    );
    expect(audit.map(({ action }) => action)).toEqual(['registered', 'password-reset']);
  });

  test('a changed password makes open links invalid', async () => {
    const { person, session } = await signUp();
    const token = await newToken(person.email);
    await session.graphql(`mutation { changePassword(currentPassword: "${person.password}", newPassword: "finer-ground") { __typename } }`);
    expect(await reset(token)).toMatchObject(INVALID);
  });

  test('AUT-15: the owner of an account without a password sets one by mail', async () => {
    const person = newPerson();
    await shop.sql(`insert into users (email, first_name, last_name, created_at) values ($1, 'Old', 'Customer', now())`, [person.email]);
    expect((await shop.browser().post('/api/auth/register', person)).status).toBe(409);
    expect((await reset(await newToken(person.email))).status).toBe(200);
    expect(await login(person, 'finer-ground')).toMatchObject({ status: 200, body: { firstName: 'Old' } });
  });

  test('staff need 12 characters, and a refused password leaves the link valid', async () => {
    const { person } = await signUp();
    await shop.sql(`update users set role = 'admin' where email = $1`, [person.email]);
    const token = await newToken(person.email);
    expect(await reset(token, 'only-eleven')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', issues: [{ path: 'password', message: 'Password must be at least 12 characters' }] },
    });
    expect((await reset(token, 'twelve-chars')).status).toBe(200);
  });

  test('the link has the configured origin, whatever the Host header of the request', async () => {
    const { person } = await signUp();
    await fetch(`${shop.baseUrl}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
      body: JSON.stringify({ email: person.email }),
    });
    const [mail] = await untilMailed(shop.sandboxUrl, person.email, RESET_SUBJECT);
    expect(linkIn(mail!, '/reset-password').origin).toBe(new URL(shop.baseUrl).origin);
    expect(mail!.text + mail!.html).not.toContain('evil.example');
  });

  test('AUT-24: the mail does not contain the name that another person registered', async () => {
    const person = newPerson({ firstName: 'Your parcel waits at http://evil.example/parcel' });
    await shop.browser().post('/api/auth/register', person);
    await request(person.email);
    const [mail] = await untilMailed(shop.sandboxUrl, person.email, RESET_SUBJECT);
    expect(mail!.text + mail!.html).not.toContain('evil.example');
  });
});

describe('AUT-03: requests for a link', () => {
  const shop = setupShop({ env: { RATE_LIMIT_FACTOR: '1', RATE_LIMIT_RESET_REQUESTS: '1000', RATE_LIMIT_RESET_MAILS: '3' } });

  test('get the same answer for known and unknown addresses, and three mails per hour and address', async () => {
    const known = newPerson();
    const unknown = newPerson();
    const visitor = shop.browser();
    await visitor.post('/api/auth/register', known);
    async function ask(email: string) {
      const { status, body, headers } = await shop.browser().post('/api/auth/forgot-password', { email });
      const stableHeaders = Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id', 'etag'].includes(name)));
      return { status, body, stableHeaders };
    }
    const answers = await inParallel(100, (n) => ask(n % 2 ? known.email : unknown.email.toUpperCase()));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, body: { message: REQUESTED } });
    const rows = await shop.sql<{ email: string; count: number }>(
      'select email, count(*)::int as count from password_reset group by email order by email',
    );
    expect(rows).toEqual([known.email, unknown.email].toSorted().map((email) => ({ email, count: 3 })));
    await untilMailed(shop.sandboxUrl, known.email, RESET_SUBJECT, 3);
    expect(await mailsTo(shop.sandboxUrl, known.email)).toHaveLength(3);
    expect(await mailsTo(shop.sandboxUrl, unknown.email)).toEqual([]);
  });
});
