import type { Found } from '../plan/tool-results.ts';
import { brokenWishes } from '../plan/broken-wishes.ts';
import { noWishes, type Wishes } from '../understand/wishes/wishes.ts';
import { tasteWord } from '../language/taste-word.ts';

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** One word for a group of excluded tastes: "sweet" for six of them. */
function excludedWords({ exclude, groups: named }: Wishes): string[] {
  const groups = named.filter(({ shunned }) => shunned.length > 2 && shunned.every((taste) => exclude.includes(taste)));
  const covered = new Set(groups.flatMap(({ shunned }) => shunned));
  return [
    ...groups.map(({ label }) => `no ${label}`),
    ...exclude.filter((taste) => !covered.has(taste)).map((taste) => `no ${tasteWord(taste)}`),
  ];
}

/** The conditions as phrases. A price may be named only in a turn that searched by it. */
export function conditionPhrases(wishes: Wishes, price: 'figure' | 'word' = 'figure'): string[] {
  const limit = wishes.maxPriceCents === null ? [] : [price === 'word' ? 'a price limit' : `at most ${dollars(wishes.maxPriceCents)}`];
  if (wishes.category === 'equipment') return ['brewing gear, mugs or clothes'];
  if (wishes.category === 'merchandise') return limit;
  return [
    ...(wishes.caffeine === 'none' ? ['no caffeine'] : wishes.caffeine ? [`${wishes.caffeine} caffeine`] : []),
    ...(wishes.maxCaffeine && wishes.maxCaffeine !== 'high' && wishes.caffeine === null
      ? [wishes.maxCaffeine === 'medium' ? 'nothing too strong' : 'little caffeine']
      : []),
    ...(wishes.isDecafRefused ? ['not decaf'] : []),
    ...excludedWords(wishes),
    ...(wishes.roast ? [`a ${wishes.roast} roast`] : []),
    ...(wishes.maxCaffeine === null ? wishes.refusedRoasts.map((roast) => `no ${roast} roast`) : []),
    ...(wishes.grind ? [wishes.grind === 'ground' ? 'ready ground' : 'whole beans'] : []),
    ...limit,
  ];
}

/** Splits wishes into objects with one wish each. */
function splitWishes(wishes: Wishes): Wishes[] {
  return [
    ...(wishes.caffeine || wishes.maxCaffeine || wishes.isDecafRefused
      ? [{ ...noWishes(), caffeine: wishes.caffeine, maxCaffeine: wishes.maxCaffeine, isDecafRefused: wishes.isDecafRefused }]
      : []),
    ...wishes.exclude.map((taste) => ({ ...noWishes(), exclude: [taste], groups: wishes.groups })),
    ...(wishes.roast || wishes.refusedRoasts.length > 0
      ? [{ ...noWishes(), roast: wishes.roast, refusedRoasts: wishes.refusedRoasts }]
      : []),
    ...(wishes.grind ? [{ ...noWishes(), grind: wishes.grind }] : []),
    ...(wishes.maxPriceCents === null ? [] : [{ ...noWishes(), maxPriceCents: wishes.maxPriceCents }]),
  ];
}

function joinWishes(list: Wishes[]): Wishes {
  return list.reduce(
    (all, one) => ({
      ...all,
      caffeine: all.caffeine ?? one.caffeine,
      maxCaffeine: all.maxCaffeine ?? one.maxCaffeine,
      isDecafRefused: all.isDecafRefused || one.isDecafRefused,
      exclude: [...all.exclude, ...one.exclude],
      groups: one.groups.length > 0 ? one.groups : all.groups,
      roast: all.roast ?? one.roast,
      refusedRoasts: [...all.refusedRoasts, ...one.refusedRoasts],
      grind: all.grind ?? one.grind,
      maxPriceCents: all.maxPriceCents ?? one.maxPriceCents,
    }),
    noWishes(),
  );
}

/** Whether these wishes contain the condition. */
function isSaidIn(one: Wishes, said: Wishes): boolean {
  return (
    (one.exclude.length > 0 && one.exclude.every((taste) => said.exclude.includes(taste))) ||
    (one.grind !== null && said.grind !== null) ||
    (one.maxPriceCents !== null && said.maxPriceCents !== null) ||
    ((one.caffeine !== null || one.maxCaffeine !== null || one.isDecafRefused) &&
      (said.caffeine !== null || said.maxCaffeine !== null || said.isDecafRefused)) ||
    ((one.roast !== null || one.refusedRoasts.length > 0) && (said.roast !== null || said.refusedRoasts.length > 0))
  );
}

/** The conditions to name: new in this message, or violated by the offer. */
export function conditionsNamed(wishes: Wishes, said: Wishes, offered: Found | null): Wishes {
  const all = splitWishes(wishes);
  const named = all.filter((one) => isSaidIn(one, said) || (offered !== null && brokenWishes(offered, one).length > 0));
  return { ...joinWishes(named.length > 0 ? named : all), category: wishes.category };
}

/** Conditions of earlier messages only. */
export function conditionsKept(wishes: Wishes, said: Wishes): Wishes {
  return joinWishes(splitWishes(wishes).filter((one) => !isSaidIn(one, said)));
}
