import { LockMode } from '@mikro-orm/core';
import { actorName, type Context, inTransaction } from '../../../platform/context/context.ts';
import { formatCents } from '../../../platform/lib/money.ts';
import { Missing } from '../../../platform/lib/access-errors.ts';
import { view } from '../../../platform/graphql/view.ts';
import { enqueueAfterCommit } from '../../../platform/outbox/enqueue.ts';
import { recordAudit } from '../../audit/index.ts';
import { isUnpaid, Order, OrderItem, recordOrderEvent } from '../../orders/index.ts';
import { makeRefundJob } from '../checkout.jobs.ts';
import { findRefundable } from './find-refundable.ts';
import { Refund, RefundLine } from './refunds.entity.ts';
import type { WantedRefund } from './refunds.inputs.ts';
import { type RefundOrderResult, type RefundRefused, refundRefused, RefundStored, toAdminRefund } from './refunds.results.ts';
import { centsByQuantity, netCentsOfLines, openCents, openShippingCents, type RefundableOrder } from './refunds.rules.ts';

/** What a refund comes to, by line. */
interface Terms {
  amountCents: number;
  shippingCents: number;
  lines: { itemId: number; quantity: number; amountCents: number }[];
}

type Kind = WantedRefund & { isCancellation: boolean };

/** A refund is looked up for this long after the commit; then the answer is that it is asked for. */
const WAIT_MS = 6_000;

/**
 * Stores a refund and lets the worker make it: the row and its job are committed before the provider is called, so a crash at any point
 * loses nothing and a second request with the key finds the first (docs/reliability.md, ADM-01).
 * `prepare` runs in the transaction that has locked the order, before anything is written; what it returns is the answer.
 */
export async function requestRefund(
  staff: Context,
  orderNumber: number,
  wanted: Kind,
  prepare: (tx: Context, order: Order) => Promise<RefundRefused | null> = async () => null,
): Promise<typeof RefundOrderResult> {
  const notified = staff.notifications.waitFor('refund_ended', wanted.key, WAIT_MS);
  const stored = await inTransaction(staff, async (tx) => {
    const order = await tx.em.findOne(Order, { number: orderNumber }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!order) throw new Missing('There is no such order');
    const earlier = await tx.em.findOne(Refund, { key: wanted.key });
    if (earlier && earlier.order.id !== order.id) return refundRefused('This key belongs to a refund of another order', 0);
    if (earlier) return earlier.id;
    if (isUnpaid(order.status) || !order.paymentIntentId) return refundRefused('This order was not paid', 0);
    const refundable = await findRefundable(tx, order.id);
    const terms = termsOf(refundable, wanted);
    if (typeof terms === 'string') return refundRefused(terms, openCents(refundable));
    return (await prepare(tx, order)) ?? storeRefund(tx, order, wanted, terms);
  });
  if (typeof stored !== 'number') return stored;
  await notified;
  return view(RefundStored, { refund: await getRefund(staff, stored) });
}

/** What is wanted, in cents; a text when the order does not have it. */
function termsOf(order: RefundableOrder, { lines, amountCents, isRest, shippingCents }: WantedRefund): Terms | string {
  const open = openCents(order);
  if (open === 0) return 'Nothing is left to refund';
  if (isRest) return restOf(order);
  if (shippingCents > openShippingCents(order)) return `Of shipping, ${formatCents(openShippingCents(order))} can be refunded`;
  const net = netCentsOfLines(order);
  const parts: Terms['lines'] = [];
  for (const { itemId, quantity } of lines ?? []) {
    const index = order.lines.findIndex((line) => line.itemId === Number(itemId));
    const line = order.lines[index];
    const cents = line && centsByQuantity(net[index]!, line)[quantity];
    if (cents === undefined || parts.some((part) => part.itemId === line?.itemId)) return 'The order has fewer of this line to refund';
    parts.push({ itemId: Number(itemId), quantity, amountCents: cents });
  }
  const total = (amountCents ?? 0) + shippingCents + parts.reduce((sum, part) => sum + part.amountCents, 0);
  if (total > open) return `${formatCents(open)} can be refunded`;
  if (total === 0) return 'Enter an amount above 0';
  return { amountCents: total, shippingCents, lines: parts };
}

/** All that is left, with what is left of each line; earlier refunds of amounts come off the last lines. */
function restOf(order: RefundableOrder): Terms {
  const amountCents = openCents(order);
  const shippingCents = openShippingCents(order);
  const net = netCentsOfLines(order);
  let left = amountCents - shippingCents;
  const lines = order.lines.flatMap((line, index) => {
    const quantity = line.quantity - line.refundedQuantity;
    if (quantity === 0) return [];
    const cents = Math.min(left, centsByQuantity(net[index]!, line)[quantity]!);
    left -= cents;
    return [{ itemId: line.itemId, quantity, amountCents: cents }];
  });
  return { amountCents, shippingCents, lines };
}

async function storeRefund(tx: Context, order: Order, wanted: Kind, terms: Terms): Promise<number> {
  const { key, reason, note = null, isRestocked, isMailed, isCancellation } = wanted;
  const { amountCents, shippingCents } = terms;
  const refund = tx.em.create(Refund, {
    key,
    order,
    amountCents,
    shippingCents,
    reason,
    note: note || null,
    isRestocked,
    isMailed,
    isCancellation,
    actor: actorName(tx.actor),
    createdAt: tx.clock.now(),
  });
  for (const { itemId, ...line } of terms.lines) tx.em.create(RefundLine, { ...line, refund, item: tx.em.getReference(OrderItem, itemId) });
  await tx.em.flush();
  const detail = { refundId: refund.id, amountCents, reason, isCancellation };
  await recordOrderEvent(tx, order.id, { kind: 'refund-requested', detail });
  await recordAudit(tx, actorName(tx.actor), isCancellation ? 'order-canceled' : 'order-refunded', `order:${order.number}`, detail);
  await enqueueAfterCommit(tx, makeRefundJob, `refund:${refund.id}`, { refundId: refund.id });
  await tx.reachFailpoint('refund.stored');
  return refund.id;
}

async function getRefund(ctx: Context, id: number) {
  // Another entity manager: the worker has changed the row meanwhile.
  const refund = await ctx.em.fork().findOneOrFail(Refund, { id }, { populate: ['lines'] });
  return toAdminRefund(refund);
}
