import { expect, test } from 'vitest';
import { correct } from './spelling.ts';

const none = new Set<string>();

test.each([
  ['choclate', 'chocolate'],
  ['cafeine', 'caffeine'],
  ['somthing', 'something'],
  ['recomend', 'recommend'],
  ['cinammon', 'cinnamon'],
  ['shippng', 'shipping'],
  ['pls', 'please'],
  ['soooo', 'so'],
])('%s is %s', (typed, meant) => {
  expect(correct(typed, none)).toBe(meant);
});

test.each(['house', 'mouse', 'want', 'horse', 'qwrtzplmk', 'tea'])('%s stays as it is', (word) => {
  expect(correct(word, none)).toBe(word);
});

test('a word of the lore is kept, however near it stands to another', () => {
  expect(correct('crown', new Set(['crown']))).toBe('crown');
});

test('a word that every object knows is still a word', () => {
  expect(correct('constructor', new Set())).toBe('constructor');
});

test.each(['matters', 'stuck', 'mourning', 'site', 'plus'])('"%s" is no slip of one of ours', (word) => {
  expect(correct(word, new Set())).toBe(word);
});

test.each(['weakness', 'deaf', 'bland', 'ounce', 'damp', 'melt', 'holy', 'coke'])('"%s" is a word of the dictionary', (word) => {
  expect(correct(word, none)).toBe(word);
});

test.each([
  ['campfires', 'campfire'],
  ['gently', 'gentle'],
])('a form of an own word is that word: %s', (form, word) => {
  expect(correct(form, none)).toBe(word);
});
