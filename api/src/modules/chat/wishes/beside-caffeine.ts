import {
  isOwn,
  namesSomebodyElse,
  readRequest,
  readWishes,
  RELATION,
  severalParts,
  toPlainEnglish,
  type Vocabulary,
} from '../../catalog/index.ts';

/** Of a message that asks for a coffee for each of several persons, of whom one must have no caffeine. */
export interface BesideCaffeine {
  /** What it asks for the others, in its words. */
  parts: readonly string[];
  /** What it says of the one. */
  theirs: readonly string[];
}
export const NOBODY_BESIDE: BesideCaffeine = { parts: [], theirs: [] };

/** Whose sister it is is no other person. */
const POSSESSIVE = new RegExp(String.raw`\b${RELATION}'s? (?!is\b|a\b|not\b)${RELATION}\b`);
/** "One fruity for Anna. She is pregnant": the pronoun may be of another. */
const IN_DOUBT = /\bfor (?!(?:I|God)\b)\p{Lu}\p{Ll}+[^.;!?]*[.;!?]\s*(?:He|She|They)\b/u;
/** A coffee of its own. */
const ITEM =
  /\b(?:an?|one|another|1) (?:[\w-]+ ){0,2}(?:coffee|bag|one|blend|decaf)\b|\b(?:one|something|anything|decaf|wants?|needs?|would like|(?:for|fur|para|pour) (?:me|mich|mi|moi|him|her|the|my))\b/;
const SEVERAL = /\b(?:two|three|four|[2-4]|zwei|drei|dos|tres|deux|trois|both|each|one\b.*\bone|another|couple|pair|them)\b/;
/** One coffee for all of them, or one for somebody who is not here. */
const OF_ONE_COFFEE = new RegExp(
  String.raw`\b(?:share|shared|together|all of us|both of us|for us(?: both| all)?|we both|for every(?:one|body)|same (?:coffee|bag|pot)|for me and (?:my|our|the)|for (?:my|our) (?:\w+ )?${RELATION} and (?:me|i)|a (?:gift|present)|surprise|(?:give|get|bring|buy|find|choose|pick|make|pour) (?:her|him))\b`,
);
const LEAST_OF_SEVERAL = 3;

/**
 * What a message asks for one person beside another who must have no caffeine: "one bag for me, black and strong, and one for my wife,
 * she is pregnant". Nobody when they may share a coffee, as for "something strong, my wife is pregnant", and when it is in doubt who must
 * have none.
 */
export function besideCaffeine(message: string, vocabulary: Vocabulary): BesideCaffeine {
  const plain = toPlainEnglish(message);
  if (OF_ONE_COFFEE.test(plain) || POSSESSIVE.test(plain) || IN_DOUBT.test(message)) return NOBODY_BESIDE;
  if (readWishes(message, vocabulary).maxCaffeine !== 'none') return NOBODY_BESIDE;
  const parts = severalParts(plain).map(({ kind, text }) => ({
    isItem: kind === 'item',
    text: text.replace(/(?:[\s,.;]|\b(?:and|but|so)\b)+$/, ''),
  }));
  const [theirs, ...moreFree] = parts.filter(({ text }) => readWishes(text, vocabulary).maxCaffeine !== null);
  const items = parts.filter(({ isItem }) => isItem);
  if (!theirs || moreFree.length > 0 || items.length < 2) return NOBODY_BESIDE;
  // "My wife wants me off caffeine": of whom it is said, is in doubt.
  if (/\bme\b/.test(theirs.text) && namesSomebodyElse(theirs.text)) return NOBODY_BESIDE;
  const isSeveral = SEVERAL.test(plain) || items.length >= LEAST_OF_SEVERAL;
  if (!isSeveral && !ITEM.test(theirs.text)) return NOBODY_BESIDE;
  // "My doctor says no caffeine. One dark bag for my husband"
  if (!theirs.isItem && !isOwn(theirs.text)) return NOBODY_BESIDE;
  const others = items.filter(
    (item) =>
      item !== theirs &&
      (ITEM.test(item.text) || (isSeveral && isWish(item.text, vocabulary))) &&
      !(isOwn(theirs.text) && isOwn(item.text)),
  );
  return { parts: others.map(({ text }) => text), theirs: [theirs.text] };
}

function isWish(text: string, vocabulary: Vocabulary): boolean {
  const { moods, tastes, words, caffeine, roast } = readRequest(text, vocabulary);
  return moods.length + tastes.length + words.length > 0 || caffeine !== null || roast !== null;
}

/** A model may write "a coffee for me" for "one for me", and "I would" for "I'd". */
const FILLERS = new Set('a an one coffee bag something who and with i d m s would am is have'.split(' '));

function wordsIn(text: string): string[] {
  return (toPlainEnglish(text).match(/[a-z0-9]+/g) ?? []).filter((word) => !FILLERS.has(word));
}

/** Whether the words are of what is asked for another, and not of the one who must have no caffeine. */
export function isSaidOfOthers(words: string, { parts, theirs }: BesideCaffeine): boolean {
  const said = wordsIn(words);
  function isOf(text: string): boolean {
    const all = new Set(wordsIn(text));
    return said.every((word) => all.has(word));
  }
  return said.length > 0 && parts.some(isOf) && !theirs.some(isOf);
}
