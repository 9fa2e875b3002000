import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { shop } from '../../../platform/config/shop.ts';
import type { Intent } from '../../../platform/gateways/stripe/payment-gateway.ts';
import { assertNever } from '../../../platform/lib/assert-never.ts';
import { enqueueAfterCommit, isDone, isEnqueued } from '../../../platform/outbox/enqueue.ts';
import {
  fulfilOrderJob,
  isUnpaid,
  moveOrder,
  type OrderStatus,
  orderSubject,
  recordOrderEvent,
  type StockState,
  voidLabelJob,
} from '../../orders/index.ts';
import { checkRefundsJob, paymentSubject, refundPaymentJob } from '../checkout.jobs.ts';
import { addMissingCustomer, type ReportedCustomer } from './complete-customer.ts';
import { followDoubt } from './follow-doubt.ts';
import { flagOrder } from './flag-order.ts';
import { releaseGoods, releaseOrder } from '../hold/release-order.ts';
import { holdAgain } from '../hold/hold-again.ts';

export type FinalizeOutcome =
  | { kind: 'paid'; orderId: number }
  | { kind: 'refunding' }
  | { kind: 'waiting' }
  | { kind: 'not-completed'; message: string | null; isCanceled: boolean }
  | { kind: 'review' }
  /** Not a payment of a checkout of ours (an admin's test, another shop on the account). */
  | { kind: 'foreign' };

interface LockedOrder {
  id: number;
  ref: string;
  status: OrderStatus;
  mode: string;
  stock_state: StockState;
  payment_intent_id: string | null;
  total_cents: number;
  refunded_cents: number;
  checkout_draft_id: number | null;
  review_reason: string | null;
  is_label_deferred: boolean;
  /** Of a label that is bought or being bought. */
  label_rate_id: string | null;
  is_hold_over: boolean;
  /** Another version of the same checkout has been paid. */
  has_paid_rival: boolean;
}

/** An intent as the provider answered it before the order was locked. */
interface RetrievedIntent extends Intent {
  /** It was retrieved again, after the first answer had been compared with the order. */
  isRetrievedAgain: boolean;
}

interface Finalized {
  outcome: FinalizeOutcome;
  /** The order was changed to what the provider said before the order was locked, which may be old by now. */
  mustRetrieveAgain?: boolean;
}

const BOUNCED = 'A refund did not reach the shopper';
/** Refunds of one payment that come in while we look; each round takes one provider call. */
const MAX_RETRIEVALS = 5;

/**
 * Brings the order in line with its payment intent. The one way to a paid order: process-payment, the webhook, the
 * reconciling sweep, the end of a hold and refunds by the staff call it, in any order and any number of times. The provider's state
 * decides, never an event's type (docs/reliability.md, decision 4).
 * `reported`: what the caller sent of the customer, stored in the same transaction once the order is paid.
 * @throws PaymentProviderError when the provider can't be asked.
 */
export async function finalizePayment(
  ctx: Context,
  paymentIntentId: string,
  reported: ReportedCustomer | null = null,
  retrievals = MAX_RETRIEVALS,
): Promise<FinalizeOutcome> {
  const intent = await ctx.payments.retrieveIntent(paymentIntentId);
  const orderRef = intent.metadata['orderRef'];
  if (!orderRef) return { kind: 'foreign' };
  switch (intent.status) {
    case 'succeeded': {
      const retrieved = { ...intent, isRetrievedAgain: retrievals < MAX_RETRIEVALS };
      const { outcome, mustRetrieveAgain } = await finalizeSucceeded(ctx, orderRef, retrieved, reported);
      return mustRetrieveAgain && retrievals > 1 ? finalizePayment(ctx, paymentIntentId, reported, retrievals - 1) : outcome;
    }
    case 'canceled':
      await inTransaction(ctx, async (tx) => {
        const order = await lockOrder(tx, orderRef);
        // The sweep cancels the intents of holds that ran out, and their event may arrive before the sweep has released them.
        if (order) await releaseOrder(tx, order.id, order.is_hold_over ? 'expired' : 'canceled', 'payment canceled');
      });
      return { kind: 'not-completed', message: null, isCanceled: true };
    case 'processing':
    case 'requires_capture':
      return { kind: 'waiting' };
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
      return { kind: 'not-completed', message: intent.declineMessage, isCanceled: false };
    default:
      return assertNever(intent.status);
  }
}

async function lockOrder(tx: Context, orderRef: string): Promise<LockedOrder | undefined> {
  const [order] = await tx.em.execute<LockedOrder[]>(
    `select id, ref, status, mode, stock_state, payment_intent_id, total_cents, refunded_cents, checkout_draft_id, review_reason, is_label_deferred, label_rate_id,
       coalesce(hold_expires_at <= ?, false) as is_hold_over,
       exists (select 1 from orders r where r.checkout_draft_id = o.checkout_draft_id and r.paid_at is not null and r.id <> o.id) as has_paid_rival
     from orders o where ref = ? for update of o`,
    [tx.clock.now(), orderRef],
  );
  return order;
}

async function finalizeSucceeded(
  ctx: Context,
  orderRef: string,
  intent: RetrievedIntent,
  reported: ReportedCustomer | null,
): Promise<Finalized> {
  try {
    const finalized = await inTransaction(ctx, async (tx): Promise<Finalized> => {
      const order = await lockOrder(tx, orderRef);
      if (!order) {
        tx.log.error({ paymentIntentId: intent.id, orderRef }, 'a payment succeeded for an order that is not in this database');
        return { outcome: { kind: 'foreign' } };
      }
      const result = await finalizeLocked(tx, order, intent);
      if (reported && result.outcome.kind === 'paid')
        await addMissingCustomer(tx, { id: order.id, wasPaid: !isUnpaid(order.status) }, reported);
      await tx.reachFailpoint('finalize.before-commit');
      return result;
    });
    await ctx.reachFailpoint('finalize.after-commit');
    return finalized;
  } catch (error) {
    // Two versions of one checkout were paid in the same instant: the second look finds the rival.
    const hasRival = error instanceof UniqueConstraintViolationException && error.message.includes('orders_one_paid_per_draft');
    if (hasRival) return { outcome: { kind: 'waiting' }, mustRetrieveAgain: true };
    throw error;
  }
}

async function finalizeLocked(tx: Context, order: LockedOrder, intent: RetrievedIntent): Promise<Finalized> {
  if (!isUnpaid(order.status)) {
    return order.payment_intent_id === intent.id ? followProvider(tx, order, intent) : enqueueRefund(tx, order, intent, 'paid twice');
  }
  const mismatch = findMismatch(order, intent);
  if (mismatch) {
    const detail = { receivedCents: intent.amountReceivedCents, currency: intent.currency, isLive: intent.isLive };
    tx.log.error({ ...detail, orderId: order.id, paymentIntentId: intent.id }, mismatch);
    const review = { status: 'needs_review', paymentIntentId: intent.id, reviewReason: mismatch } as const;
    await moveOrder(tx, order.id, review, { kind: 'payment-mismatch', detail });
    return { outcome: { kind: 'review' } };
  }
  if (order.has_paid_rival) return enqueueRefund(tx, order, intent, 'another version of this checkout was paid');
  if (intent.amountRefundedCents >= order.total_cents) {
    await putGoodsBack(tx, order);
    const refunded = { status: 'refunded', paymentIntentId: intent.id, refundedCents: order.total_cents } as const;
    await moveOrder(tx, order.id, refunded, { kind: 'refunded', detail: { paymentIntentId: intent.id } });
    return { outcome: { kind: 'refunding' }, mustRetrieveAgain: true };
  }
  if (order.stock_state === 'released') {
    // Once its money is on the way back, a payment can't buy the bags any more, although they may be there again.
    const isLost = (await isEnqueued(tx, refundPaymentJob, paymentSubject(intent.id))) || !(await holdAgain(tx, order));
    if (isLost) return enqueueRefund(tx, order, intent, 'paid after the hold ran out');
  }
  await markPaid(tx, order, intent);
  return followProvider(tx, { ...order, status: 'paid' }, intent);
}

/** Why this payment can't be the order's; null when it can (docs/reliability.md, PAY-37). */
function findMismatch(order: LockedOrder, intent: Intent): string | null {
  if (intent.isLive !== (order.mode === 'live'))
    return `Paid in ${intent.isLive ? 'live' : 'test'} mode for an order of ${order.mode} mode`;
  if (intent.currency !== shop.currency) return `Paid in ${intent.currency}`;
  return intent.amountReceivedCents === order.total_cents ? null : 'The amount received is not the order total';
}

async function markPaid(tx: Context, order: LockedOrder, intent: Intent): Promise<void> {
  const card = { cardBrand: intent.card?.brand ?? null, cardLastFour: intent.card?.lastFour ?? null };
  const paid = { status: 'paid', paidAt: tx.clock.now(), paymentIntentId: intent.id, holdExpiresAt: null, ...card } as const;
  const draft = `update checkout_draft set state = 'paid', payment_intent_id = ? where id = ? returning id`;
  const companion = { sql: draft, params: [intent.id, order.checkout_draft_id], isRequired: false };
  await moveOrder(tx, order.id, paid, { kind: 'paid', detail: { paymentIntentId: intent.id } }, { companion });
  await enqueueAfterCommit(tx, fulfilOrderJob, orderSubject(order.id), { orderId: order.id });
}

async function putGoodsBack(tx: Context, order: LockedOrder): Promise<void> {
  if (order.stock_state !== 'held') return;
  await releaseGoods(tx, order);
  await moveOrder(tx, order.id, { stockState: 'released' }, { kind: 'goods-released' });
}

async function enqueueRefund(tx: Context, order: LockedOrder, intent: RetrievedIntent, reason: string): Promise<Finalized> {
  if (isUnpaid(order.status)) await putGoodsBack(tx, order);
  const isNew = await enqueueAfterCommit(tx, refundPaymentJob, paymentSubject(intent.id), {
    orderId: order.id,
    paymentIntentId: intent.id,
  });
  if (isNew) await recordOrderEvent(tx, order.id, { kind: 'refund-due', detail: { paymentIntentId: intent.id, reason } });
  const isOpen = intent.amountRefundedCents < intent.amountReceivedCents;
  const hasBounced = !isNew && isOpen && !isUnpaid(order.status) && (await isDone(tx, refundPaymentJob, paymentSubject(intent.id)));
  // The first answer may be older than the refund; the second is not (docs/reliability.md, PAY-42).
  if (hasBounced && intent.isRetrievedAgain) await flagOrder(tx, order.id, BOUNCED, { paymentIntentId: intent.id });
  return { outcome: { kind: 'refunding' }, mustRetrieveAgain: hasBounced && !intent.isRetrievedAgain };
}

/**
 * A paid order follows the refunds and disputes that the provider reports. What has been sold stays sold;
 * only bags still set aside go back when all the money does, as nobody will pack them.
 */
async function followProvider(tx: Context, order: LockedOrder, intent: Intent): Promise<Finalized> {
  // More than the total can come back of a payment that was too large and waits for a person.
  const refundedCents = Math.min(intent.amountRefundedCents, order.total_cents);
  const isFull = intent.amountRefundedCents >= intent.amountReceivedCents;
  const isRefundNews = refundedCents !== order.refunded_cents;
  const hasBounced = isRefundNews && order.status === 'refunded' && !isFull;
  const status = isRefundNews && isFull ? 'refunded' : hasBounced ? 'needs_review' : order.status;
  const reviewReason = !isRefundNews
    ? order.review_reason
    : hasBounced
      ? BOUNCED
      : isFull && order.review_reason === BOUNCED
        ? null
        : order.review_reason;
  if (isRefundNews) {
    if (isFull) await takeBack(tx, order);
    const news = { refundedCents, status, reviewReason };
    await moveOrder(tx, order.id, news, { kind: 'refund-recorded', detail: { refundedCents } });
  }
  // A refund of the staff's may have come back from the bank.
  if (refundedCents < order.refunded_cents) {
    const subject = `${paymentSubject(intent.id)}:${order.refunded_cents}:${refundedCents}`;
    await enqueueAfterCommit(tx, checkRefundsJob, subject, { orderId: order.id, paymentIntentId: intent.id });
  }
  await followDoubt(tx, { ...order, review_reason: reviewReason }, intent.doubt);
  return { outcome: outcomeOf(status, order.id), mustRetrieveAgain: isRefundNews };
}

/** What was set aside or printed for an order that is refunded in full. */
async function takeBack(tx: Context, order: LockedOrder): Promise<void> {
  await putGoodsBack(tx, order);
  if (order.label_rate_id === null) return;
  await enqueueAfterCommit(tx, voidLabelJob, `${orderSubject(order.id)}:${order.label_rate_id}`, { orderId: order.id });
}

function outcomeOf(status: OrderStatus, orderId: number): FinalizeOutcome {
  if (status === 'needs_review') return { kind: 'review' };
  return status === 'refunded' ? { kind: 'refunding' } : { kind: 'paid', orderId };
}
