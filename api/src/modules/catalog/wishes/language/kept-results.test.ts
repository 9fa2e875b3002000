import { expect, test, vi } from 'vitest';
import { keepResults } from './kept-results.ts';

test('a text is read once', () => {
  const read = vi.fn((text: string) => text.toUpperCase());
  const kept = keepResults(read, 2);
  expect(['a', 'b', 'a', 'b'].map((text) => kept(text))).toEqual(['A', 'B', 'A', 'B']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('no more results are kept than allowed', () => {
  const read = vi.fn((text: string) => text.length);
  const kept = keepResults(read, 2);
  for (const text of ['a', 'b', 'c', 'a']) kept(text);
  expect(read).toHaveBeenCalledTimes(4);
});
