import type { Persona } from '../read-persona.ts';
import { offeredIn } from './products.ts';
import { KEEPING_TOPICS, type Memory, type Offer, PRODUCT_QUESTIONS, type Turn } from './turn.ts';
import { noWishes, unique } from './wishes/wishes.ts';

/** What the lines of an earlier reply show. */
export type ReadReply = (reply: string) => { offer: Offer | null; isSelfOffered: boolean; isUnmet: boolean };

export function noMemory(): Memory {
  return {
    wishes: noWishes(),
    told: noWishes(),
    lastIntent: null,
    offered: [],
    lastProducts: [],
    shown: [],
    refused: [],
    isUnmet: false,
    isLookingOn: false,
    toldKeys: [],
    lastMethod: null,
    lastTopic: null,
    lastAsked: '',
    isRefusing: false,
    offer: null,
  };
}

const STEERING = new Set(['injection', 'insult', 'unsafe', 'nonsense', 'off-topic']);

/** Intents whose replies recommend products; a name in a story, a joke or a help text is no offer. */
const OF_PRODUCTS = new Set<Turn['intent']>([
  'recommend',
  'allergy',
  'feeling',
  ...PRODUCT_QUESTIONS,
  // Names in these replies are answers to a condition that only the shop has read.
  'off-topic',
  'nonsense',
]);

/** "Is it there ground?" and "does ground go stale?" ask about a grind, without a condition. */
function isGrindAsked({ intent, method }: Turn): boolean {
  return intent === 'stock' || intent === 'sold-out' || method === 'grind' || KEEPING_TOPICS.some((topic) => topic === method);
}

/** The state for parsing the next message. */
export function updateMemory(memory: Memory, turn: Turn, reply: string, persona: Persona, readReply: ReadReply): Memory {
  const { offer, isSelfOffered, isUnmet } = readReply(reply);
  const named = OF_PRODUCTS.has(turn.intent) ? offeredIn(reply) : [];
  // A character recommends itself first, and without its name.
  const isRecommended = turn.intent === 'recommend' || turn.intent === 'allergy' || turn.intent === 'feeling';
  const offered =
    turn.intent === 'compare' ? turn.products : isSelfOffered ? [persona.slug, ...named.filter((slug) => slug !== persona.slug)] : named;
  return {
    wishes: STEERING.has(turn.intent)
      ? memory.wishes
      : { ...turn.wishes, grind: isGrindAsked(turn) ? memory.wishes.grind : turn.wishes.grind },
    told: turn.told,
    lastIntent: turn.intent,
    // A question about one product does not replace the list: "and the second one?"
    offered: offered.length > 1 || turn.intent === 'recommend' || memory.offered.length === 0 ? offered : memory.offered,
    lastProducts:
      turn.products.length > 0 && turn.intent !== 'recommend' ? turn.products : offered.length > 0 ? offered : memory.lastProducts,
    shown: isRecommended ? unique([...memory.shown, ...offered]) : memory.shown,
    refused: turn.refusedProducts,
    isUnmet: isRecommended ? isUnmet : memory.isUnmet,
    isLookingOn: isRecommended ? turn.skippedProducts.length > 0 : memory.isLookingOn,
    toldKeys: turn.loreKey ? [...memory.toldKeys, turn.loreKey] : memory.toldKeys,
    lastMethod: turn.method ?? memory.lastMethod,
    lastTopic: turn.serviceTopic,
    lastAsked: turn.asked,
    isRefusing: turn.said.exclude.length > 0 && turn.said.tastes.length === 0,
    offer,
  };
}
