import type { Context } from '../../platform/context/context.ts';
import { ADDRESS_REFUSED, renderOrderConfirmation, renderRefundNotice, sendMail } from '../mail/index.ts';
import { claimUrl } from './customer/claim-order.ts';
import { moveOrder, recordOrderEvent } from './move-order.ts';
import { Order } from './orders.entity.ts';
import { IS_PAID } from './orders.rules.ts';
import { paidWith } from './facts/paid-with.ts';
import { parcelTracking } from './facts/parcel-tracking.rules.ts';

/** The id is the order's and the effect's, so a delivery repeated after a lost answer is recognisable (docs/reliability.md, I5). */
function messageId(ctx: Context, order: Order, effect: string): string {
  return `${order.ref.toLowerCase()}.${effect}@${new URL(ctx.env.PUBLIC_URL).hostname}`;
}

function sharedProps(ctx: Context, order: Order) {
  return {
    origin: ctx.env.PUBLIC_URL,
    isSandbox: order.mode === 'sandbox',
    year: ctx.clock.now().getUTCFullYear(),
    firstName: order.customerFirstName ?? 'Guest',
  };
}

/** The carrier takes seconds, in which the payment may be refunded (docs/reliability.md, SHP-06). */
async function isStillPaid(ctx: Context, order: Order): Promise<boolean> {
  const paid = `select o.id from orders o where o.id = ? and ${IS_PAID}`;
  return (await ctx.em.execute<{ id: number }[]>(paid, [order.id])).length > 0;
}

/** Sends the confirmation once; an order without an e-mail address (documented REST body) has none. */
export async function mailConfirmation(ctx: Context, order: Order): Promise<void> {
  if (order.confirmationMailedAt || !order.email || !(await isStillPaid(ctx, order))) return;
  const mail = await renderConfirmation(ctx, order);
  await ctx.reachFailpoint('mail.before-send');
  const isSent = await sendMail(ctx, { messageId: messageId(ctx, order, 'confirmation'), to: order.email, ...mail });
  if (!isSent) return reviewAddress(ctx, order.id);
  await ctx.reachFailpoint('mail.after-send');
  await recordConfirmation(ctx, order);
  await ctx.reachFailpoint('mail.recorded');
}

/** The order is shipped all the same; a person has to reach its customer another way. */
async function reviewAddress(ctx: Context, orderId: number): Promise<void> {
  const event = { kind: 'review-needed', detail: { reason: ADDRESS_REFUSED } } as const;
  await moveOrder(ctx, orderId, { reviewReason: ADDRESS_REFUSED }, event, { guard: 'o.review_reason is null' });
}

/** Sends the confirmation again. The key is of the request: each has a Message-ID of its own, which its repetitions share. */
export async function mailConfirmationAgain(ctx: Context, { orderId, key }: { orderId: number; key: string }): Promise<void> {
  const order = await ctx.em.findOneOrFail(Order, { id: orderId }, { populate: ['items'] });
  if (!order.email || !(await isStillPaid(ctx, order)) || (await isResent(ctx, orderId, key))) return;
  const mail = await renderConfirmation(ctx, order);
  const isSent = await sendMail(ctx, { messageId: messageId(ctx, order, `confirmation-${key}`), to: order.email, ...mail });
  if (!isSent) return reviewAddress(ctx, orderId);
  await ctx.reachFailpoint('resend.after-send');
  await recordOrderEvent(ctx, orderId, { kind: 'confirmation-resent', detail: { key } });
}

async function isResent(ctx: Context, orderId: number, key: string): Promise<boolean> {
  const event = `select id from order_event where order_id = ? and kind = 'confirmation-resent' and detail->>'key' = ?`;
  return (await ctx.em.execute<{ id: number }[]>(event, [orderId, key])).length > 0;
}

/** The order must have its items loaded. */
function renderConfirmation(ctx: Context, order: Order) {
  return renderOrderConfirmation({
    ...sharedProps(ctx, order),
    orderNumber: order.number ?? 0,
    lines: order.items
      .getItems()
      .map((item) => ({ name: item.productName, quantity: item.quantity, lineTotalCents: item.unitPriceCents * item.quantity })),
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    couponCode: order.couponCode,
    shippingCents: order.shippingCents,
    shippingMethod: order.shippingMethod,
    totalCents: order.totalCents,
    paidWith: paidWith(order),
    address: order.shippingAddress,
    trackingNumber: order.trackingNumber,
    ...parcelTracking(order),
    statusUrl: `${ctx.env.PUBLIC_URL}/checkout-success?payment_intent=${order.paymentIntentId ?? ''}`,
    claimUrl: claimUrl(ctx, order),
  });
}

/** With its label bought already, the mail completes the order. A mail that was sent is recorded by any worker, once. */
async function recordConfirmation(ctx: Context, order: Order): Promise<void> {
  const unclaimed = { ...ctx, claim: null };
  const now = ctx.clock.now();
  order.confirmationMailedAt = now;
  const isFirst = 'o.confirmation_mailed_at is null';
  const isLast = `${isFirst} and o.status = 'paid' and o.tracking_number is not null`;
  const completed = { confirmationMailedAt: now, status: 'completed', completedAt: now } as const;
  if (await moveOrder(unclaimed, order.id, completed, { kind: 'mailed-and-completed' }, { guard: isLast })) order.status = 'completed';
  else await moveOrder(unclaimed, order.id, { confirmationMailedAt: now }, { kind: 'confirmation-mailed' }, { guard: isFirst });
}

/** Mails the shopper that a payment without goods is refunded. */
export async function mailRefundNotice(ctx: Context, orderId: number): Promise<void> {
  const order = await ctx.em.findOneOrFail(Order, { id: orderId });
  if (!order.email) return;
  const { subject, html, text } = await renderRefundNotice({
    ...sharedProps(ctx, order),
    orderRef: order.ref,
    amountCents: order.refundedCents || order.totalCents,
  });
  await sendMail(ctx, { messageId: messageId(ctx, order, 'refund'), to: order.email, subject, html, text });
}
