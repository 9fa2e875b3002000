import { shop } from '../../platform/config/shop.ts';
import type { StockGrind } from './catalog.entity.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { ProductView } from './catalog.views.ts';
import { grindLabel } from './grind-label.ts';

export interface CartLine {
  productId: string;
  quantity: number;
  grind?: string | null;
  size?: string | null;
}

/** A line that the catalogue knows, at the catalogue's price. */
export interface ResolvedLine {
  product: ProductView;
  grind: StockGrind;
  size: string | null;
  quantity: number;
  /** With size and grind appended, as on the shopper's card. */
  name: string;
}

export interface UnresolvedLine {
  productId: string | null;
  message: string;
}

function findGrind(product: ProductView, wanted: string | null | undefined): StockGrind | null {
  if (product.grindOptions.length === 0) return wanted ? null : 'none';
  if (!wanted) return product.grindOptions[0]!.grind;
  const normal = wanted.toLowerCase().replace(/[\s_]+/g, '-');
  return product.grindOptions.find((option) => option.grind === normal)?.grind ?? null;
}

function refuse(product: { slug: string }, message: string): UnresolvedLine {
  return { productId: product.slug, message };
}

/** Resolves a cart against the catalogue; a line it can't resolve is refused, never priced by the client (docs/reliability.md, decision 2). */
export function resolveCartLines(catalog: CatalogSnapshot, lines: readonly CartLine[]): ResolvedLine[] | UnresolvedLine {
  if (lines.length === 0) return { productId: null, message: 'Your cart is empty' };
  if (lines.length > shop.maxCartLines) return { productId: null, message: `A cart holds ${shop.maxCartLines} lines at most` };
  const resolved = new Map<string, ResolvedLine>();
  for (const line of lines) {
    const product = catalog.products.find((candidate) => candidate.slug === line.productId);
    if (!product) return { productId: line.productId, message: 'One of the items in your cart is not sold any more' };
    if (!Number.isInteger(line.quantity) || line.quantity < 1) return refuse(product, `Choose how many ${product.name} you want`);
    const grind = findGrind(product, line.grind);
    if (!grind) return refuse(product, `${product.name} is not sold as "${String(line.grind).slice(0, 40)}"`);
    const size = product.sizes.length > 0 ? (line.size ?? product.sizes[0]!) : null;
    if (size !== null && !product.sizes.includes(size)) return refuse(product, `${product.name} does not come in that size`);
    const key = `${product.slug}|${grind}|${size ?? ''}`;
    const quantity = (resolved.get(key)?.quantity ?? 0) + line.quantity;
    if (quantity > shop.maxLineQuantity) return refuse(product, `${shop.maxLineQuantity} of one item at most, please`);
    const name = `${product.name}${size ? ` (${size})` : ''}${grind === 'none' ? '' : ` - ${grindLabel(grind)}`}`;
    resolved.set(key, { product, grind, size, quantity, name });
  }
  return [...resolved.values()];
}

export function isUnresolved(lines: ResolvedLine[] | UnresolvedLine): lines is UnresolvedLine {
  return !Array.isArray(lines);
}

export function subtotalCents(lines: readonly ResolvedLine[]): number {
  return lines.reduce((sum, line) => sum + line.product.priceCents * line.quantity, 0);
}

/** Sizes and quantities, by which a box is chosen (shipping/parcel-box.rules.ts). */
export function packedItems(lines: readonly ResolvedLine[]) {
  return lines.map(({ quantity, product: { packedMm } }) => ({ quantity, packedMm }));
}

export function weightGrams(lines: readonly ResolvedLine[]): number {
  return lines.reduce((sum, line) => sum + line.product.weightGrams * line.quantity, 0);
}
