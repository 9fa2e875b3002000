import 'reflect-metadata';
import { expect, test } from 'vitest';
import { maskedCell, maskedSamples } from './mask-sample.ts';

test.each([
  ['mia@example.com', 'm•••@example.com'],
  ['gift for Nora, leave at Smith', 'gift for •••, leave at •••'],
  ['+1 503 555 0142', '+•••42'],
  ['two bags', 'two bags'],
  ['"97205"', '"•••05"'],
])('%j is shown as %j', (cell, shown) => {
  expect(maskedCell(cell)).toBe(shown);
});

test('cells of harmless columns are shown as they are, each once', () => {
  expect(maskedSamples(['Darth', '', 'Darth', 'Baggins', 'Mint', 'Sparrow'], 'item-name')).toEqual(['Darth', 'Baggins', 'Mint']);
  expect(maskedSamples(['Ada Lovelace'], null)).toEqual(['••• •••']);
});
