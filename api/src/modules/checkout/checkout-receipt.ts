import type { Context } from '../../platform/context/context.ts';
import { view } from '../../platform/graphql/view.ts';
import { type Order, paidWith, parcelWords, toItemViews } from '../orders/index.ts';
import { CheckoutReceipt } from './checkout-status.views.ts';
import { CheckoutDraft } from './checkout.entity.ts';
import { isCheckoutOwner } from './requester.ts';

/** Signing out closes an order of an account, also in the browser that made it; a guest has nothing but the checkout cookie. */
async function mayRead(ctx: Context, { userId, checkoutDraftId }: Order): Promise<boolean> {
  if (userId !== null) return isCheckoutOwner(ctx, { userId, visitorHash: null, clientSecret: null }, null);
  const draft = checkoutDraftId === null ? null : await ctx.em.findOne(CheckoutDraft, { id: checkoutDraftId });
  return isCheckoutOwner(ctx, { userId: null, visitorHash: draft?.visitorHash ?? null, clientSecret: null }, null);
}

function addressLines({ name, street1, street2, city, state, zip }: NonNullable<Order['shippingAddress']>): string[] {
  return [name, street1, street2 ?? '', `${city}, ${state} ${zip}`].filter((line) => line !== '');
}

/** What was bought and where it goes; null if the requester may not read it (docs/reliability.md, ORD-07), and before the payment. */
export async function checkoutReceipt(ctx: Context, order: Order): Promise<CheckoutReceipt | null> {
  if (order.number === null || !(await mayRead(ctx, order))) return null;
  const { shippingAddress } = order;
  await ctx.em.populate(order, ['items']);
  return view(CheckoutReceipt, {
    items: toItemViews(order),
    discountCents: order.discountCents,
    shippingCents: order.shippingCents,
    shippingMethod: order.shippingMethod,
    paidWith: paidWith(order),
    email: order.email,
    shipTo: shippingAddress ? addressLines(shippingAddress) : [],
    parcelStatus: parcelWords(order),
  });
}
