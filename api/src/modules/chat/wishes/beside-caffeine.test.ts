import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { besideCaffeine, isOfPart } from './beside-caffeine.ts';

const { vocabulary } = seededCatalogue();

test.each([
  ["One bag for me, black and strong, one for my wife, she can't have caffeine", 'one bag for me, black and strong'],
  ['two bags: strong for me, and one without caffeine for my wife, she is pregnant', 'two bags: strong for me'],
  [
    'I want something dark and smoky, my husband has a heart condition and can’t have caffeine. One bag each.',
    'i want something dark and smoky',
  ],
  ['one smoky for me, one decaf for my pregnant wife', 'one smoky for me'],
  ["I'm pregnant and need something sweet, my husband wants the strongest you have", 'my husband wants the strongest you have'],
  ["my wife is expecting. something minty for her, and I'd like a smoky one", "i'd like a smoky one"],
  [
    "One for my husband, who wants it black as night, and one for me, I can't have any caffeine",
    'one for my husband, who wants it black as night',
  ],
  ['my grandfather has a heart condition, no caffeine for him. my sister loves mint. I like smoke', 'my sister loves mint', 'i like smoke'],
])('for one of several persons caffeine is fine: %s', (message, ...parts) => expect(besideCaffeine(message, vocabulary)).toEqual(parts));

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
])('who may share a coffee, or is alone, gets none with it: %s', (message) => expect(besideCaffeine(message, vocabulary)).toEqual([]));

test('a part is known by its own words', () => {
  const parts = ['one bag for me, black and strong'];
  expect(isOfPart('a coffee for me, black and strong', parts)).toBe(true);
  expect(isOfPart('strong', parts)).toBe(true);
  for (const words of ['', 'a coffee', 'strong for my wife', 'one for my wife, she can not have caffeine'])
    expect(isOfPart(words, parts)).toBe(false);
});
