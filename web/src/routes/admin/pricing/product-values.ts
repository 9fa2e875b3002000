import type { PricedProductFragment, ProductCategory, ProductInput } from '../../../generated/admin/pricing/graphql.ts';
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
};

export function valuesOf(product: PricedProductFragment | null): ProductValues {
  if (!product) return EMPTY;
  const { name, slug, priceCents, category, description, imageUrl, coffeeId, isFeatured } = product;
  return {
    name,
    slug,
    priceCents,
    category,
    description,
    isFeatured,
    imageUrl: imageUrl ?? '',
    coffeeId: coffeeId ?? '',
    stock: String(totalOf(product)),
  };
}

/** What differs from `was`, as the shop takes it. */
export function changesOf(was: ProductValues, values: ProductValues): ProductInput {
  const input: Record<string, unknown> = {};
  for (const key of Object.keys(values) as (keyof ProductValues)[]) if (values[key] !== was[key]) input[key] = values[key];
  if ('stock' in input) input['stock'] = Number(values.stock);
  if ('imageUrl' in input) input['imageUrl'] = values.imageUrl || null;
  if ('coffeeId' in input) input['coffeeId'] = values.coffeeId || null;
  return input as ProductInput;
}

const LABELS = { name: 'Name', slug: 'Slug', priceCents: 'Price', stock: 'Stock', description: 'Description' } as const;

export function missingIn(values: ProductValues): string | null {
  const names = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter((key) => values[key] === null || values[key] === '');
  return names.length > 0 ? `Missing: ${names.map((key) => LABELS[key]).join(', ')}` : null;
}
