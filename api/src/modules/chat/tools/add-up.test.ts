import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { guardOfTalk } from '../wishes/guard.rules.ts';
import { addUpTool } from './add-up.ts';
import type { TurnNotes } from './tool.ts';

const catalog = seededCatalogue();

function sumOf(message: string, quantity: number): unknown {
  const notes = { catalog, amounts: new Set<number>(), guard: guardOfTalk(catalog, [message]) };
  return addUpTool.run(JSON.stringify({ items: [{ slug: 'brunana', quantity }] }), notes as unknown as TurnNotes);
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
