import { type Request, type Response, Router } from 'express';
import { answerRefusal } from '../../../platform/http/error-status.ts';
import type { RouteContext } from '../../../platform/http/route-context.ts';
import { InvalidInput } from '../../../platform/lib/access-errors.ts';
import { centsFromDollars, dollarsFromCents } from '../../../platform/lib/money.ts';
import { asStaff } from '../../accounts/index.ts';
import { type AdminCoupon, CouponEditStale, CouponSaved, type SaveCouponResult } from './coupons-admin.results.ts';
import { deleteCoupon } from './delete-coupon.ts';
import { allCoupons } from './list-coupons.ts';
import { createCoupon, updateCoupon } from './save-coupon.ts';

/** Amounts in dollars; a percentage stays a percentage. The end is its last day, as it is sent: what was read can be sent back. */
function toBody({ id, discountType, discountValue, minimumCents, lastDay, ...coupon }: AdminCoupon) {
  return {
    ...coupon,
    id: Number(id),
    discountType,
    discountValue: discountType === 'percentage' ? discountValue : dollarsFromCents(discountValue),
    minimumAmount: dollarsFromCents(minimumCents),
    expiresAt: lastDay,
  };
}

function cents(name: string, dollars: unknown): number {
  const amount = centsFromDollars(dollars);
  if (amount === null) throw new InvalidInput(`${name}: an amount in dollars is needed`, [{ path: name, message: 'not an amount' }]);
  return amount;
}

/** The documented fields, as the use-cases take them; a field that is not sent stays undefined. */
function fromBody(body: Record<string, unknown>): Record<string, unknown> {
  const { code, description, discountType, discountValue, minimumAmount, usageLimit, isActive, expiresAt } = body;
  if (discountValue !== undefined && discountType === undefined) {
    throw new InvalidInput('discountType: needed to read discountValue', [{ path: 'discountType', message: 'is needed' }]);
  }
  const isFixed = discountType === 'fixed';
  return {
    code,
    description,
    discountType,
    discountValue: discountValue === undefined ? undefined : isFixed ? cents('discountValue', discountValue) : Number(discountValue),
    minimumCents: minimumAmount === undefined ? undefined : cents('minimumAmount', minimumAmount),
    usageLimit: usageLimit === undefined ? undefined : Number(usageLimit),
    isActive,
    lastDay: typeof expiresAt === 'string' ? expiresAt.slice(0, 10) || null : expiresAt,
  };
}

function answer(res: Response, result: typeof SaveCouponResult, status = 200): void {
  if (result instanceof CouponSaved) res.status(status).json(toBody(result.coupon));
  else if (result instanceof CouponEditStale) answerRefusal(res, result, { current: toBody(result.current), fields: result.fields });
  else answerRefusal(res, result);
}

/** /api/admin/coupons (docs/rest.md). */
export function couponsAdminRoutes(contextOf: RouteContext): Router {
  const router = Router();
  function bodyOf(body: unknown) {
    return (body ?? {}) as Record<string, unknown>;
  }

  // Who asks is checked before what they sent is read.
  function staffOf(req: Request) {
    return asStaff(contextOf(req), 'admin');
  }

  router.get('/api/admin/coupons', async (req, res) => {
    res.json((await allCoupons(contextOf(req))).map(toBody));
  });
  router.post('/api/admin/coupons', async (req, res) => {
    const staff = await staffOf(req);
    answer(res, await createCoupon(staff, fromBody({ discountType: 'percentage', ...bodyOf(req.body) }) as never), 201);
  });
  router.put('/api/admin/coupons/:id', async (req, res) => {
    const staff = await staffOf(req);
    const { version } = bodyOf(req.body);
    const edit = { id: req.params.id, version: typeof version === 'number' ? version : undefined };
    answer(res, await updateCoupon(staff, { ...(fromBody(bodyOf(req.body)) as object), ...edit }));
  });
  router.delete('/api/admin/coupons/:id', async (req, res) => {
    answer(res, await deleteCoupon(contextOf(req), { id: req.params.id }));
  });
  return router;
}
