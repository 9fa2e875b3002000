import { type HardWishes, noWishChange, type WishChange } from '../../../catalog/index.ts';
import { ALL, type PersonClause, SEVERAL, VISITOR } from './persons-in.ts';

/** What a message rules out for one person alone. Allergens hold for everybody, and a budget for the talk. */
interface OwnConditions extends Pick<HardWishes, 'exclude' | 'isDecafRefused'> {
  person: string;
  roasts: HardWishes['refusedRoasts'];
  isCaffeine: boolean;
}

/** The persons of a message. */
export interface Attribution {
  conditions: OwnConditions[];
  /** For whom it asks; null where it names nobody. */
  askedFor: string | null;
  /** Who may have caffeine by its words. */
  permitted: string[];
}

const WISHES =
  /\b(?:for|wants?|likes?|loves?|prefers?|drinks?|takes?|enjoys?|needs?|something|anything|one|what|which|get|show|recommend|suggest|find|pick|give|how about|looking|(?:next|first|second|third|last|other)(?: one)? is)\b/;
const COFFEE = '(?:(?:the|some|a little|normal|regular|all the) )*(?:caffeine|(?:normal|regular) coffee)';
const PERMITS = new RegExp(
  String.raw`\b(?:can|may|allowed(?: to)?) (?:still )?(?:(?:have|drink|take) )?${COFFEE}\b|\bcaffeine is (?:\w+ )?(?:fine|ok|okay|good|allowed|no (?:problem|issue))\b|(?<!\bnot )\b(?:fine|ok|okay|no problem) with (?:the )?caffeine\b|(?<!\b(?:not|nothing|no) (?:\w+ ){0,2})\bwith caffeine\b|\bis not pregnant\b`,
);
const FORBIDS = /\b(?:no|not|without|zero|less|low|little) (?:\w+ )?caffeine\b/;

function isOther(person: string | null): person is string {
  return person !== null && person !== ALL && person !== VISITOR;
}

/** "The decaf is for my mother in law": of whom a condition is that was said before. */
function conditionsOf(person: string, change: WishChange, read: WishChange, others: readonly WishChange[]): OwnConditions {
  return {
    person,
    exclude: change.exclude.filter((one) => read.exclude.includes(one) && !others.some(({ exclude }) => exclude.includes(one))),
    roasts: change.refusedRoasts.filter(
      (one) => read.refusedRoasts.includes(one) && !others.some(({ refusedRoasts }) => refusedRoasts.includes(one)),
    ),
    isDecafRefused: change.isDecafRefused && read.isDecafRefused && !others.some(({ isDecafRefused }) => isDecafRefused),
    isCaffeine: change.maxCaffeine !== null && read.maxCaffeine !== null && !others.some(({ maxCaffeine }) => maxCaffeine !== null),
  };
}

/** "I'll take that for Linda", "Lord Darkroast for Tom then": what is chosen for one asks for nothing more. */
const CHOSEN =
  /\b(?:take|get|have|order|go with|do) (?!.*\?).*\bfor \w|\bfor (?:my )?\w+ then\b|^(?:(?:and|so|ok|then|the) )*(?!not\b)[a-z']+(?: [a-z']+)? (?:is |goes )?for (?:my )?\w+(?: too| please)?$/;
const ASKS = /\b(?:something|anything|one|coffee|what|which|who|how|gift|present|recommend|suggest|show|find)\b/;

/** Who may have caffeine. */
export function permittedIn(clauses: readonly PersonClause[]): string[] {
  return clauses.flatMap(({ person, text }) => (isOther(person) && PERMITS.test(text) && !FORBIDS.test(text) ? [person] : []));
}

function isAny({ exclude, roasts, isDecafRefused, isCaffeine }: OwnConditions): boolean {
  return exclude.length + roasts.length > 0 || isDecafRefused || isCaffeine;
}

function askedFor(clauses: readonly PersonClause[]): string | null {
  const persons = [...new Set(clauses.flatMap(({ person }) => (person === null ? [] : [person])))];
  if (persons.length < 2) return persons[0] ?? null;
  // "The decaf is for my mother, not for me"
  const contrasted = clauses.find(({ text }) => /^not for \w/.test(text))?.person;
  if (contrasted) return contrasted;
  const asked = [
    ...new Set(
      clauses.flatMap(({ person, text }) =>
        person !== null && WISHES.test(text) && !(CHOSEN.test(text) && !ASKS.test(text)) ? [person] : [],
      ),
    ),
  ];
  return asked.length === 1 ? asked[0]! : persons.includes(ALL) ? ALL : SEVERAL;
}

/**
 * Of whom the conditions of a message are: those that the words about one person name, and no other words of the message. What names
 * nobody is of the person who was asked about last, unless it is about health.
 */
export function attribute(
  change: WishChange,
  clauses: readonly PersonClause[],
  last: string | null,
  read: (text: string) => WishChange,
): Attribution {
  const persons = new Set(clauses.map(({ person }) => person));
  const permitted = permittedIn(clauses);
  if (![...persons].some(isOther)) {
    const isContinued = persons.size === 1 && persons.has(null) && isOther(last) && last !== SEVERAL;
    const conditions = isContinued
      ? [
          {
            person: last,
            exclude: change.exclude,
            roasts: change.refusedRoasts,
            isDecafRefused: change.isDecafRefused,
            isCaffeine: change.maxCaffeine !== null && !change.health.isCaffeineFree,
          },
        ]
      : [];
    return { conditions: conditions.filter(isAny), askedFor: askedFor(clauses), permitted };
  }
  const readOf = new Map(
    [...persons].map((person) => [
      person,
      read(
        clauses
          .filter((clause) => clause.person === person)
          .map(({ text }) => text)
          .join(', '),
      ),
    ]),
  );
  const conditions = [...readOf].flatMap(([person, own]) => {
    if (!isOther(person)) return [];
    const others = [...readOf].flatMap(([other, one]) => (other === person ? [] : [one]));
    return [conditionsOf(person, change, own, others)];
  });
  return { conditions: conditions.filter(isAny), askedFor: askedFor(clauses), permitted };
}

/** What a message says for one person: without the conditions of another, and what is asked for another allows nothing again. */
export function changeFor(message: Attribution & { change: WishChange }, person: string): WishChange {
  const { conditions, askedFor: asked } = message;
  const isOfAnother = asked !== null && asked !== person && asked !== ALL && asked !== SEVERAL;
  const change = isOfAnother
    ? { ...message.change, lifted: { ...message.change.lifted, askedTastes: [], roasts: [], isCaffeineNow: false, isDecaf: false } }
    : message.change;
  const others = conditions.filter((one) => one.person !== person);
  if (others.length === 0) return change;
  const exclude = others.flatMap((one) => one.exclude);
  const roasts = others.flatMap((one) => one.roasts);
  return {
    ...change,
    exclude: change.exclude.filter((one) => !exclude.includes(one)),
    refusedRoasts: change.refusedRoasts.filter((one) => !roasts.includes(one)),
    isDecafRefused: change.isDecafRefused && !others.some((one) => one.isDecafRefused),
    maxCaffeine: others.some((one) => one.isCaffeine) ? null : change.maxCaffeine,
  };
}

/** What somebody else must not have is no wish of the customer's own health. */
export function withoutHealthOfOthers(change: WishChange, { conditions }: Attribution): WishChange {
  return change.health.isCaffeineFree && conditions.some((one) => one.isCaffeine)
    ? { ...change, health: { ...change.health, isCaffeineFree: false } }
    : change;
}

/** Of what was said to another character, the caffeine alone. */
export function ofCaffeine<M extends Attribution & { change: WishChange }>(message: M): M {
  const { maxCaffeine, lifted } = message.change;
  return {
    ...message,
    conditions: message.conditions.map((one) => ({ ...one, exclude: [], roasts: [], isDecafRefused: false })),
    askedFor: null,
    change: {
      ...noWishChange(),
      maxCaffeine: message.conditions.some((one) => one.isCaffeine) ? maxCaffeine : null,
      lifted: { ...noWishChange().lifted, isCaffeine: lifted.isCaffeine },
    },
  };
}

/** Who is talked of after a message. */
export function personAfter(last: string | null, { askedFor: person }: Attribution): string | null {
  return person ?? last;
}

/** The persons with conditions of their own, and the visitor. */
export function personsOf(attributions: readonly Attribution[]): string[] {
  return [...new Set([VISITOR, ...attributions.flatMap(({ conditions }) => conditions.map(({ person }) => person))])];
}

/** For whom the newest message asks; null where the conditions of everybody hold. */
export function personAsked(attributions: readonly Attribution[]): string | null {
  const at = attributions.findLastIndex((one) => one.askedFor !== null);
  const person = attributions[at]?.askedFor ?? null;
  // "One for each of them" holds for its message; after it, nobody's own conditions hold for another.
  if (person === SEVERAL) return at === attributions.length - 1 ? null : VISITOR;
  return person === ALL ? null : person;
}
