import { levelOf, type Wishes } from '../understand/wishes/wishes.ts';
import { grindWords, tasteWord } from '../language/product-words.ts';
import type { Found } from './tool-results.ts';

/** The conditions that a product violates, as phrases to follow "it"; empty means it may be offered. */
export function brokenWishes(product: Found, wishes: Wishes): string[] {
  const broken: string[] = [];
  const { caffeine } = product;
  if (wishes.maxPriceCents !== null && product.priceCents > wishes.maxPriceCents) broken.push(`costs ${product.price}`);
  for (const taste of wishes.exclude.filter((one) => product.tastes.includes(one))) broken.push(`tastes of ${tasteWord(taste)}`);
  if (product.category !== 'beans') return broken;
  const isStronger = wishes.caffeine === null && wishes.maxCaffeine !== null && levelOf(caffeine) > levelOf(wishes.maxCaffeine);
  if (isStronger || (wishes.caffeine !== null && caffeine !== wishes.caffeine)) broken.push(`has ${caffeine ?? 'unknown'} caffeine`);
  else if (wishes.isDecafRefused && caffeine === 'none') broken.push('is a decaf');
  if ((wishes.roast !== null && product.roast !== wishes.roast) || wishes.refusedRoasts.includes(product.roast ?? ''))
    broken.push(`is a ${product.roast ?? 'different'} roast`);
  if (wishes.grind !== null && !product.grinds.some(({ grind, inStock }) => grind === wishes.grind && inStock))
    broken.push(`is not to be had ${grindWords(wishes.grind)} right now`);
  return broken;
}
