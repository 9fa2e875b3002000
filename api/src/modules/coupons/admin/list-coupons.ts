import { raw } from '@mikro-orm/core';
import type { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { cappedCount, containing, COUNT_LIMIT } from '../../../platform/input/list-input.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { asStaff, findLastEdit, type LastEdit } from '../../accounts/index.ts';
import { Coupon } from '../coupons.entity.ts';
import type { CouponState } from '../coupons.rules.ts';
import { couponListInput, type CouponSort } from './coupon-list.inputs.ts';
import { type AdminCoupon, AdminCouponCount, AdminCouponPage, toAdminCoupon } from './coupons-admin.results.ts';

/** As couponState decides it, in SQL; its one parameter is the time now. */
const STATE = `case when not is_active then 'inactive' when expires_at <= ? then 'expired'
  when used_count >= usage_limit then 'used-up' else 'active' end`;

const SORTS = {
  created: 'createdAt',
  code: 'code',
  minimum: 'minimumCents',
  used: 'usedCount',
  expires: 'expiresAt',
} as const satisfies Record<CouponSort, keyof Coupon>;

/** A page of the coupons, searched by code and description. @throws NotAllowed */
export async function listCoupons(ctx: Context, input: z.input<typeof couponListInput>): Promise<AdminCouponPage> {
  const staff = await asStaff(ctx, 'admin');
  const { q, states, sort, isDescending, page, pageSize } = parseInput(couponListInput, input);
  const now = staff.clock.now();
  const counts = await staff.em.execute<{ state: CouponState; count: number }[]>(
    `select ${STATE} as state, count(*)::int as count from coupon
     where deleted_at is null and (code ilike ? or description ilike ?) group by 1 order by 1`,
    [now, containing(q), containing(q)],
  );
  const coupons = await staff.em.find(
    Coupon,
    {
      deletedAt: null,
      ...(q && { $or: [{ code: { $ilike: containing(q) } }, { description: { $ilike: containing(q) } }] }),
      ...(states && { [raw(STATE, [now])]: { $in: states } }),
    },
    {
      orderBy: [{ [SORTS[sort]]: isDescending ? 'desc nulls last' : 'asc nulls last' }, { id: isDescending ? 'desc' : 'asc' }],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
  );
  const total = counts.filter(({ state }) => !states || states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  return view(AdminCouponPage, {
    rows: coupons.map((coupon) => present(staff, coupon)),
    ...cappedCount(total),
    counts: counts.map(({ state, count }) => view(AdminCouponCount, { state, count: Math.min(count, COUNT_LIMIT) })),
  });
}

/** All coupons, the newest first, for the documented REST list. @throws NotAllowed */
export async function allCoupons(ctx: Context): Promise<AdminCoupon[]> {
  const staff = await asStaff(ctx, 'admin');
  const coupons = await staff.em.find(Coupon, { deletedAt: null }, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: COUNT_LIMIT });
  return coupons.map((coupon) => present(staff, coupon));
}

/** By the audit log; null for a coupon that nobody has changed yet. @throws NotAllowed */
export async function findLastCouponEdit(ctx: Context, couponId: string): Promise<LastEdit | null> {
  return findLastEdit(await asStaff(ctx, 'admin'), `coupon:${couponId}`);
}

export function present({ clock, env }: Context, coupon: Coupon): AdminCoupon {
  return toAdminCoupon(coupon, clock.now(), env.SHOP_TIME_ZONE);
}
