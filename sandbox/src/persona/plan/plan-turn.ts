import { ENJOYS } from '../understand/intent/remarks.ts';
import { isOf } from '../data/intent-groups.ts';
import type { Persona } from '../read-persona.ts';
import { wantsSleep } from '../understand/feelings.ts';
import { asksForTale, OF_SHOP } from '../understand/lore-key.ts';
import { OF_OWN_ORDER } from '../understand/intent/intent-of-sums.ts';
import { byProduct } from '../understand/order/basket.ts';
import { pickedStrength } from '../understand/picked-strength.ts';
import { knownSlugs, POSTER } from '../understand/products.ts';
import { LISTS_ALLERGEN, RECOMMEND } from '../understand/rules.ts';
import type { Turn } from '../understand/turn.ts';
import { levelOf, noWishes, texts, type Wishes } from '../understand/wishes/wishes.ts';
import type { PlannedCall, ToolResult } from '../tool-result.ts';
import type { ProductOffer } from './find-offer.ts';
import { call, ROASTS, search, searchesFor } from './searches.ts';
import { isConditionSaid, productsIn, searchesIn, type Found } from './tool-results.ts';

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

/**
 * A health question alone gets no offer; a condition that the shop has read makes a request of what was not understood, and a story
 * that it has found a question about it.
 */
export function withConditions({ turn, results }: AnsweredTurn, self: string): AnsweredTurn {
  const of = results.find(({ name, value }) => name === 'get_lore' && typeof value['text'] === 'string')?.value['of'];
  const isInForce = turn.wishes.exclude.length > 0 || turn.wishes.caffeine === 'none';
  const isSaid = isConditionSaid(results) || (turn.hasOwnWish && isInForce && !ENJOYS.test(turn.text));
  const isAsked = RECOMMEND.test(turn.text) || turn.said.tastes.length > 0;
  if (turn.intent === 'allergy' && !isSaid && !isAsked) return { turn, results: results.filter(({ name }) => name !== 'search_catalogue') };
  if (turn.intent === 'compare' && asksOfShown(turn)) {
    const { tastes } = turn.said;
    const [compared, found] = ['get_product', 'search_catalogue'].map((tool) => results.filter(({ name }) => name === tool)) as [
      ToolResult[],
      ToolResult[],
    ];
    const isAmongThem = productsIn(compared).some((product) => product.tastes.some((taste) => tastes.includes(taste)));
    if (isAmongThem || found.length === 0) return { turn, results: compared };
    return { turn: { ...turn, intent: 'recommend', wishes: { ...turn.wishes, tastes } }, results: found };
  }
  const picked = pickedStrength(turn.text);
  if (turn.intent === 'compare' && picked !== null) {
    function degreeOf({ caffeine, roast }: Found): number {
      return picked!.by === 'caffeine' ? levelOf(caffeine) : ROASTS.indexOf(roast ?? '');
    }
    const [first, second] = productsIn(results).toSorted((a, b) => picked.sign * (degreeOf(b) - degreeOf(a)));
    // Both have the same.
    if (first && second && degreeOf(first) === degreeOf(second)) return { turn, results };
    return {
      turn: { ...turn, intent: 'tell-me', products: first ? [first.slug] : [] },
      results: results.filter(({ value }) => value['slug'] === first?.slug),
    };
  }
  if (isSaid && isOf('unclear', turn.intent)) return { turn: { ...turn, intent: 'recommend' }, results };
  if (typeof of === 'string') return { turn: { ...turn, intent: 'story', taleOwner: of === self ? null : of }, results };
  return { turn, results };
}

/** "Which of those would be chocolatey?" */
function asksOfShown({ said, text }: Turn): boolean {
  return said.tastes.length > 0 && /\b(which|any) (of )?(those|these|them)\b/.test(text);
}

function productCalls({ products }: Turn, most: number): PlannedCall[] {
  return products.slice(0, most).map((slug) => call('get_product', { slug }));
}

function addUp(lines: readonly { slug: string; count: number }[]): PlannedCall {
  return call('add_up', { items: lines.map(({ slug, count }) => ({ slug, quantity: count })) });
}

export function lookupsFor(turn: Turn, persona: Persona): PlannedCall[] {
  const { intent, tale, text, isUnsure } = turn;
  const isOpen = isOf('untold', intent) || asksForTale(text, intent) || (isUnsure && !OF_SHOP.test(text));
  const isTale = tale !== null && isOpen && !RECOMMEND.test(text) && intent !== 'recall' && intent !== 'total';
  return [...lookupsOf(turn, persona), ...(isTale ? [call('get_lore', { slug: null, key: tale.slice(0, MOST_ASKED) })] : [])];
}

function lookupsOf(turn: Turn, persona: Persona): PlannedCall[] {
  switch (turn.intent) {
    case 'recommend':
      return searchesFor(turn, persona);
    case 'allergy':
      return [...searchesFor(turn, persona), ...productCalls(turn, 3)];
    case 'off-topic':
    case 'nonsense':
    case 'listen':
      // The shop knows more words of conditions than this engine.
      return searchesFor(turn, persona);
    case 'feeling':
      return turn.tone === null || turn.tone === 'sad'
        ? []
        : [
            search({
              ...wakingUp(turn),
              tastes: [],
              words: [],
              moods: turn.said.moods.length > 0 ? turn.said.moods : [...TONE_MOODS[turn.tone]],
            }),
          ];
    case 'price':
      return turn.products.length > 0 ? productCalls(turn, 3) : ['cheapest', 'dearest'].map((sort) => search(noWishes(), { sort }));
    case 'compare':
      // "Which of those is chocolatey?" may be none of them.
      return [
        ...productCalls(turn, 3),
        ...(asksOfShown(turn) ? [search({ ...turn.wishes, tastes: turn.said.tastes, words: turn.said.words, moods: [] })] : []),
      ];
    case 'recall':
      return turn.isChoice ? productCalls(turn, 3) : [];
    case 'opinion':
    case 'paying':
    case 'stock':
    case 'tell-me':
    case 'why':
      return productCalls(turn, 3);
    case 'brew':
      return productCalls(turn, 1);
    case 'total':
      return [...productCalls(turn, 3), addUp(turn.products.map((slug, place) => ({ slug, count: turn.quantities[place] ?? 1 })))];
    case 'sold-out':
      return ROASTS.map((roast) => search({ ...noWishes(), roast }));
    case 'service':
      return turn.serviceTopic === 'pairing'
        ? [search(turn.wishes)]
        : turn.serviceTopic === 'weight'
          ? [call('get_product', { slug: turn.products[0] ?? persona.slug })]
          : turn.serviceTopic === 'contents'
            ? LISTS_ALLERGEN.test(turn.text)
              ? ROASTS.map((roast) => search({ ...noWishes(), roast }))
              : productCalls(turn, 3)
            : turn.serviceTopic === 'overnight' || turn.serviceTopic === 'delivery-days'
              ? [call('shipping_policy')]
              : [];
    case 'others':
      return /\bhow many\b/.test(turn.text) ? [search(noWishes())] : [];
    case 'shipping':
      return [call('shipping_policy'), ...(turn.basket.length > 0 && OF_OWN_ORDER.test(turn.text) ? [addUp(byProduct(turn.basket))] : [])];
    case 'story':
      return storyCalls(turn);
    default:
      return [];
  }
}

/** The story of a coffee that is named; else what the shop finds for the question, and an own one that was not told yet. */
const ASKS_FOR_ANY = /\b(story|stories|tale|tales|tell|another|more|gossip|secrets?|legend|cuento|historia|geschichte|histoire)\b/;
function storyCalls({ taleOwner, tale, text, loreKey, isLoreNamed }: Turn): PlannedCall[] {
  const key = (tale ?? text).slice(0, MOST_ASKED);
  // A question that no story answers gets no other story instead.
  const isOwnMeant = tale === null || isLoreNamed || ASKS_FOR_ANY.test(text);
  if (taleOwner !== null) return [call('get_lore', { slug: taleOwner, key })];
  return [
    ...(tale === null ? [] : [call('get_lore', { slug: null, key })]),
    ...(loreKey === null || !isOwnMeant ? [] : [call('get_lore', { slug: null, key: loreKey })]),
  ];
}

/** "Tired" implies strong coffee, except before sleep or with a stated caffeine level. */
function wakingUp({ wishes, tone, text }: Turn): Wishes {
  return tone === 'tired' && !wantsSleep(text) ? { ...wishes, caffeine: 'high' } : wishes;
}

/** Second round: another story if this one was used before, and nothing is asked about it. */
export function secondLookups({ intent, isTaleAsked, serviceTopic, text }: Turn, results: ToolResult[], said: string): PlannedCall[] {
  // What a condition rules out is not found, and most of all to be named.
  if (serviceTopic === 'contents' && LISTS_ALLERGEN.test(text) && !results.some(({ name }) => name === 'get_product')) {
    const found = searchesIn(results).flatMap((products) => products.map(({ slug }) => slug));
    const others = knownSlugs.filter((slug) => slug !== POSTER && !found.includes(slug));
    return others.slice(0, MOST_OTHERS).map((slug) => call('get_product', { slug }));
  }
  if (intent !== 'story' || isTaleAsked) return [];
  const told = results.filter(({ name, value }) => name === 'get_lore' && typeof value['text'] === 'string');
  if (told.length === 0 || told.some(({ value }) => !said.includes(String(value['text'])))) return [];
  const [{ value }] = told as [ToolResult];
  const keys = texts.parse(value['keys']).filter((key) => key !== value['key']);
  return keys.slice(0, 3).map((key) => call('get_lore', { slug: String(value['of']), key }));
}
