import { expect, test } from 'vitest';
import { mutationNameOf } from './mutation-name.ts';

test.each([
  ['a query', '{ me { id } }', null, null],
  ['a named mutation', 'mutation Sell { setStock { __typename } }', null, 'Sell'],
  ['a mutation without a name', 'mutation { setStock { __typename } }', undefined, 'setStock'],
  ['a mutation that begins with a fragment', 'mutation { ...all } fragment all on Mutation { logout { __typename } }', null, 'A mutation'],
  ['the query of two operations', 'query One { me { id } } mutation Two { logout { __typename } }', 'One', null],
  ['the mutation of two operations', 'query One { me { id } } mutation Two { logout { __typename } }', 'Two', 'Two'],
  ['two operations without a choice', 'query One { me { id } } mutation Two { logout { __typename } }', null, 'Two'],
  ['an error of syntax', 'mutation {', null, null],
])('names the mutation that would run: %s', (_title, document, operationName, name) => {
  expect(mutationNameOf(document, operationName)).toBe(name);
});
