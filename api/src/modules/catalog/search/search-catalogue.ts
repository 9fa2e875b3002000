import { formatCents } from '../../../platform/lib/money.ts';
import type { CatalogSnapshot } from '../catalog-snapshot.ts';
import type { Category, Grind } from '../catalog.entity.ts';
import { inOunces } from '../grind-label.ts';
import type { ProductView } from '../catalog.views.ts';
import { scoreByText } from './search-text.ts';
import type { CaffeineLevel, Roast } from '../search-words.ts';
import type { Allergen } from '../allergens.ts';
import { brokenWishes } from './broken-wishes.ts';
import type { HardWishes } from '../wishes/hard-wishes.ts';
import { flavoursIn, noteOf } from '../wishes/taste-words.ts';

export const priceOrders = ['cheapest', 'dearest'] as const;

/** What somebody would like; null and absent are no wish. */
export interface SearchWish {
  /** Free words, forgiving of typos. */
  query?: string | null;
  moods?: readonly string[] | null;
  tastes?: readonly string[] | null;
  /** Tastes that must not be there. */
  exclude?: readonly string[] | null;
  /** Allergens that must not be there; a product without a list of them is left out. */
  allergens?: readonly Allergen[] | null;
  caffeine?: CaffeineLevel | null;
  maxCaffeine?: CaffeineLevel | null;
  /** No coffee without caffeine. */
  isDecafRefused?: boolean;
  maxPriceCents?: number | null;
  /** To be had in it now. */
  grind?: Grind | null;
  category?: Category | null;
  roast?: Roast | null;
  refusedRoasts?: readonly Roast[];
  /** By price before everything else. */
  sort?: (typeof priceOrders)[number] | null;
  limit?: number | null;
}

export interface FoundProduct {
  slug: string;
  name: string;
  category: string;
  price: string;
  priceCents: number;
  description: string;
  /** Null for what is not coffee, like caffeine. */
  roast: string | null;
  caffeine: string | null;
  tastes: string[];
  /** The tastes as its descriptions name them: "plum" for dried fruit. */
  notes: string[];
  /** All flavours that its descriptions name, in the form of the tastes: "brown-sugar". */
  flavours: string[];
  moods: string[];
  /** Null: nobody has said. */
  allergens: Allergen[] | null;
  grinds: { grind: Grind; inStock: boolean }[];
  inStock: boolean;
  sizes: string[];
  /** What is in one of it: "340 g (12 oz)". */
  weight: string;
}

export interface SearchResult {
  products: FoundProduct[];
  /** How many met the hard wishes. */
  total: number;
  /** Mood and taste words that the shop has no use for. */
  ignored: string[];
}

const DEFAULT_LIMIT = 3;
const HIGHEST_LIMIT = 5;
/** A taste is in the cup; a mood is a manner of speaking; the words of a query may be anything. */
const TASTE_POINTS = 3;
const MOOD_POINTS = 2;
const QUERY_POINTS = 4;
/** What can't be had today gives way to an equal, not to something else when it was asked for by name. */
const SOLD_OUT_POINTS = -3;
/** Of a mild coffee, little caffeine suits better than the most that is allowed: above an equal, below a mood. */
const MILDER_POINTS = 1;

/** A product of the catalogue in the words of a search. */
export function toFoundProduct(product: ProductView, catalog: CatalogSnapshot): FoundProduct {
  const persona = catalog.personas.get(product.slug);
  const tastes = persona?.tastes ?? [];
  const descriptions = [product.description, persona?.description ?? ''];
  return {
    slug: product.slug,
    name: product.name,
    category: product.category,
    price: formatCents(product.priceCents),
    priceCents: product.priceCents,
    description: product.description,
    roast: persona?.roast ?? null,
    caffeine: persona?.caffeine ?? null,
    tastes,
    notes: tastes.map((taste) => noteOf(taste, descriptions)),
    flavours: [...new Set(tastes.flatMap((taste) => flavoursIn(taste, descriptions)).map((word) => word.replaceAll(' ', '-')))],
    moods: persona?.moods ?? [],
    allergens: catalog.allergens.get(product.slug) ?? null,
    grinds: product.grindOptions.map(({ grind, isAvailable }) => ({ grind, inStock: isAvailable })),
    inStock: product.stock > 0,
    sizes: product.sizes,
    weight: `${product.weightGrams} g (${inOunces(product.weightGrams)})`,
  };
}

function normal(words: readonly string[] | null | undefined): string[] {
  return (words ?? [])
    .map((word) =>
      word
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-'),
    )
    .filter(Boolean);
}

/** A wish that only a coffee can meet: who wants no chocolate does not ask for a poster. */
function isAboutCoffee(wish: SearchWish): boolean {
  return [
    wish.caffeine,
    wish.maxCaffeine,
    wish.grind,
    wish.roast,
    wish.isDecafRefused,
    wish.refusedRoasts?.length,
    wish.moods?.length,
    wish.tastes?.length,
    wish.allergens?.length,
    wish.exclude?.length,
  ].some(Boolean);
}

function isOfCategory({ category }: FoundProduct, wish: SearchWish): boolean {
  const wanted = wish.category ?? (isAboutCoffee(wish) ? 'beans' : null);
  return wanted === null || category === wanted;
}

/** The hard wishes that a product breaks, to be read after "it". */
export function reasonsAgainst(found: FoundProduct, wish: SearchWish): string[] {
  const { caffeine, roast, grind } = wish;
  const ruledOut: HardWishes = {
    allergens: [...(wish.allergens ?? [])],
    exclude: normal(wish.exclude),
    maxCaffeine: wish.maxCaffeine ?? null,
    isDecafRefused: wish.isDecafRefused ?? false,
    refusedRoasts: [...(wish.refusedRoasts ?? [])],
    maxPriceCents: wish.maxPriceCents ?? null,
  };
  const isToBeHad = !grind || found.grinds.some((one) => one.grind === grind && one.inStock);
  return [
    ...brokenWishes(found, ruledOut),
    ...(caffeine && found.caffeine !== caffeine ? [`has ${found.caffeine ?? 'an unknown amount of'} caffeine`] : []),
    ...(roast && found.roast !== roast ? [`is a ${found.roast ?? 'different'} roast`] : []),
    ...(isToBeHad ? [] : [`is not to be had ${grind === 'ground' ? 'ground' : 'as whole beans'} right now`]),
  ];
}

function shared(left: readonly string[], right: readonly string[]): number {
  return left.filter((word) => right.includes(word)).length;
}

/** A product with its score, and how well it matches the words of the query (0: not at all). */
export interface RankedProduct {
  found: FoundProduct;
  score: number;
  textScore: number;
}

function byPrice(a: FoundProduct, b: FoundProduct, sort: SearchWish['sort']): number {
  if (!sort) return 0;
  return sort === 'cheapest' ? a.priceCents - b.priceCents : b.priceCents - a.priceCents;
}

/**
 * The products that meet every hard wish (exclusions, caffeine, price, grind, roast, category), those first that suit the
 * soft ones (moods, tastes, query) best; equals keep the order of the catalogue. `pointsFor` adds to the score.
 */
export function rankCatalogue(
  catalog: CatalogSnapshot,
  wish: SearchWish,
  isAllowed: (found: FoundProduct) => boolean = () => true,
  pointsFor: (found: FoundProduct) => number = () => 0,
): RankedProduct[] {
  const moods = normal(wish.moods);
  const tastes = normal(wish.tastes);
  const query = wish.query?.trim() ?? '';
  const suits = catalog.products
    .map((product) => toFoundProduct(product, catalog))
    .filter((found) => isOfCategory(found, wish) && reasonsAgainst(found, wish).length === 0)
    .filter(isAllowed);
  const textScores = query ? scoreByText(catalog, query) : new Map<string, number>();
  function scoreOf(found: FoundProduct, textScore: number): number {
    return (
      shared(found.tastes, tastes) * TASTE_POINTS +
      shared(found.moods, moods) * MOOD_POINTS +
      textScore * QUERY_POINTS +
      pointsFor(found) +
      (wish.maxCaffeine === 'medium' && found.caffeine === 'low' ? MILDER_POINTS : 0) +
      (found.inStock ? 0 : SOLD_OUT_POINTS)
    );
  }
  return suits
    .map((found, position) => {
      const textScore = textScores.get(found.slug) ?? 0;
      return { found, position, textScore, score: scoreOf(found, textScore) };
    })
    .toSorted((a, b) => byPrice(a.found, b.found, wish.sort) || b.score - a.score || a.position - b.position);
}

function isFlavour(word: string, catalog: CatalogSnapshot): boolean {
  return catalog.products.some((product) => toFoundProduct(product, catalog).flavours.includes(word));
}

/** The few that suit the wish best, for somebody who recommends. `isAllowed` leaves out what the wish does not say. */
export function searchCatalogue(
  catalog: CatalogSnapshot,
  wish: SearchWish,
  isAllowed?: (found: FoundProduct) => boolean,
  pointsFor?: (found: FoundProduct) => number,
): SearchResult {
  const ranked = rankCatalogue(catalog, wish, isAllowed, pointsFor);
  const ignored = [
    ...normal(wish.moods).filter((word) => !catalog.vocabulary.moods.has(word)),
    ...normal(wish.tastes).filter((word) => !catalog.vocabulary.tastes.has(word)),
    ...normal(wish.exclude).filter((word) => !catalog.vocabulary.tastes.has(word) && !isFlavour(word, catalog)),
  ];
  const limit = Math.min(Math.max(1, Math.trunc(wish.limit ?? DEFAULT_LIMIT)), HIGHEST_LIMIT);
  return { products: ranked.slice(0, limit).map(({ found }) => found), total: ranked.length, ignored: [...new Set(ignored)] };
}
