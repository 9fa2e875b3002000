import type { Category, Grind } from '../catalog.entity.ts';
import type { Vocabulary } from '../catalog-snapshot.ts';
import type { Roast } from '../search-words.ts';
import { allowedNuts, unique, withHealth } from './hard-wishes.ts';
import { type Flavour, withFlavours } from './flavours.ts';
import { type ReadClause, readClauses, type ReadMention } from './read-clauses.ts';
import { readWishes } from './read-wishes.ts';
import { toPlainEnglish } from './language/plain-english.ts';
import { type CaffeineRequest, readCaffeine } from './request-caffeine.ts';
import { isNotCoffee } from './not-coffee.ts';
import { isOfTwoStrengths, withoutPartConditions } from './parts/several-parts.ts';
import { isDropped, isRoastAllowed } from './refused-phrases.ts';
import { MILDEST, SMOOTH, TASTE_GROUPS, WEAK } from './wish-words.ts';

/** What one message asks for. Moods, tastes and words are preferences; everything else is a condition. */
export interface ProductRequest extends CaffeineRequest {
  moods: string[];
  tastes: string[];
  /** Flavours as the visitor names them, in addition to their tastes: "hazelnut" beside nut. */
  words: string[];
  exclude: string[];
  maxPriceCents: number | null;
  grind: Grind | null;
  category: Category | null;
  refusedRoasts: Roast[];
  /** Takes back what was ruled out before: "forget the budget", "I can have nuts after all". */
  lifts: boolean;
}

/** "Strong in taste" says nothing of caffeine. */
const OF_TASTE = /@strong\w*(?: ,)? (?:in|on|by)(?: the| its)? (?:taste|flavou?r)/;

const HEAVY: ReadonlySet<string> = new Set(['dark', 'medium-dark', 'smoke', 'molasses', 'high']);

function noRequest(): ProductRequest {
  return {
    moods: [],
    tastes: [],
    words: [],
    exclude: [],
    caffeine: null,
    maxCaffeine: null,
    isDecafRefused: false,
    maxPriceCents: null,
    grind: null,
    category: null,
    roast: null,
    refusedRoasts: [],
    lifts: false,
  };
}

/** "Is yours a dark roast?" asks for a fact. */
const ASKS_ROAST =
  /^(?:(?:and|but|so|ok) )*(?:is|are|was) (?!there\b)(?:(?:\w+ \w+ )+|(?:\w+ \w+ )*(?:yours?|you|it|that|this|he|she|they) (?:\w+ \w+ )*)(?:an? )?@?(?:dark|light|medium) roasts?(?= ?$)/;

function addMention(request: ProductRequest, { kind, value, said, phrase, isRefused }: ReadMention): void {
  const group = kind === 'group' ? TASTE_GROUPS[value] : undefined;
  if (group) {
    (isRefused ? request.exclude : request.tastes).push(...(isRefused ? group.shunned : group.wanted));
    if (isRefused && group.isPlainWithout) request.tastes.push(...TASTE_GROUPS['plain']!.wanted);
  } else if (kind === 'taste') {
    (isRefused ? request.exclude : request.tastes).push(value);
    if (!isRefused && said !== '') request.words.push(said);
  } else if (kind === 'mood' && !isRefused) {
    request.moods.push(value);
    if (said !== '') request.words.push(said);
  } else if (kind === 'roast' && isRefused) request.refusedRoasts.push(value as Roast);
  else if (kind === 'roast') {
    request.roast = value as Roast;
    if (said !== '') request.words.push(said);
  } else if (kind === 'category' && !isRefused) request.category = value as Category;
  else if ((kind === 'mild' && !isRefused) || (kind === 'strong' && isRefused)) {
    request.maxCaffeine ??= MILDEST.has(phrase) ? 'low' : 'medium';
    request.refusedRoasts.push('dark');
    if (kind === 'mild' && said !== '') request.words.push(said);
  }
}

/** "Strong but smooth", "a smooth dark roast": beside these, a word for mildness is about the taste. */
function isOfHeavyCoffee({ kind, value }: ReadMention): boolean {
  return kind === 'strong' || ((kind === 'roast' || kind === 'taste' || kind === 'cue') && HEAVY.has(value));
}

/** "Sweet caramel" is caramel: a taste that is named says which of a group is meant. */
function withoutVagueGroups(mentions: readonly ReadMention[]): ReadMention[] {
  const tastes = mentions.filter(({ kind, isRefused }) => kind === 'taste' && !isRefused).map(({ value }) => value);
  return mentions.filter(
    ({ kind, value, isRefused }) => kind !== 'group' || isRefused || !TASTE_GROUPS[value]?.wanted.some((taste) => tastes.includes(taste)),
  );
}

/** The grind that is asked for; a refused one asks for the other, and both named are none. */
function grindOf(mentions: readonly ReadMention[]): Grind | null {
  const named = mentions.filter(({ kind }) => kind === 'grind');
  const asked = named.filter(({ isRefused }) => !isRefused).map(({ value }) => value as Grind);
  const wanted = new Set(asked.length > 0 ? asked : named.map(({ value }): Grind => (value === 'ground' ? 'whole-bean' : 'ground')));
  return wanted.size === 1 ? [...wanted][0]! : null;
}

function isStrongestAsked(text: string, mentions: readonly ReadMention[]): boolean {
  return /@strongest\b/.test(text) && mentions.some(({ phrase, isRefused }) => phrase === 'strongest' && !isRefused);
}

/** "Something strong" means caffeine, unless a taste or a level says otherwise; "stronger" does beside a taste, too. */
function readStrength(request: ProductRequest, read: readonly ReadClause[], isForSeveral: boolean): void {
  const all = read.flatMap(({ mentions }) => mentions);
  const isStrongRefused = all.some(({ kind, isRefused }) => kind === 'strong' && isRefused);
  const isAsked = all.some(
    ({ kind, phrase, isRefused }) => (kind === 'strong' && !isRefused) || (WEAK.has(phrase) && isRefused && !isStrongRefused),
  );
  if (!isAsked) return;
  const isCompared = read.some(({ text }) => /@stronger\b/.test(text));
  const isOnlyWish = request.tastes.length === 0 && !isForSeveral && !read.some(({ text }) => OF_TASTE.test(text));
  if ((isOnlyWish || isCompared) && request.caffeine === null && request.maxCaffeine === null) request.caffeine = 'high';
  else if (request.caffeine !== 'high') {
    request.moods.push('determined');
    // "The strongest nutty one": at most "high" is no condition, but replaces an earlier wish for a mild coffee.
    if (request.caffeine === null && read.some(({ text, mentions }) => isStrongestAsked(text, mentions))) request.maxCaffeine ??= 'high';
  }
}

/**
 * What a message asks for, in English and, as far as conditions go, in German, Spanish and French. The one reader of the
 * search, the quiz's texts and the chat. What is ruled out comes from `readWishes`, which the chat's guard uses, too. `asked`: flavours
 * that other messages of the talk name.
 */
export function readRequest(message: string, vocabulary: Vocabulary, asked: readonly Flavour[] = []): ProductRequest {
  const request = noRequest();
  const read = readClauses(message);
  const isHeavy = read.some(({ mentions }) => mentions.some((mention) => !mention.isRefused && isOfHeavyCoffee(mention)));
  for (const { text, isQuestion, mentions } of read)
    for (const mention of withoutVagueGroups(mentions)) {
      const isAsked = isQuestion && mention.kind === 'roast' && ASKS_ROAST.test(text);
      if (!isAsked && !isRoastAllowed(mention, text) && !isDropped(mention, text) && (!isHeavy || !SMOOTH.has(mention.phrase)))
        addMention(request, mention);
    }
  const all = read.flatMap(({ mentions }) => mentions);
  readCaffeine(request, read);
  const plain = toPlainEnglish(message);
  const isOfTwo = isOfTwoStrengths(plain);
  const isForSeveral = withoutPartConditions(plain) !== plain || isOfTwo;
  // One dark and one mild: neither is a condition of the other.
  if (isOfTwo) Object.assign(request, { roast: null, refusedRoasts: [], maxCaffeine: null });
  readStrength(request, read, isForSeveral);
  const hard = readWishes(message, vocabulary);
  const fineNuts = allowedNuts(hard, hard.health);
  const { exclude, maxCaffeine, isDecafRefused, maxPriceCents } = withHealth(hard, hard.health, fineNuts);
  const { lifted } = hard;
  const wanted = [...lifted.tastes, ...(fineNuts.length > 0 ? ['nut'] : [])];
  const refused = unique([...request.exclude.filter((taste) => !wanted.includes(taste)), ...hard.exclude]);
  const { flavours } = hard;
  const ruledOut = unique([
    ...withFlavours(refused, flavours.refused, [...flavours.asked, ...asked]),
    ...exclude.filter((taste) => !refused.includes(taste) || hard.health.tastes.includes(taste)),
  ]);
  // "The lowest caffeine that is not decaf" is a low one.
  const beside = /\b(?:least|lowest)\b/.test(plain) ? 'low' : null;
  const isAtMost = request.caffeine === 'medium' && maxCaffeine === 'medium';
  const caffeine = isForSeveral || isAtMost ? null : request.caffeine === 'none' && isDecafRefused ? beside : request.caffeine;
  return {
    ...request,
    roast: request.roast !== null && hard.refusedRoasts.includes(request.roast) ? null : request.roast,
    moods: unique(request.moods),
    // What is both asked for and ruled out is ruled out.
    tastes: unique(request.tastes).filter((taste) => !ruledOut.includes(taste)),
    words: unique(request.words),
    exclude: ruledOut,
    caffeine: maxCaffeine === 'none' ? 'none' : caffeine,
    category: request.category ?? (isNotCoffee(plain) ? 'merchandise' : null),
    isDecafRefused: maxCaffeine !== 'none' && !isForSeveral && (request.isDecafRefused || isDecafRefused),
    maxCaffeine: maxCaffeine === 'none' ? request.maxCaffeine : (maxCaffeine ?? request.maxCaffeine),
    refusedRoasts: unique([...request.refusedRoasts, ...(isOfTwo ? [] : hard.refusedRoasts)]),
    grind: grindOf(all),
    maxPriceCents,
    lifts: lifted.isBudget || lifted.isCaffeine || lifted.isAllergy || lifted.allergens.length + lifted.own.length > 0,
  };
}
