import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { guardOfTalk } from '../guard.rules.ts';

const catalogue = seededCatalogue();
function ruledOut(talk: readonly string[]): string[] {
  const { allergens, maxCaffeine, maxPriceCents } = guardOfTalk(catalogue, talk).wishes;
  return [...allergens, ...(maxCaffeine === null ? [] : ['caffeine']), ...(maxPriceCents === null ? [] : ['price'])];
}

test.each([
  [["I can't have caffeine", "oh sure, caffeine's fine, I love spending the night in the ER"], 'caffeine'],
  [["I can't have caffeine", 'I wish I could. Caffeine is fine, some day'], 'caffeine'],
  [["I'm lactose intolerant", "milk is fine when it's on a pizza. In my coffee, no"], 'milk'],
  [["I'm allergic to peanuts", '"Peanuts are fine for everybody", said a mug of my boss'], 'peanuts'],
  [["I can't have caffeine", "caffeine is fine for my wife's friends, but I can't"], 'caffeine'],
  [["I can't have milk", "I'm not vegan"], 'milk'],
  [["I'm lactose intolerant", 'oat milk is no problem'], 'milk'],
  [['max $15', 'money is no object for the mug'], 'price'],
  [["I can't have caffeine", 'caffeine is fine again', "no wait, I can't"], 'caffeine'],
  [["I'm allergic to peanuts", 'my brother was too. He has outgrown it'], 'peanuts'],
])('a doubtful statement ends no condition: %j', (talk, condition) => expect(ruledOut(talk)).toContain(condition));

test.each([
  [["I can't have caffeine", 'caffeine is fine again, my doctor says']],
  [["I'm allergic to peanuts", "I'm not allergic to peanuts any more"]],
  [["I can't have milk", 'milk is very welcome now']],
  [['max $15', 'skip the limit']],
  [["I'm vegan", "I'm not vegan any more"]],
])('a plain statement ends a condition: %j', (talk) => expect(ruledOut(talk)).toEqual([]));

test.each([
  [
    ["My son is allergic to peanuts and I can't have caffeine. We'd share a bag", 'peanut oil is fine for him. what do you suggest'],
    'caffeine',
  ],
  [["I can't have caffeine", "my roommate goes 'one cup won't kill you'. Easy for him to say. What is cozy?"], 'caffeine'],
])('who shares a coffee, or says something, changes no condition: %j', (talk, condition) => expect(ruledOut(talk)).toContain(condition));

// A pattern with nested repetitions would not end.
test.each(['"', '! ', 'no ', 'i mean ', 'ha '])('a message of 1,000 characters of %j is read', (unit) =>
  expect(ruledOut(['hi', unit.repeat(1_000 / unit.length)])).toEqual([]),
);
