import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { ValidateCouponResult } from '../../coupons/index.ts';
import { validateOwnCoupon } from './own-coupon-hold.ts';

@Resolver()
export class CouponResolver {
  @Query(() => ValidateCouponResult, {
    description:
      'What a coupon would take off; nothing is held yet. A use that an unpaid checkout of the same account or browser holds counts as free.',
  })
  validateCoupon(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'The code, in any case.' }) code: string,
    @Arg('subtotalCents', () => Int, { description: 'The sum of the lines, in US cents.' }) subtotalCents: number,
  ): Promise<typeof ValidateCouponResult> {
    return validateOwnCoupon(ctx, { code, subtotalCents });
  }
}
