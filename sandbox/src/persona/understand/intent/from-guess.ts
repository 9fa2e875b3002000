import type { Guess } from '../../intents/classify.ts';
import { isServiceTopic, LIKELY } from '../service-topic.ts';
import { isIntent, type Intent, type Tone } from '../turn.ts';
import { hasHardWish } from '../wishes/wishes.ts';
import { tastesAsked, type Clues } from './clues.ts';

const TONES: readonly string[] = ['sad', 'stressed', 'tired', 'happy'] satisfies Tone[];
/** These answer about a product, so one has to be known. */
const ABOUT_PRODUCTS = new Set<Intent>(['price', 'stock', 'tell-me', 'why', 'compare']);
/** Labels of the examples beside "brew" itself. */
const ANSWERED_AS_BREWING = new Set(['keeping', 'amount']);
/** A wrong guess of these would accuse or frighten the visitor; the rules of safety find the plain cases. */
const GRAVE = new Set<Intent>(['unsafe', 'injection', 'insult']);
const LEAST_GRAVE = 0.8;
/** In another language these are read by their translated words, which carry wishes and products. */
const READ_BY_WORDS = new Set<Intent>(['recommend', 'price', 'stock', 'tell-me', 'compare', 'off-topic']);

export function toneFrom(guess: Guess | null): Tone | null {
  return guess !== null && TONES.includes(guess.label) ? (guess.label as Tone) : null;
}

/** The intent that the classifier found, if it is likely and can be answered. */
export function fromGuess({ guess, named, memory }: Clues): Intent | null {
  if (guess === null || guess.probability < LIKELY) return null;
  const intent = intentOf(guess);
  if (intent !== null && GRAVE.has(intent) && guess.probability < LEAST_GRAVE) return null;
  if (intent !== null && ABOUT_PRODUCTS.has(intent) && named.length + memory.lastProducts.length === 0) return null;
  return intent;
}

/** The same for a message in German, Spanish or French, before the English patterns. */
export function fromForeignGuess(clues: Clues): Intent | null {
  const isWished = hasHardWish(clues.wishes) || tastesAsked(clues);
  const intent = clues.language === null || isWished ? null : fromGuess(clues);
  return intent === null || READ_BY_WORDS.has(intent) ? null : intent;
}

function intentOf(guess: Guess): Intent | null {
  if (isServiceTopic(guess.label)) return 'service';
  if (toneFrom(guess) !== null) return 'feeling';
  if (ANSWERED_AS_BREWING.has(guess.label)) return 'brew';
  return isIntent(guess.label) ? guess.label : null;
}

/** From these the classifier comes before the patterns; by cross-validation nine of ten such guesses are right (docs/decisions/33-understanding.md). */
const FIRST = 0.6;
const RISKY_FIRST = 0.8;
const RISKY = new Set<Intent>([
  'recommend',
  'personal',
  'listen',
  'tell-me',
  'price',
  'who-are-you',
  'off-topic',
  'order-status',
  'feeling',
  'nonsense',
]);
/** These depend on what was offered before. */
const BY_CONTEXT = new Set<Intent>(['others', 'decline']);

/** The intent that the classifier is very sure of. A wish is read by the shop, and a follow-up by what was shown. */
export function fromSureGuess(clues: Clues): Intent | null {
  const { guess, wishes, named } = clues;
  if (guess === null) return null;
  if (hasHardWish(wishes) || tastesAsked(clues) || wishes.moods.length > 0 || wishes.category !== null || named.length > 0) return null;
  const intent = fromGuess(clues);
  if (intent === null || READ_BY_WORDS.has(intent) || BY_CONTEXT.has(intent)) return null;
  return guess.probability >= (RISKY.has(intent) ? RISKY_FIRST : FIRST) ? intent : null;
}
