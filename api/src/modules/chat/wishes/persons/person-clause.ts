/** Of everybody. */
export const ALL = 'all';
/** Of several persons who want a coffee each. */
export const SEVERAL = 'several';
export const VISITOR = 'visitor';

/** A part of a message and the person that it is about, as a word in small letters; null where it names nobody. */
export interface PersonClause {
  text: string;
  person: string | null;
  isQuestion: boolean;
}

/** The persons that clauses name, each once. */
export function personsIn(clauses: readonly PersonClause[]): string[] {
  return [...new Set(clauses.flatMap(({ person }) => (person === null || person === ALL ? [] : [person])))];
}

/** What clauses say of a person; of nobody for null. */
export function wordsAbout(clauses: readonly PersonClause[], person: string | null): string {
  return clauses.flatMap((clause) => (clause.person === person ? [clause.text] : [])).join(', ');
}
