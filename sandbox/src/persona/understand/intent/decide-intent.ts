import type { Guess } from '../../intents/regression.ts';
import { isKnownWord } from '../../language/spelling.ts';
import { isMourning } from '../feelings.ts';
import { POSTER } from '../products.ts';
import { comparedPlaces, isRefusedPronoun, ordinalOf, pickedPlace, THE_OTHER } from '../references.ts';
import * as rule from '../rules.ts';
import { isInjection } from '../safety/injection.ts';
import { SELF_HARM } from '../safety/self-harm.ts';
import { isServiceTopic, LIKELY } from '../service-topic.ts';
import { isIntent, type Intent } from '../turn.ts';
import { hasHardWish, hasWish } from '../wishes/wishes.ts';
import { isOf } from '../../data/intent-groups.ts';
import { isOfTheHour, isWishful, tastesAsked, mistakesCharacter, wordCount, type Clues } from './clues.ts';

/** The intent of a message: safety, what it points back to, stories, then what the classifier takes it for. */
export function decideIntent(clues: Clues): Intent {
  return safety(clues) ?? pointingBack(clues) ?? tale(clues) ?? guessed(clues) ?? fallbackIntent(clues);
}

/** "It nearly gave me a heart attack", "the death of me". */
const FIGURES_OF_SPEECH = /\b((gave|give|gives|giving) me an? (\w+ )?(heart attack|stroke)|the death of me|to die for)\b/g;

function safety({ raw, text: said, rest, wishes, named, memory, guess }: Clues): Intent | null {
  const text = said.replaceAll(FIGURES_OF_SPEECH, '_');
  // "Nuts will kill me" is an allergy, not self-harm.
  if (wishes.exclude.length > 0 && rule.DEADLY.test(text)) return 'allergy';
  if (SELF_HARM.test(rest.replaceAll(FIGURES_OF_SPEECH, '_')) || rule.UNSAFE.test(text)) return 'unsafe';
  if (rule.URGENT.test(text)) return 'allergy';
  if (isInjection(raw, text)) return 'injection';
  if (mistakesCharacter(text)) return 'who-are-you';
  if (isMourning(text) && !rule.RECOMMEND.test(rest)) return 'feeling';
  if (wishes.lifts) return 'recommend';
  if (rule.ASKS_FOR_ALLERGEN.test(text) && (named.length === 1 || (named.length === 0 && memory.lastProducts.length > 0))) return 'service';
  // "Is it safe to give you my card number?"
  if (guess?.label === 'card-safety') return null;
  return rule.ALLERGY.test(rest.replaceAll(FIGURES_OF_SPEECH, '_')) ? 'allergy' : null;
}

/** "The second one", "not that one", "got that ground?": the products are those of an earlier reply. */
function pointingBack(clues: Clues): Intent | null {
  const { text, memory, named, refused, wishes, guess } = clues;
  const { last, offered, lastProducts } = memory;
  if (named.length > 0 && wishes.grind === null && /^(and|or|what about|how about|what of)\b/.test(text) && wordCount(clues) <= 7)
    return last !== null && isOf('repeated', last.intent) ? last.intent : 'tell-me';
  if (named.length > 0) return null;
  if (OF_TWO.test(text) && memory.recent.length > 1) return 'compare';
  if (refused.length > 0) return 'recommend';
  if (/\b(which|any|one) of (those|these|them)\b/.test(text) && offered.length >= 2) return 'compare';
  if (comparedPlaces(text).length === 2) return offered.length >= 2 ? 'compare' : 'help';
  if (rule.CHEAPEST.test(text) || rule.DEAREST.test(text)) return 'recommend';
  if (rule.CHEAPER.test(text) && !/\b(which|who)\b/.test(text)) return offered.length > 0 ? 'recommend' : 'price';
  if (offered.length > 0 && WITHOUT.test(text) && wordCount(clues) <= 6) return 'recommend';
  if (lastProducts.length === 0) return null;
  if (isRefusedPronoun(text)) return 'recommend';
  if (ordinalOf(text) !== null || (offered.length === 2 && THE_OTHER.test(text))) return 'tell-me';
  const label = labelOf(guess);
  const isMeant = POINTS.test(text) || pickedPlace(text) !== null;
  const isGrindOnly = wishes.grind !== null && !tastesAsked(clues) && wordCount(clues) <= 7;
  const isOrder = wordCount(clues) <= 3 && !rule.ASKS.test(text) && !/\bor\b/.test(text);
  if (isGrindOnly && (isOrder || label !== 'brew')) return isMeant || isOf('pronoun', last?.intent) ? 'stock' : 'recommend';
  if (label === 'compare' && Math.max(offered.length, lastProducts.length) > 1) return 'compare';
  const isAsked = rule.ASKS.test(text);
  // "He likes it strong" is a wish.
  if (!isAsked && isWishful(clues)) return null;
  const least = isAsked ? LIKELY : CERTAIN;
  return isMeant && isOf('pronoun', label) && guess!.probability >= least ? label : null;
}
/** "Which of the two has more caffeine?" after two questions about products. */
const OF_TWO = /\bof (the two|both|those two|these two)\b|\bbetween (the two|those two|them)\b/;
/** "And without milk?" */
const WITHOUT = /^(and |but |or )?(the )?(ones? )?(without|minus|sin|ohne|sans)\b/;
const POINTS = /\b(that|this|it|him|her|he|she|you|they|them|those|these|der|er|lo|il|elle)\b/;

/** A question for an entry of the lore, or for the story of another character. */
function tale({ rest, wishes, hasLoreWord, taleOwner, guess }: Clues): Intent | null {
  const isAsking = rule.RECOMMEND.test(rest);
  if (isAsking) return null;
  if (taleOwner !== null && /\b(who|what|why|how|when|tell|about|happened|is|was)\b/.test(rest)) return 'story';
  const isOther = guess !== null && guess.probability >= FIRST && guess.label !== 'story' && guess.label !== 'personal';
  return hasLoreWord && !isOther && wishes.moods.length + wishes.tastes.length === 0 && !hasHardWish(wishes) ? 'story' : null;
}

/** From this probability a guess comes before a wish that the shop has read in the message. */
const FIRST = 0.6;
const LEAST_GRAVE = 0.8;
/** From this probability a question of fact is one, whatever else its words may mean. */
const CERTAIN = 0.8;

/** "Is there honestly no caffeine in the decaf?" asks about it. */
const IS_IT =
  /^(so |and |but |hey )?(is|are|does|do|has) (there|it|you)?\b(?!.*\b(one|another|other|something|anything|similar|like)\b).*\bin _/;

function guessed(clues: Clues): Intent | null {
  const { guess, named, self, wishes, tone, rest } = clues;
  const intent = intentOf(clues);
  const isFactual =
    intent !== null && guess!.label !== 'why-dearer' && (isOf('factual', intent) || (named.length > 0 && isOf('named', intent)));
  if (isFactual && guess!.probability >= CERTAIN && !hasHardWish(wishes) && !named.includes(POSTER)) return intent;
  const isSure = guess !== null && guess.probability >= FIRST;
  const isOther = named.some((slug) => slug !== self && slug !== POSTER);
  const isRequest = intent === 'recommend' && !IS_IT.test(rest) && (hasHardWish(wishes) || tastesAsked(clues));
  const isOfTaste = tastesAsked(clues) && !(isSure && isOf('named', intent));
  if (named.length > 0 && !isOfTaste && !isRequest) {
    if (intent === 'hand-over' && !isOther) return 'who-are-you';
    if (guess?.label === 'why-dearer') return 'price';
    const isOfNamed = intent !== null && (isOf('named', intent) || guess!.label === 'contents' || (!isOther && isSure));
    return isOfNamed && !((intent === 'service' || intent === 'shipping') && named.includes(POSTER)) ? intent : 'tell-me';
  }
  const isAsking = rule.RECOMMEND.test(rest) || wishes.category !== null;
  if (intent === 'off-topic' && guess!.probability >= LEAST_GRAVE && !hasHardWish(wishes)) return intent;
  if (!isAsking && tone !== null && (!isSure || intent === 'feeling') && !hasHardWish(wishes) && !tastesAsked(clues)) return 'feeling';
  // "Good morning from rainy Seattle"
  if (
    intent !== null &&
    isOf('greeting', intent) &&
    guess!.probability >= CERTAIN &&
    !isAsking &&
    !hasHardWish(wishes) &&
    !tastesAsked(clues)
  )
    return intent;
  if (!hasWish(wishes) || (isOfTheHour(clues) && !isWishful(clues))) return intent ?? (isAsking ? 'recommend' : null);
  // "Got a coffee with honey in it?"
  if (isAsking && tastesAsked(clues) && (guess?.probability ?? 0) < CERTAIN) return 'recommend';
  const isMoodOnly = !hasHardWish(wishes) && !tastesAsked(clues) && wishes.category === null;
  const isFact = intent !== 'service' || rule.ASKS.test(clues.text) || (!tastesAsked(clues) && wishes.exclude.length === 0);
  return intent !== null && (isSure || isMoodOnly) && isFact && !isOf('wished', intent) ? intent : 'recommend';
}

function labelOf(guess: Guess | null): Intent | null {
  const label = guess?.label ?? '';
  if (isServiceTopic(label)) return 'service';
  if (isOf('tones', label)) return 'feeling';
  if (label === 'keeping' || label === 'amount') return 'brew';
  return isIntent(label) ? label : null;
}

function intentOf({ guess, memory, text }: Clues): Intent | null {
  if (guess === null || guess.probability < LIKELY) return null;
  const { last, offered, offer } = memory;
  const again = last !== null && isOf('repeatable', last.intent) ? last.intent : null;
  const isOffered = offered.length > 0 || last?.intent === 'recommend';
  const isElse = guess.label === 'others' && isOffered && /\b(what|anything|something|who) else\b/.test(text);
  if (guess.label === 'another' || isElse) return again ?? (isOffered ? 'recommend' : 'others');
  if (guess.label === 'more') return again ?? (last?.intent !== 'who-are-you' && offered.length > 0 ? 'tell-me' : 'story');
  if (guess.label === 'accept') return offer ?? (offered.length > 0 ? 'tell-me' : 'recommend');
  const intent = labelOf(guess);
  return isOf('grave', intent) && guess.probability < LEAST_GRAVE ? null : intent;
}

function fallbackIntent({ tokens, named, self, text, wishes }: Clues): Intent {
  if (named.some((slug) => slug !== self)) return 'tell-me';
  const words = tokens.filter((token) => /[a-z]/.test(token));
  const strange = words.filter((word) => !isKnownWord(word) && word !== '_').length / Math.max(1, words.length);
  if (hasWish(wishes)) return 'recommend';
  if (words.length === 0 || strange > 0.6) return 'nonsense';
  return /\b(i|my|me|we|our|us|today|yesterday|tonight)\b/.test(text) && !rule.ASKS.test(text) ? 'listen' : 'off-topic';
}
