import { dollarsToCents, missingForFreeShipping } from '../../lib/money.ts';
import type { ShopConfig } from '../../lib/shell.ts';
import type { CheckoutLine } from './checkout-line.ts';

export interface Totals {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  totalCents: number;
}

export function subtotalOf(lines: readonly CheckoutLine[]): number {
  return lines.reduce((sum, line) => sum + dollarsToCents(line.price) * line.quantity, 0);
}

/** What the shopper should expect to pay. A preview: the server's answer decides. */
export function previewTotals(
  subtotalCents: number,
  discountCents: number,
  rateCents: number | undefined,
  shop: Pick<ShopConfig, 'freeShippingThresholdCents' | 'defaultShippingCents'>,
): Totals {
  const discount = Math.min(Math.max(0, discountCents), subtotalCents);
  const goodsCents = subtotalCents - discount;
  const shippingCents = missingForFreeShipping(goodsCents, shop) === 0 ? 0 : (rateCents ?? shop.defaultShippingCents);
  return { subtotalCents, discountCents: discount, shippingCents, totalCents: goodsCents + shippingCents };
}
