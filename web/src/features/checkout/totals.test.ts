import { describe, expect, it } from 'vitest';
import { toLineInputs } from './checkout-line.ts';
import { previewTotals, subtotalOf } from './totals.ts';

const line = { id: 'darth', name: 'Darth - Ground', price: 16.1, imageUrl: '', quantity: 3, grindType: 'Ground' };
const shop = { freeShippingThresholdCents: 4500, defaultShippingCents: 599 };

describe('checkout totals', () => {
  it('sums lines in whole cents', () => {
    expect(subtotalOf([line, { ...line, price: 0.1, quantity: 1 }])).toBe(4840);
  });

  it('charges 5.99 while no rate is chosen, then the rate', () => {
    expect(previewTotals(1600, 0, undefined, shop)).toMatchObject({ shippingCents: 599, totalCents: 2199 });
    expect(previewTotals(1600, 0, 742, shop)).toMatchObject({ shippingCents: 742, totalCents: 2342 });
  });

  it('ships free from 45 dollars after the discount', () => {
    expect(previewTotals(4500, 0, 742, shop)).toMatchObject({ shippingCents: 0, totalCents: 4500 });
    expect(previewTotals(4500, 1, 742, shop)).toMatchObject({ shippingCents: 742, totalCents: 5241 });
    expect(previewTotals(5000, 500, 742, shop)).toMatchObject({ shippingCents: 0, totalCents: 4500 });
  });

  it('takes the terms of the shop as they are given', () => {
    const other = { freeShippingThresholdCents: 2000, defaultShippingCents: 350 };
    expect(previewTotals(1999, 0, undefined, other)).toMatchObject({ shippingCents: 350 });
    expect(previewTotals(2000, 0, undefined, other)).toMatchObject({ shippingCents: 0 });
  });

  it('never discounts below nothing', () => {
    expect(previewTotals(1600, 9900, 599, shop)).toEqual({ subtotalCents: 1600, discountCents: 1600, shippingCents: 599, totalCents: 599 });
    expect(previewTotals(1600, -5, 599, shop).discountCents).toBe(0);
  });
});

describe('toLineInputs', () => {
  it("names the grind in the server's words and leaves the price out", () => {
    expect(toLineInputs([line, { ...line, grindType: 'Whole Bean' }, { ...line, grindType: undefined, size: 'S' }])).toEqual([
      { productId: 'darth', quantity: 3, grind: 'GROUND', size: null },
      { productId: 'darth', quantity: 3, grind: 'WHOLE_BEAN', size: null },
      { productId: 'darth', quantity: 3, grind: null, size: 'S' },
    ]);
  });
});
