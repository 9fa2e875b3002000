import type { TasteProfile } from '../read-persona.ts';
import type { ServiceTopic } from './service-topic.ts';
import type { Wishes } from './wishes.ts';

const INTENTS = [
  'greet', 'how-are-you', 'who-are-you', 'are-you-ai', 'privacy', 'story', 'recommend', 'compare', 'price', 'stock', 'brew', 'tell-me', 'why', 'shipping', 'coupon', 'order-status', 'hand-over', 'others', 'thanks', 'paying', 'sorry',
  'bye', 'insult', 'unsafe', 'injection', 'allergy', 'feeling', 'recall', 'sold-out', 'compliment', 'joke', 'help', 'decline', 'off-topic', 'nonsense',
  'service', 'friend', 'opinion', 'personal', 'name', 'listen',
] as const; // oxfmt-ignore
export type Intent = (typeof INTENTS)[number];
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
  | KeepingTopic
  | 'any';
/** What the last reply's closing question offered; a bare "yes" takes it up. */
export type Offer = 'story' | 'brew';

/** One message of the visitor, understood. */
export interface Turn {
  intent: Intent;
  text: string;
  /** The conversation's wishes after this message. */
  wishes: Wishes;
  /** What this message itself says of them. */
  said: Wishes;
  /** All that was said of taste in this talk, even where a later request left it behind. */
  told: Wishes;
  /** Conditions of an earlier request that this one leaves behind. */
  dropped: Wishes;
  /** What earlier chats told: it orders the choice and never rules anything out. */
  profile: TasteProfile;
  products: string[];
  refusedProducts: string[];
  /** Shown before, and asked for something else. */
  skippedProducts: string[];
  /** The character to hand over to. */
  target: string | null;
  method: Method | null;
  loreKey: string | null;
  /** Who of the others tells the tale that was asked for. */
  taleOwner: string | null;
  serviceTopic: ServiceTopic | null;
  /** The name the visitor gave in this talk. */
  guestName: string | null;
  /** Another tongue than English, or another alphabet. */
  isForeign: boolean;
  tone: Tone | null;
  isCheapest: boolean;
  isDearest: boolean;
  /** Of everything the shop sells, not of its coffees. */
  isAnyProduct: boolean;
  asksForAi: boolean;
  /** Whether this message itself says what it wants, and not only asks for "something". */
  hasOwnWish: boolean;
}

export interface Memory {
  wishes: Wishes;
  told: Wishes;
  lastIntent: Intent | null;
  /** Products of the last reply that named any, in its order. */
  offered: string[];
  /** Products the visitor last asked about by name. */
  lastProducts: string[];
  /** Every product recommended so far. */
  shown: string[];
  refused: string[];
  /** Whether the last recommendation found nothing that met every condition. */
  isUnmet: boolean;
  /** Whether the last recommendation was already one beyond those shown first. */
  isLookingOn: boolean;
  toldKeys: string[];
  lastMethod: Method | null;
  /** Whether the last message only ruled something out: "or cream" goes on with that. */
  isRefusing: boolean;
  guestName: string | null;
  offer: Offer | null;
}
