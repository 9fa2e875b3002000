import { RELATION, type WishChange } from '../../../catalog/index.ts';
import { ALL, type PersonClause } from '../persons/person-clause.ts';
import type { Attribution } from '../persons/whose-wish.ts';

/** A mockery, or what is taken back as one. */
const IRONY =
  /🙄|(?<!^\W*(?:(?:i['’]?m|i am|i was|just|only|ok|oh|lol|haha|sorry|nah|no)[ ,.!]+)*)\bkidding\b|\b(?:sarcas\w*|yeah,? right|as if\b(?! (?:i|we|he|she) (?:am|had))|oh,? sure\b|sure,? sure|ha,? no|no,? really|nonsense|in my dreams|dream on)\b/i;
/** What is wished, awaited or only possible. */
const NOT_YET = new RegExp(
  [
    String.raw`\b(?:i|we)(?:['’]d| would) (?:so |really |just )*(?:give anything|kill|say|pay)\b`,
    String.raw`\b(?:i wish|if only|some ?day|one day(?! only)|can['’]?t wait|until then|till then|in the meantime|meanwhile|not yet|to go\b(?=[.!, ])|(?:once|when|if) (?:i|we|he|she|they) (?:win|get|am|is|are|have|had|were|was|could|can|finish|outgrow\w*|retire)|will probably|(?:i|he|she|they|it|we) might|hopefully|is what i['’]?d|i still (?:keep|stick|avoid|stay|do(?:n['’]?t| not)|can(?:['’]?t| ?not)(?! believe)))\b`,
  ].join('|'),
  'i',
);
/** What others say in the visitor's place, and what is quoted. */
const NOT_OWN =
  /[,'"’”] (?:says|said|goes) (?!(?:my |the |his |her )?(?:doctor|doc|dr|cardiologist|midwife|gp|allergist)\b)\w|["“][^"”]{8,}["”]|\bpay no attention\b|\b(?:do(?:n['’]?t| not) (?:listen to|mind|believe)|ignore) (?:him|her|them)\b|(?<=[.!?] )(?:he|she|they|i) (?:is|am|are|does|do)(?= ?[.!])/i;
/** An exception: "when it's cheese on a pizza", "as long as it is fake dairy". */
const EXCEPT =
  /\b(?:when (?:it|they)(?:['’]?s|['’]?re| is| are)|only (?:if|when)|as long as|so long as|unless|but not in|still (?:without|none|decaf)(?= ?(?:$|[.,!?;]))|(?:in|for) (?:my|the|this) coffee,? no\b|on (?:a |my )?pizza)\b/i;
/** "I've been cleared, my wife hasn't", "my husband's fine with it, I'm not" */
export const OTHER_NOT = /\b(?:has|have|is|are|can|does|do|may|am|['’]m)(?:n['’]?t| ?not)(?= ?(?:$|[.,;!?)]|though|either))/i;
/** "Mom may have it again. Mama definitely not" */
const STILL_NOT = new RegExp(
  String.raw`\b(?:[Hh]e|[Ss]he|[Tt]hey|${RELATION}|\p{Lu}\p{Ll}+) (?:definitely|certainly|absolutely|still|sadly) (?:not|can['’]?t|can ?not|is ?n['’]?t)(?= ?(?:$|[.,;!?)]))`,
  'u',
);
function isCaffeineLifted({ isCaffeine, isCaffeineNow }: WishChange['lifted']): boolean {
  return isCaffeine || isCaffeineNow;
}

function isDoubtful(text: string, { lifted }: WishChange): boolean {
  return (
    IRONY.test(text) ||
    NOT_OWN.test(text) ||
    NOT_YET.test(text) ||
    EXCEPT.test(text) ||
    STILL_NOT.test(text) ||
    (isCaffeineLifted(lifted) && OTHER_NOT.test(text))
  );
}

/** "I'm not vegan" allows nothing to somebody who never said to be. */
const NOT_VEGAN = /\bnot (?:\w+ )?(?:a )?vegan\b/i;
const VEGAN = /\bvegan/i;

/**
 * A message without what it allows again, where the statement is in doubt: what is mocked, wished or awaited, has an exception or is of
 * something else ends no condition.
 */
export function withoutDoubtfulLifts<R extends Attribution & { change: WishChange }>(read: R, text: string, earlier: readonly string[]): R {
  const { lifted } = read.change;
  const isOtherDiet = NOT_VEGAN.test(text) && !earlier.some((one) => VEGAN.test(one));
  if (!isOtherDiet && !isDoubtful(text, read.change)) return read;
  return {
    ...read,
    permitted: [],
    drinksRegular: [],
    released: [],
    fine: [],
    rules: read.rules.filter(({ kind }) => kind === 'avoids'),
    change: {
      ...read.change,
      lifted: { ...lifted, allergens: [], own: [], isAllergy: false, isCaffeine: false, isCaffeineNow: false, isBudget: false },
    },
  };
}

/**
 * Whose condition about caffeine a message ends that takes back the one before: "Haha kidding, my wife typed that". What it says of a person
 * of that message is no more than its words: "Haha kidding, dad's fine".
 */
export function takenBackOf(
  { released }: Attribution,
  clauses: readonly PersonClause[],
  before: (Attribution & { clauses: readonly PersonClause[] }) | undefined,
): string[] {
  const named = new Set(before?.clauses.map(({ person }) => person));
  if (clauses.some(({ person }) => person !== null && (named.has(person) || named.has(ALL)))) return released;
  const persons = before?.conditions.flatMap((one) => (one.maxCaffeine === null ? [] : [one.person])) ?? [];
  return persons.length === 0 ? [ALL] : persons;
}
