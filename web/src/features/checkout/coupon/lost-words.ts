import { formatCents } from '../../../lib/money.ts';
import type { Totals } from '../totals.ts';

/** An order that would ship free without its coupon. */
export interface LostShipping {
  shippingCents: number;
  /** How much more the order costs with the coupon; negative when it still saves. */
  extraCents: number;
}

/** Null unless the discount is what takes the order below the threshold. */
export function lostShipping(
  { subtotalCents, discountCents, shippingCents, totalCents }: Totals,
  thresholdCents: number,
): LostShipping | null {
  if (subtotalCents < thresholdCents || subtotalCents - discountCents >= thresholdCents) return null;
  return { shippingCents, extraCents: totalCents - subtotalCents };
}

export function lostWords(code: string, { shippingCents, extraCents }: LostShipping, thresholdCents: number): string {
  const start = `After the discount this order is below ${formatCents(thresholdCents)}, so shipping is no longer free and costs ${formatCents(shippingCents)}.`;
  if (extraCents > 0) return `${start} You pay ${formatCents(extraCents)} more than without ${code}.`;
  if (extraCents === 0) return `${start} You pay the same as without ${code}.`;
  return `${start} You still pay ${formatCents(-extraCents)} less than without ${code}.`;
}

/** Said before a code is applied to an order that ships free. */
export function freeShippingHint(subtotalCents: number, thresholdCents: number): string | undefined {
  const spareCents = subtotalCents - thresholdCents;
  if (spareCents < 0) return undefined;
  const discount = spareCents === 0 ? 'Any discount' : `A discount of more than ${formatCents(spareCents)}`;
  return `${discount} takes this order below ${formatCents(thresholdCents)}, and shipping is no longer free.`;
}
