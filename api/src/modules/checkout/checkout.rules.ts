import { createHash } from 'node:crypto';
import { shop } from '../../platform/config/shop.ts';
import { isFreeShipping } from '../shipping/index.ts';

export interface CheckoutTotals {
  subtotalCents: number;
  discountCents: number;
  /** What the shopper pays for shipping. */
  shippingCents: number;
  /** What shipping costs us, also when it is free for the shopper. */
  actualShippingCents: number;
  totalCents: number;
}

/** Total = subtotal - discount + shipping, which is free from 45.00 after discount (platform/config/shop.ts). */
export function checkoutTotals(subtotalCents: number, discountCents: number, quotedCents: number | null): CheckoutTotals {
  const actualShippingCents = quotedCents ?? shop.defaultShippingCents;
  const shippingCents = isFreeShipping(subtotalCents, discountCents) ? 0 : actualShippingCents;
  return { subtotalCents, discountCents, shippingCents, actualShippingCents, totalCents: subtotalCents - discountCents + shippingCents };
}

/** Stable over the order of an object's keys, so that the same checkout always has the same hash. */
export function contentHash(content: unknown): string {
  function stable(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(stable);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, stable(inner)]),
    );
  }
  return createHash('sha256')
    .update(JSON.stringify(stable(content)))
    .digest('hex');
}
