import { formatCents } from '../../platform/lib/money.ts';
import type { Coupon } from './coupons.entity.ts';

export type CouponTerms = Pick<
  Coupon,
  'discountType' | 'discountValue' | 'minimumCents' | 'usageLimit' | 'usedCount' | 'isActive' | 'expiresAt'
>;

/** Unknown, inactive and expired share one text, so that guessing finds no code that exists (docs/reliability.md, CPN-08). */
export const INVALID_COUPON = 'Invalid coupon code';
const COUPON_USED_UP = 'This coupon has already been used up';

/** True when the coupon could be used but for its limit: couponProblem finds that last. */
export function isUsedUp(problem: string | null): boolean {
  return problem === COUPON_USED_UP;
}

/** Cents off, never more than the subtotal; halves of a cent round up. */
export function discountCents(terms: Pick<CouponTerms, 'discountType' | 'discountValue'>, subtotal: number): number {
  const raw = terms.discountType === 'percentage' ? Math.round((subtotal * terms.discountValue) / 100) : terms.discountValue;
  return Math.min(Math.max(raw, 0), subtotal);
}

/** Why the coupon can't be used on this subtotal now, in the shopper's words; null when it can. */
export function couponProblem(terms: CouponTerms | null, subtotal: number, now: Date): string | null {
  if (!terms || !terms.isActive || (terms.expiresAt && terms.expiresAt <= now)) return INVALID_COUPON;
  if (subtotal < terms.minimumCents) return `This coupon needs an order of at least ${formatCents(terms.minimumCents)}`;
  if (terms.usedCount >= terms.usageLimit) return COUPON_USED_UP;
  return null;
}

export const couponStates = ['active', 'inactive', 'expired', 'used-up'] as const;
export type CouponState = (typeof couponStates)[number];

/** Whether shoppers can use the coupon now; of several reasons against it, the first. */
export function couponState(terms: CouponTerms, now: Date): CouponState {
  if (!terms.isActive) return 'inactive';
  if (terms.expiresAt && terms.expiresAt <= now) return 'expired';
  return terms.usedCount >= terms.usageLimit ? 'used-up' : 'active';
}

export function normalCode(code: string): string {
  return code.trim().toUpperCase();
}
