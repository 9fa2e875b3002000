import { isOfOneAlone, requestsFor } from './asked-for.ts';
import { ALL, type PersonClause, personsIn, SEVERAL, VISITOR } from './person-clause.ts';
import { isOfAnyOf } from './doubtful-person.ts';
import { mayBeSame } from './one-of-relation.ts';
import { isOneOf, mayMean } from './relations.ts';
import { type Attribution, personsOf } from './whose-wish.ts';

/** Whether several persons of the talk want a coffee each. */
export function isOfSeveral(attributions: readonly Attribution[]): boolean {
  return attributions.some((one) => one.askedFor === SEVERAL);
}

/** Whether the messages of a talk ask for different persons, one in each message. */
export function asksForOthers(attributions: readonly Attribution[]): boolean {
  const asked = attributions.flatMap(({ askedFor }) => (askedFor === null || askedFor === ALL || askedFor === SEVERAL ? [] : [askedFor]));
  return new Set(asked).size > 1;
}

const NOT_ROOMS = String.raw`(?! (?:a|an|the|our) (?:\w+ )?(?:kitchen|flat|house|home|office|room|desk|birthday|name|apartment)\b)`;
/** "We'd share a bag", "everybody drinks from the same pot" */
const SHARES = new RegExp(
  String.raw`(?<!\b(?:not|never|no|without|wo not) (?:\w+ )?)\b(?:shares?|sharing)\b${NOT_ROOMS}|\b(?:same|one) (?:big )?(?:pot|urn|jar|tin|coffee machine)\b|\bdrinks? (?:it )?from (?:the|that|one)\b`,
);
/** "A bag of her own" */
const OWN_BAG =
  /\b(?:own|separate) (?:bag|coffee|one|pack|pot)\b|\b(?:another|different|second) (?:bag|coffee|one|pack|pot) (?:just |only )?for (?!us\b|both\b)\w|\bof (?:her|his|their|my) own\b|\b(?:not|never) (?:to be )?(?:share|shared|sharing)\b/;

/** Whether one coffee of the talk is for several persons. */
function isShared(clauses: readonly PersonClause[]): boolean {
  return clauses.some(({ text }) => SHARES.test(text)) && !clauses.some(({ text }) => OWN_BAG.test(text));
}

type Said = Attribution & { clauses: readonly PersonClause[] };

function isPronoun(person: string): boolean {
  return person === 'he' || person === 'she';
}

/** Whether the condition of one person may be of the other: "he", who is not named, and Luke; "my parents" and my father. */
function mayBe(one: string, other: string): boolean {
  if (one === VISITOR || other === VISITOR) return false;
  if (isPronoun(one)) return isPronoun(other) ? one === other : mayMean(one, other);
  return isPronoun(other) ? mayMean(other, one) : isOneOf(one, other) || isOneOf(other, one) || mayBeSame(one, other);
}

interface OfMessage {
  /** Null for everybody of the talk. */
  persons: string[] | null;
  /** What asks for them; empty where they are only told about. */
  requests: PersonClause[];
}

/** "Something christmassy instead?" after "Abby told me she's off cinnamon." */
const ASKS_BESIDE = /\b(?:something|anything|please|pls|instead|what|which|recommend|suggest|show|find)\b/;

/** "Neil says he likes it strong": the pronoun stands for the name before it. */
const NAMES_FIRST =
  /^(?:(?:and|so|but|oh|ok|also|then|now) )*(?!(?:i|he|she|they|it|we|you|this|that|there|who|which|what|nobody|every(?:one|body)|some(?:one|body))\b)[a-z]+ (?:just )?(?:says?|said|told me|tells me|thinks?|wants|asked|mentioned|is|has|likes|loves|hates|can|will|would|does|needs|prefers)\b/;

/** Whether a message is about one person alone, by name, and its request names nobody. */
function asksBeside({ clauses, askedFor: person }: Said, known: readonly string[]): boolean {
  const own = clauses.filter((clause) => clause.person === person);
  return (
    own.length > 0 &&
    person !== VISITOR &&
    clauses.every((clause) => clause.person === person || clause.person === null) &&
    own.every((clause, at) => !isOfAnyOf(clause, known) || NAMES_FIRST.test(clause.text) || (at > 0 && !isOfAnyOf(own[0]!, known))) &&
    clauses.some(({ text }) => ASKS_BESIDE.test(text))
  );
}

function ofMessage({ askedFor: person, clauses, alone, conditions }: Said, isNewest: boolean): OfMessage {
  if (person === null || person === ALL || (person === SEVERAL && isNewest)) return { persons: null, requests: [] };
  // "Only my mother can't have caffeine" asks for the others.
  if (alone !== null || isOfOneAlone(clauses)) return { persons: [person === SEVERAL ? VISITOR : person], requests: [...clauses] };
  if (person !== SEVERAL) {
    const requests = requestsFor(clauses, person);
    const told = requests.length > 0 ? [] : conditions.map((one) => one.person);
    return { persons: [person, ...told], requests };
  }
  const persons = personsIn(clauses);
  const asked = persons.filter((one) => requestsFor(clauses, one).length > 0);
  const requests = asked.flatMap((one) => requestsFor(clauses, one));
  // After "one for each of them", nobody's own conditions hold for another.
  return { persons: asked.length > 1 ? [VISITOR] : persons, requests };
}

/**
 * The persons of whom all conditions hold for the newest message; null where those of everybody do. They are for whom the talk asked last,
 * and the persons that were only told about since: "my friend Deb is back on espresso" asks for nobody else.
 */
export function personsAsked(said: readonly Said[]): string[] | null {
  if (isShared(said.flatMap(({ clauses }) => clauses))) return null;
  let asked: string[] | null = [];
  function isWithoutCaffeine(person: string): boolean {
    return said.some(({ conditions }) => conditions.some((one) => one.person === person && one.maxCaffeine !== null));
  }
  for (const [at, one] of said.entries()) {
    if (one.askedFor === null) continue;
    const { persons, requests } = ofMessage(one, at === said.length - 1);
    const known: readonly string[] = asked ?? [];
    // "What would he like?", after somebody else of whom it may be
    const isInDoubt = requests.every((clause) => isOfAnyOf(clause, known));
    if (persons === null || !isInDoubt) asked = persons;
    // A person without caffeine may share the coffee.
    else if (asked !== null && asksBeside(one, known)) asked = [...asked.filter(isWithoutCaffeine), ...persons];
    else if (asked !== null) asked = [...asked, ...persons];
  }
  if (asked === null || asked.length === 0) return null;
  const known = personsOf(said);
  return [...new Set(asked.flatMap((person) => [person, ...known.filter((other) => mayBe(person, other))]))];
}
