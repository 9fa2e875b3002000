import { conceptOf } from './learned/features.ts';
import { wordsOf } from './learned/parts-of-message.ts';

/** Longer ones are no plain words about a coffee. */
const MOST_WORDS = 20;
const FLAVOUR = [
  String.raw`rostung\w*|gerostet\w*|geschmacks?|zitronig\w*|fruchtig\w*|nussig\w*|wurzig\w*|rauchig\w*|blumig\w*|schokoladig\w*|saure|herb\w{0,3}|spritzig\w*`,
  String.raw`tuestes?|tostad[oa]s?|sabor(?:es)?|citric[oa]s?|afrutad[oa]s?|ahumad[oa]s?|especiad[oa]s?|florales|acidez`,
  String.raw`torrefactions?|torrefie\w*|saveurs?|citronnee?s?|acidulee?s?|fruitee?s?|fumee?s?|epicee?s?|corsee?s?|acidite`,
].join('|');
/** How somebody likes it: "Mama mag es leicht und frisch". */
const LIKES =
  '(?:mag|mags|mogen|will es|will ihn|wills|trinkt|le gusta|me gusta|lo quiere|lo prefiere|lo toma|laime|aime|le veut|le prefere|le boit|le prend)';
const STRENGTH =
  '(?:mild\\w*|leicht\\w*|stark\\w*|kraftig\\w*|dunk(?:el|le\\w?)|hell\\w{0,2}|frisch\\w*|suss\\w*|cremig\\w*|suave|liger[oa]|fuerte|oscur[oa]|clar[oa]|fresc[oa]|dulce|cremos[oa]|doux|douce|leger\\w*|fort|forte|fonce\\w*|clair\\w*|frais|sucre\\w*|cremeux)';
const TASTE = new RegExp(String.raw`\b(?:${FLAVOUR}|${LIKES} (?:\w+ ){0,3}?${STRENGTH})\b`);
/** Groups of words (learned/concepts.json) that make a sentence more than words about a taste. */
const OF_DANGER: ReadonlySet<string> = new Set(
  'weapon drug tool place body heart symptom swell breath collapse blood poison hurt touch threat fear lock die kill cut goodbye end pain never live wake rescue allergy'.split(
    ' ',
  ),
);

/** A German "will" is no last one. */
function isTasteTalk(sentence: string): boolean {
  const words = wordsOf(sentence);
  return (
    words.length <= MOST_WORDS &&
    TASTE.test(words.join(' ')) &&
    !words.some((word) => word !== 'will' && OF_DANGER.has(conceptOf(word) ?? ''))
  );
}

/**
 * A message without its German, Spanish and French clauses about tastes and roasts, which a classifier may take for danger beside a
 * member of the family: "meine Frau mag keine dunkle Röstung".
 */
export function withoutTasteTalk(message: string): string {
  const clauses = message.split(/(?<=[.!?;,\n])|(?=\b(?:aber|und|pero|y|mais|et)\b)/i);
  return clauses
    .filter((clause) => !isTasteTalk(clause))
    .join(' ')
    .trim();
}
