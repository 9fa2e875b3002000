import { isWishWord, RELATION } from '../../../catalog/index.ts';
import { nameOf } from './one-of-relation.ts';
import { ALL, type PersonClause, personsIn, SEVERAL, VISITOR, wordsAbout } from './person-clause.ts';
import { ROLE } from './relations.ts';

/** A limit of an order, or of several coffees: "max 30 in total", "under 20 each". */
const OF_SEVERAL =
  /\b(?:totals?|altogether|together|in all|all in|overall|combined|whole|everything|the lot|all|both|each|every|apiece|sum|order|shipping|budget for (?:us|this|it))\b/;
/** Who pays says what the visitor may spend: "my husband pays, under 20". */
const PAYS =
  /\b(?:pays?|paid|paying|gave|gives|given|lent|lends|lets?|allows?|allowed|permits?|says?|said|thinks?|told|tells|insists?|sent|sends|chips? in|sponsors?|treats?|refunds?)\b/;
const OF_VISITOR = new RegExp(String.raw`\b(?:(?:i|me|myself|we|us)\b|my (?!(?:[\w-]+ )?${RELATION}\b)|our (?!(?:[\w-]+ )?${RELATION}\b))`);
const WHOSE = String.raw`(?:him|her|them|(?:(?:my|our|the|his|her|their) )?(?:[\w-]+ )?(?:${RELATION}|${ROLE}))`;
/** "And for Ann", "my wife": of a person without words of their own. */
const ELLIPTIC = /^(?:and )?(?:for |on )?(?:(?:my|our|the|his|her) )?[a-z]+(?: in law)?$/;

function isOther(person: string | null): person is string {
  return person !== null && person !== ALL && person !== SEVERAL && person !== VISITOR;
}

const FOR_VISITOR = /\bfor (?:me|us|myself|ourselves)\b/;
/** "Max 16", "but not over 20 dollars": a limit without a subject. */
const BARE_LIMIT =
  /^(?:(?:and|but|so|please|with|for|spending|keep it|budget|price|limit|is|of|an?|absolute|,) )*(?:max\w*|at (?:the )?(?:very )?most|up to|under|below|less than|cheaper than|(?:no|not|nothing) (?:more than|over|above)|\$?\d+)/;
/** "My sister is on a tight budget" */
const ON_BUDGET = /\bis on an? (?:(?:very|really|tight|small) )*budget\b/;

/** "I don't want to go over 15 dollars for him" */
function isFor(text: string, person: string): boolean {
  return new RegExp(String.raw`\b(?:for|on) (?:${WHOSE}|${nameOf(person)})\b`).test(text);
}

/** "For my wife, max 16": said in the limited clause, or in one beside it. */
function isSaidFor(clauses: readonly PersonClause[], limited: readonly PersonClause[], person: string): boolean {
  return limited.some((one) => {
    const at = clauses.indexOf(one);
    const beside = [clauses[at - 1], clauses[at + 1]].filter((other) => other?.person === person);
    return (
      isFor(one.text, person) ||
      ON_BUDGET.test(one.text) ||
      (BARE_LIMIT.test(one.text) && beside.some((other) => isFor(other!.text, person) || ON_BUDGET.test(other!.text)))
    );
  });
}

/** "Gifts for Tom and Ann, max 15", "at most 15 on my boss and on my wife" */
function isOfTwo(clauses: readonly PersonClause[], limited: readonly PersonClause[], person: string): boolean {
  if (personsIn(clauses).filter(isOther).length < 2) return false;
  const named = new RegExp(String.raw`\b(?:${WHOSE}|his|their|${nameOf(person)})\b`);
  const last = clauses.indexOf(limited.at(-1)!);
  const isElliptic = clauses.some(
    (one, at) =>
      at > last && isOther(one.person) && one.person !== person && ELLIPTIC.test(one.text) && clauses[at + 1]?.person !== one.person,
  );
  return isElliptic || limited.some(({ text }) => !named.test(text));
}

/** In cents, the limit that a message says of one person alone; null where it has none, or one of the talk. */
function ownLimitOf(clauses: readonly PersonClause[], person: string, limitIn: (text: string) => number | null): number | null {
  if (!isOther(person)) return null;
  const limit = limitIn(wordsAbout(clauses, person));
  if (limit === null || clauses.some((one) => !isOther(one.person) && limitIn(one.text) !== null)) return null;
  const own = clauses.filter((one) => one.person === person);
  const limited = own.filter(({ text }) => limitIn(text) !== null);
  if (limited.length === 0) return null;
  const isOfTalk = limited.some(({ text }) => OF_VISITOR.test(text) && !isFor(text, person));
  const isOfOthers = own.some(({ text }) => OF_SEVERAL.test(text) || PAYS.test(text)) || isOfTwo(clauses, limited, person);
  const isOwn = isSaidFor(clauses, limited, person) && !clauses.some(({ text }) => FOR_VISITOR.test(text));
  return isOwn && !isOfTalk && !isOfOthers ? limit : null;
}

/** The limits of a message that are of one person alone; `limit` is what the whole message says. */
export function ownLimitsOf(
  clauses: readonly PersonClause[],
  persons: readonly string[],
  limit: number | null,
  limitIn: (text: string) => number | null,
): Map<string, number> {
  if (limit === null) return new Map();
  const own = persons.flatMap((person): [string, number][] => {
    const cents = ownLimitOf(clauses, person, limitIn);
    return cents === null ? [] : [[person, cents]];
  });
  // A clause ends at the point of "17.25".
  return new Map(own.length === 1 ? [[own[0]![0], limit]] : own);
}

/** The person of whom the limit in force was said; null where it is the talk's. */
export function limitedAfter(
  before: string | null,
  limit: number | null,
  own: readonly { person: string; maxPriceCents: number | null }[],
): string | null {
  return limit === null ? before : (own.findLast((one) => one.maxPriceCents !== null)?.person ?? null);
}

const SUM =
  /\b(?:totals?|sum|altogether|in all|spent|comes? to|who gets|how much\b.*\btogether|together\b.*\bhow much|what\b.*\bcosts? together)\b/;
const ASKS_FOR_COFFEE = /\b(?:something|anything|recommend|suggest|find|show|need|want|pick|choose|which|like|have|please)\b/;

/** Whether a message asks about the sum or the list of an order, which has the limit of the talk alone: "and all together that's how much?" */
export function isOfSum(clauses: readonly PersonClause[]): boolean {
  const words = clauses.map(({ text }) => text).join(', ');
  return (
    !clauses.some(({ person }) => isOther(person)) &&
    SUM.test(words) &&
    !ASKS_FOR_COFFEE.test(words) &&
    !words.split(/\W+/).some(isWishWord)
  );
}
