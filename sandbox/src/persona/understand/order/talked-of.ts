import { isOne } from '../../language/person.ts';
import type { Memory } from '../memory.ts';
import { ANY_NAME, namedProducts, nameOf, namesProduct, POSTER } from '../products.ts';
import type { BasketLine } from '../turn.ts';
import { grindIn, PERSON } from './clause.ts';
import { NUMBER } from './counts.ts';
import { personMeant } from './persons.ts';
import { asks, ASKS, type Pick as Choice } from './picks.ts';
import { countIn } from './quantities.ts';
import type { Clause } from './read-clauses.ts';

/** "I'll take the duke", "I need a duke and a captain" */
const TAKES = new RegExp(
  String.raw`\b(?:i|we) (?:(?:will|shall|would like to|am going to|still want to|just|am) )*(?:take|go (?:with|for|w)|choose|get|sticking with|stick with|(?<=(?:will|shall) )have|(?<=(?:will|shall|would like to|am going to) )(?:buy|try)) (?!to\b|something\b|anything\b)|\b(?:i|we) still want (?!to\b|something\b|anything\b)|\b(?:gimme|give me|put me down for|let us (?:do|go with|have|say|start with|begin with)|talked me into)\b(?! (?:something|anything))|\b(?:please add|let me (?:try|have|get|take)|(?:i|we) (?:would like|want|need)) (?:(?:both|all|one|two|three|four|five|six|\d{1,2})\b|an? bag\b)|\bput\b.*\bon (?:my|the|our) (?:list|order)\b|^(?:nah |ok |no )*ill (?:go (?:with|w)|take|have)\b|\b(?:i|we) (?:would like|want|need) (?:(?:an?|the) )?(?:${ANY_NAME})(?: ,)?(?: and| plus) (?:(?:an?|the) )?(?:${ANY_NAME})(?= ?[.,!;]|$| (?:please|then|for|ground|whole|and|plus)\b)`,
);

/** Whether a clause says that what it names is chosen. */
export function takes(clause: string): boolean {
  return TAKES.test(clause);
}

/** "3 pumpkins", "one captain pls" */
const COUNTED = new RegExp(
  String.raw`^(?:(?:ok|and|hi|hey|hello|so|,) )*${NUMBER} (?:bags? )?(?:of )?(?:${ANY_NAME})(?: (?:please|pls|plz|thanks))?(?: ?[.!])*$`,
);

/** Whether a clause is nothing but a count and a product. */
export function isCountedName(clause: string): boolean {
  return COUNTED.test(clause);
}

/** "I'll take that for Linda", "that one for me then" */
const TAKES_IT = new RegExp(
  String.raw`(?:^|, |\. )(?:\w+ ){0,2}(?:that|this) one for (${PERSON})(?= |$)|\bput (?:it|that|this)(?: one)? (?:down|on (?:my|the|our) list)(?: for (${PERSON}))?(?= |$)|\b(?:i|we) (?:will |would |am going to )?(?:take|have|get|order|buy|try|go with) (?:it|that|this)(?: one)?(?! (?:one )?(?:next|later|maybe|when|if|once|sent|shipped|delivered|wrapped|mailed|any|by|before|after|here|in|on|to|as|over|black|iced|hot|cold|with (?:\w+ ){0,2}(?:milk|cream|sugar|honey|ice|cake))\b)(?: then)?(?: for (${PERSON}))?(?= |$)|\bput (?:one|it|that) in(?: for (${PERSON}))?(?= |$)|\b(?:i|we) (?:will|would) (?:take|have|get) one(?= (?:ground|whole|please|then)\b| ?[.,!]|$)|^(?:(?:yes|yeah|yep|haha|lol|oh|ok|good|sure|great|fine)[ ,]+)*(?:(?:(?:i )?will )?take (?:the first|that|this|it)(?: one)?|sold|(?:that|this) one(?: please| then| too| as well)*|(?:he|she|they) (?:gets?|will get) (?:that|it|this)(?: one)?|let (?:me|us) (?:have|take|get) (?:that|it|this)(?: one)?(?: too| as well)?)(?= ?[.!]| ?,? ?(?:ground|whole)\b| ?$)`,
);
/** "Put two bags in", "two bags, please", "make it one" */
const BAGS_ALONE =
  /(?:^|[.!,:;] )(?:then |ok |and |so )?(one|two|three|four|five|six|\d{1,2}) bags?(?: please| then| it is)?(?= ?[.!,?;]|$)|\b(?:put|take|have|give me|want|get|add|let us do) (one|two|three|four|five|six|\d{1,2}) bags?(?: in)?(?= ?[.!,?;]|$| please| then)|\bmake it (one|two|three|four|five|six|\d{1,2})(?: bags?)?(?= ?[.!,;]|$| and add| please| then)/;
const OF_IT =
  /(?<!\b(?:the|all|these|those) )\b(?:half a dozen|a dozen|two|three|four|five|six|\d{1,2}) (?:bags? )?of (?:it|that|this|them|those|these)\b(?! (?:can|could|do|does|are|is|have|has|need|wants?|like|love|hate|prefer|drink|take|must|may|should|will(?! do\b)|never|who)\b)|(?<!\b(?:the|cheaper|cheapest|which|any) )\bone (?:bags? )?of (?:it|that|this)\b/;
/** "One for grandma, one for mum and one for me", of the coffee that was talked of */
const ONE_FOR_EACH =
  /^(?:so |and |ok )*(?:one|a bag) for (?:(?:my|the) (?!and (?:one|a bag) ))?\w+(?:(?: ,)? (?:and )?(?:one|a bag) for (?:(?:my|the) (?!and (?:one|a bag) ))?\w+)+ ?[.!?]?$/;
const COUNT = '(?:one|two|three|four|five|six|\\d{1,2}|a bag)(?: more)?(?: bags?)?';
const ENDS =
  '(?= (?:too|also|as well|please|then|instead|down|in its place|(?:in|on|to) (?:my|the|our) (?:list|order|basket|cart)|for|but|ground|whole)\\b| ?[.,!;]|(?: in)?\\W*$)';
/** "I do not want to add that", "they take it too", "skip that one" */
const NOT_TAKEN =
  /(?:\b(?:not|never|no need|cannot)\b|n['’]t\b)[^.,!;]*\b(?:add|put|throw in|go with|take|of) (?:it|that|this|those|them|these)\b|\b(?:they|he|she|usually|always)\b[^.,!;]*\b(?:add|put|take) (?:it|that|this)\b|\b(?:skip|drop|scratch|remove|forget) (?:it|that|this|those|them)\b/i;
/** "The duke is not for me", beside a pronoun that may mean another */
const REFUSES = /\b(?:not|no|never|nothing|without|instead|than|rather|but|hates?|dislikes?)\b|n['’]t\b/i;
/** "One of those, whole bean", "add that too", "we will go with that for her" */
const MEANS_IT = new RegExp(
  String.raw`(?<=(?:^|[,.!] ?|\b(?:take|have|get|want|need|add|order|gimme|give me|make it|and|so|then|also|like|yes|ok|okay|good|great|perfect) )${COUNT} of )(?:it|that|this|those|them|these)(?: one)?${ENDS}|(?<=\b(?:add|put|throw in|(?:will|shall|let us|let['’]s|i['’]ll) (?:go with|take)|ll (?:go with|take)) )(?:it|that|this)(?: one)?${ENDS}|(?<=\badd )one(?= too\b| as well\b| ?[.!]|\W*$)`,
  'gi',
);
/** "One for him, ground", "1 bag. Beans" */
const COUNT_ONLY = new RegExp(
  String.raw`\b(?=one|t|f|s|\d|a bag)(?<=^(?:\b(?:ok(?:ay)?|yes|yay|yeah|and|so|good|great|perfect|lovely|nice|cool|al ?right|well|hm+|then|please|right|sure|add|gimme|give me|just)\b|[^\w$])*|(?<!\d)[.!] ?|\b(?:i|we)(?: will| shall| would)? (?:take|buy|get) )(${COUNT})\b(?= for (?:him|her|them|me|us)(?: please| too| then)?(?: ?[,.!]|\W*$| ground| whole)| please(?: ?[,.!]|\W*$)| ?,? ?(?:in )?(?:ground|whole|beans)\b| ?[.!](?!\d)|\W*$)`,
  'i',
);

/** With the name of the product that was talked of last in place of a pronoun, and behind a count unless it is a wish. */
export function withTalkedOf(
  said: string,
  isWish: boolean,
  { basket, lastProducts, last }: Pick<Memory, 'basket' | 'lastProducts' | 'last'>,
  [named, ...others]: readonly string[],
): string {
  const refused = last?.refusedProducts ?? [];
  const slug = named ?? lastProducts[0];
  const isChosen = basket.some((line) => line.slug === slug);
  if (slug === undefined || slug === POSTER || isChosen || others.length > 0 || refused.includes(slug)) return said;
  if (said.includes('?') || NOT_TAKEN.test(said) || (named === undefined ? namesProduct(said) : REFUSES.test(said))) return said;
  const name = nameOf(slug);
  const pointed = said.replaceAll(MEANS_IT, name);
  return pointed === said && !isWish && named === undefined ? said.replace(COUNT_ONLY, `$1 of ${name}`) : pointed;
}

const GETS = /\b(he|she) (?:gets|will get) (?:that|it|this)(?: one)?$/;
/** What was recommended last for the person of "she gets that"; none where it names nobody, null where it was for others. */
function proposedFor(taken: string, proposed: readonly BasketLine[]): BasketLine[] | null {
  const [, pronoun] = GETS.exec(taken) ?? [];
  if (pronoun === undefined || proposed.length === 0) return [];
  const person = personMeant(
    pronoun === 'he' ? 'him' : 'her',
    proposed.flatMap((line) => line.person ?? []),
  );
  const theirs = proposed.filter((line) => line.person === person).slice(-1);
  return theirs.length > 0 ? theirs : null;
}

interface Talk {
  said: string;
  clauses: readonly Clause[];
  /** Whether the message chooses by a name, or changes what is chosen. */
  isNamed: boolean;
  isChanged: boolean;
  lastProducts: readonly string[];
  whom: string | null;
  /** What was recommended for persons; such a product goes to its person. */
  proposed: readonly BasketLine[];
}

/** An order of the past */
const PLACED = /\b(?:ordered|bought|had|got)\b.*\b(?:last (?:week|month|year|time)|yesterday|ago|before|already)\b/;

/** "I'll take that", "half a dozen of them", "two bags": of the product that was talked of. */
export function pickOfTalk({
  said,
  clauses,
  isNamed,
  isChanged,
  lastProducts,
  whom,
  proposed,
}: Talk): { pick: Choice; isTaken: boolean } | null {
  // "Duke's Spice sounds nice. I'll take that."
  const [mentioned, ...others] = namedProducts(said.replace(/ [.,!?;:]/g, '')).slugs;
  const slug = others.length === 0 ? (mentioned ?? lastProducts[0]) : lastProducts[0];
  if (slug === undefined) return null;
  if (isNamed || isChanged) return null;
  const taken = takenIn(clauses);
  const theirs = taken === null ? [] : proposedFor(taken[0], proposed);
  if (theirs === null) return null;
  const line = { slug: theirs[0]?.slug ?? slug, person: null, grind: null, change: null, inPlaceOf: null };
  // "Ordered last week, two bags", "would that do for two of them?"
  const isTold = clauses.some(({ text }) => PLACED.test(text) || (asks(text) && OF_IT.test(text)));
  const counted = isTold
    ? undefined
    : (clauses.find(({ text }) => ONE_FOR_EACH.test(text))?.text ?? OF_IT.exec(said)?.[0] ?? bagsIn(said, clauses));
  if (taken === null && counted === undefined) return null;
  const word = taken?.slice(1).find((one) => one !== undefined);
  const person = word === undefined ? (taken && isOne(whom) && !proposed.some((one) => one.slug === slug) ? whom : null) : word;
  return {
    pick: {
      ...line,
      grind: grindIn(said),
      count: countIn(counted ?? taken?.input ?? ''),
      person: person === null ? null : personMeant(person, clauses.at(-1)?.named ?? []),
    },
    isTaken: taken !== null || bagsIn(said, clauses) !== undefined || /\b(?:please|ground|whole)\b/.test(said),
  };
}

/** The match of "I'll take that" in the clauses; null without one. */
export function takenIn(clauses: readonly Clause[]): RegExpExecArray | null {
  const found = clauses.map(({ text }) => (ASKS.test(text) ? null : TAKES_IT.exec(text))).find((one) => one !== null);
  return found ?? null;
}

function bagsIn(said: string, clauses: readonly Clause[]): string | undefined {
  // "The darkroast. Two."
  const alone = clauses.find(({ text }, at) => at > 0 && /^(?:one|two|three|four|five|six|\d{1,2}) ?[.!]?$/.test(text));
  return (
    alone?.text ??
    BAGS_ALONE.exec(said)
      ?.slice(1)
      .find((count) => count !== undefined)
  );
}
