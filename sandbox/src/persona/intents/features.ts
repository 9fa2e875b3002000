import { hashFrom } from '../language/hash.ts';
import { namesByLength } from '../language/product-names.ts';

/** Features are hashed to so many places; a few share one, which training makes good. */
export const PLACES = 1 << 16;
const PART_LENGTH = 4;
/** One word for every product and one for every number: what is asked does not depend on them. */
const PRODUCT = '_product_';
const NUMBER = '_number_';
const names = new RegExp(String.raw`\b(?:${namesByLength.map(({ name }) => name).join('|')})s?\b`, 'g');

/** Every kind of feature has a hash of its own. */
const KINDS = { word: 1, part: 2, pair: 3 };

function placeOf(hash: number, places: number): number {
  return (hash ^ (hash >>> 15)) & (places - 1);
}

/** Plain text with products and numbers masked; of several lines at once, too. */
export function masked(plain: string): string {
  return plain
    .replaceAll("'", '')
    .replaceAll(names, ` ${PRODUCT} `)
    .replaceAll(/[$€£]? ?\d+(?:[.,]\d+)?/g, ` ${NUMBER} `);
}

/** The words of a masked text. */
export function wordsOf(text: string): string[] {
  return text.match(/[a-z_]+/g) ?? [];
}

/** The text that last had a feature at a place, as its number: one array in place of a set for each of the texts. */
const lastAt = new Int32Array(PLACES);
let textNumber = 0;

/**
 * Places of words, pairs of words, and parts of words: a misspelled word still shares most of its parts.
 * `count` is the number of places: a power of two, PLACES at most.
 */
export function featuresOf(words: readonly string[], count = PLACES): number[] {
  const places: number[] = [];
  textNumber += 1;
  function add(hash: number): void {
    const place = placeOf(hash, count);
    if (lastAt[place] !== textNumber) places.push(place);
    lastAt[place] = textNumber;
  }
  // The first and the last word are pairs, too.
  let before = '';
  for (const word of words) {
    add(hashFrom(KINDS.word, word));
    add(hashFrom(hashFrom(KINDS.pair, before), word));
    const marked = word.startsWith('_') ? '' : `<${word}>`;
    // A part as long as that is the word itself.
    if (marked.length > PART_LENGTH)
      for (let start = 0; start + PART_LENGTH <= marked.length; start += 1) add(hashFrom(KINDS.part, marked, start, start + PART_LENGTH));
    before = word;
  }
  if (before !== '') add(hashFrom(hashFrom(KINDS.pair, before), ''));
  return places;
}
