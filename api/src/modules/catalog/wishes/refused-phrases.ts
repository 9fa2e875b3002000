import type { Roast } from '../search-words.ts';
import type { ReadClause } from './read-clauses.ts';
import { TASTE_GROUPS } from './wish-words.ts';

const WANTS =
  /\b(?:want|(?:i|we|i'd|would|also|really|still|to|do) like|love|need|give|get|with|something|prefer|try|have|please|now|show|after all)\b/;
/** Ask for a product, in a question as well: "do you have mint?" does not. */
const ASKS_FOR = /\b(?:something|anything|give|show|recommend|suggest|bring|please|i (?:have|get|try|order|want)|got any\w*)\b/;
/** "My dad likes dark roasts", "I used to like mint" */
const OTHERS_LIKE =
  /\b(?:used to|(?:he|she|they|people|everyone|everybody|(?:my|his|her|our|your) \w+) (?:\w+ )?(?:loves?|likes?|wants?|needs?|prefers?|drinks?|has|adores?|looks?|smells?|tastes?))\b/;

/** "Give me the dark one": chosen, though no roast is asked for in general. */
const TAKES_ONE = /\b(?:give me|take|want|would like|have|add|get) (?:the|that) (dark|light) one\b/;
const NOT_TAKEN = /\b(?:not|never|no|if|would not|used to)\b/;

/** Whether a clause asks for what it names. */
export function isWanted(clause: string, isQuestion: boolean): boolean {
  return ASKS_FOR.test(clause) || (!isQuestion && WANTS.test(clause) && !OTHERS_LIKE.test(clause));
}

/** Roasts that a message refuses, and those that it asks for. */
export function readRoasts(clauses: readonly ReadClause[]): { refused: Roast[]; wanted: Roast[] } {
  function named(isSaid: (clause: ReadClause, isRefused: boolean) => boolean): Roast[] {
    return clauses.flatMap((clause) =>
      clause.mentions.flatMap(({ kind, value, isRefused }) => (kind === 'roast' && isSaid(clause, isRefused) ? [value as Roast] : [])),
    );
  }
  const all = clauses.flatMap(({ mentions }) => mentions);
  // A dark roast is bitter. "Strong, but not bitter" may be one.
  const isBitterRefused = all.some(
    ({ kind, value, isRefused }) => kind === 'group' && (value === 'bitter' || value === 'burnt taste') && isRefused,
  );
  const isHeavyWanted = all.some(
    ({ kind, value, isRefused }) => !isRefused && (kind === 'strong' || (kind === 'roast' && value.endsWith('dark')) || value === 'high'),
  );
  const refused = [...new Set([...named((_, isRefused) => isRefused), ...(isBitterRefused && !isHeavyWanted ? ['dark' as const] : [])])];
  const wanted = [
    ...new Set([
      ...named(({ text, isQuestion }, isRefused) => !isRefused && (isQuestion ? isWanted(text, true) : !OTHERS_LIKE.test(text))),
      ...clauses.flatMap(({ text, isQuestion }) =>
        isQuestion || NOT_TAKEN.test(text) ? [] : ((TAKES_ONE.exec(text)?.slice(1) ?? []) as Roast[]),
      ),
    ]),
  ];
  return { refused, wanted: wanted.filter((roast) => !refused.includes(roast)) };
}

/** Tastes of several words that a message refuses: "earl grey". */
export function refusedPhrases(clauses: readonly ReadClause[]): string[] {
  const refused = clauses.flatMap(({ mentions }) => mentions.filter(({ isRefused, phrase }) => isRefused && phrase.includes(' ')));
  return refused.flatMap(({ kind, value }) => (kind === 'taste' ? [value] : kind === 'group' ? TASTE_GROUPS[value]!.shunned : []));
}
