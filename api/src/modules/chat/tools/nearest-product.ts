import {
  brokenWishes,
  type CaffeineLevel,
  caffeineLevels,
  type CatalogSnapshot,
  type FoundProduct,
  rankCatalogue,
  reasonsAgainst,
  type SearchWish,
} from '../../catalog/index.ts';
import type { Guard } from '../wishes/guard.rules.ts';

export interface NearestProduct {
  product: FoundProduct;
  /** The conditions that it breaks, to be read after "it". */
  breaks: string[];
}

/**
 * For a wish that no product in stock meets, the product that breaks the fewest conditions of it. Price, grind, roast and level of
 * caffeine may be broken; allergens, excluded tastes and "no caffeine" may not.
 */
export function nearestProduct(
  catalog: CatalogSnapshot,
  wish: SearchWish,
  { wishes, putAside, notThese, only }: Guard,
  leftOut: ReadonlySet<string>,
): NearestProduct | null {
  const relaxed = { grind: null, roast: null, refusedRoasts: [], maxPriceCents: null, sort: null };
  /** "The least caffeine, but no decaf" is not "no caffeine". */
  const isNoneMeant = !(wishes.isDecafRefused || wish.isDecafRefused);
  function onlyNone(level: CaffeineLevel | null | undefined): CaffeineLevel | null {
    return level === 'none' && isNoneMeant ? level : null;
  }
  const strict = { ...wishes, maxPriceCents: null, refusedRoasts: [], maxCaffeine: onlyNone(wishes.maxCaffeine) };
  function isAllowed(found: FoundProduct): boolean {
    const isAside = [leftOut, putAside, notThese].some((slugs) => slugs.has(found.slug)) || only?.has(found.slug) === false;
    return found.inStock && !isAside && brokenWishes(found, strict).length === 0;
  }
  function gapOf({ caffeine }: FoundProduct): number {
    const wished = wish.caffeine ?? wish.maxCaffeine;
    return wished ? Math.abs(caffeineLevels.indexOf(caffeine as CaffeineLevel) - caffeineLevels.indexOf(wished)) : 0;
  }
  const softer = { ...wish, ...relaxed, caffeine: onlyNone(wish.caffeine), maxCaffeine: onlyNone(wish.maxCaffeine) };
  const isPriced = (wish.maxPriceCents ?? wishes.maxPriceCents) !== null;
  const [nearest] = rankCatalogue(catalog, softer, isAllowed)
    .map(({ found }) => ({ product: found, breaks: [...new Set([...reasonsAgainst(found, wish), ...brokenWishes(found, wishes)])] }))
    .toSorted(
      (a, b) =>
        a.breaks.length - b.breaks.length ||
        gapOf(a.product) - gapOf(b.product) ||
        (isPriced ? a.product.priceCents - b.product.priceCents : 0),
    );
  return nearest ?? null;
}
