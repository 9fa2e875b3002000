import { classify, type Guess } from '../intents/classify.ts';
import type { Memory } from './turn.ts';
import type { Wishes } from './wishes/wishes.ts';

/** Most words of a message that may continue the one before. */
const MOST_ELLIPTIC = 7;
const SURE = 0.6;

/** "In fahrenheit?", "and if there are four of us" are understood with the message before, if not alone. */
export function guessOf(plain: string, memory: Memory): { guess: Guess | null; asked: string } {
  const own = classify(plain);
  if (memory.lastAsked === '' || plain.split(' ').length > MOST_ELLIPTIC || !CONTINUES.test(plain)) return { guess: own, asked: plain };
  const asked = `${memory.lastAsked} ${plain}`;
  const both = classify(asked);
  return { guess: (own?.probability ?? 0) < SURE && (both?.probability ?? 0) >= SURE ? both : own, asked };
}
const CONTINUES = /^(and|so|or|but|in|on|for|with|what if|if|what about|how about|even|just|only|und|oder|y|o|et|ou)\b/;

const LESS =
  /^(\w+ )?(even |a bit |a little |much |still |way |again |noch |aun |encore )*(less|weaker|milder|weniger|menos|moins)( than \w+( one)?| please| caffeine| strong| of it)*$/;
const MORE = /^(\w+ )?(even |a bit |a little |much |still |way |again )*(stronger|more caffeine|more)( than \w+( one)?| please)*$/;
const LEAST = /^(\w+ )?(the )?(least|lowest|weakest)( one| caffeine| of all)?$/;
const MOST = /^(\w+ )?(the )?(most|highest|strongest)( one| caffeine| of all)?$/;
const LEVELS = ['none', 'low', 'medium', 'high'] as const;

/** "Even less": one level of caffeine below what was wished or offered; "and the least?": the lowest. */
export function adjusted(said: Wishes, text: string, memory: Memory): Wishes {
  const step = LESS.test(text) ? -1 : MORE.test(text) ? 1 : LEAST.test(text) ? -LEVELS.length : MOST.test(text) ? LEVELS.length : 0;
  const level = memory.wishes.caffeine ?? memory.wishes.maxCaffeine;
  if (step === 0 || level === null || memory.lastIntent !== 'recommend') return said;
  return { ...said, caffeine: LEVELS[Math.min(3, Math.max(0, LEVELS.indexOf(level) + step))]!, maxCaffeine: null };
}
