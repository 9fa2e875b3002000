import type { Context } from '../../../platform/context/context.ts';
import { type ResolvedLine, subtotalCents, weightGrams } from '../../catalog/index.ts';
import { previewDiscount, recallCoupons } from '../../coupons/index.ts';
import {
  addressHash,
  findQuote,
  findQuoteByAmount,
  isFreeShipping,
  QuoteExpired,
  quoteExpired,
  type ChargeableRate,
} from '../../shipping/index.ts';
import type { AgreedCheckout } from '../checkout.inputs.ts';
import { findOwnCouponHold } from '../coupon/own-coupon-hold.ts';
import { checkoutTotals } from '../checkout.rules.ts';

/** What explains the total: the shipping quote to charge (none means the default 5.99) and the coupon to take. */
export interface Terms {
  quote: ChargeableRate | null;
  couponCode: string | null;
}

/**
 * The terms of a checkout: those it names, and, at the documented REST edge (where rate and coupon are optional), those that
 * explain the amount it sent: a quote we issued, a coupon this visitor has validated (docs/reliability.md, decision 1). What nothing
 * explains is refused later, when the totals are compared.
 */
export async function chooseTerms(ctx: Context, request: AgreedCheckout, lines: readonly ResolvedLine[]): Promise<Terms | QuoteExpired> {
  const named = await namedQuote(ctx, request, lines);
  if (named instanceof QuoteExpired) return named;
  const asNamed: Terms = { quote: named, couponCode: request.couponCode || null };
  if (!request.canDeriveRate) return asNamed;
  const codes = request.couponCode ? [request.couponCode] : [null, ...(await recallCoupons(ctx))];
  for (const code of codes) {
    const terms = await explain(ctx, request, lines, code, named);
    if (terms) return terms;
  }
  return asNamed;
}

function parcelOf(request: AgreedCheckout, lines: readonly ResolvedLine[]) {
  return {
    addressHash: request.shippingAddress ? addressHash(request.shippingAddress) : null,
    weightGrams: weightGrams(lines),
  };
}

async function namedQuote(
  ctx: Context,
  request: AgreedCheckout,
  lines: readonly ResolvedLine[],
): Promise<ChargeableRate | QuoteExpired | null> {
  if (!request.rateId) return null;
  return (await findQuote(ctx, { rateId: request.rateId, ...parcelOf(request, lines) })) ?? quoteExpired();
}

async function explain(
  ctx: Context,
  request: AgreedCheckout,
  lines: readonly ResolvedLine[],
  code: string | null,
  named: ChargeableRate | null,
): Promise<Terms | null> {
  const subtotal = subtotalCents(lines);
  const discount = code
    ? await previewDiscount(ctx, code, subtotal, async (own) => (await findOwnCouponHold(ctx, own, request)) !== null)
    : 0;
  if (discount === null) return null;
  if (checkoutTotals(subtotal, discount, named?.amountCents ?? null).totalCents === request.expectedTotalCents)
    return { quote: named, couponCode: code };
  const impliedCents = request.expectedTotalCents - (subtotal - discount);
  if (named || impliedCents < 0 || isFreeShipping(subtotal, discount)) return null;
  const quote = await findQuoteByAmount(ctx, { amountCents: impliedCents, ...parcelOf(request, lines) });
  return quote && { quote, couponCode: code };
}
