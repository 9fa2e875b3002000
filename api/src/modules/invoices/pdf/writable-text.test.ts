import { expect, test } from 'vitest';
import { writableText } from './writable-text.ts';

test.each([
  ['Zoë & José, 5 €', 'Zoë & José, 5 €'],
  ['Dvořák', 'Dvorák'],
  ['−$6.00', '–$6.00'],
  ['小林', '??'],
])('%s is written %s', (text, written) => {
  expect(writableText(text)).toBe(written);
});
