import { type Allergen, type HardWishes, type HealthWishes, RELATION, type WishChange } from '../../catalog/index.ts';

/** Somebody else whose allergy it may be. */
const OTHERS = new RegExp(
  String.raw`\b(?:(?:my|our|his|her|the) (?:\w+ ){0,2}?(?:${RELATION}|child|children|baby|guests?|family)|he|she|they|him|her|them|we|us|gf|bf|(?:meine?|unsere?|mi|mon|ma|notre|nuestr[oa]) (?:\w+ )?(?:tochter|sohn|mann|frau|mutter|vater|kind|freund(?:in)?|oma|opa|schwester|bruder|hij[oa]|marido|mujer|esposo|esposa|madre|padre|novi[oa]|abuel[oa]|herman[oa]|amig[oa]|fille|fils|mari|femme|m[eè]re|p[eè]re|copine?|s(?:oe|œ)ur|fr[eè]re|amie?))\b`,
  'i',
);

/** Whether the message speaks of a person beside the visitor, whose wishes are no taste of the visitor. */
export function isOfOthers(text: string): boolean {
  return OTHERS.test(text);
}

const OF_VISITOR = /\b(?:i|i['’]?m|i['’]?ve|me|myself)\b/i;

/** What a talk has said so far. */
export interface Known {
  wishes: HardWishes;
  health: HealthWishes;
  /** What has been said beside another person: the visitor's own habits say nothing about it. */
  ofOthers: Allergen[];
}

/** "My girlfriend is allergic to peanuts, just peanuts" lifts no allergy of the visitor to other nuts. */
function withoutOthers(change: WishChange, text: string, { ofOthers }: Known): WishChange {
  if (change.health.allergens.length === 0 || !OTHERS.test(text) || OF_VISITOR.test(text)) return change;
  const allergens = change.lifted.allergens.filter((one) => ofOthers.includes(one));
  return { ...change, lifted: { ...change.lifted, allergens } };
}

/** What the visitor may have lifts what this talk has ruled out for them; of another person or another day, it may not be theirs. */
function withOwn(change: WishChange, { wishes, health, ofOthers }: Known): WishChange {
  const { own, isAllergy, allergens, tastes } = change.lifted;
  if (own.length === 0 && !isAllergy) return change;
  const known = [...wishes.allergens, ...health.allergens];
  return {
    ...change,
    lifted: {
      ...change.lifted,
      own: own.filter((one) => known.includes(one) && !ofOthers.includes(one)),
      // What the customer has told on another day is not meant.
      ...(isAllergy && {
        allergens: [...allergens, ...known.filter((one) => !change.allergens.includes(one))],
        tastes: [...tastes, ...health.tastes.filter((one) => !change.health.tastes.includes(one))],
      }),
    },
  };
}

/** What a message lifts, of those alone whom it speaks of. */
export function withLifted(change: WishChange, text: string, known: Known): WishChange {
  return withoutOthers(withOwn(change, known), text, known);
}
