import { describe, expect, it } from 'vitest';
import { draftSums, inputOf, isDirty, missingOf, NEW_DRAFT, newLine, quantityOf } from './draft.ts';
import type { Draft } from './draft.ts';

const DRAFT: Draft = {
  ...NEW_DRAFT,
  customerName: ' Corner Bakery ',
  lines: [{ ...newLine(1), name: 'Lord Darkroast', quantity: '3', priceCents: 2999 }, newLine(2)],
  discountCents: 600,
};

describe('the draft of an invoice', () => {
  it.each([
    ['', 1],
    ['0', 1],
    ['-4', 4],
    ['12', 12],
    ['999999', 10_000],
  ])('a quantity typed as "%s" is %i', (text, quantity) => {
    expect(quantityOf(text)).toBe(quantity);
  });

  it('has the total of its lines without the discount, never below zero', () => {
    expect(draftSums(DRAFT)).toEqual({ subtotalCents: 8997, totalCents: 8397 });
    expect(draftSums({ ...DRAFT, discountCents: 99_999 })).toEqual({ subtotalCents: 8997, totalCents: 0 });
  });

  it('sends the lines that have a product, and no empty texts', () => {
    const input = inputOf(DRAFT);
    expect(input).toMatchObject({ customerName: 'Corner Bakery', customerEmail: null, discountCents: 600 });
    expect(input.items).toEqual([{ name: 'Lord Darkroast', quantity: 3, priceCents: 2999, grind: 'WHOLE_BEAN' }]);
  });

  it('says what is missing', () => {
    expect(missingOf(NEW_DRAFT)).toBe('Customer name is missing.');
    expect(missingOf({ ...NEW_DRAFT, customerName: 'Ada' })).toBe('No line has a product.');
    expect(missingOf({ ...DRAFT, lines: [{ ...newLine(1), name: 'Darth' }] })).toBe('The price of Darth is missing.');
    expect(missingOf({ ...DRAFT, discountCents: null })).toBe('The discount is no amount; 0.00 is none.');
    expect(missingOf(DRAFT)).toBeNull();
  });

  it('is changed once something is in it', () => {
    expect(isDirty({ ...NEW_DRAFT, lines: [newLine(7)] })).toBe(false);
    expect(isDirty(DRAFT)).toBe(true);
  });
});
