import type { CartLineInput, Grind } from '../../generated/checkout/graphql.ts';

/** The part of a cart line that a checkout needs. The price is the one shown to the shopper. */
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

/** The input that the server prices: product, grind, size and quantity, never our price. */
export function toLineInputs(lines: readonly CheckoutLine[]): CartLineInput[] {
  return lines.map((line) => ({
    productId: line.id,
    quantity: line.quantity,
    grind: line.grindType === undefined ? null : (GRINDS[line.grindType] ?? null),
    size: line.size ?? null,
  }));
}
