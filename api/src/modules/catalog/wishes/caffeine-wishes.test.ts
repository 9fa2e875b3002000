import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { readRequest } from './read-request.ts';
import { readWishes } from './read-wishes.ts';

const { vocabulary } = seededCatalogue();

test.each([
  'a coffee to cry in the bath with. hardly any caffeine',
  'barely a trace of caffeine',
  'next to no caffeine please',
  'practically no caffeine',
  'minimal caffeine for tonight',
  "and of those, the one that's easiest on the caffeine?",
  'which of those is the gentlest on caffeine',
  'half the buzz, but NOT decaf',
  'somewhere between regular and decaf',
  'kaum Koffein bitte',
  'so wenig Koffein wie möglich',
  'casi nada de cafeína',
  'presque pas de caféine',
])('at most a little caffeine: %s', (text) => {
  expect(readWishes(text, vocabulary)).toMatchObject({ maxCaffeine: 'low', health: { isCaffeineFree: false } });
  expect(readRequest(text, vocabulary)).toMatchObject({ caffeine: null, maxCaffeine: 'low' });
});

test.each(['the last bag had next to no caffeine', 'is there practically no caffeine in the captain?'])(
  'what a coffee has is no wish: %s',
  (text) => expect(readWishes(text, vocabulary).maxCaffeine).toBeNull(),
);
