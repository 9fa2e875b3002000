import { z } from 'zod';
import type { Context } from '../../platform/context/context.ts';
import { isOneLine } from '../../platform/lib/input-text.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { Coupon } from './coupons.entity.ts';
import { type CouponApplied, couponApplied, CouponRefused, couponRefused } from './coupons.results.ts';
import { couponProblem, discountCents, INVALID_COUPON, isUsedUp, normalCode } from './coupons.rules.ts';
import { rememberCoupon } from './tried-coupons.ts';

const MOST_CENTS = 100_000_000;
// REST names the field differently, so the message names none.
const NO_AMOUNT = 'The subtotal must be an amount of zero or more';
const validateCouponInput = z.object({
  code: z.string().trim().min(1, 'Please enter a coupon code').max(64, INVALID_COUPON).refine(isOneLine, INVALID_COUPON),
  subtotalCents: z.number().int(NO_AMOUNT).min(0, NO_AMOUNT).max(MOST_CENTS, 'The subtotal is too large'),
});

/** Whether an unpaid checkout of the requester holds a use of the coupon. */
type HasOwnHold = (code: string) => Promise<boolean>;

/** Uses are never more than the limit, so one that the requester holds is enough. */
async function findUsable(ctx: Context, code: string, subtotalCents: number, hasOwnHold: HasOwnHold): Promise<Coupon | CouponRefused> {
  const coupon = await ctx.em.findOne(Coupon, { code: normalCode(code), deletedAt: null });
  const problem = couponProblem(coupon, subtotalCents, ctx.clock.now());
  const isUsable = problem === null || (isUsedUp(problem) && (await hasOwnHold(code)));
  return coupon && isUsable ? coupon : couponRefused(problem ?? INVALID_COUPON);
}

/** The discount of a coupon on this subtotal; holds nothing. */
export async function validateCoupon(
  ctx: Context,
  input: z.input<typeof validateCouponInput>,
  hasOwnHold: HasOwnHold,
): Promise<CouponApplied | CouponRefused> {
  await ctx.rateLimit('coupon');
  const { code, subtotalCents } = parseInput(validateCouponInput, input);
  const coupon = await findUsable(ctx, code, subtotalCents, hasOwnHold);
  if (coupon instanceof CouponRefused) return coupon;
  await rememberCoupon(ctx, coupon.code);
  return couponApplied(coupon, discountCents(coupon, subtotalCents));
}

/** What a coupon would take off this subtotal now; null when it can't be used. Counts and holds nothing. */
export async function previewDiscount(ctx: Context, code: string, subtotalCents: number, hasOwnHold: HasOwnHold): Promise<number | null> {
  const coupon = await findUsable(ctx, code, subtotalCents, hasOwnHold);
  return coupon instanceof CouponRefused ? null : discountCents(coupon, subtotalCents);
}
