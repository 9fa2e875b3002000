import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-error.ts';
import { view } from '../../platform/graphql/view.ts';
import type { Coupon } from './coupons.entity.ts';

@ObjectType()
export class CouponApplied {
  @Field(() => String)
  code!: string;

  @Field(() => Int)
  discountCents!: number;

  @Field(() => String)
  description!: string;
}

@ObjectType({ implements: UserError })
export class CouponRefused extends UserError {}

export function couponApplied({ code, description }: Pick<Coupon, 'code' | 'description'>, discountCents: number): CouponApplied {
  return view(CouponApplied, { code, description, discountCents });
}

export function couponRefused(message: string): CouponRefused {
  return view(CouponRefused, { code: 'COUPON_REFUSED', message });
}

export const ValidateCouponResult = createUnionType({ name: 'ValidateCouponResult', types: () => [CouponApplied, CouponRefused] as const });
