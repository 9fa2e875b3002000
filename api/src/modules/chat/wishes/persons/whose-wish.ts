import { type Allergen, type HardWishes, noWishChange, type WishChange } from '../../../catalog/index.ts';
import { type AllergenRule, allergenRulesOf, aloneWithoutCaffeine } from './allergens-of.ts';
import { askedFor } from './asked-for.ts';
import { limitedAfter, ownLimitsOf } from './own-limit.ts';
import { isRole } from './relations.ts';
import { ALL, type PersonClause, personsIn, SEVERAL, VISITOR, wordsAbout } from './person-clause.ts';

/** What a message rules out for one person alone. Allergens hold for everybody, and a limit that is said of nobody for the talk. */
interface OwnConditions extends Omit<HardWishes, 'allergens'> {
  person: string;
}

/** The persons of a message. */
export interface Attribution {
  conditions: OwnConditions[];
  /** For whom it asks; null where it names nobody. */
  askedFor: string | null;
  /** Who may have caffeine by its words. */
  permitted: string[];
  /** Who drinks regular coffee. */
  drinksRegular: string[];
  /** Tastes that it allows one person again: "I never ruled out chocolate for myself, my husband must not have sweet ones". */
  fine: { person: string; tastes: string[] }[];
  /** Roasts that it allows again without naming a person: "dark is fine, it's only me who drinks it". */
  fineRoasts: WishChange['lifted']['fineRoasts'];
  /** Whose condition about caffeine it ends. */
  released: string[];
  /** The only one who must have no caffeine, by its words: all others may. */
  alone: string | null;
  rules: AllergenRule[];
  /** Of whom the limit in force was said; null where it is the talk's. */
  limited: string | null;
}

const COFFEE = '(?:(?:the|some|a little|normal|regular|all|any|as much|lots of|plenty of) )*(?:caffeine|(?:normal|regular) coffee)';
const PERMITS = new RegExp(
  String.raw`\b(?:can|may|allowed(?: to)?) (?:still )?(?:(?:have|drink|take) )?${COFFEE}\b|\bdrinks (?:normal |regular )?caffeine\b|caffeine is (?:\w+ )?(?:fine|ok|okay|good|allowed|no (?:problem|issue))\b|(?<!\bnot )\b(?:fine|ok|okay|no problem) with (?:the )?caffeine\b|(?<!\b(?:not|nothing|no) (?:\w+ ){0,2})\bwith caffeine\b|\bis not pregnant\b`,
);
/** "Dad drinks regular": a habit. It lifts no condition of that person. */
const HABIT =
  /^(?:(?:and|but|so|while|whereas|only) )*(?:(?:my|our|his|her|the) )?[\w']+(?: in law)? (?:(?:still|also|always|just) )*drinks (?:the )?(?:regular|normal|ordinary|real)(?: coffee| stuff)?$/;
const FORBIDS = /\b(?:no|not|without|zero|less|low|little) (?:\w+ )?caffeine\b/;

function isOther(person: string | null): person is string {
  return person !== null && person !== ALL && person !== VISITOR;
}

/** "The decaf is for my mother in law": of whom a condition is that was said before. */
function conditionsOf(person: string, change: WishChange, read: WishChange, others: readonly WishChange[]): OwnConditions {
  function own<T>(of: (change: WishChange) => readonly T[]): T[] {
    return of(change).filter((one) => of(read).includes(one) && !others.some((other) => of(other).includes(one)));
  }
  return {
    person,
    exclude: own(({ exclude }) => exclude),
    refusedRoasts: own(({ refusedRoasts }) => refusedRoasts),
    isDecafRefused: change.isDecafRefused && read.isDecafRefused && !others.some(({ isDecafRefused }) => isDecafRefused),
    // Of a message for several coffees the condition of one may be read from its words alone.
    maxCaffeine: others.some(({ maxCaffeine }) => maxCaffeine !== null) ? null : read.maxCaffeine,
    maxPriceCents: null,
  };
}

/** Who may have caffeine, beside the visitor. */
function permittedIn(clauses: readonly PersonClause[]): string[] {
  return clauses.flatMap(({ person, text }) => (isOther(person) && PERMITS.test(text) && !FORBIDS.test(text) ? [person] : []));
}

function isAny({ exclude, refusedRoasts, isDecafRefused, maxCaffeine, maxPriceCents }: OwnConditions): boolean {
  return exclude.length + refusedRoasts.length > 0 || isDecafRefused || maxCaffeine !== null || maxPriceCents !== null;
}

/**
 * Of whom the conditions of a message are: those that the words about one person name, and no other words of the message. What names
 * nobody is of the person who was asked about last.
 */
export function attribute(
  change: WishChange,
  clauses: readonly PersonClause[],
  last: string | null,
  read: (text: string) => WishChange,
  told: { before: readonly AllergenRule[]; allergensIn: (text: string) => readonly Allergen[]; limited: string | null },
): Attribution {
  const persons = [...new Set(clauses.map(({ person }) => person))];
  const readOf = new Map(persons.map((person) => [person, persons.length === 1 ? change : read(wordsAbout(clauses, person))]));
  const named = personsIn(clauses);
  const isContinued = persons.length === 1 && persons[0] === null && isOther(last) && last !== SEVERAL;
  const limits = ownLimitsOf(clauses, named, change.maxPriceCents, (text) => read(text).maxPriceCents);
  const conditions = isContinued
    ? [{ ...conditionsOf(last, change, change, []), maxPriceCents: told.limited === last ? change.maxPriceCents : null }]
    : named.map((person) => {
        const others = persons.filter((other) => other !== person).map((other) => readOf.get(other)!);
        // What a role must not have is in doubt: "my client and Tom can't have caffeine".
        const read = isRole(person) ? noWishChange() : readOf.get(person)!;
        return { ...conditionsOf(person, change, read, others), maxPriceCents: limits.get(person) ?? null };
      });
  const own = conditions.filter(isAny);
  // A person with a condition counts as asked for.
  const asked = isContinued ? undefined : own.find((one) => one.person !== VISITOR || one.isDecafRefused || one.maxCaffeine !== null);
  return {
    askedFor: askedFor(clauses) ?? asked?.person ?? null,
    permitted: permittedIn(clauses),
    drinksRegular: clauses.flatMap(({ person, text, isQuestion }) => (isOther(person) && !isQuestion && HABIT.test(text) ? [person] : [])),
    fine: named.map((person) => ({ person, tastes: readOf.get(person)!.lifted.tastes })),
    fineRoasts: readOf.get(null)?.lifted.fineRoasts ?? [],
    alone: aloneWithoutCaffeine(clauses),
    rules: allergenRulesOf(change, clauses, readOf, told),
    conditions: own,
    limited: limitedAfter(told.limited, change.maxPriceCents, own),
    // A permission that names no person holds for all.
    released: persons.filter((person) => readOf.get(person)!.lifted.isCaffeine).map((person) => person ?? ALL),
  };
}

/** What a message says for one person: without the conditions of another, and what is asked for another allows nothing again. */
export function changeFor(message: Attribution & { change: WishChange }, person: string, isGiven = false): WishChange {
  const { conditions, askedFor: asked } = message;
  const isOfAnother = asked !== null && asked !== person && asked !== ALL && asked !== SEVERAL;
  const lifted = { ...message.change.lifted, isCaffeine: isFor(message, person) };
  const tastes = message.fine.flatMap((one) => (one.person === person ? one.tastes : []));
  lifted.tastes = [...lifted.tastes, ...tastes];
  const change = {
    ...message.change,
    lifted: isOfAnother ? { ...lifted, askedTastes: [], roasts: [...message.fineRoasts], isCaffeineNow: false, isDecaf: false } : lifted,
  };
  const others = conditions.filter((one) => one.person !== person);
  const own = conditions.find((one) => one.person === person);
  const maxCaffeine = others.some((one) => one.maxCaffeine !== null) ? null : message.change.maxCaffeine;
  change.maxCaffeine = own?.maxCaffeine ?? maxCaffeine;
  const isLimitOfOther = others.some((one) => one.maxPriceCents !== null);
  change.maxPriceCents = own?.maxPriceCents ?? (isLimitOfOther ? null : message.change.maxPriceCents);
  if (others.length === 0) return change;
  // The visitor's own tastes hold for others, but for a product that was chosen for them by its name.
  const theirs = others.filter((one) => isGiven || one.person !== VISITOR);
  const exclude = theirs.flatMap((one) => one.exclude);
  const roasts = theirs.flatMap((one) => one.refusedRoasts);
  return {
    ...change,
    exclude: change.exclude.filter((one) => !exclude.includes(one)),
    refusedRoasts: change.refusedRoasts.filter((one) => !roasts.includes(one)),
    isDecafRefused: change.isDecafRefused && !others.some((one) => one.isDecafRefused),
  };
}

/** Whether a person may have caffeine again. */
function isFor({ released, alone }: Attribution, person: string): boolean {
  return released.includes(person) || released.includes(ALL) || (alone !== null && alone !== person);
}

/** What somebody else must not have, or may have again, is nothing of the customer's own health. */
export function withoutHealthOfOthers(change: WishChange, whose: Attribution): WishChange {
  return {
    ...change,
    health: {
      ...change.health,
      isCaffeineFree: change.health.isCaffeineFree && !whose.conditions.some((one) => one.maxCaffeine !== null && one.person !== VISITOR),
    },
    lifted: { ...change.lifted, isCaffeine: (change.lifted.isCaffeine || whose.alone !== null) && isFor(whose, VISITOR) },
  };
}

/** "No caffeine for me", beside another person */
export function isForVisitorAlone(clauses: readonly PersonClause[]): boolean {
  return clauses.some(({ text, person }) => person === VISITOR && /\bfor (?:me|myself)\b/.test(text));
}

/** Of what was said to another character, the caffeine alone. */
export function ofCaffeine<M extends Attribution & { change: WishChange }>(message: M): M {
  const { maxCaffeine, lifted } = message.change;
  return {
    ...message,
    conditions: message.conditions.map((one) => ({ ...one, exclude: [], refusedRoasts: [], isDecafRefused: false, maxPriceCents: null })),
    askedFor: null,
    change: {
      ...noWishChange(),
      maxCaffeine: message.conditions.some((one) => one.maxCaffeine !== null) ? maxCaffeine : null,
      lifted: { ...noWishChange().lifted, isCaffeine: lifted.isCaffeine },
    },
  };
}

/** The persons with conditions of their own, and the visitor. */
export function personsOf(attributions: readonly Attribution[]): string[] {
  return [...new Set([VISITOR, ...attributions.flatMap(({ conditions }) => conditions.map(({ person }) => person))])];
}
