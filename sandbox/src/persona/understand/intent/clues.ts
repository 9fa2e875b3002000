import { LIKELY } from '../../intents/classify.ts';
import { isWord } from '../../language/text.ts';
import { isOf } from '../../data/intent-groups.ts';
import { isServiceTopic, type ServiceTopic } from '../../data/service-topic.ts';
import type { LoreKey, Persona } from '../../read-persona.ts';
import { adjusted } from '../continued.ts';
import { AT_WORK, isMourning, toneOf } from '../feelings.ts';
import { askedLore, asksOn, pointedAt } from '../lore-key.ts';
import type { Memory } from '../memory.ts';
import { readMessage, type Message } from '../message.ts';
import { describedProducts, namedProducts, withoutAddress } from '../products.ts';
import { COMPARES, comparedWith, IS_IT_THAN } from '../references.ts';
import * as rule from '../rules.ts';
import { readWords, withPerson } from '../said-wishes.ts';
import type { Tone } from '../turn.ts';
import type { Reading } from '../wishes/reading.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** What the intent of a message is decided from. */
export interface Clues extends Message {
  /** The text with every product name blanked by underscores. */
  rest: string;
  /** Products by name or description, those that somebody has at home included. */
  mentioned: string[];
  /** Products asked about, the character's own coffee included if "you" is the coffee. */
  named: string[];
  refused: string[];
  self: string;
  wishes: Wishes;
  memory: Memory;
  lore: { entry: LoreKey | null; isPersonal: boolean };
  /** Whether it is a follow-up question about the story that was just told. */
  isTaleAsked: boolean;
  /** The coffee that a question like "who is that?" points back to. */
  pointed: string | undefined;
  tone: Tone | null;
}

/** "Would Hilltop Rambler taste very different from Master's Blend?" */
const ASKS_TO_COMPARE = /\b(?:which|differ\w*|compared?|versus|vs|better|than)\b/;
/** "He hates the duke, which is better?" */
const REFUSES = /\b(?:hates?|never|not (?:really |much )?(?:like|want|care)|anything but|too strong)\b/;

/** Everything that the rules of the intent need of a message. */
export function readClues(raw: string, memory: Memory, persona: Persona, reading: Reading): Clues {
  const message = readMessage(raw, memory, persona);
  const { plain, text, tokens, guess } = message;
  const self = persona.slug;
  const byName = namedProducts(withoutAddress(tokens, self).join(' '));
  const described = describedProducts(byName.rest);
  const mentioned = [...byName.slugs, ...described.slugs];
  const words = described.rest
    .replaceAll(rule.SMALL_TALK, '_')
    .replace(AT_WORK, '_')
    .split(' ')
    .map((token) => (token.startsWith('_') ? '_' : token));
  const rest = words.filter((token) => isWord(token) || token === '_').join(' ');
  const isCompared = guess?.label === 'compare' && ASKS_TO_COMPARE.test(text) && !REFUSES.test(text);
  // What somebody has at home may still be asked about.
  const isKept = (guess?.probability ?? 0) >= LIKELY && (isCompared || isOf('notAnother', guess?.label));
  const aside = isKept ? [] : mentioned.filter((slug) => reading.notThese.includes(slug));
  const isSelf = rule.SELF_TASTE.test(rest) || (/\b(you|yourself)\b/.test(rest) && rule.SELF_DEAL.test(rest));
  const named = [...mentioned.filter((slug) => !aside.includes(slug)), ...(isSelf ? [self] : [])];
  if (named.length < 2 && (COMPARES.test(rest) || IS_IT_THAN.test(rest))) named.unshift(...comparedWith(rest, named, memory, persona));
  return {
    ...message,
    rest,
    mentioned,
    named,
    refused: [...byName.refused, ...described.refused, ...aside],
    self,
    wishes: withPerson(adjusted(readWords(words.join(' '), memory, reading), text, memory), raw, reading),
    memory,
    lore: askedLore(rest.replaceAll(rule.SHIPS, '_'), persona.lore),
    isTaleAsked: asksOn(text, byName.slugs, guess?.probability ?? 0, memory),
    pointed: isOf('told', guess?.label) ? pointedAt(text, memory) : undefined,
    tone: isMourning(text) ? 'sad' : rule.GIFTS.test(text) ? null : toneOf(plain),
  };
}

/** From this probability a guess holds, whatever else the words of the message may mean. */
export const CERTAIN = 0.8;

/** Whether the likeliest label of the examples is this one, with at least this probability. */
export function isGuessed({ guess }: Clues, label: string, least = 0): boolean {
  return guess !== null && guess.label === label && guess.probability >= least;
}

/** The number of words, without punctuation. */
export function wordCount(clues: Clues): number {
  return clues.tokens.filter(isWord).length;
}

/** Whether the message names a taste or a word for one. */
export function tastesAsked({ wishes }: Clues): boolean {
  return wishes.tastes.length + wishes.words.length > 0;
}

/** Whether the message is a wish: "something cheap with caramel" is no question about prices. */
export function isWishful(clues: Clues): boolean {
  return (
    clues.named.length === 0 &&
    (tastesAsked(clues) ||
      clues.wishes.moods.length + clues.wishes.exclude.length > 0 ||
      clues.wishes.caffeine !== null ||
      clues.wishes.roast !== null)
  );
}

/** What of the shop's service a message asks about; the topic of the message before, where it names none. */
export function topicOf({ text, guess, memory }: Clues): ServiceTopic | null {
  if ([rule.ASKS_FOR_ALLERGEN, rule.ALLERGEN_ALONE, rule.OF_ALL_ALLERGENS].some((pattern) => pattern.test(text))) return 'contents';
  return isServiceTopic(guess?.label) ? guess.label : (memory.last?.serviceTopic ?? null);
}
