import { isOf } from '../../data/intent-groups.ts';
import { changesPolitely, isExchange, OPENS_ORDER, withoutConfirmation } from '../order/choices.ts';
import { accepts } from '../order/after-clause.ts';
import * as rules from '../rules.ts';
import type { BasketLine, Intent } from '../turn.ts';
import { hasHardWish, hasSoftWish } from '../wishes/wishes.ts';
import type { Clues } from './clues.ts';

/** "Another coffee for my dad instead of the darkroast" */
const WANTS_ANOTHER = /\b(?:another|a different|some other) (?:coffee|bag|blend)\b.*\binstead\b/;
/** "Swap the darkroast for something milder" */
const SWAPS_FOR_WISH = /\b(?:swap|change|replace|switch|trade|exchange)\b.*\b(?:for|to|with) (?:something|anything)\b/;
/** Words of a request beside a choice; without one, "the mint for my sister" is no wish for a taste. */
const REQUESTS =
  /\b(?:something|anything|any|some|likes?|loves?|prefers?|hates?|wants? (?:it|something)|recommend|suggest|else|which|what|looking for|allerg\w+|without|free|can not|budget|under)\b/;

/** "Skip the pumpkin", but not "skip the duke, nothing with nuts" */
const DROPS =
  /^(?!.*\b(?:no|not|nothing|nobody|without|allerg\w+|kill)\b).*\b(?:skip|drop|remove|scratch|cancel|lose|ditch|delete|forget|leave out|take out|take off) (?:the|my|that)\b/;

/** "Mum hates cinnamon, give her the java" */
const GIVES =
  /\b(?:(?<!\b(?:not|never) )give (?:him|her|them|me)|(?:he|she|they) (?:gets?|can have|should (?:get|have))) the (?!same\b|usual\b|rest\b)/;

interface ChoiceRead {
  isChoice: boolean;
  basket: readonly BasketLine[];
  newPersons: readonly string[];
}

/** The intent of a message that may change what is chosen, and whether it asks for nothing else. */
export function intentOfChoice(intent: Intent, clues: Clues, choice: ChoiceRead): { intent: Intent; isChoice: boolean } {
  const { text, wishes, memory } = clues;
  if (choice.isChoice && isOnlyChoice(intent, clues, choice.basket)) return { intent: 'recall', isChoice: true };
  const isOpenSwap = WANTS_ANOTHER.test(text) || (SWAPS_FOR_WISH.test(text) && (hasSoftWish(wishes) || hasHardWish(wishes)));
  // "Steph, Andre and Andre's mom" may be a request.
  const isUnclear = isOf('unknown', intent) || (intent === 'listen' && memory.last?.intent === 'recommend');
  return { intent: isOpenSwap || (choice.newPersons.length > 1 && isUnclear) ? 'recommend' : intent, isChoice: false };
}

function isOnlyChoice(intent: Intent, { raw, text, wishes: said, memory }: Clues, basket: readonly BasketLine[]): boolean {
  if (isExchange(text)) return true;
  if (WANTS_ANOTHER.test(text) || /\b(?:the price|in stock)\b/.test(text)) return false;
  const isRequest = accepts(text) || changesPolitely(text) || OPENS_ORDER.test(raw);
  if (isOf('beforeChoice', intent) || (rules.ASKS_IF.test(withoutConfirmation(text)) && !isRequest)) return false;
  // "Two javas and a decaf for Mum"
  const hasList = memory.basket.length > 0 || basket.length > 1;
  const isDecaf = hasList && /\bdecaf\b/.test(text) && said.exclude.length === 0 && said.maxPriceCents === null;
  const isDropped = DROPS.test(text) && memory.basket.some(({ slug }) => basket.every((line) => line.slug !== slug));
  const isHard = hasHardWish({
    ...said,
    grind: null,
    exclude: isDropped ? [] : said.exclude,
    ...(isDecaf ? { caffeine: null, maxCaffeine: null } : {}),
  });
  return GIVES.test(text) || (!isHard && (!hasSoftWish(said) || !REQUESTS.test(text)));
}
