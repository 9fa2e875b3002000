import type { CatalogSnapshot, Persona } from '../../../catalog/index.ts';
import { indexOf, type Indexed, type Story } from './story-index.ts';
import { DEFINITE, LOOKS, REASON, TO_ALL, TO_ONE, WHY } from './story-questions.ts';
import { allWordsOf, withoutShop, wordsOf } from './story-words.ts';

const LEAST_SCORE = 4;
/** Two telling words, or one with the name of its coffee. */
const LEAST_TELLING = 2;
/** Of a word that is in a seventh of the stories at most, and no name. */
const LEAST_RARITY = 1.9;
const LEAST_RARITY_OF_WHY = 1.2;
const KEY_WEIGHT = 1.5;
/** Of a word that is in no story. */
const UNKNOWN_WEIGHT = 2.5;
const NAMED_POINTS = 2.5;
const HINTED_POINTS = 1;
/** A key alone is enough where it is this much of what was asked. */
const LEAST_COVERAGE = 0.6;

/**
 * The story that a question is about; null if its words are in none. `of` narrows it to one coffee, whose first story is the fallback.
 * Of what several coffees tell, `teller` has its own story.
 */
export function findStory(
  catalog: CatalogSnapshot,
  question: string,
  of: Persona | null = null,
  teller: Persona | null = of,
): Story | null {
  const { entries, rarity, keyRarity } = indexOf(catalog);
  const personas = [...catalog.personas.values()];
  const lower = question.toLowerCase().replaceAll('’', "'");
  const named = of ?? personas.find(({ name }) => lower.includes(name.toLowerCase()));
  const picture = LOOKS.test(question) && !REASON.test(question) && catalog.products.find(({ slug }) => slug === named?.slug);
  if (named !== undefined && picture) return { owner: named, entry: { keys: ['looks'], text: `${picture.altText}.` } };

  const said = wordsOf(question);
  const saidInFull = allWordsOf(question);
  const unnamed = personas.reduce((text, { name }) => text.replaceAll(name.toLowerCase(), ''), lower);
  const asked = [...(of === null ? wordsOf(withoutShop(unnamed)) : said)];
  const called = entries.filter(({ names }) => [...names].some((name) => said.has(name)));
  const callers = new Set(called.map(({ owner }) => owner));
  const calledNames = new Set(called.flatMap(({ names }) => [...names]));
  function mayBeAbout({ owner, words }: Indexed): boolean {
    return called.length === 0 || callers.has(owner) || [...calledNames].some((name) => words.has(name));
  }
  const definite = wordsOf(TO_ALL.test(question) ? question : [...question.matchAll(DEFINITE)].map(([, words]) => words).join(' '));
  const isToOne = TO_ONE.test(question) && !TO_ALL.test(question);
  const leastRarity = WHY.test(question) ? LEAST_RARITY_OF_WHY : LEAST_RARITY;

  function score(indexed: Indexed) {
    const { owner, words, names, shown, isShared } = indexed;
    const met = indexed.keys.filter(({ all }) => [...all].every((word) => saidInFull.has(word)));
    const about = new Set(met.flatMap(({ telling }) => [...telling]));
    const matched = asked
      .filter((word) => words.has(word))
      .map((word) => ({ word, weight: about.has(word) ? KEY_WEIGHT * (keyRarity.get(word) ?? 0) : (rarity.get(word) ?? 0) }));
    const weight = matched.reduce((sum, one) => sum + one.weight, 0);
    const missed = asked.filter((word) => !words.has(word) && !names.has(word));
    const missedWeight = missed.reduce((sum, word) => sum + (rarity.get(word) ?? UNKNOWN_WEIGHT), 0);
    const isCalled = callers.has(owner);
    const isTellers = owner.slug === teller?.slug;
    const isHinted = asked.some((word) => shown.has(word)) || (called.length === 0 && isTellers);
    const isMeant = isShared || (isToOne ? isTellers : met.some(({ all }) => all.size > 1 || [...all].some((word) => definite.has(word))));
    const isCovered = isMeant && matched.some(({ word }) => about.has(word)) && weight >= LEAST_COVERAGE * (weight + missedWeight);
    const telling = matched.filter((one) => one.weight >= leastRarity).length + (isCalled ? 1 : 0);
    const points = weight === 0 ? 0 : weight + (isCalled ? NAMED_POINTS : isHinted ? HINTED_POINTS : 0);
    return { indexed, points, isFound: points >= LEAST_SCORE && (isCovered || telling >= LEAST_TELLING) };
  }

  const [best] = entries
    .filter((indexed) => (of === null ? mayBeAbout(indexed) : indexed.owner.slug === of.slug))
    .map(score)
    .toSorted((one, other) => other.points - one.points);
  return best !== undefined && (of !== null || best.isFound) ? best.indexed : null;
}
