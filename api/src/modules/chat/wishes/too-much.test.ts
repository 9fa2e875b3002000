import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { tooMuch } from './too-much.ts';

test.each([
  ['too sweet', ['sparrows', 'brunana']],
  ['the nest is too light for me', ['sparrows']],
  ["isn't the nest too light?", ['sparrows']],
  ['Hm, is the nest maybe too light? I still want to wake up.', []],
  ['not too sweet', []],
])('of two that were shown, "%s" puts aside %j', (text, slugs) => {
  expect(tooMuch(text, ['sparrows', 'brunana'], seededCatalogue())).toEqual(slugs);
});
