import { hash } from '../language/hash.ts';
import type { PlannedCall } from '../tool-result.ts';
import type { Turn } from '../understand/turn.ts';
import { hasHardWish, hasSoftWish, noWishes, unique, type Wishes } from '../understand/wishes/wishes.ts';

export function call(name: string, args: Record<string, unknown> = {}): PlannedCall {
  return { name, args };
}

/** Maximum results of the search tool; the engine ranks and truncates them. */
const SEARCH_LIMIT = 5;
/** Maximum searches of the second round; each is a tool call of the shop. */
const MOST_RELAXED = 8;
export const ROASTS = ['light', 'medium', 'medium-dark', 'dark'];

/** Refused by name, or shown before if the visitor wants another. */
export function putAside({ refusedProducts, skippedProducts }: Turn): string[] {
  return unique([...refusedProducts, ...skippedProducts]);
}

/** The search of a request; of "the cheapest thing" also among what is no coffee. */
export function searchesFor(turn: Turn, host: string): PlannedCall[] {
  const { isCheapest, isDearest, similarTo } = turn;
  const sort = isCheapest ? 'cheapest' : isDearest ? 'dearest' : null;
  const isOfAll = turn.isAnyProduct && sort !== null && turn.wishes.category === null;
  return [
    search(guidedWishes(turn, host), { like: similarTo, except: putAside(turn), sort }),
    ...(isOfAll ? [search({ ...noWishes(), category: 'merchandise', maxPriceCents: turn.wishes.maxPriceCents }, { sort })] : []),
  ];
}

/** Without likes each character searches by one of these, so that they do not all recommend the same three. */
const FALLBACK_MOODS = ['cozy', 'festive', 'calm', 'sociable', 'adventurous', 'indulgent', 'sunny', 'mischievous', 'determined'];

/** Without a taste or mood in this conversation, earlier likes rank the search; they filter nothing. */
function guidedWishes({ wishes, profile, similarTo }: Turn, host: string): Wishes {
  return hasSoftWish(wishes) || wishes.category !== null || similarTo !== null
    ? wishes
    : {
        ...wishes,
        tastes: profile.likes.filter((taste) => !wishes.exclude.includes(taste)),
        moods: profile.likes.length > 0 ? [] : [FALLBACK_MOODS[hash(host) % FALLBACK_MOODS.length] ?? 'cozy'],
      };
}

/** "Secret santa, at most $5": not of a coffee. */
function isBudgetOnly({ wishes, text }: Turn): boolean {
  return (
    wishes.maxPriceCents !== null &&
    !hasHardWish({ ...wishes, maxPriceCents: null }) &&
    wishes.tastes.length === 0 &&
    !/\b(coffees?|blends?|beans?|bags?|roasts?|cup|drink)\b/.test(text)
  );
}

/** Relaxes one condition at a time, the least important first. An allergy is never relaxed. */
export function relaxed(turn: Turn): Wishes[] {
  const { wishes } = turn;
  function without(patch: Partial<Wishes>): Wishes {
    return { ...wishes, ...patch };
  }
  const options: Wishes[] = [];
  // A poster may be within a budget that no coffee is.
  if (isBudgetOnly(turn)) options.push({ ...noWishes(), category: 'merchandise', maxPriceCents: wishes.maxPriceCents });
  if (wishes.maxPriceCents !== null) options.push(without({ maxPriceCents: null }));
  if (wishes.roast !== null || wishes.refusedRoasts.length > 0) options.push(without({ roast: null, refusedRoasts: [] }));
  if (wishes.grind !== null) options.push(without({ grind: null }));
  if (wishes.exclude.length > 0 && turn.intent !== 'allergy') options.push(without({ exclude: [] }));
  // Low caffeine is the nearest match of "none".
  if (wishes.caffeine === 'none') options.push(without({ caffeine: null, maxCaffeine: 'low' }));
  else if (wishes.caffeine !== null || wishes.maxCaffeine !== null) options.push(without({ caffeine: null, maxCaffeine: null }));
  const all = { maxPriceCents: null, roast: null, refusedRoasts: [], grind: null };
  options.push(without(all));
  if (wishes.caffeine === 'none') options.push(without({ ...all, caffeine: null, maxCaffeine: 'low' }));
  return options.slice(0, MOST_RELAXED);
}

function orNull<Item>(items: Item[]): Item[] | null {
  return items.length > 0 ? items : null;
}

/** A search of the catalogue: the strict tool schema requires every field; null means no wish. */
export function search(all: Wishes, among: { like?: string | null; except?: string[]; sort?: string | null } = {}): PlannedCall {
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
    like: among.like ?? null,
    except: orNull(among.except ?? []),
    sort: among.sort ?? null,
    limit: SEARCH_LIMIT,
  });
}
