import {
  afterMessage,
  type Allergen,
  type HardWishes,
  type HealthWishes,
  inTalk,
  noHardWishes,
  stricter,
  withHealth,
} from '../../catalog/index.ts';
import type { TalkMessage } from './read-talk.ts';
import { personsIn, VISITOR, wordsAbout } from './persons/person-clause.ts';
import { allowedFor } from './persons/allergens-of.ts';
import { changeFor, isForVisitorAlone, personsOf } from './persons/whose-wish.ts';

/** What was said until the newest message. */
export interface Told {
  /** The messages of the talk. */
  read: readonly TalkMessage[];
  /** What was said to other characters in the session, for what somebody else must not have. */
  heard: readonly TalkMessage[];
  /** The customer's health, with the newest message. */
  health: HealthWishes;
  /** Nuts that are fine by the visitor's own words. */
  fine: readonly Allergen[];
}

/** A message that names nobody is of the person of the one before it, and later ones may be of the visitor again, whose health comes first. */
const MOST_BETWEEN = 2;

function isNewest(one: TalkMessage, { read }: Told): boolean {
  return one.place === read.at(-1)?.place;
}

function wishesOf(told: Told, person: string, isGiven = false): HardWishes {
  const changes = [...told.heard, ...told.read].map((one) => {
    const change = changeFor(one, person, isGiven);
    if (!isNewest(one, told) || isGiven) return change;
    // "I need a kick, my wife can't have caffeine" may ask for one coffee; "decaf for her, strong for me" asks for two.
    const isOfWhole = one.change.maxCaffeine === null || !isForVisitorAlone(one.clauses);
    return isOfWhole ? { ...change, maxCaffeine: one.change.maxCaffeine } : change;
  });
  return changes.map((change) => inTalk(change, changes)).reduce(afterMessage, noHardWishes());
}

/** What is told without the allergens that a person may have by the visitor's words. */
function withAllowed(told: Told, person: string): Told {
  const allowed = allowedFor(
    told.read.flatMap(({ rules }) => rules),
    person,
  );
  function others(allergens: Allergen[]): Allergen[] {
    return allergens.filter((one) => !allowed.includes(one));
  }
  const read = told.read.map((one) => ({ ...one, change: { ...one.change, allergens: others(one.change.allergens) } }));
  return allowed.length === 0 ? told : { ...told, read, health: { ...told.health, allergens: others(told.health.allergens) } };
}

/** What is ruled out for a person, for whom `isGiven` a product was chosen by its name. */
export function ruledOutFor(told: Told, person: string, isGiven = false): HardWishes {
  return person === VISITOR ? ofVisitor(withAllowed(told, person), isGiven) : ofOther(withAllowed(told, person), person, isGiven);
}

/** What is ruled out for one or another of several persons; for everybody where there are none. */
export function ruledOutForAll(told: Told, persons: readonly string[] | null): HardWishes {
  if (persons !== null) return persons.map((person) => ruledOutFor(told, person)).reduce(stricter);
  const wishes = personsOf([...told.heard, ...told.read]).map((person) => wishesOf(told, person));
  return withHealth(wishes.reduce(stricter), told.health, told.fine);
}

function ofVisitor(told: Told, isGiven: boolean): HardWishes {
  return withHealth(wishesOf(told, VISITOR, isGiven), told.health, told.fine);
}

function ofOther(told: Told, person: string, isGiven: boolean): HardWishes {
  const { read, heard, health, fine } = told;
  // What visitors must not have themselves is fine for another, but for one coffee of both: "my husband likes it strong, but I can't have caffeine".
  const isShared = read.some((one) => isNewest(one, told) && one.change.health.isCaffeineFree && !isForVisitorAlone(one.clauses));
  // "We can't have caffeine"
  const isOfAll = read.some(
    ({ change, conditions }) => change.health.isCaffeineFree && !conditions.some((one) => one.maxCaffeine !== null),
  );
  const isTheirs = isGiven || read.slice(-MOST_BETWEEN).some((one) => one.askedFor !== null);
  const wishes = withHealth(
    wishesOf(told, person, isGiven),
    { ...health, isCaffeineFree: health.isCaffeineFree && (isOfAll || (isShared && !isGiven) || !isTheirs) },
    fine,
  );
  const all = [...heard, ...read];
  const ruled = all.findLastIndex(({ conditions }) => conditions.some((one) => one.person === person && one.maxCaffeine !== null));
  const permitted = all.findLastIndex((one) => one.permitted.includes(person));
  const isUsual = ruled < 0 && (isGiven || all.some((one) => one.drinksRegular.includes(person)));
  return permitted > ruled || isUsual ? { ...wishes, maxCaffeine: null } : wishes;
}

/** What the newest message says of each of several persons, and what is ruled out for them; empty for one person. */
export function partsOf(told: Told): { words: string; wishes: HardWishes }[] {
  const clauses = told.read.flatMap((one) => (isNewest(one, told) ? one.clauses : []));
  const persons = personsIn(clauses);
  return persons.length < 2 ? [] : persons.map((person) => ({ words: wordsAbout(clauses, person), wishes: ruledOutFor(told, person) }));
}
