import type { Vocabulary } from '../catalog-snapshot.ts';
import { type Allergen, allergens as everyAllergen, allergensOf, isNut } from '../allergens.ts';
import { noWishChange, unique, type WishChange } from './hard-wishes.ts';
import { listedBesideMark } from './health/allergy-lists.ts';
import { reportedReactions } from './health/reported-reactions.ts';
import { isAboutHealth, isCausedBy, isReaction, isReportOfHarm } from './health/health-words.ts';
import { isOnlyDropped, liftedMentions } from './refusals/lifted-mentions.ts';
import { toPlainEnglish } from './language/plain-english.ts';
import { readBudget } from './budget/read-budget.ts';
import { isDecafAlone, isDecafForAll, readCaffeine } from './caffeine-wishes.ts';
import { eatenOften, isFreeOfAllergies, otherKindOfNut, withoutDroppedAllergy } from './own-allergens.ts';
import { readFlavours, singular, withFlavours } from './flavours.ts';
import { readClauses } from './read-clauses.ts';
import { type Mention, refusedMentions } from './refusals/refused-mentions.ts';
import { isSupposed, isWanted, readRoasts, refusedPhrases } from './refused-phrases.ts';
import { type Clause, clausesIn } from './sentences.ts';
import { DECAF_ALLOWED } from './request-caffeine.ts';
import { groupOf, tasteOf } from './taste-words.ts';

/** "Is it vegan?" asks about a product, "anything vegan?" for one. */
const ASKS_ABOUT = /^(?:(?:also|and|so|but|ok)(?: ,)? )*(?:is|are|was|were) (?!there\b|any|@(?:vegan|celiac)\b)/;

/** "Since the ER visit with the cashews, my son is careful" */
const ABOUT_SOMEBODY = /\b(?:i|we|he|she|my|our|his|her)\b/;

/** "Or milk", "milk neither", after a refusal. */
const ADDS =
  /^(?=.*\b(?:and|or|nor|neither|either|too|as well|also|plus|same|ditto)\b)(?:(?:oh|and|also|plus|or|nor|neither|ditto|(?:the )?same (?:goes )?(?:for|with)|,) )*(?:the )?@\S+(?: (?:,|and|or|&)(?: the)? @\S+)*(?: ,? ?(?:too|as well|also|either|neither))*$/;

/** What a person's diet leaves out, by its word. */
const DIETS: Readonly<Record<string, Pick<Mention, 'allergens' | 'tastes'> & { isHealth: boolean }>> = {
  vegan: { allergens: ['milk', 'eggs'], tastes: ['honey'], isHealth: false },
  celiac: { allergens: ['wheat'], tastes: [], isHealth: true },
};

/** A clause with its mentions marked: "@nuts". */
interface Sentence extends Clause {
  mentions: Mention[];
  /** A list of foods beside a sign of an allergy, which forbids them. */
  isForbidden: boolean;
}

function toMention(word: string, vocabulary: Vocabulary): Mention | null {
  if (/^caffein(?:e|ated)$/.test(word)) return { word, kind: 'caffeine', allergens: [], tastes: [] };
  if (word === 'decaf') return { word, kind: 'decaf', allergens: [], tastes: [] };
  const diet = Object.hasOwn(DIETS, word) ? DIETS[word] : undefined;
  if (diet) return { word, kind: 'diet', allergens: [...diet.allergens], tastes: [...diet.tastes] };
  const group = groupOf(word);
  if (group !== null) return { word, kind: 'taste', allergens: [], tastes: group.shunned };
  const named = allergensOf(word);
  const taste = tasteOf(word, vocabulary);
  if (named.length === 0 && taste === null) return null;
  return { word, kind: named.length > 0 ? 'allergen' : 'taste', allergens: [...named], tastes: taste === null ? [] : [taste] };
}

function readSentences(plain: string, vocabulary: Vocabulary): Sentence[] {
  const sentences = clausesIn(plain).map((clause): Omit<Sentence, 'isForbidden'> => {
    const mentions: Mention[] = [];
    const marked = clause.text.replace(/[a-z]+(?:-fruit)?/g, (word) => {
      const mention = toMention(word, vocabulary);
      if (!mention) return word;
      mentions.push(mention);
      return `@${word}`;
    });
    return { ...clause, text: marked, mentions };
  });
  const forbidden = listedBesideMark(sentences);
  return sentences.map((sentence, at) => ({ ...sentence, isForbidden: forbidden.has(at) }));
}

/** What a clause refuses, in words or by the harm that it reports. */
function refusedIn({ text, mentions, isQuestion, isRefusedAfter }: Sentence): Mention[] {
  const named = mentions.filter(({ kind }) => kind !== 'diet');
  if (isRefusedAfter) return named;
  const refused = refusedMentions(text, mentions).filter(({ kind }) => kind !== 'diet');
  if (refused.length > 0 || (isQuestion && !ABOUT_SOMEBODY.test(text)) || !isReportOfHarm(text)) return refused;
  const isCaffeineWanted = /\b(?:need|want|more|give|love)\b.* @caffeine\b/.test(text);
  return named.filter(
    ({ kind }) =>
      kind === 'allergen' || (kind === 'taste' && (isReaction(text) || isCausedBy(text))) || (kind === 'caffeine' && !isCaffeineWanted),
  );
}

/** Reads a clause between the refusal before it, if it was one, and the next; returns what refused something. */
function readSentence(sentence: Sentence, before: string | null, next: Sentence | undefined, change: WishChange): string | null {
  const { text, isQuestion } = sentence;
  const lifted = isQuestion ? [] : liftedMentions(text, sentence.mentions);
  for (const { word, kind, allergens, tastes } of lifted) {
    if (kind === 'caffeine') change.lifted[isOnlyDropped(text) ? 'isCaffeineNow' : 'isCaffeine'] = true;
    change.lifted.allergens.push(...allergens);
    change.lifted.tastes.push(...tastes, ...(tastes.length === 1 ? [singular(word)] : []));
  }
  if (!isQuestion) change.lifted.own.push(...eatenOften(text, sentence.mentions));
  const mentions = sentence.mentions.filter((mention) => !lifted.includes(mention));
  if (/\bnot (?:allergic|intolerant) to anything\b|\bno (?:food )?allerg(?:y|ies)(?! ?info)/.test(text) && mentions.length === 0)
    return null;
  const isAdded = before !== null && ADDS.test(text);
  const refused = (isAdded || sentence.isForbidden ? mentions : refusedIn(sentence)).filter((mention) => !lifted.includes(mention));
  // "I ate a walnut. Ended up in hospital." "I can't have walnuts. Milk neither."
  const said = sentence.isForbidden ? `allergic to ${text}` : text;
  const told = isAdded ? before : sentence.isRefusedAfter && next ? `${said} ${next.text}` : said;
  for (const mention of refused) refuse(mention, told, change);
  for (const mention of mentions) {
    if (mention.kind === 'diet') follow(mention, sentence, change);
    else if (!refused.includes(mention)) allow(mention, sentence, change);
  }
  if (DECAF_ALLOWED.test(sentence.text) && !sentence.isQuestion) change.lifted.isDecaf = true;
  readCaffeine(sentence, refused, lifted, change);
  return refused.length > 0 ? told : null;
}

function follow({ word, allergens, tastes }: Mention, { text, isQuestion }: Sentence, change: WishChange): void {
  if (isQuestion && ASKS_ABOUT.test(text)) return;
  change.allergens.push(...allergens);
  change.exclude.push(...tastes);
  if (DIETS[word]?.isHealth) change.health.allergens.push(...allergens);
}

function refuse({ kind, allergens, tastes }: Mention, told: string, change: WishChange): void {
  if (kind === 'decaf') change.isDecafRefused = change.lifted.isCaffeineNow = true;
  if (kind === 'caffeine' || kind === 'decaf') return;
  const isHealth = isAboutHealth(told);
  change.allergens.push(...allergens);
  if (isHealth) change.health.allergens.push(...allergens);
  if (!isHealth || allergens.length === 0) change.exclude.push(...tastes);
  if (isReaction(told) && allergens.length === 0) change.health.tastes.push(...tastes);
}

/** "Something with chocolate": chocolate alone is no longer left out. A group ("sweet") and an allergen are not named so. */
function allow({ word, kind, allergens, tastes }: Mention, sentence: Sentence, change: WishChange): void {
  // "Nutty" asks for no peanuts.
  const isFine = new RegExp(String.raw`@${word} (?:is|are) (?:(?!not |never )\w+ )?(?:fine|ok|okay|safe|no problem)\b`).test(sentence.text);
  if (allergens.some(isNut) && (isFine || isWanted(sentence.text, sentence.isQuestion) || /\bwith @/.test(sentence.text)))
    change.lifted.askedNuts.push(allergens.length === 1 ? allergens[0]! : 'tree-nuts');
  const isAsked = tastes.length === 1 && isWanted(sentence.text, sentence.isQuestion);
  if (kind === 'taste' && (isAsked || isSupposed(sentence.text, word))) change.lifted.askedTastes.push(...tastes, singular(word));
}

/**
 * What a message rules out and what it allows again, in English, German, Spanish and French. A wish is read out of the
 * visitor's words alone: what a model makes of them changes nothing.
 */
export function readWishes(message: string, vocabulary: Vocabulary): WishChange {
  const plain = toPlainEnglish(message);
  const { maxPriceCents, isLifted: isBudget } = readBudget(plain);
  const clauses = readClauses(message);
  const roasts = readRoasts(clauses);
  const none = noWishChange();
  const change: WishChange = {
    ...none,
    flavours: readFlavours(clauses),
    lifted: { ...none.lifted, isBudget, roasts: roasts.wanted, fineRoasts: roasts.fine },
    exclude: refusedPhrases(clauses),
    refusedRoasts: roasts.refused,
    maxPriceCents,
  };
  const told = withoutDroppedAllergy(plain);
  change.lifted.isAllergy = told !== plain;
  const sentences = readSentences(told, vocabulary);
  let before: string | null = null;
  for (const [at, sentence] of sentences.entries()) before = readSentence(sentence, before, sentences[at + 1], change);
  const reported = reportedReactions(sentences).filter((one) => !change.lifted.allergens.includes(one));
  change.allergens.push(...reported);
  change.health.allergens.push(...reported);
  const otherNut = otherKindOfNut(plain);
  if (otherNut) {
    change.lifted.allergens.push(otherNut);
    change.lifted.tastes.push('nut');
  }
  // A refused decaf outweighs one that is named as well, and a refused caffeine outweighs both.
  if (change.maxCaffeine === 'none') change.isDecafRefused = false;
  else {
    const isAsked = sentences.some((one) => isDecafAlone(one, plain) && one.mentions.some(({ kind }) => kind === 'decaf'));
    if (isDecafForAll(plain) || (isAsked && !change.isDecafRefused && !change.lifted.isDecaf)) change.maxCaffeine = 'none';
  }
  const allergens: Allergen[] = unique(change.allergens);
  const own = allergens.length === 0 && isFreeOfAllergies(plain) ? [...everyAllergen] : change.lifted.own;
  const refused = change.flavours.refused.filter(({ taste }) => !change.health.tastes.includes(taste));
  // A disliked nut is one of the talk (inTalk).
  const flavours = refused.filter(({ taste }) => taste !== 'nut');
  // Of nuts, those that are fine are looked for by their taste.
  const exclude = withFlavours(change.exclude, flavours, change.flavours.asked).filter(
    (taste) => taste !== 'nut' || !change.lifted.allergens.some(isNut),
  );
  return {
    ...change,
    allergens,
    exclude,
    flavours: { ...change.flavours, refused },
    health: { ...change.health, allergens: unique(change.health.allergens), tastes: unique(change.health.tastes) },
    lifted: {
      ...change.lifted,
      allergens: unique(change.lifted.allergens).filter((one) => !allergens.includes(one)),
      own: unique(own).filter((one) => !allergens.includes(one)),
      tastes: unique(change.lifted.tastes).filter((one) => !exclude.includes(one)),
      askedTastes: unique(change.lifted.askedTastes).filter((one) => !exclude.includes(one)),
    },
  };
}
