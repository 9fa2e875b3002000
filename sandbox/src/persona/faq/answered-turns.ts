import { isOf } from '../data/intent-groups.ts';
import { consumptionIn } from '../language/consumption.ts';
import { sentencesOf } from '../language/text.ts';
import { ASKED } from '../understand/parts/needed-parts.ts';
import { namesProduct, POSTER } from '../understand/products.ts';
import { ASKS_FOR_ALLERGEN, RECOMMEND } from '../understand/rules.ts';
import type { Turn } from '../understand/turn.ts';
import { hasHardWish, hasSoftWish } from '../understand/wishes/wishes.ts';
import { findEntry } from './find-entry.ts';

/** The turns of a message; one that asks a frequent question gets its entry, and no search. */
export function withEntries(turns: readonly Turn[]): Turn[] {
  return turns.map((turn) => {
    const entry = entryOf(turn);
    return entry === null ? turn : { ...turn, intent: 'faq', entry };
  });
}

/** The entry of the text, or of the sentence that ends it. */
function entryOf(turn: Turn): string | null {
  const least = leastProbability(turn);
  const last = sentencesOf(turn.raw).at(-1) ?? '';
  return findEntry(turn.raw, least) ?? findEntry(last, least);
}

/** No text is so probable. */
const NEVER = Infinity;
/** From this probability an intent with few answers holds, whatever else is asked. */
const CERTAIN = 0.8;
/** Fewer words are a follow-up: "more", "and iced?". */
const FEW_WORDS = 3;

/** Whether the turn needs an answer of its own: a condition, an allergen, a choice, a feeling, a calculation, or a product. */
function needsOwnAnswer({ intent, serviceTopic, isChoice, said, tone, text, products, skippedProducts }: Turn): boolean {
  const isCondition = said.exclude.length + said.refusedRoasts.length > 0 || said.maxPriceCents !== null;
  if (isCondition || isChoice || tone !== null || skippedProducts.length > 0 || isOf('ownAnswer', intent)) return true;
  // What goes with a dish is a coffee.
  if (serviceTopic === 'pairing') return true;
  if (serviceTopic === 'contents' && ASKS_FOR_ALLERGEN.test(text)) return true;
  // The card of a product says how it is brewed, and amounts are calculated.
  if (intent === 'brew' && (namesProduct(text) || consumptionIn(text) !== '' || /\d/.test(text))) return true;
  return isOf('product', intent) && products[0] === POSTER;
}

/** The probability from which an entry answers in place of the intent: the lower, the less the intent tells. */
function leastProbability(turn: Turn): number {
  const { intent, said, probability, text, raw } = turn;
  if (needsOwnAnswer(turn) || text.split(' ').length < FEW_WORDS) return NEVER;
  const isQuestion = ASKED.test(raw);
  const isCertain = probability >= CERTAIN;
  if (isOf('unknown', intent)) return isQuestion ? 0.5 : 0.8;
  if (intent === 'recommend' && (hasHardWish({ ...said, grind: null }) || RECOMMEND.test(text))) return NEVER;
  if (intent === 'recommend' && (hasSoftWish(said) || isCertain)) return isQuestion ? 0.9 : NEVER;
  if (intent === 'recommend') return isQuestion ? 0.75 : 0.85;
  if (isOf('general', intent)) return isQuestion && !isCertain ? 0.65 : 0.85;
  if (isCertain) return NEVER;
  return intent === 'shipping' ? 0.85 : 0.7;
}
