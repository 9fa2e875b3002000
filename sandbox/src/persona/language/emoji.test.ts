import { expect, test } from 'vitest';
import { emojiToWords } from './emoji.ts';

test('reads a message of pictures alone', () => {
  expect(emojiToWords('💔')).toBe('i am heartbroken');
  expect(emojiToWords('🎃☕')).toBe('something with pumpkin');
});

test('leaves words, signs and unknown pictures as they are', () => {
  for (const text of ['something dark 🔥', '???', '🧿', '42']) expect(emojiToWords(text)).toBe(text);
});
