import { LIKELY } from '../../intents/classify.ts';
import { isOf } from '../../data/intent-groups.ts';
import { POSTER } from '../products.ts';
import { asksForSum } from '../order/quantities.ts';
import { pickedStrength } from '../../language/picked-strength.ts';
import { comparedPlaces, IS_IT_THAN, isRefusedPronoun, ordinalOf, pickedPlace, THE_OTHER } from '../references.ts';
import * as rule from '../rules.ts';
import type { Intent } from '../turn.ts';
import { hasWish } from '../wishes/wishes.ts';
import { CERTAIN, isWishful, tastesAsked, wordCount, type Clues } from './clues.ts';
import { labelOf } from './guessed.ts';

/** "The second one", "not that one", "got that ground?": the products are those of an earlier reply. */
export function pointingBack(clues: Clues): Intent | null {
  const { raw, text, rest, memory, named, refused, wishes, guess } = clues;
  const { last, offered, lastProducts } = memory;
  if (rule.OF_NOTE.test(text) && named.length < 2 && named.length + lastProducts.length > 0) return 'tell-me';
  // "Just tell me, is it decaf, yes or no?"
  if (IS_DECAF.test(text) && named.length + lastProducts.length > 0) return 'tell-me';
  if (ASKS_DURATION_OR_COST.test(text) && (last?.serviceTopic === 'account' || last?.serviceTopic === 'pages')) return 'service';
  // "I thought the site said free over 35, which is it?"
  if (named.length === 0 && /\bfree (?:over|from|above)\b/.test(text)) return 'shipping';
  if (IS_IT_THAN.test(rest) && named.length !== 1 && named.length + lastProducts.length > 0)
    return Math.max(named.length, memory.recent.length) > 1 ? 'compare' : 'tell-me';
  if (rule.ONLY_ONE.test(text) && lastProducts.length > 0 && hasWish(wishes)) return 'recommend';
  if (rule.OPPOSITE.test(rest)) return 'recommend';
  if (rule.SIMILAR.test(rest) && Math.max(named.length, lastProducts.length) > 0) return 'recommend';
  if (
    named.length > 0 &&
    wishes.grind === null &&
    // "And how strong is the duke really?"
    !(guess !== null && guess.probability >= CERTAIN && isOf('pronoun', guess.label) && rule.ASKS.test(text)) &&
    /^(and|or|of|what about|how about|what of|(no |sorry |oh |wait |actually )*i meant|(it|that|this) is (for|about))\b/.test(text) &&
    wordCount(clues) <= 7
  )
    return last !== null && isOf('repeated', last.intent) ? last.intent : 'tell-me';
  // "It says invalid", "it's BYGONE"
  if (last?.intent === 'coupon' && (rule.CODE_FAILS.test(text) || CODE_ONLY.test(raw.trim()))) return 'coupon';
  // "Whole bean or ground for a drip machine?"
  if (named.length === 0 && GRINDS.test(rest) && ASKS_ADVICE.test(rest)) return 'brew';
  // "Whole beans or ground, or what?"
  if ((named.length === 1 && GRINDS.test(rest)) || (named.length > 1 && /\bwhole beans?\b/.test(rest) && /\bground\b/.test(rest)))
    return 'stock';
  if (BUYS.test(rest)) return asksForSum(text) ? 'total' : 'paying';
  if (named.length > 0) return null;
  if (OF_ALL_OF_THEM.test(text) && (memory.last?.said.grind ?? null) !== null) return 'stock';
  // "All three ground, please"
  if (wishes.grind !== null && memory.basket.length > 1 && OF_ALL.test(text) && !hasTaste(clues)) return 'stock';
  if (lastProducts[0] === POSTER && rule.POSTER_PROPERTY.test(text)) return 'tell-me';
  if (OF_TWO.test(text) && memory.recent.length > 1) return 'compare';
  if (refused.length > 0) return 'recommend';
  if (/\b(cheaper|cheapest) one of (those|these|them|the two)\b/.test(text)) return 'recommend';
  if (/\b(which|any) of (those|these|them)\b|\bone of (those|these|them)( please| then)?$/.test(text) && offered.length >= 2)
    return 'compare';
  if (offered.length > 1 && pickedStrength(text) !== null) return 'compare';
  if (comparedPlaces(text).length === 2) return offered.length >= 2 ? 'compare' : 'help';
  if (/\b(shipping|delivery|postage)\b/.test(text) && guess?.label === 'shipping') return 'shipping';
  if (rule.LETS_CHOOSE.test(text) && Math.max(offered.length, lastProducts.length) > 1) return 'compare';
  if (offered.length > 1 && (WHICH_PRICE.test(text) || IS_CHEAPER.test(text))) return 'compare';
  if (IS_CHEAPER.test(text)) return 'price';
  if (rule.CHEAPEST.test(text) || rule.DEAREST.test(text)) return 'recommend';
  const isAnother = offered.length > 0 || /\b(something|anything|one)\b/.test(text);
  if (rule.CHEAPER.test(text) && !/\b(which|who)\b/.test(text)) return isAnother ? 'recommend' : 'price';
  // "And how much does it cost?" after how long it takes.
  const isOfDelivery = last?.intent === 'shipping' || last?.serviceTopic === 'overnight' || last?.serviceTopic === 'delivery-days';
  if (isOfDelivery && lastProducts.length === 0 && guess?.label === 'price') return 'shipping';
  if (offered.length > 0 && WITHOUT.test(text)) return 'recommend';
  if (lastProducts.length === 0) return null;
  if (isRefusedPronoun(text)) return 'recommend';
  if ((IS_STRONG_TASTE.test(text) || MORE_LIKE.test(text)) && raw.includes('?')) return 'tell-me';
  // "Caffeine?", "reckon it's got much caffeine in it?", "¿Es muy fuerte?"
  if (ASPECT_ONLY.test(text) || (HAS_CAFFEINE.test(text) && wishes.exclude.length === 0)) return 'tell-me';
  if (clues.language !== null && raw.includes('?') && IS_IT_ABROAD.test(text) && !tastesAsked(clues)) return 'tell-me';
  // "Ok, is it a strong one though?"
  if (IS_IT_SO.test(text) && (wishes.caffeine ?? wishes.maxCaffeine ?? wishes.roast) !== null) return 'tell-me';
  // "And no fruit in it, it tastes like jam"
  if (ADDS_REFUSAL.test(text) && wishes.exclude.length > 0) return 'recommend';
  // "The latter, which fruit is in it?"
  if (pickedPlace(text) !== null && OF_ITS_TASTE.test(text)) return 'tell-me';
  if (ordinalOf(text) !== null || (offered.length === 2 && THE_OTHER.test(text))) return 'tell-me';
  const label = guess !== null && guess.probability >= LIKELY ? labelOf(guess) : null;
  const isMeant = POINTS.test(text) || pickedPlace(text) !== null;
  // "Can I use the same ground coffee for both?"
  if (last?.intent === 'brew' && wishes.grind !== null && raw.includes('?') && !BUYS_IT.test(text)) return 'brew';
  const isGrindOnly = wishes.grind !== null && wordCount(clues) <= 7;
  const isOrder = wordCount(clues) <= 3 && !rule.ASKS.test(text) && !/\bor\b/.test(text);
  if (isGrindOnly && (isOrder || (label !== 'brew' && label !== 'price')))
    return isMeant || isOf('pronoun', last?.intent) ? 'stock' : 'recommend';
  if (label === 'compare' && Math.max(offered.length, lastProducts.length) > 1) return 'compare';
  const isAsked = rule.ASKS.test(text);
  // "He likes it strong" is a wish.
  if (!isAsked && isWishful(clues)) return null;
  const least = isAsked ? LIKELY : CERTAIN;
  return isMeant && isOf('pronoun', label) && guess!.probability >= least ? label : null;
}
/** "Strong or subtle?", "does the peppermint taste strong?" */
const IS_STRONG_TASTE =
  /^(?:is it |and )*(?:strong|subtle|mild|intense)(?:er|ly)? or (?:more )?(?:strong|subtle|mild|intense)(?:er|ly)?$|\b(?:does|is) (?:the|its|your) \w+ (?:taste |come out |come through |flavou?r )?(?:very |really |too |quite )?(?:strong|subtle|intense)\b/;
/** "More like fig or more like lemon?" */
export const MORE_LIKE =
  /^(?:is (?:it|that|this) |and |so )*(?:more )?(?:like )?(?:an? )?\w+ or (?:more like|rather like|more) (?:an? )?\w+$/;
const IS_DECAF =
  /(?:^|\b(?:so|and|just tell me|tell me|but) )(?:is|are) (?:it|that|this|you|yours) (?:really |actually |truly )?(?:a )?(?:decaf|caffeine free|low caffeine)\b|\b(?:is|are) there (?:really )?(?:none|no caffeine) (?:at all )?in (?:it|yours|you|that)\b/;
/** "And how long does it take?" after "what is the quiz about?" */
const ASKS_DURATION_OR_COST =
  /^(?:and |ok |so )*(?:how long (?:does|will|would) (?:it|that) take|(?:does|will) (?:it|that) cost(?: (?:anything|something|money|extra|much))?)$/;
/** "Whole bean available?" */
const BUYS_IT = /\b(?:buy|order|get|stock|bags?|available|sell|take)\b/;
/** "For all of them?" */
const OF_ALL_OF_THEM = /^(?:and |is that |are they )*(?:for|in) all(?: of (?:them|those|these))?$/;
const OF_ALL = /\b(?:all|both|everything|each)\b/;
function hasTaste({ wishes }: Clues): boolean {
  return wishes.tastes.length + wishes.moods.length > 0;
}
const CODE_ONLY = /^(?:it'?s |it is |the code is )?[A-Z][A-Z0-9]{3,15}[.!]?$/;
const WHICH_PRICE =
  /^(and |n |so |but |ok )*(which|who)( one| of (the two|those|these|them))? (is|has|tastes?) (the )?(less|more|least|most) \w+$|\b(which|who)( one)? (is|costs|has) (the )?(cheaper|cheapest|dearer|dearest|more expensive|most expensive|lower price)\b/;
/** "The other one, is it cheaper?" */
const IS_CHEAPER =
  /\b(is|are|isn t|aren t) (it|that|this|they|those|the others?|the \w+ one|that one|one of them|either)( one)? (any |even |a bit |much )?(cheaper|dearer|more expensive|less expensive|pricier)\b/;
const GRINDS =
  /\b(?:whole )?beans? or (?:pre )?ground\b|\bground or (?:whole|beans)\b|\bshould (?:i|we) (?:get|take|buy|order) (?:it |that |them )?(?:pre )?(?:ground|whole)\b/;
const ASKS_ADVICE = /\b(?:machines?|grinder|press|filter|drip|moka|espresso|should|better|recommend|need)\b/;
/** "Two of the duke, please" */
const BUYS =
  /^(please |can i (get|have|order) |i (want|need|take|will take|would like|am taking) |give me |get me )*(\d{1,2}|one|two|three|four|five|six|a couple of) ((bags?|packs?) )?(of )?(the )?_+( and (a|an|one|two|three|four|five|\d{1,2}) ((bags?|packs?) )?(of )?(the )?_+)*( please| thanks)*$/;
/** "Which of the two has more caffeine?" after two questions about products. */
const OF_TWO =
  /\bof (the two|both|those two|these two|them)\b|\bthan the (first|other|last|previous|former)\b|\bbetween (the two|those two|them)\b/;
const OF_ITS_TASTE = /\b(which|what) (fruit|taste|flavou?r|spice|note)s?\b.*\b(it|there)\b/;
/** "And without milk?" */
const WITHOUT =
  /^(and |but |or |et |y |und |sorry |oh |wait |also |i |how about |what about |forgot to (say|mention) )*(the |is there |are there |do you have |have you |got |any )*(any |ones? |anything |something )?(without|minus|sin|ohne|sans)\b/;
const ASPECT_ONLY =
  /^(and |so |but |ok )?(the |its )?(caffeine|roast|taste|notes|flavou?rs?)( level| content)?$|^(and |so |but |ok |is there |has it |does it have )*((a )?lots? of|much|any|plenty of) caffeine in (it|that|this|there)$|^(and |so |but |ok )*(really|truly|honestly|actually|definitely) (no|zero) caffeine( at all| in (it|that))*$/;
const HAS_CAFFEINE =
  /^(?!.*\b(no|zero|less|more|without|want|need|give|show|something|anything|one|has to|must)\b).*\b(it|that|this) (is |has |s |have )?(got|has|have|contains?)\b.*\bcaffeine( in (it|that|this|there|them))?$/;
const IS_IT_ABROAD =
  /^(y |et |und |pero |mais |aber )?((no )?es|il est|elle est|c est|est ce qu(e c est|il est)|ist (der|die|das|er|es))\b/;
const IS_IT_SO =
  /(?:^|\b(?:and|also|so|but|oo?h|ok|okay|nice|great|good|lovely|cool|perfect|hm+|wait|well|though) )(?:is|are) (?:it|that|this|they|he|she|(?:that|this) one) (?:(?:a|an|very|really|too|quite) )*(?:strong|mild|weak|dark|light|decaf|caffeinated)/;
const ADDS_REFUSAL = /^(and|but|also|plus|oh|ok|sorry|just)\b.{0,12}\b(no|not|nothing|without)\b/;
const POINTS = /\b(that|this|it|him|her|he|she|you|they|them|those|these|der|er|lo|il|elle)\b/;
