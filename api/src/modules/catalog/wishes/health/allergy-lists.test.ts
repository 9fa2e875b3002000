import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { readWishes } from '../read-wishes.ts';

const { vocabulary } = seededCatalogue();
const NUTS = ['peanuts', 'tree-nuts'];

test.each([
  ['epipen person here. peanuts, almonds, cashews, walnuts, the whole lot. what can i actually drink', NUTS],
  ['i carry two epipens. hazelnuts. almonds. any kind of nut', NUTS],
  ['peanuts, cashews, the whole family. deadly for me', NUTS],
  ['peanuts. almonds. walnuts. all of them would kill me', NUTS],
  ['i have a medical alert bracelet. peanuts and tree nuts.', NUTS],
  ['severely allergic person. the list: peanuts, soy, shellfish', ['peanuts', 'shellfish', 'soy']],
  ['what can someone with an epipen drink? peanuts, hazelnuts.', NUTS],
  ['cashews, hazelnuts. doctor says one bite and im gone', ['tree-nuts']],
  ['Mandeln, Cashews - lebensgefährlich für mich', ['tree-nuts']],
  ['las nueces, almendras y cacahuetes son mortales para mí', NUTS],
  ['je fais un choc si je mange des noisettes ou des amandes', ['tree-nuts']],
  ['Habe immer einen EpiPen dabei. Erdnüsse, Cashews, das volle Programm.', NUTS],
  ['soy alérgico grave. cacahuetes, almendras, todo eso. ¿qué puedo tomar?', NUTS],
  ['allergie grave ici. noisettes, amandes, noix de cajou, tout ça. je peux boire quoi?', ['tree-nuts']],
])('a list beside a sign of an allergy is forbidden: %s', (text, allergens) => {
  const said = readWishes(text, vocabulary);
  expect(said.allergens.toSorted()).toEqual(allergens);
  expect(said.health.allergens.toSorted()).toEqual(allergens);
});

test.each([
  'hazelnuts, almonds, walnuts, the whole lot please, i love them',
  'no allergies here. hazelnuts, almonds, bring it on',
  'my dog carries an epipen. hazelnuts, almonds',
  'allergic to bees, so an epipen in my bag. hazelnuts, almonds',
  'no allergy, i just love almonds, peanuts, the whole lot',
  'i carry an epipen. something with hazelnut please',
])('a list that is wished for, or beside another allergy, is not: %s', (text) =>
  expect(readWishes(text, vocabulary).allergens).toEqual([]),
);

test.each([
  ["he's not good with lactose", ['milk']],
  ['dairy and his stomach are not friends', ['milk']],
  ['she gets a bad stomach after cheese', ['milk']],
  ['lactose hates him', ['milk']],
  ["grandpa's stomach revolts at milk", ['milk']],
  ['milk does a number on her stomach', ['milk']],
  ['he throws up from milk', ['milk']],
  ['dairy is hard on her tummy', ['milk']],
  ['il supporte mal le lactose', ['milk']],
  ['my cat does not tolerate milk', []],
  ['he is sick of waiting, anything with milk in it?', []],
])('%s: %j', (text, allergens) => expect(readWishes(text, vocabulary).allergens).toEqual(allergens));

test("a person's intolerance is about health", () =>
  expect(readWishes("oh wait i forgot, she doesn't tolerate milk", vocabulary).health.allergens).toEqual(['milk']));
