import { isKnownWord } from '../../language/spelling.ts';
import { methodOf } from '../method.ts';
import * as rule from '../rules.ts';
import type { Intent } from '../turn.ts';
import { hasHardWish, hasWish } from '../wishes/wishes.ts';
import { isOf } from '../../data/intent-groups.ts';
import { CERTAIN, type Clues } from './clues.ts';
import { FIRST, guessedIntent } from './guessed.ts';
import { pointingBack } from './pointing-back.ts';
import { BIDS, isRemark, isThanks } from './remarks.ts';
import { safetyIntent } from './safety.ts';

/** The intent of a message: safety, what it points back to, stories, then what the classifier takes it for. */
export function decideIntent(clues: Clues): Intent {
  const decided =
    safetyIntent(clues) ??
    (isThanks(clues) ? (BIDS.test(clues.text) ? 'bye' : 'thanks') : null) ??
    (clues.isTaleAsked || clues.pointed !== undefined || acceptsTale(clues) ? 'story' : null) ??
    pointingBack(clues) ??
    tale(clues) ??
    (methodOf(clues.text, null) === 'decaf' ? 'brew' : null) ??
    guessedIntent(clues) ??
    fallbackIntent(clues);
  // "No allergies here"
  if (decided === 'allergy' && rule.NO_ALLERGY.test(clues.text) && !hasHardWish(clues.wishes)) return 'listen';
  // "Not a joke please"
  if (decided === 'joke' && rule.NO_JOKE.test(clues.text)) return clues.memory.last?.intent === 'feeling' ? 'feeling' : 'listen';
  return isRemark(decided, clues) ? 'listen' : decided;
}

/** "Go on then, I like a story" */
export const GOES_ON =
  /\b(?:go on|tell (?:it|me|us)\b(?!.*\b(?:which|what|where|how|more)\b)|i (?:like|love) a (?:good )?(?:story|tale)|one (?:last |more )?(?:story|tale|yarn|chapter)|(?:meant|wanted|asked for) (?:a|the|another) (?:story|tale|yarn))\b/;
function acceptsTale({ text, memory, named }: Clues): boolean {
  return named.length === 0 && GOES_ON.test(text) && (memory.offer === 'story' || /\b(?:story|tale|yarn|chapter)\b/.test(text));
}

/** A question for an entry of the lore, or for the story of another character. */
function tale({ rest, wishes, named, lore, guess }: Clues): Intent | null {
  const hasLoreWord = lore.isPersonal || (lore.entry !== null && rule.ASKS_OF_STORY.test(rest));
  const isAsking = rule.RECOMMEND.test(rest);
  if (isAsking) return null;
  if (named.length === 1 && isOf('told', guess?.label) && /\b(why|how come|what happened|how did)\b/.test(rest)) return 'story';
  const least = isOf('tones', guess?.label) ? CERTAIN : FIRST;
  const isOther = guess !== null && guess.probability >= least && guess.label !== 'story' && guess.label !== 'personal';
  const isWish = wishes.moods.length + wishes.tastes.length > 0 || wishes.category !== null || hasHardWish(wishes);
  return hasLoreWord && !isOther && !isWish ? 'story' : null;
}

function fallbackIntent({ tokens, named, self, text, wishes }: Clues): Intent {
  if (named.some((slug) => slug !== self)) return 'tell-me';
  const words = tokens.filter((token) => /[a-z]/.test(token));
  const strange = words.filter((word) => !isKnownWord(word)).length / Math.max(1, words.length);
  if (hasWish(wishes)) return 'recommend';
  if (words.length === 0 || strange > 0.6) return 'nonsense';
  return /\b(i|my|me|we|our|us|today|yesterday|tonight)\b/.test(text) && !rule.ASKS.test(text) ? 'listen' : 'off-topic';
}
