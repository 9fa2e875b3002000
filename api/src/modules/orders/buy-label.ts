import type { Context } from '../../app/context.ts';
import { CarrierError, type Label } from '../../gateways/carrier-gateway.ts';
import { secondsLater } from '../../lib/clock.ts';
import { changeOrder } from './change-order.ts';
import type { Order } from './orders.entity.ts';

const parcelWeight = (order: Order): number => order.items.getItems().reduce((sum, item) => sum + item.weightGrams * item.quantity, 0);

const cheapestRate = async (ctx: Context, order: Order): Promise<string> => {
  const [cheapest] = await ctx.carrier.quoteRates({ to: order.shippingAddress!, weightGrams: parcelWeight(order) });
  if (!cheapest) throw new CarrierError('unavailable', 'the carriers have no rate for this parcel');
  return cheapest.carrierRateId;
};

/** What a carrier has begun for a caller that is gone is over after the time that a dead worker's job waits, too. */
const isJustBegun = async (ctx: Context, order: Order): Promise<boolean> => {
  const since = secondsLater(ctx.clock.now(), -ctx.env.JOB_LEASE_SECONDS);
  const begun = `select id from order_event where order_id = ? and kind = 'label-intended' and created_at > ?`;
  return (await ctx.em.execute<{ id: number }[]>(begun, [order.id, since])).length > 0;
};

/**
 * An answer that never came may have bought the label all the same, and the carrier knows no idempotency key: look first.
 * @throws CarrierError while such a purchase could still be under way.
 */
const findEarlierPurchase = async (ctx: Context, order: Order): Promise<Label | null> => {
  if (order.labelState !== 'buying' || !order.labelRateId) return null;
  const label = await ctx.carrier.findLabel({ carrierRateId: order.labelRateId, reference: order.ref });
  if (!label && (await isJustBegun(ctx, order))) throw new CarrierError('unavailable', 'the earlier purchase may still be under way');
  return label;
};

/**
 * Buys the order's label once, whatever died in between (reliability.md, SHP-02). The order must have its items loaded.
 * @throws CarrierError `unavailable` when it is worth another try.
 */
export const buyLabel = async (ctx: Context, order: Order): Promise<Label> => {
  if (order.trackingNumber) return { trackingNumber: order.trackingNumber, labelUrl: order.labelUrl };
  let label = await findEarlierPurchase(ctx, order);
  if (!label) {
    const rateId = (order.labelState === 'buying' ? order.labelRateId : null) ?? order.carrierRateId ?? (await cheapestRate(ctx, order));
    await changeOrder(ctx, order.id, { labelState: 'buying', labelRateId: rateId }, { kind: 'label-intended', detail: { rateId } });
    await ctx.reachFailpoint('label.intent-recorded');
    label = await purchase(ctx, order, rateId);
    await ctx.reachFailpoint('label.after-purchase');
  }
  order.trackingNumber = label.trackingNumber;
  order.labelUrl = label.labelUrl;
  await changeOrder(
    ctx,
    order.id,
    { labelState: 'bought', trackingNumber: label.trackingNumber, labelUrl: label.labelUrl },
    { kind: 'label-bought', detail: { trackingNumber: label.trackingNumber } },
  );
  await ctx.reachFailpoint('label.recorded');
  return label;
};

/** A quoted rate can have run out at the carrier: a refusal clears it, so that the next try asks for a new one. */
const purchase = async (ctx: Context, order: Order, rateId: string): Promise<Label> => {
  try {
    return await ctx.carrier.buyLabel({ carrierRateId: rateId, reference: order.ref });
  } catch (error) {
    if (!(error instanceof CarrierError) || error.kind !== 'rejected') throw error;
    await changeOrder(
      ctx,
      order.id,
      { labelState: 'none', labelRateId: null, carrierRateId: null },
      { kind: 'label-refused', detail: { rateId, reason: error.message } },
    );
    throw new CarrierError('unavailable', error.message, { cause: error });
  }
};
