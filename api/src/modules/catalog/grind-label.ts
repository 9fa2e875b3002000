import type { StockGrind } from './catalog.entity.ts';

/** As on the shopper's card. */
export function grindLabel(grind: StockGrind): string {
  return grind === 'whole-bean' ? 'Whole Bean' : 'Ground';
}
const GRAMS_PER_OUNCE = 28.35;

/** "12 oz", rounded to whole ounces. */
export function inOunces(grams: number): string {
  return `${Math.round(grams / GRAMS_PER_OUNCE)} oz`;
}
