import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { type CartLine, type CatalogSnapshot, isUnresolved, type ProductView, resolveCartLines, subtotalCents } from '../catalog/index.ts';
import { discountCents } from '../coupons/index.ts';
import { checkoutTotals, contentHash } from './checkout.rules.ts';

/** mulberry32: the same carts in every run. */
function seeded(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = seeded(2001);
function upTo(most: number): number {
  return Math.floor(random() * (most + 1));
}
function oneOf<T>(values: readonly T[]): T {
  return values[upTo(values.length - 1)]!;
}

function product(index: number): ProductView {
  return {
    productId: index,
    slug: `p${index}`,
    name: `Product ${index}`,
    priceCents: 1 + upTo(9_999),
    weightGrams: 340,
    grindOptions: index % 3 === 0 ? [] : [{ grind: 'whole-bean' }, { grind: 'ground' }],
    sizes: index % 3 === 0 ? ['S', 'L'] : [],
  } as unknown as ProductView;
}
const catalog = { products: Array.from({ length: 14 }, (_, index) => product(index)) } as unknown as CatalogSnapshot;

/** Some of them tampered with, as a client may. */
function randomCart(): CartLine[] {
  return Array.from({ length: 1 + upTo(5) }, () => ({
    productId: random() < 0.02 ? 'unknown' : `p${upTo(13)}`,
    quantity: oneOf([1, 2, 3, 5, 49, 99, 99, random() < 0.1 ? oneOf([0, -1, 0.5, 1e9, Number.NaN]) : 1]),
    grind: oneOf([null, 'Ground', 'whole-bean', 'WHOLE_BEAN', random() < 0.1 ? 'x' : 'ground']),
    size: oneOf([null, 'S', 'L']),
  }));
}

describe('checkout totals', () => {
  it('ORD-04: of ten thousand random carts every total adds up in whole cents, and none costs less than nothing', () => {
    let priced = 0;
    for (let round = 0; round < 10_000; round += 1) {
      const cart = randomCart();
      const lines = resolveCartLines(catalog, cart);
      if (isUnresolved(lines)) continue;
      priced += 1;
      const subtotal = subtotalCents(lines);
      const discount = discountCents({ discountType: oneOf(['percentage', 'fixed']), discountValue: 1 + upTo(99) }, subtotal);
      const quoted = oneOf([null, upTo(3_000)]);
      const totals = checkoutTotals(subtotal, discount, quoted);
      const byHand = cart.reduce(
        (sum, line) => sum + catalog.products.find(({ slug }) => slug === line.productId)!.priceCents * line.quantity,
        0,
      );
      expect(subtotal).toBe(byHand);
      expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true);
      expect(totals.totalCents).toBe(totals.subtotalCents - totals.discountCents + totals.shippingCents);
      expect(totals.discountCents).toBeGreaterThanOrEqual(0);
      expect(totals.discountCents).toBeLessThanOrEqual(subtotal);
      expect(totals.shippingCents).toBe(subtotal - discount >= 4500 ? 0 : (quoted ?? 599));
      expect(totals.actualShippingCents).toBe(quoted ?? 599);
    }
    expect(priced).toBeGreaterThan(2_000);
  });

  it('has one hash for one content, however its keys are ordered', () => {
    expect(contentHash({ a: 1, b: [{ c: 2, d: null }] })).toBe(contentHash({ b: [{ d: null, c: 2 }], a: 1 }));
    expect(contentHash({ a: 1 })).not.toBe(contentHash({ a: '1' }));
  });
});
