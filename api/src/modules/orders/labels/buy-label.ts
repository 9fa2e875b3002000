import type { Context } from '../../../platform/context/context.ts';
import { CarrierError, type CarrierRate, type Label, type Parcel } from '../../../platform/gateways/shippo/carrier-gateway.ts';
import { secondsLater } from '../../../platform/lib/clock.ts';
import { chooseBox, parcelHash } from '../../shipping/index.ts';
import { chooseRate, type RateProblem, SERVICE_NOT_OFFERED, serviceOf } from './choose-rate.ts';
import { IS_UNDOUBTED } from '../facts/payment-doubts.ts';
import { moveOrder, recordOrderEvent } from '../move-order.ts';
import { Order, type PostalAddress } from '../orders.entity.ts';
import { IS_PAID } from '../orders.rules.ts';

const SECOND_LABEL = 'A second label was bought for this order: ask the carrier for a refund';

function parcelWeight(order: Order): number {
  return order.items.getItems().reduce((sum, item) => sum + item.weightGrams * item.quantity, 0);
}

/** What is known when a label is bought: whether a person has accepted the price, and whether this try asks for rates a last time. */
export interface LabelTerms {
  isPriceAccepted: boolean;
  isLastTry: boolean;
}

/** A new rate for this order's own parcel, or why a person decides. A carrier may be missing from one answer, so that is tried again. */
async function quoteAnew(ctx: Context, order: Order, parcel: Parcel, terms: LabelTerms): Promise<CarrierRate | RateProblem> {
  const rates = await ctx.carrier.quoteRates(parcel);
  if (rates.length === 0) throw new CarrierError('unavailable', 'the carriers have no rate for this parcel');
  const choice = chooseRate(order, rates, terms.isPriceAccepted);
  if ('reason' in choice && choice.reason === SERVICE_NOT_OFFERED && !terms.isLastTry)
    throw new CarrierError('unavailable', `${order.shippingMethod} is not offered for this parcel`);
  return choice;
}

/** The order waits until a person decides; none of its jobs buys a label meanwhile. */
async function waitForDecision(ctx: Context, order: Order, { reason, amountCents }: RateProblem): Promise<void> {
  ctx.log.warn({ orderRef: order.ref, reason }, 'label undecided');
  const price = { quotedCents: order.actualShippingCents, ...(amountCents !== undefined && { amountCents }) };
  const event = { kind: 'label-undecided', detail: { reason, service: order.shippingMethod, ...price } } as const;
  await moveOrder(ctx, order.id, { reviewReason: reason, isLabelDeferred: true }, event, {
    guard: `${IS_PAID} and o.tracking_number is null`,
  });
}

/** A purchase whose caller crashed has ended at the carrier once the lease of the caller's job has. */
export async function isJustBegun(ctx: Context, orderId: number): Promise<boolean> {
  const since = secondsLater(ctx.clock.now(), -ctx.env.JOB_LEASE_SECONDS);
  const begun = `select id from order_event where order_id = ? and kind = 'label-intended' and created_at > ?`;
  return (await ctx.em.execute<{ id: number }[]>(begun, [orderId, since])).length > 0;
}

/**
 * An answer that never came may have bought the label all the same, and the carrier knows no idempotency key: look first.
 * @throws CarrierError while such a purchase could still be under way.
 */
async function findEarlierPurchase(ctx: Context, order: Order): Promise<Label | null> {
  if (order.labelState !== 'buying' || !order.labelRateId) return null;
  const label = await ctx.carrier.findLabel({ carrierRateId: order.labelRateId, reference: order.ref });
  if (!label && (await isJustBegun(ctx, order.id))) throw new CarrierError('unavailable', 'the earlier purchase may still be under way');
  return label;
}

/**
 * Buys the order's label once, whatever died in between (docs/reliability.md, SHP-02). The order must have its items loaded.
 * Without a label, a person decides (docs/reliability.md, SHP-08).
 * @throws CarrierError `unavailable` when it is worth another try.
 */
export async function buyLabel(ctx: Context, order: Order, to: PostalAddress, terms: LabelTerms): Promise<void> {
  if (order.trackingNumber) return;
  const parcel = { to: { ...to, email: order.email }, weightGrams: parcelWeight(order), boxMm: chooseBox(order.items.getItems()) };
  const label = (await findEarlierPurchase(ctx, order)) ?? (await buyNewLabel(ctx, order, parcel, terms));
  if (label === null) return;
  Object.assign(order, await recordLabel(ctx, order, label));
  await ctx.reachFailpoint('label.recorded');
}

/**
 * Records which rate is about to be bought, and buys it. The quoted one is bought only if it was quoted for exactly this parcel: a
 * quote found by its amount may be another visitor's, and the address may have come after the payment (docs/reliability.md, SHP-03).
 */
async function buyNewLabel(ctx: Context, order: Order, parcel: Parcel, terms: LabelTerms): Promise<Label | null> {
  const quotedParcelHash = parcelHash(parcel);
  const quotedRateId = order.quotedParcelHash === quotedParcelHash ? order.carrierRateId : null;
  const newRate = quotedRateId === null ? await quoteAnew(ctx, order, parcel, terms) : null;
  if (newRate && 'reason' in newRate) {
    await waitForDecision(ctx, order, newRate);
    return null;
  }
  const rateId = quotedRateId ?? newRate!.carrierRateId;
  const detail = {
    rateId,
    ...(newRate && { insteadOf: order.carrierRateId, service: serviceOf(newRate), amountCents: newRate.amountCents }),
    ...(ctx.claim && { outboxId: ctx.claim.outboxId, try: ctx.claim.attempts }),
  };
  const carrier = newRate ? newRate.provider : order.serviceProvider;
  const intended = { labelState: 'buying', labelRateId: rateId, carrierRateId: rateId, quotedParcelHash, carrier } as const;
  // The carrier takes seconds to quote, in which the payment may be refunded (docs/reliability.md, SHP-06) and a person may edit the address.
  const isDue = `o.tracking_number is null and o.version = ${order.version} and ${IS_PAID}`;
  const guard = terms.isPriceAccepted ? isDue : `${isDue} and ${IS_UNDOUBTED}`;
  if (!(await moveOrder(ctx, order.id, intended, { kind: 'label-intended', detail }, { guard }))) return readLabel(ctx, order.id);
  await ctx.reachFailpoint('label.intent-recorded');
  order.carrier = carrier;
  const label = await purchase(ctx, order, rateId);
  await ctx.reachFailpoint('label.after-purchase');
  return label;
}

/** A quoted rate can have run out at the carrier: a refusal clears it, so that the next try asks for a new one. */
async function purchase(ctx: Context, order: Order, rateId: string): Promise<Label> {
  try {
    return await ctx.carrier.buyLabel({ carrierRateId: rateId, reference: order.ref });
  } catch (error) {
    if (!(error instanceof CarrierError) || error.kind !== 'rejected') throw error;
    await moveOrder(
      ctx,
      order.id,
      { labelState: 'none', labelRateId: null, carrierRateId: null, quotedParcelHash: null },
      { kind: 'label-refused', detail: { rateId, reason: error.message } },
    );
    throw new CarrierError('unavailable', error.message, { cause: error });
  }
}

/**
 * A label that was bought is recorded even by a worker that lost its claim meanwhile, but never in the place of another one
 * (docs/reliability.md, SHP-05). Resolves with the label that the order has.
 */
async function recordLabel(ctx: Context, order: Order, label: Label): Promise<Label> {
  const { trackingNumber, labelUrl } = label;
  const unclaimed = { ...ctx, claim: null };
  const bought = { labelState: 'bought', ...label } as const;
  const event = { kind: 'label-bought', detail: { trackingNumber } } as const;
  if (await moveOrder(unclaimed, order.id, bought, event, { guard: 'o.tracking_number is null' })) return label;
  const kept = await readLabel(ctx, order.id);
  if (kept.trackingNumber === trackingNumber) return kept;
  ctx.log.error({ orderRef: order.ref, trackingNumber, kept: kept.trackingNumber }, 'a second label was bought');
  const review = { kind: 'second-label-bought', detail: { trackingNumber, labelUrl } } as const;
  if (!(await moveOrder(unclaimed, order.id, { reviewReason: SECOND_LABEL }, review, { guard: 'o.review_reason is null' })))
    await recordOrderEvent(unclaimed, order.id, review);
  return kept;
}

async function readLabel(ctx: Context, orderId: number): Promise<Label> {
  const { trackingNumber, labelUrl, trackingUrl } = await ctx.em.findOneOrFail(Order, { id: orderId }, { disableIdentityMap: true });
  // The next try of the job finds the order refunded, and leaves, or finds its new address.
  if (trackingNumber === null) throw new Error(`order ${orderId} has no label, and none is due`);
  return { trackingNumber, labelUrl, trackingUrl };
}
