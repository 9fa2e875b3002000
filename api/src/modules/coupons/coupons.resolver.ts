import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { ValidateCouponResult } from './coupons.results.ts';
import { validateCoupon } from './coupons.service.ts';

@Resolver()
export class CouponsResolver {
  @Query(() => ValidateCouponResult, { description: 'What a coupon would take off; nothing is held yet.' })
  validateCoupon(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'The code, in any case.' }) code: string,
    @Arg('subtotalCents', () => Int, { description: 'The sum of the lines, in US cents.' }) subtotalCents: number,
  ): Promise<typeof ValidateCouponResult> {
    return validateCoupon(ctx, { code, subtotalCents });
  }
}
