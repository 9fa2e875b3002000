import { LockMode } from '@mikro-orm/core';
import { actorName, type Context } from '../../platform/context/context.ts';
import { Missing } from '../../platform/lib/access-errors.ts';
import { type EditOutcome, editRow, recordAudit } from '../audit/index.ts';
import { Coupon } from './coupons.entity.ts';
import { type CouponRefused, couponRefused } from './coupons.results.ts';
import { couponProblem, discountCents, INVALID_COUPON, normalCode } from './coupons.rules.ts';

/*
 * The one place that changes a coupon's row. Each use has a redemption row, which says whose order took it and what became of it.
 * Lock order: moveOrder.
 */

/**
 * Takes one use of a coupon for a checkout; the count rises here, in one conditional update, so a limit can't be overrun.
 * Inside a transaction; the caller records the redemption under its order with recordCouponUse.
 */
export async function takeCouponUse(
  ctx: Context,
  code: string,
  subtotalCents: number,
): Promise<{ couponId: number; code: string; discountCents: number } | CouponRefused> {
  const normal = normalCode(code);
  const [taken] = await ctx.em.execute<{ id: number; discount_type: Coupon['discountType']; discount_value: number }[]>(
    `update coupon set used_count = used_count + 1
     where code = ? and deleted_at is null and is_active and used_count < usage_limit and minimum_cents <= ? and (expires_at is null or expires_at > ?)
     returning id, discount_type, discount_value`,
    [normal, subtotalCents, ctx.clock.now()],
  );
  if (taken) {
    const terms = { discountType: taken.discount_type, discountValue: taken.discount_value };
    return { couponId: taken.id, code: normal, discountCents: discountCents(terms, subtotalCents) };
  }
  // It may be known to this request from before: what counts is why it can't be taken now.
  const coupon = await ctx.em.findOne(Coupon, { code: normal, deletedAt: null }, { refresh: true });
  return couponRefused(couponProblem(coupon, subtotalCents, ctx.clock.now()) ?? INVALID_COUPON);
}

export async function recordCouponUse(ctx: Context, orderId: number, couponId: number, discount: number): Promise<void> {
  await ctx.em.execute(`insert into coupon_redemption (coupon_id, order_id, discount_cents, created_at) values (?, ?, ?, now())`, [
    couponId,
    orderId,
    discount,
  ]);
}

/** The order is paid: its held use counts for good. */
export async function keepCouponUse(ctx: Context, orderId: number): Promise<void> {
  await ctx.em.execute(`update coupon_redemption set state = 'used' where order_id = ? and state = 'held'`, [orderId]);
}

/** The order is not paid: its use is free again. Only a held use is released, so a second call changes nothing. */
export async function releaseCouponUse(ctx: Context, orderId: number): Promise<void> {
  await ctx.em.execute(
    `with released as (update coupon_redemption set state = 'released' where order_id = ? and state = 'held' returning coupon_id)
     update coupon set used_count = used_count - 1 where id in (select coupon_id from released)`,
    [orderId],
  );
}

/** A late payment takes its coupon again. False when no use is left; true also when the order has no coupon. */
export async function takeCouponUseAgain(ctx: Context, orderId: number): Promise<boolean> {
  const [row] = await ctx.em.execute<{ state: string; held: boolean }[]>(
    `with again as (
       update coupon c set used_count = used_count + 1 from coupon_redemption r
       where r.order_id = ? and r.state = 'released' and c.id = r.coupon_id and c.used_count < c.usage_limit returning r.id),
     held as (update coupon_redemption set state = 'held' where id in (select id from again) returning id)
     select r.state, exists (select 1 from held) as held from coupon_redemption r where r.order_id = ?`,
    [orderId, orderId],
  );
  return !row || row.held || row.state !== 'released';
}

/** Switches the coupons of the demo off. @returns those that were on */
export async function deactivateDemoCoupons(ctx: Context): Promise<{ id: number; code: string }[]> {
  return ctx.em.execute('update coupon set is_active = false where is_demo and is_active returning id, code');
}

/** What an administrator may set of a coupon; never its uses. */
export type CouponTermsChange = Partial<
  Pick<
    Coupon,
    'code' | 'description' | 'discountType' | 'discountValue' | 'minimumCents' | 'usageLimit' | 'isActive' | 'expiresAt' | 'deletedAt'
  >
>;

/** Adds a coupon, with the defaults of a new one. Inside a transaction. */
export async function addCoupon(
  tx: Context,
  terms: CouponTermsChange & Pick<Coupon, 'code' | 'description' | 'discountValue'>,
): Promise<Coupon> {
  const coupon = tx.em.create(Coupon, { discountType: 'percentage', ...terms, createdAt: tx.clock.now() });
  await tx.em.flush();
  await recordAudit(tx, actorName(tx.actor), 'coupon-created', `coupon:${coupon.id}`, { version: 1, after: terms });
  return coupon;
}

/** The coupon, locked. Inside a transaction. @throws Missing when there is none, or when it is deleted, unless a deleted one is wanted */
export async function getCouponForEdit(tx: Context, id: number, { isDeleted = false } = {}): Promise<Coupon> {
  const coupon = await tx.em.findOne(Coupon, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!coupon || (coupon.deletedAt !== null) !== isDeleted) throw new Missing('There is no such coupon');
  return coupon;
}

/** Changes the terms of a coupon that getCouponForEdit has locked. */
export function changeCoupon(
  tx: Context,
  coupon: Coupon,
  action: string,
  version: number,
  changes: CouponTermsChange,
): Promise<EditOutcome> {
  return editRow(tx, coupon, { subject: `coupon:${coupon.id}`, action, version, changes });
}
