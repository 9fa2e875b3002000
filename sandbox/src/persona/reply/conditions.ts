import { noWishes, type Wishes } from '../understand/wishes/wishes.ts';
import { tasteWord } from '../language/product-words.ts';

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
  const limit =
    wishes.maxPriceCents === null ? [] : [price === 'word' ? 'a price limit' : `at most $${(wishes.maxPriceCents / 100).toFixed(2)}`];
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

const CONDITIONS: (keyof Wishes)[][] = [
  ['caffeine', 'maxCaffeine', 'isDecafRefused'],
  ['exclude', 'groups'],
  ['roast', 'refusedRoasts'],
  ['grind'],
  ['maxPriceCents'],
];

function only(wishes: Wishes, fields: (keyof Wishes)[]): Wishes {
  return { ...noWishes(), ...Object.fromEntries(fields.map((field) => [field, wishes[field]])) };
}

function isSaid(said: Wishes, fields: (keyof Wishes)[]): boolean {
  const none = noWishes();
  return fields.some((field) => field !== 'groups' && JSON.stringify(said[field]) !== JSON.stringify(none[field]));
}

/** The conditions to name: those of this message, else all. */
export function conditionsNamed(wishes: Wishes, said: Wishes): Wishes {
  const named = CONDITIONS.filter((fields) => isSaid(said, fields));
  return { ...only(wishes, (named.length > 0 ? named : CONDITIONS).flat()), category: wishes.category };
}

/** The conditions of earlier messages. A low level of caffeine may come of an hour alone ("for the evening") and is not named again. */
export function conditionsKept(wishes: Wishes, said: Wishes): Wishes {
  const kept = wishes.maxCaffeine === 'low' ? { ...wishes, maxCaffeine: null } : wishes;
  return only(kept, CONDITIONS.filter((fields) => !isSaid(said, fields)).flat());
}
