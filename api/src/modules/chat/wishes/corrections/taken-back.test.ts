import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { guardOfTalk } from '../guard.rules.ts';

const catalogue = seededCatalogue();

test.each([
  [["I'm allergic to milk", 'Joking aside, what do you have?'], ['milk']],
  [["I'm allergic to milk", 'no kidding, it is bad'], ['milk']],
  [
    ["I'm allergic to milk. Is there soy in it?", "I'm not allergic to that"],
    ['milk', 'soy'],
  ],
  [
    ["I'm allergic to milk", 'just kidding, but I am allergic to eggs'],
    ['milk', 'eggs'],
  ],
  [["What is there for me? I can't have milk", 'I was only asking'], ['milk']],
  [
    ["I'm allergic to nuts, my brother wants chocolate", 'he has no allergies'],
    ['tree-nuts', 'peanuts'],
  ],
  [["My sister is allergic to milk, I'm allergic to eggs", 'milk and eggs are fine for her'], ['eggs']],
  [
    ['my sister is allergic to milk, my brother to eggs', 'he has no allergies at all'],
    ['milk', 'eggs'],
  ],
  [
    ["I can't have nuts", 'forget about everything I said about the roast'],
    ['tree-nuts', 'peanuts'],
  ],
])('a condition is not withdrawn by other words: %j', (talk, allergens) =>
  expect(guardOfTalk(catalogue, talk).wishes.allergens.toSorted()).toEqual(allergens.toSorted()),
);

test.each([
  [["I'm allergic to milk", 'just kidding']],
  [['do you have anything for people with a nut allergy?', "No, I don't have one, I was only asking"]],
  [["I'm allergic to soy", "Just got the results: I'm not allergic to it at all"]],
  [["it's for a friend, he is allergic to cashews", "he says no, he isn't allergic to anything at all"]],
])('a condition ends by a plain statement: %j', (talk) => expect(guardOfTalk(catalogue, talk).wishes.allergens).toEqual([]));

test('what is dropped of a talk is no condition of health', () => {
  const talk = ['no chocolate, nothing dark', "I'm allergic to eggs", 'ok drop all of that'];
  expect(guardOfTalk(catalogue, talk).wishes).toMatchObject({ exclude: [], refusedRoasts: [], allergens: ['eggs'] });
});
