import { CURRENCY_WORD, FOREIGN_UNIT } from '../language/numbers.ts';

const CURRENCY = String.raw`\$|${CURRENCY_WORD}|bux|bones|smackers|€|£`;
/** Four groups: sign, whole, rest, currency. */
export const AMOUNT = String.raw`(?:about |like |only |just |around |roughly |exactly )*(\$ ?|€ ?|£ ?)?(\d{1,4})(?:[.,](\d{1,2}))?(?!\d)(?: ?(${CURRENCY}))?`;
/** "under 5 minutes", "max 6 small cups" are no budget. */
const OTHER_UNITS = new RegExp(
  String.raw`^ ?-?(?:(?:normal|regular|usual|full|single|big|large|small|little|tiny) (?=cups?|shots?|coffees))?(?:%|percent|°|minutes?|mins?|seconds?|hours?|days?|weeks?|months?|years?|cups?|people|persons?|friends|guests|employees|coworkers|colleagues|students|teachers|members|degrees|grams?|g|kg|oz|ounces|cats?|dogs?|kids?|children|bags?|times|mg|ml|bars?(?! of)|km|miles|pm|spoons?|coffees?|shots?|${FOREIGN_UNIT}|[ap]\.?m|o'clock|a day|a week|per day|in the (?:morning|afternoon|evening)(?! blend)|at night)\b`,
);
/** Fewer than so many without a currency are things: "I have two left". */
const LEAST_BARE_AMOUNT = 5;

interface Needs {
  currency: boolean;
}

/** The cents of an amount by its figures before and behind the point. */
export function toCents(whole = '', rest = ''): number {
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}

/** The four groups of the AMOUNT that matched, where a pattern has several. */
function amountIn([, ...groups]: RegExpExecArray): string[] {
  const at = groups.findIndex((group, place) => place % 4 === 1 && group !== undefined);
  return at < 0 ? [] : groups.slice(at - 1, at + 3);
}

/** The sum of a match of AMOUNT in a text; null for what is counted in something else than money. */
export function centsIn(match: RegExpExecArray | null, text: string, needs: Needs = { currency: false }): number | null {
  if (!match) return null;
  const [sign, whole = '', rest = '', currency] = amountIn(match);
  const hasCurrency = Boolean(sign) || Boolean(currency);
  if (!hasCurrency && (needs.currency || OTHER_UNITS.test(text.slice(match.index + match[0].length)))) return null;
  return toCents(whole, rest);
}

/** A figure that words beside it make a limit: "two left" are things. */
export function centsOfMany(match: RegExpExecArray | null, text: string): number | null {
  const [sign, whole, , currency] = match ? amountIn(match) : [];
  return match && !sign && !currency && Number(whole) < LEAST_BARE_AMOUNT ? null : centsIn(match, text);
}
