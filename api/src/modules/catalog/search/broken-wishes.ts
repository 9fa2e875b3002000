import { formatCents } from '../../../platform/lib/money.ts';
import { type CaffeineLevel, caffeineLevels } from '../search-words.ts';
import { type Allergen, allergenLabel } from '../allergens.ts';
import type { HardWishes } from '../wishes/hard-wishes.ts';

/** What of a product wishes are about. */
export interface WishedProduct {
  category: string;
  priceCents: number;
  tastes: readonly string[];
  flavours: readonly string[];
  caffeine: string | null;
  roast: string | null;
  /** Null: nobody has said. */
  allergens: readonly Allergen[] | null;
}

/** Why the product is out of the question, to be read after "it"; empty when nothing speaks against it. A poster is not drunk. */
export function brokenWishes(product: WishedProduct, wishes: HardWishes): string[] {
  const { allergens, exclude, maxCaffeine, isDecafRefused, refusedRoasts, maxPriceCents } = wishes;
  const broken: string[] = [];
  if (maxPriceCents !== null && product.priceCents > maxPriceCents) broken.push(`costs ${formatCents(product.priceCents)}`);
  if (product.category !== 'beans') return broken;
  if (allergens.length > 0 && product.allergens === null) broken.push('has no list of allergens');
  for (const allergen of allergens) if (product.allergens?.includes(allergen)) broken.push(`contains ${allergenLabel(allergen)}`);
  const tastes = [...product.tastes, ...product.flavours];
  for (const taste of exclude) if (tastes.includes(taste)) broken.push(`tastes of ${taste.replace('-', ' ')}`);
  // No level (-1) is not known to be below one.
  const level = caffeineLevels.indexOf(product.caffeine as CaffeineLevel);
  if (maxCaffeine !== null && (level < 0 || level > caffeineLevels.indexOf(maxCaffeine)))
    broken.push(`has ${product.caffeine ?? 'an unknown amount of'} caffeine`);
  if (isDecafRefused && product.caffeine === 'none') broken.push('is a decaf');
  if (refusedRoasts.some((roast) => roast === product.roast)) broken.push(`is a ${product.roast} roast`);
  return broken;
}
