import type { Turn } from '../understand/turn.ts';
import { levelOf, type Wishes } from '../understand/wishes/wishes.ts';
import { brokenWishes } from './broken-wishes.ts';
import { putAside, searchesFor } from './searches.ts';
import type { ToolResult } from '../tool-result.ts';
import { distinctProducts, productsIn, searchesIn, type Found } from './tool-results.ts';

export interface ProductOffer {
  fit: 'full' | 'soft-miss' | 'exhausted' | 'none';
  products: Found[];
  /** Violates a condition; a reply that offers it must say so. */
  nearest: { product: Found; breaks: string[] } | null;
}

const MOST_OFFERED = 3;
/** More than a mood, less than a taste. */
const THEME_POINTS = 2.5;

function offered(products: Found[]): ProductOffer {
  return { fit: 'full', products, nearest: null };
}

export function findOffer(turn: Turn, results: ToolResult[], self: string): ProductOffer {
  const searches = searchesIn(results);
  const first = searchesFor(turn, self).length;
  const [strict, relaxed] = [searches.slice(0, first).flat(), searches.slice(first)];
  const { wishes } = turn;
  const own = productsIn(results).filter(({ unsuitable }) => unsuitable.length === 0);
  function isAllowed(product: Found): boolean {
    return brokenWishes(product, wishes).length === 0 && !putAside(turn).includes(product.slug);
  }
  if (turn.isCheapest || turn.isDearest) return byPrice(turn, strict, isAllowed);
  const fitting = distinctProducts([...own, ...strict]).filter((product) => isAllowed(product) && product.inStock);
  if (fitting.length > 0) return turn.similarTo === null ? rank(fitting, turn, self) : offered(fitting.slice(0, MOST_OFFERED));
  const sold = strict.filter(isAllowed);
  if (sold.length > 0) return offered(sold.slice(0, 1));
  const near = relaxed.flat().filter((product) => product.inStock);
  const ranked = distinctProducts(near)
    .map((product) => ({ product, breaks: brokenWishes(product, wishes) }))
    // An allergy is never relaxed, not even with a warning.
    .filter(({ product }) => turn.intent !== 'allergy' || !product.tastes.some((taste) => wishes.exclude.includes(taste)))
    .toSorted(
      (a, b) =>
        a.breaks.length - b.breaks.length ||
        caffeineGap(a.product, wishes) - caffeineGap(b.product, wishes) ||
        score(b.product, wishes) - score(a.product, wishes) ||
        a.product.priceCents - b.product.priceCents,
    );
  // Nothing is wrong with it but that it is no coffee.
  const other = ranked.find(({ product, breaks }) => product.category !== 'beans' && breaks.length === 0);
  if (other) return offered([other.product]);
  // Matching products exist, but were refused or shown before.
  const isExhausted = results
    .filter(({ name }) => name === 'search_catalogue')
    .slice(0, first)
    .some(({ value }) => Number(value['leftOutCount']) > 0);
  return { fit: isExhausted ? 'exhausted' : 'none', products: [], nearest: ranked[0] ?? null };
}

/** The products with the lowest or highest price, as the shop sorts them. */
function byPrice(turn: Turn, found: Found[], isAllowed: (product: Found) => boolean): ProductOffer {
  const inStock = distinctProducts(found).filter((product) => product.inStock && isAllowed(product));
  const prices = inStock.map(({ priceCents }) => priceCents);
  const best = turn.isDearest ? Math.max(...prices) : Math.min(...prices);
  const leading = inStock.filter(({ priceCents }) => priceCents === best).toSorted((a, b) => dislikes(a, turn) - dislikes(b, turn));
  // A poster may be the cheapest product, but is no coffee.
  const products = leading.some(({ category }) => category === 'beans')
    ? leading
    : [...leading, ...inStock.filter(({ category }) => category === 'beans')];
  const nearest = found.find((product) => !isAllowed(product));
  if (products.length > 0) return offered(products.slice(0, 2));
  return { fit: 'none', products: [], nearest: nearest ? { product: nearest, breaks: brokenWishes(nearest, turn.wishes) } : null };
}

/** Low caffeine violates "none" less than high caffeine. */
function caffeineGap(product: Found, wishes: Wishes): number {
  return wishes.caffeine === null ? 0 : Math.abs(levelOf(product.caffeine) - levelOf(wishes.caffeine));
}

/** Tastes weigh most, then moods; without either the character recommends itself. */
function score(product: Found, wishes: Wishes): number {
  const said = `${product.name} ${product.description}`.toLowerCase();
  const tastes = wishes.tastes.filter((taste) => product.tastes.includes(taste)).length;
  const moods = wishes.moods.filter((mood) => product.moods.includes(mood)).length;
  return tastes * 3 + moods * 2 + wishes.words.filter((word) => said.includes(word)).length * 2;
}

/** Tastes disliked in earlier chats, unless requested now: they rank a product lower. */
function dislikes(product: Found, { profile, wishes }: Turn): number {
  return profile.dislikes.some((taste) => product.tastes.includes(taste) && !wishes.tastes.includes(taste)) ? 1 : 0;
}

/** Other preferences of earlier chats break ties only. */
function leaning(product: Found, { profile }: Turn): number {
  return (
    (profile.caffeine !== null && product.caffeine === profile.caffeine ? 1 : 0) +
    (product.grinds.some(({ grind, inStock }) => grind === profile.grind && inStock) ? 0.5 : 0)
  );
}

function rank(fitting: Found[], turn: Turn, self: string): ProductOffer {
  const { wishes, profile } = turn;
  const hasSoft = wishes.tastes.length + wishes.moods.length > 0;
  function liked(product: Found): number {
    return hasSoft ? 0 : profile.likes.filter((taste) => product.tastes.includes(taste)).length;
  }
  const ranked = fitting
    .map((product, place) => ({
      product,
      place,
      points:
        score(product, wishes) +
        liked(product) +
        (turn.themed.includes(product.slug) ? THEME_POINTS : 0) +
        (product.slug === self ? 0.5 : 0),
    }))
    .toSorted(
      (a, b) =>
        dislikes(a.product, turn) - dislikes(b.product, turn) ||
        b.points - a.points ||
        leaning(b.product, turn) - leaning(a.product, turn) ||
        a.place - b.place,
    );
  const wantsTaste = wishes.tastes.length > 0;
  const hits = ranked.filter(
    ({ product, points }) => points >= 2 && (!wantsTaste || wishes.tastes.some((taste) => product.tastes.includes(taste))),
  );
  if (!hasSoft || hits.length > 0) {
    return offered((hasSoft ? hits : ranked).slice(0, MOST_OFFERED).map(({ product }) => product));
  }
  const products = ranked.slice(0, 2).map(({ product }) => product);
  return { fit: turn.skippedProducts.length > 0 ? 'exhausted' : 'soft-miss', products, nearest: null };
}
