const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, twenty: 20, a: 1 }; // oxfmt-ignore
const CUP_GRAMS = 15;
const CUP_MILLILITRES = 250;
const SPOONS_PER_CUP = 2;
const MOST_CUPS = 100;

/** How much coffee the requested number of cups needs; null without a number. */
export function amountFor(text: string): string | null {
  if (!/\bhow (much|many)\b/.test(text)) return null;
  const said =
    /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a) (?:big |large |small )?(?:cups?|mugs?|people|persons?|guests?|of us)\b/.exec(
      text,
    )?.[1];
  const cups = said === undefined ? 0 : (NUMBERS[said] ?? Number(said));
  if (cups < 1 || cups > MOST_CUPS) return null;
  const grams = `${cups * CUP_GRAMS} grams, or ${cups * SPOONS_PER_CUP} level tablespoons`;
  const water = cups === 1 ? `${CUP_MILLILITRES} ml` : `${((cups * CUP_MILLILITRES) / 1000).toString()} litres`;
  return `For ${cups === 1 ? 'one cup' : `${cups} cups`} take about ${grams}, to ${water} of water.`;
}
