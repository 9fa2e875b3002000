import { describe, expect, test } from 'vitest';
import { newPerson } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });

const EMAIL = 'Invalid email address';
const PASSWORD = 'Password must be at least 6 characters';
const wrongTypes = [undefined, null, 5, true, {}, [], ['a@b.co']];
const longEmail = `${'a'.repeat(250)}@b.co`;

/** The field, its invalid value, and the specified message. */
type Fault = readonly [field: string, value: unknown, message: string];
const emailFaults: Fault[] = [...wrongTypes, '', 'ada', 'ada@', 'a b@c.de', longEmail, '㏂'.repeat(120) + '@b.co'].map(
  (value) => ['email', value, EMAIL] as const,
);
const passwordFaults: Fault[] = [
  ...[...wrongTypes, '', '12345'].map((value) => ['password', value, PASSWORD] as const),
  ['password', 'x'.repeat(201), 'Password must be at most 200 characters'],
];
function nameFaults(field: string, message: string): Fault[] {
  return [
    ...[...wrongTypes, '', '   ', '\u200b\u2800'].map((value) => [field, value, message] as const),
    [field, 'x'.repeat(101), 'Name must be at most 100 characters'],
    [field, 'A\nda', 'Name has unprintable characters'],
  ];
}

const faults: Record<string, { path: string; good: () => Record<string, unknown>; faults: Fault[] }> = {
  login: { path: '/api/auth/login', good: newPerson as never, faults: [...emailFaults, ...passwordFaults] },
  register: {
    path: '/api/auth/register',
    good: newPerson as never,
    faults: [
      ...nameFaults('firstName', 'First name is required'),
      ...nameFaults('lastName', 'Last name is required'),
      ...emailFaults,
      ...passwordFaults,
    ],
  },
  'forgot-password': { path: '/api/auth/forgot-password', good: newPerson as never, faults: emailFaults },
  'reset-password': {
    path: '/api/auth/reset-password',
    good: () => ({ token: 'a-token', password: 'ground-coffee' }),
    faults: [
      ...[...wrongTypes, ''].map((value) => ['token', value, 'Reset token is required'] as const),
      ...passwordFaults,
      ['confirmPassword', '', 'Password confirmation is required'],
      ['confirmPassword', 5, 'Password confirmation is required'],
      ['confirmPassword', 'ground-coffeE', "Passwords don't match"],
    ],
  },
  'admin-login': {
    path: '/api/auth/admin-login',
    good: () => ({ username: 'nobody', password: 'nothing' }),
    faults: [
      ...[...wrongTypes, '', '  '].map((value) => ['username', value, 'Username is required'] as const),
      ['username', 'bari\nsta', 'Invalid credentials'],
      ...[...wrongTypes, ''].map((value) => ['password', value, 'Password is required'] as const),
    ],
  },
};

describe.each(Object.entries(faults))('%s', (_name, { path, good, faults: list }) => {
  test('answers 400 with the specified text on the invalid field', async () => {
    const found: unknown[] = [];
    const expected: unknown[] = [];
    for (const [field, value, message] of list) {
      const { status, body } = await shop
        .browser()
        .post<{ code: string; message: string; issues: { path: string; message: string }[] }>(path, {
          ...good(),
          [field]: value,
        });
      const tried = `${field} = ${JSON.stringify(value)?.slice(0, 20)}`;
      found.push({ tried, status, code: body.code, message: body.message, issue: body.issues?.[0] });
      expected.push({ tried, status: 400, code: 'INVALID_INPUT', message, issue: { path: field, message } });
    }
    expect(found).toEqual(expected);
  });

  test('answers 400 to a body that is not an object or missing', async () => {
    for (const body of [[], [good()], null, 'text', 5]) expect((await shop.browser().send('POST', path, body)).status).toBe(400);
    const empty = await fetch(shop.baseUrl + path, { method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(empty.status).toBe(400);
  });
});

test('names every invalid field in one answer', async () => {
  const { body } = await shop.browser().post<{ issues: { path: string }[] }>('/api/auth/register', {});
  expect(body.issues.map(({ path }) => path)).toEqual(['firstName', 'lastName', 'email', 'password']);
});

test('answers the same in GraphQL', async () => {
  const query = 'mutation { login(email: "ada", password: "12345") { __typename } }';
  const { body } = await shop.browser().post<{ errors: object[] }>('/graphql', { query });
  expect(body.errors).toMatchObject([
    {
      message: EMAIL,
      extensions: {
        code: 'INVALID_INPUT',
        issues: [
          { path: 'email', message: EMAIL },
          { path: 'password', message: PASSWORD },
        ],
      },
    },
  ]);
});
