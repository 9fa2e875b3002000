import { readRequest, readWishes, toPlainEnglish, type Vocabulary } from '../../catalog/index.ts';

const RELATION = String.raw`(?:hubb?y|hubs|wife|wifey|husband|partner|girlfriend|boyfriend|fiancee?|m[uo]m(?:my|ma)?|mother|dad|daddy|father|parents|sister|sis|brother|bro|son|daughter|aunt|auntie|uncle|gran|granny|grand\w+|nana?|cousin|nephew|niece|friend|buddy|boss|colleague|coworker|roommate|flatmate|housemate|neighbou?r)(?:[ -]in[ -]law)?`;
const OTHER = new RegExp(String.raw`\b(?:my|our|the|his|her) (?:\w+ )?(${RELATION})\b|\b(${RELATION})\b`);
const OTHER_PRONOUN = /\b(?:he|she|him|her|his|hers|they|them)\b/;
const OWN = /\b(?:i|me|myself|mine)\b/;
/** "One for my wife": for her, whoever else the clause names. */
const FOR_WHOM = new RegExp(String.raw`\bfor (?:(?:my|our|the|his|her) (?:\w+ )?)?(${RELATION}|me|myself|him|her|them)\b`);
const JOINT = /(\s*[,.;:!?\n()]+\s*(?:and |but |while |plus )?|\s+(?:and|but|while|plus|&)\s+)/;
/** A coffee of its own. */
const ITEM = /\b(?:an?|one|something|anything|another|decaf|bag|coffee|1)\b/;
const SEVERAL = /\b(?:two|2|both|each|one\b.*\bone|another)\b/;
/** "Strong coffee for all of us" */
const OF_ALL =
  /\b(?:share|shared|together|all of us|both of us|for us(?: both| all)?|we both|for everyone|for everybody|same (?:coffee|bag|pot))\b/;

interface Part {
  /** "own", a relation, or "other". */
  person: string;
  text: string;
}

/** "One loves chocolate, one can't have caffeine": of several without a name. */
const ONE_OF_THEM = /^(?:one|another|the (?:other|third|last)(?: one)?)(?:'s| is| can| drinks| wants| likes| loves| has| hates| needs)\b/;

function personIn(clause: string, before: Part | undefined): string | null {
  if (ONE_OF_THEM.test(clause)) return clause;
  const [, whom] = FOR_WHOM.exec(clause) ?? [];
  const lastOther = before && before.person !== 'own' ? before.person : 'other';
  if (whom) return /^(?:me|myself)$/.test(whom) ? 'own' : /^(?:him|her|them)$/.test(whom) ? lastOther : whom;
  const [, named, bare] = OTHER.exec(clause) ?? [];
  if (named ?? bare) return (named ?? bare)!;
  if (OWN.test(clause)) return 'own';
  return OTHER_PRONOUN.test(clause) ? lastOther : null;
}

/** The clauses of each person in turn; one that names nobody belongs to the one before it. */
function partsOf(plain: string): Part[] {
  const parts: Part[] = [];
  const pieces = plain.split(JOINT);
  let open = '';
  for (let at = 0; at < pieces.length; at += 2) {
    const clause = pieces[at]!;
    const before = parts.at(-1);
    const person = personIn(clause, before);
    const joint = at === 0 ? '' : pieces[at - 1]!;
    if (person === null && before === undefined) open += joint + clause;
    else if (before && (person === null || person === before.person)) before.text += joint + clause;
    else {
      parts.push({ person: person!, text: open + (open === '' ? '' : joint) + clause });
      open = '';
    }
  }
  return parts;
}

/** A model may write "a coffee for me" for "one for me", and "I would" for "I'd". */
const FILLERS = new Set('a an one coffee bag something who and with i d m s would am is have'.split(' '));

function wordsIn(text: string): string[] {
  return (toPlainEnglish(text).match(/[a-z0-9]+/g) ?? []).filter((word) => !FILLERS.has(word));
}

/**
 * What a message asks for one person beside another who must have no caffeine: "one bag for me, black and strong, and one for my wife,
 * she is pregnant". Empty when they may share a coffee, as for "something strong, my wife is pregnant".
 */
export function besideCaffeine(message: string, vocabulary: Vocabulary): string[] {
  const plain = toPlainEnglish(message);
  if (OF_ALL.test(plain) || !readWishes(message, vocabulary).health.isCaffeineFree) return [];
  const parts = partsOf(plain);
  const free = new Set(parts.filter(({ text }) => readWishes(text, vocabulary).maxCaffeine !== null).map(({ person }) => person));
  const theirs = parts.filter(({ person }) => free.has(person)).map(({ text }) => text);
  const isOfTwo = SEVERAL.test(plain) || new Set(parts.map(({ person }) => person)).size > 2 || theirs.some((text) => ITEM.test(text));
  if (free.size !== 1 || !isOfTwo) return [];
  return parts.filter(({ person, text }) => !free.has(person) && isWish(text, vocabulary)).map(({ text }) => text);
}

function isWish(text: string, vocabulary: Vocabulary): boolean {
  const { moods, tastes, words, caffeine, roast } = readRequest(text, vocabulary);
  return moods.length + tastes.length + words.length > 0 || caffeine !== null || roast !== null;
}

/** Whether the words are of one of the parts alone. */
export function isOfPart(words: string, parts: readonly string[]): boolean {
  const said = wordsIn(words);
  return said.length > 0 && parts.some((part) => said.every((word) => wordsIn(part).includes(word)));
}
