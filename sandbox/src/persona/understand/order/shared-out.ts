import type { BasketLine } from '../turn.ts';
import { PERSON } from './clause.ts';
import { NUMBER } from './counts.ts';
import { personAt, type PersonWords } from './persons.ts';
import { countIn } from './quantities.ts';

/** "For my dad and my uncle, one each" */
const EACH = new RegExp(String.raw`\b(${NUMBER}|a bag) (?:each|apiece)\b`);
const FOR_EACH = new RegExp(
  String.raw`(?:\b(${NUMBER}|once|a bag|another|the others?)(?: bags?| one)?(?: of (?:them|those|it))?(?: is| are| should be| should go| goes| s)? |^ ?(?:and )?|, |\band )(?:for|to) (?=(${PERSON})(?: |$))`,
  'g',
);

/** "One is for Dale, the other for Dwayne": the bags of one line for several persons, or those of nobody yet for one. */
export function sharedOut(clause: string, persons: readonly PersonWords[], touched: readonly BasketLine[], from = 0): BasketLine[] | null {
  const [line, other] = touched;
  // "Can I swap one for milk?" names no person.
  if (!line || other || /\b(?:swap(?:ped)?|trade|exchange)\b/.test(clause)) return null;
  const found = [...clause.slice(from).matchAll(FOR_EACH)].map(({ 0: words, 1: count = '', 2: word, index }) => ({
    person: personAt(persons, from + index + words.length, word!),
    count: countIn(count),
  }));
  const [, each] = EACH.exec(clause) ?? [];
  if (each !== undefined && persons.length > 1 && line.person === null)
    return persons.map(({ person }) => ({ ...line, person, count: countIn(each) ?? 1 }));
  const [first, ...more] = found;
  if (!first) return null;
  const { person, count: part } = first;
  // "One for me too" is another bag.
  if (more.length === 0 && part !== null && part < line.count && !/\b(?:too|as well|also)\b/.test(clause))
    return [
      { ...line, person, count: part },
      { ...line, count: line.count - part },
    ];
  // "Not for Dad, for Grandpa"
  const isOpen = line.person === null || /^(?:no |wait |sorry )*not\b/.test(clause);
  if (more.length === 0) return isOpen ? [{ ...line, person }] : null;
  // "Two for Frank and one for me"
  return found.map((one, place) => ({ ...line, person: one.person, count: one.count ?? (place === 0 ? line.count : 1) }));
}
