import { type Context, inTransaction } from '../../platform/context/context.ts';
import { recordAudit } from '../audit/index.ts';
import { deactivateDemoCoupons } from './move-coupon.ts';

/**
 * Switches the demo's coupons off where payments are live: everybody can read their codes (docs/reliability.md, CPN-11). By the mark
 * of their rows, so that a coupon of the shop's own with the same code stays.
 */
export async function endDemoCoupons(ctx: Context): Promise<void> {
  if (ctx.env.modes.payments !== 'live') return;
  await inTransaction(ctx, async (tx) => {
    for (const { id, code } of await deactivateDemoCoupons(tx))
      await recordAudit(tx, 'system', 'demo-coupon-ended', `coupon:${id}`, { code });
  });
}
