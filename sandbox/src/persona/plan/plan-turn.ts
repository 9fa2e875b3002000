import type { Persona } from '../read-persona.ts';
import { hash } from '../language/hash.ts';
import { isMourning, wantsSleep } from '../understand/feelings.ts';
import { RECOMMEND, URGENT } from '../understand/rules.ts';
import type { Turn } from '../understand/turn.ts';
import { hasHardWish, hasSoftWish, hasWish, noWishes, type Wishes } from '../understand/wishes/wishes.ts';
import { brokenWishes } from './broken-wishes.ts';
import type { ToolResult } from '../tool-result.ts';
import { isConditionSaid, searchesIn } from './tool-results.ts';

export interface PlannedCall {
  name: string;
  args: Record<string, unknown>;
}

/** Maximum results of the search tool; the engine ranks and truncates them. */
const SEARCH_LIMIT = 5;
/** Maximum searches of the second round; each is a tool call of the shop. */
const MOST_RELAXED = 7;
const TONE_MOODS = { stressed: ['calm'], tired: ['cozy'], happy: ['festive'] } as const;

function call(name: string, args: Record<string, unknown> = {}): PlannedCall {
  return { name, args };
}

/** A turn with the results of its calls. */
export interface AnsweredTurn {
  turn: Turn;
  results: ToolResult[];
}

/** A health question alone gets no offer; a condition that the shop has read makes a request of what was not understood. */
export function withConditions({ turn, results }: AnsweredTurn): AnsweredTurn {
  const isSaid = isConditionSaid(results) || (turn.hasOwnWish && (turn.wishes.exclude.length > 0 || turn.wishes.caffeine === 'none'));
  const isAsked = RECOMMEND.test(turn.text) || turn.said.tastes.length > 0;
  if (turn.intent === 'allergy' && !isSaid && !isAsked) return { turn, results: results.filter(({ name }) => name !== 'search_catalogue') };
  const isRequest = isSaid && (turn.intent === 'off-topic' || turn.intent === 'nonsense');
  return { turn: isRequest ? { ...turn, intent: 'recommend' } : turn, results };
}

/** The tool calls that a reply to this message needs. */
export function lookupsFor(turn: Turn, persona: Persona): PlannedCall[] {
  switch (turn.intent) {
    case 'recommend':
      return [...searchesFor(turn, persona.slug), ...(needsHost(turn, persona) ? [call('get_product', { slug: persona.slug })] : [])];
    case 'allergy':
      return URGENT.test(turn.text)
        ? []
        : [...searchesFor(turn, persona.slug), ...turn.products.slice(0, 2).map((slug) => call('get_product', { slug }))];
    case 'off-topic':
    case 'nonsense':
      // The shop knows more words of conditions than this engine.
      return searchesFor(turn, persona.slug);
    case 'feeling':
      return turn.tone === null || turn.tone === 'sad' || isMourning(turn.text)
        ? []
        : [call('search_catalogue', { ...searchArgs(wakingUp(turn)), tastes: null, query: null, moods: [...TONE_MOODS[turn.tone]] })];
    case 'compare':
    case 'opinion':
    case 'paying':
    case 'price':
    case 'stock':
    case 'tell-me':
    case 'why':
      return turn.products.slice(0, 3).map((slug) => call('get_product', { slug }));
    case 'sold-out':
      return ROASTS.map((roast) => call('search_catalogue', searchArgs({ ...noWishes(), roast })));
    case 'service':
      return turn.serviceTopic === 'weight'
        ? [call('get_product', { slug: turn.products[0] ?? persona.slug })]
        : turn.serviceTopic === 'contents'
          ? turn.products.slice(0, 1).map((slug) => call('get_product', { slug }))
          : [];
    case 'shipping':
      return [call('shipping_policy')];
    case 'story':
      return turn.loreKey === null ? [] : [call('get_lore', { key: turn.loreKey })];
    default:
      return [];
  }
}

const ROASTS = ['light', 'medium', 'medium-dark', 'dark'];

/** "Tired" implies strong coffee, except before sleep or with a stated caffeine level. */
function wakingUp({ wishes, tone, text }: Turn): Wishes {
  return tone === 'tired' && !wantsSleep(text) && wishes.caffeine === null && wishes.maxCaffeine === null
    ? { ...wishes, caffeine: 'high' }
    : wishes;
}

/** A search returns five products. To get all (for the lowest price, or those not shown yet), search each roast. */
export function searchesFor(turn: Turn, host: string): PlannedCall[] {
  const wishes = guidedWishes(turn, host);
  const { roast, refusedRoasts, category } = wishes;
  const isSweep = turn.isCheapest || turn.isDearest || turn.skippedProducts.length > 0 || turn.refusedProducts.length > 0;
  if (!isSweep || roast !== null || (category !== null && category !== 'beans')) return [call('search_catalogue', searchArgs(wishes))];
  const roasts = ROASTS.filter((one) => !refusedRoasts.includes(one));
  const others = turn.isAnyProduct && (turn.isCheapest || turn.isDearest) ? (['merchandise', 'equipment'] as const) : [];
  return [
    ...roasts.map((one) => call('search_catalogue', searchArgs({ ...wishes, roast: one }))),
    ...others.map((one) => call('search_catalogue', searchArgs({ ...noWishes(), category: one, maxPriceCents: wishes.maxPriceCents }))),
  ];
}

/** Without likes each character searches by one of these, so that they do not all recommend the same three. */
const FALLBACK_MOODS = ['cozy', 'festive', 'calm', 'sociable', 'adventurous', 'indulgent', 'sunny', 'mischievous', 'determined'];

/** Without a taste or mood in this conversation, earlier likes rank the search; they filter nothing. */
function guidedWishes({ wishes, profile }: Turn, host: string): Wishes {
  return hasSoftWish(wishes) || wishes.category !== null
    ? wishes
    : {
        ...wishes,
        tastes: profile.likes.filter((taste) => !wishes.exclude.includes(taste)),
        moods: profile.likes.length > 0 ? [] : [FALLBACK_MOODS[hash(host) % FALLBACK_MOODS.length] ?? 'cozy'],
      };
}

/** For a request without a wish, a character recommends its own coffee among others. */
function needsHost(turn: Turn, persona: Persona): boolean {
  return (
    persona.slug !== 'house' &&
    !hasWish({ ...turn.wishes, exclude: [], refusedRoasts: [] }) &&
    !turn.isCheapest &&
    !turn.isDearest &&
    turn.skippedProducts.length === 0
  );
}

/** Second round: searches with relaxed conditions if nothing matches, another story if this one was used before. */
export function secondLookups(turn: Turn, persona: Persona, results: ToolResult[], said: string): PlannedCall[] {
  if (turn.intent === 'story') {
    const lore = results.find(({ name }) => name === 'get_lore');
    const text = String(lore?.value['text'] ?? '');
    if (text === '' || !said.includes(text)) return [];
    const tried = new Set(results.map(({ args }) => args['key']));
    return persona.lore
      .filter(({ key }) => !tried.has(key))
      .slice(0, 3)
      .map(({ key }) => call('get_lore', { key }));
  }
  if (turn.intent !== 'recommend' && turn.intent !== 'allergy') return [];
  const found = searchesIn(results).flat();
  const fits = found.some(
    (product) => product.inStock && brokenWishes(product, turn.wishes).length === 0 && !isPutAside(product.slug, turn),
  );
  return fits || !hasHardWish(turn.wishes) ? [] : relaxed(turn).map((wishes) => call('search_catalogue', searchArgs(wishes)));
}

/** Refused by name, or shown before if the visitor wants another. */
export function isPutAside(slug: string, { refusedProducts, skippedProducts }: Turn): boolean {
  return refusedProducts.includes(slug) || skippedProducts.includes(slug);
}

/** Relaxes one condition at a time, the least important first. An allergy is never relaxed. */
function relaxed(turn: Turn): Wishes[] {
  const { wishes } = turn;
  function without(patch: Partial<Wishes>): Wishes {
    return { ...wishes, ...patch };
  }
  const options: Wishes[] = [];
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

/** The strict tool schema requires every field; null means no wish. */
function searchArgs(all: Wishes): Record<string, unknown> {
  // Wishes about coffee do not apply to a poster.
  const isCoffee = all.category === null || all.category === 'beans';
  const wishes = isCoffee ? all : { ...noWishes(), category: all.category, maxPriceCents: all.maxPriceCents };
  return {
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
    limit: SEARCH_LIMIT,
  };
}
