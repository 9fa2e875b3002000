import { readWishes, RELATION, toPlainEnglish, type Vocabulary, withEnglishRelations } from '../../catalog/index.ts';

/** Words for one person; relations of two lines are never the same person. */
const PERSONS = [
  'hubby hubs missus wife wifey husband partner girlfriend boyfriend gf bf fiance fiancee',
  'mum mom mummy mommy mumma momma mother mama',
  'dad daddy father papa',
  'sis sister',
  'bro brother',
  'son',
  'daughter',
  'gran granny grandma grandmother grandmum grandmom nan nana',
  'grandpa grandad granddad grandfather gramps',
  'aunt auntie',
  'uncle',
  'friend buddy boss colleague coworker roommate roomie flatmate housemate neighbor neighbour',
].map((words) => words.split(' '));

const RELATIONS = new RegExp(String.raw`\b(${RELATION})\b`, 'g');
/** "For my dad", "and my sister likes mint" */
const FOR_ONE = new RegExp(
  String.raw`\bfor (?:my |our )?(?:\w+ )?${RELATION}\b|\b(?:my|our) (?:\w+ )?${RELATION},? (?:who |he |she |(?:\w+ )?(?:wants?|likes?|loves?|needs?|prefers?|drinks?|takes?)\b)`,
);
/** The visitor, or several who may share a pot. */
const NOT_ALONE =
  /\b(?:me|myself|us|we|our(?:selves)?|both|everyone|everybody|share|shared|same|together|parents|family|kids?|children|(?:i|also) (?:want|like|love|drink|take|prefer)|pregnan\w*|expecting|heart)\b/;

const PRONOUN = /\b(?:he|she|him|her|his|hers|they|them|their)\b/;
/** Somebody who is not in the list of relations: "my other half can't have any", "Tom and I". */
const SOMEBODY =
  /\b(?:my|our|the|a|every|some|any)(?:one|body)? (?:(?!is\b|has\b)[a-z'-]+ ){0,3}?(?:is|has|can|could|may|must|should|does|do|will|needs?|wants?|gets?|drinks?) (?!i\b)|\b(?:and|or) (?:i|me)\b/;
const OWN = /\b(?:i|me|myself)\b|\bmy (?:doctor|midwife|cardiologist|gp|heart)\b/;
/** Says of nobody who it is: "no caffeine please". */
const OF_NOBODY =
  /^(?!.*\b(?:is|are|has|have|can|may|must|should|does|do|will|needs?|wants?|drinks?|gets?|mein\w*|unser\w*|mis?|mon|ma|mes|su|sa)\b)/;

function inEnglish(text: string): string {
  return withEnglishRelations(toPlainEnglish(text));
}

function personsIn(text: string): string[] {
  return [...new Set([...inEnglish(text).matchAll(RELATIONS)].map(([, relation]) => relation!))];
}

function lineOf(relation: string): number {
  return PERSONS.findIndex((words) => words.includes(relation));
}

/**
 * Whether the newest message asks for one named person alone, while others of the talk must have no caffeine: "decaf for my mum", then
 * "a dark one for my dad". False where it is in doubt who must have none.
 */
export function isForOtherPerson(earlier: readonly string[], newest: string, vocabulary: Vocabulary): boolean {
  const plain = inEnglish(newest);
  const [person, ...others] = personsIn(newest);
  if (person === undefined || others.length > 0 || lineOf(person) < 0 || !FOR_ONE.test(plain) || NOT_ALONE.test(plain)) return false;
  const free = earlier.filter((text) => readWishes(text, vocabulary).maxCaffeine !== null);
  if (free.length === 0 || readWishes(newest, vocabulary).maxCaffeine !== null) return false;
  const all = earlier.flatMap(personsIn);
  return free.every((text) => {
    const [said, named] = [inEnglish(text), personsIn(text)];
    // "She can't have any" is of somebody named before.
    const isOfNamed = named.length > 0 || PRONOUN.test(said);
    if (!isOfNamed)
      return (
        OF_NOBODY.test(said) || (OWN.test(said) && !SOMEBODY.test(said.replaceAll(/\bmy (?:doctor|midwife|cardiologist|gp|heart)\b/g, 'i')))
      );
    const whom = named.length > 0 ? named : all;
    return whom.length > 0 && whom.every((other) => lineOf(other) >= 0 && lineOf(other) !== lineOf(person));
  });
}
