import type { Context } from '../../platform/context/context.ts';
import { CouponRefused } from './coupons.results.ts';
import { normalCode } from './coupons.rules.ts';
import { recallCoupons } from './tried-coupons.ts';

/**
 * Runs a checkout that names a coupon. A refused code counts as validate-coupon counts it (docs/reliability.md, CPN-10). It is counted before
 * anything is answered about the code, and taken off again unless it was refused. A code that this visitor has validated costs nothing.
 * @throws TooMany, also for a right code
 */
export async function countCouponGuess<T extends object>(ctx: Context, code: string | null, checkout: () => Promise<T>): Promise<T> {
  if (!code || (await recallCoupons(ctx)).includes(normalCode(code))) return checkout();
  await ctx.rateLimit('coupon');
  const result = await checkout();
  if (!(result instanceof CouponRefused)) await ctx.undoRateLimit('coupon');
  return result;
}
