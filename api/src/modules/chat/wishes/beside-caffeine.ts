import { PRONOUN, readRequest, RELATION, readWishes, severalParts, toPlainEnglish, type Vocabulary } from '../../catalog/index.ts';
import { isOfAnyOf, isOfSomebodyElse } from './persons/doubtful-person.ts';
import { mayBeSame, nameOf } from './persons/one-of-relation.ts';
import { ALL, type PersonClause, personsIn } from './persons/person-clause.ts';
import { toPlainPersons } from './persons/plain-persons.ts';
import { isGroup } from './persons/relations.ts';

/** Of a message that asks for a coffee for each of several persons, of whom some must have no caffeine. */
export interface BesideCaffeine {
  /** What it asks for each of the others, in its words. */
  parts: readonly string[];
  /** What it says of those without caffeine. */
  theirs: readonly string[];
}
export const NOBODY_BESIDE: BesideCaffeine = { parts: [], theirs: [] };

/** One coffee for all persons of the message, or a condition of all. */
const OF_ALL =
  /(?<!\b(?:never|not) (?:to be )?)\bshar(?:e|ed|ing)\b(?! (?:a|an|the|our) (?:kitchen|flat|house|home|office|room|desk)\b)|\b(?:all of us|both of us|for us(?: both| all)?|we (?:both|all)|both (?:are|have|of (?!my\b|our\b))|neither|same|pareil|lo mismo|igual|dasselbe|genauso|ebenso|for every(?:one|body))\b|\b(?:not sure|unsure|no idea|do not know)\b.*\bcaffeine\b/;
/** One coffee for several persons, or for somebody who is not here. */
const OF_ONE_COFFEE =
  /\b(?:together|(?<!\b(?:two|three|four|2|3|4) )(?:gifts?|presents?)|surprise|(?:give|get|bring|buy|find|choose|pick|make|pour) (?:her|him|them (?:an?|one|some\w*)\b)|(?:one|a|the) (?:pot|bag|coffee) (?:that|we|they|which)|household|family)\b/;
/** A coffee of its own for each. */
const SEPARATE =
  /\b(?:separate(?:ly)?|(?:one|an?|1|single) (?:\w+ )?(?:bag|pack|coffee|parcel|box) (?:each|apiece|for each)|apiece|own (?:little )?(?:bag|pack|parcel|jar|machine|grinder|flask|capsules|stash|pour over)|(?:never|do not|not to be) shared?)\b/;
/** "Theo can't, Mia won't, and I shouldn't have caffeine" */
const ELLIPTIC = /\b(?:can|will|may|must|should|do|does) not(?= ?,)/;
/** Each gets their own. */
const EACH = /\b(?:each|one\b.*\bone|two|three|four|2|3|4|1\b.*\b1|another|both)\b/;

/** "His wife asked me to bring something with honey": it may be for him. */
const RELAYED = /\b(?:asks?|asked|told|tells|says?|said|wants? (?:me|us|him|her)) /;
/** "One loves chocolate, one can't have caffeine": of several without a name. */
const ONE_OF_THEM =
  /^(?:one|another|the (?:other|third|last)(?: one)?)(?:'s| is| can| drinks| wants| likes| loves| has| hates| needs)\b|^(?:one|another) for (?:the|a|an|our|my) \w+/;

function isFree(text: string, vocabulary: Vocabulary): boolean {
  return readWishes(text, vocabulary).maxCaffeine !== null;
}

/** What the clauses say of each person; of nobody, and of all, null. */
function wordsByPerson(clauses: readonly PersonClause[]): Map<string | null, string> {
  const words = new Map<string | null, string>();
  for (const { person, text } of clauses) {
    const whom = person === ALL ? null : person;
    const said = words.get(whom);
    words.set(whom, said === undefined ? text : `${said}, ${text}`);
  }
  return words;
}

const FEW_WORDS = 3;
/** The clauses; a clause that begins with "one" or "another" has a person of its own, as has a short clause that continues it: "one drinks it black and brutal". */
function withUnnamedPersons(said: readonly PersonClause[]): PersonClause[] {
  let last: string | null = null;
  return said.map((clause) => {
    const isContinued = last !== null && clause.text.split(' ').length <= FEW_WORDS;
    last = clause.person !== null ? null : ONE_OF_THEM.test(clause.text) ? clause.text : isContinued ? last : null;
    return { ...clause, person: clause.person ?? last };
  });
}

/** The persons that a pronoun in a clause may refer to; for a person without a name also those that are named later. */
function personsBefore(clause: PersonClause, clauses: readonly PersonClause[]): string[] {
  const isUnnamed = clause.person === 'he' || clause.person === 'she';
  return personsIn(isUnnamed ? clauses : clauses.slice(0, clauses.indexOf(clause)));
}

const LONGEST_NICKNAME = 4;
const IS_RELATION = new RegExp(`^${RELATION}$`);
/** Whether a person is one by a relation: "grandmother", but neither a name nor "grandparents". */
function isOneByRelation(person: string | null): boolean {
  return person !== null && IS_RELATION.test(person) && !isGroup(person);
}

/** "Liz" beside "Elizabeth", "my friend" beside "my friend Tom"; not "grandma" beside "grandpa" */
function isMaybeAnother({ person }: PersonClause, clauses: readonly PersonClause[]): boolean {
  const short = person === null ? '' : nameOf(person).slice(0, LONGEST_NICKNAME);
  return personsIn(clauses).some((one) => {
    const name = nameOf(one);
    const areRelations = isOneByRelation(person) && isOneByRelation(one);
    const isNickname = short.length > 2 && !name.includes(' ') && name.includes(short) && !areRelations;
    return one !== person && (isNickname || (person !== null && mayBeSame(one, person)));
  });
}

/** "She's in her eighth month, so no caffeine there": the first clause of the same person, for a condition without a pronoun. */
function firstOf(clause: PersonClause, clauses: readonly PersonClause[]): PersonClause {
  let at = clauses.indexOf(clause);
  while (at > 0 && !PRONOUN.test(clauses[at]!.text) && clauses[at - 1]!.person === clause.person) at -= 1;
  return clauses[at]!;
}

/** Whether a condition may be about another person. */
function isDoubtful(clause: PersonClause, clauses: readonly PersonClause[]): boolean {
  const first = firstOf(clause, clauses);
  return isOfSomebodyElse(clause.text) || isOfAnyOf(first, personsBefore(first, clauses)) || isMaybeAnother(clause, clauses);
}

/**
 * What a message asks for persons beside one who must have no caffeine: "one bag for me, black and strong, and one for my wife, she is
 * pregnant". Nobody when they may share a coffee, as for "something strong, my wife is pregnant", and when it is in doubt who must have
 * none.
 */
export function besideCaffeine(message: string, said: readonly PersonClause[], vocabulary: Vocabulary): BesideCaffeine {
  const plain = toPlainEnglish(message);
  const isSeparate = SEPARATE.test(plain);
  if (!isFree(message, vocabulary) || OF_ALL.test(plain) || ELLIPTIC.test(plain) || (!isSeparate && OF_ONE_COFFEE.test(plain)))
    return NOBODY_BESIDE;
  const clauses = withUnnamedPersons(said);
  const conditions = clauses.filter(({ text }) => isFree(text, vocabulary));
  const free = new Set(conditions.map(({ person }) => person));
  const isInDoubt = free.has(null) || free.has(ALL) || conditions.some((clause) => isDoubtful(clause, clauses));
  if (free.size === 0 || isInDoubt) return NOBODY_BESIDE;
  const words = wordsByPerson(clauses.filter(({ text, person }) => free.has(person) || !RELAYED.test(text)));
  const isSeveral = isSeparate || EACH.test(plain) || severalParts(plain).length > 0;
  const others = [...words].flatMap(([person, text]) => (person === null || free.has(person) || !isWish(text, vocabulary) ? [] : [text]));
  return isSeveral ? { parts: others, theirs: [...free].map((person) => words.get(person)!) } : NOBODY_BESIDE;
}

function isWish(text: string, vocabulary: Vocabulary): boolean {
  if (/\bone (?:bag |coffee )?for \w/.test(text)) return true;
  const { moods, tastes, words, caffeine, roast } = readRequest(text, vocabulary);
  return moods.length + tastes.length + words.length > 0 || caffeine !== null || roast !== null;
}

/** A model may write "a coffee for me" for "one for me", and "I would" for "I'd". */
const FILLERS = new Set('a an one coffee bag something who and with i d m s would am is have for my our the please'.split(' '));

function wordsIn(text: string): string[] {
  return (toPlainPersons(text).match(/[a-z0-9]+/g) ?? []).filter((word) => !FILLERS.has(word));
}

/** Whether a text has all of the words, and any. */
export function isWithin(words: string, text: string): boolean {
  const said = wordsIn(words);
  const all = new Set(wordsIn(text));
  return said.length > 0 && said.every((word) => all.has(word));
}

const CLAUSE = /[,.;:!?\n]+|\s(?:and|but)\s/;

/**
 * Whether the words are of what is asked for another, and not of the one who must have no caffeine: one of their clauses is, and all
 * others have no word of what is said of the latter ("I'm looking for two presents: my father likes it dark").
 */
export function isSaidOfOthers(words: string, { parts, theirs }: BesideCaffeine): boolean {
  const clauses = words.split(CLAUSE).filter((clause) => wordsIn(clause).length > 0);
  const ofTheirs = new Set(theirs.flatMap(wordsIn));
  function isOfPart(clause: string): boolean {
    return parts.some((text) => isWithin(clause, text)) && !theirs.some((text) => isWithin(clause, text));
  }
  return clauses.some(isOfPart) && clauses.every((clause) => isOfPart(clause) || !wordsIn(clause).some((word) => ofTheirs.has(word)));
}
