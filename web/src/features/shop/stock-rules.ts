/** The part of a product that decides whether it can be bought. */
export interface Stocked {
  stock: number;
  grindOptions: readonly { grind: string; isAvailable: boolean }[];
}

/** Whether the chosen grind is there; a product without grinds counts its own stock. */
export function isInStock(product: Stocked, grind: string | undefined): boolean {
  if (product.grindOptions.length === 0) return product.stock > 0;
  return product.grindOptions.some((option) => option.grind === grind && option.isAvailable);
}

/** Whether it can be bought in any grind. */
export function isOnSale({ stock, grindOptions }: { stock: number; grindOptions: readonly { isAvailable: boolean }[] }): boolean {
  return grindOptions.length === 0 ? stock > 0 : grindOptions.some((option) => option.isAvailable);
}

export type ShelfCategory = 'BEANS' | 'EQUIPMENT' | 'MERCHANDISE';

/** What the add button reads. */
export function addLabel(category: ShelfCategory, inStock: boolean): string {
  if (!inStock) return 'OUT OF STOCK';
  return category === 'BEANS' ? 'BREW THIS' : 'ADD TO INVENTORY';
}

/** From here down the number itself is worth telling. */
const FEW = 10;

/** The shelf in words: "In stock", "Only 3 left", "Out of stock". */
export function stockWords(stock: number, inStock: boolean): string {
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

/** The filter named in the address, "all" for anything unknown. */
export function filterOf(value: string | null): Filter {
  return FILTERS.find((filter) => filter.value === value) ?? FILTERS[0];
}

export function onShelf<Item extends { category: ShelfCategory }>(products: readonly Item[], filter: Filter): Item[] {
  return products.filter((product) => filter.category === null || product.category === filter.category);
}
