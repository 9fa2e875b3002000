import { LockMode } from '@mikro-orm/core';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { PaymentProviderError } from '../../../platform/gateways/stripe/payment-gateway.ts';
import { lockClaim } from '../../../platform/outbox/job-claim.ts';
import { enqueueAfterCommit } from '../../../platform/outbox/enqueue.ts';
import { isUnpaid, mailRefundJob, moveOrder, Order, recordOrderEvent } from '../../orders/index.ts';
import { paymentSubject } from '../checkout.jobs.ts';

/** Refunds one payment in full and mails the shopper; an order whose refund the provider refuses (a disputed charge) goes to review. */
export async function refundPayment(
  ctx: Context,
  { orderId, paymentIntentId }: { orderId: number; paymentIntentId: string },
): Promise<void> {
  const { refundedCents, refusal } = await refundAtProvider(ctx, paymentIntentId);
  await inTransaction(ctx, async (tx) => {
    await lockClaim(tx);
    const order = await tx.em.findOneOrFail(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (refusal === null) await recordRefund(tx, order, paymentIntentId, refundedCents);
    else await askForReview(tx, order, paymentIntentId, refusal);
  });
}

async function openCentsOf(ctx: Context, paymentIntentId: string): Promise<number> {
  const intent = await ctx.payments.retrieveIntent(paymentIntentId);
  return intent.amountReceivedCents - intent.amountRefundedCents;
}

async function refundAtProvider(ctx: Context, paymentIntentId: string): Promise<{ refundedCents: number; refusal: string | null }> {
  const amountCents = await openCentsOf(ctx, paymentIntentId);
  if (amountCents <= 0) return { refundedCents: 0, refusal: null };
  try {
    await ctx.payments.refund({
      paymentIntentId,
      amountCents,
      reference: `refund:${paymentIntentId}`,
      // What was refunded before has been taken off the amount.
      wasTried: false,
    });
    return { refundedCents: amountCents, refusal: null };
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.kind !== 'rejected') throw error;
    // Refused also when it was refunded in the provider's dashboard meanwhile.
    const isBack = (await openCentsOf(ctx, paymentIntentId)) <= 0;
    return { refundedCents: 0, refusal: isBack ? null : error.message };
  }
}

/** The provider's events may have reported the refund already, or its failure: an order that is not unpaid any more keeps its state. */
async function recordRefund(tx: Context, order: Order, paymentIntentId: string, refundedCents: number): Promise<void> {
  if (isUnpaid(order.status)) {
    await moveOrder(
      tx,
      order.id,
      { status: 'refunded', paymentIntentId, refundedCents: order.totalCents },
      { kind: 'refunded', detail: { paymentIntentId } },
    );
  } else if (order.paymentIntentId !== paymentIntentId) {
    await recordOrderEvent(tx, order.id, { kind: 'duplicate-refunded', detail: { paymentIntentId, refundedCents } });
  }
  await enqueueAfterCommit(tx, mailRefundJob, paymentSubject(paymentIntentId), { orderId: order.id });
}

async function askForReview(tx: Context, order: Order, paymentIntentId: string, refusal: string): Promise<void> {
  const unpaid = isUnpaid(order.status) ? { status: 'needs_review' as const, paymentIntentId } : {};
  await moveOrder(
    tx,
    order.id,
    { ...unpaid, reviewReason: 'A refund that is due was refused by the payment provider' },
    { kind: 'refund-refused', detail: { paymentIntentId, reason: refusal } },
  );
}
