import { useState } from 'react';
import { isInStock } from './stock-rules.ts';
import type { ProductCategory, Stocked } from './stock-rules.ts';

interface GrindChoice {
  grind: string;
  label: string;
  isAvailable: boolean;
}

/** The fields that the cart needs of a product. */
export interface ChoosableProduct extends Stocked {
  slug: string;
  name: string;
  priceCents: number;
  imageUrl?: string | null;
  category: ProductCategory;
  sizes: readonly string[];
  grindOptions: readonly GrindChoice[];
}

/** A product with chosen grind and size. */
export interface ChosenProduct {
  slug: string;
  name: string;
  priceCents: number;
  imageUrl: string;
  category: string;
  grindLabel: string | undefined;
  size: string | undefined;
}

export interface Choice {
  grind: GrindChoice | undefined;
  size: string | undefined;
  inStock: boolean;
  setGrind: (grind: string) => void;
  setSize: (size: string) => void;
}

/**
 * Grind and size of one product. The defaults are the first of each list; for a recommendation
 * the wanted grind, or else the first one, that is in stock.
 */
export function useChoice(
  product: ChoosableProduct,
  { isRecommended = false, wantedGrind = null }: { isRecommended?: boolean; wantedGrind?: string | null } = {},
): Choice {
  const [chosenGrind, setGrind] = useState<string>();
  const [chosenSize, setSize] = useState<string>();
  const { grindOptions, sizes } = product;
  const inStock = isRecommended ? grindOptions.filter(({ isAvailable }) => isAvailable) : [];
  const firstInStock = inStock.find(({ grind }) => grind === wantedGrind) ?? inStock[0];
  const grind = grindOptions.find((option) => option.grind === chosenGrind) ?? firstInStock ?? grindOptions[0];
  const size = sizes.find((option) => option === chosenSize) ?? sizes[0];
  return { grind, size, inStock: isInStock(product, grind?.grind), setGrind, setSize };
}
