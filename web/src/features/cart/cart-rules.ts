import { dollarsToCents } from '../../lib/money.ts';
import type { ShopConfig } from '../../lib/shell.ts';

/** Local storage key and line shape are documented: dollars, and names with size and grind. */
export const CART_KEY = 'coffeeCart';

/** The shop's limits of a cart. */
export type CartBounds = Pick<ShopConfig, 'maxLineQuantity'>;

export interface CartLine {
  /** Product slug. */
  id: string;
  name: string;
  /** Dollars. */
  price: number;
  imageUrl: string;
  quantity: number;
  grindType?: string | undefined;
  size?: string | undefined;
  category: string;
}

export type Cart = readonly CartLine[];

/** Same product in the same grind and size is the same line. */
export function lineKey(line: Pick<CartLine, 'id' | 'grindType' | 'size'>): string {
  return JSON.stringify([line.id, line.grindType ?? '', line.size ?? '']);
}

/** "Poster (12 × 16 in)", "Duke's Spice - Ground". */
export function lineName(name: string, size: string | undefined, grindType: string | undefined): string {
  return `${name}${size ? ` (${size})` : ''}${grindType ? ` - ${grindType}` : ''}`;
}

function clampQuantity(quantity: number, { maxLineQuantity }: CartBounds): number {
  return Math.min(maxLineQuantity, Math.trunc(quantity));
}

/** Adds one: an existing line grows, a new one starts at 1. */
export function addLine(cart: Cart, line: Omit<CartLine, 'quantity'>, bounds: CartBounds): Cart {
  const key = lineKey(line);
  const existing = cart.find((candidate) => lineKey(candidate) === key);
  if (existing) return setQuantity(cart, key, existing.quantity + 1, bounds);
  return [...cart, { ...line, quantity: 1 }];
}

/** Zero or less removes the line; the shop's maximum limits it. */
export function setQuantity(cart: Cart, key: string, quantity: number, bounds: CartBounds): Cart {
  if (!(quantity >= 1)) return removeLine(cart, key);
  return cart.map((line) => (lineKey(line) === key ? { ...line, quantity: clampQuantity(quantity, bounds) } : line));
}

export function removeLine(cart: Cart, key: string): Cart {
  return cart.filter((line) => lineKey(line) !== key);
}

/** The cart without what has been paid; what was added to it meanwhile stays. */
export function subtractPaid(cart: Cart, paid: Cart): Cart {
  const paidCounts = new Map(paid.map((line) => [lineKey(line), line.quantity]));
  return cart
    .map((line) => ({ ...line, quantity: line.quantity - (paidCounts.get(lineKey(line)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The same product in another grind, at its line's place; a line that it has already grows. `name` has the grind in it. */
export function changeGrind(cart: Cart, key: string, wanted: { grind: string; name: string; quantity: number }, bounds: CartBounds): Cart {
  const line = cart.find((candidate) => lineKey(candidate) === key);
  if (!line) return cart;
  const changed = { ...line, grindType: wanted.grind, name: wanted.name, quantity: wanted.quantity };
  const existing = cart.find((candidate) => lineKey(candidate) === lineKey(changed));
  if (!existing) return cart.map((candidate) => (candidate === line ? changed : candidate));
  return setQuantity(removeLine(cart, key), lineKey(changed), existing.quantity + wanted.quantity, bounds);
}

export function lineCents(line: CartLine): number {
  return dollarsToCents(line.price) * line.quantity;
}

export function cartCents(cart: Cart): number {
  return cart.reduce((sum, line) => sum + lineCents(line), 0);
}

export function countItems(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** How many of a product there are, in any grind and size. */
export function countOf(cart: Cart, slug: string): number {
  return countItems(cart.filter(({ id }) => id === slug));
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readLine(value: unknown, bounds: CartBounds): CartLine | null {
  if (typeof value !== 'object' || value === null) return null;
  const raw = value as Record<string, unknown>;
  const id = text(raw.id);
  const price = typeof raw.price === 'string' ? Number(raw.price) : raw.price;
  const quantity = Number(raw.quantity ?? 1);
  if (id === undefined || typeof price !== 'number' || !Number.isFinite(price) || price < 0) return null;
  return {
    id,
    name: text(raw.name) ?? 'Coffee Product',
    price,
    imageUrl: text(raw.imageUrl) ?? '',
    quantity: Number.isFinite(quantity) ? Math.max(1, clampQuantity(quantity, bounds)) : 1,
    grindType: text(raw.grindType),
    size: text(raw.size),
    category: text(raw.category) ?? 'beans',
  };
}

/** Parses the stored cart: invalid JSON is an empty cart, invalid lines are dropped, duplicate lines are merged. */
export function parseCart(json: string | null, bounds: CartBounds): Cart {
  let value: unknown;
  try {
    value = JSON.parse(json ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const lines = new Map<string, CartLine>();
  for (const line of value.map((entry) => readLine(entry, bounds))) {
    if (line === null) continue;
    const key = lineKey(line);
    const earlier = lines.get(key);
    lines.set(key, earlier ? { ...line, quantity: clampQuantity(earlier.quantity + line.quantity, bounds) } : line);
  }
  return [...lines.values()];
}
