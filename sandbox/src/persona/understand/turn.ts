import type { TasteProfile } from '../read-persona.ts';
import type { Language } from '../language/foreign-words.ts';
import type { ServiceTopic } from './service-topic.ts';
import type { Wishes } from './wishes/wishes.ts';

const INTENTS = [
  'greet', 'how-are-you', 'who-are-you', 'are-you-ai', 'privacy', 'story', 'recommend', 'compare', 'price', 'stock', 'brew', 'tell-me', 'why', 'shipping', 'coupon', 'order-status', 'hand-over', 'others', 'thanks', 'paying', 'sorry',
  'bye', 'insult', 'unsafe', 'injection', 'allergy', 'feeling', 'recall', 'sold-out', 'compliment', 'joke', 'help', 'decline', 'off-topic', 'nonsense',
  'service', 'friend', 'opinion', 'personal', 'name', 'listen',
] as const; // oxfmt-ignore
export type Intent = (typeof INTENTS)[number];
export function isIntent(label: string): label is Intent {
  return INTENTS.some((intent) => intent === label);
}

/** Asked about products; the replies name them. */
export const PRODUCT_QUESTIONS: readonly Intent[] = ['price', 'stock', 'tell-me', 'why', 'compare', 'hand-over', 'opinion', 'paying'];

export type Tone = 'sad' | 'stressed' | 'tired' | 'happy';
/** How long it stays good, where to keep it, freezing, the day it was roasted, ground beside whole beans. */
export const KEEPING_TOPICS = ['fresh', 'stored', 'frozen', 'roasted', 'stale'] as const;
export type KeepingTopic = (typeof KEEPING_TOPICS)[number];
export type Method =
  | 'press'
  | 'filter'
  | 'espresso'
  | 'iced'
  | 'bitter'
  | 'weak'
  | 'milk'
  | 'grind'
  | 'clean'
  | 'reuse'
  | 'hour'
  | 'plant'
  | 'roast'
  | 'heat'
  | KeepingTopic
  | 'any';
/** What the last reply's closing question offered; a "yes" accepts it. */
export type Offer = 'story' | 'brew';

/** One parsed message of the visitor. */
export interface Turn {
  intent: Intent;
  text: string;
  /** The text, with the one before where it continues that: "in fahrenheit?". */
  asked: string;
  /** As the visitor wrote it. */
  raw: string;
  /** The conversation's wishes after this message. */
  wishes: Wishes;
  /** The wishes of this message only. */
  said: Wishes;
  /** Allergens that the shop leaves out. */
  allergens: string[];
  /** All wishes of the conversation, including those of dropped requests. */
  told: Wishes;
  /** Preferences of earlier chats: they rank products and exclude none. */
  profile: TasteProfile;
  products: string[];
  refusedProducts: string[];
  /** Shown before, while the visitor wants another. */
  skippedProducts: string[];
  /** The character to hand over to. */
  target: string | null;
  method: Method | null;
  loreKey: string | null;
  /** The other character that has the requested story. */
  taleOwner: string | null;
  serviceTopic: ServiceTopic | null;
  /** Another language than English, or another alphabet. */
  isForeign: boolean;
  /** German, Spanish or French, if it is clear. */
  language: Language | null;
  tone: Tone | null;
  isCheapest: boolean;
  isDearest: boolean;
  /** About all products, not only coffees. */
  isAnyProduct: boolean;
  asksForAi: boolean;
  /** Whether this message itself contains a wish. */
  hasOwnWish: boolean;
}

export interface Memory {
  wishes: Wishes;
  told: Wishes;
  lastIntent: Intent | null;
  /** Products of the last reply that names any, in its order. */
  offered: string[];
  /** Products that the visitor last asked about by name. */
  lastProducts: string[];
  /** Every product recommended so far. */
  shown: string[];
  refused: string[];
  /** Whether no product met every condition of the last recommendation. */
  isUnmet: boolean;
  /** Whether the last recommendation was already a second one. */
  isLookingOn: boolean;
  toldKeys: string[];
  lastMethod: Method | null;
  lastTopic: ServiceTopic | null;
  /** The last message, with what it continued. */
  lastAsked: string;
  /** Whether the last message only excluded something: "or cream" continues that. */
  isRefusing: boolean;
  offer: Offer | null;
}
