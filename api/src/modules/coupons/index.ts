export { Coupon, CouponRedemption, type DiscountType } from './coupons.entity.ts';
export { CouponsResolver } from './coupons.resolver.ts';
export { CouponRefused, couponRefused } from './coupons.results.ts';
export { couponsRoutes } from './coupons.routes.ts';
export { endDemoCoupons } from './end-demo-coupons.ts';
export { discountCents, normalCode } from './coupons.rules.ts';
export {
  holdRedemptionAgain,
  previewDiscount,
  recordRedemption,
  releaseRedemption,
  takeCouponUse,
  useRedemption,
  validateCoupon,
} from './coupons.service.ts';
export { recallCoupons } from './tried-coupons.ts';
