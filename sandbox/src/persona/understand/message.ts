import { examples } from '../intents/classify.ts';
import type { Guess } from '../intents/regression.ts';
import { emojiToWords } from '../language/emoji.ts';
import { type Language, languageOf, translated } from '../language/foreign-words.ts';
import { isIntroduction } from '../language/introduction.ts';
import { corrected } from '../language/spelling.ts';
import { capitalizedIn, isWord, plainText, titledIn, tokensOf } from '../language/text.ts';
import type { Persona } from '../read-persona.ts';
import { guessOf } from './continued.ts';
import type { Memory } from './memory.ts';
import { nameWords } from './order/persons.ts';
import { knownNames } from './products.ts';
import { withNamedPronoun } from './references.ts';
import * as rules from './rules.ts';

/** A message in the forms that the rules match. */
export interface Message {
  raw: string;
  /** In lower case, in the visitor's language. */
  plain: string;
  /** In English, corrected, without punctuation, with product names. */
  text: string;
  /** The words and marks of the text. */
  tokens: string[];
  /** German, Spanish or French, if it is clear. */
  language: Language | null;
  /** Another language than English, or another alphabet. */
  isForeign: boolean;
  /** The likeliest label of the examples. */
  guess: Guess | null;
  /** The text; for a follow-up ("in fahrenheit?") with the message before it. */
  asked: string;
}

/** From this number of uses in the examples a word is not corrected. A rarer one may be misspelled there. */
const LEAST_USES = 4;
const uses = new Map<string, number>();
for (const line of [...examples.values()].flat()) for (const word of line.split(' ')) uses.set(word, (uses.get(word) ?? 0) + 1);
const ruleWords = Object.values(rules).flatMap(({ source }) => source.replaceAll(/\\[a-z]/g, ' ').match(/[a-z]{4,}/g) ?? []);
const correctWords = new Set([
  ...ruleWords,
  ...[...uses].filter(([, count]) => count >= LEAST_USES).map(([word]) => word),
  ...knownNames.flatMap((name) => name.split(' ')),
]);

/** A message in all its forms; corrected only in English. */
export function readMessage(raw: string, memory: Memory, persona: Persona): Message {
  const plain = isIntroduction(raw, persona.guestName) ? 'hello' : plainText(emojiToWords(raw));
  const { text: english, isForeign } = translated(plain);
  const language = languageOf(plain);
  const loreWords = new Set(persona.lore.flatMap(({ words }) => words.flatMap((word) => word.split(' '))));
  const words = { has: (word: string) => correctWords.has(word) || loreWords.has(word) };
  const names = new Set([...capitalizedIn(raw), ...nameWords([...memory.persons, ...memory.basket.flatMap(({ person }) => person ?? [])])]);
  const titled = titledIn(raw);
  // The correction knows English only.
  const tokens = tokensOf(withNamedPronoun(english, memory)).flatMap((token) =>
    isWord(token) && language === null && !titled.has(token) ? tokensOf(corrected(token, names, words)) : [token],
  );
  const text = tokens.filter(isWord).join(' ');
  return { raw, plain, text, tokens, language, isForeign: isForeign || language !== null, ...guessOf(plain, text, memory) };
}
