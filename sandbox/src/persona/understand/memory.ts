import { consumptionIn } from '../language/consumption.ts';
import { addressed, inItsCase, isOne } from '../language/person.ts';
import type { Persona } from '../read-persona.ts';
import { isOf } from '../data/intent-groups.ts';
import { isMourning } from './feelings.ts';
import { gearIn } from './method.ts';
import { offeredIn } from './products.ts';
import { pickedStrength } from '../language/picked-strength.ts';
import { type BasketLine, isKeepingTopic, type Method, type Offer, type Turn } from './turn.ts';
import { conditionsOf, type Requested } from './wishes/merge-wishes.ts';
import { noWishes, unique } from './wishes/wishes.ts';

export interface Memory extends Requested {
  last: Turn | null;
  /** Products of the last reply that names any, in its order. */
  offered: string[];
  /** Products that the visitor last asked about by name. */
  lastProducts: string[];
  /** The last products asked about, over several messages: "both together". */
  recent: string[];
  shown: string[];
  basket: BasketLine[];
  touched: BasketLine[];
  /** The lines that were taken off the list last. */
  removed: BasketLine[];
  persons: string[];
  /** What was recommended last for each person. */
  proposed: BasketLine[];
  /** The coffee whose story the last reply told. */
  storyOf: string | null;
  toldKeys: string[];
  /** Whether the visitor has mentioned a death. */
  isMourned: boolean;
  lastMethod: Method | null;
  /** How much coffee is drunk, as the visitor said last. */
  consumption: string;
  /** How many bags the last reply named as enough. */
  bags: number | null;
  offer: Offer | null;
  /** The question at the end of the last reply; empty where it asked nothing. */
  question: string;
}

/** "So 2 bags of 340 grams" (brew-amounts.ts) */
const BAGS = /\bso (\d+) bags of\b/;

/** What the lines of an earlier reply show. */
export type ReadReply = (reply: string) => {
  offer: Offer | null;
  selfAt: number;
  isUnmet: boolean;
  storyOf: string | null;
  order: BasketLine[];
};

/** The memory before the first message. */
export function noMemory(): Memory {
  return {
    last: null,
    wishes: noWishes(),
    person: null,
    wishesOf: {},
    offered: [],
    lastProducts: [],
    recent: [],
    shown: [],
    basket: [],
    touched: [],
    removed: [],
    persons: [],
    proposed: [],
    isUnmet: false,
    storyOf: null,
    toldKeys: [],
    isMourned: false,
    lastMethod: null,
    consumption: '',
    bags: null,
    offer: null,
    question: '',
  };
}

/** "Is it there ground?" and "does ground go stale?" ask about a grind, without a condition. */
function isGrindAsked({ intent, method }: Turn): boolean {
  return ['stock', 'sold-out', 'brew'].includes(intent) || method === 'grind' || isKeepingTopic(method);
}

/** "For your dad: ..." (reply/compose-parts.ts) */
const FOR_PERSON = /(?<=^|[.!?] )For ([A-Za-z][\w-]*(?: [\w-]+){0,3}): /g;

/** What a reply recommends first, for the one person asked for: "something dark for my dad", then "and a mild one for me". */
function proposedForOne({ person, raw }: Turn, [first]: readonly string[], known: readonly BasketLine[]): BasketLine[] {
  const isMeant = isOne(person) && (person !== 'me' || known.length > 0);
  return isMeant && first !== undefined ? [inItsCase({ slug: first, count: 1, person: addressed(person), grind: null }, raw, [])] : [];
}

/** What a reply recommends first, for each of several persons. */
function proposedForEach(reply: string, persona: Persona, readReply: ReadReply): BasketLine[] {
  const heads = [...reply.matchAll(FOR_PERSON)];
  return heads.flatMap(({ 0: head, 1: person, index }, at) => {
    const text = reply.slice(index + head.length, heads[at + 1]?.index);
    const [slug] = offeredIn(text, { slug: persona.slug, at: readReply(text).selfAt });
    return slug === undefined ? [] : [{ slug, count: 1, person: person!, grind: null }];
  });
}

function mergeProposed(known: BasketLine[], fresh: BasketLine[]): BasketLine[] {
  return [...known.filter(({ person }) => !fresh.some((line) => line.person === person)), ...fresh];
}

/** Slugs and counts, sorted by slug. */
function countsBySlug(lines: readonly BasketLine[]): string {
  return lines
    .map(({ slug, count }) => `${slug} ${count}`)
    .toSorted()
    .join();
}

/** The memory after a turn and its reply. */
export function updateMemory(memory: Memory, turn: Turn, reply: string, persona: Persona, readReply: ReadReply): Memory {
  const { offer, selfAt, isUnmet, storyOf, order } = readReply(reply);
  const { intent, products, wishes, taleOwner, person } = turn;
  const bags = intent === 'brew' ? BAGS.exec(reply)?.[1] : undefined;
  // A character recommends itself without its name.
  const inReply = offeredIn(reply, { slug: persona.slug, at: selfAt });
  // Beside the list of what is chosen, a reply may recommend another.
  const fresh = inReply.filter((slug) => !order.some((line) => line.slug === slug));
  const named = isOf('offering', intent) ? (fresh.length > 0 ? fresh : inReply) : turn.isChoice ? fresh : [];
  // Of "the lighter one" the reply names only the one that was meant.
  const compared = pickedStrength(turn.text) === null ? products : named;
  const offered = intent === 'compare' ? compared : unique(named);
  const isRecommended = isOf('recommending', intent);
  // The reply to "my dad must not have caffeine" may offer other products than those that were talked of.
  const isOfOthers = intent === 'allergy' && offered.length > 0 && !products.some((slug) => offered.includes(slug));
  // What is taken off the list is not recommended any more.
  const removed = memory.basket.filter(({ slug }) => !turn.basket.some((line) => line.slug === slug));
  const open = memory.proposed.filter(({ slug }) => !removed.some((line) => line.slug === slug));
  const isOfSeveral = reply.search(FOR_PERSON) >= 0;
  const proposed = isOfSeveral ? proposedForEach(reply, persona, readReply) : proposedForOne(turn, offered, open);
  return {
    last: turn,
    wishes: isOf('steering', intent)
      ? memory.wishes
      : turn.person === 'each'
        ? conditionsOf(wishes)
        : { ...wishes, grind: isGrindAsked(turn) ? memory.wishes.grind : wishes.grind },
    person,
    wishesOf: isRecommended && isOne(person) ? { ...memory.wishesOf, [person]: wishes } : memory.wishesOf,
    // A question about one product does not replace the list: "and the second one?"
    offered: offered.length > 1 || intent === 'recommend' || memory.offered.length === 0 ? offered : memory.offered,
    lastProducts:
      [
        order.length > 0 && fresh.length > 0 && named.length > 0
          ? fresh
          : intent === 'recommend' || isOfOthers
            ? []
            : intent === 'compare'
              ? compared
              : products,
        offered,
        taleOwner === null ? [] : [taleOwner],
      ].find((slugs) => slugs.length > 0) ?? memory.lastProducts,
    recent: isOf('product', intent) ? unique([...memory.recent, ...products]).slice(-3) : memory.recent,
    shown: isRecommended ? unique([...memory.shown, ...offered]) : memory.shown,
    basket: order.length > 0 && countsBySlug(order) !== countsBySlug(turn.basket) ? order : turn.basket,
    touched: turn.touched,
    removed: removed.length > 0 ? removed : memory.removed,
    persons: turn.persons,
    // "She gets that. Something dark for my dad"
    proposed: isRecommended || (turn.isChoice && fresh.length > 0) ? mergeProposed(open, proposed) : open,
    isUnmet: isRecommended ? isUnmet : memory.isUnmet,
    storyOf,
    toldKeys: turn.loreKey ? [...memory.toldKeys, turn.loreKey] : memory.toldKeys,
    isMourned: memory.isMourned || isMourning(turn.text),
    lastMethod: turn.method ?? gearIn(turn.text) ?? memory.lastMethod,
    consumption: consumptionIn(turn.text) || memory.consumption,
    bags: bags === undefined ? null : Number(bags),
    offer,
    question: /[^.!?]*\?$/.exec(reply)?.[0].toLowerCase() ?? '',
  };
}
