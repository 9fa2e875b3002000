import { expect, test } from 'vitest';
import { noMemory } from './memory.ts';
import { namedProducts } from './products.ts';
import { ordinalOf, withPointed } from './references.ts';

const offered = ['brunana', 'dukes-spice', 'sparrows'];
function memoryOf(chosen: string[]) {
  const basket = chosen.map((slug) => ({ slug, count: 1, person: null, grind: null }));
  return { ...noMemory(), offered, lastProducts: offered.slice(0, 1), basket };
}

test.each([
  ['the first and third please', [], ['brunana', 'sparrows']],
  ['the first one and the third', [], ['brunana', 'sparrows']],
  ['both please', [], ['brunana', 'dukes-spice']],
  ['the other one , ground', ['brunana'], ['dukes-spice']],
  ['make the second one two bags', ['brunana', 'sparrows'], ['sparrows']],
])('%s, of three cards and a list of %j, is %j', (said, chosen, expected) => {
  expect(namedProducts(withPointed(said, memoryOf(chosen))).slugs).toEqual(expected);
});

test.each([
  ['leave the other one as beans', ['brunana', 'sparrows']],
  ['beans , both', ['brunana', 'sparrows']],
  ['the first time I came here', []],
  ['is there any other news', []],
])('%s names no card', (said, chosen) => {
  expect(withPointed(said, memoryOf(chosen))).toBe(said);
});

test('a comparative is the product of the comparison before', () => {
  const memory = { ...memoryOf([]), lastProducts: ['dukes-spice'] };
  const last = { intent: 'compare' } as never;
  expect(namedProducts(withPointed('one bag of the milder one', { ...memory, last })).slugs).toEqual(['dukes-spice']);
  expect(namedProducts(withPointed('the first and the milder one', { ...memory, last })).slugs).toEqual(['brunana', 'dukes-spice']);
  expect(withPointed('the milder one', memory)).toBe('the milder one');
});

test('a place in the list is read after words that are repeated', () => {
  expect(ordinalOf(`${'let us go back to '.repeat(50)}the second one`)).toBe(1);
  expect(ordinalOf(`${'let us go back to '.repeat(50)}x`)).toBeNull();
});
