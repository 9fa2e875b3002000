import { type Allergen, type WishChange } from '../../../catalog/index.ts';
import { ALL, type PersonClause, VISITOR } from './persons-in.ts';

/** What a message says of allergens: a person must not have them, may have them, or is the only one who must not. */
export interface AllergenRule {
  kind: 'avoids' | 'may-have' | 'alone';
  allergens: readonly Allergen[];
  /** Null where it names nobody. */
  person: string | null;
}

/** "Only Linda can't", "that was only for Linda", "the milk thing is for Linda, not Mike" */
const ALONE =
  /^(?:(?:and|but|no|so|well|it is) )*only (?:my |the )?\w+(?: in law)? (?:who )?(?:can not|must not|may not|should not|is (?:allergic|intolerant)|has (?:an?|the|that) )|\b(?:is|was) (?:only|just) (?:for|about) \w|\b(?:thing|rule|allergy|intolerance|problem)s? (?:is|was) (?:for|about) \w/;

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

/** The person of whom alone a condition is said to be, and the allergens that these words or those before them name. */
function aloneIn(
  clauses: readonly PersonClause[],
  allergensIn: (text: string) => readonly Allergen[],
  before: readonly AllergenRule[],
): AllergenRule[] {
  const at = clauses.findIndex(({ text, person, isQuestion }) => person !== null && person !== ALL && !isQuestion && ALONE.test(text));
  if (at < 0) return [];
  const { person } = clauses[at]!;
  const last = before.findLast((rule) => rule.kind === 'avoids' && rule.person === person)?.allergens ?? [];
  const named = [clauses[at]!, clauses[at - 1]].map((clause) => allergensIn(clause?.text ?? '')).find((found) => found.length > 0);
  // What somebody else must not have either is no matter of one person.
  const allergens = (named ?? last).filter((one) => stated(before, one).every((other) => other === person || other === null));
  return allergens.length === 0 ? [] : [{ kind: 'alone', allergens, person }];
}

/** The rules of a message after those of the messages before it. */
export function allergenRulesOf(
  { allergens, lifted }: WishChange,
  clauses: readonly PersonClause[],
  readOf: ReadonlyMap<string | null, WishChange>,
  { before, allergensIn }: { before: readonly AllergenRule[]; allergensIn: (text: string) => readonly Allergen[] },
): AllergenRule[] {
  const allergic = allergicIn(clauses);
  return [
    ...byPerson('avoids', allergens, (one) => personOf(readOf, (change) => change.allergens.includes(one)) ?? allergic),
    ...byPerson('may-have', [...new Set([...lifted.allergens, ...lifted.own])], (one) =>
      personOf(readOf, (change) => [...change.lifted.allergens, ...change.lifted.own].includes(one)),
    ),
    ...aloneIn(clauses, allergensIn, before),
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
