import { expect, test } from 'vitest';
import { formatDollars, parseDollars } from './dollars.ts';

test('reads dollars as people type them', () => {
  const read = Object.fromEntries(
    ['16', '16.', '16.5', '16.50', '$16.50', ' 1,200.99 ', '.99', '0', '1.10'].map((text) => [text, parseDollars(text)]),
  );
  expect(read).toEqual({
    '16': 1600,
    '16.': 1600,
    '16.5': 1650,
    '16.50': 1650,
    '$16.50': 1650,
    ' 1,200.99 ': 120_099,
    '.99': 99,
    '0': 0,
    '1.10': 110,
  });
});

test('refuses what is no amount', () => {
  for (const text of ['', '.', '$', '-1', '1.005', '12,5', '1e3', '1 000', 'ten', '12,5O', '10000000', '1,23', ',123'])
    expect(parseDollars(text), text).toBeNull();
});

test('writes what it reads', () => {
  for (const cents of [0, 5, 99, 100, 1234, 99_999_999]) expect(parseDollars(formatDollars(cents))).toBe(cents);
});
