import type { Found } from '../plan/tool-results.ts';
import type { Wishes } from '../understand/wishes/wishes.ts';
import { grindWords, tasteWord } from '../language/product-words.ts';

export function listed(items: string[], last: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** "smoke and molasses"; for a product without tastes, its description. */
export function notesOf(product: Found): string {
  return product.notes.length > 0 ? listed(product.notes) : product.description.replace(/\.\s.*$|\.$/s, '').toLowerCase();
}

export function caffeineOf(product: Found): string {
  return product.caffeine === 'none' ? 'no caffeine at all' : `${product.caffeine ?? 'unknown'} caffeine`;
}
export function roastOf(product: Found): string {
  return product.roast === null ? 'a roast of its own' : `a ${product.roast} roast`;
}

export function grindsOf(product: Found): string {
  const ready = product.grinds.filter(({ inStock }) => inStock).map(({ grind }) => grindWords(grind));
  if (ready.length > 0) return listed(ready);
  return product.sizes.length > 0 ? `in ${listed(product.sizes)}` : 'ready to send';
}

/** Uses the word of a group for tastes that were requested by it. */
export function tasteWords({ tastes, groups: named }: Wishes): string[] {
  const groups = named.filter(({ wanted }) => wanted.every((taste) => tastes.includes(taste)));
  const covered = new Set(groups.flatMap(({ wanted }) => wanted));
  return [...groups.map(({ label }) => label), ...tastes.filter((taste) => !covered.has(taste)).map(tasteWord)];
}

export function preferencePhrases(wishes: Wishes): string[] {
  return [...tasteWords(wishes), ...wishes.moods.map((mood) => `a ${mood} mood`)];
}

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
