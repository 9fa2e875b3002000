import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import type { Coupon } from './coupons.entity.ts';

@ObjectType({ description: 'The coupon can be used for this subtotal.' })
export class CouponApplied {
  @Field(() => String, { description: 'The code in its stored spelling.' })
  code!: string;

  @Field(() => Int, { description: 'What it takes off, in US cents.' })
  discountCents!: number;

  @Field(() => String, { description: 'What the coupon offers, in words.' })
  description!: string;
}

@ObjectType({
  implements: UserError,
  description: 'Returned when a coupon is unknown, expired, used up, or needs a higher subtotal. Code COUPON_REFUSED.',
})
export class CouponRefused extends UserError {}

export function couponApplied({ code, description }: Pick<Coupon, 'code' | 'description'>, discountCents: number): CouponApplied {
  return view(CouponApplied, { code, description, discountCents });
}

export function couponRefused(message: string): CouponRefused {
  return view(CouponRefused, { code: 'COUPON_REFUSED', message });
}

export const ValidateCouponResult = createUnionType({
  name: 'ValidateCouponResult',
  description: 'What validateCoupon answers.',
  types: () => [CouponApplied, CouponRefused] as const,
});
