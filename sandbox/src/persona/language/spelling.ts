import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { readData } from '../data/read-data.ts';
import { productWords } from './product-names.ts';

const data = readData<{ shorthand: Record<string, string>; own: string; known: string }>('spelling.yaml');
/** What words are corrected to first: those of the rules and the products, and of flavours, moods and hours. */
const OWN_WORDS = data.own.trim().split(/\s+/);
/** Common words that are never corrected, however similar they are to a word of the lexicon. */
const KNOWN_WORDS = new Set(data.known.trim().split(/\s+/));
const OWN = new Set(OWN_WORDS);
const CANDIDATES = [...OWN_WORDS, ...[...KNOWN_WORDS].filter((word) => word.length > 3 && !OWN.has(word))];

const english = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));

export function isKnownWord(token: string): boolean {
  return english.correct(token) || isOfLexicon(token);
}
function isOfLexicon(token: string): boolean {
  return (
    KNOWN_WORDS.has(token) ||
    OWN.has(token) ||
    /^[$\d]/.test(token) ||
    isKnownStem(token.replace(/(s|es|ed|ing|er|ers|est|ly)$/, '')) ||
    isKnownStem(token.replace(/(ed|ing|er|est)$/, 'e'))
  );
}
function isKnownStem(stem: string): boolean {
  return stem.length > 2 && (KNOWN_WORDS.has(stem) || OWN.has(stem));
}

const corrections = new Map<string, string>();
/** Limit of the cache above: visitors can send unlimited words. */
const MEMO_LIMIT = 5_000;

/** The corrected word, or the token itself; `kept` words are never corrected (names, lore, words of the rules), nor are short words, which are similar to too many others. */
export function correct(token: string, kept: Pick<ReadonlySet<string>, 'has'>): string {
  // "constructor" is a possible word, and a property of every object.
  const short = Object.hasOwn(data.shorthand, token) ? data.shorthand[token] : undefined;
  if (short !== undefined) return short;
  if (token.length < 4 || kept.has(token) || isOfLexicon(token) || !/^[a-z]+$/.test(token)) return token;
  const known = corrections.get(token);
  if (known !== undefined) return known;
  const found = nearest(token);
  const isMeant = (english.correct(token) && !isFormOf(token, found)) || (isProperName(token) && !productWords.has(found));
  const meant = isMeant ? token : found;
  if (corrections.size > MEMO_LIMIT) corrections.clear();
  corrections.set(token, meant);
  return meant;
}

/** "Nina" is of the dictionary, "nina" is not. */
function isProperName(token: string): boolean {
  return !english.correct(token) && english.correct(`${token.charAt(0).toUpperCase()}${token.slice(1)}`);
}

/** The same for a text that has names: of these only misspelled names of products are corrected. */
export function corrected(token: string, names: ReadonlySet<string>, kept: Pick<ReadonlySet<string>, 'has'>): string {
  const meant = correct(token, kept);
  return names.has(token) && !productWords.has(meant) ? token : meant;
}

const SHORTEST_STEM = 5;
/** "Campfires" is a form of "campfire", and "gently" of "gentle"; "weakness" is none of "weakest". */
function isFormOf(one: string, other: string): boolean {
  return other.length <= one.length && other.startsWith(one.slice(0, Math.max(SHORTEST_STEM, one.length - 1)));
}

function nearest(token: string): string {
  const squeezed = token.replaceAll(/(.)\1{2,}/g, '$1');
  if (squeezed !== token && isKnownWord(squeezed)) return squeezed;
  const limit = token.length >= 8 ? 2 : 1;
  let best = token;
  let bestDistance = limit + 1;
  for (const candidate of CANDIDATES) {
    // Errors in the first letter are rare, except for transpositions.
    if (candidate[0] !== token[0] && !(candidate[0] === token[1] && candidate[1] === token[0])) continue;
    const distance = editDistance(token, candidate, bestDistance - 1);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Optimal string alignment: insertions, deletions, replacements and transpositions; stops above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const last = rows[row - 1]!;
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = last[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isTransposed = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const transposed = isTransposed ? rows[row - 2]![column - 2]! + 1 : replaced;
      current.push(Math.min(last[column]! + 1, current[column - 1]! + 1, replaced, transposed));
    }
    if (Math.min(...current) > limit) return limit + 1;
    rows.push(current);
  }
  return rows.at(-1)!.at(-1)!;
}
