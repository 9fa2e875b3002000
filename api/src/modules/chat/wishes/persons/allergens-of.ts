import { type Allergen, type WishChange } from '../../../catalog/index.ts';
import { ALL, type PersonClause, personsIn, VISITOR } from './person-clause.ts';

/** What a message says of allergens: a person must not have them, may have them, or is the only one who must not. */
export interface AllergenRule {
  kind: 'avoids' | 'may-have' | 'alone';
  allergens: readonly Allergen[];
  /** Null where it names nobody. */
  person: string | null;
}

/** "Only Linda can't", "the milk thing is for Linda, not Mike", "the allergy is only my son's" */
const ALONE =
  /^(?:(?:and|but|no|so|well|it is) )*only (?:my |the )?\w+(?: in law)? (?:who )?(?:can not|must not|may not|should not|is (?:allergic|intolerant)|has (?:an?|the|that) )|\b(?:thing|rule|allergy|intolerance|problem)s? (?:is|was) (?:(?:only |just )?(?:for|about) \w|(?:only|just) (?:my|his|her|our|the) \w+(?:'s)?$|(?:only|just) [a-z]+'s$)|^(?:(?:and|but|no|so|well) )*(?:that|it|this) was (?:only|just) (?:for|about) \w/;
/** "That is only for Linda", where the words before it name an allergen */
const ALONE_OF_THAT = /^(?:(?:and|but|no|so|well) )*(?:that|it|this) (?:is|was) (?:only|just) (?:for |about )?(?:my |the )?\w/;
/** Words about a condition, not about a product that is chosen. */
const OF_A_CONDITION = /\b(?:allerg\w*|intoleran\w*|can(?: not)?|may|must not|rules?|thing|fine|ok|okay|forget|ruled|drinks?)\b/;
/** "I never ruled it out for me" */
const NEVER_RULED = /\bi (?:have )?(?:never|did not) ruled? (?:it|that|this|them) out(?: for (?:me|myself))?$/;

/** "He has no allergies, he likes it strong" */
const HAS_NO_ALLERGY =
  /\b(?:has|have) no (?:food )?allerg(?:y|ies)\b|\b(?:is|am|are) not allergic to anything\b|\b(?:eats|can eat) (?:everything|anything)\b(?! (?:but|except))/;

/** "He likes it strong", of whom the same message says that he has no allergies. */
const ASKS_FOR = /\b(?:likes?|loves?|wants?|prefers?|needs?|drinks?|for)\b/;
/** Who has no allergies, of the persons for whom a message asks. */
function withoutAllergies(clauses: readonly PersonClause[]): string[] {
  function isSaid(person: string, pattern: RegExp): boolean {
    return clauses.some((clause) => clause.person === person && !clause.isQuestion && pattern.test(clause.text));
  }
  return personsIn(clauses).filter((person) => person !== VISITOR && isSaid(person, HAS_NO_ALLERGY) && isSaid(person, ASKS_FOR));
}

/** "I love nuts, the nuttier the better" */
const LOVES =
  /^(?:(?:and|but|now|well|so) )*i (?:(?:really|just|do|myself|personally) )*(?:love|like|adore|eat) (?:all )?([a-z]+)\b(?!.*\b(?:not|no|never|avoid|without|except|if|but)\b)/;

function stated(rules: readonly AllergenRule[], allergen: Allergen): (string | null)[] {
  return rules.flatMap(({ kind, allergens, person }) => (kind === 'avoids' && allergens.includes(allergen) ? [person] : []));
}

/** The person of whom the message says it; null where it names nobody. */
function personOf(readOf: ReadonlyMap<string | null, WishChange>, has: (change: WishChange) => boolean): string | null {
  const persons = [...readOf].flatMap(([person, change]) => (has(change) ? [person] : []));
  return persons.length > 1 ? ALL : (persons[0] ?? null);
}

function byPerson(kind: AllergenRule['kind'], allergens: readonly Allergen[], of: (allergen: Allergen) => string | null): AllergenRule[] {
  return allergens.map((allergen) => ({ kind, allergens: [allergen], person: of(allergen) }));
}

const IS_ALLERGIC = /\b(?:allerg\w+|intoleran\w+|reacts?|can not)\b/;

/** "Nothing with nuts please, my daughter is allergic": of the one who is. */
function allergicIn(clauses: readonly PersonClause[]): string | null {
  const persons = [...new Set(clauses.flatMap(({ person, text }) => (IS_ALLERGIC.test(text) ? [person] : [])))];
  return persons.length === 1 ? persons[0]! : null;
}

/** Where a clause says that a condition is of one person alone, and the words before it that say which; null where none does. */
function aloneAt(clauses: readonly PersonClause[]): { person: string; said: [own: string, before: string]; isPlain: boolean } | null {
  for (const [at, { text, person, isQuestion }] of clauses.entries()) {
    if (person === null || person === ALL || isQuestion) continue;
    const before = clauses[at - 1]?.text ?? '';
    if (ALONE.test(text)) return { person, said: [text, before], isPlain: true };
    if (ALONE_OF_THAT.test(text) && OF_A_CONDITION.test(before)) return { person, said: [text, before], isPlain: false };
  }
  return null;
}

/** "I can drink caffeine, that's only Linda": the one person of whom a condition about caffeine is; null for none. */
export function aloneWithoutCaffeine(clauses: readonly PersonClause[]): string | null {
  const alone = aloneAt(clauses);
  return alone && /\b(?:caffeine|decaf)\b/.test(alone.said.join(' ')) ? alone.person : null;
}

/** The person of whom alone a condition is said to be, and the allergens that these words or those before them name. */
function aloneIn(
  clauses: readonly PersonClause[],
  allergensIn: (text: string) => readonly Allergen[],
  before: readonly AllergenRule[],
): AllergenRule[] {
  const alone = aloneAt(clauses);
  if (alone === null) return [];
  const { person, said, isPlain } = alone;
  const last = isPlain ? (before.findLast((rule) => rule.kind === 'avoids' && rule.person === person)?.allergens ?? []) : [];
  const named = said.map(allergensIn).find((found) => found.length > 0);
  // What somebody else must not have either is no matter of one person.
  const allergens = (named ?? last).filter((one) => stated(before, one).every((other) => other === person || (isPlain && other === null)));
  return allergens.length === 0 ? [] : [{ kind: 'alone', allergens, person }];
}

/** What this person must not have, and nobody else of the talk. */
export function avoidedBy(rules: readonly AllergenRule[], person: string): Allergen[] {
  const avoided = rules.flatMap(({ kind, allergens }) => (kind === 'avoids' ? allergens : []));
  return [...new Set(avoided)].filter((allergen) => stated(rules, allergen).every((one) => one === person));
}

/** What the visitor, or somebody else, may have that only others must not. */
function ofOthers(before: readonly AllergenRule[], named: readonly Allergen[] | null = null, by = VISITOR, but = by): AllergenRule[] {
  const avoided = named ?? [...new Set(before.flatMap(({ kind, allergens }) => (kind === 'avoids' ? allergens : [])))];
  const allergens = avoided.filter(
    (one) =>
      stated(before, one).length > 0 &&
      stated(before, one).every((person) => person !== null && person !== ALL && person !== by && person !== but),
  );
  return allergens.length === 0 ? [] : [{ kind: 'may-have', allergens, person: by }];
}

/** The rules of a message after those of the messages before it. */
export function allergenRulesOf(
  { allergens, lifted }: WishChange,
  clauses: readonly PersonClause[],
  readOf: ReadonlyMap<string | null, WishChange>,
  { before, allergensIn }: { before: readonly AllergenRule[]; allergensIn: (text: string) => readonly Allergen[] },
): AllergenRule[] {
  const allergic = allergicIn(clauses);
  function others(named: readonly Allergen[]): Allergen[] {
    return named.filter((one) => !allergens.includes(one));
  }
  return [
    ...byPerson('avoids', allergens, (one) => personOf(readOf, (change) => change.allergens.includes(one)) ?? allergic),
    ...byPerson('may-have', [...new Set([...lifted.allergens, ...lifted.own])], (one) =>
      personOf(readOf, (change) => [...change.lifted.allergens, ...change.lifted.own].includes(one)),
    ),
    ...aloneIn(clauses, allergensIn, before),
    ...(clauses.some(({ text }) => NEVER_RULED.test(text)) ? ofOthers(before).filter((rule) => others(rule.allergens).length > 0) : []),
    ...withoutAllergies(clauses).flatMap((person) => ofOthers(before, null, person, VISITOR)),
    ...clauses.flatMap(({ text, isQuestion }) => {
      const food = isQuestion ? undefined : LOVES.exec(text)?.[1];
      return food === undefined ? [] : ofOthers(before, others(allergensIn(food)));
    }),
  ];
}

/** What a message allows, without the allergens that it allows one person while another must not have them. */
export function withoutOthersAllergens(change: WishChange, rules: readonly AllergenRule[], before: readonly AllergenRule[]): WishChange {
  function isOfOne(allergen: Allergen): boolean {
    const own = rules.filter(({ allergens }) => allergens.includes(allergen));
    if (own.some(({ kind, person }) => kind === 'alone' && person !== VISITOR)) return true;
    const persons = own.flatMap(({ kind, person }) => (kind === 'may-have' ? [person] : []));
    if (persons.length === 0 || persons.includes(null) || persons.includes(ALL)) return false;
    const avoiding = stated(before, allergen);
    // What was told on another day is of the visitor.
    const known = avoiding.length === 0 ? [VISITOR] : avoiding;
    return known.some((person) => person !== null && !persons.includes(person)) || (!persons.includes(VISITOR) && known.includes(null));
  }
  const kept = [...change.lifted.allergens, ...change.lifted.own].filter(isOfOne);
  if (kept.length === 0) return change;
  function others(allergens: Allergen[]): Allergen[] {
    return allergens.filter((one) => !kept.includes(one));
  }
  return {
    ...change,
    lifted: { ...change.lifted, allergens: others(change.lifted.allergens), own: others(change.lifted.own), tastes: [] },
  };
}

/** The allergens that a person may have by the visitor's plain words, though somebody else of the talk must not. */
export function allowedFor(rules: readonly AllergenRule[], person: string): Allergen[] {
  const allowed = new Set<Allergen>();
  for (const { kind, allergens, person: of } of rules)
    for (const allergen of allergens) {
      if (kind === 'alone' ? of !== person : kind === 'may-have' && of === person) allowed.add(allergen);
      else if (of === person || (kind === 'avoids' && (of === null || of === ALL))) allowed.delete(allergen);
    }
  return [...allowed];
}
