import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { besideCaffeine, isSaidOfOthers } from './beside-caffeine.ts';

const { vocabulary } = seededCatalogue();

test.each([
  ["One bag for me, black and strong, one for my wife, she can't have caffeine", 'one bag for me, black and strong'],
  ['two bags: strong for me, and one without caffeine for my wife, she is pregnant', 'two bags: strong for me'],
  [
    'I want something dark and smoky, my husband has a heart condition and can’t have caffeine. One bag each.',
    'i want something dark and smoky',
  ],
  ['one smoky for me, one decaf for my pregnant wife', 'one smoky for me'],
  ['My doctor says no caffeine. One dark bag for my husband and one chocolatey bag for me.', 'one dark bag for my husband'],
  ['One chocolatey for me, one dark for my husband. My doctor says no caffeine.', 'one dark for my husband'],
  ["I'm pregnant and need something sweet, my husband wants the strongest you have", 'my husband wants the strongest you have'],
  ["my wife is expecting. something minty for her, and I'd like a smoky one", "i'd like a smoky one"],
  [
    "One for my husband, who wants it black as night, and one for me, I can't have any caffeine",
    'one for my husband, who wants it black as night',
  ],
  ['my grandfather has a heart condition, no caffeine for him. my sister loves mint. I like smoke', 'my sister loves mint', 'i like smoke'],
])('for one of several persons caffeine is fine: %s', (message, ...parts) =>
  expect(besideCaffeine(message, vocabulary).parts).toEqual(parts),
);

test.each([
  "I need a kick in the morning, my wife can't have caffeine",
  "Something dark and smoky. My wife can't have caffeine.",
  "I'm pregnant, something strong for me and my husband",
  "I can't have caffeine. something strong please",
  "my husband loves strong coffee but I can't have caffeine",
  "my wife loves chocolate, but she can't have caffeine, and I want to surprise her",
  'my wife is pregnant and I want to give her something fruity',
  'I am pregnant. my doctor said no caffeine, my mum says I can have a little, give me a strong one',
  "we share the pot. I like it strong, she can't have caffeine",
  'something strong for both of us, one bag each, she is pregnant',
  'two bags of something strong please',
])('who may share a coffee, or is alone, gets none with it: %s', (message) =>
  expect(besideCaffeine(message, vocabulary).parts).toEqual([]),
);

test.each([
  'Pregnant here! One dark for my husband, one chocolatey for me.',
  "I'm pregnant. One is for me, something chocolatey.",
  'My wife has a heart condition and I want to give her something smoky',
  "I need a gift for my wife, who is pregnant. I'd like something dark and smoky.",
  'A coffee for my pregnant wife and me, dark and smoky.',
  'My wife wants me off caffeine because of my heart condition. A strong one for her, a chocolatey one for me.',
  "My husband's sister is pregnant. One dark for my husband, one chocolatey for his sister.",
  'One strong for me, one fruity for Anna. She is pregnant.',
])('in doubt who must have none, nobody has it: %s', (message) => expect(besideCaffeine(message, vocabulary).parts).toEqual([]));

test("who must have none is known beside others: I'm a mom-to-be, one of three can't have caffeine", () => {
  const mother = besideCaffeine("I'm a mom-to-be and pregnant. One dark for my husband and one chocolatey for me.", vocabulary);
  expect(mother.parts).toEqual(['one dark for my husband']);
  const one = besideCaffeine("One loves chocolate, one can't have any caffeine, one wants it smoky", vocabulary);
  expect(one.parts).toEqual(['one loves chocolate', 'one wants it smoky']);
});

test('what is asked for others is known by their own words', () => {
  const beside = { parts: ['one bag for me, black and strong'], theirs: ['one for my wife, she can not have caffeine'] };
  expect(isSaidOfOthers('a coffee for me, black and strong', beside)).toBe(true);
  expect(isSaidOfOthers('strong', beside)).toBe(true);
  for (const words of ['', 'a coffee', 'strong for my wife', 'one for my wife, she can not have caffeine', 'for'])
    expect(isSaidOfOthers(words, beside)).toBe(false);
  const both = { parts: ['a dark one for me'], theirs: ['a dark one for my wife, she is pregnant'] };
  expect(isSaidOfOthers('a dark one', both)).toBe(false);
});
