import { describe, expect, test } from 'vitest';
import { type GraphqlAnswer, postJson, PRODUCTION } from './requests.ts';
import { setupShop } from '../../support/open-shop.ts';

const api = setupShop({ processes: 'in-process' });
const production = setupShop({ processes: 'in-process', env: PRODUCTION });

async function send(body: unknown, headers: Record<string, string> = {}, shop = api) {
  const answer = await postJson(`${shop.baseUrl}/graphql`, body, headers);
  return { status: answer.status, body: (await answer.json()) as GraphqlAnswer };
}

const CREATE = 'mutation ($input: CreatePaymentIntentInput!) { createPaymentIntent(input: $input) { __typename } }';
const SEARCH = 'query ($phrase: String!) { validateCoupon(code: $phrase, subtotalCents: 1) { __typename } }';
function wrongLines(count: number) {
  return { input: { lines: Array.from({ length: count }, () => ({ quantity: 'many' })) } };
}
function deep(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

describe('GQL-10: a request that GraphQL refuses gets 400 with the reason and logs no fault', () => {
  test.each<[string, unknown, RegExp?]>([
    ['a subscription', { query: 'subscription { anything }' }, /subscription/],
    ['a named subscription beside a query', { query: 'query a { __typename } subscription b { x }', operationName: 'b' }, /subscription/],
    ['60 wrong values in the variables', { query: CREATE, variables: wrongLines(60) }, /quantity/],
    ['2,000 wrong values in the variables', { query: CREATE, variables: wrongLines(2_000) }, /quantity/],
    ['no variables where they are needed', { query: CREATE }, /\$input/],
    ['variables that are a list', { query: SEARCH, variables: ['a'] }, /variables/],
    ['variables that are text', { query: SEARCH, variables: '{"phrase":"a"}' }, /variables/],
    ['variables that are a number', { query: SEARCH, variables: 7 }, /variables/],
    ['a variable that is an object for text', { query: SEARCH, variables: { phrase: { a: 1 } } }, /String/],
    ['a variable that is a list for text', { query: SEARCH, variables: { phrase: ['a'] } }, /String/],
    ['a variable nested 20,000 deep', `{"query":${JSON.stringify(CREATE)},"variables":{"input":{"lines":${deep(20_000)}}}}`],
    ['an input nested 20,000 deep', `{"query":${JSON.stringify(CREATE)},"variables":{"input":${deep(20_000)}}}`],
    [
      'an integer of 400 digits',
      `{"query":${JSON.stringify(CREATE)},"variables":{"input":{"expectedTotalCents":${'9'.repeat(400)}}}}`,
      /expectedTotalCents/,
    ],
    ['an integer beyond 32 bits', { query: '{ validateCoupon(code: "a", subtotalCents: 4294967296) { __typename } }' }, /Int/],
    ['a fraction for an integer', { query: '{ validateCoupon(code: "a", subtotalCents: 1.5) { __typename } }' }, /Int/],
    ['an operation name that is a number', { query: '{ __typename }', operationName: 7 }, /operationName/],
    ['an unknown operation name', { query: 'query a { __typename }', operationName: '__proto__' }, /operation/],
    ['two operations and no name', { query: 'query a { __typename } query b { __typename }' }, /operation/],
    ['a document without an operation', { query: 'fragment constructor on Query { __typename }' }],
    ['a document that is an object', { query: { kind: 'Document' } }, /strings/],
    ['a document that is a list', { query: ['{ __typename }'] }, /strings/],
    ['a document that is a number', { query: 7 }, /strings/],
    ['an empty document', { query: '' }, /query/],
    ['a document of spaces', { query: ' \n ' }],
    ['no document', { variables: {} }, /query/],
    ['extensions that are a list', { query: '{ __typename }', extensions: [] }, /extensions/],
    ['extensions that are text', { query: '{ __typename }', extensions: 'x' }, /extensions/],
    ['a body that is a number', '7'],
    ['a body that is null', 'null'],
    ['a body that is text', '"{ __typename }"'],
    ['an empty object', {}],
    ['a field named like a property of every object', { query: '{ constructor { name } __proto__ { x } }' }],
    ['a type named like a property of every object', { query: 'query ($a: __proto__, $b: constructor) { __typename }' }],
    ['a schema definition', { query: 'type Query { a: Int }' }],
    ['1,900 braces', { query: '{a'.repeat(900) }],
    ['a list nested 900 deep', { query: `{ validateCoupon(code: ${deep(900)}, subtotalCents: 1) { __typename } }` }],
    ['an enum value that is unknown', { query: '{ products(NOT: SUCH) { slug } }' }],
    ['a directive that is unknown', { query: '{ __typename @defer @nothing }' }],
    ['a directive without its argument', { query: '{ __typename @include }' }],
    ['an unfinished text', { query: '{ a(b: "' }],
    ['a fragment that spreads itself', { query: '{ ...__proto__ } fragment __proto__ on Query { ...__proto__ }' }],
  ])('%s', async (_title, body, reason = /./) => {
    for (const shop of [api, production]) {
      const answer = await send(body, {}, shop);
      expect(answer.status).toBe(400);
      expect(answer.body.errors!.map(({ message }) => message).join(' ')).toMatch(reason);
      for (const { extensions } of answer.body.errors!) expect(String(extensions['code'] ?? '')).not.toMatch(/INTERNAL|UNAVAILABLE/);
    }
  });

  test.each<[string, string, Record<string, unknown>]>([
    ['an argument', 'query ($code: String = "a") { validateCoupon(code: $code, subtotalCents: 1) { __typename } }', { code: null }],
    [
      'an argument of one of two fields',
      'query ($code: String = "a") { a: validateCoupon(code: "b", subtotalCents: 1) { __typename } validateCoupon(code: $code, subtotalCents: 1) { __typename } }',
      { code: null },
    ],
    ['a directive', 'query ($is: Boolean = true) { __typename @skip(if: $is) }', { is: null }],
    ['a directive within a field', 'query ($is: Boolean = true) { products { slug @include(if: $is) } }', { is: null }],
    [
      'a part of an input',
      'mutation ($key: ID = "a") { createPaymentIntent(input: { checkoutKey: $key, lines: [], expectedTotalCents: 1, email: "a", shippingAddress: { name: "a", street1: "a", city: "a", state: "OR", zip: "97209" } }) { __typename } }',
      { key: null },
    ],
  ])('null for a variable with a default value, used in %s', async (_title, query, variables) => {
    const { status, body } = await send({ query, variables });
    expect(status).toBeLessThan(500);
    expect(body.errors!.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  });

  test.each([
    ['variables that are a list', 'query={__typename}&variables=[]'],
    ['variables that are not JSON', 'query={__typename}&variables={'],
    ['two documents', 'query={__typename}&query={a}'],
    ['an address that cannot be decoded', 'query=%E0%A4%A'],
    ['no document', ''],
    ['a subscription', 'query=subscription{a}'],
  ])('%s by GET', async (_title, search) => {
    const answer = await fetch(`${api.baseUrl}/graphql?${search}`, { headers: { 'apollo-require-preflight': '1' } });
    expect([400, 405]).toContain(answer.status);
  });

  test.each<[string, Record<string, string>, string | Uint8Array<ArrayBuffer>]>([
    ['a body that is not gzip', { 'content-encoding': 'gzip' }, '{"query":"{ __typename }"}'],
    ['a body that is not brotli', { 'content-encoding': 'br' }, '{"query":"{ __typename }"}'],
    ['an unknown encoding', { 'content-encoding': 'rot13' }, '{}'],
    ['an unknown character set', { 'content-type': 'application/json; charset=latin-9' }, '{}'],
    ['invalid UTF-16', { 'content-type': 'application/json; charset=utf-16' }, '{"query":"{ __typename }"}'],
    ['bytes that are not UTF-8', {}, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
    ['an answer of an unsupported media type', { accept: 'image/png' }, '{"query":"{ __typename }"}'],
    ['an answer in parts', { accept: 'multipart/mixed; deferSpec=20220824' }, '{"query":"{ __typename @defer }"}'],
  ])('%s', async (_title, headers, body) => {
    const all = { 'content-type': 'application/json', ...headers };
    const { status } = await fetch(`${api.baseUrl}/graphql`, { method: 'POST', headers: all, body });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('a question mark in the document does not hide the rest of it from the limits', async () => {
    const aliases = Array.from({ length: 40 }, (_, n) => `a${n}: __typename`).join(' ');
    const query = encodeURIComponent(`{ #?\n ${aliases} }`).replaceAll('%3F', '?');
    const answer = await fetch(`${api.baseUrl}/graphql?query=${query}`, { headers: { 'apollo-require-preflight': '1' } });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as GraphqlAnswer).errors![0]!.message).toMatch(/40 aliases/);
  });
});

test('GQL-10: a result that does not fit its type is logged as a fault', async () => {
  const { catalog } = api;
  const { current } = catalog;
  catalog.current = async () => {
    const snapshot = await current.call(catalog);
    return { ...snapshot, products: snapshot.products.map((product) => ({ ...product, priceCents: 1.5 })) };
  };
  try {
    const { status, body } = await send({ query: '{ products { priceCents } }' });
    expect(status).toBe(500);
    expect(body.errors![0]!.extensions['code']).toBe('INTERNAL');
  } finally {
    catalog.current = current;
  }
});
