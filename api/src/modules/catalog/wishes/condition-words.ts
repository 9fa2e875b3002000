import { formatCents } from '../../../platform/lib/money.ts';
import { allergenLabel, type Allergen } from '../allergens.ts';
import type { ProductRequest } from './read-request.ts';
import { TASTE_GROUPS } from './wish-words.ts';

/** Tastes whose word alone would sound odd after "no". */
const IN_WORDS: Readonly<Record<string, string>> = { nut: 'nuts', berry: 'berries', 'dried-fruit': 'dried fruit' };

/** What tastes are left out, with one word for a whole group of them: "no sweetness". */
function excludedWords(exclude: readonly string[]): string[] {
  const groups = Object.values(TASTE_GROUPS).filter(
    ({ shunned }) => shunned.length > 0 && shunned.every((taste) => exclude.includes(taste)),
  );
  // "Bitterness" is left out by one taste, which is named itself.
  const wide = groups.filter(({ shunned }) => shunned.length > 1);
  const covered = new Set(wide.flatMap(({ shunned }) => shunned));
  return [
    ...wide.map(({ label }) => `no ${label}`),
    ...exclude.filter((taste) => !covered.has(taste)).map((taste) => `no ${IN_WORDS[taste] ?? taste}`),
  ];
}

/** "Under $17.00" is how a limit of 1699 cents is asked for. */
function priceWords(cents: number): string {
  return (cents + 1) % 100 === 0 ? `under ${formatCents(cents + 1)}` : `up to ${formatCents(cents)}`;
}

const LEVEL_WORDS = { none: 'no', low: 'little', medium: 'medium', high: 'much' } as const;

function caffeineWords({ caffeine, maxCaffeine, isDecafRefused }: ProductRequest): string[] {
  if (caffeine !== null) return [`${LEVEL_WORDS[caffeine]} caffeine`];
  const most = maxCaffeine === null || maxCaffeine === 'high' ? [] : [`${maxCaffeine === 'low' ? 'little' : maxCaffeine} caffeine at most`];
  return [...most, ...(isDecafRefused ? ['not decaf'] : [])];
}

/** The conditions of a request in plain words, for the line above what was found. */
export function conditionWords(request: ProductRequest, allergens: readonly Allergen[]): string[] {
  const { exclude, maxPriceCents, grind, roast, refusedRoasts } = request;
  const isNutNamed = exclude.includes('nut');
  return [
    ...(maxPriceCents === null ? [] : [priceWords(maxPriceCents)]),
    ...caffeineWords(request),
    ...excludedWords(exclude),
    ...allergens.filter((one) => !(isNutNamed && one.endsWith('nuts'))).map((one) => `no ${allergenLabel(one)}`),
    ...(roast === null ? [] : [`${roast} roast`]),
    ...refusedRoasts.map((one) => `no ${one} roast`),
    ...(grind === null ? [] : [grind === 'ground' ? 'ground in stock' : 'whole bean in stock']),
  ];
}
