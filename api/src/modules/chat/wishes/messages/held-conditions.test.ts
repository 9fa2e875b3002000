import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { guardOfTalk } from '../guard.rules.ts';

const catalogue = seededCatalogue();
function wishesOf(talk: readonly string[]) {
  return guardOfTalk(catalogue, talk).wishes;
}

test.each([
  ["Had to quit caffeine while I'm pregnant. Something dark"],
  ['Had to skip caffeine while on these pills. Something dark'],
  ["I can't have caffeine", "she was off caffeine for a year but I'm back on my pills"],
  ["I can't have caffeine", 'no need for decaf for him, but I can not have caffeine'],
  ['My wife is pregnant', 'caffeine is not ruled out for him', 'something for my wife'],
  ['Caffeine? Not any more.'],
  ["I can't have caffeine", "I'm keeping my caffeine intake at zero"],
  ["I can't have caffeine", 'no need for decaf jokes'],
  ["I can't have caffeine, my friend drinks ten cups, couldn't be me"],
  ["if there's caffeine in it then no thanks"],
])('caffeine stays ruled out: %j', (...talk) => expect(wishesOf(talk).maxCaffeine).toBe('none'));

test.each([
  [
    ["I'm allergic to nuts", 'I was allergic to nuts as a child, she is not'],
    ['tree-nuts', 'peanuts'],
  ],
  [["I'm lactose intolerant", 'he is not lactose intolerant but I am'], ['milk']],
  [["I'm allergic to milk", 'milk would be fine if I were not allergic'], ['milk']],
  [["I can't have nuts, half the town quit dairy, couldn't be me"], ['tree-nuts', 'peanuts']],
  [["I'm allergic to cats and nuts"], ['tree-nuts', 'peanuts']],
  [['If there is any milk or eggs in it, count me out'], ['milk', 'eggs']],
  [["If there's peanut butter in it, not for me."], ['peanuts']],
])('%j rules out %j', (talk, allergens) => expect(wishesOf(talk).allergens.toSorted()).toEqual(allergens.toSorted()));

test('an allergy that is over, of the same person, rules out nothing', () =>
  expect(wishesOf(['I used to be allergic to peanuts, but I am not any more']).allergens).toEqual([]));
