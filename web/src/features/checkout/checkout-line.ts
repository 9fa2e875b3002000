import type { CartLineInput, Grind } from '../../generated/checkout/graphql.ts';

/** A line of the saved cart, as much of it as a checkout needs. The price is what the shopper was shown. */
export interface CheckoutLine {
  id: string;
  name: string;
  /** Dollars, as saved. */
  price: number;
  imageUrl: string;
  quantity: number;
  grindType?: string | undefined;
  size?: string | undefined;
}

const GRINDS: Record<string, Grind> = { 'Whole Bean': 'WHOLE_BEAN', Ground: 'GROUND' };

/** What the server prices: product, grind, size and quantity, never our price. */
export function toLineInputs(lines: readonly CheckoutLine[]): CartLineInput[] {
  return lines.map((line) => ({
    productId: line.id,
    quantity: line.quantity,
    grind: line.grindType === undefined ? null : (GRINDS[line.grindType] ?? null),
    size: line.size ?? null,
  }));
}
