import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../../platform/graphql/register-list.ts';
import { STALE_EDIT } from '../../../platform/graphql/stale-edit.ts';
import { UserError } from '../../../platform/graphql/user-error.ts';
import { view } from '../../../platform/graphql/view.ts';
import { lastDayBefore } from '../../../platform/input/shop-day.ts';
import { type Coupon, type DiscountType, discountTypes } from '../coupons.entity.ts';
import { couponState, type CouponState, couponStates } from '../coupons.rules.ts';
import { couponSorts } from './coupon-list.inputs.ts';

export const DiscountTypeEnum = registerList(discountTypes, {
  name: 'DiscountType',
  description: 'How the value of a coupon is meant.',
  values: { percentage: 'Percent of the subtotal.', fixed: 'US cents.' },
});

export const CouponStateEnum = registerList(couponStates, {
  name: 'CouponState',
  description: 'Whether shoppers can use a coupon now.',
  values: {
    active: 'It can be used.',
    inactive: 'It is switched off.',
    expired: 'Its last day is over.',
    'used-up': 'Its usage limit is reached.',
  },
});

export const CouponSortEnum = registerList(couponSorts, {
  name: 'CouponSort',
  description: 'What a list of coupons is sorted by.',
  values: {
    created: 'When they were made.',
    code: 'Code.',
    minimum: 'Smallest subtotal.',
    used: 'How often they were used.',
    expires: 'Last day; those that do not expire come after all others.',
  },
});

@ObjectType({ description: 'A coupon as administrators see it.' })
export class AdminCoupon {
  @Field(() => ID, { description: 'Names the coupon.' })
  id!: string;

  @Field(() => Int, { description: 'Rises with each edit; an edit names the one it was made on.' })
  version!: number;

  @Field(() => String, { description: 'In upper case.' })
  code!: string;

  @Field(() => String, { description: 'What the coupon offers, in words; shoppers see it.' })
  description!: string;

  @Field(() => DiscountTypeEnum, { description: 'How discountValue is meant.' })
  discountType!: DiscountType;

  @Field(() => Int, { description: 'Percent from 1 to 100, or US cents.' })
  discountValue!: number;

  @Field(() => Int, { description: 'The smallest subtotal it can be used for, in US cents.' })
  minimumCents!: number;

  @Field(() => Int, { description: 'How often it can be used.' })
  usageLimit!: number;

  @Field(() => Int, { description: 'How often it was used, with the checkouts that hold a use now.' })
  usedCount!: number;

  @Field(() => Boolean, { description: 'Whether it is switched on.' })
  isActive!: boolean;

  @Field(() => String, { nullable: true, description: "Its last day in the shop's time zone, YYYY-MM-DD; null: it does not expire." })
  lastDay!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it expires (ISO 8601, UTC); null: it does not.' })
  expiresAt!: Date | null;

  @Field(() => CouponStateEnum, { description: 'Whether shoppers can use it now.' })
  state!: CouponState;
}

/** `timeZone` is the shop's. */
export function toAdminCoupon(coupon: Coupon, now: Date, timeZone: string): AdminCoupon {
  const { version, code, description, discountType, discountValue, minimumCents, usageLimit, usedCount, isActive, expiresAt } = coupon;
  return view(AdminCoupon, {
    id: String(coupon.id),
    version,
    code,
    description,
    discountType,
    discountValue,
    minimumCents,
    usageLimit,
    usedCount,
    isActive,
    lastDay: expiresAt && lastDayBefore(expiresAt, timeZone),
    expiresAt,
    state: couponState(coupon, now),
  });
}

@ObjectType({ description: 'How many coupons in one state match the search.' })
export class AdminCouponCount {
  @Field(() => CouponStateEnum, { description: 'The state.' })
  state!: CouponState;

  @Field(() => Int, { description: 'How many; at most 10,000.' })
  count!: number;
}

@ObjectType({ description: 'A page of the coupons.' })
export class AdminCouponPage {
  @Field(() => [AdminCoupon], { description: 'The coupons of the page.' })
  rows!: AdminCoupon[];

  @Field(() => Int, { description: 'How many all pages have together; at most 10,000.' })
  totalCount!: number;

  @Field(() => Boolean, { description: 'Whether there are more than totalCount.' })
  isCountCapped!: boolean;

  @Field(() => [AdminCouponCount], {
    description: 'Counts of the search for each state, whichever are shown. States without a match are left out.',
  })
  counts!: AdminCouponCount[];
}

@ObjectType({ description: 'The coupon is stored.' })
export class CouponSaved {
  @Field(() => AdminCoupon, { description: 'As it is now.' })
  coupon!: AdminCoupon;
}

@ObjectType({ implements: UserError, description: 'Returned when another coupon has the code. Code COUPON_CODE_TAKEN.' })
export class CouponCodeTaken extends UserError {}

@ObjectType({
  implements: UserError,
  description: 'Returned when somebody else has changed the same fields since the version that the edit names. Code STALE_EDIT.',
})
export class CouponEditStale extends UserError {
  @Field(() => AdminCoupon, { description: 'The coupon as it is now.' })
  current!: AdminCoupon;

  @Field(() => [String], { description: 'The fields that both have changed.' })
  fields!: string[];
}

export function couponCodeTaken(): CouponCodeTaken {
  return view(CouponCodeTaken, { code: 'COUPON_CODE_TAKEN', message: 'There is a coupon with this code already' });
}

export function couponEditStale(current: AdminCoupon, fields: string[]): CouponEditStale {
  return view(CouponEditStale, { ...STALE_EDIT, current, fields });
}

export const SaveCouponResult = createUnionType({
  name: 'SaveCouponResult',
  description: 'What a mutation of a coupon answers.',
  types: () => [CouponSaved, CouponCodeTaken, CouponEditStale] as const,
});
