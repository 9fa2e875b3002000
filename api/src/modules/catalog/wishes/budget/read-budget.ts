import { toFigures } from '../language/plain-english.ts';

const CURRENCY = String.raw`\$|dollars?|bucks?|bux|usd|euros?|€|£|quid`;
const AMOUNT = String.raw`(?:about |like |only |just |around |roughly |exactly )*(\$ ?|€ ?|£ ?)?(\d{1,4})(?:[.,](\d{1,2}))?(?!\d)(?: ?(${CURRENCY}))?`;
const OVER =
  '(?:more than|over|above|north of|past|beyond|exceed(?:ing)?|higher than|dearer than|pricier than|more expensive than|upwards of)';
/** Between "not" and "over" of a limit stands nothing else: "no caffeine and not a cent over $16" has two refusals. */
const NOT_OVER = String.raw`\b(?:no|not|never|nothing|none|anything|refuse)(?: (?:an?|one|single|cent|penny|dime|dollar|that|which|it|costs?|is|be|to|want|would|like|go|going|spend|spending|pay|paying|afford|willing|way|i|am|will|any|even|priced))*? ${OVER}`;

/** "She will be cross if I spend over 16 dollars" */
const IF_OVER = new RegExp(String.raw`\b(?:if|when) (?:i|it|we|that) (?:[a-z]+ ){0,3}?${OVER} ${AMOUNT}`);
const BELOW = new RegExp(String.raw`(?:\b(?:under|below|less than|cheaper than|lower than|south of|change from|sub)[ -]|< ?)${AMOUNT}`);
const TOO_MUCH = new RegExp(String.raw`\b${OVER} ${AMOUNT} is (?:too|out|off|a no)\b`);
const UP_TO = new RegExp(
  String.raw`(?:${NOT_OVER}|\b(?:no|not|never|refuse|hate)(?: [a-z']+){0,7}? ${OVER}|\b(?:up to|at most|max(?:imum)?\.?(?: of)?|budget(?: of| is| is now|:)?|(?:limit|cap|ceiling)(?: of| is|:)|capped at|tops? out at|stretch to|keep it (?:at|to)|only have|have only|all i have(?: got)? is|most (?:[a-z]+ ){1,5}?is)) ${AMOUNT}`,
);
const OR_LESS = new RegExp(
  String.raw`${AMOUNT},? ?(?:(?:or less|or under|or below|or cheaper|and under|max(?:imum)?|tops|at most|budget|limit|each|a bag|per bag|a pop|left|on me|to spend|to my name|in (?:my|the) (?:wallet|pocket|purse)|is (?:all i (?:have|got)|(?:what i \w+|the most|as much as)|my (?:\w+ )?(?:limit|budget|max|cap|ceiling))|is all i have got)\b|,? ?(?:and )?(?:not|no) (?:an?|one) \w+ more\b|,? (?:and )?(?:no|not) more$)`,
);
/** These need a currency beside the figure: "I have 2 cats". */
const HAVING = new RegExp(
  String.raw`\b(?:within|i have(?: got)?|(?<!\bi )got|spend|spending|limit|wallet (?:says|has)|last|make (?:it|that)|allowance (?:is|of)|set aside|saved(?: up)?|brought|found|budgeted|gave me|a) ${AMOUNT}`,
);
/** "17 is too much" */
const ABOVE_MEANS = new RegExp(
  String.raw`${AMOUNT} (?:is|would be) (?:(?:a bit|a little|way|just) )?(?:too (?:much|expensive|dear|steep|rich)|steep|out of my|more than i)`,
);
/** "I found 16 dollars, what can I get?" */
const TO_BUY = new RegExp(
  String.raw`${AMOUNT}(?=.*\b(?:what|which|anything|something)\b.*\b(?:can i|does that|do i|will that|bekomme|kriege|puedo|comprar|acheter)\b)|\bwhat (?:does|do|would|will) ${AMOUNT} (?:get|buy)`,
);
/** "Between 10 and 16 dollars" */
const RANGE = new RegExp(String.raw`(?:\b(?:between|from) [$€£]?\d+(?:\.\d\d)? (?:and|to) |\b\d+ ?[-–] ?)${AMOUNT}`);
/** "Two bags, 32 dollars total" */
const TOTAL = new RegExp(
  String.raw`\b([2-9]) (?:bags?|coffees?|of them|packs?)\b.*?(?<![\d$€£.])${AMOUNT} (?:in )?(?:total|all|altogether|combined|for (?:both|all|the (?:lot|two|three)))\b`,
);
const FOR = new RegExp(String.raw`(?<!\b(?:bags?|one|two|it|that|this|paid|\d) )\bfor ${AMOUNT}`);
/** "I've got a twenty" */
const BANKNOTE =
  /\b(?:got|have|have is|gave me|with|only|just|for|here is) an? ()(5|10|20|50|100)()(?= ?(?:$|[.,!;]|(?:on me|left|bill|note|to spend|and|but|so|please)\b))/;
/** The whole message, after a hesitation. */
const ALONE = new RegExp(
  String.raw`^(?:(?:ok|okay|well|so|say|let's say|maybe|like|about|around|make it|i would say|sorry|hmm*)[ ,]*)*${AMOUNT}(?: (?:please|pls|then|thanks|ish|or so))?[.! ]*$`,
);
/** "under 5 minutes" is no budget. */
const OTHER_UNITS =
  /^ ?-?(?:%|percent|°|minutes?|mins?|seconds?|hours?|days?|weeks?|months?|years?|cups?|people|persons?|friends|guests|degrees|grams?|g|kg|oz|ounces|cats?|dogs?|kids?|children|bags?|times|mg|ml|spoons?|coffees?|shots?|[ap]\.?m|o'clock|a day|a week|per day)\b/;
/** Fewer than so many without a currency are things: "I have two left". */
const LEAST_BARE_AMOUNT = 5;
const COINS: readonly [RegExp, number][] = [
  [/\b(?:a )?fiver\b/, 500],
  [/\b(?:a )?tenner\b/, 1_000],
  [/\ba couple of (?:dollars|bucks)\b/, 300],
  [/\ba few (?:dollars|bucks)\b/, 500],
  [/\bfor (?:a|one) (?:dollar|buck)\b/, 100],
];

const FORGET = '(?:forget|never ?mind|ignore|drop|scratch|scrap|screw|lift|disregard|do not (?:worry|care|think)|not worried)';
const PRICE = String.raw`(?:(?:what i said )?about )?(?:the |my |any )?(?:budget|prices?|money|costs?|limit)`;
const LIFTED = new RegExp(
  String.raw`\b(?:(?:any|whatever the|no matter the) (?:price|cost)|(?:price|money|cost|budget) (?:does not|is not|is no|is no longer|no longer|no) (?:an? )?(?:matters?|important|issue|object|concern|problem|factor)|whatever it costs|costs? what(?:ever)? it wants|sky is the limit|${FORGET} ${PRICE}|spare no expense|no (?:price )?(?:budget|limit)(?: any ?more)?(?= |$)|budget is (?:gone|off|no longer|lifted|history)|can (?:now )?(?:spend|afford) (?:more|anything|whatever))\b(?! than| over)`,
);
/** "Forget the 16 dollar limit" */
const FORGOTTEN_SUM = new RegExp(String.raw`\b${FORGET} (?:about )?(?:the |my )?${AMOUNT}(?: (?:limit|budget|cap|max))?`);
const LIMIT_WORDS = new RegExp(String.raw`\b(?:only|no more than|not more than)\b|${NOT_OVER}(?= \$?\w)`, 'g');

interface Needs {
  currency: boolean;
}

function centsIn(match: RegExpExecArray | null, text: string, needs: Needs = { currency: false }): number | null {
  if (!match) return null;
  const [all, ...groups] = match;
  // Of alternatives, the one that matched.
  const [dollar, whole = '', rest = '', currency] = groups[1] === undefined ? groups.slice(4) : groups;
  const hasCurrency = Boolean(dollar) || Boolean(currency);
  if (!hasCurrency && (needs.currency || OTHER_UNITS.test(text.slice(match.index + all.length)))) return null;
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}

/** A figure with a word after it: "two left" are things. */
function centsBefore(match: RegExpExecArray | null, text: string): number | null {
  const isBare = match !== null && !match[1] && !match[4];
  return isBare && Number(match[2]) < LEAST_BARE_AMOUNT ? null : centsIn(match, text);
}

/** The share of one bag in a sum for several. */
function centsOfOne(text: string): number | null {
  const [, bags, ...amount] = TOTAL.exec(text) ?? [];
  if (bags === undefined) return null;
  const [, whole = '', rest = ''] = amount;
  return Math.floor((Number(whole) * 100 + Number(rest.padEnd(2, '0'))) / Number(bags));
}

export interface BudgetRead {
  maxPriceCents: number | null;
  isLifted: boolean;
}

/** The highest price in cents that a text (plain English) allows. "Under $17" leaves out the 17 itself. */
export function readBudget(plainEnglish: string): BudgetRead {
  const figures = toFigures(plainEnglish);
  const text = figures.replace(FORGOTTEN_SUM, ' ');
  const tooMuch = centsIn(ABOVE_MEANS.exec(text), text);
  const below = centsIn(BELOW.exec(text), text);
  const maxPriceCents =
    centsOfOne(text) ??
    (below === null ? null : below - 1) ??
    centsIn(TOO_MUCH.exec(text), text) ??
    centsIn(IF_OVER.exec(text), text) ??
    (tooMuch === null ? null : tooMuch - 1) ??
    centsIn(UP_TO.exec(text), text) ??
    centsBefore(OR_LESS.exec(text), text) ??
    centsIn(RANGE.exec(text), text, { currency: true }) ??
    centsIn(HAVING.exec(text), text, { currency: true }) ??
    centsIn(FOR.exec(text), text, { currency: true }) ??
    centsIn(BANKNOTE.exec(text), text) ??
    centsIn(TO_BUY.exec(text), text, { currency: true }) ??
    centsIn(ALONE.exec(text), text, { currency: true }) ??
    COINS.find(([pattern]) => pattern.test(text))?.[1] ??
    null;
  return { maxPriceCents, isLifted: maxPriceCents === null && (text !== figures || LIFTED.test(text)) };
}

/** A text (plain English) without the words of a limit, which refuse nothing: "nothing over $15". */
export function withoutLimits(plainEnglish: string): string {
  return plainEnglish.replace(LIMIT_WORDS, ' ');
}
