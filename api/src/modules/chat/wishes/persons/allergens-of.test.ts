import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { noHealthWishes } from '../../../catalog/index.ts';
import { guardOf, guardOfTalk } from '../guard.rules.ts';

const catalog = seededCatalogue();
function allergensOf(talk: readonly string[]): string {
  return guardOfTalk(catalog, talk).wishes.allergens.join(', ');
}

const NUTS = 'tree-nuts, peanuts';

test.each([
  // Allowed one person alone, while somebody else must not have it.
  [['my son is allergic to nuts', 'I can have nuts myself. something nutty for me?'], ''],
  [['my son is allergic to nuts', 'I can have nuts myself', 'and something for my son?'], NUTS],
  [['my son is allergic to nuts', 'I can have nuts myself', 'something for us all'], NUTS],
  [['my son is allergic to nuts', 'my wife can have nuts, what for her?'], ''],
  [['my son is allergic to nuts', 'my wife can have nuts', 'and for me?'], NUTS],
  [["Priya can't have nuts", 'Then Mike, he likes caramel. He has no allergies', 'Mike can have nuts, what for him?'], ''],
  [["Priya can't have nuts", 'Mike can have nuts', 'something for Priya'], NUTS],
  [["I'm allergic to nuts", 'my wife can have nuts', 'something for me'], NUTS],
  [["I'm allergic to nuts", 'my wife can have nuts, what do you have for her?'], ''],
  // A matter of one person alone.
  [["And Linda wants something mild. She can't have milk", 'milk is fine for me, only Linda cannot. something with chocolate'], ''],
  [["Linda can't have milk", 'the milk thing is for Linda, not Mike', 'what would you pick for Mike?'], ''],
  [["Linda can't have milk", 'forget the milk rule, that was only for Linda', 'something for Linda'], 'milk'],
  [["Linda can't have milk", 'forget the milk rule, that was only for Linda', 'something for everybody'], 'milk'],
  [["Linda can't have milk", 'that was only for Linda', 'something for me'], ''],
  [["Linda can't have milk", "I can't have milk", 'that was only for Linda', 'something for me'], 'milk'],
  [["me and my son can't have nuts", 'the nut thing is only for my son', 'something for me'], NUTS],
  [['my son is allergic to nuts', "my son's allergy is severe", 'something for me'], NUTS],
  [['my son is allergic to nuts', 'his allergy is just mild', 'something for me'], NUTS],
  [['no milk please', "Chocolate Java has milk, it's only for Linda", 'something for me'], 'milk'],
  [["Linda can't have milk", "milk is fine for me, that's only Linda", 'something for me'], ''],
  // Said again, it holds again.
  [['my son is allergic to nuts', 'I can have nuts', 'no, sorry, no nuts for me either', 'what for me?'], NUTS],
  [['my son is allergic to nuts', 'I can have nuts', 'no nuts at all please'], NUTS],
  // Nobody else: it is lifted for all.
  [["I'm allergic to nuts", 'I can have nuts after all'], ''],
  [['my son is allergic to nuts', 'my son can have nuts after all'], ''],
  [['my son is allergic to nuts', 'nuts are fine after all'], ''],
  [['my son is allergic to nuts', 'now for me: I love nuts, the nuttier the better'], ''],
  [['my son is allergic to nuts', "I love nuts but I can't have nuts", 'something for me'], NUTS],
  [['my son is allergic to nuts', 'I like to avoid nuts', 'something for me'], NUTS],
  [["I'm allergic to nuts", 'I love nuts', 'something for me'], NUTS],
  [['no nuts please', 'I love nuts', 'something for me'], NUTS],
  [['my son is allergic to nuts', "nuts for me are ok, the allergy is only my son's. something with walnut for me"], ''],
  [['my son is allergic to nuts', 'nuts for me are ok', 'and for my son?'], NUTS],
  [["Linda can't have milk", 'I never ruled it out for me! Chocolate Java for me please'], ''],
  [["Linda can't have milk", "I can't have milk", 'I never ruled it out for me', 'something for me'], 'milk'],
  // A choice for a person allows nothing.
  [["Linda can't have milk", 'that is for Linda', 'something for me'], 'milk'],
  [["Linda can't have milk", 'is the milk thing only for Linda?', 'something for me'], 'milk'],
] as const)('%j: without %s', (talk, allergens) => expect(allergensOf(talk)).toBe(allergens));

test('what another may have leaves the health of the customer as it is stored', () => {
  const health = { ...noHealthWishes(), allergens: ['peanuts' as const] };
  const after = guardOf(catalog, { messages: ['my wife can have peanuts'], lastCards: [], health });
  expect(after.health.allergens).toEqual(['peanuts']);
  expect(guardOf(catalog, { messages: ['I can have peanuts after all'], lastCards: [], health }).health.allergens).toEqual([]);
});
