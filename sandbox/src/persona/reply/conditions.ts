import { noWishes, type Wishes } from '../understand/wishes/wishes.ts';
import { readData } from '../data/read-data.ts';

const TASTE_WORDS = readData<Record<string, string>>('taste-words.yaml');
/** The word of a reply for a taste. */
export function tasteWord(taste: string): string {
  return TASTE_WORDS[taste] ?? taste;
}

/** One word for all tastes of a group: "sweet" for six of them. */
function grouped(tastes: readonly string[], groups: readonly { label: string; tastes: readonly string[] }[]): string[] {
  const complete = groups.filter((group) => group.tastes.every((taste) => tastes.includes(taste)));
  const covered = complete.flatMap((group) => group.tastes);
  return [...complete.map(({ label }) => label), ...tastes.filter((taste) => !covered.includes(taste)).map(tasteWord)];
}

/** The wished tastes in words. */
export function tasteWords({ tastes, groups }: Wishes): string[] {
  return grouped(
    tastes,
    groups.map(({ label, wanted }) => ({ label, tastes: wanted })),
  );
}

function excludedWords({ exclude, groups }: Wishes): string[] {
  const shunned = groups.map((group) => ({ label: group.label, tastes: group.shunned }));
  return grouped(
    exclude,
    shunned.filter(({ tastes }) => tastes.length > 2),
  );
}

function caffeinePhrase({ caffeine, maxCaffeine }: Wishes): string | null {
  if (caffeine !== null) return caffeine === 'none' ? 'no caffeine' : `${caffeine} caffeine`;
  if (maxCaffeine === null || maxCaffeine === 'high') return null;
  return maxCaffeine === 'medium' ? 'nothing too strong' : 'little caffeine';
}

/** The conditions as phrases. A price may be named only in a turn that searched by it. */
export function conditionPhrases(wishes: Wishes, price: 'figure' | 'word' = 'figure'): string[] {
  const { category, roast, refusedRoasts, grind, maxPriceCents } = wishes;
  if (category === 'equipment') return ['brewing gear, mugs or clothes'];
  const limit = maxPriceCents !== null && (price === 'word' ? 'a price limit' : `at most $${(maxPriceCents / 100).toFixed(2)}`);
  const phrases = [
    caffeinePhrase(wishes),
    wishes.isDecafRefused && 'not decaf',
    ...excludedWords(wishes).map((word) => `no ${word}`),
    roast && `a ${roast} roast`,
    ...(wishes.maxCaffeine === null ? refusedRoasts.map((one) => `no ${one} roast`) : []),
    grind && (grind === 'ground' ? 'ready ground' : 'whole beans'),
    limit,
  ];
  return (category === 'merchandise' ? [limit] : phrases).filter((phrase) => typeof phrase === 'string');
}

/** All wishes as phrases, without a figure. */
export function phrasesOf(wishes: Wishes): string[] {
  return [...tasteWords(wishes), ...wishes.moods.map((mood) => `a ${mood} mood`), ...conditionPhrases(wishes, 'word')];
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
