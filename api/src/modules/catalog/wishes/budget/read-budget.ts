import { toFigures } from '../language/plain-english.ts';
import { centsIn, centsOfMany, toCents } from './amounts.ts';
import { isBudgetLifted, withoutForgottenSum } from './lifted-budget.ts';
import { COINS, LIMIT_WORDS, LIMITS, OTHER_SUMS, RESERVED, TOTAL, TOTAL_AFTER, TOTAL_FIRST, TOTAL_MAX } from './limit-patterns.ts';

/** Less for several bags is the price of one. */
const LEAST_TOTAL_CENTS = 1_000;
const WITH_CURRENCY = { currency: true };

/** The share of one bag in a sum for several. */
function centsOfOne(text: string): number | null {
  const total = TOTAL.exec(text) ?? TOTAL_AFTER.exec(text) ?? TOTAL_MAX.exec(text);
  const first = total ? null : TOTAL_FIRST.exec(text);
  const [bags, below, amount] = total
    ? [total[1], total[2], total.slice(3)]
    : first
      ? [first[6], first[1], first.slice(2)]
      : [undefined, undefined, []];
  if (bags === undefined) return null;
  const cents = toCents(amount[1], amount[2]) - (below ? 1 : 0);
  return cents < LEAST_TOTAL_CENTS ? null : Math.floor(cents / Number(bags));
}

/** Just below a sum. */
function lessThan(cents: number | null): number | null {
  return cents === null ? null : cents - 1;
}

export interface BudgetRead {
  maxPriceCents: number | null;
  isLifted: boolean;
}

/** The highest price in cents that a text (plain English) allows. "Under $17" leaves out the 17 itself. */
export function readBudget(plainEnglish: string): BudgetRead {
  const figures = toFigures(plainEnglish);
  const text = withoutForgottenSum(figures).replace(OTHER_SUMS, ' ');
  const limit =
    centsOfOne(text) ??
    centsIn(LIMITS.atOrBelow.exec(text), text) ??
    lessThan(centsOfMany(LIMITS.below.exec(text), text)) ??
    centsIn(LIMITS.overIsTooMuch.exec(text), text) ??
    centsOfMany(LIMITS.ifOver.exec(text), text) ??
    lessThan(centsIn(LIMITS.orMore.exec(text) ?? LIMITS.isTooMuch.exec(text) ?? LIMITS.notThese.exec(text), text)) ??
    centsOfMany(LIMITS.notOver.exec(text), text) ??
    centsOfMany(LIMITS.orLess.exec(text), text) ??
    centsIn(LIMITS.range.exec(text), text, WITH_CURRENCY) ??
    centsIn(LIMITS.owned.exec(text), text, WITH_CURRENCY) ??
    centsIn(LIMITS.got.exec(text), text, WITH_CURRENCY) ??
    centsOfMany(LIMITS.getFor.exec(text), text) ??
    centsIn(LIMITS.for.exec(text), text, WITH_CURRENCY) ??
    centsIn(LIMITS.banknote.exec(text), text) ??
    centsIn(LIMITS.toBuy.exec(text), text, WITH_CURRENCY) ??
    centsOfMany(LIMITS.howMany.exec(text), text) ??
    centsIn(LIMITS.alone.exec(text), text, WITH_CURRENCY) ??
    COINS.find(([coin]) => coin.test(text))?.[1] ??
    null;
  const reserved = Math.round(
    Number(
      RESERVED.exec(text)
        ?.slice(1)
        .find((sum) => sum !== undefined) ?? 0,
    ) * 100,
  );
  const maxPriceCents = limit !== null && reserved < limit ? limit - reserved : limit;
  return { maxPriceCents, isLifted: maxPriceCents === null && (withoutForgottenSum(figures) !== figures || isBudgetLifted(text)) };
}

/** A text (plain English) without the words of a limit, which refuse nothing: "nothing over $15". */
export function withoutLimits(plainEnglish: string): string {
  return plainEnglish.replace(LIMIT_WORDS, ' ');
}
