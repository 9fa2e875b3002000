/** Contractions, expanded so that rules and negation handle one form only. */
const CONTRACTIONS: [RegExp, string][] = [
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must)n'?t\b/g, '$1 not'],
  [/\b(what|who|where|how|when|why|it|that|there|he|she|here|which)'s\b/g, '$1 is'],
  [/\b(what|who|where|how)s\b/g, '$1 is'],
  [/\bits (?=(a|an|the|not|my|too|so|very|really|bitter|sour|weak|strong|cold|hot|raining|late|been|for|going|\d)\b)/g, 'it is '],
  [/\bi'?m\b/g, 'i am'],
  [/\b(i|you|we|they)'(ve)\b/g, '$1 have'],
  [/\b(i|you|he|she|we|they|it|that)'(ll)\b/g, '$1 will'],
  [/\b(i|you|he|she|we|they|it)'(d)\b/g, '$1 would'],
  [/\b(you|we|they)'(re)\b/g, '$1 are'],
  [/\blet'?s\b/g, 'let us'],
  [/\by'?all\b/g, 'you all'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/\b/g, 'with'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'got to'],
  [/\bgimme\b/g, 'give me'],
  [/\blemme\b/g, 'let me'],
];

/** Lower case, normalized quotes and spaces, no invisible characters, contractions expanded. */
export function plainText(text: string): string {
  let plain = text
    .normalize('NFKC')
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[\u2018\u2019\u02BC`]/g, "'")
    .replaceAll(/[\u2013\u2014]/g, ', ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  for (const [pattern, full] of CONTRACTIONS) plain = plain.replace(pattern, full);
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
