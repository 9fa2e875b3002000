/** The fields that decide whether a product can be bought. */
export interface Stocked {
  stock: number;
  grindOptions: readonly { grind: string; isAvailable: boolean }[];
}

/** Whether the chosen grind is in stock; a product without grinds has its own stock. */
export function isInStock(product: Stocked, grind: string | undefined): boolean {
  if (product.grindOptions.length === 0) return product.stock > 0;
  return product.grindOptions.some((option) => option.grind === grind && option.isAvailable);
}

/** Whether any grind is in stock. */
export function isOnSale({ stock, grindOptions }: { stock: number; grindOptions: readonly { isAvailable: boolean }[] }): boolean {
  return grindOptions.length === 0 ? stock > 0 : grindOptions.some((option) => option.isAvailable);
}

export type ProductCategory = 'BEANS' | 'EQUIPMENT' | 'MERCHANDISE';

/** Label of the add button. */
export function addLabel(category: ProductCategory, inStock: boolean): string {
  if (!inStock) return 'OUT OF STOCK';
  return category === 'BEANS' ? 'BREW THIS' : 'ADD TO INVENTORY';
}

/** Up to this stock the label shows the number. */
const FEW = 10;

/** "In stock", "Only 3 left", "Out of stock". */
export function stockLabel(stock: number, inStock: boolean): string {
  if (!inStock) return 'Out of stock';
  return stock <= FEW ? `Only ${stock} left` : 'In stock';
}

export const FILTERS = [
  { value: 'all', label: 'ALL ITEMS', category: null },
  { value: 'beans', label: 'BEANS', category: 'BEANS' },
  { value: 'equipment', label: 'EQUIPMENT', category: 'EQUIPMENT' },
  { value: 'merchandise', label: 'MERCH', category: 'MERCHANDISE' },
] as const;

export type Filter = (typeof FILTERS)[number];

/** The filter of the URL parameter, "all" for an unknown value. */
export function filterOf(value: string | null): Filter {
  return FILTERS.find((filter) => filter.value === value) ?? FILTERS[0];
}

export function filterProducts<Item extends { category: ProductCategory }>(products: readonly Item[], filter: Filter): Item[] {
  return products.filter((product) => filter.category === null || product.category === filter.category);
}
