import type { Roast } from '../search-words.ts';
import type { ReadClause } from './read-clauses.ts';
import { TASTE_GROUPS } from './wish-words.ts';

/** Said in a question, these ask for a product all the same. */
const WANTS = /\b(?:want|like|love|need|give|get|with|something|prefer|try|have|please|now|show)\b/;

/** Whether a clause asks for what it names. */
export function isWanted(clause: string): boolean {
  return WANTS.test(clause);
}

/** Roasts that a message refuses, and those that it asks for. */
export function readRoasts(clauses: readonly ReadClause[]): { refused: Roast[]; wanted: Roast[] } {
  function named(isSaid: (clause: ReadClause, isRefused: boolean) => boolean): Roast[] {
    return clauses.flatMap((clause) =>
      clause.mentions.flatMap(({ kind, value, isRefused }) => (kind === 'roast' && isSaid(clause, isRefused) ? [value as Roast] : [])),
    );
  }
  const refused = [...new Set(named((_, isRefused) => isRefused))];
  const wanted = [...new Set(named(({ text, isQuestion }, isRefused) => !isRefused && (!isQuestion || isWanted(text))))];
  return { refused, wanted: wanted.filter((roast) => !refused.includes(roast)) };
}

/** Tastes of several words that a message refuses: "earl grey". */
export function refusedPhrases(clauses: readonly ReadClause[]): string[] {
  const refused = clauses.flatMap(({ mentions }) => mentions.filter(({ isRefused, phrase }) => isRefused && phrase.includes(' ')));
  return refused.flatMap(({ kind, value }) => (kind === 'taste' ? [value] : kind === 'group' ? TASTE_GROUPS[value]!.shunned : []));
}
