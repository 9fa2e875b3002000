import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { Order } from '../../orders/index.ts';
import { releaseOrder } from '../hold/release-order.ts';
import { retireIntent } from './retire-intent.ts';

const BATCH = 100;

/**
 * Puts back what unpaid checkouts held once their time is up. The intent is canceled first: only when the provider says
 * that it can't be paid any more are bags and coupon given to others (docs/reliability.md, PAY-23, STK-03, STK-06).
 */
export async function expireHolds(ctx: Context): Promise<number> {
  let released = 0;
  // Holds that have to be kept are passed over, or a hundred slow bank transfers would keep all others from ending.
  let kept = 0;
  for (;;) {
    const due = await ctx.em.find(
      Order,
      { status: 'pending', holdExpiresAt: { $lte: ctx.clock.now() } },
      { limit: BATCH, offset: kept, orderBy: { holdExpiresAt: 'asc', id: 'asc' } },
    );
    if (due.length === 0) return released;
    for (const order of due) {
      if (await expireHold(ctx, order)) released += 1;
      else kept += 1;
    }
  }
}

/** False when the hold is kept; an error of one order does not stop the others. */
async function expireHold(ctx: Context, order: Order): Promise<boolean> {
  try {
    const isPayable = order.paymentIntentId !== null && (await retireIntent(ctx, order.paymentIntentId)) !== 'retired';
    return !isPayable && (await inTransaction(ctx, (tx) => releaseOrder(tx, order.id, 'expired', 'hold ran out')));
  } catch (error) {
    ctx.log.warn({ err: error, orderId: order.id, paymentIntentId: order.paymentIntentId }, 'hold kept: it could not be ended now');
    return false;
  }
}
