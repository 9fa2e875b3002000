import { formatCents } from '../../../platform/lib/money.ts';
import type { SearchWish } from './search-catalogue.ts';
import type { Vocabulary } from '../catalog-snapshot.ts';
import type { Roast } from './search-words.ts';

/** A typed text as filters, the words left to search for, and the filters as text. */
export interface Phrase {
  wish: SearchWish;
  words: string;
  understood: string[];
}

/** Other ways to write the shop's words. */
const SPELLINGS: Readonly<Record<string, string>> = {
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
const GROUPS: Readonly<Record<string, { wanted: readonly string[]; shunned: readonly string[] }>> = {
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
function entryOf<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
function groupOf(word: string): string | null {
  return [word, entryOf(GROUP_WORDS, word) ?? ''].find((name) => Object.hasOwn(GROUPS, name)) ?? null;
}

/** Tastes whose word alone would sound odd after "no". */
const IN_WORDS: Readonly<Record<string, string>> = { nut: 'nuts', berry: 'berries', 'dried-fruit': 'dried fruit' };

/** Polite and joining words; they would match half the catalogue. */
const FILLERS = new Set(
  'a an and any anything blend but can cup for give i in is it like me my of on one or please roast roasts some something taste tastes than that the to want with'.split(
    ' ',
  ),
);

/** The shop's word for a taste that the visitor names, in whatever number or spelling; null for anything else. */
function tasteOf(word: string, { tastes }: Vocabulary): string | null {
  const forms = [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')];
  return forms.flatMap((form) => [form, entryOf(SPELLINGS, form) ?? '']).find((form) => tastes.has(form)) ?? null;
}

/** What a word that must not be tasted rules out, and how to say so; null for words that are no taste. */
function ruledOutBy(word: string, vocabulary: Vocabulary): { tastes: readonly string[]; inWords: string } | null {
  const group = groupOf(word);
  if (group !== null) return { tastes: GROUPS[group]!.shunned, inWords: `no ${group}` };
  const taste = tasteOf(word, vocabulary);
  return taste === null ? null : { tastes: [taste], inWords: `no ${IN_WORDS[taste] ?? taste}` };
}

/** The word as the catalogue spells it. */
function toShelfWords(word: string): readonly string[] {
  const group = groupOf(word);
  return group === null ? [entryOf(SPELLINGS, word) ?? word] : GROUPS[group]!.wanted;
}

type Reader = [pattern: RegExp, read: (match: RegExpExecArray, wish: SearchWish, vocabulary: Vocabulary) => string | null];

/** Tried in this order, each on what the earlier ones left; null says that the words meant something else after all. */
const READERS: Reader[] = [
  [
    /\b(?:(?:no|without|zero)[ -]caffeine|caffeine[ -]free|decaf(?:feinated)?(?! destiny))\b/g,
    (_match, wish) => ((wish.caffeine = 'none'), 'no caffeine'),
  ],
  [/\b(?:low|less|little)[ -]caffeine\b/g, (_match, wish) => ((wish.maxCaffeine = 'low'), 'little caffeine at most')],
  [/\b(?:high|much|most|strong)[ -]caffeine\b/g, (_match, wish) => ((wish.caffeine = 'high'), 'much caffeine')],
  [
    /\b(under|below|less than|cheaper than|up to|at most|max) ?\$? ?(\d{1,4})(?:\.(\d\d))?(?: dollars?)?(?![\d.])/g,
    ([, word = '', dollars = '', cents = '00'], wish) => {
      const limit = Number(dollars) * 100 + Number(cents);
      wish.maxPriceCents = /up to|at most|max/.test(word) ? limit : limit - 1;
      return `${wish.maxPriceCents === limit ? 'up to' : 'under'} ${formatCents(limit)}`;
    },
  ],
  [
    /\b(?:no|not|without|minus|except) (?:(?:too|very|so) )?([a-z-]+)|\b([a-z]+)[ -]free\b/g,
    ([, after, before], wish, vocabulary) => {
      const ruledOut = ruledOutBy(after ?? before ?? '', vocabulary);
      if (ruledOut === null) return null;
      wish.exclude = [...(wish.exclude ?? []), ...ruledOut.tastes];
      return ruledOut.inWords;
    },
  ],
  [
    /\b(light|medium(?:[ -]dark)?|dark) roasts?\b/g,
    ([, roast = ''], wish) => ((wish.roast = roast.replace(' ', '-') as Roast), `${roast.replace(' ', '-')} roast`),
  ],
  [/\bwhole[ -]beans?\b/g, (_match, wish) => ((wish.grind = 'whole-bean'), 'whole bean in stock')],
  [/\bground\b/g, (_match, wish) => ((wish.grind = 'ground'), 'ground in stock')],
  [/\bcoffees?\b/g, (_match, wish) => ((wish.category = 'beans'), null)],
];

/** Reads a search phrase: hard wishes ("no caffeine", "without nuts", "under $17") are met or the product is out, as in the chat. */
export function readPhrase(text: string, vocabulary: Vocabulary): Phrase {
  const wish: SearchWish = {};
  const understood: string[] = [];
  let rest = text.toLowerCase().replace(/[’']/g, "'").replace(/\s+/g, ' ').trim();
  for (const [pattern, read] of READERS)
    rest = rest.replace(pattern, (...parts) => {
      const before = JSON.stringify(wish);
      const words = read(parts as unknown as RegExpExecArray, wish, vocabulary);
      if (words !== null && !understood.includes(words)) understood.push(words);
      return JSON.stringify(wish) === before && words === null ? parts[0] : ' ';
    });
  const words = rest
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word))
    .flatMap(toShelfWords);
  return { wish, words: words.join(' '), understood };
}
