import type { Vocabulary } from '../catalog-snapshot.ts';
import { type Allergen, allergensOf } from '../allergens.ts';
import { noHardWishes, noHealthWishes, type WishChange } from './hard-wishes.ts';
import { toPlainEnglish } from './plain-english.ts';
import { readBudget } from './read-budget.ts';
import { type Mention, refusedMentions } from './refused-mentions.ts';
import { clausesIn } from './sentences.ts';
import { groupOf, tasteOf } from './taste-words.ts';

/** A body that reacts, or somebody who has forbidden it. */
const HEALTH =
  /\b(allerg\w*|intoleran\w*|reacts?( badly| strongly)?( to)?\b(?! (?:well|happily))|reaction|swells?|swelling|swollen|hives|rash|itch\w*|anaphyla\w*|epi ?-?pen|(?:close|closes|tighten\w*) (?:up )?(?:my|his|her|the|their) throat|throat|wheez\w*|can not breathe|hospital|emergency room|doctor|cardiologist|sick|ill|deadly|kills?|could die|would die|coeliac|celiac|medical\w*|sensitiv\w*|palpitations|heart condition|pregnant|makes? (?:me|him|her|them|us) (?:shake|shaky|jittery|anxious|dizzy|nauseous)|(?:can not|must not|may not|should not) (?:ever )?(?:have|eat|drink|take|tolerate|digest|touch|consume)|can not (?:tolerate|handle|process)|(?:not|never) allowed)\b/;
/** Illnesses for which the shop leaves out caffeine by itself. */
const HEART =
  /\b(?:heart (?:condition|problems?|disease|failure|issues?|trouble|patient|rhythm|defect|murmur|arrhythmia)|(?:weak|bad|dodgy|sick) heart|arrh?ythmia|atrial fibrillation|a-?fib|tachycardia|palpitations|pace ?maker|(?:am|is|i'm|i am|be|while|wife is|she is) (?:\w+ )?(?:pregnant|breast ?feeding)|expecting a baby|heart attack (?:last|two|three|a) )\b/;
const NOT_HEART = /\b(?:not|no longer|never) (?:\w+ ){0,3}(?:heart condition|pregnant|breast ?feeding|arrh?ythmia|palpitations)\b/;
/** "One decaf for my mum and something strong for my dad": the decaf is one of two things wanted. */
const FOR_SEVERAL = /\bfor (?:my |the |a |an |his |her |our )?\w+.*(?:\band\b|,|\bplus\b).*\bfor (?:my |the |a |an |his |her |our )?\w+/;
const LOW_CAFFEINE =
  /(?<!\beven (?:a |the )?)\b(?:low|lower|less|little|reduced|light on|low in|not (?:(?:too|so|that|very) )?(?:much|high in|strong in)|not a lot of)[ -](?:\w+ )?@caffeine\b/;
const CAFFEINE_WANTED =
  /\b(?:with|more|much|lots of|tons of|extra|maximum|most|high|some|full|need|want) (?:the )?@caffeine\b|\b@caffeinated\b/;

/** A sentence with its mentions marked: "@nuts". */
interface Sentence {
  text: string;
  mentions: Mention[];
  isQuestion: boolean;
}

function toMention(word: string, vocabulary: Vocabulary): Mention | null {
  if (/^caffeine$/.test(word)) return { word, kind: 'caffeine', allergens: [], tastes: [] };
  if (word === 'decaf') return { word, kind: 'decaf', allergens: [], tastes: [] };
  const group = groupOf(word);
  if (group !== null) return { word, kind: 'taste', allergens: [], tastes: group.shunned };
  const named = allergensOf(word);
  const taste = tasteOf(word, vocabulary);
  if (named.length === 0 && taste === null) return null;
  return { word, kind: named.length > 0 ? 'allergen' : 'taste', allergens: [...named], tastes: taste === null ? [] : [taste] };
}

function readSentences(plain: string, vocabulary: Vocabulary): Sentence[] {
  return clausesIn(plain).map(({ text, isQuestion }): Sentence => {
    const mentions: Mention[] = [];
    const marked = text.replace(/[a-z]+(?:-fruit)?/g, (word) => {
      const mention = toMention(word, vocabulary);
      if (!mention) return word;
      mentions.push(mention);
      return `@${word}`;
    });
    return { text: marked, mentions, isQuestion };
  });
}

function isLifted({ text, isQuestion }: Sentence, word: string): boolean {
  if (isQuestion) return false;
  const what = String.raw`@${word}(?![\w-])`;
  const patterns = [
    String.raw`\b(?:i|we|he|she|they|son|daughter|wife|husband|now) (?:\w+ ){0,2}?(?:can|may) (?:(?!not )\w+ ){0,2}?(?:have|eat|drink|tolerate|handle|take|enjoy) (?:\w+ ){0,3}?${what}`,
    String.raw`\bcan (?:(?!not )\w+ ){0,3}?${what} (?:\w+ ){0,2}?(?:have|again|after all)`,
    String.raw`${what} (?:(?:is|are) )?(?:now |actually |totally |perfectly )?(?:fine|ok|okay|alright|all right|good|welcome|allowed|no issue|safe)(?! for (?!me\b))`,
    String.raw`\baccept (?:\w+ )?${what}`,
    String.raw`\bnot (?:\w+ )?(?:allergic|intolerant) to (?:\w+ ){0,2}?${what}`,
    String.raw`${what} (?:allergy|intolerance) (?:is|has|was) (?:\w+ ){0,2}?(?:gone|over|cured|outgrown|wrong|mistake)`,
    String.raw`\b(?:outgrew|outgrown|got over|lost) (?:my|his|her|the) ${what} allergy`,
  ];
  return patterns.some((pattern) => new RegExp(pattern).test(text)) && !/\bcan not\b/.test(text);
}

function readSentence(sentence: Sentence, change: WishChange): void {
  const { text, mentions } = sentence;
  const isHealth = HEALTH.test(text);
  const lifted = mentions.filter(({ word }) => isLifted(sentence, word));
  for (const { kind, allergens, tastes } of lifted) {
    if (kind === 'caffeine') change.lifted.isCaffeine = true;
    change.lifted.allergens.push(...allergens);
    change.lifted.tastes.push(...tastes);
  }
  if (lifted.length > 0) return;
  if (/\bnot (?:allergic|intolerant) to anything\b|\bno (?:food )?allerg(?:y|ies)(?! ?info)/.test(text) && mentions.length === 0) return;
  const refused = refusedMentions(text, mentions);
  const isNamed = isHealth && refused.length === 0 && !sentence.isQuestion;
  const all = isNamed ? mentions.filter(({ kind }) => kind !== 'taste' && kind !== 'decaf') : refused;
  for (const mention of all) refuse(mention, isHealth, /allerg|intoler|react|anaphyl/.test(text), change);
  for (const mention of mentions) if (!all.includes(mention)) allow(mention, sentence, change);
  readCaffeine(sentence, all, change);
}

function refuse({ kind, allergens, tastes }: Mention, isHealth: boolean, isAllergy: boolean, change: WishChange): void {
  if (kind === 'decaf') change.lifted.isCaffeineNow = true;
  if (kind === 'caffeine' || kind === 'decaf') return;
  change.allergens.push(...allergens);
  if (isHealth) change.health.allergens.push(...allergens);
  if (!isHealth || allergens.length === 0) change.exclude.push(...tastes);
  if (isAllergy && allergens.length === 0) change.health.tastes.push(...tastes);
}

/** "Something with chocolate": chocolate alone is no longer left out. A group ("sweet") and an allergen are not named so. */
function allow({ kind, tastes }: Mention, { text, isQuestion }: Sentence, change: WishChange): void {
  if (kind === 'decaf' && !isQuestion && !FOR_SEVERAL.test(text)) change.maxCaffeine = 'none';
  if (kind === 'taste' && tastes.length === 1 && /\b(?:want|like|love|need|give|with|something|prefer|try|have|please|now)\b/.test(text))
    change.lifted.tastes.push(...tastes);
}

function readCaffeine({ text, isQuestion }: Sentence, refused: readonly Mention[], change: WishChange): void {
  const isRefused = refused.some(({ kind }) => kind === 'caffeine');
  if (LOW_CAFFEINE.test(text)) change.maxCaffeine ??= 'low';
  else if (isRefused) {
    change.maxCaffeine = 'none';
    if (HEALTH.test(text)) change.health.isCaffeineFree = true;
  } else if (CAFFEINE_WANTED.test(text) && !isQuestion) change.lifted.isCaffeineNow = true;
  if (HEART.test(text) && !NOT_HEART.test(text)) {
    change.maxCaffeine = 'none';
    change.health.isCaffeineFree = true;
  }
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/**
 * What a message rules out and what it allows again, in English, German, Spanish and French. A wish is read out of the
 * visitor's words alone: what a model makes of them changes nothing.
 */
export function readWishes(message: string, vocabulary: Vocabulary): WishChange {
  const plain = toPlainEnglish(message);
  const { maxPriceCents, isLifted: isBudget } = readBudget(plain);
  const change: WishChange = {
    ...noHardWishes(),
    health: noHealthWishes(),
    lifted: { allergens: [], tastes: [], isCaffeine: false, isCaffeineNow: false, isBudget },
    maxPriceCents,
  };
  for (const sentence of readSentences(plain, vocabulary)) readSentence(sentence, change);
  const allergens: Allergen[] = unique(change.allergens);
  return {
    ...change,
    allergens,
    exclude: unique(change.exclude),
    health: { ...change.health, allergens: unique(change.health.allergens), tastes: unique(change.health.tastes) },
    lifted: {
      ...change.lifted,
      allergens: unique(change.lifted.allergens).filter((one) => !allergens.includes(one)),
      tastes: unique(change.lifted.tastes).filter((one) => !change.exclude.includes(one)),
    },
  };
}
