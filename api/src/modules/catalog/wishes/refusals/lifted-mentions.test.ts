import { expect, test, vi } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { readWishes } from '../read-wishes.ts';
import { liftedMentions } from './lifted-mentions.ts';
import type { Mention } from './refused-mentions.ts';

const { vocabulary } = seededCatalogue();
function read(text: string) {
  return readWishes(text, vocabulary);
}

test.each([
  'she grew out of her nut allergy',
  'she passed the nut challenge',
  'nuts are fine for her now',
  'my allergy to nuts is gone',
  'forget what I said about nuts',
  'forget the no nuts thing',
  'nuts no longer bother me',
  'I can have nuts again, what is good?',
  'ich bin nicht mehr allergisch gegen Nüsse',
  'ya no soy alérgica a las nueces',
  'je ne suis plus allergique aux noix',

  'allergist cleared her, she can have nuts after all',
  'the doctor says nuts are fine',
  'turns out I am not allergic to nuts',
  'nuts are back on the menu',
  'he outgrew his nut allergy',
  "the nut thing was a false alarm, I'm not allergic",
  'nuts are okay now',
  'I got cleared for nuts',
  'die Nussallergie ist weg',
  'je peux manger des noix maintenant',
  'nuts are allowed again',
  'Ah, she telephones, she is not coming. So nuts are no matter now',
  'nuts do not matter any more',
  'the nut allergy is not an issue any more',
  'drop the nut rule, he is not coming',
  'no need to avoid nuts any more',
  'you do not have to leave out the nuts now',
  'nuts are no problem now',
  'Mama kommt doch nicht, Nüsse sind also egal',
  'las nueces ya no importan',
  'les noix, peu importe maintenant',
  'we are good with nuts now',
  "it's peanuts only, she eats hazelnuts all the time",
])('lifted: %s', (text) =>
  expect(read(text)).toMatchObject({ allergens: [], lifted: { allergens: expect.arrayContaining(['tree-nuts']) } }),
);

test.each([
  'not pregnant any more',
  "baby came, I'm allowed caffeine again!",
  'doctor gave me the green light for caffeine',

  "caffeine doesn't bother me",
  "caffeine doesn't keep me up",
  'Doctor says caffeine is fine for me again! so what wakes a person up',
  'I can have caffeine again',
  'baby is here, caffeine is back on the menu',
  'caffeine is allowed again',
  'back on caffeine',
  'not pregnant any more, caffeine is ok',
  'I can drink caffeine now',
  'Koffein ist wieder erlaubt',
  'ya puedo tomar cafeína',
])('caffeine is lifted: %s', (text) => expect(read(text)).toMatchObject({ maxCaffeine: null, lifted: { isCaffeine: true } }));

test.each([
  'our boy is allergic to tree nuts, but the allergist tested peanuts and those are completely fine',
  'tree nuts make him swell up. peanuts he eats by the jar, those are fine',
  'tree nuts are off the menu for me. peanuts are perfectly fine though',
])('of nuts, peanuts are lifted: %s', (text) =>
  expect(read(text)).toMatchObject({ allergens: ['tree-nuts'], exclude: [], lifted: { allergens: ['peanuts'] } }),
);

test.each([
  'allergic to nuts and ok',
  'allergic to nuts and the cookies you sell, those are fine',
  'my son reacts to nuts he gets at school, they are fine people though',
  'no nuts for me please, okay?',
  'nuts are deadly for me, good to know what is in it',
  'I have a nut allergy and the others are fine',
  'is it peanuts only?',
  'are nuts fine?',
  'can she have nuts again?',
  'is milk fine? nuts?',
  'nuts are fine for him',
  'I wish I could have nuts',
  "I can't have nuts again this year",
  'caffeine is not fine for me',
  "I'm not allowed caffeine",
  'no caffeine allowed',
  'no milk is allowed here',
  'i can eat anything but nuts',
  "i can't say nuts are fine",
  'never forget the nut thing',
  'do not ignore the nut thing',
  'do not drop the nut rule',
  'I would not say nuts do not matter',
  'nuts are no concern for me, they are for her',
  'the nut allergy is not gone',
  'my nut allergy is by no means over',
  "my nut allergy isn't cured",
  'I have not outgrown my nut allergy',
  'I have not yet outgrown my nut allergy',
  'he never lost his nut allergy',
  'I do not want you to forget the nuts',
])('nothing is lifted: %s', (text) => expect(read(text).lifted).toMatchObject({ allergens: [], isCaffeine: false }));

test('a refusal beside it is read as well', () => {
  expect(read('I can have milk again, still no nuts')).toMatchObject({
    allergens: ['tree-nuts', 'peanuts'],
    lifted: { allergens: ['milk'] },
  });
});

test.each([
  ['milch ist überhaupt kein problem für mich', { allergens: ['milk'] }],
  ['la verdad es que la menta ya me gusta', { tastes: ['mint'] }],
  ['i drink caffeine again', { isCaffeine: true }],
])('%s', (message, lifted) => {
  expect(readWishes(message, vocabulary).lifted).toMatchObject(lifted);
});

test.each([
  ["correction: i can't have peanuts, milk is fine", ['peanuts'], ['milk']],
  ["milk is fine, i can't have peanuts", ['peanuts'], ['milk']],
  ['no peanuts, milk is ok', ['peanuts'], ['milk']],
  ["i can't have milk or peanuts, eggs are ok", ['milk', 'peanuts'], ['eggs']],
])('%s: refuses %j and lifts %j', (text, allergens, lifted) =>
  expect(read(text)).toMatchObject({ allergens: expect.arrayContaining(allergens), lifted: { allergens: lifted } }),
);

test.each([
  ['my wife says i can have caffeine again, so regular is ok', true],
  ['regular is fine now', true],
  ['give me the regular one please', true],
  ['is regular ok?', false],
  ['regular is not ok', false],
  ['my brother drinks regular coffee', false],
])('%s: caffeine is wanted now %s', (text, isCaffeineNow) => expect(read(text).lifted).toMatchObject({ isCaffeine: false, isCaffeineNow }));

test('a word that is repeated is looked for once', () => {
  const nuts: Mention = { word: 'nuts', kind: 'allergen', allergens: ['tree-nuts'], tastes: [] };
  const tested = vi.spyOn(RegExp.prototype, 'test');
  liftedMentions('@nuts', [nuts]);
  const once = tested.mock.calls.length;
  liftedMentions(
    '@nuts '.repeat(100),
    Array.from({ length: 100 }, () => nuts),
  );
  expect(tested).toHaveBeenCalledTimes(2 * once);
  tested.mockRestore();
});
