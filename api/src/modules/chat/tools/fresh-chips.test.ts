import { expect, test } from 'vitest';
import { freshChips } from './fresh-chips.ts';

const NONE = {
  message: '',
  reply: '',
  grind: null,
  handOverName: null,
  products: [{ name: 'Lord Darkroast', priceCents: 1_600 }],
} as const;

test.each<[message: string, chip: string, isKept: boolean]>([
  ['How do I brew it?', 'How do I brew it?', false],
  ['How should I make you?', 'How do I brew it?', false],
  ['How do I brew it?', 'And iced?', true],
  ['How do I brew iced coffee?', 'And iced?', false],
  ['ground, please', 'What about ground?', false],
  ['ground, please', 'Is it in stock ground?', true],
  ['Something without caffeine, please', 'Without caffeine?', false],
  ['How much caffeine is in it?', 'How much is it?', true],
  ['Something with chocolate, and tell me why', 'Why that one?', false],
  ['Do you have a tale?', 'Tell me a story', false],
  ['Tell me a story', 'Tell me more', true],
  ['What does shipping cost?', 'How much is it?', true],
  ['What does delivery cost?', 'How much is shipping?', false],
  ['Hello', 'What can you do?', true],
])('after "%s" the suggestion "%s" is kept: %s', (message, chip, isKept) => {
  expect(freshChips([chip], { ...NONE, message })).toEqual(isKept ? [chip] : []);
});

test.each<[reply: string, chip: string, isKept: boolean]>([
  ['Lord Darkroast is $16.00.', 'How much is it?', false],
  ['Lord Darkroast is $16.00.', 'How much is Lord Darkroast?', false],
  ['Lord Darkroast is $16.00.', 'How much is shipping?', true],
  ['Lord Darkroast is $16.00.', 'Lord Darkroast, please', true],
  ['Free from $45.00, before that $5.99.', 'How much is shipping?', false],
  ['Free from $45.00, before that $5.99.', 'When is shipping free?', false],
  ['Free from $45.00, before that $5.99.', 'How much is it?', true],
  ['Medium grind, ninety-three degrees.', 'How do I brew it?', false],
])('a reply "%s" leaves the suggestion "%s": %s', (reply, chip, isKept) => {
  expect(freshChips([chip], { ...NONE, message: 'Yes, please', reply })).toEqual(isKept ? [chip] : []);
});

test('neither the grind of the cards nor the character of the button is suggested, and three are shown', () => {
  expect(freshChips(['What about ground?', 'Four', 'Five', 'Six', 'Seven'], { ...NONE, grind: 'ground' })).toEqual(['Four', 'Five', 'Six']);
  expect(freshChips(['Let me talk to Brunana'], { ...NONE, handOverName: 'Brunana' })).toEqual([]);
});
