import { useState } from 'react';
import { isInStock } from './stock-rules.ts';
import type { ShelfCategory, Stocked } from './stock-rules.ts';

interface GrindChoice {
  grind: string;
  label: string;
  isAvailable: boolean;
}

/** What has to be known of a product to put it into the cart. */
export interface ChoosableProduct extends Stocked {
  slug: string;
  name: string;
  priceCents: number;
  imageUrl?: string | null;
  category: ShelfCategory;
  sizes: readonly string[];
  grindOptions: readonly GrindChoice[];
}

/** A product as the visitor wants it: grind and size are chosen. */
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
 * Grind and size of one product. Before anything is chosen they are the first of the list, or, where somebody recommends
 * the product, the first grind that is there.
 */
export function useChoice(product: ChoosableProduct, isRecommended = false): Choice {
  const [chosenGrind, setGrind] = useState<string>();
  const [chosenSize, setSize] = useState<string>();
  const { grindOptions, sizes } = product;
  const firstInStock = isRecommended ? grindOptions.find(({ isAvailable }) => isAvailable) : undefined;
  const grind = grindOptions.find((option) => option.grind === chosenGrind) ?? firstInStock ?? grindOptions[0];
  const size = sizes.find((option) => option === chosenSize) ?? sizes[0];
  return { grind, size, inStock: isInStock(product, grind?.grind), setGrind, setSize };
}
