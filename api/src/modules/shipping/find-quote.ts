import { deleteInBatches } from '../../platform/db/delete-in-batches.ts';
import type { Context } from '../../platform/context/context.ts';
import { standardRates } from '../../platform/config/free-rates.ts';
import { ShippingQuote } from './shipping.entity.ts';

/** What a checkout needs of a rate it may charge. */
export type ChargeableRate = Pick<
  ShippingQuote,
  'carrierRateId' | 'parcelHash' | 'amountCents' | 'canShipFree' | 'provider' | 'serviceName' | 'serviceToken'
>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A standard rate, or a quote that still stands for this address (when one is known) and this weight; null otherwise. */
export async function findQuote(
  ctx: Context,
  wanted: { rateId: string; addressHash: string | null; weightGrams: number },
): Promise<ChargeableRate | null> {
  const standard = standardRates().find((rate) => rate.rateId === wanted.rateId);
  if (standard) return { ...standard, carrierRateId: null, parcelHash: null };
  if (!uuid.test(wanted.rateId)) return null;
  const quote = await ctx.em.findOne(ShippingQuote, { id: wanted.rateId });
  if (!quote || quote.expiresAt <= ctx.clock.now() || quote.weightGrams < wanted.weightGrams) return null;
  return wanted.addressHash === null || wanted.addressHash === quote.addressHash ? quote : null;
}

/**
 * For the documented REST body, which names no rate: a standing quote of that amount that we issued, for this address when one is
 * known. It explains the price only and may be another visitor's: its carrier rate is bought only for the parcel it was made for.
 */
export function findQuoteByAmount(
  ctx: Context,
  wanted: { amountCents: number; addressHash: string | null; weightGrams: number },
): Promise<ShippingQuote | null> {
  return ctx.em.findOne(
    ShippingQuote,
    {
      amountCents: wanted.amountCents,
      weightGrams: { $gte: wanted.weightGrams },
      expiresAt: { $gt: ctx.clock.now() },
      ...(wanted.addressHash !== null && { addressHash: wanted.addressHash }),
    },
    { orderBy: { expiresAt: 'desc' } },
  );
}

/** Quotes are of no use once they have run out; swept in passing. */
export async function deleteExpiredQuotes(ctx: Context): Promise<void> {
  await deleteInBatches(ctx, 'shipping_quote', `expires_at < now() - interval '1 day'`);
}
