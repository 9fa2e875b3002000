import { describe, expect, test } from 'vitest';
import { makeShopper, newPerson } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });

const BAD = 'contains a character that is not allowed';
/** Written as JSON escapes, because UTF-8 cannot encode the second one. */
const badTexts = { NUL: 'a\u0000b', 'a lone surrogate': 'a\uD800b', 'a C1 control character': 'a\u0085b' };

interface Refusal {
  message: string;
  code: string;
  issues: { path: string; message: string }[];
}

describe.each(Object.entries(badTexts))('INP-01: %s', (_name, bad) => {
  test.each([
    ['/api/create-payment-intent', 'cartItems.0.id', { amount: 20, cartItems: [{ id: bad, quantity: 1 }] }],
    ['/api/create-payment-intent', 'shippingAddress.street1', { amount: 20, cartItems: [], shippingAddress: { street1: bad } }],
    ['/api/shipping-rates', 'toAddress.name', { toAddress: { name: bad }, items: [{ name: 'Coffee' }] }],
    ['/api/validate-coupon', 'code', { code: bad, subtotal: 20 }],
    ['/api/auth/login', 'password', { email: 'ada@example.com', password: bad }],
    ['/api/auth/reset-password', 'token', { token: bad, password: 'ground-coffee' }],
    ['/api/process-payment', 'paymentIntentId', { paymentIntentId: bad }],
    ['/api/vitals', 'route', { route: bad, figures: [] }],
    ['/api/chat', 'message', { message: bad }],
  ])('in a body of %s is a 400 that names %s', async (path, field, body) => {
    const { status, body: answer } = await shop.browser().post<Refusal>(path, body);
    expect({ status, answer }).toEqual({
      status: 400,
      answer: { message: `${field}: ${BAD}`, code: 'INVALID_INPUT', issues: [{ path: field, message: BAD }] },
    });
  });

  test('in a GraphQL variable gets the same refusal', async () => {
    const query = 'mutation ($email: String!) { requestPasswordReset(email: $email) { message } }';
    const { status, body } = await shop.browser().post<{ errors: unknown }>('/graphql', { query, variables: { email: bad } });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { message: `email: ${BAD}`, extensions: { code: 'INVALID_INPUT', issues: [{ path: 'email', message: BAD }] } },
    ]);
  });
});

test('INP-01: an escape in a literal of a GraphQL document is refused with the name of its argument', async () => {
  const query = String.raw`query { shippingRates(address: {name: "a\u0000b", street1: "1", city: "c", state: "s", zip: "z"}, lines: []) { __typename } }`;
  const posted = await shop.browser().post<{ errors: Refusal[] }>('/graphql', { query });
  expect({ status: posted.status, message: posted.body.errors[0]?.message }).toEqual({ status: 400, message: `address.name: ${BAD}` });
  const read = await fetch(`${shop.baseUrl}/graphql?query=${encodeURIComponent(query)}`, { headers: { 'apollo-require-preflight': '1' } });
  expect([read.status, ((await read.json()) as { errors: Refusal[] }).errors[0]?.message]).toEqual([400, `address.name: ${BAD}`]);
});

test('INP-01: variables in a query string follow the same rule', async () => {
  const query = encodeURIComponent('query ($slug: ID!) { product(slug: $slug) { slug } }');
  const variables = encodeURIComponent(String.raw`{"slug":"a\u0000b"}`);
  const answer = await fetch(`${shop.baseUrl}/graphql?query=${query}&variables=${variables}`, {
    headers: { 'apollo-require-preflight': '1' },
  });
  expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ message: `slug: ${BAD}` }] }]);
});

test('INP-01: the refusal has the media type of a GraphQL result', async () => {
  const body = JSON.stringify({ query: '{ products { slug } }', variables: { a: '\u0000' } });
  const accept = 'application/graphql-response+json,application/json;q=0.9';
  const init = { method: 'POST', headers: { 'content-type': 'application/json', accept }, body };
  expect((await fetch(`${shop.baseUrl}/graphql`, init)).headers.get('content-type')).toContain('application/graphql-response+json');
});

test.each([
  ['/api/chats/%00/darth', 'The address contains a character that is not allowed.'],
  ['/store/dar%C2%85th', 'The address contains a character that is not allowed.'],
  ['/store/%E0%A4', 'The address is not encoded correctly.'],
  ['/store?q=%00', `q: ${BAD}`],
  ['/reset-password?token=%1F', `token: ${BAD}`],
])('INP-01: the address %s is a 400', async (path, message) => {
  const answer = await fetch(shop.baseUrl + path, { headers: { accept: 'application/json' } });
  expect([answer.status, await answer.json()]).toMatchObject([400, { message, code: 'INVALID_INPUT' }]);
});

test('INP-01: the error page of an invalid URL is small', async () => {
  const answer = await fetch(`${shop.baseUrl}/store/%00`, { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
});

test('INP-01: a control character in Idempotency-Key is a 400', async () => {
  const body = { amount: 20, cartItems: [], email: 'ada@example.com' };
  const { status, body: answer } = await shop
    .browser()
    .post<Refusal>('/api/create-payment-intent', body, { 'idempotency-key': 'key-\u0085-12345' });
  expect([status, answer.message]).toEqual([400, `Idempotency-Key: ${BAD}`]);
});

test('INP-01: the User-Agent is stored without control characters', async () => {
  const browser = shop.browser({ 'user-agent': 'Brew\u0085ser 1.0' });
  await browser.post('/api/auth/register', newPerson());
  const places = await browser.graphql<{ signedInPlaces: { browser?: string }[] }>('{ signedInPlaces { userAgent } }');
  expect(places).toEqual({ signedInPlaces: [{ userAgent: 'Brewser 1.0' }] });
});

test('INP-01: a password with a lone surrogate is refused', async () => {
  const refused = await shop.browser().post<Refusal>('/api/auth/register', newPerson({ password: 'secret\uD800' }));
  expect([refused.status, refused.body.message]).toEqual([400, `password: ${BAD}`]);
});

test.each([
  ['firstName', 'Ada\nBcc: everyone@example.com'],
  ['lastName', '\u202Erednirg'],
  ['lastName', 'Grin\u2028der'],
])('INP-01: %s with a line break or a direction override is refused', async (field, value) => {
  const { status, body } = await shop.browser().post<Refusal>('/api/auth/register', { ...newPerson(), [field]: value });
  expect([status, body.message]).toEqual([400, 'Name has unprintable characters']);
});

test('INP-01: names in every script, and line breaks in chat messages, are accepted', async () => {
  const { browser } = await makeShopper(shop, { firstName: 'شهرزاد\u200Cنام', lastName: '👩🏽‍🚀 Ñ 山田' });
  const sent = { message: 'two\nlines', sessionId: 'A'.repeat(21), coffeeSlug: 'darth' };
  expect((await browser.post('/api/chat', sent)).status).toBe(200);
});
