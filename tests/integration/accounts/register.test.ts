import { describe, expect, test } from 'vitest';
import { inParallel } from '../../support/shopper.ts';
import { makeShopper, newPerson } from '../../support/factories/shoppers.ts';
import { adminLogin } from '../../support/shop/staff.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });

function register(body: unknown) {
  return shop.browser().post<{ code?: string; message?: string; role?: string }>('/api/auth/register', body);
}
const TAKEN = { status: 409, body: { code: 'EMAIL_TAKEN', message: 'An account with this email already exists' } };

test('AUT-16: twenty concurrent registrations of one address make one account', async () => {
  const person = newPerson();
  const answers = await inParallel(20, (n) => register({ ...person, email: n % 2 ? person.email.toUpperCase() : person.email }));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  for (const answer of answers.filter(({ status }) => status !== 201)) expect(answer).toMatchObject(TAKEN);
  expect(await shop.sql('select id from users where email = $1', [person.email])).toHaveLength(1);
});

describe("AUT-14: the administrator's address", () => {
  const email = adminLogin.username;
  test.each([
    ['unchanged', email],
    ['in capitals', email.toUpperCase()],
    ['in mixed case', 'Captain@BrewQuest.Example'],
    ['with spaces around it', `  ${email} `],
    ['in full-width letters', 'ｃａｐｔａｉｎ@brewquest.example'],
    ['with a full-width at sign', 'captain＠brewquest.example'],
    ['with a circled letter', 'ⓒaptain@brewquest.example'],
  ])('cannot be registered %s', async (_title, variant) => {
    expect(await register(newPerson({ email: variant }))).toMatchObject(TAKEN);
  });

  test.each([
    ['Cyrillic letters', 'c\u0430ptain@brewquest.example'],
    ['a dotted capital I', 'capta\u0130n@brewquest.example'],
    ['a zero-width space', 'captain\u200b@brewquest.example'],
    ['a soft hyphen', 'cap\u00adtain@brewquest.example'],
    ['a line break', 'captain\n@brewquest.example'],
  ])('is an invalid address with %s in it', async (_title, variant) => {
    expect(await register(newPerson({ email: variant }))).toMatchObject({ status: 400, body: { message: 'Invalid email address' } });
  });

  test('cannot be registered while no account has it', async () => {
    const [admin] = await shop.sql<{ id: number }>(`update users set email = 'elsewhere@brewquest.example' where email = $1 returning id`, [
      email,
    ]);
    try {
      expect(await register(newPerson({ email }))).toMatchObject(TAKEN);
    } finally {
      await shop.sql('update users set email = $1 where id = $2', [email, admin!.id]);
    }
  });

  test('similar addresses and a role in the body give no role', async () => {
    for (const over of [{ email: 'captain+1@brewquest.example' }, { email: 'captain@brewquest.example.org' }])
      expect(await register({ ...newPerson(over), role: 'admin', isAdmin: true })).toMatchObject({
        status: 201,
        body: { role: 'customer' },
      });
    expect(await shop.sql(`select id from users where role <> 'customer'`)).toHaveLength(2);
  });
});

test('AUT-15: an address that was imported without a password can neither be registered nor used to log in', async () => {
  const person = newPerson();
  await shop.sql(`insert into users (email, first_name, last_name, created_at) values ($1, 'Old', 'Customer', now())`, [person.email]);
  expect(await register(person)).toMatchObject(TAKEN);
  for (const password of [person.password, 'null-null', 'undefined'])
    expect(await shop.browser().post('/api/auth/login', { ...person, password })).toMatchObject({
      status: 401,
      body: { message: 'Invalid email or password' },
    });
  expect(await shop.sql('select first_name, password_hash from users where email = $1', [person.email])).toEqual([
    { first_name: 'Old', password_hash: null },
  ]);
});

test('stores an argon2id hash and no password', async () => {
  const { userId, person } = await makeShopper(shop);
  const [row] = await shop.sql<{ password_hash: string }>('select * from users where id = $1', [userId]);
  expect(row!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(row)).not.toContain(person.password);
});

test('the answer has neither hash, user name nor session times', async () => {
  const { browser, person } = await makeShopper(shop);
  const { body } = await browser.get('/api/auth/user');
  expect(Object.keys(body).toSorted()).toEqual(['createdAt', 'email', 'firstName', 'hasSecondFactor', 'id', 'lastName', 'role']);
  expect(body).toMatchObject({ email: person.email, firstName: 'Ada', lastName: 'Grinder', role: 'customer' });
});

test('a weak password is accepted with a warning, and a stronger one without', async () => {
  expect(await register(newPerson({ password: '123456' }))).toMatchObject({
    status: 201,
    body: { warning: expect.stringContaining('choose another one') },
  });
  expect((await register(newPerson())).body).not.toHaveProperty('warning');
  const { browser } = await makeShopper(shop);
  function change(currentPassword: string, newPassword: string) {
    return browser.graphql(
      'mutation ($currentPassword: String!, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { ... on Done { warning } } }',
      { currentPassword, newPassword },
    );
  }
  expect(await change('ground-coffee', 'letmein')).toEqual({ changePassword: { warning: expect.stringContaining('choose another one') } });
  expect(await change('letmein', 'ground-coffee')).toEqual({ changePassword: { warning: null } });
});
