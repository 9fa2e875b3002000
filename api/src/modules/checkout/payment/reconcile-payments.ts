import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { PaymentProviderError } from '../../../platform/gateways/stripe/payment-gateway.ts';
import { secondsLater } from '../../../platform/lib/clock.ts';
import { IS_UNPAID, moveOrder, recordPaymentChecks } from '../../orders/index.ts';
import { finalizePayment } from './finalize-payment.ts';

/** Bank transfers and 3-D Secure may confirm long after the intent was made. */
const LOOK_BACK_SECONDS = 6 * 3600;
/** The sweep runs every three sweep intervals, so this makes it every second run: 60 s, of the 120 s that are allowed. */
const CHECK_AGAIN_INTERVALS = 4;
/** A released order whose payment is not known to be canceled is asked about each time it is this part of its age older. */
const RELEASED_AGE_PART = 0.2;
const BATCH = 25;
/** Provider calls at once. */
const CONCURRENCY = 5;
/** Provider calls a run: a thousand take about 20 s, so that 2,000 unpaid orders are all seen within 120 s. */
const RUN_LIMIT = 1_000;

interface DueCheck {
  id: number;
  payment_intent_id: string;
}

/**
 * Asks the provider about unpaid orders whose webhook and browser may both be lost, each by its own payment intent, the one not
 * asked about for longest first (docs/reliability.md, PAY-08, PAY-36). Resolves with the number of checks.
 */
export async function reconcilePayments(ctx: Context): Promise<number> {
  let checked = 0;
  while (checked < RUN_LIMIT && !ctx.ending.aborted) {
    const due = await claimDueChecks(ctx);
    if (due.length === 0) break;
    checked += due.length;
    const isAnswered = await checkAll(ctx, due);
    // The provider is unavailable: the next run asks again.
    if (!isAnswered) break;
  }
  return checked;
}

/** The time is written before the call, so that two workers never check the same order at once. */
function claimDueChecks(ctx: Context): Promise<DueCheck[]> {
  const now = ctx.clock.now();
  return inTransaction(ctx, async (tx) => {
    const due = await tx.em.execute<DueCheck[]>(
      `select o.id, o.payment_intent_id from orders o
       where ${IS_UNPAID} and o.payment_intent_id is not null and not o.is_payment_closed
         and o.created_at > ? and o.created_at <= ?
         and (o.payment_checked_at is null
           or (o.payment_checked_at <= ? and (o.status = 'pending' or o.payment_checked_at + (o.payment_checked_at - o.created_at) * ${RELEASED_AGE_PART} <= ?)))
       order by coalesce(o.payment_checked_at, o.created_at), o.id limit ${BATCH} for update skip locked`,
      [
        secondsLater(now, -LOOK_BACK_SECONDS),
        secondsLater(now, -ctx.env.RECONCILE_AFTER_SECONDS),
        secondsLater(now, -CHECK_AGAIN_INTERVALS * ctx.env.SWEEP_INTERVAL_SECONDS),
        now,
      ],
    );
    await recordPaymentChecks(
      tx,
      due.map((order) => order.id),
    );
    return due;
  });
}

/** False when not one could be checked. */
async function checkAll(ctx: Context, due: readonly DueCheck[]): Promise<boolean> {
  const waiting = [...due];
  let isAnswered = false;
  async function checkWaiting(): Promise<void> {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      if (await checkPayment({ ...ctx, em: ctx.em.fork() }, order)) isAnswered = true;
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, checkWaiting));
  return isAnswered;
}

/** False when the provider could not be asked; an error of one order does not stop the others. */
async function checkPayment(ctx: Context, order: DueCheck): Promise<boolean> {
  try {
    const outcome = await finalizePayment(ctx, order.payment_intent_id);
    if (outcome.kind === 'not-completed' && outcome.isCanceled) {
      const { id, payment_intent_id: paymentIntentId } = order;
      await moveOrder(
        ctx,
        id,
        { isPaymentClosed: true },
        { kind: 'payment-closed', detail: { paymentIntentId } },
        { guard: 'not o.is_payment_closed' },
      );
    }
    return true;
  } catch (error) {
    const level = error instanceof PaymentProviderError ? error.logLevel : 'warn';
    ctx.log[level](
      { err: error, orderId: order.id, paymentIntentId: order.payment_intent_id },
      'payment not checked; the sweep tries again',
    );
    return false;
  }
}
