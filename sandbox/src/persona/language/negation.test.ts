import { expect, test } from 'vitest';
import { readBudgetCents } from '../understand/wishes/budget.ts';
import { readWishes, type Wishes } from '../understand/wishes/wishes.ts';
import { mentionsOf } from './mentions.ts';
import { negatedWords } from './negation.ts';
import { isWord, plainText, tokensOf } from './text.ts';

function read(text: string): Wishes {
  const tokens = tokensOf(plainText(text));
  const mentions = mentionsOf(tokens);
  const words = tokens.filter(isWord).join(' ');
  return readWishes(words, mentions, negatedWords(tokens, mentions), readBudgetCents(words));
}

test.each<[string, Partial<Wishes>]>([
  ['no nuts, mint or chocolate', { exclude: ['nut', 'mint', 'chocolate'], tastes: [] }],
  ['no caffeine but lots of chocolate', { caffeine: 'none', tastes: ['chocolate'], exclude: [] }],
  ['not chocolate but caramel', { exclude: ['chocolate'], tastes: ['caramel'] }],
  ['nothing but chocolate', { tastes: ['chocolate'], exclude: [] }],
  ['anything but mint', { exclude: ['mint'], tastes: [] }],
  ["I can't get enough caramel", { tastes: ['caramel'], exclude: [] }],
  ["I don't mind nuts", { exclude: [], tastes: ['nut'] }],
  ["don't like smoke, love honey", { exclude: ['smoke'], tastes: ['honey'] }],
  ['without nuts for my mum who loves chocolate', { exclude: ['nut'], tastes: ['chocolate'] }],
  ['chocolate makes me sick', { exclude: ['chocolate'], tastes: [] }],
  ['nut free and spicy', { exclude: ['nut'], tastes: ['spice'] }],
  ['I like spice and I hate citrus', { tastes: ['spice'], exclude: ['citrus'] }],
  ['not too much caffeine', { caffeine: null, maxCaffeine: 'low' }],
  ['I have no grinder', { grind: 'ground' }],
  ['not ground', { grind: 'whole-bean' }],
  ['nothing too strong', { maxCaffeine: 'medium', caffeine: null }],
  ['less than 17 dollars and caramel', { maxPriceCents: 1699, tastes: ['caramel'], exclude: [] }],
  ['why not chocolate', { tastes: ['chocolate'], exclude: [] }],
  ['dark chocolate', { tastes: ['chocolate'], roast: null }],
])('"%s"', (text, wishes) => {
  expect(read(text)).toMatchObject(wishes);
});
