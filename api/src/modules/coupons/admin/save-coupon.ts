import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { z } from 'zod';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { InvalidInput } from '../../../platform/lib/access-errors.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { rowId } from '../../../platform/input/row-id.ts';
import { endOfDay } from '../../../platform/input/shop-day.ts';
import { asStaff } from '../../accounts/index.ts';
import type { Coupon } from '../coupons.entity.ts';
import { addCoupon, changeCoupon, type CouponTermsChange, getCouponForEdit } from '../move-coupon.ts';
import { couponFields, newCoupon } from './coupons-admin.inputs.ts';
import { couponCodeTaken, couponEditStale, CouponSaved, type SaveCouponResult } from './coupons-admin.results.ts';
import { present } from './list-coupons.ts';

type Result = Promise<typeof SaveCouponResult>;

/** Makes a coupon; without a value: percentage, no minimum, one use, switched on. @throws NotAllowed, InvalidInput */
export async function createCoupon(ctx: Context, input: z.input<typeof newCoupon>): Result {
  const staff = await asStaff(ctx, 'admin');
  const { lastDay, ...terms } = parseInput(newCoupon, input);
  refuseImpossibleTerms(terms);
  return refuseTakenCode(() => inTransaction(staff, async (tx) => saved(tx, await addCoupon(tx, { ...terms, ...expiry(tx, lastDay) }))));
}

/** Changes the given fields of a coupon; without a version, of the coupon as it is. @throws NotAllowed, Missing, InvalidInput */
export async function updateCoupon(
  ctx: Context,
  { id, version, ...input }: z.input<typeof couponFields> & { id: string; version?: number | undefined },
): Result {
  const staff = await asStaff(ctx, 'admin');
  const { lastDay, ...terms } = parseInput(couponFields, input);
  return refuseTakenCode(() =>
    inTransaction(staff, async (tx) => {
      const coupon = await getCouponForEdit(tx, rowId(id));
      const changes = { ...terms, ...expiry(tx, lastDay) };
      refuseImpossibleTerms({ ...coupon, ...changes });
      const outcome = await changeCoupon(tx, coupon, 'coupon-edited', version ?? coupon.version, changes);
      return outcome.kind === 'stale' ? couponEditStale(present(tx, coupon), outcome.fields) : saved(tx, coupon);
    }),
  );
}

/** Nothing when the day is not given. */
function expiry({ env }: Context, lastDay: string | null | undefined): Pick<CouponTermsChange, 'expiresAt'> {
  if (lastDay === undefined) return {};
  return { expiresAt: lastDay === null ? null : endOfDay(lastDay, env.SHOP_TIME_ZONE) };
}

function refuseImpossibleTerms({ discountType, discountValue, usageLimit, usedCount = 0 }: Partial<Coupon>): void {
  const problems = [
    ...(discountType !== 'fixed' && (discountValue ?? 0) > 100 ? [{ path: 'discountValue', message: 'A percentage is at most 100' }] : []),
    ...((usageLimit ?? 1) < usedCount ? [{ path: 'usageLimit', message: `${usedCount} uses are taken already` }] : []),
  ];
  if (problems[0]) throw new InvalidInput(problems[0].message, problems);
}

async function refuseTakenCode(work: () => Result): Result {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return couponCodeTaken();
    throw error;
  }
}

function saved(tx: Context, coupon: Coupon): CouponSaved {
  return view(CouponSaved, { coupon: present(tx, coupon) });
}
