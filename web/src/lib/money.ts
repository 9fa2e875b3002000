import { formatWhole } from './whole-number.ts';

/** Cents to "$16.00". Not by Intl: loading its data takes a slow phone 100 ms, and every page shows prices. */
export function formatCents(cents: number): string {
  const all = Math.abs(Math.round(cents));
  const rest = String(all % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}$${formatWhole(Math.floor(all / 100))}.${rest}`;
}

/** The saved cart keeps dollars (its documented shape); everything computed from it is integer cents. */
export function dollarsToCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Cents still missing for free shipping, 0 when it is reached. @param cents subtotal after discount. */
export function missingForFreeShipping(cents: number, { freeShippingThresholdCents }: { freeShippingThresholdCents: number }): number {
  return Math.max(0, freeShippingThresholdCents - cents);
}
