import { describe, expect, it } from 'vitest';
import { addLabel, filterOf, isInStock, filterProducts, stockLabel } from './stock-rules.ts';

const bean = {
  stock: 5,
  grindOptions: [
    { grind: 'WHOLE_BEAN', isAvailable: false },
    { grind: 'GROUND', isAvailable: true },
  ],
};

describe('stock rules', () => {
  it('uses the stock of the chosen grind only', () => {
    expect(isInStock(bean, 'WHOLE_BEAN')).toBe(false);
    expect(isInStock(bean, 'GROUND')).toBe(true);
    expect(isInStock(bean, undefined)).toBe(false);
  });

  it("counts the product's own stock when it has no grinds", () => {
    expect(isInStock({ stock: 1, grindOptions: [] }, undefined)).toBe(true);
    expect(isInStock({ stock: 0, grindOptions: [] }, undefined)).toBe(false);
  });

  it('labels the add button by category and stock', () => {
    expect(addLabel('BEANS', true)).toBe('BREW THIS');
    expect(addLabel('MERCHANDISE', true)).toBe('ADD TO INVENTORY');
    expect(addLabel('EQUIPMENT', true)).toBe('ADD TO INVENTORY');
    expect(addLabel('BEANS', false)).toBe('OUT OF STOCK');
  });

  it('shows the number when few are left', () => {
    expect(stockLabel(40, true)).toBe('In stock');
    expect(stockLabel(3, true)).toBe('Only 3 left');
    expect(stockLabel(0, false)).toBe('Out of stock');
  });

  it('filters by category and shows everything for an unknown one', () => {
    const products = [{ category: 'BEANS' as const }, { category: 'MERCHANDISE' as const }];
    expect(filterProducts(products, filterOf('beans'))).toEqual([{ category: 'BEANS' }]);
    expect(filterProducts(products, filterOf('equipment'))).toEqual([]);
    expect(filterProducts(products, filterOf('weapons'))).toHaveLength(2);
    expect(filterProducts(products, filterOf(null))).toHaveLength(2);
  });
});
