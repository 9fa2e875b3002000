import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { allergens } from '../allergens.ts';
import { readWishes } from './read-wishes.ts';

const { vocabulary } = seededCatalogue();
function own(text: string) {
  return readWishes(text, vocabulary).lifted.own;
}

test.each([
  'wait no that was my old roommate, i can eat whatever lol',
  'i can eat anything',
  'haha i was kidding, i can eat everything',
  'no allergies on my side',
  'i have no allergies',
  "i don't have any allergies",
  "i'm not allergic to anything",
])('allows all food: %s', (text) => expect(own(text)).toEqual(allergens));

test.each([
  'forget the allergy bit, that was my cousin',
  'ok never mind the allergy, she is not coming',
  'you can drop the allergy thing, it was a mistake. gimme the peanut one',
])('an allergy is dropped: %s', (text) => expect(readWishes(text, vocabulary).lifted.isAllergy).toBe(true));

test.each([
  'do not forget the allergy',
  'did you forget the allergy?',
  'forget the allergy for a moment, what is the dearest',
  'never forget the allergy bit',
  'forget the allergy to milk, peanuts are the bad ones',
  'drop the allergy thing. gimme the peanut one',
  'never mind the allergy, what is the most expensive one',
])('an allergy is not dropped: %s', (text) => expect(readWishes(text, vocabulary).lifted.isAllergy).toBe(false));

test.each([
  ['i eat nuts all day', ['tree-nuts', 'peanuts']],
  ['sorry i typed wrong, i meant nutTY please lol, i eat nuts all day', ['tree-nuts', 'peanuts']],
  ['i eat peanuts by the bucket', ['peanuts']],
  ['lol i eat peanuts like candy', ['peanuts']],
  ['i eat almonds every day', ['tree-nuts']],
])('%s: allows %j', (text, allowed) => expect(own(text)).toEqual(allowed));

test.each([
  'i can eat anything but nuts',
  'i can eat anything without nuts',
  'i can eat anything you recommend',
  'i can eat anything, my son not',
  'can i eat anything here?',
  'i wish i can eat anything',
  'my brother can eat anything',
  'no allergies besides that',
  "i'm not allergic, my son is",
  'any allergies?',
  'no allergy info on the bag',
  'when i eat nuts every day i get hives',
  'my kid eats peanuts by the bucket',
  'i used to eat peanuts by the bucket',
  "i can't eat peanuts by the bucket",
  'i can eat anything now with my pills',
  'i can eat everything again thanks to my meds',
  'i ate nuts yesterday',
])('allows nothing: %s', (text) => expect(own(text)).toEqual([]));
