import type { PricedProductFragment, ProductCategory, ProductInput } from '../../../generated/admin/pricing/graphql.ts';
import { formatCents } from '../../../lib/money.ts';
import { totalOf } from './stock-switch.tsx';

/** A product as the form has it. */
export interface ProductValues {
  name: string;
  slug: string;
  priceCents: number | null;
  stock: string;
  category: ProductCategory;
  description: string;
  imageUrl: string;
  coffeeId: string;
  isFeatured: boolean;
  /** "milk, soy", "none", or empty when not known. */
  allergens: string;
}

const EMPTY: ProductValues = {
  name: '',
  slug: '',
  priceCents: null,
  stock: '0',
  category: 'BEANS',
  description: '',
  imageUrl: '',
  coffeeId: '',
  isFeatured: false,
  allergens: '',
};

export function valuesOf(product: PricedProductFragment | null): ProductValues {
  if (!product) return EMPTY;
  const { name, slug, priceCents, category, description, imageUrl, coffeeId, isFeatured, allergens } = product;
  return {
    name,
    slug,
    priceCents,
    category,
    description,
    isFeatured,
    allergens: allergens ? allergens.join(', ') || 'none' : '',
    imageUrl: imageUrl ?? '',
    coffeeId: coffeeId ?? '',
    stock: String(totalOf(product)),
  };
}

/** The given fields as the shop takes them. */
export function inputOf(values: ProductValues, fields: readonly (keyof ProductValues)[]): ProductInput {
  const input: Record<string, unknown> = Object.fromEntries(fields.map((name) => [name, values[name]]));
  if ('stock' in input) input['stock'] = Number(values.stock);
  if ('imageUrl' in input) input['imageUrl'] = values.imageUrl || null;
  if ('coffeeId' in input) input['coffeeId'] = values.coffeeId || null;
  if ('allergens' in input) input['allergens'] = values.allergens ? (values.allergens.match(/(?!none)[a-z-]+/g) ?? []) : null;
  return input as ProductInput;
}

export const LABELS: Record<keyof ProductValues, string> = {
  name: 'Name',
  slug: 'Slug',
  priceCents: 'Price',
  stock: 'Stock',
  category: 'Category',
  description: 'Description',
  imageUrl: 'Image',
  coffeeId: 'Coffee character',
  isFeatured: 'Featured',
  allergens: 'Allergens',
};

/** A value as people read it, for a note about two edits. */
export function shownValue(
  name: keyof ProductValues,
  value: ProductValues[keyof ProductValues],
  coffees: readonly { id: string; name: string }[],
): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return formatCents(value);
  if (name === 'coffeeId') return coffees.find(({ id }) => id === value)?.name ?? 'none';
  return name === 'category' ? String(value).toLowerCase() : `“${value ?? ''}”`;
}

const REQUIRED = ['name', 'slug', 'priceCents', 'stock', 'description'] as const;

export function missingIn(values: ProductValues): string | null {
  const names = REQUIRED.filter((key) => values[key] === null || values[key] === '');
  return names.length > 0 ? `Missing: ${names.map((key) => LABELS[key]).join(', ')}` : null;
}
