import type { Vocabulary } from '../catalog-snapshot.ts';

/** Other ways to write the shop's words. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  cosy: 'cozy',
  chocolatey: 'chocolate',
  chocolaty: 'chocolate',
  choc: 'chocolate',
  cocoa: 'chocolate',
  creamy: 'cream',
  minty: 'mint',
  peppermint: 'mint',
  nutty: 'nut',
  peanut: 'nut',
  hazelnut: 'nut',
  walnut: 'nut',
  salty: 'salt',
  smoky: 'smoke',
  spicy: 'spice',
  cinnamon: 'spice',
  tropic: 'tropical',
};

/** Words for several tastes at once. What one may not like is wider than what one asks for. */
export const GROUPS: Readonly<Record<string, { wanted: readonly string[]; shunned: readonly string[] }>> = {
  fruit: { wanted: ['berry', 'citrus', 'dried-fruit', 'tropical'], shunned: ['berry', 'citrus', 'dried-fruit', 'tropical'] },
  // Dried fruit is as sweet as bread, and black molasses bitter rather than sweet: both stay.
  sweetness: { wanted: ['chocolate', 'caramel', 'honey'], shunned: ['chocolate', 'caramel', 'honey', 'cream', 'tropical', 'berry'] },
  bitterness: { wanted: ['smoke', 'molasses'], shunned: ['smoke'] },
};
const GROUP_WORDS: Readonly<Record<string, string>> = {
  fruits: 'fruit',
  fruity: 'fruit',
  sweet: 'sweetness',
  sugary: 'sweetness',
  sugar: 'sweetness',
  bitter: 'bitterness',
};
/** A visitor may type what every object has ("constructor"), so only own entries count. */
export function entryOf<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
export function groupOf(word: string): string | null {
  return [word, entryOf(GROUP_WORDS, word) ?? ''].find((name) => Object.hasOwn(GROUPS, name)) ?? null;
}

/** The shop's word for a taste that the visitor names, in whatever number or spelling; null for anything else. */
export function tasteOf(word: string, { tastes }: Vocabulary): string | null {
  const forms = [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')];
  return forms.flatMap((form) => [form, entryOf(SPELLINGS, form) ?? '']).find((form) => tastes.has(form)) ?? null;
}
