import { buildShopSchema } from '@brew-quest/api/testing';
import fc from 'fast-check';
import { afterAll, describe, test } from 'vitest';
import { setupShop } from '../../support/open-shop.ts';
import { callsOf } from './graphql-calls.ts';
import { hostilePart, oddBody, spoiled, toJson } from './hostile-values.ts';
import { FUZZ_TIMEOUT_MS, openFuzz, SEED } from './open-fuzz.ts';

const shop = setupShop();
const fuzz = openFuzz(shop);
afterAll(() => fuzz.expectHealthy());

const schema = await buildShopSchema();
const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, operation: type.name.toLowerCase(), field })),
);

describe(`INP-03: no input (seed ${SEED}) causes a 5xx, a hang or an answer with internals:`, () => {
  test.each(fields)('$name', { timeout: FUZZ_TIMEOUT_MS }, async ({ operation, field }) => {
    const { first, any } = callsOf(schema, operation, field);
    await fuzz.check(any, (body) => ({ method: 'POST', path: '/graphql', body }), first);
  });

  test('requests that call no field', { timeout: FUZZ_TIMEOUT_MS }, async () => {
    const request = { query: '{ products { slug } }', variables: { a: [1] }, operationName: null, extensions: { persistedQuery: {} } };
    const documents = [
      'subscription { x }',
      '{',
      '{ __typename }'.repeat(500),
      '{ ...a } fragment a on Query { ...a }',
      '""" """',
      'query ($a: Grind) { quiz { __typename } }',
    ];
    const bodies = fc.oneof(
      oddBody,
      spoiled(request).map(toJson),
      fc.constantFrom(...documents).map((query) => toJson({ query })),
      spoiled([request]).map(toJson),
    );
    await fuzz.check(bodies, (body) => ({ method: 'POST', path: '/graphql', body }));
  });

  test('documents in a query string', { timeout: FUZZ_TIMEOUT_MS }, async () => {
    const query = fc.oneof(hostilePart, fc.constant(encodeURIComponent('{ products { slug } }')));
    const path = fc.tuple(query, hostilePart).map(([document, variables]) => `/graphql?query=${document}&variables=${variables}`);
    await fuzz.check(path, (address) => ({ method: 'GET', path: address, headers: { 'apollo-require-preflight': '1' } }));
  });
});
