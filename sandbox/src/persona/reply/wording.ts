import type { Found } from '../plan/tool-results.ts';

export function listed(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** The grind in words, to be read behind "is" or "in stock". */
export function grindWords(grind: 'ground' | 'whole-bean'): string {
  return grind === 'ground' ? 'ground' : 'as whole beans';
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

function grindsOf(product: Found): string {
  const ready = product.grinds.filter(({ inStock }) => inStock).map(({ grind }) => grindWords(grind));
  if (ready.length > 0) return listed(ready);
  return product.sizes.length > 0 ? `in ${listed(product.sizes)}` : 'ready to send';
}

/** For the placeholders of a line about one product. */
export function wordsOf(product: Found): Record<string, string> {
  const { name, price, weight } = product;
  return {
    name,
    price,
    weight,
    notes: notesOf(product),
    roast: roastOf(product),
    caffeine: caffeineOf(product),
    grinds: grindsOf(product),
    sizes: listed(product.sizes),
  };
}

/** With the first letter in lower case. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "Brunana is a light roast, Master's Blend a dark roast" */
export function perProduct(products: readonly Found[], verb: string, detailOf: (product: Found) => string): string {
  return listed(products.map((product, place) => `${product.name}${place === 0 ? ` ${verb}` : ''} ${detailOf(product)}`));
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
