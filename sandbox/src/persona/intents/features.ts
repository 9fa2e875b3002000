import { namesByLength } from '../language/product-names.ts';

const PART_LENGTH = 4;
/** One word for every product and one for every number: what is asked does not depend on them. */
const PRODUCT = '_product_';
const NUMBER = '_number_';
const names = new RegExp(String.raw`\b(?:${namesByLength.map(({ name }) => name).join('|')})s?\b`, 'g');

/** Words, pairs of words, and parts of words: a misspelled word still shares most of its parts. */
export function featuresOf(plain: string): string[] {
  const masked = plain
    .replaceAll("'", '')
    .replaceAll(names, ` ${PRODUCT} `)
    .replaceAll(/[$€£]? ?\d+(?:[.,]\d+)?/g, ` ${NUMBER} `);
  const words = masked.match(/[a-z_]+/g) ?? [];
  // The first and the last word are pairs, too.
  const marked = ['', ...words, ''];
  const pairs = words.length === 0 ? [] : marked.slice(1).map((word, place) => `${marked[place]} ${word}`);
  return [...new Set([...words.flatMap((word) => [`=${word}`, ...partsOf(word)]), ...pairs])];
}

function partsOf(word: string): string[] {
  if (word.startsWith('_')) return [];
  const marked = `<${word}>`;
  return Array.from({ length: Math.max(0, marked.length - PART_LENGTH + 1) }, (_, start) => marked.slice(start, start + PART_LENGTH));
}
