import type { Turn } from '../understand/turn.ts';
import { hasSoftWish } from '../understand/wishes/wishes.ts';
import type { ToolResult } from '../tool-result.ts';
import { distinctProducts, hasWord, nearestIn, searchesIn, type Found, type Nearest } from './tool-results.ts';

export interface ProductOffer {
  fit: 'full' | 'soft-miss' | 'exhausted' | 'none';
  products: Found[];
  /** Violates a condition; a reply that offers it must say so. */
  nearest: Nearest | null;
}

const MOST_OFFERED = 3;
const MOST_INSTEAD = 2;

function offered(products: Found[]): ProductOffer {
  return { fit: 'full', products, nearest: null };
}

/** What the shop found, in its order; without a match what was searched for beside coffee, and what comes nearest. */
export function findOffer(turn: Turn, results: ToolResult[]): ProductOffer {
  const searches = results.filter(({ name }) => name === 'search_catalogue');
  const [all = [], other = []] = searchesIn(searches).map((found) => found.filter(({ inStock }) => inStock));
  const coffees = all.toSorted((a, b) => Number(turn.considered.includes(b.slug)) - Number(turn.considered.includes(a.slug)));
  if (turn.isCheapest || turn.isDearest) return byPrice(turn, distinctProducts([...coffees, ...other]), nearestIn(searches));
  if (coffees.length > 0) return turn.relatedTo === null ? byWish(turn, coffees) : offered(coffees.slice(0, MOST_OFFERED));
  if (other.length > 0) return offered(other.slice(0, 1));
  const isExhausted = Number(searches[0]?.value['leftOutCount']) > 0;
  return { fit: isExhausted ? 'exhausted' : 'none', products: [], nearest: nearestIn(searches) };
}

/** The products with the lowest or highest price. */
function byPrice({ isDearest }: Turn, found: Found[], nearest: Nearest | null): ProductOffer {
  const prices = found.map(({ priceCents }) => priceCents);
  const best = isDearest ? Math.max(...prices) : Math.min(...prices);
  const leading = found.filter(({ priceCents }) => priceCents === best);
  // A poster may be the cheapest product, but is no coffee.
  const isCoffee = leading.some(({ category }) => category === 'beans');
  const products = isCoffee ? leading : [...leading, ...found.filter(({ category }) => category === 'beans')];
  return products.length > 0 ? offered(products.slice(0, MOST_INSTEAD)) : { fit: 'none', products: [], nearest };
}

/** Whether it has a wished taste; without one, a wished mood, word or theme. */
function suits({ slug, tastes, moods }: Found, { wishes, themed }: Turn): boolean {
  if (wishes.tastes.length > 0) return wishes.tastes.some((taste) => tastes.includes(taste));
  return themed.includes(slug) || wishes.moods.some((mood) => moods.includes(mood));
}

function byWish(turn: Turn, found: Found[]): ProductOffer {
  if (!hasSoftWish({ ...turn.wishes, words: [] })) return offered(found.slice(0, MOST_OFFERED));
  const hits = found.filter((product) => suits(product, turn));
  if (hits.length > 0) return offered(hits.slice(0, MOST_OFFERED));
  return { fit: turn.skippedProducts.length > 0 ? 'exhausted' : 'soft-miss', products: found.slice(0, MOST_INSTEAD), nearest: null };
}

/** Those that have the flavours that were named; all, if none has. */
export function withItsWords({ said }: Turn, products: Found[]): Found[] {
  const named = products.filter((product) => said.words.every((word) => hasWord(product, word)));
  return named.length > 0 ? named : products;
}

/** There is room for three cards: what was asked for comes before what is recommended beside it. */
export function wishedFirst(one: { turn: Turn }, other: { turn: Turn }): number {
  return Number(other.turn.hasOwnWish) - Number(one.turn.hasOwnWish);
}
