import { isOf } from '../../data/intent-groups.ts';
import { isExchange, withoutConfirmation } from '../order/choices.ts';
import * as rules from '../rules.ts';
import type { Memory } from '../memory.ts';
import type { Intent } from '../turn.ts';
import { hasHardWish, hasSoftWish, type Wishes } from '../wishes/wishes.ts';

/** "Another coffee for my dad instead of the darkroast" */
export const WANTS_ANOTHER = /\b(?:another|a different|some other) (?:coffee|bag|blend)\b.*\binstead\b/;
/** "Swap the darkroast for something milder" */
export const SWAPS_FOR_WISH = /\b(?:swap|change|replace|switch|trade|exchange)\b.*\b(?:for|to|with) (?:something|anything)\b/;
/** Words of a request beside a choice; without one, "the mint for my sister" is no wish for a taste. */
const REQUESTS =
  /\b(?:something|anything|any|some|likes?|loves?|prefers?|hates?|wants? (?:it|something)|recommend|suggest|else|which|what|looking for|allerg\w+|without|free|can not|budget|under)\b/;

/** Whether a message that changes what is chosen asks for nothing. */
export function isOnlyChoice({ text, said, intent, hasList }: { text: string; said: Wishes; intent: Intent; hasList: boolean }): boolean {
  if (isExchange(text)) return true;
  if (WANTS_ANOTHER.test(text) || /\b(?:the price|in stock)\b/.test(text)) return false;
  if (isOf('beforeChoice', intent) || rules.ASKS_IF.test(withoutConfirmation(text))) return false;
  // "Two javas and a decaf for Mum"
  const isDecaf = hasList && /\bdecaf\b/.test(text) && said.exclude.length === 0 && said.maxPriceCents === null;
  const isHard =
    hasHardWish({ ...said, grind: null }) && !(isDecaf && !hasHardWish({ ...said, grind: null, caffeine: null, maxCaffeine: null }));
  return !isHard && (!hasSoftWish(said) || !REQUESTS.test(text));
}

/** Whether a message that names several persons, "Steph, Andre and Andre's mom", may be a request: no other intent is clear. */
export function isUnclear(intent: Intent, { last }: Memory): boolean {
  return isOf('unknown', intent) || (intent === 'listen' && last?.intent === 'recommend');
}
