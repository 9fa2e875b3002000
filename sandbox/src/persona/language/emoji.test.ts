import { expect, test } from 'vitest';
import { spelledOut } from './emoji.ts';

test('reads a message of pictures alone', () => {
  expect(spelledOut('💔')).toBe('i am heartbroken');
  expect(spelledOut('🎃☕')).toBe('something with pumpkin');
});

test('leaves words, signs and unknown pictures as they are', () => {
  for (const text of ['something dark 🔥', '???', '🧿', '42']) expect(spelledOut(text)).toBe(text);
});
