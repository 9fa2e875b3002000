import { z } from 'zod';
import { SERVICE_TOPICS } from '../data/service-topic.ts';

/** What a character says in its own words: voices/characters/<slug>.yaml has lines for each of these acts. */
const ACTS = [
  'greet', 'howAreYou', 'who', 'ai', 'privacy', 'pick', 'self', 'also', 'none', 'nearest', 'softMiss', 'price', 'inStock', 'soldOut', 'describe', 'brew', 'brewLead', 'shipping', 'coupon', 'order', 'handOver',
  'others', 'thanks', 'bye', 'insult', 'unsafe', 'injection', 'allergy', 'offTopic', 'nonsense', 'help', 'sad', 'stressed', 'tired', 'happy', 'compliment', 'joke', 'loreIntro', 'loreClose', 'loreDone', 'why',
  'compare', 'kept', 'ask', 'offerStory', 'offerBrew', 'no', 'sorry', 'paying', 'fresh', 'stored', 'frozen', 'roasted', 'stale',
  'friend', 'opinion', 'personal', 'listen',
] as const; // oxfmt-ignore
/** Facts with the same text for every character. */
const SERVICE_ACTS = [
  ...SERVICE_TOPICS,
  'bagWeight', 'urgent', 'warning', 'notQuite', 'countUnknown', 'restock', 'whyPrice', 'notMine', 'loreEnd', 'yourName', 'yourNameUnknown', 'methods', 'cart', 'unranked', 'mourning', 'brewCard', 'notSaid', 'labelled', 'unclear', 'inGerman', 'inSpanish', 'inFrench',
] as const; // oxfmt-ignore
const HOUSE_ACTS = ['tracking', 'count', 'nearestOver', 'noneLeft', 'lowest', 'priceRange', 'recall', 'recallNothing', 'recallFirst', 'recallShown', 'tasteOfEach', 'recallEmpty', 'recallOrder', 'hasTaste', 'lacksTaste', 'caffeine', 'lowCaffeine', 'howItTastes', 'recallProfile', 'shelf', 'shelfFull', 'alsoCompare', 'allergensListed', 'allergenIn', 'allergensNone', 'allergensUnknown', 'closer', 'noneCloser', 'sizes', 'couponRefused', 'sum', 'sumShipped', 'sumFree', 'sumLeft', 'sumOver', 'bagsWithinLimit', 'bagsUntilFree', 'helpAgain', 'gentle', 'congratulate', 'comfort', 'again', 'apology', 'strongOne', 'mildOne', 'middleOne', 'lightTaste', 'mediumTaste', 'darkTaste', 'birthday', 'decafTrace', 'shipsFree', 'shipsNotYet', 'poBox', 'receiptName', 'countsTowards', 'onlyOne', 'notOnly', 'inFun', 'cupPrice'] as const; // oxfmt-ignore
const BREW_TOPICS = ['press', 'pot', 'filter', 'espresso', 'iced', 'bitter', 'weak', 'milk', 'reuse', 'hour', 'plant', 'roast', 'clean', 'grind', 'heat', 'water', 'moka', 'decaf', 'warm'] as const; // oxfmt-ignore
export type BrewTopic = (typeof BREW_TOPICS)[number];

/** Words in braces are placeholders; the lines of the house show which ones an act has. */
const lines = z.array(z.string().min(1)).min(1);
const houseActs = z.enum([...ACTS, ...SERVICE_ACTS, ...HOUSE_ACTS]);
export const characterVoice = z.record(z.enum(ACTS), lines);
export const houseVoice = z.record(houseActs, lines);
export const rowVoice = z.partialRecord(z.enum(ACTS), lines);
export const brewingFacts = z.record(z.enum(BREW_TOPICS), lines);

export type Act = z.infer<typeof houseActs>;
export type Voice = Partial<Record<Act, string[]>>;
