import { z } from 'zod';
import { listInput } from '../../../platform/input/list-input.ts';
import { couponStates } from '../coupons.rules.ts';

export const couponSorts = ['created', 'code', 'minimum', 'used', 'expires'] as const;
export type CouponSort = (typeof couponSorts)[number];

export const couponListInput = listInput.extend({
  states: z.array(z.enum(couponStates)).max(couponStates.length).nullish(),
  sort: z.enum(couponSorts).default('created'),
  isDescending: z.boolean().default(true),
});
