import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { isOneLine, NOT_ON_ONE_LINE } from '../../../platform/lib/input-text.ts';
import { shopDay } from '../../../platform/input/shop-day.ts';
import { type DiscountType, discountTypes } from '../coupons.entity.ts';
import { normalCode } from '../coupons.rules.ts';
import { DiscountTypeEnum } from './coupons-admin.results.ts';

/** All fields are optional: an edit names what it changes, and a new coupon has defaults for the others. */
@InputType({ description: 'The fields of a coupon. A field that is left out keeps its value, or its default in a new coupon.' })
export class CouponInput {
  @Field(() => String, { nullable: true, description: 'From 1 to 64 characters; stored in upper case.' })
  code?: string;

  @Field(() => String, { nullable: true, description: 'What it offers, in words; from 1 to 200 characters.' })
  description?: string;

  @Field(() => DiscountTypeEnum, { nullable: true, description: 'PERCENTAGE by default.' })
  discountType?: DiscountType;

  @Field(() => Int, { nullable: true, description: 'Percent from 1 to 100, or US cents.' })
  discountValue?: number;

  @Field(() => Int, { nullable: true, description: 'The smallest subtotal, in US cents; 0 by default.' })
  minimumCents?: number;

  @Field(() => Int, { nullable: true, description: 'How often it can be used; 1 by default.' })
  usageLimit?: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is switched on; true by default.' })
  isActive?: boolean;

  @Field(() => String, { nullable: true, description: "Its last day in the shop's time zone, YYYY-MM-DD; null: it does not expire." })
  lastDay?: string | null;
}

const MOST_CENTS = 100_000_000;

/** The values of a coupon, each optional. */
export const couponFields = z
  .object({
    code: z.string().transform(normalCode).pipe(z.string().min(1, 'Code is required').max(64).refine(isOneLine, NOT_ON_ONE_LINE)),
    description: z.string().trim().min(1, 'Description is required').max(200).refine(isOneLine, NOT_ON_ONE_LINE),
    discountType: z.enum(discountTypes),
    discountValue: z.number().int().min(1, 'Discount value must be above 0').max(MOST_CENTS),
    minimumCents: z.number().int().min(0, 'Minimum amount must not be below 0').max(MOST_CENTS),
    usageLimit: z.number().int().min(1, 'Usage limit must be at least 1').max(1_000_000),
    isActive: z.boolean(),
    lastDay: shopDay.nullable(),
  })
  .partial();

export const newCoupon = couponFields.required({ code: true, description: true, discountValue: true });
