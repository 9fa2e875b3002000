import { TASTE_GROUPS, TASTES } from '../language/lexicon.ts';
import type { Found } from '../plan/tool-results.ts';
import type { Wishes } from '../understand/wishes/wishes.ts';

import { tasteWord } from '../language/taste-word.ts';

export function listed(items: string[], last: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** Words that describe rather than name: "salted", "minty". */
function isAdjective(word: string): boolean {
  return /(ed|y)$/.test(word) && !/(honey|cherry|berry)$/.test(word);
}

/** The word of the description for a taste ("plum" for dried fruit), or the default one. */
function noteFor(taste: string, description: string): string {
  const said = (TASTES[taste] ?? []).filter((word) => !isAdjective(word) && new RegExp(String.raw`\b${word}\b`, 'i').test(description));
  return said.toSorted((a, b) => b.length - a.length)[0] ?? tasteWord(taste);
}

/** "smoke and molasses"; for a product without tastes, its description. */
export function notesOf(product: Found): string {
  return product.tastes.length > 0
    ? listed(product.tastes.map((taste) => noteFor(taste, product.description)))
    : product.description.replace(/\.\s.*$|\.$/s, '').toLowerCase();
}

export function caffeineOf(product: Found): string {
  return product.caffeine === 'none' ? 'no caffeine at all' : `${product.caffeine ?? 'unknown'} caffeine`;
}
export function roastOf(product: Found): string {
  return product.roast === null ? 'a roast of its own' : `a ${product.roast} roast`;
}

/** The grinds in stock. */
export function grindsOf(product: Found): string {
  const ready = product.grinds.filter(({ inStock }) => inStock).map(({ grind }) => (grind === 'ground' ? 'ground' : 'as whole beans'));
  if (ready.length > 0) return listed(ready);
  return product.sizes.length > 0 ? `in ${listed(product.sizes)}` : 'ready to send';
}

/** Uses the word of a group for tastes that were requested by it. */
const GROUP_WORDS: Record<string, string> = { sweet: 'sweetness', fruity: 'fruit', bitter: 'bitterness' };

export function tasteWords({ tastes }: Wishes): string[] {
  const groups = Object.entries(TASTE_GROUPS).filter(([, { wanted }]) => wanted.every((taste) => tastes.includes(taste)));
  const covered = new Set(groups.flatMap(([, { wanted }]) => wanted));
  return [...groups.map(([name]) => GROUP_WORDS[name] ?? name), ...tastes.filter((taste) => !covered.has(taste)).map(tasteWord)];
}

export function preferencePhrases(wishes: Wishes): string[] {
  return [...tasteWords(wishes), ...wishes.moods.map((mood) => `a ${mood} mood`)];
}

/** Longest quotation of a visitor in a reply. */
const LONGEST_QUOTE = 60;

/** Words of the visitor for a quotation: without figures, links and marks, which a reply may only have from the shop. */
export function quoteOf(raw: string): string {
  const words = raw
    .replaceAll(/[^\p{L}\s'’-]|\S*[\d@/]\S*/gu, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const short = words.join(' ').slice(0, LONGEST_QUOTE);
  return words.join(' ').length > LONGEST_QUOTE ? `${short.slice(0, short.lastIndexOf(' '))} …` : short;
}
