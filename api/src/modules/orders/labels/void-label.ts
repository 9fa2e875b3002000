import type { Context } from '../../../platform/context/context.ts';
import { CarrierError } from '../../../platform/gateways/shippo/carrier-gateway.ts';
import { moveOrder, recordOrderEvent } from '../move-order.ts';
import { Order } from '../orders.entity.ts';
import { isJustBegun } from './buy-label.ts';

const NOT_VOIDED = 'The carrier did not take back the label of a refunded order';

/** The order has a tracking number and its label no longer counts. */
const withoutLabel = {
  labelState: 'none',
  labelRateId: null,
  carrierRateId: null,
  quotedParcelHash: null,
  labelUrl: null,
  trackingNumber: null,
  trackingUrl: null,
  carrier: null,
  parcelState: null,
  parcelStateAt: null,
} as const;

/** A purchase may still be under way, whose label the refund has to wait for. */
class PurchaseUnderWay extends Error {}

/**
 * Gives the label of a fully refunded order back to the carrier, unless the parcel has left (docs/reliability.md, SHP-10). Safe to run twice: the
 * carrier answers for a label that it has taken back as it did the first time.
 * @throws CarrierError `unavailable` when it is worth another try; PurchaseUnderWay
 */
export async function voidLabel(ctx: Context, orderId: number): Promise<void> {
  const order = await ctx.em.findOneOrFail(Order, { id: orderId }, { disableIdentityMap: true });
  if (order.status !== 'refunded' || order.labelRateId === null) return;
  if (order.labelState === 'buying' && (await isJustBegun(ctx, orderId))) throw new PurchaseUnderWay(`order ${orderId}`);
  const hasLeft = order.shippedAt !== null || (order.parcelState !== null && order.parcelState !== 'pre-transit');
  if (hasLeft) return recordOrderEvent(ctx, orderId, { kind: 'label-kept', detail: { reason: 'The parcel has left' } });
  try {
    await ctx.carrier.voidLabel({ carrierRateId: order.labelRateId, reference: order.ref });
  } catch (error) {
    if (!(error instanceof CarrierError) || error.kind !== 'rejected') throw error;
    return recordRefusal(ctx, order, error.message);
  }
  const event = { kind: 'label-voided', detail: { trackingNumber: order.trackingNumber } } as const;
  await moveOrder(ctx, orderId, withoutLabel, event, { guard: "o.status = 'refunded'" });
}

async function recordRefusal(ctx: Context, { id, reviewReason }: Order, reason: string): Promise<void> {
  const event = { kind: 'label-void-refused', detail: { reason } } as const;
  if (reviewReason !== null) return recordOrderEvent(ctx, id, event);
  await moveOrder(ctx, id, { reviewReason: NOT_VOIDED }, event);
}
