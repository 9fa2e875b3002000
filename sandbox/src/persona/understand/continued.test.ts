import { expect, test } from 'vitest';
import { adjusted } from './continued.ts';
import { noMemory } from './memory.ts';
import { noWishes } from './wishes/wishes.ts';

test.each([
  ['we share a coffee maker', null],
  ['i just have paper filters', null],
  ['my dad uses a french press', null],
  ['do you have a coffee maker', 'equipment'],
  ['i want to buy a grinder', 'equipment'],
] as const)('%s: the category that is wished for is %s', (text, category) => {
  expect(adjusted({ ...noWishes(), category: 'equipment' }, text, noMemory()).category).toBe(category);
});
