const AMOUNT = String.raw`(?:about |only |just |around )?(\$ ?)?(\d{1,4})(?:[.,](\d{1,2}))?(?!\d)(?: ?(\$|dollars?|bucks?|usd|euros?|€))?`;
const BELOW = new RegExp(String.raw`\b(?:under|below|less than|cheaper than|lower than) ${AMOUNT}`);
const UP_TO = new RegExp(
  String.raw`\b(?:up to|at most|max(?:imum)?(?: of)?|(?:no|not|never|nothing|anything)(?: that| which)?(?: costs?| is)? (?:more than|over|above|dearer than)|do not (?:want to )?(?:spend|pay) (?:more than|over|above)|budget(?: of| is|:)?|within|only have|have only|i have(?: got)?|spend|spending|limit(?: is| of)?) ${AMOUNT}`,
);
const OR_LESS = new RegExp(
  String.raw`${AMOUNT} ?(?:or less|or under|max(?:imum)?|tops|at most|budget|limit|is (?:all i have|my limit|my budget|my max))\b`,
);
const TOO_MUCH = new RegExp(String.raw`\b(?:more than|over|above) ${AMOUNT} is too`);
const FOR = new RegExp(String.raw`\bfor ${AMOUNT}`);
/** "under 5 minutes" is no budget. */
const OTHER_UNITS =
  /^ ?-?(?:%|percent|°|minutes?|mins?|seconds?|hours?|days?|weeks?|months?|years?|cups?|people|persons?|friends|guests|degrees|grams?|g|kg|oz|ounces|cats?|dogs?|kids?|children|bags?|times|mg|ml|spoons?)\b/;
const COINS: readonly [RegExp, number][] = [
  [/\b(?:a )?fiver\b/, 500],
  [/\b(?:a )?tenner\b/, 1_000],
  [/\ba couple of (?:dollars|bucks)\b/, 300],
  [/\ba few (?:dollars|bucks)\b/, 500],
  [/\bfor (?:a|one) (?:dollar|buck)\b/, 100],
];
const LIFTED =
  /\b(any price|(?:price|money|cost) (?:does not|is not|no longer) (?:matters?|important|an issue)|money is no object|whatever it costs|(?:forget|never ?mind|ignore|drop|scratch) (?:the|my|about the|about my) (?:budget|price|limit)|no (?:price )?(?:budget|limit)(?: any ?more)?(?= |$)|budget is (?:gone|off|no longer)|can spend more)\b/;

function centsIn(match: RegExpExecArray | null, text: string, needsCurrency = false): number | null {
  if (!match) return null;
  const [all, dollar, whole = '', rest = '', currency] = match;
  if (!dollar && !currency && (needsCurrency || OTHER_UNITS.test(text.slice(match.index + all.length)))) return null;
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}

export interface BudgetRead {
  maxPriceCents: number | null;
  isLifted: boolean;
}

/** The highest price in cents that a text (plain English) allows. "Under $17" leaves out the 17 itself. */
export function readBudget(text: string): BudgetRead {
  const below = centsIn(BELOW.exec(text), text);
  const loose = /^(?:i have|within|spend|spending|limit)/.test(UP_TO.exec(text)?.[0] ?? '');
  const maxPriceCents =
    (below === null ? null : below - 1) ??
    centsIn(TOO_MUCH.exec(text), text) ??
    centsIn(UP_TO.exec(text), text, loose) ??
    centsIn(OR_LESS.exec(text), text) ??
    centsIn(FOR.exec(text), text, true) ??
    COINS.find(([pattern]) => pattern.test(text))?.[1] ??
    null;
  return { maxPriceCents, isLifted: maxPriceCents === null && LIFTED.test(text) };
}
