import { readRequest, readWishes, RELATION, toPlainEnglish, type Vocabulary } from '../../catalog/index.ts';

/** Of a message that asks for a coffee for each of several persons, of whom one must have no caffeine. */
export interface BesideCaffeine {
  /** What it asks for the others, in its words. */
  parts: readonly string[];
  /** What it says of the one. */
  theirs: readonly string[];
}
export const NOBODY_BESIDE: BesideCaffeine = { parts: [], theirs: [] };

const RELATIONS = new RegExp(String.raw`\b(${RELATION})\b(?!'|[- ]to[- ]be\b)`, 'g');
const POSSESSIVE = new RegExp(String.raw`\b${RELATION}'s? (?!is\b|a\b|not\b)`);
const OWN = new RegExp(String.raw`\b(?:i|me|myself|mine|my (?!(?:\w+ )?${RELATION}\b))\b`);
const OTHER_PRONOUN = /\b(?:he|she|him|her|his|hers|they|them)\b/;
/** The person after "for" in a clause that may name several: "I need one for my wife". */
const FOR_WHOM = new RegExp(String.raw`\bfor (?:(?:my|our|the|his|her) (?:\w+ )?)?(${RELATION}|me|myself|him|her|them)\b`);
/** "One loves chocolate, one can't have caffeine": of several without a name. */
const ONE_OF_THEM = /^(?:one|another|the (?:other|third|last)(?: one)?)(?:'s| is| can| drinks| wants| likes| loves| has| hates| needs)\b/;
/** "For Anna": somebody who is not in the list of relations. */
const FOR_A_NAME = /\bfor (?!(?:I|God)\b)\p{Lu}\p{Ll}+/u;
const JOINT = /(\s*[,.;:!?\n()]+\s*(?:and |but |while |plus )?|\s+(?:and|but|while|plus|&)\s+)/;
/** A coffee of its own. */
const ITEM =
  /\b(?:an?|one|another|1) (?:[\w-]+ ){0,2}(?:coffee|bag|one|blend|decaf)\b|\b(?:one|something|anything|decaf|wants?|needs?|would like)\b/;
const SEVERAL = /\b(?:two|three|2|3|both|each|one\b.*\bone|another)\b/;
/** One coffee for all of them, or one for somebody who is not here. */
const OF_ONE_COFFEE = new RegExp(
  String.raw`\b(?:share|shared|together|all of us|both of us|for us(?: both| all)?|we both|for every(?:one|body)|same (?:coffee|bag|pot)|for me and (?:my|our|the)|for (?:my|our) (?:\w+ )?${RELATION} and (?:me|i)|(?<!\b(?:two|three|four|[2-4]) )(?:gifts?|presents?)|surprise|(?:give|get|bring|buy|find|choose|pick|make|pour) (?:her|him|them))\b`,
);

interface Clause {
  text: string;
  /** What is between it and the clause before. */
  joint: string;
  persons: string[];
  isFree: boolean;
}

function personsIn(clause: string): string[] {
  const relations = [...clause.matchAll(RELATIONS)].map(([, relation]) => relation!);
  const named = [...new Set([...relations, ...(OWN.test(clause) ? ['own'] : []), ...(OTHER_PRONOUN.test(clause) ? ['other'] : [])])];
  return named.length === 0 && ONE_OF_THEM.test(clause) ? [clause] : named;
}

function clausesOf(plain: string, vocabulary: Vocabulary): Clause[] {
  const pieces = plain.split(JOINT);
  return pieces.flatMap((text, at) =>
    at % 2 === 0 && text !== ''
      ? [{ text, joint: pieces[at - 1] ?? '', persons: personsIn(text), isFree: readWishes(text, vocabulary).maxCaffeine !== null }]
      : [],
  );
}

/** The clauses of each person in turn; null where it is in doubt of whom a condition is. */
function partsOf(clauses: readonly Clause[]): { person: string; text: string; isFree: boolean }[] | null {
  const parts: { person: string; text: string; isFree: boolean }[] = [];
  let last: string | null = null;
  let open = '';
  for (const { text, joint, persons, isFree } of clauses) {
    const before = parts.at(-1);
    const [, whom] = FOR_WHOM.exec(text) ?? [];
    const said: string | null =
      whom === undefined ? (persons[0] ?? null) : /^(?:me|myself)$/.test(whom) ? 'own' : /^(?:him|her|them)$/.test(whom) ? 'other' : whom;
    const person: string | null = said === 'other' ? (last ?? 'other') : said;
    const isContinued = !/[.;!?\n]/.test(joint);
    if (isFree && (persons.length > 1 || (person === null && !(before && isContinued)))) return null;
    if (person !== null && person !== 'own') last = person;
    if (person === null && before === undefined) open += joint + text;
    else if (before && (person === null || person === before.person)) {
      before.text += joint + text;
      before.isFree ||= isFree;
    } else {
      parts.push({ person: person!, text: open + (open === '' ? '' : joint) + text, isFree });
      open = '';
    }
  }
  return parts;
}

/**
 * What a message asks for one person beside another who must have no caffeine: "one bag for me, black and strong, and one for my wife,
 * she is pregnant". Nobody when they may share a coffee, as for "something strong, my wife is pregnant", and when it is in doubt who must
 * have none.
 */
export function besideCaffeine(message: string, vocabulary: Vocabulary): BesideCaffeine {
  const plain = toPlainEnglish(message);
  if (OF_ONE_COFFEE.test(plain) || POSSESSIVE.test(plain) || FOR_A_NAME.test(message)) return NOBODY_BESIDE;
  if (!readWishes(message, vocabulary).health.isCaffeineFree) return NOBODY_BESIDE;
  const parts = partsOf(clausesOf(plain, vocabulary));
  if (parts === null) return NOBODY_BESIDE;
  const free = new Set(parts.filter(({ isFree }) => isFree).map(({ person }) => person));
  const theirs = parts.filter(({ person }) => free.has(person)).map(({ text }) => text);
  const isSeveral = SEVERAL.test(plain) || new Set(parts.map(({ person }) => person)).size > 2;
  if (free.size !== 1 || !(isSeveral || theirs.some((text) => ITEM.test(text)))) return NOBODY_BESIDE;
  const others = parts.filter(({ person, text }) => !free.has(person) && isWish(text, vocabulary) && (isSeveral || ITEM.test(text)));
  return { parts: others.map(({ text }) => text), theirs };
}

function isWish(text: string, vocabulary: Vocabulary): boolean {
  const { moods, tastes, words, caffeine, roast } = readRequest(text, vocabulary);
  return moods.length + tastes.length + words.length > 0 || caffeine !== null || roast !== null;
}

/** A model may write "a coffee for me" for "one for me", and "I would" for "I'd". */
const FILLERS = new Set('a an one coffee bag something who and with i d m s would am is have for my our the please'.split(' '));

function wordsIn(text: string): string[] {
  return (toPlainEnglish(text).match(/[a-z0-9]+/g) ?? []).filter((word) => !FILLERS.has(word));
}

/** Whether a text has all of the words, and any. */
export function isWithin(words: string, text: string): boolean {
  const said = wordsIn(words);
  const all = new Set(wordsIn(text));
  return said.length > 0 && said.every((word) => all.has(word));
}

/** Whether the words are of what is asked for another, and not of the one who must have no caffeine. */
export function isSaidOfOthers(words: string, { parts, theirs }: BesideCaffeine): boolean {
  return parts.some((text) => isWithin(words, text)) && !theirs.some((text) => isWithin(words, text));
}
