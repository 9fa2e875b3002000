import type { Wishes } from '../understand/wishes/wishes.ts';
import { tasteWord } from '../language/taste-word.ts';
import type { Found } from './tool-results.ts';

const LEVEL = { none: 0, low: 1, medium: 2, high: 3 } as const;

/** The conditions that a product violates, as phrases to follow "it"; empty means it may be offered. */
export function brokenWishes(product: Found, wishes: Wishes): string[] {
  const broken: string[] = [];
  const isCoffee = product.category === 'beans';
  const { caffeine } = product;
  if (wishes.maxPriceCents !== null && product.priceCents > wishes.maxPriceCents) broken.push(`costs ${product.price}`);
  for (const taste of wishes.exclude.filter((one) => product.tastes.includes(one))) broken.push(`tastes of ${tasteWord(taste)}`);
  if (!isCoffee) return broken;
  if (wishes.caffeine !== null && caffeine !== wishes.caffeine) broken.push(`has ${caffeine ?? 'unknown'} caffeine`);
  else if (wishes.maxCaffeine !== null && LEVEL[caffeine ?? 'high'] > LEVEL[wishes.maxCaffeine])
    broken.push(`has ${caffeine ?? 'unknown'} caffeine`);
  else if (wishes.isDecafRefused && caffeine === 'none') broken.push('is a decaf');
  if ((wishes.roast !== null && product.roast !== wishes.roast) || wishes.refusedRoasts.includes(product.roast ?? ''))
    broken.push(`is a ${product.roast ?? 'different'} roast`);
  if (wishes.grind !== null && !product.grinds.some(({ grind, inStock }) => grind === wishes.grind && inStock)) {
    broken.push(wishes.grind === 'ground' ? 'is not to be had ground right now' : 'is not to be had as whole beans right now');
  }
  return broken;
}
