import { formatCents } from '../../../platform/lib/money.ts';
import type { SearchWish } from './search-catalogue.ts';
import type { Vocabulary } from '../catalog-snapshot.ts';
import { allergensOf } from '../allergens.ts';
import { type HardWishes, inWords, isNothingRuledOut, withHealth } from '../wishes/hard-wishes.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import { entryOf, GROUPS, groupOf, SPELLINGS, tasteOf } from '../wishes/taste-words.ts';
import type { Roast } from '../search-words.ts';

/** A typed text as filters, the words left to search for, and the filters as text. */
export interface Phrase {
  wish: SearchWish;
  words: string;
  understood: string[];
}

/** Tastes whose word alone would sound odd after "no". */
const IN_WORDS: Readonly<Record<string, string>> = { nut: 'nuts', berry: 'berries', 'dried-fruit': 'dried fruit' };

/** Polite and joining words; they would match half the catalogue. */
const FILLERS = new Set(
  'a an and any anything blend but can cup for give i in is it like me my of on one or please roast roasts some something taste tastes than that the to want with'.split(
    ' ',
  ),
);

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
  const read = readWishes(text, vocabulary);
  const said = withHealth(read, read.health);
  addHardWishes(wish, said);
  for (const words of inWords(said)) if (!isUnderstood(words, understood)) understood.push(words);
  const isRuledOut = !isNothingRuledOut(said);
  const words = rest
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word) && !(isRuledOut && isWishWord(word, wish, vocabulary)))
    .flatMap(toShelfWords);
  return { wish, words: words.join(' '), understood };
}

/** Adds what the reader of wishes understood; what stands there already is not softened. */
function addHardWishes(wish: SearchWish, said: HardWishes): void {
  const exclude = [...new Set([...(wish.exclude ?? []), ...said.exclude])];
  if (exclude.length > 0) wish.exclude = exclude;
  if (said.allergens.length > 0) wish.allergens = said.allergens;
  if (said.maxPriceCents !== null) wish.maxPriceCents ??= said.maxPriceCents;
  if (said.maxCaffeine === 'none') wish.caffeine = 'none';
  else if (said.maxCaffeine !== null && !wish.caffeine) wish.maxCaffeine ??= said.maxCaffeine;
}

/** The readers of this file name a group or a limit in fewer words. */
function isUnderstood(words: string, understood: readonly string[]): boolean {
  if (words.startsWith('up to ')) return understood.some((one) => /^(?:up to|under) /.test(one));
  if (/nuts?$/.test(words) && understood.includes('no nuts')) return true;
  if (words.endsWith('at most')) return understood.some((one) => one.endsWith('at most'));
  return (
    understood.includes(words) || (understood.some((one) => /^no (?:sweetness|bitterness|fruit)$/.test(one)) && words.startsWith('no '))
  );
}

const REFUSAL_WORDS = new Set(
  "no not without never nothing over more any at all i'm im am allergic allergy allergies intolerant cannot can can't must have having has drink eat son daughter wife husband reacts react make makes throat swell up bucks dollars budget spend only please keine kein ohne sin sans bitte hate avoid free of caffeine decaf decaffeinated doctor says heart condition pregnant".split(
    ' ',
  ),
);
/** What is part of a wish that was read is not searched for as well. */
function isWishWord(word: string, { exclude }: SearchWish, vocabulary: Vocabulary): boolean {
  return (
    REFUSAL_WORDS.has(word) ||
    allergensOf(word).length > 0 ||
    /^[$\d.]+$/.test(word) ||
    (exclude ?? []).includes(tasteOf(word, vocabulary) ?? '')
  );
}
