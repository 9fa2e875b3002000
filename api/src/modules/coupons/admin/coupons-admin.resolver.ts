import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { LastEdit } from '../../accounts/index.ts';
import type { CouponState } from '../coupons.rules.ts';
import type { CouponSort } from './coupon-list.inputs.ts';
import { CouponInput } from './coupons-admin.inputs.ts';
import { AdminCoupon, AdminCouponPage, CouponSortEnum, CouponStateEnum, SaveCouponResult } from './coupons-admin.results.ts';
import { deleteCoupon, restoreCoupon } from './delete-coupon.ts';
import { findLastCouponEdit, listCoupons } from './list-coupons.ts';
import { createCoupon, updateCoupon } from './save-coupon.ts';

@Resolver(() => AdminCoupon)
export class CouponsAdminResolver {
  @Query(() => AdminCouponPage, { description: 'The coupons. Error NOT_ALLOWED unless an administrator is signed in.' })
  adminCoupons(
    @Ctx() ctx: Context,
    @Arg('q', () => String, { defaultValue: '', description: 'Part of a code or description.' }) q: string,
    @Arg('states', () => [CouponStateEnum], { nullable: true, description: 'Only these.' }) states: CouponState[] | null,
    @Arg('sort', () => CouponSortEnum, { defaultValue: 'created', description: 'What the list is sorted by.' }) sort: CouponSort,
    @Arg('isDescending', () => Boolean, { defaultValue: true, description: 'The newest, last or largest first.' }) isDescending: boolean,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page, from 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Coupons on a page, from 1 to 100.' }) pageSize: number,
  ): Promise<AdminCouponPage> {
    return listCoupons(ctx, { q, states, sort, isDescending, page, pageSize });
  }

  /** For one coupon; a list does not ask for it. */
  @FieldResolver(() => LastEdit, { nullable: true, description: 'Who changed it last; null when nobody has.' })
  lastEdit(@Ctx() ctx: Context, @Root() coupon: AdminCoupon): Promise<LastEdit | null> {
    return findLastCouponEdit(ctx, coupon.id);
  }

  @Mutation(() => SaveCouponResult, { description: 'Makes a coupon. Code, description and discount value are required.' })
  createCoupon(
    @Ctx() ctx: Context,
    @Arg('input', () => CouponInput, { description: 'Its fields.' }) input: CouponInput,
  ): Promise<typeof SaveCouponResult> {
    return createCoupon(ctx, input as Required<CouponInput>);
  }

  @Mutation(() => SaveCouponResult, { description: 'Changes the given fields of a coupon. Error MISSING when there is none.' })
  updateCoupon(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The coupon.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the edit was made on.' }) version: number,
    @Arg('input', () => CouponInput, { description: 'The fields that change.' }) input: CouponInput,
  ): Promise<typeof SaveCouponResult> {
    return updateCoupon(ctx, { ...input, id, version });
  }

  @Mutation(() => SaveCouponResult, { description: 'Deletes a coupon; orders keep their discount. restoreCoupon undoes it.' })
  deleteCoupon(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The coupon.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that was seen.' }) version: number,
  ): Promise<typeof SaveCouponResult> {
    return deleteCoupon(ctx, { id, version });
  }

  @Mutation(() => SaveCouponResult, { description: 'Undoes deleteCoupon.' })
  restoreCoupon(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The coupon.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that deleteCoupon answered.' }) version: number,
  ): Promise<typeof SaveCouponResult> {
    return restoreCoupon(ctx, { id, version });
  }
}
