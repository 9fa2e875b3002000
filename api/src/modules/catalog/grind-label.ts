import type { StockGrind } from './catalog.entity.ts';

/** As on the shopper's card. */
export function grindLabel(grind: StockGrind): string {
  return grind === 'whole-bean' ? 'Whole Bean' : 'Ground';
}
