import type { BasketLine } from '../turn.ts';
import { type Mention, PERSON } from './clause.ts';
import { personAt, type PersonWords } from './persons.ts';
import { countIn } from './quantities.ts';

/** What may come before a verb that asks for a change, at the start of a clause. */
export const ASKED_TO = String.raw`^ ?(?:(?:ok(?:ay)?|oh|ah|actually|no|wait|please|then|and|so|but|sorry|better|just|hm+|let us|(?:can|could) you|i(?: will| would like to| want to)?|we(?: will| want to)?|,) )*`;

export const NUMBER = String.raw`(?:a single|a dozen|half a dozen|a couple(?: of)?|a pair(?: of)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})`;

/** "Two more bags of the duke" */
const BEFORE = new RegExp(
  String.raw`\b(${NUMBER})(?: (?:more|less|fewer|other|extra|different|regular|normal|bags?|packs?|of|the|those|my|his|her|ground|whole|beans?|x))* $`,
);
/** "Two of the four" */
const PART = new RegExp(String.raw`\b(${NUMBER}) of (?:the|those) ${NUMBER} $`);
/** "Cut the captain to four", "the mint x3", "darkroast 2, java 1" */
const BEHIND = new RegExp(
  [
    String.raw`^(?: (?:is|should|be|to|down|up|back|at|now|gets?|as))* (?:to|be|at|x) ?(${NUMBER})\b(?! (?:cups?|people|dollars|bucks))`,
    String.raw`^ x(\d{1,2})\b`,
    String.raw`^ ,? ?(?:(?:just|only) (?=one\b))?(\d{1,2}|(?<=(?:just|only) )one|two|three|four|five|six)(?: bags?)?(?= ?[.,;]|$| then| please| instead| too| as well| for )`,
  ].join('|'),
);
/** "Brunana for the fair, 2 bags" */
const BAGS = /\b(?:two|three|four|five|six|\d{1,2}) (?:bags?|packs?)\b/;
/** "Take the rambler down by one" */
const DOWN_BY = new RegExp(String.raw`\bby (${NUMBER})\b`);

/** How a count changes what was chosen before: "a second Brunana", "one less", "double the java". */
export type CountChange = 'more' | 'less' | 'half' | 'double';
const MORE =
  /(?:\ba (?:second|third|fourth)|\b(?:another|an additional|(?:one|two|three|\d) more|an extra))(?: (?:bag|one)s?)?(?: of)?(?: the)? $/;
const LESS = /\b(?:one|two|three|\d) (?:less|fewer)(?: bags?)?(?: of)?(?: the)? $/;
const HALF = /\b(?:halved?|half of)(?: the)? $/;
const DOUBLE = /\bdoubled?(?: the| up on the)? $/;

/** How many bags of a product a clause counts: before the name or behind it. */
export function countOf({ since, behind }: Mention, isAlone: boolean): number | null {
  const later =
    BEHIND.exec(behind)
      ?.slice(1)
      .find((one) => one !== undefined) ?? DOWN_BY.exec(behind)?.[1];
  if (later !== undefined) return countIn(later);
  const [, before] = PART.exec(since) ?? BEFORE.exec(since) ?? [];
  if (before !== undefined) return /^a (?:couple|pair)/.test(before) ? 2 : before === 'a single' ? 1 : countIn(before);
  const [bags] = isAlone ? (BAGS.exec(behind) ?? []) : [];
  return bags === undefined ? null : countIn(bags);
}

/** Whether a count is set behind the name. */
export function isCountSet({ behind }: Mention): boolean {
  return BEHIND.test(behind);
}

/** "Second Baggins instead." */
const SECOND = /^ ?(?:second|third|fourth) _ ?(?:[.,!]|(?:instead|please|ground|whole)\b|$)/;

/** How a clause changes the count of a product that it names; null where it does not. */
export function changeOf({ since, behind }: Mention): CountChange | null {
  // "Add the captain again"
  if (/\badd(?: the| an?| one| one of the)? $/.test(since) && /^ (?:again|once more)\b/.test(behind)) return 'more';
  if (MORE.test(since) || SECOND.test(`${since}_${behind}`)) return 'more';
  if (LESS.test(since) || DOWN_BY.test(behind) || /^ (?:less|fewer)\b/.test(behind)) return 'less';
  return HALF.test(since) ? 'half' : DOUBLE.test(since) ? 'double' : null;
}

/** The bags after a change; `said` is the number of the message. */
export function countAfter(before: number, change: CountChange | null, said: number | null): number {
  switch (change) {
    case 'more':
      return before + (said ?? 1);
    case 'less':
      return Math.max(1, before - (said ?? 1));
    case 'half':
      return Math.ceil(before / 2);
    case 'double':
      return before * 2;
    default:
      return said ?? before;
  }
}

/** "For my dad and my uncle, one each" */
const EACH = new RegExp(String.raw`\b(${NUMBER}|a bag) (?:each|apiece)\b`);
/** "One is for Dale, the other for Dwayne" */
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
