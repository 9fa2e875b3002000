import { expect, it } from 'vitest';
import { formatCents } from './money.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

it.each([0, 5, 99, 100, 1099, 1600, 99_999, 100_000, 123_456, 99_999_999, 123_456_789, -500, -123_456])(
  'writes %d cents as the standard does',
  (cents) => {
    expect(formatCents(cents)).toBe(dollars.format(cents / 100));
  },
);
