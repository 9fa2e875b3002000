const GRAMS_PER_OUNCE = 28.35;

/** "12 oz", rounded to whole ounces. */
export function inOunces(grams: number): string {
  return `${Math.round(grams / GRAMS_PER_OUNCE)} oz`;
}
