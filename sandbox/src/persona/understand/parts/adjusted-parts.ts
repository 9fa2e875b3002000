import { byProduct } from '../order/basket.ts';
import { ASKS_FOR_ALLERGEN } from '../rules.ts';
import { namesProduct } from '../products.ts';
import type { Turn } from '../turn.ts';
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
