import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { PaymentProviderError } from '../../../platform/gateways/stripe/payment-gateway.ts';
import { secondsLater } from '../../../platform/lib/clock.ts';
import { retireIdleIntent } from './retire-intent.ts';
import { releaseOrder } from '../hold/release-order.ts';

const BATCH = 100;

interface IdleHold {
  id: number;
  payment_intent_id: string | null;
}

/**
 * Ends holds before their time while more than half of a product's stock is held (docs/reliability.md, STK-07). A hold whose
 * payment has begun keeps its full time: its shopper may be in the bank's dialogue. The order is random, so that holds which are
 * kept do not keep others from being looked at.
 */
export async function endIdleHolds(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  const idle = await ctx.em.execute<IdleHold[]>(
    `select o.id, o.payment_intent_id from orders o
     where o.status = 'pending' and o.stock_state = 'held' and o.created_at <= ? and o.hold_expires_at > ?
       and exists (select 1 from order_item i join stock_item s on s.product_id = i.product_id and s.grind = i.grind
         where i.order_id = o.id and s.held > s.available)
     order by random() limit ?`,
    [secondsLater(now, -ctx.env.HOLD_SHORT_SECONDS), now, BATCH],
  );
  let ended = 0;
  for (const hold of idle) {
    if (hold.payment_intent_id && !(await isRetired(ctx, hold.payment_intent_id))) continue;
    if (await inTransaction(ctx, (tx) => releaseOrder(tx, hold.id, 'expired', 'hold ended early: most of a product is held'))) ended += 1;
  }
  return ended;
}

/** False for a payment that has begun, or while the provider can't be asked. */
async function isRetired(ctx: Context, paymentIntentId: string): Promise<boolean> {
  try {
    return (await retireIdleIntent(ctx, paymentIntentId)) === 'retired';
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.log.warn({ err: error, paymentIntentId }, 'hold kept: the provider could not be asked');
    return false;
  }
}
