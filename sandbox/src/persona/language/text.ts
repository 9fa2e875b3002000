import { readData } from '../data/read-data.ts';

const contractions = readData<[string, string][]>('contractions.yaml').map(([short, full]) => ({ pattern: new RegExp(short, 'g'), full }));

/** Words with a capital letter inside a sentence, in small letters: names, which no correction may change. */
export function capitalizedIn(raw: string): ReadonlySet<string> {
  return new Set((raw.match(/(?<=[a-z,;] )\p{Lu}\p{Ll}+/gu) ?? []).map((word) => word.toLowerCase()));
}

/** Names behind a title, in small letters, which are no misspelled products: "Mr. Choi". */
export function titledIn(raw: string): ReadonlySet<string> {
  return new Set([...raw.matchAll(/\b(?:Mrs|Mr|Ms|Miss|Dr)\.? (\p{Lu}\p{Ll}+)/gu)].map(([, word = '']) => word.toLowerCase()));
}

/** Lower case, normalized quotes and spaces, no invisible characters, contractions expanded. */
export function plainText(text: string): string {
  let plain = text
    .normalize('NFKC')
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[\u2018\u2019\u02BC`]/g, "'")
    .replaceAll(/[\u2013\u2014]/g, ', ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  for (const { pattern, full } of contractions) plain = plain.replace(pattern, full);
  return plain.replaceAll(/\s+/g, ' ').trim();
}

const TOKEN = /[a-z]+\d[a-z0-9]*|\$?\d+(?:[.,]\d+)?%?|[a-z]+(?:'[a-z]+)*|[a-z0-9]+|[,.;:!?]/g;

/** Words, and punctuation that ends a clause. Hyphens separate words; a possessive loses its apostrophe. */
export function tokensOf(plain: string): string[] {
  return (plain.replaceAll(/[-/_]/g, ' ').match(TOKEN) ?? []).map((token) => token.replaceAll("'", ''));
}

export function isWord(token: string): boolean {
  return /[a-z0-9]/.test(token);
}

/** Splits into sentences; the dots of prices and initials do not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["')]?)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Sentences with equal keys count as the same sentence. */
export function sentenceKey(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll(/[^a-z0-9$]+/g, ' ')
    .trim();
}
