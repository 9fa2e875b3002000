import type { TasteProfile } from '../read-persona.ts';
import type { Language } from '../language/foreign-words.ts';
import type { BrewTopic } from '../voices/voice.ts';
import type { ServiceTopic } from '../data/service-topic.ts';
import type { Wishes } from './wishes/wishes.ts';

const INTENTS = [
  'greet', 'how-are-you', 'who-are-you', 'are-you-ai', 'privacy', 'story', 'recommend', 'compare', 'price', 'stock', 'brew', 'tell-me', 'why', 'shipping', 'coupon', 'order-status', 'hand-over', 'others', 'thanks', 'paying', 'sorry',
  'bye', 'insult', 'unsafe', 'urgent', 'injection', 'allergy', 'feeling', 'recall', 'sold-out', 'compliment', 'joke', 'help', 'decline', 'off-topic', 'nonsense',
  'service', 'faq', 'friend', 'opinion', 'personal', 'name', 'listen', 'total',
] as const; // oxfmt-ignore
export type Intent = (typeof INTENTS)[number];
/** Whether a label of the examples is an intent. */
export function isIntent(label: string): label is Intent {
  return INTENTS.some((intent) => intent === label);
}

export type Tone = 'sad' | 'stressed' | 'tired' | 'happy';
/** How long it stays good, where to keep it, freezing, the day it was roasted, ground beside whole beans. */
const KEEPING_TOPICS = ['fresh', 'stored', 'frozen', 'roasted', 'stale'] as const;
type KeepingTopic = (typeof KEEPING_TOPICS)[number];
/** Whether a method is a topic of keeping coffee. */
export function isKeepingTopic(method: Method | null): method is KeepingTopic {
  return KEEPING_TOPICS.some((topic) => topic === method);
}

export type Grind = 'whole-bean' | 'ground';
/** A product that the visitor has chosen in the talk. */
export interface BasketLine {
  slug: string;
  count: number;
  /** As the visitor calls the person: "my sister", "frank". */
  person: string | null;
  grind: Grind | null;
}
export type Method = BrewTopic | KeepingTopic | 'any';
/** What the last reply's closing question offered; a "yes" accepts it. */
export type Offer = 'story' | 'brew';

export interface Turn {
  intent: Intent;
  text: string;
  /** The first message of the conversation. */
  first: string;
  /** The text, with the one before where it continues that: "in fahrenheit?". */
  asked: string;
  raw: string;
  wishes: Wishes;
  said: Wishes;
  /** For whom it asks, or the message before: "my dad", "me", "all", or "each" for several persons. */
  person: string | null;
  /** Allergens that the shop leaves out. */
  allergens: string[];
  /** All wishes of the conversation, including those of dropped requests. */
  told: Wishes;
  /** Preferences of earlier chats: they rank products and exclude none. */
  profile: TasteProfile;
  products: string[];
  quantities: number[];
  /** What is chosen so far, with this message. */
  basket: BasketLine[];
  /** The lines of it that were changed last. */
  touched: BasketLine[];
  /** The list as the message only supposes it. */
  supposed: BasketLine[] | null;
  /** The persons of the talk, the last one named at the end. */
  persons: string[];
  /** Persons that this message names first. */
  newPersons: string[];
  /** Says who gets what, and asks nothing. */
  isChoice: boolean;
  refusedProducts: string[];
  /** Shown before, while the visitor wants another. */
  skippedProducts: string[];
  /** All that was recommended in the conversation, in its order. */
  shown: string[];
  /** Of these a choice is being made: "he doesn't like anything smoky". They come first. */
  considered: string[];
  /** Coffees whose characters suit the request. */
  themed: string[];
  /** "Something like that", "the opposite of it": the product that was meant. */
  relatedTo: { slug: string; by: 'like' | 'unlike' } | null;
  target: string | null;
  method: Method | null;
  /** How much coffee is drunk, as the visitor said before: "for 6 people with 3 cups each". */
  consumption: string;
  loreKey: string | null;
  /** Whether the message names an entry of the character's lore. */
  isLoreNamed: boolean;
  /** The other coffee whose story is asked for. */
  taleOwner: string | null;
  /** What the shop looks for a story by. */
  tale: string | null;
  /** Asks on about the story that was just told. */
  isTaleAsked: boolean;
  serviceTopic: ServiceTopic | null;
  /** About an animal that has had coffee, and about no condition of a person. */
  isOfPet: boolean;
  /** The key of the frequent question (faq/entries) that it asks. */
  entry: string | null;
  /** Another language than English, or another alphabet. */
  isForeign: boolean;
  /** German, Spanish or French, if it is clear. */
  language: Language | null;
  tone: Tone | null;
  isCheapest: boolean;
  isDearest: boolean;
  /** About all products, not only coffees. */
  isAnyProduct: boolean;
  /** Of the classifier's likeliest label, from 0 to 1. */
  probability: number;
  /** Whether the classifier has no likely intent for it. */
  isUnsure: boolean;
  /** "How much caffeine is in it?": of the coffee that another part of the message asks for. */
  isOfFound: boolean;
  asksForAi: boolean;
  hasOwnWish: boolean;
}
