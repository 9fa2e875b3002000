import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { readDocument } from './read-document.ts';

/** A tree without what graphql-js adds to say that something is not there. */
function bare(node: unknown): unknown {
  return JSON.parse(
    JSON.stringify(node, (key, value: unknown) => (key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value)),
  );
}

test.for([
  'query A { a }',
  'query A($a: Int!, $b: [ID!]! = ["x", "y z"], $c: In = { d: -1, e: null }) { a(b: $b, c: ENUM) { ...F @unmask ... on T { b: c } } } fragment F on T { d }',
  'mutation M($on: Boolean = true) { m(text: "a, \\"b\\"", list: [1, 2]) { ok @include(if: $on) @skip(if: false) } }',
  'query A { a(b: "ends with \\\\", c: "\\"") }',
  'subscription S @live(every: 5) { s { a } }',
])('reads %s as graphql-js does', (text) => {
  expect(readDocument(text)).toEqual(bare(parse(text, { noLocation: true })));
});

// An exponential search takes about a minute, which is above the time limit of a test.
test('refuses a string without an end, however many backslashes it has', () => {
  expect(() => readDocument(`query A { a(b: "${'\\\\'.repeat(24)}`)).toThrow(SyntaxError);
});
