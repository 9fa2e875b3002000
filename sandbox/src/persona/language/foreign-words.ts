import { readData } from '../data/read-data.ts';

export type Language = 'de' | 'es' | 'fr';
const data = readData<{ phrases: Record<string, string>; frequent: Record<Language, string>; alsoEnglish: string }>('foreign.yaml');
const phrases = Object.entries(data.phrases).map(([english, words]) => ({ english, pattern: new RegExp(`\\b(${words})\\b`, 'g') }));
const frequent = Object.entries(data.frequent).map(([language, words]) => ({
  language: language as Language,
  words: new Set(words.split(/\s+/)),
}));
/** Also English words or parts of English contractions: they count only beside others. */
const alsoEnglish = new Set(data.alsoEnglish.split(' '));
const WEAK = /^(with|without|something|mild|strong|sweet|coffee|hello|thanks|please)$/;
const COURTESIES = /^(hello|thanks|please)$/;
/** Share of frequent words from which a message is in that language. */
const LEAST_SHARE = 0.3;

/** Translates known words to English, after accents are removed; another alphabet counts as foreign and stays unchanged. */
export function translated(plain: string): { text: string; isForeign: boolean } {
  const letters = plain.match(/\p{L}/gu) ?? [];
  const strange = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (letters.length > 0 && strange * 2 > letters.length) return { text: plain, isForeign: true };
  let known = 0;
  let isCourteous = false;
  const text = phrases.reduce(
    (rest, { english, pattern }) =>
      rest.replaceAll(pattern, () => {
        known += WEAK.test(english) ? 1 : 2;
        isCourteous ||= COURTESIES.test(english);
        return english;
      }),
    plain,
  );
  const isForeign = known >= 2;
  return { text: isForeign || isCourteous ? text : plain, isForeign };
}

/** The language of a message without accents, or null for English and for doubt. */
export function languageOf(plain: string): Language | null {
  const said = plain.match(/[a-z]+/g) ?? [];
  const [best] = frequent
    .map(({ language, words }) => {
      const known = said.filter((word) => words.has(word));
      return { language, strong: known.filter((word) => !alsoEnglish.has(word)).length, all: known.length };
    })
    .toSorted((a, b) => b.strong - a.strong || b.all - a.all);
  const isClear = best !== undefined && best.strong > 0 && best.all >= Math.min(2, said.length);
  return isClear && best.all / said.length >= LEAST_SHARE ? best.language : null;
}
