import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { toFoundProduct } from '../../catalog/index.ts';
import { guardOfTalk } from './guard.rules.ts';
import { unsuitableNamed } from './unsuitable.ts';

const catalog = seededCatalogue();

function against(talk: readonly string[], slug: string): string[] {
  const product = catalog.products.find((one) => one.slug === slug)!;
  return unsuitableNamed(toFoundProduct(product, catalog), guardOfTalk(catalog, talk));
}

test.each([
  [['Something less spicy, please', "One Duke's Spice then"], 'dukes-spice'],
  [['Do you have something with less caffeine?', "I'll take one Master's Blend"], 'masters-blend'],
  [['Nothing dark please', 'Lord Darkroast please'], 'darth'],
  [['less sweet than a dessert coffee', "then one Brunana please, what's the total?"], 'brunana'],
])('%j: an earlier preference does not rule out %s', (talk, slug) => {
  expect(against(talk, slug)).toEqual([]);
});

test.each([
  [['No banana please, I hate it', 'How much is the Brunana?'], 'brunana'],
  [["I'd rather not have anything spicy", "Is Duke's Spice really that spicy?"], 'dukes-spice'],
  [['Nothing dark please', 'Lord Darkroast is too dark'], 'darth'],
  [['Nothing dark please', 'Lord Darkroast maybe?'], 'darth'],
  [['under 16.50 please', "Captain's Choice then"], 'captains-choice'],
  [["I'm allergic to peanuts", 'one Snickering Weasel please'], 'snickering-weasley'],
  [["I can't have caffeine", "I'll take Lord Darkroast"], 'darth'],
  [['My wife is pregnant, no caffeine for her', 'Lord Darkroast for my wife'], 'darth'],
  [['My doctor said I can only have low caffeine because of my heart', 'One Lord Darkroast please'], 'darth'],
  [['Low caffeine, I have anxiety', "Give me Captain's Choice"], 'captains-choice'],
  [["No caffeine, I'm pregnant", 'Actually low caffeine is ok', 'Lord Darkroast please'], 'darth'],
  [['No cinnamon, it closes my throat', "Duke's Spice please"], 'dukes-spice'],
  [['Chocolate triggers my migraines', 'Mint Stole Christmas please'], 'mint-stole-christmas'],
  [["I'm vegan", "Sparrow's Nest please"], 'sparrows'],
])('%j: %s stays ruled out', (talk, slug) => {
  expect(against(talk, slug)).not.toEqual([]);
});

test.each([
  'Can I get Lord Darkroast ground, and is it too bitter for a moka pot?',
  "Chocolate Java or Jack's Pumpkin, which is sweeter? Also is either one vegan?",
  'Coffee for our church, with both regular and decaf available',
  'How do I keep it from getting bitter?',
  'Is there a chocolate one that doesn’t?',
])('%j rules out nothing', (message) => {
  expect(guardOfTalk(catalog, [message]).said).toEqual([]);
});

test.each([
  [['Mom can only have decaf. Dad drinks regular. Two gifts?'], 'dad drinks regular', true],
  [["My dad can't have caffeine", 'He drinks regular, but the doctor forbade it. And tea for mom'], 'my dad', false],
])('%j: "drinks regular" permits caffeine to %s: %s', (talk, words, isPermitted) => {
  const { parts, wishes } = guardOfTalk(catalog, talk);
  const part = parts.find((one) => one.words.includes(words))?.wishes ?? wishes;
  expect(part.maxCaffeine === null).toBe(isPermitted);
});

test('a product that was liked elsewhere is not put aside', () => {
  expect(against(["Had your Captain's Choice at a friend's house, wow."], 'captains-choice')).toEqual([]);
});

test('"both regular and decaf" after a refusal is refused', () => {
  expect(against(["I can't have both regular and decaf"], 'decaf-destiny')).not.toEqual([]);
});
