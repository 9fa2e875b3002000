import { labelIn } from '../intents/classify.ts';
import type { Persona } from '../read-persona.ts';
import { isCompared, isUnsureOf } from './continued.ts';
import { TONES } from './feelings.ts';
import { isGuessed, readClues, topicOf, type Clues } from './intent/clues.ts';
import { decideIntent } from './intent/decide-intent.ts';
import { FIRST } from './intent/guessed.ts';
import { intentOfSums } from './intent/intent-of-sums.ts';
import { intentOfChoice } from './intent/only-choice.ts';
import { loreKeyOf, taleQuestion } from './lore-key.ts';
import { type Memory } from './memory.ts';
import { methodAsked } from './method.ts';
import { basketAfter } from './order/basket.ts';
import { quantitiesOf } from './order/quantities.ts';
import { withTalkedOf } from './order/talked-of.ts';
import { POSTER, themedIn } from './products.ts';
import { isOfShown, isRefusedPronoun, keptOfShown, productsOf, refusedByPronoun, relatedTo, withPointed } from './references.ts';
import { requestsOf } from './requests-of-parts.ts';
import * as rules from './rules.ts';
import { cheaper, ofHealth } from './said-wishes.ts';
import type { BasketLine, Intent, Turn } from './turn.ts';
import { addWishes, wishesAfter } from './wishes/merge-wishes.ts';
import { type Reading } from './wishes/reading.ts';
import { hasHardWish, hasSoftWish, noWishes, unique } from './wishes/wishes.ts';

/** Parses one message with what is known of the talk before it. */
export function understandTurn(raw: string, memory: Memory, persona: Persona, reading: Reading): Turn {
  const clues = readClues(raw, memory, persona, reading);
  const { text, asked, guess, named, self, language, isForeign, tone } = clues;
  // "Karen: chocolate. Bill: dark"
  const whom = reading.personOf(raw) ?? (requestsOf(reading.partsOf(raw)) === null ? null : 'each');
  const person = whom ?? memory.person;
  const { ordered, intent, ...order } = choose(clues, person);
  // "One of those, ground": of what is new on the list the reply may have to warn.
  const added = order.basket.flatMap(({ slug }) => (memory.basket.some((line) => line.slug === slug) ? [] : [slug]));
  const isOfAdded = order.isChoice && named.length === 0 && added.length > 0;
  const products = ordered?.map(({ slug }) => slug) ?? (isOfAdded ? unique(added) : productsOf(text, named, memory, persona, intent));
  const range = rangeOf(clues, intent, persona, order.basket);
  return {
    intent,
    text,
    asked,
    raw,
    first: raw,
    person,
    allergens: [],
    profile: persona.profile,
    products,
    quantities: ordered?.map(({ count }) => count) ?? quantitiesOf(text, products, memory),
    shown: memory.shown,
    ...order,
    ...range,
    ...wishesOf(clues, intent, whom, range.themed),
    ...taleOf(clues, intent, persona),
    target:
      intent === 'hand-over'
        ? ([...clues.mentioned, ...memory.lastProducts].find((slug) => slug !== self && slug !== POSTER) ?? null)
        : null,
    consumption: memory.consumption,
    method: intent === 'brew' ? methodAsked(text, asked, guess, memory) : null,
    serviceTopic: intent === 'service' ? topicOf(clues) : null,
    isOfPet: intent === 'allergy' && isGuessed(clues, 'pets', FIRST) && !hasHardWish(clues.wishes),
    entry: null,
    isForeign,
    language,
    tone: intent === 'feeling' ? (tone ?? TONES.find((one) => one === guess?.label) ?? 'sad') : tone,
    probability: guess?.probability ?? 0,
    isUnsure: isUnsureOf(guess, text),
    isOfFound: false,
    asksForAi: labelIn(clues.plain, ['are-you-ai']) !== null,
  };
}

/** The intent, and what is chosen after the message. */
function choose(clues: Clues, person: string | null) {
  const { raw, tokens, wishes, self, memory } = clues;
  const decided = intentOfSums(decideIntent(clues), clues);
  const isHard = hasHardWish({ ...wishes, grind: null });
  const isWish = isHard || wishes.moods.length + wishes.tastes.length > 0 || /\bcheaper\b/.test(clues.text);
  function inFull(words: string): string {
    return withTalkedOf(withPointed(words, memory), isWish, memory, clues.named);
  }
  const order = basketAfter({ said: inFull(tokens.join(' ')), raw: inFull(raw), self, intent: decided, person, memory });
  const newPersons = order.persons.filter((one) => !memory.persons.includes(one));
  // "If I add one more, does it ship for free?" asks for a sum.
  const isOfSum = order.supposed !== null && order.ordered !== null && decided !== 'allergy';
  // Only what was summed up is taken by "ok, do it".
  const supposed = order.ordered === null ? null : order.supposed;
  return { ...order, supposed, newPersons, ...intentOfChoice(isOfSum ? 'total' : decided, clues, { ...order, newPersons }) };
}

/** What limits the products of a recommendation beside the wishes. */
function rangeOf(
  clues: Clues,
  intent: Intent,
  persona: Persona,
  basket: readonly BasketLine[],
): Pick<Turn, 'refusedProducts' | 'skippedProducts' | 'considered' | 'themed' | 'relatedTo'> {
  const { text, rest, named, wishes: said, guess, memory } = clues;
  const isRecommend = intent === 'recommend';
  const dropped = memory.basket.filter((line) => basket.every(({ slug }) => slug !== line.slug)).map(({ slug }) => slug);
  const refused = [...clues.refused, ...(isRecommend ? [...refusedByPronoun(text, memory), ...dropped] : [])];
  // "Is that the only one without milk?" asks for no other product.
  const isElse = guess?.label === 'another' && !(rules.ONLY_ONE.test(text) && !hasSoftWish(memory.wishes));
  const isAnother = isRefusedPronoun(text) || (isElse && !/\bagain\b/.test(text));
  // "Something else" than what was recommended, or else looked at
  const past = memory.shown.length === 0 && isAnother ? memory.lastProducts : memory.shown;
  // "A less smoky one" leaves out those that are smoky, and no other.
  const isOpen = said.exclude.length + clues.refused.length === 0 && (isElse || isCompared(text, memory));
  const isMore = isRecommend && past.length > 0 && (isRefusedPronoun(text) || isOpen);
  // "Nothing decaf": the person or the day stays.
  const themes = unique([...themedIn(text), ...(hasSoftWish(said) ? [] : (memory.last?.themed ?? []))]);
  return {
    refusedProducts: unique([...(memory.last?.refusedProducts ?? []).filter((slug) => !named.includes(slug)), ...refused]),
    skippedProducts: isMore ? past : [],
    considered: hasSoftWish(said) && !isOfShown(text) ? [] : keptOfShown(clues, !isMore && said.exclude.length > 0),
    themed: isRecommend ? themes.filter((slug) => !named.includes(slug)) : [],
    // "Something similar without milk" may be one of those that were shown.
    relatedTo:
      isRecommend && (named.length > 0 || said.exclude.length === 0)
        ? relatedTo(rest, [...named, ...refused, ...clues.mentioned], memory, persona)
        : null,
  };
}

function wishesOf(
  { text, mentioned, wishes: said, memory }: Clues,
  intent: Intent,
  whom: string | null,
  themed: string[],
): Pick<Turn, 'said' | 'wishes' | 'told' | 'hasOwnWish' | 'isCheapest' | 'isDearest' | 'isAnyProduct'> {
  // What somebody who died liked is kept for "which one would he have picked?"
  const isRequest = intent === 'recommend' || intent === 'allergy' || (intent === 'listen' && memory.isMourned);
  // "A poster for my brother" is no coffee.
  const isPoster = intent === 'recommend' && [...mentioned, ...themed].includes(POSTER);
  const wished = isPoster ? { ...said, category: 'merchandise' as const } : said;
  const told = memory.last?.told ?? noWishes();
  return {
    said,
    wishes: wishesAfter(memory, isRequest ? cheaper(ofHealth(wished, intent), text, memory) : said, text, whom, isRequest),
    told: isRequest ? addWishes(told, said) : told,
    hasOwnWish: hasSoftWish(said) || hasHardWish(said),
    isCheapest: rules.CHEAPEST.test(text) || /\bcheaper\b/.test(text),
    isDearest: rules.DEAREST.test(text),
    isAnyProduct: said.category === null && /\b(things?|items?|products?|stuff)\b/.test(text),
  };
}

function taleOf(
  { text, plain, rest, mentioned, lore, isTaleAsked, pointed, self, memory }: Clues,
  intent: Intent,
  persona: Persona,
): Pick<Turn, 'loreKey' | 'isLoreNamed' | 'tale' | 'isTaleAsked' | 'taleOwner'> {
  const isStory = intent === 'story';
  const other = mentioned.find((slug) => slug !== self && slug !== POSTER) ?? pointed;
  return {
    loreKey: !isStory ? null : isTaleAsked ? (lore.entry?.key ?? null) : loreKeyOf(rest, persona.lore, memory.toldKeys),
    isLoreNamed: lore.entry !== null,
    tale: taleQuestion(text, plain, mentioned, memory),
    isTaleAsked,
    taleOwner: isStory && lore.entry === null ? (other ?? null) : null,
  };
}
