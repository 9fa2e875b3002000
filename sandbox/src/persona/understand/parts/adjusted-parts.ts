import { byProduct } from '../order/basket.ts';
import { ASKS_FOR_ALLERGEN } from '../rules.ts';
import { namesProduct, POSTER } from '../products.ts';
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
  const isOfDelivery = turn.intent === 'total' && /\b(shipping|delivery|postage)\b/i.test(turn.raw);
  return isOfDelivery ? { ...turn, intent: 'shipping' } : turn;
}

/** Without a taste, a roast or a limit. */
export function isBareRequest({ tastes, words, exclude, roast, maxPriceCents }: Wishes): boolean {
  return tastes.length + words.length + exclude.length === 0 && roast === null && maxPriceCents === null;
}

const CHANGES_MIND = /\b(?:changed my mind|never mind)\b(?!.*\border)/i;
const NOT_ORDERED =
  /\b(?:have ?n['’]?t|have not|did ?n['’]?t|did not|not|never) (?:yet )?(?:ordered|order|bought)\b|\bnothing (?:is|was) (?:lost|missing)\b/i;

/** "I changed my mind, something with caramel?" is about a list, not about an order placed. */
export function isOfNoOrder(intent: Intent, topic: ServiceTopic | null, raw: string): boolean {
  return (topic === 'cancel' && CHANGES_MIND.test(raw)) || ((intent === 'order-status' || intent === 'service') && NOT_ORDERED.test(raw));
}

/** Parts with the same are answered once. */
export function askedFor({ intent, text, serviceTopic, products, method, said }: Turn): string {
  return JSON.stringify([
    intent,
    serviceTopic,
    (serviceTopic === 'contents' && ASKS_FOR_ALLERGEN.test(text)) || (products[0] === POSTER && text),
    intent === 'recommend' ? said : products.toSorted(),
    method,
  ]);
}
