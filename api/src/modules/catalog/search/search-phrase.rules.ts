import type { Vocabulary } from '../catalog-snapshot.ts';
import { allergensOf } from '../allergens.ts';
import { conditionWords } from '../wishes/condition-words.ts';
import { readClauses, type ReadClause, type ReadMention } from '../wishes/read-clauses.ts';
import { readRequest } from '../wishes/read-request.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import { TASTE_GROUPS } from '../wishes/wish-words.ts';
import type { SearchWish } from './search-catalogue.ts';

/** A typed text as filters, the words left to search for, and the filters as text. */
export interface Phrase {
  wish: SearchWish;
  words: string;
  understood: string[];
}

/** Polite and joining words; they would match half the catalogue. */
const FILLERS = new Set(
  'a an and any anything blend but can coffee coffees cup for give i in is it like me my of on one or please roast roasts some something taste tastes than that the to want with'.split(
    ' ',
  ),
);
/** What belongs to a condition that was read is not searched for as well. */
const CONDITION_WORDS = new Set(
  "no not without never nothing over under below less cheaper up most max more any at all i'm im am allergic allergy allergies intolerant cannot can can't must have having has drink eat son daughter wife husband reacts react make makes throat swell bucks dollars budget spend only please avoid free of too very so but except minus doctor says heart condition pregnant".split(
    ' ',
  ),
);

/** What a marked word is searched for as; conditions are filters, and no words. */
function toSearchWords({ kind, value, said, isRefused }: ReadMention): string[] {
  if (isRefused) return [];
  if (kind === 'group') return TASTE_GROUPS[value]!.wanted;
  if (kind === 'mild') return said === '' ? [] : [said];
  return kind === 'taste' || kind === 'mood' ? [said === '' ? value : said] : [];
}

/** The words of a clause that say what to look for. */
function wordsOf({ text, mentions }: ReadClause, hasConditions: boolean): string[] {
  const queue = [...mentions];
  return text.split(' ').flatMap((word) => {
    if (word.startsWith('@')) return toSearchWords(queue.shift()!);
    if (FILLERS.has(word) || !/[\p{L}\p{N}]/u.test(word)) return [];
    return hasConditions && (CONDITION_WORDS.has(word) || allergensOf(word).length > 0 || /^[$\d.]+$/.test(word)) ? [] : [word];
  });
}

/** Reads a search phrase: conditions ("no caffeine", "without nuts", "under $17") are met or the product is out, as in the chat. */
export function readPhrase(text: string, vocabulary: Vocabulary): Phrase {
  const request = readRequest(text, vocabulary);
  const hard = readWishes(text, vocabulary);
  const { exclude, caffeine, maxCaffeine, isDecafRefused, maxPriceCents, grind, category, roast, refusedRoasts } = request;
  const wish: SearchWish = {
    ...(exclude.length > 0 && { exclude }),
    ...(hard.allergens.length > 0 && { allergens: hard.allergens }),
    ...(caffeine !== null && { caffeine }),
    ...(maxCaffeine !== null && maxCaffeine !== 'high' && { maxCaffeine }),
    ...(isDecafRefused && { isDecafRefused }),
    ...(maxPriceCents !== null && { maxPriceCents }),
    ...(grind !== null && { grind }),
    ...((category !== null || /\bcoffees?\b/i.test(text)) && { category: category ?? 'beans' }),
    ...(roast !== null && { roast }),
    ...(refusedRoasts.length > 0 && { refusedRoasts }),
  };
  const understood = conditionWords(request, hard.allergens);
  const words = readClauses(text).flatMap((clause) => wordsOf(clause, understood.length > 0));
  return { wish, words: [...new Set(words)].join(' '), understood };
}
