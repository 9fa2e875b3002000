import { isWishWord, type WishChange } from '../../../catalog/index.ts';
import { relationOf } from './one-of-relation.ts';
import { ALL, type PersonClause, VISITOR } from './person-clause.ts';
import { toPlainPersons } from './plain-persons.ts';
import { isRole } from './relations.ts';

/** "My husband neither", "so is my sister": what was said before is of both. */
const SAME_TOO =
  /^(?:(?:actually|and|well|now|also) )*(?:(?:me|i|he|she|they|(?:my|the) \w+(?: in law)?|\w+)(?: (?:can|must|may|should|does|do|is|are|will) not)? (?:neither|either|too|as well)|(?:neither|nor) (?:can|do|does|am|is|should|may|must)\b.*|so (?:am|is|are|do|does) .*|(?:the )?same (?:for|with|goes for) .*|(?:none|nothing|not) for .* either)$/;
const GIVES_UP =
  '(?:quit|quits|stopped|is off|went off|gave up|gave (?:it|that) up|cut (?:it|that) out|(?:has|had) (?:to )?(?:quit|stop|stopped|given (?:it|that) up|give (?:it|that) up))';
/** "Dale just told me he quit too": of the caffeine that the message before ruled out. */
const QUIT_TOO = new RegExp(
  String.raw`\b${GIVES_UP}(?: it| that)? (?:too|as well|also)\b|\b(?:also|too) ${GIVES_UP}(?: it| that)?(?= ?(?:$|[.,;!?]))`,
);
/** "My boss quit too, so we need a new boss": a job. */
const OF_JOB =
  /\b(?:jobs?|resigned|(?:a|another|new) (?:\w+ )?(?:boss|manager|colleague)|(?:at|from) work|work(?:s|ed|ing) (?:for|at)|the (?:company|firm))\b/;
/** "What about for me, same price range?" */
const SAME_LIMIT = /\bsame (?:price range|budget|limit)\b/;

/** Whether a message says the same of another: "my husband neither". */
function isSameOfAnother(message: string): boolean {
  const plain = toPlainPersons(message);
  return SAME_TOO.test(plain.replace(/[.!]+$/, '')) || (QUIT_TOO.test(plain) && !OF_JOB.test(plain));
}

/** Whether the limit of the message before holds again. */
export function isSameLimit(message: string): boolean {
  return SAME_LIMIT.test(message.toLowerCase()) || isSameOfAnother(message);
}

/** What a message says, with what the message before rules out, if it says the same of another; null where it does not. */
export function sameOfBefore(message: string, said: string, before: WishChange | undefined): string | null {
  const limit = before?.maxPriceCents ?? null;
  const isFree = before?.maxCaffeine === 'none' && isSameOfAnother(message);
  if ((!isFree && limit === null) || !isSameLimit(message)) return null;
  return [said, ...(isFree ? ['No caffeine'] : []), ...(limit === null ? [] : [`At most ${limit / 100} dollars`]), ''].join('. ').trim();
}

/** "'No caffeine for me', says my wife" */
const SAYS =
  /^['" ]*(?:(?:says?|said|goes|shouts?|adds?) (?!(?:no|not|that|it|nothing|something|to)\b)\w|(?:(?:my|our|her|his|the) )?[a-z]+ (?:says?|said|shouts?|adds?)$)/;
/** What a clause that only names a person has none of. */
const SAYS_MORE =
  /\b(?:likes?|loves?|wants?|prefers?|hates?|drinks?|takes?|needs?|enjoys?|gets?|has|have|is|are|can|must|may|not|no|nothing|something|anything|only|one|coffee|bag|for|with|without|says|said|quit)\b/;
const MOST_WORDS = 4;

/** Whether a person is known by a role, or is one of several of a relation. */
function isRoleOrOneOfSeveral(person: string | null): boolean {
  return person !== null && (isRole(person) || relationOf(person) !== person);
}

/** "First friend and second friend can't have caffeine": what is said of the last is of both. */
function isNamedBefore({ person }: PersonClause, before: PersonClause | undefined): boolean {
  if (
    !before ||
    before.person === null ||
    person === before.person ||
    !(isRoleOrOneOfSeveral(person) || isRoleOrOneOfSeveral(before.person))
  )
    return false;
  const words = before.text.split(' ');
  const own = before.person.split(/[ #]+/);
  return (
    !before.isQuestion &&
    words.length <= MOST_WORDS &&
    !SAYS_MORE.test(before.text) &&
    !words.some((word) => !own.includes(word) && isWishWord(word))
  );
}

/** Clauses that say the same of two persons are of all. */
export function shareConditions(clauses: PersonClause[]): void {
  const said = clauses.map((clause) => ({ ...clause }));
  let shared: string | null = null;
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    if (isNamedBefore(said[at]!, said[at - 1])) shared = said[at]!.person;
    else if (said[at]!.person !== shared) shared = null;
    if (shared !== null) clause.person = ALL;
    if (SAME_TOO.test(clause.text)) for (const one of clauses.slice(Math.max(0, at - 1), at + 1)) one.person = ALL;
    if (before?.person === VISITOR && SAYS.test(clause.text)) before.person = ALL;
  }
}
