import { hash } from '../language/hash.ts';
import type { Persona } from '../read-persona.ts';
import type { PlannedCall } from '../tool-result.ts';
import type { Turn } from '../understand/turn.ts';
import { hasHardWish, hasSoftWish, hasWish, noWishes, unique, type Wishes } from '../understand/wishes/wishes.ts';

export function call(name: string, args: Record<string, unknown> = {}): PlannedCall {
  return { name, args };
}

/** Maximum results of the search tool. */
const SEARCH_LIMIT = 5;
/** The most products that it takes as preferred. */
const MOST_PREFERRED = 5;
export const ROASTS = ['light', 'medium', 'medium-dark', 'dark'];

/** The arguments of a search that are no wishes. */
interface SearchOptions {
  like?: string | null;
  unlike?: string | null;
  except?: string[] | null;
  prefer?: string[] | null;
  sort?: string | null;
  part?: string | null;
}
const NO_OPTIONS = { like: null, unlike: null, except: null, prefer: null, sort: null, part: null } satisfies Required<SearchOptions>;

/** The search of a request; of "the cheapest thing", and of a budget alone, also among what is no coffee. */
export function searchesFor(turn: Turn, persona: Persona): PlannedCall[] {
  const { isCheapest, isDearest, relatedTo, wishes, refusedProducts, skippedProducts, themed, considered } = turn;
  const sort = isCheapest ? 'cheapest' : isDearest ? 'dearest' : null;
  const isOfAll = wishes.category === null && ((turn.isAnyProduct && sort !== null) || isBudgetOnly(turn));
  const prefer = considered.length > 0 ? considered : isOpen(turn) && persona.slug !== 'house' ? [persona.slug] : themed;
  return [
    search(guidedWishes(turn, persona.slug), {
      ...(relatedTo && { [relatedTo.by]: relatedTo.slug }),
      except: orNull(unique([...refusedProducts, ...skippedProducts])),
      prefer: orNull(prefer.slice(0, MOST_PREFERRED)),
      sort,
      part: wishes.isBesideCaffeine || turn.said.inForce !== null ? turn.raw : null,
    }),
    ...(isOfAll ? [search({ ...noWishes(), category: 'merchandise', maxPriceCents: wishes.maxPriceCents }, { sort })] : []),
  ];
}

/** For a request without a wish, a character recommends its own coffee among others. */
function isOpen({ wishes, isCheapest, isDearest, relatedTo, themed, skippedProducts }: Turn): boolean {
  const isOther = isCheapest || isDearest || relatedTo !== null || themed.length + skippedProducts.length > 0;
  return !isOther && !hasWish({ ...wishes, exclude: [], refusedRoasts: [] });
}

/** Without likes each character searches by one of these, so that they do not all recommend the same three. */
const FALLBACK_MOODS = ['cozy', 'festive', 'calm', 'sociable', 'adventurous', 'indulgent', 'sunny', 'mischievous', 'determined'];

/** Without a taste or mood in this conversation, the shop ranks by earlier likes, if it knows any. */
function guidedWishes({ wishes, profile, relatedTo }: Turn, host: string): Wishes {
  // Of what is mild, the mildest come first.
  return wishes.maxCaffeine !== null || hasSoftWish(wishes) || wishes.category !== null || relatedTo !== null || profile.likes.length > 0
    ? wishes
    : { ...wishes, moods: [FALLBACK_MOODS[hash(host) % FALLBACK_MOODS.length] ?? 'cozy'] };
}

/** Whether a first request has a limit and names no coffee: "secret santa, at most $5". */
function isBudgetOnly({ wishes, said, text, shown }: Turn): boolean {
  return (
    shown.length === 0 &&
    said.maxPriceCents !== null &&
    !hasHardWish({ ...wishes, maxPriceCents: null }) &&
    wishes.tastes.length === 0 &&
    !/\b(coffees?|blends?|beans?|bags?|roasts?|cup|drink)\b/.test(text)
  );
}

function orNull<Item>(items: Item[]): Item[] | null {
  return items.length > 0 ? items : null;
}

/** A search of the catalogue: the strict tool schema requires every field; null means no wish. */
export function search(all: Wishes, options: SearchOptions = {}): PlannedCall {
  // Wishes about coffee do not apply to a poster.
  const isCoffee = all.category === null || all.category === 'beans';
  const wishes = isCoffee ? all : { ...noWishes(), category: all.category, maxPriceCents: all.maxPriceCents };
  return call('search_catalogue', {
    query: wishes.words.length > 0 ? wishes.words.join(' ') : null,
    moods: orNull(wishes.moods),
    tastes: orNull(wishes.tastes),
    exclude: orNull(wishes.exclude),
    caffeine: wishes.caffeine,
    maxCaffeine: wishes.maxCaffeine,
    maxPriceCents: wishes.maxPriceCents,
    grind: wishes.grind,
    // Otherwise a poster would be the cheapest product.
    category: wishes.category ?? 'beans',
    roast: wishes.roast,
    ...NO_OPTIONS,
    ...options,
    limit: SEARCH_LIMIT,
  });
}
