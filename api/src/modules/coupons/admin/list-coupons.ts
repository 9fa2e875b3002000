import { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { cappedCount, containing, COUNT_LIMIT, listInput } from '../../../platform/input/list-input.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { asStaff } from '../../accounts/index.ts';
import { Coupon } from '../coupons.entity.ts';
import { type AdminCoupon, AdminCouponPage, toAdminCoupon } from './coupons-admin.results.ts';

/** The coupons, the newest first; searched by code and description. @throws NotAllowed */
export async function listCoupons(ctx: Context, input: z.input<typeof listInput>): Promise<AdminCouponPage> {
  const staff = await asStaff(ctx, 'admin');
  const { q, page, pageSize } = parseInput(listInput, input);
  const found = q ? { $or: [{ code: { $ilike: containing(q) } }, { description: { $ilike: containing(q) } }] } : {};
  const [coupons, count] = await staff.em.findAndCount(
    Coupon,
    { deletedAt: null, ...found },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: pageSize, offset: (page - 1) * pageSize },
  );
  return view(AdminCouponPage, { rows: coupons.map((coupon) => present(staff, coupon)), ...cappedCount(count) });
}

/** All coupons, for the documented REST list. @throws NotAllowed */
export async function allCoupons(ctx: Context): Promise<AdminCoupon[]> {
  const staff = await asStaff(ctx, 'admin');
  const coupons = await staff.em.find(Coupon, { deletedAt: null }, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: COUNT_LIMIT });
  return coupons.map((coupon) => present(staff, coupon));
}

export function present({ clock, env }: Context, coupon: Coupon): AdminCoupon {
  return toAdminCoupon(coupon, clock.now(), env.SHOP_TIME_ZONE);
}
