import type { Context } from '../../platform/context/context.ts';
import { view } from '../../platform/graphql/view.ts';
import { Order, type OrderStatus, parcelTracking } from '../orders/index.ts';
import { type CheckoutState, CheckoutStatus } from './checkout-status.views.ts';

const states: Record<OrderStatus, CheckoutState> = {
  pending: 'AWAITING_PAYMENT',
  paid: 'PAID',
  completed: 'COMPLETED',
  shipped: 'COMPLETED',
  refunded: 'REFUNDED',
  needs_review: 'NEEDS_REVIEW',
  expired: 'CANCELED',
  canceled: 'CANCELED',
};

/** The truth for a confirmation page; null for an intent that is not ours. Personal data only in the receipt: the id may be in anybody's history. */
export async function checkoutStatus(ctx: Context, paymentIntentId: string): Promise<CheckoutStatus | null> {
  const order = await ctx.em.findOne(Order, { paymentIntentId });
  if (!order) return null;
  return view(CheckoutStatus, {
    state: states[order.status as OrderStatus],
    orderNumber: order.number,
    orderRef: order.ref,
    totalCents: order.totalCents,
    trackingNumber: order.trackingNumber,
    ...parcelTracking(order),
    isSandbox: order.mode === 'sandbox',
    order,
  });
}
