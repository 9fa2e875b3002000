import { expect, test } from 'vitest';
import { postJson, PRODUCTION, runGraphql } from './requests.ts';
import { setupShop } from '../../support/open-shop.ts';

const open = setupShop({ processes: 'in-process' });
const closed = setupShop({ processes: 'in-process', env: PRODUCTION });

function nested(depth: number): string {
  return depth === 0 ? '__typename' : `a { ${nested(depth - 1)} }`;
}

test.each([
  ['50 levels', `{ ${nested(50)} }`, /levels deep/],
  [
    '1,000 fields through doubled fragments',
    `{ ...f9 } fragment f0 on Query { __typename } ${Array.from({ length: 9 }, (_, n) => `fragment f${n + 1} on Query { ...f${n} ...f${n} }`).join(' ')}`,
    /selects 512 fields/,
  ],
  ['500 fields in a fragment that is not spread', `{ __typename } fragment f on Query { ${'__typename '.repeat(500)} }`, /has 501 fields/],
  ['40 aliases', `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: __typename`).join(' ')} }`, /aliases/],
  ['60 directives', `{ __typename ${'@skip(if: false) '.repeat(60)} }`, /directives/],
  ['30 kB', `{ __typename } # ${'x'.repeat(30_000)}`, /longer than/],
  ['5,000 tokens', `{ ${'__typename '.repeat(5_000)} }`.slice(0, 19_000), /Syntax Error/],
  ['a fragment cycle', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }', /Cannot spread fragment/],
])('GQL-01: refuses a document with %s before its execution', async (_title, query, message) => {
  const { status, body } = await runGraphql(open.baseUrl, query);
  expect(status).toBe(400);
  expect(body.data).toBeUndefined();
  expect(body.errors?.[0]?.message).toMatch(message);
});

test.each([
  ['in its operation', (fields: string) => `{ ${fields} }`],
  ['in a fragment that is not spread', (fields: string) => `{ __typename } fragment f on Query { ${fields} }`],
])('GQL-01: refuses a costly document %s by its count of fields, before the validation compares them', async (_title, documentOf) => {
  // GraphQL's validation would compare all fields. It would also report the unused fragment.
  const { status, body } = await runGraphql(open.baseUrl, documentOf('products { slug } '.repeat(380)));
  expect(status).toBe(400);
  expect(body.errors?.map(({ message }) => message)).toEqual([expect.stringMatching(/^The document has 76\d fields; 200 are allowed\.$/)]);
});

test('GQL-03: refuses a batch', async () => {
  const answer = await postJson(
    `${open.baseUrl}/graphql`,
    Array.from({ length: 100 }, () => ({ query: '{ __typename }' })),
  );
  expect(answer.status).toBe(400);
});

test('GQL-08: refuses multipart without the preflight header, and with it', async () => {
  for (const headers of [new Headers(), new Headers({ 'apollo-require-preflight': '1' })]) {
    const body = new FormData();
    body.set('operations', JSON.stringify({ query: '{ __typename }' }));
    body.set('map', '{"0":["variables.file"]}');
    expect((await fetch(`${open.baseUrl}/graphql`, { method: 'POST', headers, body })).status).toBe(400);
  }
});

test('runs no mutation by GET', async () => {
  const query = encodeURIComponent('mutation { processPayment(paymentIntentId: "pi_1") { __typename } }');
  const answer = await fetch(`${open.baseUrl}/graphql?query=${query}`, { headers: { 'apollo-require-preflight': '1' } });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('POST');
});

test.each([
  ['with payments of the sandbox', () => open],
  ['where payments are live', () => closed],
])('GQL-04: the schema is not shown %s, and a browser gets no page', async (_title, shopOf) => {
  const { baseUrl } = shopOf();
  for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Query") { name } }']) {
    const { status, body } = await runGraphql(baseUrl, query);
    expect([status, body.data, body.errors?.[0]?.extensions['code']]).toEqual([400, undefined, 'INTROSPECTION_DISABLED']);
  }
  const typo = await runGraphql(baseUrl, '{ prodcts { slug } }');
  expect(typo.body.errors?.[0]?.message).toBe('Cannot query field "prodcts" on type "Query".');
  const page = await fetch(`${baseUrl}/graphql`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([400, expect.not.stringContaining('<')]);
});

test.each([
  ['a fault', new Error('relation "secret" does not exist'), 500, 'INTERNAL', 'Something went wrong on our side. Please try again.'],
  [
    'a database that is unavailable',
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    503,
    'UNAVAILABLE',
    'Please try again in a moment.',
  ],
])('masks %s', async (_title, error, status, code, message) => {
  const { catalog } = open;
  const { current } = catalog;
  catalog.current = () => Promise.reject(error);
  try {
    const answer = await runGraphql(open.baseUrl, '{ products { slug } again: products { slug } }');
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.[0]).toMatchObject({ message, extensions: { code, requestId: answer.headers.get('x-request-id') } });
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|stack/);
  } finally {
    catalog.current = current;
  }
});

test("answers a malformed body with GraphQL's error format", async () => {
  const answer = await postJson(`${open.baseUrl}/graphql`, '{"query":');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ message: 'The request body is not valid JSON.' }] });
});
