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

function placeOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}

/** Plain text with products and numbers masked; of several lines at once, too. */
export function masked(plain: string): string {
  return plain
    .replaceAll("'", '')
    .replaceAll(names, ` ${PRODUCT} `)
    .replaceAll(/[$€£]? ?\d+(?:[.,]\d+)?/g, ` ${NUMBER} `);
}

/** Places of the words, pairs of words, and parts of words of a masked text: a misspelled word still shares most of its parts. */
export function featuresOf(text: string): number[] {
  const places = new Set<number>();
  // The first and the last word are pairs, too.
  let before = '';
  for (const word of text.match(/[a-z_]+/g) ?? []) {
    places.add(placeOf(hashFrom(KINDS.word, word)));
    places.add(placeOf(hashFrom(hashFrom(KINDS.pair, before), word)));
    const marked = word.startsWith('_') ? '' : `<${word}>`;
    for (let start = 0; start + PART_LENGTH <= marked.length; start += 1)
      places.add(placeOf(hashFrom(KINDS.part, marked, start, start + PART_LENGTH)));
    before = word;
  }
  if (before !== '') places.add(placeOf(hashFrom(hashFrom(KINDS.pair, before), '')));
  return [...places];
}
