import { z } from 'zod';
import type { Context } from '../../platform/context/context.ts';
import { isOneLine } from '../../platform/lib/input-text.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { Coupon } from './coupons.entity.ts';
import { type CouponApplied, couponApplied, type CouponRefused, couponRefused } from './coupons.results.ts';
import { couponProblem, discountCents, INVALID_COUPON, normalCode } from './coupons.rules.ts';
import { rememberCoupon } from './tried-coupons.ts';

const validateCouponInput = z.object({
  code: z.string().trim().min(1, 'Please enter a coupon code').max(64, INVALID_COUPON).refine(isOneLine, INVALID_COUPON),
  subtotalCents: z.number().int('Subtotal must be an amount').min(0).max(100_000_000),
});

/** The discount of a coupon on this subtotal; holds nothing. */
export async function validateCoupon(ctx: Context, input: z.input<typeof validateCouponInput>): Promise<CouponApplied | CouponRefused> {
  await ctx.rateLimit('coupon');
  const { code, subtotalCents } = parseInput(validateCouponInput, input);
  const coupon = await ctx.em.findOne(Coupon, { code: normalCode(code), deletedAt: null });
  const problem = couponProblem(coupon, subtotalCents, ctx.clock.now());
  if (problem || !coupon) return couponRefused(problem ?? INVALID_COUPON);
  await rememberCoupon(ctx, coupon.code);
  return couponApplied(coupon, discountCents(coupon, subtotalCents));
}

/** What a coupon would take off this subtotal now; null when it can't be used. Counts and holds nothing. */
export async function previewDiscount(ctx: Context, code: string, subtotalCents: number): Promise<number | null> {
  const coupon = await ctx.em.findOne(Coupon, { code: normalCode(code), deletedAt: null });
  return coupon && !couponProblem(coupon, subtotalCents, ctx.clock.now()) ? discountCents(coupon, subtotalCents) : null;
}
