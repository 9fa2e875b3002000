import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { guardOfTalk } from '../guard.rules.ts';

const catalogue = seededCatalogue();
function allergensOf(...talk: string[]): string[] {
  return guardOfTalk(catalogue, talk).wishes.allergens.toSorted();
}

test.each([
  ['Gwen - tree nuts. Patrick - lactose', ['milk', 'tree-nuts']],
  ['chief: shellfish, rookie: eggs and soy', ['eggs', 'shellfish', 'soy']],
  ["There's Hank (dairy), Lola (fish) and me", ['fish', 'milk']],
  ['dad: nuts', ['peanuts', 'tree-nuts']],
  ['Hiro - no caffeine. Ann - milk', ['milk']],
])('"%s" rules out %j', (message, allergens) => expect(allergensOf(message)).toEqual(allergens));

test.each([
  ['Bob: cherries. Alice: nuts. Carol: caramel'],
  ['Linda: hazelnut'],
  ['Tom: milk, Ann: black'],
  ['I like: nuts'],
  ['my favorite: peanuts'],
  ['contains: milk, eggs?'],
  ['something sweet (nuts)?'],
  ['Dad: eggs are fine'],
])('a wish or a question is no list of what persons must not have: "%s"', (message) => expect(allergensOf(message)).toEqual([]));

// A pattern with nested repetitions would not end.
test.each(['a: soy, ', 'for her ', 'she wants ', 'a (soy) ', 'no or anything with ', 'all he wants ', 'says my wife ', "'no "])(
  'a message of 1,000 characters of %j is read',
  (unit) => expect(guardOfTalk(catalogue, ['hi', unit.repeat(1_000 / unit.length)]).wishes.maxPriceCents).toBeNull(),
);
