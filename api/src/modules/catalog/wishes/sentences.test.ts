import { describe, expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { readWishes } from './read-wishes.ts';

const { vocabulary } = seededCatalogue();

describe('an allergy after a question about the food', () => {
  test.each([
    ['What about the milk? My son is allergic to it.', ['milk']],
    ['what about milk. My son is allergic.', ['milk']],
    ["You never mentioned whether it has nuts. I'm allergic.", ['tree-nuts', 'peanuts']],
    ["You didn't say if the Java has milk, my son is allergic to it", ['milk']],
    ['you did not say whether there are peanuts in it. One of the guys is severely allergic.', ['peanuts']],
    ['Are any of the coffees made with dairy or tree nuts? My son reacts to both.', ['milk', 'tree-nuts']],
    ["Does it have milk or eggs? My daughter can't have either.", ['milk', 'eggs']],
    ['Is there soy or milk in it? I react to either one', ['soy', 'milk']],
  ])('rules it out: %s', (text, allergens) => {
    expect(readWishes(text, vocabulary)).toMatchObject({ allergens, health: { allergens } });
  });

  test.each([
    "You never mentioned the nuts, I can't have them",
    'you never mentioned nuts and they make me ill',
    "You never told me there's milk in it and I can't have milk",
  ])('rules it out when it is said in the same sentence: %s', (text) => expect(readWishes(text, vocabulary).allergens).not.toEqual([]));

  test.each([
    'does it have nuts? nobody is allergic',
    'does it have nuts? none of us is allergic',
    "is there milk in it? my son isn't allergic",
  ])('rules out nothing when it is denied: %s', (text) => expect(readWishes(text, vocabulary).allergens).toEqual([]));
});

describe('what somebody has not been told is no refusal', () => {
  test.each([
    "you didn't say about the cinnamon, is it actual spice?",
    'you never mentioned the nuts',
    "you haven't told me about the milk",
    'you did not answer about the caffeine',
    'You never said: any nuts in it?',
  ])('%s', (text) => expect(readWishes(text, vocabulary)).toMatchObject({ allergens: [], exclude: [], maxCaffeine: null }));
});

test('whether a coffee keeps somebody awake is a question, and one that does not is a wish', () => {
  expect(readWishes('does it keep me awake at night?', vocabulary).maxCaffeine).toBeNull();
  expect(readWishes("do you have one that won't keep me awake?", vocabulary).maxCaffeine).toBe('none');
});
