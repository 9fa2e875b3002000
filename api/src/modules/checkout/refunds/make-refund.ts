import { LockMode } from '@mikro-orm/core';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { PaymentProviderError, type ProviderRefund } from '../../../platform/gateways/stripe/payment-gateway.ts';
import { lockClaim } from '../../../platform/outbox/job-claim.ts';
import { enqueueAfterCommit } from '../../../platform/outbox/enqueue.ts';
import { restock } from '../../catalog/index.ts';
import { moveOrder, Order, recordOrderEvent } from '../../orders/index.ts';
import { mailMadeRefundJob } from '../checkout.jobs.ts';
import { finalizePayment } from '../payment/finalize-payment.ts';
import { CANCELING } from './refund-order.ts';
import { Refund } from './refunds.entity.ts';

const CANCELLATION_REFUSED = 'The order was canceled, but its refund was refused';

/** The refund at the provider: unique among all shops that share the account. */
export function referenceOf(refund: Refund): string {
  return `${refund.order.ref}:refund:${refund.id}`;
}

/**
 * Makes a stored refund at the provider, once, and records it. Another try finds what an earlier one has made by its reference, so a
 * process that ends between provider and commit makes no second refund (docs/reliability.md, ADM-01).
 */
export async function makeRefund(ctx: Context, { refundId }: { refundId: number }): Promise<void> {
  const refund = await ctx.em.findOneOrFail(Refund, { id: refundId }, { populate: ['order'] });
  if (refund.state !== 'requested') return;
  const made = await refundAtProvider(ctx, refund);
  await ctx.reachFailpoint('refund.made');
  if (typeof made === 'string') return recordFailure(ctx, refundId, made);
  // Refunded amount and status of the order are taken from the provider, as the webhook takes them.
  await finalizePayment(ctx, refund.order.paymentIntentId!);
  await recordRefund(ctx, refundId, made);
}

/** The refund, or why the provider refuses it. @throws PaymentProviderError when that is not known yet */
async function refundAtProvider(ctx: Context, refund: Refund): Promise<ProviderRefund | string> {
  try {
    await ctx.claim?.assertHeld();
    return await ctx.payments.refund({
      paymentIntentId: refund.order.paymentIntentId!,
      amountCents: refund.amountCents,
      reference: referenceOf(refund),
      wasTried: (ctx.claim?.attempts ?? 1) > 1,
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || !['rejected', 'missing'].includes(error.kind)) throw error;
    return error.message;
  }
}

/** Locks order and refund, in this order; null when the refund has ended meanwhile. */
async function lockRefund(tx: Context, refundId: number): Promise<{ refund: Refund; order: Order } | null> {
  await lockClaim(tx);
  const { order_id: orderId } = (await tx.em.execute<[{ order_id: number }]>('select order_id from refund where id = ?', [refundId]))[0];
  const order = await tx.em.findOneOrFail(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const refund = await tx.em.findOneOrFail(Refund, { id: refundId }, { populate: ['lines', 'lines.item'], refresh: true });
  return refund.state === 'requested' ? { refund, order } : null;
}

async function recordRefund(ctx: Context, refundId: number, made: ProviderRefund): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockRefund(tx, refundId);
    if (!locked) return;
    const { refund, order } = locked;
    const restocked = refund.isRestocked && order.stockState === 'sold' ? await restockLines(tx, refund, order) : 0;
    Object.assign(refund, { state: 'succeeded', providerRefundId: made.id, endedAt: tx.clock.now() });
    await tx.em.flush();
    const event = { kind: 'refund-made', detail: { refundId, amountCents: refund.amountCents, restocked } } as const;
    if (order.reviewReason === CANCELING) await moveOrder(tx, order.id, { reviewReason: null }, event);
    else await recordOrderEvent(tx, order.id, event);
    if (refund.isMailed && order.email) await enqueueAfterCommit(tx, mailMadeRefundJob, `refund:${refundId}`, { refundId });
    await notifyEnd(tx, refund);
  });
}

async function restockLines(tx: Context, refund: Refund, order: Order): Promise<number> {
  const lines = refund.lines.getItems();
  for (const line of lines) line.restocked = line.quantity;
  await restock(
    tx,
    order.ref,
    lines.map(({ item, quantity }) => ({ productId: item.productId, grind: item.grind, quantity })),
  );
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

async function recordFailure(ctx: Context, refundId: number, failure: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockRefund(tx, refundId);
    if (!locked) return;
    const { refund, order } = locked;
    Object.assign(refund, { state: 'failed', failure, endedAt: tx.clock.now() });
    await tx.em.flush();
    const event = { kind: 'refund-failed', detail: { refundId, amountCents: refund.amountCents, failure } } as const;
    if (order.reviewReason === CANCELING) await moveOrder(tx, order.id, { reviewReason: CANCELLATION_REFUSED }, event);
    else await recordOrderEvent(tx, order.id, event);
    await notifyEnd(tx, refund);
  });
}

/** After the commit, wakes requestRefund in the process that waits for it. */
async function notifyEnd(tx: Context, { key }: Refund): Promise<void> {
  await tx.em.execute(`select pg_notify('refund_ended', ?)`, [key]);
}
