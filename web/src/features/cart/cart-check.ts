import { dollarsToCents } from '../../lib/money.ts';
import { lineKey, lineName } from './cart-rules.ts';
import type { Cart, CartLine } from './cart-rules.ts';

/** The catalogue's data of a product that may be in a cart. */
export interface SoldProduct {
  slug: string;
  name: string;
  priceCents: number;
  stock: number;
  sizes: readonly string[];
  grindOptions: readonly { label: string; stock: number }[];
}

/** Pieces that this browser's own unpaid checkout holds: they are missing in the stock, and its own all the same. */
export type OwnHold = readonly Pick<CartLine, 'id' | 'grindType' | 'quantity'>[];

/** Why a line cannot be bought as it stands, and what can be bought instead. */
export type LineProblem = { line: CartLine } & (
  | { kind: 'gone' }
  | { kind: 'short'; available: number; other: { grind: string; name: string; quantity: number } | null }
);

export interface PriceChange {
  key: string;
  name: string;
  wasCents: number;
  nowCents: number;
}

/** Undefined for what cannot be ground; the first grind where the line names none, as the server reads it. */
function grindOf({ grindOptions }: SoldProduct, line: Pick<CartLine, 'grindType'>): string | undefined {
  return line.grindType ?? grindOptions[0]?.label;
}

function pile(slug: string, grind: string | undefined): string {
  return `${slug}|${grind ?? ''}`;
}

/** Pieces of each grind of each product that this browser can have. */
function countPiles(products: readonly SoldProduct[], held: OwnHold): Map<string, number> {
  const piles = new Map<string, number>();
  for (const { slug, stock, grindOptions } of products) {
    if (grindOptions.length === 0) piles.set(pile(slug, undefined), stock);
    for (const option of grindOptions) piles.set(pile(slug, option.label), option.stock);
  }
  for (const { id, grindType, quantity } of held) {
    const product = products.find(({ slug }) => slug === id);
    const key = pile(id, product && grindOf(product, { grindType }));
    if (piles.has(key)) piles.set(key, piles.get(key)! + quantity);
  }
  return piles;
}

/** The lines that the shop would refuse, in the order of the cart. Lines of one grind share its stock. */
export function findProblems(cart: Cart, products: readonly SoldProduct[], held: OwnHold): LineProblem[] {
  const free = countPiles(products, held);
  const found: { line: CartLine; product: SoldProduct; available: number }[] = [];
  const problems = new Map<CartLine, LineProblem>();
  for (const line of cart) {
    const product = products.find(({ slug }) => slug === line.id);
    const isSold = product && (product.sizes.length === 0 || line.size === undefined || product.sizes.includes(line.size));
    if (!isSold || (product.grindOptions.length === 0 && line.grindType !== undefined)) {
      problems.set(line, { line, kind: 'gone' });
      continue;
    }
    const key = pile(line.id, grindOf(product, line));
    const available = Math.min(line.quantity, free.get(key) ?? 0);
    free.set(key, (free.get(key) ?? 0) - available);
    if (available < line.quantity) found.push({ line, product, available });
  }
  // Only now is it known how much of the other grinds the rest of the cart leaves.
  for (const { line, product, available } of found) {
    const other = product.grindOptions
      .map(({ label }) => ({ label, quantity: Math.min(line.quantity, free.get(pile(line.id, label)) ?? 0) }))
      .find(({ label, quantity }) => label !== grindOf(product, line) && quantity > available);
    problems.set(line, {
      line,
      kind: 'short',
      available,
      other: other ? { grind: other.label, name: lineName(product.name, line.size, other.label), quantity: other.quantity } : null,
    });
  }
  return cart.flatMap((line) => problems.get(line) ?? []);
}

/** Lines whose saved price is not the catalogue's. */
export function findPriceChanges(cart: Cart, products: readonly SoldProduct[]): PriceChange[] {
  const prices = new Map(products.map(({ slug, priceCents }) => [slug, priceCents]));
  return cart.flatMap((line) => {
    const [wasCents, nowCents] = [dollarsToCents(line.price), prices.get(line.id)];
    return nowCents === undefined || nowCents === wasCents ? [] : [{ key: lineKey(line), name: line.name, wasCents, nowCents }];
  });
}

/** The cart at the catalogue's prices. */
export function takePrices(cart: Cart, products: readonly SoldProduct[]): Cart {
  const prices = new Map(products.map(({ slug, priceCents }) => [slug, priceCents / 100]));
  return cart.map((line) => ({ ...line, price: prices.get(line.id) ?? line.price }));
}
