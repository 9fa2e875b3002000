import type { BasketLine } from '../turn.ts';
import { ASKS_SUM } from './picks.ts';

/** "The total for the 4", "all three", "the whole order" */
const OF_ALL =
  /\b(?:all|everything|altogether|order|whole|lot|total|in all|mine|rest|others|(?:the|for) (?:two|three|four|five|six|\d)(?! (?:bags? )?of (?!them|those|these|us)))\b/;
/** All, whatever was talked of last. */
const OF_ORDER =
  /\bwhat (?:do|would|will) i pay(?: now| in the end| then| altogether)*(?: \?|$)|\bin all\b|\b(?:under|within|below|over) (?:\$ ?)?(?:\d{2,3}\b|my (?:budget|limit)\b)|\b(?:am i|are we|is (?:it|that|this)(?: all)?) (?:\w+ )?(?:under|within|below|over|above) (?:it|that)\b|\bleft(?= (?:of|from|over|after|now|then)\b| ?\??$)|\b(?:whole|entire|full) order\b|\border\b|\b(?:my|the) list\b|\blist and (?:the )?(?:sum|total)\b|\btotal (?:now|for (?:all|everything|the))\b|\ball (?:three|four|five|six|[3-6])\b|\bnew total\b|\bwho gets\b/;
/** "So 50 dollars, right?", "17 + 16 is 33, no?" */
const CONFIRMS_SUM =
  /^(?!.*\b(?:grams?|g|degrees|minutes|hours|ml|oz|people|cups|percent|days|celsius|fahrenheit)\b).*\b\d{2,3}\b.*\b(?:right|no|correct|oder|verdad|yes or no)$|\bis (?:it |that )?\$?\d{2,3}(?:\.\d\d)?(?: dollars?| bucks)? (?:right|correct|for the (?:two|three|four|five))\b|\b\d+ (?:plus|and|\+)? ?\d+(?: \d\d)? (?:is|makes|=) \d+/;
/** Whether a message asks to confirm a sum. */
export function confirmsSum(text: string): boolean {
  return CONFIRMS_SUM.test(text);
}
const POINTS = /\b(?:both|two|it|that|this|them|they|those|these)\b/;
/** Whether a sum is of all that is chosen; `talkedOf` are the products that "it" or "those" may mean. */
export function isOfWholeOrder(said: string, talkedOf: readonly string[], lines: readonly BasketLine[]): boolean {
  if (OF_ORDER.test(said)) return true;
  if (confirmsSum(said.replace(/ [.,!?;]+/g, ''))) return true;
  const isOfChosen = talkedOf.every((slug) => lines.some((line) => line.slug === slug));
  return POINTS.test(said) ? OF_ALL.test(said) && isOfChosen : OF_ALL.test(said) || isOfChosen;
}

/** "Who gets what again?", "so what is my order now?" */
const ASKS_FOR_ORDER =
  /^(?:so |and |ok )*how many(?: bags?| coffees?)? (?:do|have) (?:i|we) (?:have|got)(?: (?:now|so far|in all|altogether|in total|then|again))*$|\bwhat (?:are|were) (?:the|my|our|those) (?:two|three|four|five|[2-5])(?: again| now| then)+(?: \?)?$|\b(?:go|run|read) (?:me )?(?:through|over) (?:all|everything|the (?:whole |full )?(?:list|order)(?! of (?!my|our))|(?:all )?(?:the )?(?:two|three|four|five|[2-5]))(?: of (?:them|it))?\b|\bwho (?:gets?|got|has|had|was|is|wanted) (?:which|what)\b|\bwho (?:should|would|will|does) get (?:which|what)(?= ?\??$| (?:one|bag|coffee|again|now)\b)|\b(?:what|which (?:bag|one|coffee|blend)s?) (?:would|will|does|should|do) (?:each(?: (?:one|person|of (?:them|us)))?|every(?:one|body)) get(?= ?\??$| (?:again|now|then)\b)|\b(?:which|what) (?:one|bag|coffee|blend)s? (?:(?:is|are) going|goes?|should go) to (?:whom?|which|each)\b|\bwho (?:is|was|were) (?:the |that )?\w+(?: \w+)? for\b|\bwhich (?:one |bag |coffee )?(?:(?:was|is) )?for (?:whom|who|my|her|his|him|me|the|us)\b|\bwhat (?:did|do|have) (?:i|we) (?:pick\w*|choose|chosen|order\w*|have|got)\b.*\b(?:so far|now|again)\b|\bwhat (?:did|have) (?:i|we) (?:pick(?:ed)?|choose|chosen|got)\b(?! (?:from|last|before|yesterday))|\bwhat (?:is|was) (?:in |on )?(?:my|our|the) (?:\w+ )?(?:order|list|basket|cart)(?: now| so far| again)*$|^(?:and |so )*what is in (?:it|there) now$|\bwhat did (?:i|we) (?:want to |say i would )?(?:order|take|choose|pick)\b(?! from)|\bthe (?:list|order) (?:is )?now\b|^(?:my |the )?list(?: please| again| now)?$|\bwhat have (?:we|i) got\b(?: \w+)* (?:for each|so far|now)|\bwhat (?:do|have) (?:i|we) (?:have|got)(?: (?:so far|now|then))*$|\blist (?:what|everything) (?:i|we)\b|\b(?:can|could|may) (?:i|we) see (?:my|the|our) (?:list|order)\b|^(?:please |can you |could you |just )*sum (?:it|that|them|everything) up(?: for me)?(?: please)?$|\bdid you (?:put|add|note|write|get|swap|change|remove) (?:it|that|them|this)(?: (?:in|to|on|down)\b)?|\b(?:sum|sums) up (?:who|what|the)\b|\b(?:show|tell|give|read|repeat)(?: me)?(?: back)? (?:(?:my|the|our) (?:(?:whole|full|complete|new|final|updated|current) )?(?:list|order)|what (?:i|we) have(?= ?\??$| (?:so far|now|chosen|picked)\b))\b(?! (?:of|policy|form|status|number|page|history)\b)|\b(?:read|say) (?:it|that|them|everything)(?: all)? back\b|^(?:please |can you |could you |just |ok |and )*list (?:it|them|everything)(?: all)?(?: again)?(?: with quantities)?(?: please)?$|\b(?:say|tell me|read) (?:my|the|our) (?:list|order) (?:again|once more|one more time)\b|\bwhat (?:do|have) (?:i|we) (?:have|got|put) (?:in|on) (?:the|my) (?:cart|basket|list)\b|^(?:and |ok )*(?:the )?(?:full|whole|complete) list\b|\blist (?:my|the|our) order\b|\bwhat (?:i|we) have (?:so far|picked|chosen)\b|\bwhat does (?:my|the|our) (?:list|order) look like\b|^(?:ok |and |a )*(?:summary|recap)\b|\b(?:which|what) (?:one|two|three|ones|bags?|coffees?) (?:was|were|is|are|did) .*\bfor (?:my|her|him|me|us)\b/;
/** Whether a message asks for the list of what is chosen. */
export function asksForOrder(text: string): boolean {
  return ASKS_FOR_ORDER.test(text) && !ASKS_SUM.test(text);
}

/** "Start over: one of the duke", "only the captain, the rest is off" */
export const ANEW =
  /\b(?:start (?:over|again)|from scratch|(?:the )?rest is off|nothing else|keep only|only keep|forget the rest|no only the)\b/;

/** "Only keep the decaf": with its count. */
export const KEEPS = /\b(?:only keep|keep only)\b/;
/** Whether a message replaces the list: "start over: one of the duke". */
export function startsAnew(text: string): boolean {
  return ANEW.test(text);
}

/** "One of each, not nine", "just one bag" */
export const EACH = /\b(one|two|three|four|[1-4]) (?:bags? )?(?:of )?each\b/;
export const ONLY =
  /^(?:[,.!]|no|only|just|please|i said|make it|oh|oops|actually|wait|then|sorry|ok| )*(?:(?:one|two|three|four|[1-4]) bags?\b|(?<=\b(?:only|just) )(?:one|two|three|four|[1-4])(?= ?[.,!]|$))|\b(?:one|two|three|four|five|[1-5]) (?:is|are|will be) (?:plenty|enough)\b(?! for)/;
/** "I had one of each last week", "is one of each enough?" */
export const NO_COUNT = /\b(?:had|bought|ordered|tried|last (?:week|month|year|time)|some ?day)\b|^(?:is|are|would|should)\b.*\?$/;
/** Whether a message corrects the counts of a list: "just one bag". */
export function correctsCounts(text: string): boolean {
  return EACH.test(text) || ONLY.test(text);
}
