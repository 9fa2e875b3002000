import type { Guess } from '../../intents/regression.ts';
import { isWord } from '../../language/text.ts';
import type { Language } from '../../language/foreign-words.ts';
import { isServiceTopic, type ServiceTopic } from '../../data/service-topic.ts';
import type { Memory } from '../memory.ts';
import * as rule from '../rules.ts';
import type { Tone } from '../turn.ts';
import type { Wishes } from '../wishes/wishes.ts';

export interface Clues {
  raw: string;
  /** Normalized, corrected text with product names. */
  text: string;
  /** The same with every product name blanked by underscores. */
  rest: string;
  tokens: string[];
  /** Products named, itself included when "you" is the coffee. */
  named: string[];
  refused: string[];
  self: string;
  wishes: Wishes;
  memory: Memory;
  hasLoreWord: boolean;
  isTaleAsked: boolean;
  tone: Tone | null;
  language: Language | null;
  guess: Guess | null;
}

export function wordCount(clues: Clues): number {
  return clues.tokens.filter(isWord).length;
}
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

/** Whether the only condition is an hour: "if I order tonight" asks for no weak coffee. */
export function isOfTheHour({ wishes, text }: Clues): boolean {
  const { exclude, refusedRoasts, maxPriceCents, grind, roast } = wishes;
  const isOther = exclude.length + refusedRoasts.length > 0 || [maxPriceCents, grind, roast].some((one) => one !== null);
  return !isOther && !/\b(caffeine|decaf|strong\w*|mild\w*|weak\w*)\b/.test(text);
}

/** What of the shop's service a message asks about; the topic of the message before, where it names none. */
export function topicOf({ text, guess, memory }: Clues): ServiceTopic | null {
  if ([rule.ASKS_FOR_ALLERGEN, rule.ALLERGEN_ALONE, rule.LISTS_ALLERGEN].some((pattern) => pattern.test(text))) return 'contents';
  return isServiceTopic(guess?.label) ? guess.label : (memory.last?.serviceTopic ?? null);
}
