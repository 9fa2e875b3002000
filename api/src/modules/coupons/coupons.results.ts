import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/graphql/user-error.ts';

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

export function couponRefused(message: string): CouponRefused {
  return Object.assign(new CouponRefused(), { code: 'COUPON_REFUSED', message });
}

export const ValidateCouponResult = createUnionType({ name: 'ValidateCouponResult', types: () => [CouponApplied, CouponRefused] as const });
