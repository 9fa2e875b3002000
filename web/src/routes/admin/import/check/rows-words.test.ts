import { expect, test } from 'vitest';
import { rowsWords } from './rows-words.ts';

test.for([
  [[48], 1, '48'],
  [[131, 132], 2, '131, 132'],
  [[411, 412, 413, 414], 4, '411 to 414'],
  [[2, 4, 6, 8], 4, '2, 4, 6 and 1 more'],
  [[2, 3, 4, 5], 1_208, '2 to 5 and 1,204 more'],
] as const)('names the rows %o of %i as "%s"', ([rows, count, words]) => {
  expect(rowsWords(rows, count)).toBe(words);
});
