import type { Turn } from '../understand/turn.ts';
import { hasSoftWish } from '../understand/wishes/wishes.ts';
import type { ToolResult } from '../tool-result.ts';
import { distinctProducts, hasWord, searchesIn, type Found, type Search } from './tool-results.ts';

export interface ProductOffer {
  fit: 'full' | 'soft-miss' | 'exhausted' | 'none';
  products: Found[];
  /** Violates a condition; a reply that offers it must say so. */
  nearest: Search['nearest'];
}

const MOST_OFFERED = 3;
const MOST_INSTEAD = 2;

function offered(products: Found[], most = MOST_OFFERED): ProductOffer {
  return { fit: 'full', products: products.slice(0, most), nearest: null };
}

/** What the shop found, in its order; without a match what was searched for beside coffee, and what comes nearest. */
export function findOffer(turn: Turn, results: ToolResult[]): ProductOffer {
  const searches = searchesIn(results);
  const [all = [], other = []] = searches.map(({ products }) => products.filter(({ inStock }) => inStock));
  const coffees = all.toSorted((a, b) => Number(turn.considered.includes(b.slug)) - Number(turn.considered.includes(a.slug)));
  const priced = turn.isCheapest || turn.isDearest ? byPrice(turn, distinctProducts([...coffees, ...other])) : [];
  if (priced.length > 0) return offered(priced, MOST_INSTEAD);
  if (coffees.length > 0) return turn.relatedTo === null ? byWish(turn, coffees) : offered(coffees);
  if (other.length > 0) return offered(other, 1);
  const [{ leftOutCount, nearest } = { leftOutCount: 0, nearest: null }] = searches;
  return { fit: leftOutCount > 0 ? 'exhausted' : 'none', products: [], nearest };
}

/** The products with the lowest or highest price. */
function byPrice({ isDearest }: Turn, found: Found[]): Found[] {
  const prices = found.map(({ priceCents }) => priceCents);
  const best = isDearest ? Math.max(...prices) : Math.min(...prices);
  const leading = found.filter(({ priceCents }) => priceCents === best);
  // A poster may be the cheapest product, but is no coffee.
  const isCoffee = leading.some(({ category }) => category === 'beans');
  return isCoffee ? leading : [...leading, ...found.filter(({ category }) => category === 'beans')];
}

/** Whether it has a wished taste; where none is wished, a wished mood or theme. */
function suits({ slug, tastes, moods }: Found, { wishes, themed }: Turn): boolean {
  if (wishes.tastes.length > 0) return wishes.tastes.some((taste) => tastes.includes(taste));
  return themed.includes(slug) || wishes.moods.some((mood) => moods.includes(mood));
}

function byWish(turn: Turn, found: Found[]): ProductOffer {
  if (!hasSoftWish({ ...turn.wishes, words: [] })) return offered(found);
  const hits = found.filter((product) => suits(product, turn));
  if (hits.length > 0) return offered(hits);
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
