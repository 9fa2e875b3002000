import { LockMode } from '@mikro-orm/core';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { CarrierError } from '../../platform/gateways/shippo/carrier-gateway.ts';
import { enqueueAfterCommit, isEarlierDue } from '../../platform/outbox/enqueue.ts';
import { sellHeldStock } from '../catalog/index.ts';
import { keepCouponUse } from '../coupons/index.ts';
import { buyLabel } from './labels/buy-label.ts';
import { isDoubted } from './facts/payment-doubts.ts';
import { mailConfirmation } from './mail-order.ts';
import { moveOrder } from './move-order.ts';
import { Order } from './orders.entity.ts';
import { buyLabelJob, fulfilOrderJob, resumeOrderJob } from './orders.jobs.ts';
import { isPaid, mayBuyLabel } from './orders.rules.ts';

export const NO_ADDRESS = 'Paid without a shipping address';
const NOT_REAL_MONEY = 'Not paid with real money: no real label is bought';

/** Tries until a service that is missing from the carriers' rates counts as not offered. */
const TRIES_FOR_SERVICE = 3;

class StillBeingFulfilled extends Error {}

/** The subject of an order's jobs in the outbox. */
export function orderSubject(orderId: number): string {
  return `order:${orderId}`;
}

/** The held bags and the held coupon use become sold and used, once: the stock state is re-read under the row's lock. */
function sellGoods(ctx: Context, orderId: number): Promise<Order> {
  return inTransaction(ctx, async (tx) => {
    const order = await tx.em.findOneOrFail(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await tx.em.populate(order, ['items']);
    if (!isPaid(order.status) || order.stockState !== 'held') return order;
    await sellHeldStock(tx, order.ref, order.items.getItems());
    await tx.reachFailpoint('fulfil.after-stock');
    if (order.couponCode) await keepCouponUse(tx, order.id);
    await moveOrder(tx, order.id, { stockState: 'sold' }, { kind: 'goods-settled' });
    return order;
  });
}

/**
 * The order job: stock sold, coupon counted, label bought, confirmation mailed. Each step records itself before the
 * next begins, so it can be killed anywhere and run again. A carrier that doesn't answer holds up neither mail nor order.
 */
export async function fulfilOrder(ctx: Context, orderId: number): Promise<void> {
  await ctx.reachFailpoint('fulfil.start');
  const order = await sellGoods(ctx, orderId);
  // From here on the order is a plain record that the steps keep up to date; detached, it is never written back as a whole.
  ctx.em.clear();
  if (!isPaid(order.status)) return;
  await ctx.reachFailpoint('fulfil.stock-committed');
  await tryLabel(ctx, order);
  await mailConfirmation(ctx, order);
  if (order.status !== 'completed') await completeOrder(ctx, order.id);
  await ctx.reachFailpoint('fulfil.done');
}

/**
 * E-mail and address may come one after the other, each once. The first leaves the order without the other and the second does not, so
 * each has a job of its own (docs/reliability.md, SHP-07).
 */
function resumeSubject(orderId: number, isComplete: boolean): string {
  return `${orderSubject(orderId)}:${isComplete ? 'complete' : 'partial'}`;
}

/** Enqueues what waited for e-mail or address of a paid order. Inside the transaction that added it. */
export async function enqueueResume(tx: Context, orderId: number, isComplete: boolean): Promise<void> {
  await enqueueAfterCommit(tx, resumeOrderJob, resumeSubject(orderId, isComplete), { orderId });
}

/**
 * Fulfils what could not be while e-mail or address was missing. After the order's earlier jobs only: two at once could buy
 * two labels.
 */
export async function resumeOrder(ctx: Context, orderId: number): Promise<void> {
  const earlier = [
    [fulfilOrderJob, orderSubject(orderId)],
    [resumeOrderJob, orderSubject(orderId)], // Of earlier versions.
    [resumeOrderJob, resumeSubject(orderId, false)],
  ] as const;
  if (await isEarlierDue(ctx, earlier)) throw new StillBeingFulfilled(`order ${orderId}`);
  await fulfilOrder(ctx, orderId);
}

/** Completes the order if label and mail are both done; whichever of their jobs ends last meets the condition. */
async function completeOrder(ctx: Context, orderId: number): Promise<void> {
  const isDone = "o.status = 'paid' and o.tracking_number is not null and (o.confirmation_mailed_at is not null or o.email is null)";
  await moveOrder(ctx, orderId, { status: 'completed', completedAt: ctx.clock.now() }, { kind: 'completed' }, { guard: isDone });
}

/** Fulfils what waited for the end of a dispute or of a review. Inside the transaction that cleared the order. */
export async function enqueueCleared(tx: Context, { id, isLabelDeferred }: Pick<Order, 'id' | 'isLabelDeferred'>): Promise<void> {
  const subject = `${orderSubject(id)}:cleared:${tx.clock.now().getTime()}`;
  await enqueueAfterCommit(tx, isLabelDeferred ? buyLabelJob : resumeOrderJob, subject, { orderId: id });
}

/** An order of the sandbox can outlive it: paid before the shop went live, due after. */
async function isShippable(ctx: Context, order: Order, isAskedFor = false): Promise<boolean> {
  // What the provider holds against the payment is a person's to decide (docs/reliability.md, PAY-44).
  if (isDoubted(order) && !isAskedFor) return false;
  if (mayBuyLabel(order.mode, ctx.env.modes.shipping)) return true;
  await moveOrder(
    ctx,
    order.id,
    { reviewReason: NOT_REAL_MONEY },
    { kind: 'review-needed', detail: { reason: NOT_REAL_MONEY } },
    { guard: 'o.review_reason is null' },
  );
  return false;
}

async function tryLabel(ctx: Context, order: Order): Promise<void> {
  if (order.isLabelDeferred || !(await isShippable(ctx, order))) return;
  if (!order.shippingAddress) {
    // An address that has come meanwhile brought a job of its own (resumeOrder).
    const event = { kind: 'review-needed', detail: { reason: NO_ADDRESS } } as const;
    await moveOrder(ctx, order.id, { reviewReason: NO_ADDRESS }, event, { guard: 'o.shipping_address is null' });
    return;
  }
  try {
    await buyLabel(ctx, order, order.shippingAddress, { isPriceAccepted: false, isLastTry: false });
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    ctx.log[error.logLevel]({ err: error, orderRef: order.ref }, 'label pending');
    await inTransaction(ctx, async (tx) => {
      await moveOrder(tx, order.id, { isLabelDeferred: true }, { kind: 'label-deferred', detail: { reason: error.message } });
      await enqueueAfterCommit(tx, buyLabelJob, orderSubject(order.id), { orderId: order.id });
    });
  }
}

/** Buys the label that could not be had when the order was fulfilled, and completes the order. */
export async function buyPendingLabel(
  ctx: Context,
  { orderId, isPriceAccepted = false }: { orderId: number; isPriceAccepted?: boolean | undefined },
): Promise<void> {
  const order = await ctx.em.findOneOrFail(Order, { id: orderId }, { populate: ['items'] });
  ctx.em.clear();
  if (!isPaid(order.status) || !order.shippingAddress || !(await isShippable(ctx, order, isPriceAccepted))) return;
  const isLastTry = (ctx.claim?.attempts ?? TRIES_FOR_SERVICE) >= TRIES_FOR_SERVICE;
  await buyLabel(ctx, order, order.shippingAddress, { isPriceAccepted, isLastTry });
  await completeOrder(ctx, order.id);
}
