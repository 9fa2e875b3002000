import { RELATION } from '../language/persons.ts';
import { AMOUNT } from './amounts.ts';

const OVER =
  '(?:more than|over|above|north of|past|beyond|exceed(?:ing)?|higher than|dearer than|pricier than|more expensive than|upwards of)';
const BELOW_WORDS = '(?:under|below|less than|cheaper than|lower than|south of|change from)';
/** Between "not" and "over" of a limit stands nothing else: "no caffeine and not a cent over $16" has two refusals. */
const FILLER =
  'an?|one|single|cent|penny|dime|dollar|that|which|it|costs?|is|be|to|want|would|like|go|going|spend|spending|pay|paying|afford|willing|way|i|am|will|any|even|priced';
const NOT_OVER = String.raw`\b(?:no|not|never|nothing|none|anything|refuse)(?: (?:${FILLER}))*? ${OVER}`;

/** "Two bags": the sum is for all of them. */
const BAGS = '(?:bags?|coffees?|of them|packs?)';
const OF_ONE = '(?: (?:each|apiece|a piece|a pop|per|a bag))';
const AT_MOST = '(?:at most|max(?:imum)?|up to|no more than|not more than|only|just)';

/** What stands before a limit. */
const LEADS = [
  String.raw`up to|< ?= ?|at most|max(?:imum)?\.?(?: price)?(?: of| is|:)?|budget(?: of| is| is now| is still|:| ?=| ,)?|(?:limit|cap|ceiling|budget)(?: for (?:a|1|one|each|this|the) (?:bag|coffee|one|gift|present))?(?: of| is|:)?`,
  String.raw`capped at|draw the line at|limit(?:ed|s|ing)?(?: me| myself| us| it)? to|only (?:got|want to spend|wanted to spend)|(?:gift ?card|voucher) (?:with|of|for|worth)|cap (?:it|this|that|me) at|tops? out at|(?<=(?:^|[.,;!?] ?))tops(?! \d+ (?!dollars?|bucks|usd|tho|though|please|pls|per|a|each|for|and|or|but)[a-z])|stretch to|keep it (?:at|to)|go as high as`,
  String.raw`only have|have only|(?:got|have|with) exactly|for exactly(?! (?:one|[1-9]) (?:winter|summer|people|persons?|bags?|cups?|days?|weeks?|months?|years?|mugs?)\b)|(?:can|could) (?:only |just )?(?:afford|spare|manage)`,
  String.raw`all i (?:have|can (?:spend|afford|pay|do|manage))(?: got)?(?: on me| left)? is|most (?:[a-z']+ ){1,5}?is`,
].join('|');
/** What follows one. */
const ENDS = [
  'or less|or lower|or under|or below|or cheaper|and under',
  '(?:,? ?(?:and|but) )?that is it|is where i draw the line|max(?:imum)?|tops|at (?:the (?:very )?)?most|budget|limit|only',
  'each|a bag|per bag|a pop|left|on me|to spend|to my name|in (?:my|the) (?:wallet|pocket|purse)',
  String.raw`is (?:all(?: (?:that is|i (?:have|got)|i have got|there is|we have|left))*(?= |$|[.,!])|what i \w+|the most|as (?:much|high|far) as)`,
  String.raw`is (?:(?:my|the|our) (?:\w+ )?)?(?:limit|budget|max(?:imum)?|cap|ceiling|tops)|(?<=\bso [$]?\d\d )is (?:fine|ok(?:ay)?) now`,
].join('|');
/** "Not a cent more" */
const NO_MORE = String.raw`,? ?(?:and )?(?:not|no) (?:an?|one|1) (?:single )?\w+ (?:more|over|above)\b|,? (?:and )?(?:no|not) more$`;
/** Before a sum in dollars that somebody has: "I have 2 cats" is none. */
const OWNS = [
  String.raw`within|i have(?: got)?|(?<!\bi )got|spend|spending|limit|last|allowance (?:is|of)`,
  String.raw`(?:wallet|purse|pocket) (?:says|has|holds|contains)|set aside|saved(?: up)?|brought|found|budgeted|gave me|(?:make|call) (?:it|that)|(?:can|could|will|would) (?:do|go (?:up )?to|pay)|let'?s (?:say|do)|a`,
].join('|');

function pattern(source: string): RegExp {
  return new RegExp(source);
}

/** The limits as visitors name them. Each has the groups of AMOUNT; TOTAL and TOTAL_FIRST another for the number of bags. */
export const LIMITS = {
  /** "She will be cross if I spend over 16 dollars" */
  ifOver: pattern(
    String.raw`\b(?:if|when) (?:i|it|we|that) (?:[a-z]+ ){0,3}?(?:(?!past)${OVER}|(?<=\b(?:go|goes|gets|spend|pay) )past(?= (?:[$€£]|1[3-9]\b|[2-9]\d|\d+ (?:dollars?|bucks)))) ${AMOUNT}`,
  ),
  atOrBelow: pattern(String.raw`\b(?:at or (?:under|below)|(?:under|below) or at) ${AMOUNT}`),
  below: pattern(String.raw`(?:\b(?:${BELOW_WORDS}|sub)[ -]|< ?)${AMOUNT}`),
  overIsTooMuch: pattern(String.raw`\b${OVER} ${AMOUNT} is (?:too|out|off|a no)\b`),
  notOver: pattern(String.raw`(?:${NOT_OVER}|\b(?:no|not|never|refuse|hate)(?: [a-z']+){0,7}? ${OVER}|\b(?:${LEADS})) ${AMOUNT}`),
  orLess: pattern(String.raw`${AMOUNT},? ?(?:(?:${ENDS})\b|${NO_MORE})`),
  owned: pattern(String.raw`\b(?:${OWNS}) ${AMOUNT}`),
  /** "I got 13 bucks"; "I got 13 bucks off" is none. */
  got: pattern(
    String.raw`\bi (?:only |just )?got ${AMOUNT}(?= ?(?:$|[.,!?]|to spend|left|on me|burning|and|so|what|for (?:a|one|1) (?:bag|coffee)))`,
  ),
  /** "17 is too much" */
  isTooMuch: pattern(
    String.raw`${AMOUNT} (?:is|would be) (?:(?:a bit|a little|way|just) )?(?:too (?:much|expensive|dear|steep|rich)|steep|out of my|more than i)`,
  ),
  /** "Nothing that costs 18 or more", "never pay 17 dollars or more" */
  orMore: pattern(
    String.raw`\b(?:nothing|never|not|no)(?: [a-z']+){0,4}? (?:costs?|pay|paying|spend|at|for|priced) ${AMOUNT} or (?:more|over|above)\b`,
  ),
  /** "Don't show me the 17 dollar ones" */
  notThese: pattern(String.raw`\b(?:no|not|without|skip|nothing of)(?: [a-z']+){0,4}? the ${AMOUNT} (?:ones?|bags?|coffees?)\b`),
  /** "I found 16 dollars, what can I get?" */
  toBuy: pattern(
    String.raw`${AMOUNT}(?=.*\b(?:what|which|anything|something)\b.*\b(?:can i|does that|do i|will that|bekomme|kriege|puedo|comprar|acheter)\b)|\b(?:what|how many(?: [a-z]+){0,2}) (?:does|do|would|will) ${AMOUNT} (?:get|buy)`,
  ),
  /** "With 50 dollars, how many bags can I get?", "how many bags for $50?" */
  howMany: pattern(
    String.raw`\bwith ${AMOUNT}(?=,? how many\b)|\bhow many (?:bags|coffees|of (?:those|them|these)|(?:[a-z']+ ){1,6}?(?:can|could|would|will|do) (?:i|we) (?:get|buy|afford|order)) (?:(?:can|could|would|will|do) (?:i|we) (?:get|buy|afford|order) )?(?:for|with) ${AMOUNT}|\bhow many (?:[a-z']+ ){1,3}?(?:will|would|does|do|can) ${AMOUNT} (?:get|buy|pay for)\b`,
  ),
  /** "Between 10 and 16 dollars", "$8 to $13" */
  range: pattern(String.raw`(?:\b(?:between|from) [$€£]?\d+(?:\.\d\d)? (?:and|to) |[$€£] ?\d+(?:\.\d\d)? to |\b\d+ ?[-–] ?)${AMOUNT}`),
  /** "What do I get for 16?" */
  getFor: pattern(
    String.raw`\bwhat (?:else )?(?:do|can|could|would|will|have) (?:i|we|you) (?:get|have|buy|got|offer)(?: me| us)? for ${AMOUNT}(?= ?(?:$|[.,!?]|that|then|please))`,
  ),
  for: pattern(String.raw`(?<!\b(?:bags?|one|two|it|that|this|paid|\d) )\bfor ${AMOUNT}`),
  /** "I've got a twenty" */
  banknote:
    /\b(?:got|have|have is|gave me|with|only|just|for|here is) an? ()(5|10|20|50|100)()(?= ?(?:$|[.,!;]|(?:on me|left|bill|note|to spend|and|but|so|please)\b))/,
  /** The whole message, after a hesitation. */
  alone: pattern(
    String.raw`^(?:(?:ok|okay|well|so|say|let's say|maybe|like|about|around|make it|i would say|sorry|hmm*)[ ,]*)*${AMOUNT}(?: (?:please|pls|then|thanks|ish|or so))?[.! ]*$`,
  ),
};

const FARE = '(?:bus|train|subway|metro|tram|ferry|taxi|cab) (?:home|fare|ticket|ride|back)|fare|parking';
const EXPENSE = `(?:${FARE}|bus|train|subway|metro|tram|ferry|ride|taxi|cab|ticket|lunch|dinner|sandwich|milk|tip|laundry|gas|petrol|shipping|postage)`;
const FOR = '(?:is |are |goes |go )?for (?:the |my |a |his |her |our )?';
/** A part of the sum that is not for coffee: "I have 20 dollars and need 4 for the bus home", "a twenty, and 3 of it must be left" */
export const RESERVED = new RegExp(
  String.raw`\b(?:need|want|keep|leave|minus|less|spend|owe|save|and|but|after|of which)(?: [a-z']+){0,3}? (?:[$€£]?(\d{1,2}(?:\.\d\d)?)(?: (?:dollars?|bucks?))?(?: of (?:it|that|them|those))? ?(?:(?:has to|have to|must|should|needs? to|be|stay) ?)*(?:left|back|in change|of change|${FOR}(?:${FARE}))|(?:[$€£](\d{1,2}(?:\.\d\d)?)|(\d{1,2}(?:\.\d\d)?) (?:dollars?|bucks?))(?: of (?:it|that))? ${FOR}(?:\w+ )?${EXPENSE})\b`,
);

/** "Two bags, 32 dollars total" */
export const TOTAL = pattern(
  String.raw`\b([2-9]) ${BAGS}\b.*?(?<![\d$€£.])()${AMOUNT} (?:in )?(?:total|all|altogether|combined|for (?:both|all|the (?:lot|two|three)))\b`,
);
/** What makes a sum for several bags a limit: "2 bags for 34 dollars" is a bill. */
const SPENDS = String.raw`\b(?:have|got|spend|budget(?: is| of)?) (?:${AT_MOST} )*|\b(?:for|with) (?:${AT_MOST} )+|(?<=\b(?:want|need|like|get|buy) .*)\bfor |(?<=\b(?:budget|limit|max) .*)\bis |\b(?=(?:${BELOW_WORDS}) )`;
/** "Two bags for under 30", "I need two bags and have 32 dollars" */
export const TOTAL_AFTER = pattern(String.raw`\b([2-9]) ${BAGS}\b[^.?!]*?(?:${SPENDS})(${BELOW_WORDS} )?${AMOUNT}(?!${OF_ONE})`);
/** "Two bags for 30 max" */
export const TOTAL_MAX = pattern(String.raw`\b([2-9]) ${BAGS} for ()${AMOUNT} (?:max|tops|at (?:the (?:very )?)?most)`);
/** "32 for two", "I have thirty-three dollars for two bags", "30 dollars has to cover two bags" */
export const TOTAL_FIRST = pattern(
  String.raw`(?:^|\b(?:have|got|spend|budget(?: is| of)?|afford|only|with) )(${BELOW_WORDS} )?${AMOUNT}(?: (?:max|tops|total))?(?: for| between| to spend on|,? (?:can i|to|(?:has|have) to|must|should) (?:cover|buy|get)(?: me| us)?) (?:all )?([2-9])(?= ${BAGS}|$|[.,!])`,
);

const OTHERS = `(?:${RELATION}s?|somebody|someone|people|others?|shop|store|cafe|work)`;
/** "24 kids chipping in 2 bucks each" */
const CONTRIBUTED = String.raw`(?:chip|pitch|throw|put)(?:s|p?ed|p?ing|ting)? in ${AMOUNT} (?:each|apiece|a head|per (?:head|person|kid))\b`;
const OTHER_PURPOSES = [
  String.raw`${OTHERS} (?:\w+ ){0,3}?(?:pays?|paid|spends?|spent|earns?|charges?|wants?|asks?|has a budget of)`,
  'gift ?(?:cards|certificates) (?:for|of|over)|orders? (?:over|for|above|of)|rent is|i (?:once )?(?:paid|spent)|costs? me',
].join('|');
/** What others pay, and sums that are no price: "my friend pays 30 dollars a bag", "something for 2 dollars less". */
export const OTHER_SUMS = new RegExp(
  String.raw`\b${CONTRIBUTED}|\b(?:${OTHER_PURPOSES}) ${AMOUNT}(?: (?:for|a|per) bags?)?|${AMOUNT} (?:(?:of|in) points|posters?)\b|\b(?:decent|good|fair|great|not bad|cheap|steep|a lot|reasonable)(?: deal| price| value)? (?:for|at) ${AMOUNT}|\b(?:banner|site|website|page|ad|somebody|it|you) (?:said|says) (?:it (?:is|was) )?(?:free )?(?:shipping |delivery )?(?:over |above |from |at )?${AMOUNT}|^so ${AMOUNT} left(?! (?:for|till|until|on|to spend))|\b(?:bring|take|raise|bump|move|cut) (?:(?:(?!budget|limit|it\b|price|max|cap\b|ceiling|cost|spend|total|sum\b|me\b|us\b)[a-z']+ ){1,8}?(?:down|up) to \d{1,2}(?!\d| ?(?:dollars?|bucks))(?: and )?)+|\b(?:for|by|is|are) ${AMOUNT} (?:less|cheaper)(?= ?(?:$|[.,!?]|than\b))`,
  'g',
);

/** For "5 dollars or so", in cents. */
export const COINS: readonly [RegExp, number][] = [
  [/\b(?:a )?fiver\b(?![^.!?]{0,30}\bso [$]?\d\d\b)/, 500],
  [/\b(?:a )?tenner\b(?![^.!?]{0,30}\bso [$]?\d\d\b)/, 1_000],
  [/\ba couple of (?:dollars|bucks)\b/, 300],
  [/\ba few (?:dollars|bucks)\b/, 500],
  [/\bfor (?:a|one) (?:dollar|buck)\b(?! (?:less|cheaper)\b)/, 100],
];

/** Words of a limit that refuse nothing by themselves. */
export const LIMIT_WORDS = new RegExp(String.raw`\b(?:only|no more than|not more than)\b|${NOT_OVER}(?= \$?\w)`, 'g');
