import { expect, test } from 'vitest';
import { toPlainEnglish } from './plain-english.ts';

test.each([
  ['🥜🥜🥜', 'peanuts nuts'],
  ['🥜 🥜 🥜🚫', 'no peanuts nuts'],
  ['🚫🥛🚫🥛🚫🥛', 'no milk'],
  ['🥜🥛🥜🥛', 'peanuts nuts milk'],
  ['🥜🥛🥚', 'peanuts nuts milk eggs'],
])('repeated pictures are read once: %s', (said, plain) => expect(toPlainEnglish(said)).toBe(plain));

test('a row of skin tone modifiers does not time out', () => {
  expect(toPlainEnglish(`ok ${'🏻'.repeat(490)} x`)).toContain('🏻 x');
});
