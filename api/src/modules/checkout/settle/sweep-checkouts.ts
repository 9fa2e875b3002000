import { type Context, inTransaction } from '../../../app/context.ts';
import { PaymentProviderError } from '../../../gateways/payment-gateway.ts';
import { secondsLater } from '../../../lib/clock.ts';
import { Order } from '../../orders/index.ts';
import { finalizePayment } from './finalize-payment.ts';
import { releaseOrder } from './release-order.ts';
import { retireIntent } from '../intent/retire-intent.ts';

const BATCH = 100;
/** Bank transfers and 3-D Secure may confirm long after the intent was made. */
const LOOK_BACK_SECONDS = 6 * 3600;

/**
 * Puts back what unpaid checkouts held once their time is up. The intent is canceled first: only when the provider says
 * that it can't be paid any more are bags and coupon given to others (reliability.md, PAY-23, STK-03, STK-06).
 */
export const expireHolds = async (ctx: Context): Promise<number> => {
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
      if (order.paymentIntentId && !(await isRetired(ctx, order.paymentIntentId))) kept += 1;
      else if (await inTransaction(ctx, (tx) => releaseOrder(tx, order.id, 'expired', 'hold ran out'))) released += 1;
      else kept += 1;
    }
  }
};

/** True when the intent is canceled for good; a payment that went through is settled instead. */
const isRetired = async (ctx: Context, paymentIntentId: string): Promise<boolean> => {
  try {
    return (await retireIntent(ctx, paymentIntentId)) === 'retired';
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.log.warn({ err: error, paymentIntentId }, 'hold kept: the provider could not be asked');
    return false;
  }
};

/** Finds payments whose webhook and browser both got lost: succeeded at the provider, unpaid here (reliability.md, PAY-08). */
export const reconcilePayments = async (ctx: Context): Promise<number> => {
  const now = ctx.clock.now();
  const waiting = await ctx.em.count(Order, {
    status: { $in: ['pending', 'expired', 'canceled'] },
    paymentIntentId: { $ne: null },
    createdAt: { $gt: secondsLater(now, -LOOK_BACK_SECONDS), $lte: secondsLater(now, -ctx.env.RECONCILE_AFTER_SECONDS) },
  });
  if (waiting === 0) return 0;
  const succeeded = (await ctx.payments.listIntentsSince(secondsLater(now, -LOOK_BACK_SECONDS))).filter(
    (intent) => intent.status === 'succeeded' && intent.metadata['orderRef'],
  );
  if (succeeded.length === 0) return 0;
  const unpaid = await ctx.em.find(
    Order,
    { ref: { $in: succeeded.map((intent) => intent.metadata['orderRef']!) }, status: { $in: ['pending', 'expired', 'canceled'] } },
    { refresh: true },
  );
  for (const order of unpaid) {
    const intent = succeeded.find((candidate) => candidate.metadata['orderRef'] === order.ref);
    if (intent) await finalizePayment(ctx, intent.id);
  }
  return unpaid.length;
};
