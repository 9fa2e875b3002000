import { isOf } from '../../data/intent-groups.ts';
import { byProduct } from '../order/lines.ts';
import { ASKS_FOR_ALLERGEN, CAFFEINE_ONLY } from '../rules.ts';
import { namesProduct, POSTER } from '../products.ts';
import { ASKED } from './needed-parts.ts';
import type { ServiceTopic } from '../../data/service-topic.ts';
import type { Intent, Turn } from '../turn.ts';
import { hasSoftWish, type Wishes } from '../wishes/wishes.ts';

/** "Something with honey, and how much caffeine is in it?" */
export function asksOfFound({ intent, serviceTopic, raw }: Turn): boolean {
  const isOfContents = serviceTopic === 'contents' || (intent === 'allergy' && ASKS_FOR_ALLERGEN.test(raw.toLowerCase()));
  return (['tell-me', 'stock', 'total'].includes(intent) || isOfContents) && /\b(?:it|that|there)\b/.test(raw) && !namesProduct(raw);
}
export function isAskedFor({ turn }: { turn: Turn }): boolean {
  return turn.intent === 'recommend' && (turn.hasOwnWish || turn.isCheapest || turn.isDearest);
}
export function ofFound<Part extends { turn: Turn }>(part: Part): Part {
  const asked = part.turn.intent === 'allergy' ? ({ intent: 'service', serviceTopic: 'contents' } as const) : {};
  return { ...part, turn: { ...part.turn, ...asked, isOfFound: true } };
}

export function ofBasket(turn: Turn, { basket }: Turn): Turn {
  const ordered = byProduct(basket);
  return {
    ...turn,
    intent: turn.intent === 'recall' ? 'recall' : 'total',
    basket,
    products: ordered.map(({ slug }) => slug),
    quantities: ordered.map(({ count }) => count),
  };
}

/** Beside a request for a coffee, the allergy of a person who is to get another is no question, and the sum of what is not found yet has no total. */
export function besideAWish(turn: Turn, sentence: number, isList: boolean): Turn {
  const { caffeine, maxCaffeine } = turn.said;
  const isWish = hasSoftWish(turn.said) || maxCaffeine !== null || (isList && caffeine !== null);
  if (turn.intent === 'allergy' && sentence === 0 && isWish)
    return { ...turn, intent: 'recommend', wishes: { ...turn.wishes, caffeine: caffeine ?? turn.wishes.caffeine } };
  const isOfDelivery = turn.intent === 'total' && !turn.isOfFound && /\b(shipping|delivery|postage)\b/i.test(turn.raw);
  return isOfDelivery ? { ...turn, intent: 'shipping' } : turn;
}

/** Whether the wishes have no taste, roast, level of caffeine or price limit. */
export function isBareRequest({ tastes, words, exclude, roast, caffeine, maxPriceCents }: Wishes): boolean {
  return tastes.length + words.length + exclude.length === 0 && [roast, caffeine, maxPriceCents].every((one) => one === null);
}

const CHANGES_MIND = /\b(?:changed my mind|never mind)\b(?!.*\border)/i;
const NOT_ORDERED =
  /\b(?:have ?n['’]?t|have not|did ?n['’]?t|did not|not|never) (?:yet )?(?:ordered|order|bought)\b|\bnothing (?:is|was) (?:lost|missing)\b/i;

/** "I changed my mind, something with caramel?" is about a list, not about an order placed. */
function isOfNoOrder(intent: Intent, topic: ServiceTopic | null, raw: string): boolean {
  return (topic === 'cancel' && CHANGES_MIND.test(raw)) || ((intent === 'order-status' || intent === 'service') && NOT_ORDERED.test(raw));
}

/** "Only my mother can't have caffeine": the api reads this condition itself. */
const ONLY_OTHERS =
  /\bonly (?:my |the )?\w+(?: in law)? (?:can['’]?t|can ?not|must ?n['’]?t|may not|has (?:an?|the|that) (?:\w+ )?(?:allergy|intolerance)|is (?:allergic|intolerant))\b/i;
/** The parts without greetings and thanks, and without equipment that is named beside a question: "I don't have a grinder. Do you sell it ground?" */
export function withoutCourtesy<Part extends { turn: Turn }>(parts: readonly Part[]): Part[] {
  const isOfGoods = parts.some(
    ({ turn }) => ['stock', 'price', 'service'].includes(turn.intent) && turn.serviceTopic !== 'pairing' && ASKED.test(turn.raw),
  );
  return parts.filter(({ turn: { intent, said, raw } }) => {
    const isOwned = intent === 'recommend' && isBareRequest(said) && OWNS.test(raw) && !ASKED.test(raw);
    return !isOf('courteous', intent) && !(isOfGoods && isOwned);
  });
}
const OWNS = /\b(?:have|has|got|own|use)\b.*\b(?:grinder|press|machine|maker|pot|filter|chemex|aeropress)\b/i;
/** Words of an unclassified part that continues a question about brewing: "How coarse, and how long there?" */
const MOST_ELLIPTIC = 5;

/** The parts without those that another part answers or explains, and without statements that were not understood. */
export function withoutExplained<Part extends { turn: Turn }>(parts: readonly Part[], isList: boolean): Part[] {
  const turns = parts.map(({ turn }) => turn);
  const isOfContents = turns.some(({ serviceTopic, raw }) => serviceTopic === 'contents' && raw.includes('?'));
  const isSummed = turns.some(({ intent, basket }) => intent === 'total' && basket.length > 0);
  const isOrdered = isSummed || turns.some(({ isChoice }) => isChoice);
  const isOfBrewing = turns.some(({ intent }) => intent === 'brew');
  const isWanted = turns.some(({ intent, isChoice }) => isChoice || intent === 'recommend' || intent === 'recall');
  return parts.filter(({ turn: { intent, raw, hasOwnWish, said, serviceTopic } }) => {
    if (isWanted && isOfNoOrder(intent, serviceTopic, raw)) return false;
    // "What's my total, and is shipping free now?"
    if (isSummed && intent === 'shipping' && /\bfree\b/i.test(raw)) return false;
    // "For one cup, how many grams?"
    if (isOfBrewing && serviceTopic === 'weight' && /\bgrams\b/i.test(raw)) return false;
    // "Coffee for the office. Four bags of the duke"
    if (isOrdered && intent === 'recommend' && isBareRequest(said) && !ASKED.test(raw)) return false;
    // "Is there milk in it? Daniel can't have any": why it is asked.
    if (ONLY_OTHERS.test(raw) || (isOfContents && intent === 'allergy' && !ASKED.test(raw))) return false;
    if (isOf('unknown', intent) && isOfBrewing && raw.split(' ').length <= MOST_ELLIPTIC) return false;
    const isOne = !isList || hasOwnWish || intent === 'recommend' || namesProduct(raw) || ASKED.test(raw);
    // What was not understood is quoted only if it was asked.
    return isOne && (!isOf('unknown', intent) || raw.includes('?'));
  });
}

/** Parts with the same are answered once. */
export function askedFor({ intent, text, serviceTopic, products, method, said }: Turn): string {
  return JSON.stringify([
    intent,
    serviceTopic,
    (serviceTopic === 'contents' && ASKS_FOR_ALLERGEN.test(text)) || (products[0] === POSTER && text),
    intent === 'recommend' ? said : products.toSorted(),
    intent === 'tell-me' && CAFFEINE_ONLY.test(text),
    intent === 'compare' && /\bwould you\b/.test(text),
    method,
  ]);
}
