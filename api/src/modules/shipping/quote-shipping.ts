import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context/context.ts';
import { findFreeRates, standardRates } from '../../platform/config/free-rates.ts';
import { CarrierError, type CarrierRate, type Parcel } from '../../platform/gateways/shippo/carrier-gateway.ts';
import { secondsLater } from '../../platform/lib/clock.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { view } from '../../platform/graphql/view.ts';
import { ShippingQuote } from './shipping.entity.ts';
import { ShippingRates } from './shipping.results.ts';
import { addressHash, parcelHash, shippingAddressInput } from './shipping.rules.ts';

/** Long enough to finish a checkout, short enough that the carrier's price still holds. */
const QUOTE_SECONDS = 3600;

type Offer = Omit<CarrierRate, 'carrierRateId'> & { carrierRateId: string | null };

function fallbackOffers(): Offer[] {
  return standardRates().map(({ provider, serviceName, serviceToken, amountCents, estimatedDays }) => ({
    carrierRateId: null,
    provider,
    serviceName,
    serviceToken,
    amountCents,
    estimatedDays,
  }));
}

/**
 * Asks the carriers for rates and keeps them as quotes, which is what a checkout may charge later.
 * When the carriers can't be asked or have nothing, our two standard rates are offered.
 */
export async function quoteShipping(ctx: Context, input: { address: unknown } & Omit<Parcel, 'to'>): Promise<ShippingRates> {
  await ctx.rateLimit('shippingRates');
  const address = parseInput(shippingAddressInput, input.address);
  const parcel = { to: address, weightGrams: input.weightGrams, boxMm: input.boxMm };
  let offers: Offer[] = [];
  try {
    offers = await ctx.carrier.quoteRates(parcel);
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    ctx.log[error.logLevel]({ err: error }, 'carrier rates unavailable, offering the standard rates');
  }
  const isFallback = offers.length === 0;
  if (isFallback) offers = fallbackOffers();
  const expiresAt = secondsLater(ctx.clock.now(), QUOTE_SECONDS);
  const areFree = findFreeRates(offers.map(({ amountCents }) => amountCents));
  const quotes = offers.map((offer, at) => ({
    id: randomUUID(),
    ...offer,
    canShipFree: areFree[at]!,
    addressHash: addressHash(address),
    parcelHash: parcelHash(parcel),
    weightGrams: input.weightGrams,
    expiresAt,
  }));
  await ctx.em.insertMany(ShippingQuote, quotes);
  const rates = quotes.map(({ id, amountCents, canShipFree, provider, serviceName, estimatedDays }) => ({
    rateId: id,
    amountCents,
    canShipFree,
    provider,
    serviceName,
    estimatedDays,
  }));
  return view(ShippingRates, { rates, isFallback });
}
