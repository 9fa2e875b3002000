import type { Guess } from '../intents/classify.ts';

/** Questions about the shop with a fixed answer. The names are those of the intents' examples and of the default voice's acts. */
const SERVICE_TOPICS = [
  'subscription',
  'returns',
  'contents',
  'makings',
  'sample',
  'english',
  'weight',
  'place',
  'support',
  'wrapping',
  'voice',
  'trade',
  'charged-twice',
  'cancel',
  'missing-parcel',
  'damaged',
  'address-change',
  'receipt',
  'account',
  'tax',
  'overnight',
  'pods',
  'milk',
  'why-dearer',
  'who-behind',
  'pairing',
] as const;
export type ServiceTopic = (typeof SERVICE_TOPICS)[number];

export function isServiceTopic(label: string): label is ServiceTopic {
  return SERVICE_TOPICS.some((topic) => topic === label);
}

/** From this probability a guess comes before the patterns of the other intents: right in about 87 %; docs/decisions/33-understanding.md has the table. */
const SURE = 0.6;
/** From this one a guess is used where no pattern matched: right in about 78 %. */
export const LIKELY = 0.35;

/** The topic of a message if the classifier is sure of it. */
export function serviceTopic(guess: Guess | null, least: number = SURE): ServiceTopic | null {
  return guess !== null && guess.probability >= least && isServiceTopic(guess.label) ? guess.label : null;
}
