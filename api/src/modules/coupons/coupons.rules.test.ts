import { describe, expect, it } from 'vitest';
import { couponProblem, type CouponTerms, discountCents } from './coupons.rules.ts';

function terms(over: Partial<CouponTerms> = {}): CouponTerms {
  return {
    discountType: 'fixed',
    discountValue: 500,
    minimumCents: 3000,
    usageLimit: 2,
    usedCount: 0,
    isActive: true,
    expiresAt: null,
    ...over,
  };
}
const now = new Date('2026-01-01T00:00:00Z');

describe('discount', () => {
  it.each([
    ['percentage', 10, 1600, 160],
    ['percentage', 15, 333, 50],
    ['percentage', 100, 1700, 1700],
    ['fixed', 500, 4800, 500],
    ['fixed', 500, 100, 100],
  ] as const)('of %s %i on %i is %i', (discountType, discountValue, subtotal, off) => {
    expect(discountCents({ discountType, discountValue }, subtotal)).toBe(off);
  });
});

describe('coupon', () => {
  it('is refused one cent below its minimum and taken at it', () => {
    expect(couponProblem(terms(), 2999, now)).toContain('$30.00');
    expect(couponProblem(terms(), 3000, now)).toBeNull();
  });

  it('ends at the very second of its expiry', () => {
    expect(couponProblem(terms({ expiresAt: new Date(now.getTime() + 1000) }), 3000, now)).toBeNull();
    expect(couponProblem(terms({ expiresAt: now }), 3000, now)).toBe('Invalid coupon code');
  });

  it('reads the same when unknown, inactive or expired', () => {
    const texts = [
      couponProblem(null, 3000, now),
      couponProblem(terms({ isActive: false }), 3000, now),
      couponProblem(terms({ expiresAt: new Date(0) }), 3000, now),
    ];
    expect(new Set(texts).size).toBe(1);
  });

  it('is used up at its limit', () => {
    expect(couponProblem(terms({ usedCount: 2 }), 3000, now)).toContain('used up');
  });
});
