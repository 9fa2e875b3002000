import { comparedPlaces, pickedPlace } from '../pronouns.ts';
import * as rule from '../rules.ts';
import type { Intent } from '../turn.ts';
import { isWishful, tastesAsked, type Clues } from './clues.ts';

const LISTS_ALL =
  /\b(list|show|name|give)( me| us)? (all|every|the (whole|full))( of)?( your| the)? ?(list|menu|coffees?|blends?|beans?|characters?|cups?|shelf|products?|them|you)?$|^(the |your )?(full |whole )?(menu|list)( please)?$/;
/** Questions of fact about the shop. */
export function shopQuestion(clues: Clues): Intent | null {
  const { text, rest, named, memory, self, wishes } = clues;
  const others = named.filter((slug) => slug !== self);
  if (rule.COUPON.test(rest)) return 'coupon';
  if (rule.PAYING.test(rest) && !rule.BREW.test(rest)) return 'paying';
  if (rule.KEEPING.test(rest) && !(rule.RECOMMEND.test(rest) && isWishful(clues))) return 'brew';
  if (
    rule.HAND_OVER.test(rest) &&
    others.some((slug) => slug !== 'stranger-brew-poster') &&
    !/\btalk about\b|\btell me\b|\bget (me|a|some)\b|\b(can|could|may) (i|we) (get|have|see)\b/.test(text)
  )
    return 'hand-over';
  if (
    /\bwhat (would|does|did) _+ (recommend|suggest|pick|drink|like|choose)\b/.test(rest) &&
    others.some((slug) => slug !== 'stranger-brew-poster')
  )
    return 'hand-over';
  if (rule.TALK_TO_THEM.test(rest) && memory.lastProducts.some((slug) => slug !== self)) return 'hand-over';
  // The visitor asks this character for itself.
  if (/\b(talk|speak|chat)\b.{0,6}\b(to|with)\b/.test(rest) && named.length > 0 && others.length === 0) return 'who-are-you';
  if (LISTS_ALL.test(rest)) return 'others';
  if (named.length >= 2 && (rule.COMPARE.test(rest) || /\b_+,? (and|or) _+\b/.test(rest))) return 'compare';
  if (
    /\b(compare|difference between)\b.{0,20}\b(them|those|these|two|both|three)\b|\bwhich (one )?(of (them|those|these|the two) )?is (better|stronger|sweeter|best)\b|^(and )?which (one|of them|of those)( is better| would you (pick|choose|take))?$/.test(
      text,
    ) &&
    memory.offered.length >= 2
  )
    return 'compare';
  if (comparedPlaces(text).length === 2) return memory.offered.length >= 2 ? 'compare' : 'help';
  if (/^(and )?compare( the two| them| those| both| all three)?$/.test(text)) return 'help';
  if ((rule.CHEAPEST.test(rest) || rule.DEAREST.test(rest)) && named.length === 0) return 'recommend';
  if (named.length === 0 && rule.SOLD_OUT.test(rest) && !isWishful(clues) && pickedPlace(text) === null && !/\b(it|that|this)\b/.test(rest))
    return 'sold-out';
  if (
    rule.PRICE.test(rest) &&
    !/\bhow much (coffee|caffeine|water|grounds)\b|\bfor \w+ (people|persons|cups|mugs|guests|of us)\b/.test(rest) &&
    wishes.maxPriceCents === null &&
    !isWishful(clues)
  )
    return 'price';
  // After a message about a feeling, "he" or "she" is a person and no product.
  const isSomebody = (memory.lastIntent === 'feeling' || memory.lastIntent === 'listen') && named.length === 0 && /\b(he|she)\b/.test(rest);
  if (rule.STOCK.test(rest) && !isWishful(clues) && !isSomebody) return 'stock';
  if (
    rule.HAVE.test(rest) &&
    /\b(it|that|this|them|those|that one)\b/.test(rest) &&
    wishes.grind !== null &&
    named.length === 0 &&
    (memory.lastProducts.length > 0 || self !== 'house')
  )
    return 'stock';
  if (named.length > 0 && (rule.HAVE.test(rest) || wishes.grind !== null) && !tastesAsked(clues) && !rule.BREW.test(rest)) return 'stock';
  if (
    rule.BREW.test(rest) &&
    !(
      rule.RECOMMEND.test(rest) &&
      (tastesAsked(clues) ||
        wishes.roast !== null ||
        /\bwhat (fits|suits|works|goes)\b/.test(rest) ||
        (/\b(for|in) (my |a |an |the )?(espresso|moka|french press|filter|v60|chemex|aeropress|cold brew|iced coffee|drip)\b/.test(rest) &&
          /\b(coffee|beans?|blend|recommend|which|something|best|one)\b/.test(rest) &&
          !/\bgrind\b/.test(rest)))
    )
  )
    return 'brew';
  return null;
}
