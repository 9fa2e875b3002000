export { countCouponGuess } from './count-guess.ts';
export { Coupon, type DiscountType } from './coupons.entity.ts';
export { CouponsResolver } from './coupons.resolver.ts';
export { CouponRefused } from './coupons.results.ts';
export { couponsRoutes } from './coupons.routes.ts';
export { endDemoCoupons } from './end-demo-coupons.ts';
export { discountCents } from './coupons.rules.ts';
export {
  holdRedemptionAgain,
  previewDiscount,
  recordRedemption,
  releaseRedemption,
  takeCouponUse,
  useRedemption,
} from './coupons.service.ts';
export { recallCoupons } from './tried-coupons.ts';
