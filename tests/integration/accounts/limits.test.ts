import { afterAll, beforeAll, expect, test } from 'vitest';
import { inParallel } from '../../support/shopper.ts';
import { type AccountsApi, newPerson, openAccounts } from './open-accounts.ts';

/** What one visitor may do in a minute. */
const LIMIT = 10;
let api: AccountsApi;
beforeAll(async () => {
  api = await openAccounts({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
});
afterAll(() => api?.close());

let visitors = 0;
const visitor = () => api.browser({ 'x-forwarded-for': `198.51.100.${++visitors}` });

test.each<[string, string, (n: number) => Record<string, unknown>]>([
  ['new accounts', 'register', () => ({ ...newPerson(), password: 'short' })],
  ['requests for reset links', 'forgot-password', () => ({ email: 'not an address' })],
  ['tried reset links', 'reset-password', (n) => ({ token: `guess-${n}`, password: 'ground-coffee' })],
])('stops a visitor after ten %s a minute, faulty ones as well', async (_title, deed, body) => {
  const browser = visitor();
  const statuses: number[] = [];
  for (let n = 0; n < LIMIT + 2; n += 1) statuses.push((await browser.post(`/api/auth/${deed}`, body(n))).status);
  expect(statuses).toEqual([...Array.from({ length: LIMIT }, () => 400), 429, 429]);
  expect((await visitor().post(`/api/auth/${deed}`, body(0))).status).toBe(400);
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
