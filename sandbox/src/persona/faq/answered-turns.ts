import { isOf } from '../data/intent-groups.ts';
import { consumptionIn } from '../language/consumption.ts';
import { sentencesOf } from '../language/text.ts';
import { ASKED } from '../understand/parts/needed-parts.ts';
import { namesProduct, POSTER } from '../understand/products.ts';
import { ASKS_FOR_ALLERGEN, OF_ANIMAL, RECOMMEND } from '../understand/rules.ts';
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

/** Sends to a veterinarian, so never where a person may be meant. */
const PETS = 'pet-ate-coffee';

/** The entry of the text, or of its last question or sentence. */
function entryOf(turn: Turn): string | null {
  const sentences = sentencesOf(turn.raw);
  const asked = sentences.findLast((sentence) => ASKED.test(sentence));
  const least = leastProbability(turn, asked !== undefined);
  const texts = new Set([turn.raw, asked ?? sentences.at(-1) ?? '']);
  const found = [...texts].map((text) => findEntry(text, least));
  const entry = turn.isOfPet ? PETS : (found.find((one) => one !== null) ?? null);
  return entry === PETS && !OF_ANIMAL.test(turn.text) ? null : entry;
}

/** No text is so probable. */
const NEVER = Infinity;
/** From this probability an intent with few answers holds, whatever else is asked. */
const CERTAIN = 0.8;
/** Fewer words are a follow-up: "more", "and iced?". */
const FEW_WORDS = 3;

/** Whether the turn needs an answer of its own: a condition, an allergen, a choice, a feeling, a calculation, or a product. */
function needsOwnAnswer({ intent, serviceTopic, method, isChoice, said, tone, text, products, skippedProducts }: Turn): boolean {
  const isCondition = said.exclude.length + said.refusedRoasts.length > 0 || said.maxPriceCents !== null;
  if (isCondition || isChoice || tone !== null || skippedProducts.length > 0 || isOf('ownAnswer', intent)) return true;
  // What goes with a dish is a coffee.
  if (serviceTopic === 'pairing') return true;
  if (serviceTopic === 'contents' && ASKS_FOR_ALLERGEN.test(text)) return true;
  // The card of a product says how it is brewed, amounts are calculated, and of cleaning there is no entry.
  if (intent === 'brew' && (method === 'clean' || namesProduct(text) || consumptionIn(text) !== '' || /\d/.test(text))) return true;
  return isOf('product', intent) && products[0] === POSTER;
}

/** The probability from which an entry answers in place of the intent: the lower, the less the intent tells. */
function leastProbability(turn: Turn, isQuestion: boolean): number {
  const { intent, said, probability, text } = turn;
  if (needsOwnAnswer(turn) || text.split(' ').length < FEW_WORDS) return NEVER;
  const isCertain = probability >= CERTAIN;
  if (isOf('unknown', intent)) return isQuestion ? 0.5 : 0.8;
  if (intent === 'recommend' && (hasHardWish({ ...said, grind: null }) || RECOMMEND.test(text))) return NEVER;
  if (intent === 'recommend' && (hasSoftWish(said) || isCertain)) return isQuestion ? 0.9 : NEVER;
  if (intent === 'recommend') return isQuestion ? 0.75 : 0.85;
  if (isOf('general', intent)) return isQuestion && !isCertain ? 0.65 : 0.85;
  if (isCertain) return NEVER;
  return intent === 'shipping' ? 0.85 : 0.7;
}
