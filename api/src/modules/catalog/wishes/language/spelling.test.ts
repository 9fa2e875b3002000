import { expect, test } from 'vitest';
import { respell } from './spelling.ts';

test.each([
  ['penuts', 'peanuts'],
  ['hazlenut', 'hazelnut'],
  ['wallnuts', 'walnuts'],
  ['cashwes', 'cashews'],
  ['almods', 'almonds'],
  ['cafeine', 'caffeine'],
  ['alergic', 'allergic'],
  ['alllergy', 'allergy'],
  ['pregant', 'pregnant'],
])('%s is %s', (said, word) => expect(respell(`no ${said} please`)).toBe(`no ${word} please`));

test.each(['nuts', 'donuts', 'allergen', 'caffeinated', 'peanut', 'nutmeg', 'almost', 'glutton'])('%s stays', (word) =>
  expect(respell(word)).toBe(word),
);
