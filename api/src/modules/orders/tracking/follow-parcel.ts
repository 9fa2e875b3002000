import type { Context } from '../../../platform/context/context.ts';
import { CarrierError, type ParcelStatus } from '../../../platform/gateways/shippo/carrier-gateway.ts';
import { secondsLater } from '../../../platform/lib/clock.ts';
import { parcelTracking } from '../facts/parcel-tracking.rules.ts';
import { moveOrder, claimParcelChecks } from '../move-order.ts';
import { Order } from '../orders.entity.ts';
import { isNews, PARCEL_PROBLEMS } from './parcel-status.rules.ts';

/** Every parcel whose messages are lost is asked about this often. */
const CHECK_EVERY_SECONDS = 6 * 3600;
/** One run of the sweep asks this often, one after the other. */
const CHECKS_PER_RUN = 25;

/**
 * Asks the carrier where an order's parcel is, and records what is new (docs/reliability.md, SHP-09). What a message says is never taken as true:
 * its address is all that proves where it comes from.
 * @throws CarrierError when the carrier can't be asked.
 */
export async function followParcel(ctx: Context, orderId: number): Promise<void> {
  const order = await ctx.em.findOneOrFail(Order, { id: orderId }, { disableIdentityMap: true });
  const { carrier } = parcelTracking(order);
  if (order.trackingNumber === null || carrier === null) return;
  const found = await ctx.carrier.findParcel({ carrier, trackingNumber: order.trackingNumber });
  if (found !== null && isNews(order, found)) await recordStatus(ctx, order, found);
}

/** Another job may have recorded a later status meanwhile, and a person may have had the label replaced. */
async function recordStatus(ctx: Context, order: Order, { state, at, text }: ParcelStatus): Promise<void> {
  const problem = PARCEL_PROBLEMS[state];
  await moveOrder(
    ctx,
    order.id,
    { parcelState: state, parcelStateAt: at, ...(problem && order.reviewReason === null && { reviewReason: problem }) },
    { kind: `parcel-${state}`, detail: { reason: text, at: at.toISOString() } },
    {
      guard: 'o.tracking_number = ? and o.parcel_state is not distinct from ? and o.parcel_state_at is not distinct from ?',
      guardParams: [order.trackingNumber, order.parcelState, order.parcelStateAt],
    },
  );
}

/**
 * Asks about parcels that no message has come about, those first that were asked about longest ago. One that the carrier can't be asked about waits
 * for its next turn.
 */
export async function sweepParcels(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  const orderIds = await claimParcelChecks(ctx, { before: secondsLater(now, -CHECK_EVERY_SECONDS), limit: CHECKS_PER_RUN });
  for (const orderId of orderIds) {
    try {
      await followParcel(ctx, orderId);
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      ctx.log[error.logLevel]({ err: error, orderId }, 'the carrier does not say where a parcel is');
    }
  }
  return orderIds.length;
}
