import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { readWishes } from '../read-wishes.ts';

const { vocabulary } = seededCatalogue();

test.each([
  ["J'aime pas trop la noisette.", ['nut']],
  ["j'aime pas le chocolat", ['chocolate']],
  ["j'aime pas que le chocolat, j'aime tout", []],
  ['Most of them were bitter, which I like', []],
  ['Everything I have tasted so far was dreadfully bitter. Is there one you would start me on?', ['smoke']],
])('%s rules out %j', (text, exclude) => {
  expect(readWishes(text, vocabulary).exclude).toEqual(exclude);
});
