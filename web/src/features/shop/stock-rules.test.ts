import { describe, expect, it } from 'vitest';
import { addLabel, filterOf, isInStock, onShelf, stockWords } from './stock-rules.ts';

const bean = {
  stock: 5,
  grindOptions: [
    { grind: 'WHOLE_BEAN', isAvailable: false },
    { grind: 'GROUND', isAvailable: true },
  ],
};

describe('stock rules', () => {
  it('looks at the chosen grind only', () => {
    expect(isInStock(bean, 'WHOLE_BEAN')).toBe(false);
    expect(isInStock(bean, 'GROUND')).toBe(true);
    expect(isInStock(bean, undefined)).toBe(false);
  });

  it("counts the product's own stock when it has no grinds", () => {
    expect(isInStock({ stock: 1, grindOptions: [] }, undefined)).toBe(true);
    expect(isInStock({ stock: 0, grindOptions: [] }, undefined)).toBe(false);
  });

  it('names the add button for category and stock', () => {
    expect(addLabel('BEANS', true)).toBe('BREW THIS');
    expect(addLabel('MERCHANDISE', true)).toBe('ADD TO INVENTORY');
    expect(addLabel('EQUIPMENT', true)).toBe('ADD TO INVENTORY');
    expect(addLabel('BEANS', false)).toBe('OUT OF STOCK');
  });

  it('tells the number when few are left', () => {
    expect(stockWords(40, true)).toBe('In stock');
    expect(stockWords(3, true)).toBe('Only 3 left');
    expect(stockWords(0, false)).toBe('Out of stock');
  });

  it('filters by category and shows everything for an unknown one', () => {
    const products = [{ category: 'BEANS' as const }, { category: 'MERCHANDISE' as const }];
    expect(onShelf(products, filterOf('beans'))).toEqual([{ category: 'BEANS' }]);
    expect(onShelf(products, filterOf('equipment'))).toEqual([]);
    expect(onShelf(products, filterOf('weapons'))).toHaveLength(2);
    expect(onShelf(products, filterOf(null))).toHaveLength(2);
  });
});
