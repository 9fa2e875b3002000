import type { Context } from '../../../platform/context/context.ts';
import { type CouponApplied, type CouponRefused, normalCode, validateCoupon } from '../../coupons/index.ts';
import { type CheckoutOwner, readRequester } from '../requester.ts';

interface CouponHold {
  orderId: number;
  paymentIntentId: string | null;
}

/**
 * An unpaid order that holds a use of the coupon and belongs to the requester, by the checkout cookie or the account
 * (docs/reliability.md, CPN-12); null when there is none.
 */
export async function findOwnCouponHold(
  ctx: Context,
  code: string,
  { userId, visitorHash }: Omit<CheckoutOwner, 'clientSecret'>,
): Promise<CouponHold | null> {
  const [hold] = await ctx.em.execute<CouponHold[]>(
    `select o.id as "orderId", o.payment_intent_id as "paymentIntentId" from orders o
     join coupon_redemption r on r.order_id = o.id and r.state = 'held'
     join coupon c on c.id = r.coupon_id and c.code = ? and c.deleted_at is null
     left join checkout_draft d on d.id = o.checkout_draft_id
     where o.status = 'pending' and o.stock_state = 'held' and (d.visitor_hash = ? or o.user_id = ?) order by o.id limit 1`,
    [normalCode(code), visitorHash, userId],
  );
  return hold ?? null;
}

/**
 * A use that the requester's own unpaid checkout holds is not counted: createPaymentIntent cancels that checkout for the next one, unless its
 * payment has begun.
 */
export function validateOwnCoupon(ctx: Context, input: Parameters<typeof validateCoupon>[1]): Promise<CouponApplied | CouponRefused> {
  return validateCoupon(ctx, input, async (code) => (await findOwnCouponHold(ctx, code, await readRequester(ctx))) !== null);
}
