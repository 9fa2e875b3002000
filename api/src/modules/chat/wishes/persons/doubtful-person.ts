import { RELATION } from '../../../catalog/index.ts';
import { ALL, type PersonClause, VISITOR } from './person-clause.ts';
import { ANY_RELATION, ANY_RELATIONS, canonical, mayMean } from './relations.ts';

const OWN_DOCTOR = /\bmy (?:doctor|doc|cardiologist|midwife|gp) (?:says|said|told me|thinks)\b/;
/** Verbs of reported speech. */
const REPORTS = /\b(?:heard|says?|said|asked|asks|told|tells|thinks?|wants? (?:me|us|him|her)|insists?|reckons?|claims?|asked (?:me|us))\b/;
/** "I need something for my wife": of the wife alone. */
const BUYS_FOR = /^.*?\bi(?: am|'d| would|'ll)? (?:\w+ ){0,5}(?=for \w)/;
const OF_VISITOR = new RegExp(String.raw`\b(?:i|me|myself|mine|my (?!(?:[\w-]+ )?${RELATION}\b))\b`);

/** Whether a clause names its person by a pronoun alone, which may refer to another of these persons: "Ann likes chocolate. Beth likes honey. She is pregnant." */
export function isOfAnyOf({ text, person }: PersonClause, others: readonly string[]): boolean {
  const [, pronoun] = /\b(he|him|his|she|hers?)\b/.exec(text) ?? [];
  // "The twins, Max and Leo. They are turning eight."
  if (/\b(?:they|them)\b/.test(text)) return others.some((one) => one !== person && one !== VISITOR);
  if (pronoun === undefined || person === null || person === ALL || OF_VISITOR.test(text)) return false;
  const words = text.split(/[^\p{L}]+/u);
  if (person !== 'he' && person !== 'she' && person.split(' ').some((word) => words.includes(word))) return false;
  return !ANY_RELATION.test(text) && others.some((one) => one !== person && one !== VISITOR && mayMean(pronoun, one));
}

/** "She is expecting twins" */
const EXPECTING = /\bexpecting (?:(?:an?|her|their) )?(?:\w+ )?(?:twins|baby|child|son|daughter|kid)\b/;

/** Whether a clause may be about another person than the one that it names: "my wife wants me off caffeine", "both on decaf". */
export function isOfSomebodyElse(clause: string): boolean {
  const text = clause.replace(BUYS_FOR, '').replace(OWN_DOCTOR, '').replace(EXPECTING, 'expecting');
  const others = new Set([...text.matchAll(ANY_RELATIONS)].map(([, one]) => canonical(one!)));
  const pronouns = [/\b(?:he|him|his)\b/, /\b(?:she|hers?)\b/].filter((pronoun) => pronoun.test(text)).length;
  const isOwn = OF_VISITOR.test(text);
  return (
    REPORTS.test(text) || /\b(?:both|(?<!\bat )all|beide|ambos|deux)\b/.test(text) || others.size + (isOwn ? 1 : 0) > 1 || pronouns > 1
  );
}
