import { classify, classifyParts, LIKELY } from '../intents/classify.ts';
import type { Guess } from '../intents/regression.ts';
import { isOf } from '../data/intent-groups.ts';
import type { Memory } from './memory.ts';
import { isServiceTopic } from '../data/service-topic.ts';
import { hasSoftWish, LEVELS, levelOf, type Wishes } from './wishes/wishes.ts';

/** Most words of a message that may continue the one before. */
const MOST_ELLIPTIC = 7;
const SURE = 0.6;
const SURE_OF_PART = 0.95;
/** A wish in the message comes first. */
const HALF_SURE = 0.5;

/** A question of the shop, in which words are rarely used for anything else. */
function isTopic(label: string): boolean {
  return isServiceTopic(label) || isOf('topic', label);
}

function isGrave(text: string): boolean {
  const label = classify(text)?.label;
  return label === 'allergy' || label === 'pets' || isOf('grave', label);
}

/** The likeliest intent of a message after another; of an unclear one also with its spelling corrected, and of its parts. */
function ownGuess(plain: string, corrected: string, last: Memory['last']): Guess | null {
  // A message that may be about danger is classified without the message before it.
  const before = [plain, corrected].some(isGrave) ? null : (last?.serviceTopic ?? last?.intent ?? null);
  const first = classify(plain, before);
  if (first === null || first.probability >= SURE || first.label === 'greet') return first;
  const second = classify(corrected, before);
  const best = second !== null && second.probability > first.probability ? second : first;
  if (best.probability >= (isTopic(best.label) ? LIKELY : SURE) || corrected.split(' ').length <= MOST_ELLIPTIC) return best;
  const part = classifyParts(corrected);
  return part !== null && part.probability >= SURE_OF_PART && isTopic(part.label) ? { ...part, probability: HALF_SURE } : best;
}

/** "In fahrenheit?", "and if there are four of us" are understood with the message before, if not alone. */
export function guessOf(plain: string, corrected: string, memory: Memory): { guess: Guess | null; asked: string } {
  const own = ownGuess(plain, corrected, memory.last);
  const before = memory.last?.asked ?? '';
  if (before === '' || plain.split(' ').length > MOST_ELLIPTIC || !CONTINUES.test(plain)) return { guess: own, asked: plain };
  const asked = `${before} ${plain}`;
  const both = classify(asked);
  const isOpen = DOES_THAT.test(plain) || own === null || own.probability < (isTopic(own.label) ? LIKELY : SURE);
  return { guess: isOpen && (both?.probability ?? 0) >= SURE ? both : own, asked };
}
/** "Okay, and where do I do that?" */
const DOES_THAT =
  /^(?:ok(?:ay)? |so |and )*(?:where|how|when) (?:do|can|would|should|must) (?:i|we) (?:do|get|find|see|ask for) (?:that|it|this)\W*$/;
const CONTINUES = /^(ok(?:ay)? and|and|so|or|but|in|on|for|with|what if|if|what about|how about|even|just|only|und|oder|y|o|et|ou)\b/;

const LESS =
  /^(\w+ )?(even |a bit |a little |much |still |way |again |noch |aun |encore )*(less|weaker|milder|weniger|menos|moins)( than \w+( one)?| please| caffeine| strong| of it)*$/;
const MORE = /^(\w+ )?(even |a bit |a little |much |still |way |again )*(stronger|more caffeine|more)( than \w+( one)?| please)*$/;
const LEAST = /^(\w+ )?(the )?(least|lowest|weakest)( one| caffeine| of all)?$/;
const NONE = /\bwith (none|zero|nothing)\b/;
const BETWEEN = /\bin between\b|\bbetween (that|those|these|the two|them|it)\b/;
const LIGHTER_THAN = /^(?!.*\blight roast).*\blighter than (that|this|those|these|them|it)\b/;
const LIKE_THAT = /\b(like|such as|close to) (that|this|those)$/;
const MILDER = /\b(milder|weaker|gentler|calmer|less strong|less caffeine)\b/;

/** "We share a coffee maker", "I just have paper filters" */
const OWNS_GEAR =
  /(?<!\b(?:do|does|could|can|would|to) )\b(?:i|we|he|she|they|my \w+|our \w+|office) (?:(?:only|just|already|all|both|still|can|have|has) )*(?:have|has|got|own|owns|use|uses|using|share|shares|brew with)\b(?! (?:you|no|to (?:buy|get)))/;

/** "Anything milder?" asks for another than those that were shown. */
export function isCompared(text: string, { wishes }: Memory): boolean {
  // Nothing is stronger than the strongest, or darker than a dark roast: these are shown again.
  const isMost = (wishes.caffeine === 'high' && /\bstronger\b/.test(text)) || (wishes.roast === 'dark' && /\bdarker\b/.test(text));
  return (
    !isMost &&
    /\b(milder|weaker|gentler|calmer|stronger|sweeter|darker|lighter|fruitier|smoother|heavier|bolder|richer|less \w+)\b/.test(text) &&
    !/\b(than|which|who)\b/.test(text)
  );
}

/** "Even less": one level of caffeine below what was wished or offered; "and the least?": the lowest. What the visitor owns is no wish. */
export function adjusted(read: Wishes, text: string, memory: Memory): Wishes {
  const said = read.category === 'equipment' && OWNS_GEAR.test(text) ? { ...read, category: null } : read;
  // "How much caffeine is in that?" "Do you have one with none at all?"
  if (NONE.test(text) && /\bcaffein(e|ated)\b/.test(memory.last?.text ?? '')) return { ...said, caffeine: 'none', maxCaffeine: null };
  const isOfRoasts = (said.roast ?? memory.wishes.roast) !== null || memory.wishes.refusedRoasts.length > 0;
  if (BETWEEN.test(text) && isOfRoasts) return { ...said, roast: 'medium', caffeine: null };
  // "A bit lighter than that" is not as dark, and need not be light.
  if (LIGHTER_THAN.test(text) && memory.wishes.roast === 'dark') return { ...said, roast: null, refusedRoasts: ['dark'] };
  // "She used to bake a loaf with figs." "Is there a coffee like that?"
  if (LIKE_THAT.test(text) && memory.offered.length === 0 && !hasSoftWish(said) && memory.last)
    return { ...said, tastes: memory.last.said.tastes, words: memory.last.said.words };
  const step = LESS.test(text) ? -1 : MORE.test(text) ? 1 : LEAST.test(text) ? -LEVELS.length : 0;
  const level = memory.wishes.caffeine ?? memory.wishes.maxCaffeine;
  if (step === 0 && level === null && memory.offered.length > 0 && MILDER.test(text)) return { ...said, maxCaffeine: 'low' };
  if (step === 0 || level === null) return said;
  return { ...said, caffeine: LEVELS[Math.min(3, Math.max(0, levelOf(level) + step))]!, maxCaffeine: null };
}

/** Words of a question that may be about a story; a longer one has words of many stories. */
const MOST_UNSURE = 12;
/** Whether the classifier has no likely intent for a question that may be about a story. */
export function isUnsureOf(guess: Guess | null, text: string): boolean {
  return (guess?.probability ?? 0) <= HALF_SURE && text.split(' ').length <= MOST_UNSURE;
}
