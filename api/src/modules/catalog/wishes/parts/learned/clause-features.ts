import { type Clause, cutClauses } from './cut-clauses.ts';
import wordKinds from './word-kinds.json' with { type: 'json' };

/** lead: an opening; item: what is asked for one coffee or one person; all: what holds for every item; ask: another question. */
export type PartKind = 'lead' | 'item' | 'all' | 'ask';

const kindOfWord = new Map<string, string>();
const kindOfStem = new Map<string, string>();
for (const [kind, words] of Object.entries(wordKinds))
  for (const word of words.split(' '))
    if (word.endsWith('*')) kindOfStem.set(word.slice(0, -1), kind);
    else kindOfWord.set(word, kind);
const stems = [...kindOfStem].toSorted(([one], [other]) => other.length - one.length);
/** Words of fewer example messages say only that they are rare, as names do. */
const LEAST_KNOWN = 3;

/** A clause as it is known: of each word its kind or else the word, and the kinds of words that are in it. */
export interface ReadClause extends Clause {
  names: string[];
  kinds: string[];
}

/** What the parts before a clause are. */
export interface Before {
  kind: PartKind | null;
  /** Of the last part. */
  clauses: readonly ReadClause[];
  items: number;
}

/** Reads the clauses of a message, with the words that the examples know, by the number of messages that have them. */
export function clauseReader(known: ReadonlyMap<string, number>): (message: string) => ReadClause[] {
  const kinds = new Map<string, string | undefined>();
  function kindOf(word: string): string | undefined {
    if (!kinds.has(word)) {
      const listed = kindOfWord.get(word) ?? stems.find(([start]) => word.startsWith(start))?.[1];
      kinds.set(word, listed ?? ((known.get(word) ?? 0) < LEAST_KNOWN ? 'rare' : undefined));
    }
    return kinds.get(word);
  }
  return (message) =>
    cutClauses(message).map((clause) => {
      const found = clause.words.map(kindOf);
      return {
        ...clause,
        names: clause.words.map((word, at) => found[at] ?? word),
        kinds: [...new Set(found.filter((kind) => kind !== undefined))].toSorted(),
      };
    });
}

/** Words that say whose part it is, and of what. */
const TELLING = new Set(['person', 'me', 'they', 'one', 'taste', 'for']);

function kindsIn(clauses: readonly ReadClause[]): string[] {
  return [...new Set(clauses.flatMap(({ kinds }) => kinds))].toSorted();
}

/** The FNV-1a hash of a feature's name and values: putting thousands of strings together would take most of the time. */
function feature(...said: readonly (string | number | boolean | null | undefined)[]): number {
  let hash = 0x811c9dc5;
  for (const one of said) {
    const text = String(one);
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 0x1f, 0x01000193);
  }
  return hash;
}

/** What a clause is known by: its words and their kinds, in what order, beside what comes before and after. */
export function featuresOf(all: readonly ReadClause[], place: number, before: Before): number[] {
  const { words, joint, names, kinds } = all[place]!;
  const [first, second, third] = names;
  const kindsBefore = kindsIn(before.clauses);
  const features = [
    feature('first word', words[0]),
    feature('begins', first),
    feature('begins', first, second),
    feature('begins', first, second, third),
    feature('last word', words.at(-1)),
    feature('ends', names.at(-1)),
    feature('joint', joint),
    feature('joint', joint, first),
    feature('joint', joint, first, second),
    feature('length', Math.min(words.length, 8)),
    feature('after', before.kind),
    feature('after', before.kind, 'joint', joint),
    feature('after', before.kind, first),
    feature('after', before.kind, first, second),
    feature('items', Math.min(before.items, 3)),
    feature('items', Math.min(before.items, 3), before.kind, first),
    feature('place', Math.min(place, 2), Math.min(all.length, 5)),
    feature('telling', ...kindsBefore.filter((kind) => TELLING.has(kind)), ',', ...kinds.filter((kind) => TELLING.has(kind))),
    feature('later', ...kindsIn(all.slice(place + 1)).filter((kind) => TELLING.has(kind) && kind !== 'taste')),
    ...words.map((word) => feature('word', word)),
    ...names.slice(1).map((name, at) => feature('pair', names[at], name)),
    ...kinds.flatMap((kind) => [feature('has', kind), feature('after', before.kind, 'has', kind)]),
    ...kinds.flatMap((kind, at) => kinds.slice(at + 1).map((other) => feature('has', kind, other))),
    ...kindsBefore.flatMap((kind) => [feature('before', kind), ...kinds.map((other) => feature('before', kind, 'has', other))]),
  ];
  const next = all[place + 1];
  if (!next) features.push(feature('at the end'));
  else
    features.push(
      feature('next joint', next.joint),
      feature('next', next.names[0]),
      feature('next', first, next.names[0]),
      feature('next', first, next.names[0], next.names[1]),
      feature('next is alike', first === next.names[0], joint === next.joint),
      ...next.kinds.flatMap((kind) => [feature('next has', kind), ...kinds.map((other) => feature('next has', kind, other))]),
    );
  const previous = all[place - 1];
  if (previous)
    features.push(
      feature('previous is alike', first === previous.names[0], names.at(-2) === previous.names.at(-2), joint === previous.joint),
      feature('for', previous.kinds.includes('for'), kinds.includes('for'), joint),
      feature('lengths', Math.min(previous.words.length, 4), Math.min(words.length, 4), joint),
    );
  for (const kind of ['person', 'they']) {
    const own = words.filter((_, at) => names[at] === kind);
    if (own.length === 0) continue;
    const isAgain = before.clauses.some((clause) => own.some((word) => clause.words.includes(word)));
    features.push(feature(kind, isAgain ? 'again' : kindsBefore.includes(kind) ? 'new' : 'first', kindsBefore.includes('person')));
  }
  return features;
}
