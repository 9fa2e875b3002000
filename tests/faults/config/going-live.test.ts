import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BrowserSession } from '../../support/browser-session.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { withDatabaseClient } from '../../support/invariants.ts';
import { setupShop } from '../../support/open-shop.ts';
import { newPerson } from '../../support/factories/shoppers.ts';
import { adminLogin, coffeeAdminLogin } from '../../support/shop/staff.ts';

const owner = { username: 'owner@shop.example', password: 'the-owners-own-words' };
const roaster = { username: 'roaster', password: 'the-roasters-own-words' };
/** A start calls no provider. */
const live = {
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'sk_live_never_used',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_never_used',
  SHIPPO_API_KEY: 'shippo_live_never_used',
  SMTP_URL: 'smtp://127.0.0.1:1',
  ADMIN_EMAIL: owner.username,
  ADMIN_PASSWORD: owner.password,
  COFFEE_ADMIN_USERNAME: roaster.username,
  COFFEE_ADMIN_PASSWORD: roaster.password,
};
const demo = Object.fromEntries([...Object.keys(live), 'SHIPPO_API_BASE'].map((name) => [name, undefined]));

const shop = setupShop({ apis: 2, workers: 0 });
let database: TestDatabase;
/** Each test starts with a demo shop of its own. */
beforeEach(async () => {
  database = await createTestDatabase();
  await shop.api.restart({ ...demo, NODE_ENV: 'test', DATABASE_URL: database.databaseUrl, QUEUE_PREFIX: database.prefix });
});
afterEach(async () => {
  await Promise.all(shop.apis.map((api) => api.stop()));
  await database.drop();
});

async function sql<T extends Record<string, unknown>>(query: string, values: unknown[] = []): Promise<T[]> {
  return withDatabaseClient(database.databaseUrl, async (client) => (await client.query<T>(query, values)).rows);
}
async function signIn(login: { username: string; password: string }): Promise<{ status: number; browser: BrowserSession }> {
  const browser = shop.browser();
  return { browser, status: (await browser.post('/api/auth/admin-login', login)).status };
}
async function signedIn(login: { username: string; password: string }): Promise<BrowserSession> {
  const { browser, status } = await signIn(login);
  expect(status).toBe(200);
  return browser;
}
async function isSignedIn(browser: BrowserSession): Promise<boolean> {
  return (await browser.get('/api/auth/user')).status === 200;
}
async function auditOf(): Promise<string[]> {
  return (
    await sql<{ line: string }>(
      `select action || ' ' || coalesce(u.email, u.username) as line from audit_entry a
     join users u on subject = 'user:' || u.id where a.actor = 'system' order by a.id`,
    )
  ).map(({ line }) => line);
}
async function startRefusal(changes: NodeJS.ProcessEnv): Promise<string> {
  const before = shop.api.output();
  await expect(shop.api.restart(changes)).rejects.toThrow('ended while it started');
  expect(await shop.api.exited()).toMatchObject({ code: 1 });
  const lines = shop.api.output().slice(before.length).split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('{')).join('\n');
}

describe('AUT-21: a start sets the staff accounts from the environment', () => {
  test('a live start disables the demo accounts, ends their sessions and adds the configured accounts', async () => {
    const demoBrowsers = [await signedIn(adminLogin), await signedIn(coffeeAdminLogin)];
    await shop.api.restart(live);
    for (const login of [adminLogin, coffeeAdminLogin]) expect((await signIn(login)).status).toBe(401);
    for (const browser of demoBrowsers) expect(await isSignedIn(browser)).toBe(false);
    const { body } = await (await signedIn(owner)).get('/api/auth/user');
    expect(body).toMatchObject({ email: owner.username });
    await signedIn(roaster);
    expect(await sql('select coalesce(email, username) as name, role from users order by id')).toEqual([
      { name: adminLogin.username, role: 'customer' },
      { name: coffeeAdminLogin.username, role: 'customer' },
      { name: owner.username, role: 'admin' },
      { name: roaster.username, role: 'coffee-admin' },
    ]);
    expect((await auditOf()).slice(-4)).toEqual([
      `staff-added ${owner.username}`,
      `staff-added ${roaster.username}`,
      `staff-ended ${adminLogin.username}`,
      `staff-ended ${coffeeAdminLogin.username}`,
    ]);
  });

  test('the same password keeps the session, a different one ends it, and two replicas set it once', async () => {
    await shop.api.restart(live);
    const browser = await signedIn(owner);
    await shop.api.restart(live);
    expect(await isSignedIn(browser)).toBe(true);
    const changed = {
      ...live,
      ADMIN_PASSWORD: 'other-words-of-the-owner',
      DATABASE_URL: database.databaseUrl,
      QUEUE_PREFIX: database.prefix,
    };
    await Promise.all(shop.apis.map((api) => api.restart(changed)));
    expect(await isSignedIn(browser)).toBe(false);
    expect((await signIn(owner)).status).toBe(401);
    await signedIn({ ...owner, password: changed.ADMIN_PASSWORD });
    expect((await auditOf()).filter((line) => line.startsWith('staff-password-set'))).toEqual([`staff-password-set ${owner.username}`]);
    expect(await sql(`select job from outbox`)).toEqual([{ job: 'accounts.mail-password-changed' }]);
  });

  test('a customer who had registered the configured address loses session and password', async () => {
    const earlierCustomer = shop.browser();
    const person = newPerson({ email: owner.username, password: owner.password });
    expect((await earlierCustomer.post('/api/auth/register', person)).status).toBe(201);
    const [before] = await sql<{ password_hash: string }>('select password_hash from users where email = $1', [owner.username]);
    await shop.api.restart(live);
    expect(await isSignedIn(earlierCustomer)).toBe(false);
    const [after] = await sql<{ password_hash: string; role: string }>('select password_hash, role from users where email = $1', [
      owner.username,
    ]);
    expect(after).toMatchObject({ role: 'admin' });
    expect(after?.password_hash).not.toBe(before?.password_hash);
    await signedIn(owner);
  });

  test('a live start fails while another staff account has a demo password', async () => {
    await sql(
      `insert into users (email, first_name, last_name, role, password_hash, created_at)
       select 'night-shift@shop.example', 'Night', 'Shift', 'coffee-admin', password_hash, now() from users where username = $1`,
      [coffeeAdminLogin.username],
    );
    expect(await startRefusal(live)).toMatch(/^ADMIN_PASSWORD, COFFEE_ADMIN_PASSWORD: the staff account night-shift@shop\.example [^\n]+$/);
  });

  test('a live start fails with the demo password and names the variable', async () => {
    expect(await startRefusal({ ...live, ADMIN_PASSWORD: adminLogin.password })).toMatch(/^ADMIN_PASSWORD: a demo account's[^\n]+$/);
  });
});

test.each([
  ['a test Shippo token', { SHIPPO_API_KEY: 'shippo_test_never_used' }, 'SHIPPO_API_KEY'],
  ['a test publishable key', { STRIPE_PUBLISHABLE_KEY: 'pk_test_never_used' }, 'STRIPE_PUBLISHABLE_KEY'],
  ['a Shippo at another address', { SHIPPO_API_BASE: 'http://127.0.0.1:1' }, 'SHIPPO_API_BASE'],
])('INF-39: a live start with %s fails with one line that names the variable', async (_title, changes, name) => {
  expect(await startRefusal({ ...live, ...changes })).toMatch(new RegExp(`^${name}: [^\\n]+$`));
});

test('CPN-11: the seeded coupons expire when payments go live, other coupons stay valid', async () => {
  async function isValid(code: string): Promise<boolean> {
    return (await shop.browser().post<{ valid?: boolean }>('/api/validate-coupon', { code, subtotal: 50 })).body.valid === true;
  }
  await sql(`delete from coupon where code = 'FIVER'`);
  await sql(
    `insert into coupon (code, description, discount_type, discount_value, minimum_cents, usage_limit, used_count, is_active)
     values ('FIVER', 'Our own', 'fixed', 100, 0, 5, 0, true)`,
  );
  for (const code of ['BREW10', 'LASTCALL', 'FIVER']) expect(await isValid(code)).toBe(true);
  await shop.api.restart(live);
  for (const code of ['BREW10', 'LASTCALL']) expect(await isValid(code)).toBe(false);
  expect(await isValid('FIVER')).toBe(true);
});

test('ORD-05: sandbox orders are neither listed, counted nor looked up once payments are live', async () => {
  const person = newPerson();
  const browser = shop.browser();
  const { body } = await browser.post<{ id: number }>('/api/auth/register', person);
  for (const [ref, mode] of Object.entries({ sandboxed: 'sandbox', tested: 'test', real: 'live' })) {
    await sql(
      `insert into orders (ref, number, status, mode, user_id, email, subtotal_cents, discount_cents, shipping_cents, actual_shipping_cents,
         total_cents, shipping_method, stock_state, created_at)
       values ($1, nextval('order_number_seq'), 'completed', $2, $3, $4, 1600, 0, 599, 599, 2199, 'USPS', 'sold', now())`,
      [ref, mode, body.id, person.email],
    );
  }
  function listMyOrders() {
    return browser.graphql('{ myOrders { totalCount totalSpentCents orders { id } } }');
  }
  expect(await listMyOrders()).toMatchObject({ myOrders: { totalCount: 3, totalSpentCents: 3 * 2199 } });
  await shop.api.restart(live);
  expect(await listMyOrders()).toEqual({ myOrders: { totalCount: 1, totalSpentCents: 2199, orders: [{ id: 'real' }] } });
  expect((await browser.get('/api/orders/my-orders')).body).toMatchObject([{ id: 'real' }]);
  const lookUp = `query ($number: Int!, $email: String!) { lookUpOrder(number: $number, email: $email) { status } }`;
  const found: Record<string, boolean> = {};
  for (const { ref, number } of await sql<{ ref: string; number: number }>('select ref, number from orders order by id')) {
    const answer = await browser.post<{ errors?: object[] }>('/graphql', { query: lookUp, variables: { number, email: person.email } });
    found[ref] = !answer.body.errors;
  }
  expect(found).toEqual({ sandboxed: false, tested: false, real: true });
});
