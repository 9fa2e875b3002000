import { expect, test } from 'vitest';
import { invoiceNumber, invoiceSums } from './invoices.rules.ts';

test('the total is the subtotal minus the discount', () => {
  const items = [
    { quantity: 3, priceCents: 2999 },
    { quantity: 1, priceCents: 2999 },
  ];
  expect(invoiceSums(items, 600)).toEqual({ subtotalCents: 11996, discountCents: 600, totalCents: 11396 });
});

test('the total is never below zero', () => {
  expect(invoiceSums([{ quantity: 1, priceCents: 100 }], 250).totalCents).toBe(0);
});

test.each([
  [42, 'INV-2026-0042'],
  [12345, 'INV-2026-12345'],
])('number %i is written %s', (number, written) => {
  expect(invoiceNumber(2026, number)).toBe(written);
});
