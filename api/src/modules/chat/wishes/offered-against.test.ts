import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { guardOfTalk } from './guard.rules.ts';
import { labelLine } from './offered-against.ts';

const catalog = seededCatalogue();
const guard = guardOfTalk(catalog, ['I am allergic to peanuts']);
const nothingSeen = { catalog, guard, cards: [], seen: new Set<string>() };

test.each([
  ['Try Brunana, it is sweet.', nothingSeen],
  ['Brunana is not for you today: it tastes of tropical.', nothingSeen],
  ['Brunana: banana and brown sugar.', { ...nothingSeen, cards: ['brunana'] }],
  ['Brunana costs $16.00.', { ...nothingSeen, seen: new Set(['brunana']) }],
])('%j: an offer to a visitor with an allergy ends in the label line', (reply, notes) => {
  expect(labelLine(reply, '', notes)).toContain('check the label');
});

test.each([
  ['Brunana sat on the sill and watched the rain.', ''],
  ['Try Brunana, and read the label.', ''],
  ['Try Brunana, it is sweet.', 'Brunana has no peanuts. Please check the label.'],
])('%j after %j has no label line', (reply, told) => {
  expect(labelLine(reply, told, nothingSeen)).toBe('');
});

test('a visitor without an allergy gets no label line', () => {
  expect(labelLine('Try Brunana.', '', { ...nothingSeen, guard: guardOfTalk(catalog, ['Hello']) })).toBe('');
});
