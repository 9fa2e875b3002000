import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { measureDocument } from './limits.ts';

function findExcess(source: string) {
  return measureDocument(source).excess;
}

test("lets a tool's introspection query through", () => {
  expect(findExcess(getIntrospectionQuery({ oneOf: true, directiveIsRepeatable: true, specifiedByUrl: true }))).toBeNull();
});

test('counts depth through fragments', () => {
  const chain = Array.from({ length: 11 }, (_, n) => `fragment f${n} on A { a { ...f${n + 1} } }`).join(' ');
  expect(findExcess(`{ ...f0 } ${chain} fragment f11 on A { id }`)).toMatch(/12 levels/);
});

test('measures doubled fragments without walking them', () => {
  const doubled = Array.from({ length: 60 }, (_, n) => `fragment f${n} on A { ...f${n + 1} ...f${n + 1} }`).join(' ');
  const startedAt = performance.now();
  expect(findExcess(`{ ...f0 } ${doubled} fragment f60 on A { id }`)).toMatch(/fields/);
  expect(performance.now() - startedAt).toBeLessThan(50);
});

test('leaves cycles and syntax errors to GraphQL, which says it better', () => {
  expect(findExcess('{ ...a } fragment a on Query { ...a }')).toBeNull();
  expect(findExcess('{ products {')).toBeNull();
});

test('INF-33: counts the fields at the root, through fragments and under one name, in all operations', () => {
  expect(measureDocument('{ me { id } ...a ... { me { id } } } fragment a on Query { x: me { id } y: me { id } }').rootFields).toBe(4);
  expect(measureDocument('query a { me { id } } query b { me { id } }').rootFields).toBe(2);
  expect(measureDocument('{ products {').rootFields).toBe(1);
});
