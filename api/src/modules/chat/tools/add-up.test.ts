import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { guardOfTalk } from '../wishes/guard.rules.ts';
import { addUpTool } from './add-up.ts';
import type { TurnNotes } from './tool.ts';

const catalog = seededCatalogue();

function sumOf(message: string, quantity: number, posters = 0): unknown {
  const notes = { catalog, amounts: new Set<number>(), guard: guardOfTalk(catalog, [message]) };
  const others = posters === 0 ? [] : [{ slug: 'stranger-brew-poster', quantity: posters }];
  return addUpTool.run(JSON.stringify({ items: [{ slug: 'brunana', quantity }, ...others] }), notes as unknown as TurnNotes);
}

test.each([
  ['My budget is 40 dollars', 2, { limit: '$40.00', left: '$2.01', over: null }],
  ['My budget is 40 dollars', 3, { limit: '$40.00', left: null, over: '$8.00' }],
  ['Something under 20 dollars', 1, { limit: '$19.99', left: null, over: '$2.00' }],
])('%j and %d bags: the limit, and what is left or missing', (message, quantity, sum) => {
  expect(sumOf(message, quantity)).toMatchObject(sum);
});

test('a limit for one bag is none for the sum of several', () => {
  expect(sumOf('Something under 20 dollars', 2)).toMatchObject({ limit: null, left: null, over: null });
});

test.each([
  ['My budget is 40 dollars', 1, 1],
  ['My budget is 40 dollars', 2, 0],
  ['My budget is 40 dollars', 3, null],
  ['My budget is 100 dollars', 2, 4],
  ['hi', 1, null],
])('%j pays for as many more bags than %d: %j', (message, quantity, moreWithinLimit) => {
  expect(sumOf(message, quantity)).toMatchObject({ moreWithinLimit });
});

test('a sum with free shipping may be within a limit that a smaller sum exceeds', () => {
  // With 8 posters it is $40.00 and $5.99 of shipping, with 13 it is $45.00 and nothing.
  expect(sumOf('My budget is 45 dollars', 2, 8)).toMatchObject({ total: '$45.99', over: '$0.99', moreWithinLimit: 5 });
});

test.each([
  [1, 2],
  [2, 1],
  [3, null],
])('beside %d bags, as many more until shipping is free: %j', (quantity, moreUntilFree) => {
  expect(sumOf('hi', quantity)).toMatchObject({ moreUntilFree });
});
