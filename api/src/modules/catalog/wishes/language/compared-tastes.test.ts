import { expect, test } from 'vitest';
import { withoutComparison } from './compared-tastes.ts';

test.each([
  ['nuttiest', 'nutty'],
  ['nuttier', 'nutty'],
  ['fruitiest', 'fruity'],
  ['sweetest', 'sweet'],
  ['smokiest', 'smoky'],
  ['mintier', 'minty'],
  ['spiciest', 'spicy'],
  ['creamier', 'creamy'],
  ['saltiest', 'salty'],
  ['chocolatiest', 'chocolaty'],
  ['earthier', 'earthy'],
  ['bitterest', 'bitter'],
  ['maltiest', 'malty'],
])('%s is %s', (said, taste) => expect(withoutComparison(`the ${said} one`)).toBe(`the ${taste} one`));

test.each(['ginger', 'bitter', 'clover', 'sweeter', 'honest', 'easier', 'forest', 'fancier', 'water', 'teaser', 'nutter'])(
  '%s stays',
  (word) => expect(withoutComparison(word)).toBe(word),
);
