import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { shop } from '../../../platform/config/shop.ts';
import { secondsLater } from '../../../platform/lib/clock.ts';
import { newOrderRef } from '../../../platform/lib/public-ref.ts';
import { type CartInvalid, cartInvalid, catalogOf, holdStock, type ResolvedLine, subtotalCents } from '../../catalog/index.ts';
import { CouponRefused, isUsedUp, recordCouponUse, takeCouponUse } from '../../coupons/index.ts';
import { eventValues, Order, OrderItem, serviceOf, splitFullName, STANDARD_SHIPPING } from '../../orders/index.ts';
import { type ChargeableRate, isFreeShipping, type QuoteExpired, type RateNotFree, rateNotFree } from '../../shipping/index.ts';
import {
  type AlreadyPaid,
  alreadyPaid,
  type HoldLimit,
  type OutOfStock,
  outOfStock,
  type TotalChanged,
  totalChanged,
} from '../checkout.results.ts';
import type { DraftState } from '../checkout.entity.ts';
import { findOwnCouponHold } from '../coupon/own-coupon-hold.ts';
import { checkoutTotals, contentHash } from '../checkout.rules.ts';
import type { AgreedCheckout } from '../checkout.inputs.ts';
import { countBags, holdExcess, type HoldKeys, holdKeysOf, type LiveHolds, ownExcess } from './hold-bounds.ts';

type HoldRefusal = CartInvalid | OutOfStock | CouponRefused | TotalChanged | QuoteExpired | RateNotFree | AlreadyPaid | HoldLimit;

export interface HeldOrder {
  orderId: number;
  orderRef: string;
  draftId: number;
  paymentIntentId: string | null;
  clientSecret: string | null;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  totalCents: number;
  holdExpiresAt: Date;
  shippingAddress: Order['shippingAddress'];
  email: string | null;
}

export type HoldOutcome =
  | { kind: 'held'; order: HeldOrder }
  | { kind: 'refused'; refusal: HoldRefusal }
  /**
   * An earlier version of this checkout still holds goods or could still be paid; it has to be retired first. With a refusal: another
   * checkout of the requester holds the last use of the coupon; the refusal is the answer if that one is paid or its payment has begun.
   */
  | { kind: 'superseding'; orderId: number; paymentIntentId: string | null; refusal?: CouponRefused };

interface DraftRow {
  id: number;
  content_hash: string;
  state: DraftState;
  order_id: number | null;
  payment_intent_id: string | null;
  client_secret: string | null;
  live: LiveHolds;
}

/** Thrown inside the transaction so that everything it held so far is put back. */
class Refused extends Error {
  readonly refusal: HoldRefusal;
  constructor(refusal: HoldRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Makes the pending order of a checkout with its stock and coupon use set aside, or finds the one that this very checkout made
 * before (a double click, a second try after a declined card). All or nothing, in one transaction.
 */
export async function holdCheckout(
  ctx: Context,
  request: AgreedCheckout,
  lines: ResolvedLine[],
  quote: ChargeableRate | null,
): Promise<HoldOutcome> {
  try {
    return await inTransaction(ctx, (tx) => holdInTransaction(tx, request, lines, quote));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { refusal } = error;
    const isTaken = refusal instanceof CouponRefused && isUsedUp(refusal.message);
    const own = isTaken ? await findOwnCouponHold(ctx, request.couponCode!, request) : null;
    return own ? { kind: 'superseding', ...own, refusal } : { kind: 'refused', refusal };
  }
}

async function holdInTransaction(
  tx: Context,
  request: AgreedCheckout,
  lines: ResolvedLine[],
  quote: ChargeableRate | null,
): Promise<HoldOutcome> {
  const { expectedTotalCents: _, checkoutKey, visitorHash, canDeriveRate: __, ...content } = request;
  const hash = contentHash(content);
  const keys = holdKeysOf(tx);
  const bags = countBags(lines);
  // The upsert takes the draft's row lock: parallel requests of one checkout pass here one by one.
  const [draft] = await tx.em.execute<DraftRow[]>(
    `insert into checkout_draft (checkout_key, visitor_hash, created_at) values (?, ?, now())
     on conflict (checkout_key) do update set checkout_key = excluded.checkout_key
     returning id, content_hash, state, order_id, payment_intent_id, client_secret, live_holds(?, ?) as live`,
    [checkoutKey, visitorHash, keys.visitorKey, keys.blockKey],
  );
  if (!draft) throw new Error('The draft upsert returned nothing');
  if (draft.state === 'paid') return { kind: 'refused', refusal: alreadyPaid(draft.payment_intent_id ?? '') };
  if (draft.order_id !== null) {
    const earlier = await tx.em.findOneOrFail(Order, { id: draft.order_id }, { refresh: true });
    const isLive = earlier.status === 'pending' && earlier.holdExpiresAt !== null && earlier.holdExpiresAt > tx.clock.now();
    if (isLive && draft.content_hash === hash) {
      if (earlier.totalCents !== request.expectedTotalCents) return { kind: 'refused', refusal: totalChanged(earlier) };
      return { kind: 'held', order: heldOrder(earlier, draft) };
    }
    // Not released here: stock and coupon rows locked for the old cart and then for the new one could deadlock with other shoppers.
    const isUnfinished = draft.payment_intent_id !== null || (earlier.status === 'pending' && earlier.stockState === 'held');
    if (isUnfinished)
      return { kind: 'superseding', orderId: earlier.id, paymentIntentId: draft.payment_intent_id ?? earlier.paymentIntentId };
  }
  // Refused here before any stock row is locked; the count that decides comes last, one by one for each address block.
  const excess = holdExcess(tx, draft.live, bags);
  if (excess) return { kind: 'refused', refusal: excess };
  const order = await makeOrder(tx, request, lines, quote, draft.id, keys);
  const placedEvent = { kind: 'placed', detail: { totalCents: order.totalCents } } as const;
  const [placed] = await tx.em.execute<{ live: LiveHolds }[]>(
    `with placed as (insert into order_event (order_id, kind, detail, actor, created_at) values (?, ?, ?::jsonb, ?, ?))
     update checkout_draft set order_id = ?, content_hash = ? where id = ? returning live_holds_in_turn(?, ?) as live`,
    [order.id, ...eventValues(tx, placedEvent), order.id, hash, draft.id, keys.visitorKey, keys.blockKey],
  );
  // Only the commit follows the lock of the address block, so that no deadlock comes of it.
  const lateExcess = ownExcess(tx, placed!.live, bags);
  if (lateExcess) throw new Refused(lateExcess);
  return { kind: 'held', order: heldOrder(order, draft) };
}

async function makeOrder(
  tx: Context,
  request: AgreedCheckout,
  lines: ResolvedLine[],
  quote: ChargeableRate | null,
  draftId: number,
  keys: HoldKeys,
): Promise<Order> {
  const ref = newOrderRef();
  const { shortage, pricesAreCurrent } = await holdStock(tx, ref, lines);
  if (shortage)
    throw new Refused(
      outOfStock(shortage, lines.find((line) => line.product.slug === shortage.productSlug && line.grind === shortage.grind)!.name),
    );
  const subtotal = subtotalCents(lines);
  const coupon = request.couponCode ? await takeCouponUse(tx, request.couponCode, subtotal) : null;
  if (coupon instanceof CouponRefused) throw new Refused(coupon);
  const totals = checkoutTotals(subtotal, coupon?.discountCents ?? 0, quote?.amountCents ?? null);
  if (!pricesAreCurrent) {
    // An admin changed a price within the last instant: read the catalogue anew, let the shopper look again.
    catalogOf(tx).invalidate();
    throw new Refused(totalChanged(totals));
  }
  if (totals.totalCents < shop.minimumChargeCents)
    throw new Refused(cartInvalid({ productId: null, message: 'The smallest amount a card can be charged is $0.50' }));
  if (totals.totalCents !== request.expectedTotalCents) throw new Refused(totalChanged(totals));
  if (quote && !quote.canShipFree && isFreeShipping(totals.subtotalCents, totals.discountCents)) throw new Refused(rateNotFree());
  const order = insertOrder(tx, ref, request, lines, quote, totals, draftId, coupon?.code ?? null, keys);
  await tx.em.flush();
  if (coupon) await recordCouponUse(tx, order.id, coupon.couponId, coupon.discountCents);
  return order;
}

function insertOrder(
  tx: Context,
  ref: string,
  request: AgreedCheckout,
  lines: ResolvedLine[],
  quote: ChargeableRate | null,
  totals: ReturnType<typeof checkoutTotals>,
  draftId: number,
  couponCode: string | null,
  keys: HoldKeys,
): Order {
  const now = tx.clock.now();
  const name = request.shippingAddress?.name ?? request.customerName;
  const { firstName, lastName } = name ? splitFullName(name) : { firstName: null, lastName: null };
  const order = tx.em.create(Order, {
    ref,
    mode: tx.env.modes.payments,
    checkoutDraftId: draftId,
    userId: request.userId,
    email: request.email?.toLowerCase() ?? null,
    customerFirstName: firstName,
    customerLastName: lastName,
    shippingAddress: request.shippingAddress ?? null,
    ...totals,
    couponCode,
    shippingMethod: quote ? serviceOf(quote) : STANDARD_SHIPPING,
    serviceProvider: quote?.provider ?? null,
    serviceToken: quote?.serviceToken ?? null,
    carrierRateId: quote?.carrierRateId ?? null,
    quotedParcelHash: quote?.parcelHash ?? null,
    holdExpiresAt: secondsLater(now, tx.env.CHECKOUT_HOLD_SECONDS),
    createdAt: now,
    bagCount: countBags(lines),
    ...keys,
  });
  for (const line of lines) {
    tx.em.create(OrderItem, {
      order,
      productId: line.product.productId,
      productSlug: line.product.slug,
      productName: line.name,
      grind: line.grind,
      size: line.size,
      quantity: line.quantity,
      unitPriceCents: line.product.priceCents,
      weightGrams: line.product.weightGrams,
      packedMm: line.product.packedMm,
    });
  }
  return order;
}

function heldOrder(order: Order, draft: DraftRow): HeldOrder {
  return {
    orderId: order.id,
    orderRef: order.ref,
    draftId: draft.id,
    paymentIntentId: draft.payment_intent_id,
    clientSecret: draft.client_secret,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    shippingCents: order.shippingCents,
    totalCents: order.totalCents,
    holdExpiresAt: order.holdExpiresAt ?? order.createdAt,
    shippingAddress: order.shippingAddress,
    email: order.email,
  };
}
