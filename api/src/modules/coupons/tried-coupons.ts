import type { Context } from '../../platform/context/context.ts';

/** A checkout follows its coupon within minutes. */
const REMEMBER_SECONDS = 3600;
const MOST_CODES = 5;

function keyOf(ctx: Context): string | null {
  return ctx.actor.kind === 'system' ? null : `${ctx.env.QUEUE_PREFIX}:coupons:${ctx.actor.ip}`;
}

/**
 * Stores a code that this visitor has validated. The documented REST checkout sends an amount that has the discount in
 * it, but no code; only codes from here may explain such an amount, or anybody could pay a guessed discount.
 */
export async function rememberCoupon(ctx: Context, code: string): Promise<void> {
  const key = keyOf(ctx);
  if (!key || !ctx.redis.isReady) return;
  const stored = ctx.redis
    .multi()
    .lRem(key, 0, code)
    .lPush(key, code)
    .lTrim(key, 0, MOST_CODES - 1)
    .expire(key, REMEMBER_SECONDS)
    .exec();
  // Without it the client has to send its coupon; an unavailable Redis must not fail the request.
  await stored.catch((error: unknown) => ctx.log.debug({ err: error }, 'coupon not stored'));
}

/** The visitor's latest codes, newest first; none while Redis is unavailable. */
export async function recallCoupons(ctx: Context): Promise<string[]> {
  const key = keyOf(ctx);
  return key && ctx.redis.isReady ? ctx.redis.lRange(key, 0, MOST_CODES - 1).catch(() => []) : [];
}
