import { asksForOrder, confirmsSum, correctsCounts, startsAnew } from '../order/questions.ts';
import { asksForSum, asksHowMany, changesSum } from '../order/quantities.ts';
import { ADDS } from '../references.ts';
import type { Intent } from '../turn.ts';
import { hasHardWish } from '../wishes/wishes.ts';
import type { Clues } from './clues.ts';

const MONEY = ['total', 'price', 'paying'];
const OF_BASKET = /\b(ship\w*|deliver\w*|post\w*|cart|basket)\b/;
/** "And shipped?", "is that enough for free delivery?", "does that get me free shipping?" after a sum. */
const SHIPPED =
  /^(?:and |with |without |before |excluding |including |plus )+(?:the )?(?:shipp?(?:ed|ing)|delivered|delivery|postage)$|^(and |so )*(is|are) (that|it|this|those|they) enough (for|to get) (the )?free (delivery|shipping|postage)\b|^(and |so )*(?:does|do|would|will|is) (?:that|it|this|those|they)(?: (?:get|make|give|have|bring))?(?: (?:me|us|it))?(?: (?:over|to|already))? ?free (?:shipping|delivery|postage)\b|^(and |so )*is (?:the )?(?:shipping|delivery|postage) free (?:then|now|with that|for that)\b/;
/** "What comes that to with mine?", "so what is the order now and how much?" */
const OF_ORDER =
  /^(?:remind me )?(?:what (?:is|was) )?the (?:sum|total|damage)(?: again)?$|^(?:the )?(?:sum|total) (?:and |plus |with |including )?(?:the )?(?:shipping|delivery)$|\bwhat am i (?:at|paying)\b(?! for)|\bdo (?:i|we) get free (?:shipping|delivery|postage)\b|\b(?:how much|what) have (?:i|we) spent (?:so far|up to now|until now|by now|already|now)\b(?! this| in )|\b(?:am i|are we|is (?:it|that)) (?:over|above|past) (?:the )?\$?(?:45|forty five|minimum)\b|\b(?:what|how much) (?:is|would be|will be|do i have|have i got) left(?: (?:over|now|then|after that))*(?: of (?:it|that|my (?:budget|money|limit|\d+)|the (?:money|budget)))?$|\b(?:what|how much) (?:do|does|would|will|must)? ?(?:each|every one|everyone|everybody)(?: one)?(?: of us)?(?: have to| has to)? pays?(?: (?:then|now|each|altogether|in all))*$|\b(?:what|how much) (?:is|would|are) (?:that|it|this|those|they|everything|all)(?: be| then)? (?:with|including|plus) (?:the )?(?:shipping|delivery|postage)(?: (?:then|now|included|altogether))*$|\bwhat (?:does|do|did|would|will|is)? ?(?:that|it|this|all|they|the order|everything)?(?: all)? ?comes? (?:that |it |this |all )?to\b(?! (?:me|us|him|her|them|my|our|the|in the)\b)|\bhow much (?:is|are|would|does|do) .*\b(?:together|altogether|in all|in total)\b|\b(?:order|total) (?:now )?(?:and )?how much\b|\bhow much (?:together|altogether|in total|in all)\b|\bwhat (?:do|does|would|will)? ?(?:\w+ ){0,4}?(?:two|three|four|five|six|both|[2-6])(?: bags| coffees| of (?:them|those|these))? ?(?:cost|come to)\b|\bwhat (?:do|does|would|will) (?:\w+ ){1,5}cost (?:all )?(?:together|altogether|in all|in total)\b|\bwhat is (?:my|the|our) (?:new |whole |full |grand )?total\b|\b(?:pay|cost|sum|total)\b.*\b(?:my|the) list\b|\b(?:my |the )?list and (?:the )?(?:sum|total)\b|^(?:and |so )*(?:new |my |our |the |grand )*total(?: now| then| please| for (?:all|the|everything).*)?$/;
/** "Is that under 40?", "can I stay within my budget with shipping?", "does that fit?" */
const IS_WITHIN =
  /^(?!.*\b(?:mg|caffeine|degrees)\b).*(?:\b(?:(?<=\b(?:can|could|do|would|will) (?:i|we) )(?:stay|keep it)|am i|are we|is (?:it|that|this|everything|the (?:whole thing|lot|total))|would (?:it|that|this) be|will (?:it|that|this) be)(?: (?:all|still|then|now|even))* (?:under|within|below|over|above) (?:\$|\d|my\b|our\b|(?:it|that|this)$|the (?:budget|limit)|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred)\b)|\b(?:does|do|will|would) (?:it|that|this|they|those|everything)(?: all)? fit(?=$| (?:with |in |into |within )?(?:the |my |our )?(?:shipping|delivery|budget|limit)\b))/;
const CORRECTS = /^(?:no|sorry|wait|actually|oh|all|you forgot)\b/;
/** "Is the captain cheaper than the duke?" */
const COMPARES_PRICES = /\b(?:cheaper|dearer|pricier|more expensive|costs? (?:more|less)|same price)\b/;
const FORGOTTEN = /\b(?:forgot|missed|left out|(?:is|are) missing)\b/;
const WHO_CAN_NOT = /\b(one|two|three|some|half|\d) of (them|us) (can|may|must) not\b/;
const ENOUGH = /\benough\b|\b(gets?|brings?) (me|us|it) (there|over|to free)\b|\bam i (?:there|over)\b|\bdo i (?:get|make) (?:it|there)\b/;
/** "What will I pay in the end?", of what is chosen */
const PAYS =
  /\bwhat (?:do|would|will) i pay\b(?! with| by| for)|\b(?:pay|cost|much)\b.*\b(?:in the end|(?:with|including) (?:shipping|delivery))\b/;
/** "Tell me the list and the sum" */
const ASKS_SUM =
  /\b(?:what|how much) (?:it|they|that|each|all of (?:it|them)) costs?\b|\b(?:list|order)\b.*\b(?:sums?|totals?|pay|costs?|how much)\b|\b(?:sum|total|pay|how much)\b.*\b(?:list|order)\b|\bwhat (?:do|will|would) i pay\b/;
/** "My order is about 48 dollars" */
export const ORDER_SUM = /\b(?:my|the|an|our|whole) (?:order|total|cart|basket)\b|\border total\b/;
/** "So with my order is it free?", "do we pay shipping on that?" */
export const OF_OWN_ORDER =
  /^(?:and |so |ok )*(?:what (?:would|will|does|is) (?:the |that |it )?)?(?:shipping|delivery)(?: be| cost)?$|^(?:is |and |so )*(?:shipping|delivery) (?:is )?free$|\b(?:does|do|will|would) (?:that|it|this|they) (?:get|ship|have|qualify)\b|\b(?:my|our|this|that|the|whole) (?:order|list|lot|bags)\b|\b(?:that|it|this|those|they) enough\b|\b(?:on|with|for|added to) (?:that|those|these|this|them|it|all)\b|\bfree (?:now|then|yet)\b|\bhow (?:far|much more)\b.*\bfree\b|\b(?:do|would|will|must) (?:i|we) (?:still |have to |need to )*(?:pay|get|reach)\b/;
/** A sum that the visitor names. */
const OWN_SUM = /\$\d|\b\d+(\.\d\d)? (dollars?|bucks)\b/;

/** "What would one bag come to with the postage?" */
const COSTS_SHIPPED = /\b(?:comes? to|costs?)\b.*\b(?:with|including|plus) (?:the )?(?:shipping|delivery|postage)\b/;
/** "How much is shipping for both?" */
const OF_SHIPPING = /^(?:and |so |ok )*(?:how much|what) (?:is|are|would be) (?:the )?(?:shipping|delivery|postage)\b/;

const ONLY_LIMIT =
  /^(?:(?:around|about|roughly|maybe|say|up to|max|under|so|ok) )*\$?\d{2,3}(?: dollars?| bucks)?(?: (?:altogether|in all|in total|total|all together|for (?:all|everything)))?$/;

/** Tells questions for a sum from those for prices, for what delivery costs, and for a coffee. */
export function intentOfSums(decided: Intent, { text, named, memory, wishes }: Clues): Intent {
  const hasOrder = memory.basket.length + memory.proposed.length > 0 || ['help', 'others', 'paying'].includes(decided);
  if (hasOrder && asksForOrder(text)) return ASKS_SUM.test(text) ? 'total' : 'recall';
  if (asksHowMany(text)) return 'total';
  // "So two bags get me how far?"
  if (decided === 'total' && /\bbags?\b.*\bhow (?:far|long)\b|\bhow (?:far|long)\b.*\bbags?\b.*\b(?:last|get|go)\b/.test(text))
    return 'brew';
  if (named.length > 0 && startsAnew(text)) return 'total';
  if (decided === 'order-status' && memory.basket.length > 0 && OF_OWN_ORDER.test(text) && /\bfree\b/.test(text)) return 'shipping';
  // "My order: one captain, one duke"
  if (
    named.length > 0 &&
    /^(?:so |ok )?(?:my|our|the) (?:order|list)\b.*(?:\d|\b(?:one|two|three|four|five|six|and)\b)/.test(text) &&
    decided === 'order-status'
  )
    return 'total';
  if (memory.basket.length + memory.lastProducts.length > 0 && named.length === 0 && confirmsSum(text)) return 'total';
  if (IS_WITHIN.test(text) && memory.basket.length + memory.proposed.length + named.length > 0) return 'total';
  if (OF_ORDER.test(text) && memory.basket.length + named.length > 0 && !hasHardWish(wishes)) return 'total';
  if (PAYS.test(text) && named.length === 0 && memory.basket.length > 0) return 'total';
  if (COSTS_SHIPPED.test(text) && memory.lastProducts.length > 0) return 'total';
  if (memory.last?.intent === 'total' && named.length === 0 && correctsCounts(text)) return 'total';
  // "No: one of the captain and the poster" after a sum.
  const isOfPrices = ['price', 'paying'].includes(decided) && !COMPARES_PRICES.test(text);
  if (memory.last?.intent === 'total' && named.length > 1 && (CORRECTS.test(text) || isOfPrices)) return 'total';
  // "You forgot the pumpkin in that sum"
  if (memory.last?.intent === 'total' && named.length > 0 && FORGOTTEN.test(text)) return 'total';
  // "The captain, decaf and yours, would that get us free shipping?"
  if (named.length > 1 && /\bfree (?:shipping|delivery|postage)\b/.test(text)) return 'total';
  // "What do two of yours plus one of the captain come to?"
  if (named.length > 1 && /\b(?:comes?|adds? up) to\b(?! (?:me|us|him|her|them|my|our)\b)/.test(text)) return 'total';
  // "My order would be about 48 dollars, do I still pay shipping?"
  if (named.length === 0 && OWN_SUM.test(text) && ORDER_SUM.test(text) && OF_BASKET.test(text)) return 'shipping';
  const isUnnamed = named.length + memory.lastProducts.length === 0;
  // "Two 16 dollar bags in my basket, is that enough for free shipping?"
  if (MONEY.includes(decided) && isUnnamed && OWN_SUM.test(text) && OF_BASKET.test(text)) return 'shipping';
  if (decided === 'total' && isUnnamed && memory.basket.length === 0 && OF_SHIPPING.test(text)) return 'shipping';
  // "And if I spend 50?" after what delivery costs.
  if (decided === 'total' && isUnnamed && memory.last?.intent === 'shipping') return 'shipping';
  // "Two of them can't have milk, swap it"
  if (wishes.exclude.length > 0 && WHO_CAN_NOT.test(text)) return decided === 'allergy' ? 'allergy' : 'recommend';
  // "Two bags, $32 in all, what would you pick?", "my budget is 35 in total with shipping"
  if (decided === 'total' && hasHardWish(wishes) && (isUnnamed || /\bbudget\b/.test(text))) return 'recommend';
  // "So how much is that?" after a change of the list
  const isAfterList = memory.last?.isChoice === true || memory.last?.intent === 'total';
  if (decided === 'price' && named.length === 0 && isAfterList && memory.basket.length > 0) return 'total';
  // "Around $50 altogether" after a recommendation
  if (decided === 'total' && named.length + memory.basket.length === 0 && memory.last?.intent === 'recommend' && ONLY_LIMIT.test(text))
    return 'recommend';
  // "Would three bags of the duke be enough for that?" after what delivery costs.
  if (named.length > 0 && ENOUGH.test(text) && (memory.last?.intent === 'shipping' || OF_BASKET.test(text))) return 'total';
  if (memory.last?.intent === 'total' && named.length > 0 && ADDS.test(text)) return 'total';
  if ((memory.last?.intent === 'total' || memory.last?.isChoice) && named.length === 0 && SHIPPED.test(text)) return 'total';
  // "And what would that cost?" after "so 2 bags".
  if (decided === 'price' && memory.bags !== null && named.length === 0) return 'total';
  // "Yes, I'll have that twice, what's the damage?"
  const isSum =
    (decided === 'tell-me' && named.length === 0 && /\b(damage|altogether|total)\b/.test(text)) ||
    decided === 'price' ||
    decided === 'paying';
  if ((isSum && asksForSum(text)) || changesSum(text, named, memory)) return 'total';
  // "How much are the duke and the captain?" asks for two prices.
  const isPrices = decided === 'total' && named.length > 1 && !asksForSum(text);
  return isPrices ? 'price' : decided;
}
