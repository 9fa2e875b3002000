import { Router } from 'express';
import type { RouteContext } from '../../../platform/http/route-context.ts';
import { InvalidInput } from '../../../platform/lib/access-errors.ts';
import { centsFromDollars, dollarsFromCents } from '../../../platform/lib/money.ts';
import { CouponRefused } from '../../coupons/index.ts';
import { validateOwnCoupon } from './own-coupon-hold.ts';

/** POST /api/validate-coupon {code, subtotal in dollars} (docs/rest.md). A refusal is 200 with valid false. */
export function couponRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.post('/api/validate-coupon', async (req, res) => {
    const { code, subtotal } = (req.body ?? {}) as { code?: unknown; subtotal?: unknown };
    const subtotalCents = centsFromDollars(subtotal);
    if (subtotalCents === null) throw new InvalidInput('The subtotal must be an amount in dollars');
    const result = await validateOwnCoupon(contextOf(req), { code: typeof code === 'string' ? code : '', subtotalCents });
    if (result instanceof CouponRefused) {
      res.json({ valid: false, message: result.message });
    } else {
      res.json({
        valid: true,
        code: result.code,
        discountAmount: dollarsFromCents(result.discountCents),
        description: result.description,
        message: 'Coupon applied',
      });
    }
  });
  return router;
}
