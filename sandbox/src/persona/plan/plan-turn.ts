import { ENJOYS } from '../understand/intent/remarks.ts';
import { isOf } from '../data/intent-groups.ts';
import type { Persona } from '../read-persona.ts';
import { wantsSleep } from '../understand/feelings.ts';
import { asksForTale, OF_SHOP } from '../understand/lore-key.ts';
import { OF_OWN_ORDER } from '../understand/intent/intent-of-sums.ts';
import { byProduct } from '../understand/order/lines.ts';
import { pickedStrength } from '../language/picked-strength.ts';
import { knownSlugs, POSTER } from '../understand/products.ts';
import { OF_ALL_ALLERGENS, RECOMMEND } from '../understand/rules.ts';
import type { Intent, Turn } from '../understand/turn.ts';
import { levelOf, noWishes } from '../understand/wishes/wishes.ts';
import type { PlannedCall, ToolResult } from '../tool-result.ts';
import type { ProductOffer } from './find-offer.ts';
import { call, ROASTS, search, searchesFor } from './searches.ts';
import { productsIn, searchesIn, storiesIn, type Found } from './tool-results.ts';

const TONE_MOODS = { stressed: ['calm'], tired: ['cozy'], happy: ['festive'] } as const;

/** The shop's tools take no longer text. */
const MOST_ASKED = 1_000;

/** The shop takes no more calls at once. */
const MOST_OTHERS = 12;

export interface AnsweredTurn {
  turn: Turn;
  results: ToolResult[];
}
export type OfferedTurn = AnsweredTurn & { offer: ProductOffer | null };

function isSearch({ name }: ToolResult): boolean {
  return name === 'search_catalogue';
}

/**
 * A health question alone gets no offer; a condition that the shop has read makes a request of what was not understood, and a story
 * that it has found a question about it.
 */
export function withConditions(answered: AnsweredTurn, self: string): AnsweredTurn {
  const { turn, results } = answered;
  const isInForce = turn.wishes.exclude.length > 0 || turn.wishes.caffeine === 'none';
  const isRead = searchesIn(results).some(({ understood }) => understood.said.length > 0);
  const isSaid = isRead || (turn.hasOwnWish && isInForce && !ENJOYS.test(turn.text));
  const isAsked = RECOMMEND.test(turn.text) || turn.said.tastes.length > 0;
  const [story] = storiesIn(results);
  if (turn.intent === 'allergy' && !isSaid && !isAsked) return { turn, results: results.filter((one) => !isSearch(one)) };
  const pick = turn.intent === 'compare' ? pickedStrength(turn.text) : null;
  if (turn.intent === 'compare' && asksOfShown(turn)) return amongShown(answered);
  if (pick !== null) return picked(answered, pick);
  if (isSaid && isOf('unclear', turn.intent)) return { turn: { ...turn, intent: 'recommend' }, results };
  if (story && !(['tell-me', 'recommend'].includes(turn.intent) && ASKS_OF_IT.test(turn.text)))
    return { turn: { ...turn, intent: 'story', taleOwner: story.of === self ? null : story.of }, results };
  return answered;
}

/** "Is that one dark?", "would the dark one turn bitter?" */
const ASKS_OF_IT =
  /^(?:so |and |ok |wait |h?m+ )*(?:(?:is|are) (?:it|that|this|they|that one|this one) (?:\w+ )?(?:dark|light|strong|mild|sweet|bitter)|(?:is|are|would|will|does|do) (?:the|that|this) \w+ one)\b/;

/** "Which of those would be chocolatey?" */
function asksOfShown({ said, text }: Turn): boolean {
  return said.tastes.length > 0 && /\b(which|any) (of )?(those|these|them)\b/.test(text);
}

/** A comparison of those that were shown; a search by the taste where none of them has it. */
function amongShown({ turn, results }: AnsweredTurn): AnsweredTurn {
  const { tastes } = turn.said;
  const found = results.filter(isSearch);
  const compared = results.filter((one) => !isSearch(one));
  const isAmongThem = productsIn(compared).some((product) => product.tastes.some((taste) => tastes.includes(taste)));
  if (isAmongThem || found.length === 0) return { turn, results: compared };
  return { turn: { ...turn, intent: 'recommend', wishes: { ...turn.wishes, tastes } }, results: found };
}

/** "The weaker one": of those that were shown, the one that is meant; where two have the same, a comparison. */
function picked({ turn, results }: AnsweredTurn, { by, sign }: NonNullable<ReturnType<typeof pickedStrength>>): AnsweredTurn {
  function degreeOf({ caffeine, roast }: Found): number {
    return sign * (by === 'caffeine' ? levelOf(caffeine) : ROASTS.indexOf(roast ?? ''));
  }
  const [first, second] = productsIn(results).toSorted((a, b) => degreeOf(b) - degreeOf(a));
  if (!first || (second && degreeOf(first) === degreeOf(second))) return { turn, results };
  return {
    turn: { ...turn, intent: 'tell-me', products: [first.slug] },
    results: results.filter(({ value }) => value['slug'] === first.slug),
  };
}

const MOST_PRODUCTS = 3;

function productCalls({ products }: Turn): PlannedCall[] {
  return products.slice(0, MOST_PRODUCTS).map((slug) => call('get_product', { slug }));
}

function addUp(lines: readonly { slug: string; count: number }[]): PlannedCall {
  return call('add_up', { items: lines.map(({ slug, count }) => ({ slug, quantity: count })) });
}

function loreCall(key: string, slug: string | null = null): PlannedCall {
  return call('get_lore', { slug, key: key.slice(0, MOST_ASKED) });
}

/** All coffees: the search has a limit. */
function searchesForAll(): PlannedCall[] {
  return ROASTS.map((roast) => search({ ...noWishes(), roast }));
}

/** The calls of the first round. */
export function lookupsFor(turn: Turn, persona: Persona): PlannedCall[] {
  const { intent, tale, text, isUnsure } = turn;
  const isOpen = isOf('untold', intent) || asksForTale(text, intent) || (isUnsure && !OF_SHOP.test(text));
  const isTale = isOpen && !RECOMMEND.test(text) && intent !== 'recall' && intent !== 'total';
  return [...(LOOKUPS[intent]?.(turn, persona) ?? []), ...(tale !== null && isTale ? [loreCall(tale)] : [])];
}

type Lookups = (turn: Turn, persona: Persona) => PlannedCall[];
const LOOKUPS: Partial<Record<Intent, Lookups>> = {
  recommend: searchesFor,
  // The shop knows more words of conditions than this engine.
  'off-topic': searchesFor,
  nonsense: searchesFor,
  listen: searchesFor,
  allergy: (turn, persona) => [...searchesFor(turn, persona), ...productCalls(turn)],
  feeling: comforting,
  price: (turn) => (turn.products.length > 0 ? productCalls(turn) : ['cheapest', 'dearest'].map((sort) => search(noWishes(), { sort }))),
  // "Which of those is chocolatey?" may be none of them.
  compare: (turn) => [
    ...productCalls(turn),
    ...(asksOfShown(turn) ? [search({ ...turn.wishes, tastes: turn.said.tastes, words: turn.said.words, moods: [] })] : []),
  ],
  recall: (turn) => (turn.isChoice ? productCalls(turn) : []),
  opinion: productCalls,
  paying: productCalls,
  stock: productCalls,
  'tell-me': productCalls,
  why: productCalls,
  brew: (turn) => productCalls(turn).slice(0, 1),
  total: (turn) => [...productCalls(turn), addUp(turn.products.map((slug, place) => ({ slug, count: turn.quantities[place] ?? 1 })))],
  'sold-out': searchesForAll,
  service: ofService,
  others: ({ text }) => (/\bhow many\b/.test(text) ? [search(noWishes())] : []),
  shipping: ({ basket, text }) => [
    call('shipping_policy'),
    ...(basket.length > 0 && OF_OWN_ORDER.test(text) ? [addUp(byProduct(basket))] : []),
  ],
  story: storyCalls,
};

function ofService(turn: Turn, persona: Persona): PlannedCall[] {
  switch (turn.serviceTopic) {
    case 'pairing':
      return [search(turn.wishes)];
    case 'weight':
      return [call('get_product', { slug: turn.products[0] ?? persona.slug })];
    case 'contents':
      return OF_ALL_ALLERGENS.test(turn.text) ? searchesForAll() : productCalls(turn);
    case 'overnight':
    case 'delivery-days':
      return [call('shipping_policy')];
    default:
      return [];
  }
}

/** A coffee for a mood. "Tired" implies strong coffee, except before sleep or with a stated caffeine level. */
function comforting({ tone, said, wishes, text }: Turn): PlannedCall[] {
  if (tone === null || tone === 'sad') return [];
  const caffeine = tone === 'tired' && !wantsSleep(text) ? 'high' : wishes.caffeine;
  const moods = said.moods.length > 0 ? said.moods : [...TONE_MOODS[tone]];
  return [search({ ...wishes, caffeine, tastes: [], words: [], moods })];
}

const MOST_STORIES = 3;
/** The story of a coffee that is named; else what the shop finds for the question, and an own one that was not told yet. */
const ASKS_FOR_ANY = /\b(story|stories|tale|tales|tell|another|more|gossip|secrets?|legend|cuento|historia|geschichte|histoire)\b/;
function storyCalls({ taleOwner, tale, text, loreKey, isLoreNamed }: Turn): PlannedCall[] {
  if (taleOwner !== null) return [loreCall(tale ?? text, taleOwner)];
  // A question that no story answers gets no other story instead.
  const isOwnMeant = tale === null || isLoreNamed || ASKS_FOR_ANY.test(text);
  return [...(tale === null ? [] : [loreCall(tale)]), ...(loreKey !== null && isOwnMeant ? [loreCall(loreKey)] : [])];
}

/** Second round: another story if this one was used before, and nothing is asked about it. */
export function secondLookups({ intent, isTaleAsked, serviceTopic, text }: Turn, results: ToolResult[], said: string): PlannedCall[] {
  // What a condition rules out is not found, and most of all to be named.
  if (serviceTopic === 'contents' && OF_ALL_ALLERGENS.test(text) && !results.some(({ name }) => name === 'get_product')) {
    const found = searchesIn(results).flatMap(({ products }) => products.map(({ slug }) => slug));
    const others = knownSlugs.filter((slug) => slug !== POSTER && !found.includes(slug));
    return others.slice(0, MOST_OTHERS).map((slug) => call('get_product', { slug }));
  }
  if (intent !== 'story' || isTaleAsked) return [];
  const told = storiesIn(results);
  const [first] = told;
  if (!first || told.some((story) => !said.includes(story.text))) return [];
  return first.keys
    .filter((key) => key !== first.key)
    .slice(0, MOST_STORIES)
    .map((key) => loreCall(key, first.of));
}
