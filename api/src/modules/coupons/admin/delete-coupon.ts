import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { rowId } from '../../../platform/input/row-id.ts';
import { asStaff } from '../../accounts/index.ts';
import { changeCoupon, getCouponForEdit } from '../move-coupon.ts';
import { couponCodeTaken, couponEditStale, CouponSaved, type SaveCouponResult } from './coupons-admin.results.ts';
import { present } from './list-coupons.ts';

interface CouponVersion {
  id: string;
  /** Of the coupon as the person saw it; without it, as it is. */
  version?: number | undefined;
}

/** Deletes a coupon; orders that used it keep their discount. restoreCoupon undoes it. @throws NotAllowed, Missing */
export async function deleteCoupon(ctx: Context, input: CouponVersion): Promise<typeof SaveCouponResult> {
  return setDeleted(ctx, input, true);
}

/** Undoes deleteCoupon; refused when the code has been given to another coupon. @throws NotAllowed, Missing */
export async function restoreCoupon(ctx: Context, input: CouponVersion): Promise<typeof SaveCouponResult> {
  try {
    return await setDeleted(ctx, input, false);
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return couponCodeTaken();
    throw error;
  }
}

async function setDeleted(ctx: Context, { id, version }: CouponVersion, isDeleted: boolean): Promise<typeof SaveCouponResult> {
  const staff = await asStaff(ctx, 'admin');
  return inTransaction(staff, async (tx) => {
    const coupon = await getCouponForEdit(tx, rowId(id), { isDeleted: !isDeleted });
    const outcome = await changeCoupon(tx, coupon, isDeleted ? 'coupon-deleted' : 'coupon-restored', version ?? coupon.version, {
      deletedAt: isDeleted ? tx.clock.now() : null,
    });
    return outcome.kind === 'stale'
      ? couponEditStale(present(tx, coupon), outcome.fields)
      : view(CouponSaved, { coupon: present(tx, coupon) });
  });
}
