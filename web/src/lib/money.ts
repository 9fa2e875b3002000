const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents to "$16.00". */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}

/** The saved cart keeps dollars (its documented shape); everything computed from it is integer cents. */
export function dollarsToCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Subtotal after discount, in cents, from which shipping is free. */
export const FREE_SHIPPING_CENTS = 4500;

/** Cents still missing for free shipping, 0 when it is reached. */
export function missingForFreeShipping(cents: number): number {
  return Math.max(0, FREE_SHIPPING_CENTS - cents);
}
