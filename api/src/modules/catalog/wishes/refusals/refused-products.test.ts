import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { readRequest } from '../read-request.ts';
import { readWishes } from '../read-wishes.ts';

const { vocabulary } = seededCatalogue();

test.each([
  'something spicy but not the pumpkin one, i had too much pumpkin this year',
  'spicy please. no pumpkin though',
  'cinnamon yes, pumpkin no',
  "i'm sick of pumpkin, but spice is nice",
  'not the pumpkin one',
])('a refused coffee is no refused spice: %s', (text) => {
  expect(readWishes(text, vocabulary).exclude).toEqual([]);
  expect(readRequest(text, vocabulary).exclude).toEqual([]);
});

test.each(['no pumpkin please', 'no pumpkin spice', 'nothing spicy, no pumpkin'])('a refused spice is one: %s', (text) =>
  expect(readWishes(text, vocabulary).exclude).toEqual(['spice']),
);

test.each([
  ['I never liked coffee because it is so bitter, whats beginner friendly', { exclude: ['smoke'], maxCaffeine: 'medium', caffeine: null }],
])('a reason for a dislike is refused: %s', (text, expected) => expect(readRequest(text, vocabulary)).toMatchObject(expected));
