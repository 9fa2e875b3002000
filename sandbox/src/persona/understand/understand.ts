import { emojiToWords } from '../language/emoji.ts';
import { languageOf, translated } from '../language/foreign-words.ts';
import { corrected } from '../language/spelling.ts';
import { keptWords } from './kept-words.ts';
import { labelIn, LIKELY } from '../intents/classify.ts';
import { capitalizedIn, isWord, plainText, tokensOf } from '../language/text.ts';
import type { Persona } from '../read-persona.ts';
import { adjusted, guessOf, isCompared, isUnsureOf } from './continued.ts';
import { basketAfter } from './order/basket.ts';
import { nameWords } from './order/persons.ts';
import { isOnlyChoice, isUnclear, SWAPS_FOR_WISH, WANTS_ANOTHER } from './intent/only-choice.ts';
import { topicOf } from './intent/clues.ts';
import { decideIntent } from './intent/decide-intent.ts';
import { intentOfSums } from './intent/intent-of-sums.ts';
import { isOf } from '../data/intent-groups.ts';
import { AT_WORK, isMourning, TONES, toneOf } from './feelings.ts';
import {
  comparedWith,
  COMPARES,
  isOfShown,
  isRefusedPronoun,
  keptOfShown,
  productsOf,
  refusedByPronoun,
  relatedTo,
  withNamedPronoun,
  withPointed,
} from './references.ts';
import { noMemory, updateMemory, type Memory, type ReadReply } from './memory.ts';
import { addWishes, wishesAfter } from './wishes/merge-wishes.ts';
import { askedLore, asksOn, loreKeyOf, pointedAt, taleQuestion } from './lore-key.ts';
import { methodAsked } from './method.ts';
import { describedProducts, namedProducts, POSTER, themedIn, withoutAddress } from './products.ts';
import { quantitiesOf } from './order/quantities.ts';
import * as rules from './rules.ts';
import type { Turn } from './turn.ts';
import { isIntroduction } from '../language/introduction.ts';
import { type Reading, withInForce } from './wishes/reading.ts';
import { cheaper, ofHealth, readWords, withPerson } from './said-wishes.ts';
import { hasHardWish, hasSoftWish, noWishes, unique } from './wishes/wishes.ts';

export interface Exchange {
  user: string;
  /** Empty for the current message. */
  reply: string;
}

/** Parses a conversation from the first message to the last; the memory of one turn is the input of the next. */
export function understand(exchanges: Exchange[], persona: Persona, readReply: ReadReply, reading: Reading): Turn {
  let memory = noMemory();
  let turn: Turn | null = null;
  let first = '';
  for (const { user, reply } of exchanges) {
    turn = understandTurn(user, memory, persona, reading);
    // "The first thing I asked for" is no greeting.
    if (first === '' && !(isOf('courteous', turn.intent) && rules.ASKED_FIRST.test(exchanges.at(-1)!.user))) first = user;
    memory = updateMemory(memory, turn, reply, persona, readReply);
  }
  turn ??= understandTurn('', memory, persona, reading);
  const [said, inForce] = [turn.said, reading.inForce];
  return {
    ...turn,
    allergens: inForce?.allergens ?? [],
    first,
    wishes: withInForce(turn.wishes, said, inForce),
    told: withInForce(turn.told, said, inForce),
  };
}

function understandTurn(raw: string, memory: Memory, persona: Persona, reading: Reading): Turn {
  const plain = isIntroduction(raw, persona.guestName) ? 'hello' : plainText(emojiToWords(raw));
  const { text: english, isForeign } = translated(plain);
  const language = languageOf(plain);
  const words = keptWords(persona);
  // The correction knows English only.
  const names = new Set([...capitalizedIn(raw), ...nameWords([...memory.persons, ...memory.basket.flatMap(({ person }) => person ?? [])])]);
  const tokens = tokensOf(withNamedPronoun(english, memory)).flatMap((token) =>
    isWord(token) && language === null ? tokensOf(corrected(token, names, words)) : [token],
  );
  const text = tokens.filter(isWord).join(' ');
  const whom = reading.personOf(raw);
  const { guess, asked } = guessOf(plain, text, memory);
  const found = namedProducts(withoutAddress(tokens, persona.slug).join(' '));
  const byFlavour = describedProducts(found.rest);
  const restTokens = byFlavour.rest
    .replaceAll(rules.SMALL_TALK, '_')
    .replace(AT_WORK, '_')
    .split(' ')
    .map((token) => (token.startsWith('_') ? '_' : token));
  const rest = restTokens.filter((token) => isWord(token) || token === '_').join(' ');
  // What somebody has at home may still be asked about.
  const isKept = (guess?.probability ?? 0) >= LIKELY && isOf('notAnother', guess?.label);
  const isAside = new Set(isKept ? [] : reading.notThese);
  const isSelf = rules.SELF_TASTE.test(rest) || (/\b(you|yourself)\b/.test(rest) && rules.SELF_DEAL.test(rest));
  const named = [...[...found.slugs, ...byFlavour.slugs].filter((slug) => !isAside.has(slug)), ...(isSelf ? [persona.slug] : [])];
  if (named.length < 2 && COMPARES.test(rest)) named.unshift(...comparedWith(rest, named, memory, persona));
  const said = withPerson(adjusted(readWords(restTokens.join(' '), memory, reading), text, memory), raw, reading);
  const tone = isMourning(text) ? 'sad' : rules.GIFTS.test(text) ? null : toneOf(plain);
  const isTaleAsked = asksOn(text, found.slugs, guess?.probability ?? 0, memory);
  const pointed = isOf('told', guess?.label) ? pointedAt(text, memory) : undefined;
  const other = [...found.slugs, ...byFlavour.slugs].find((slug) => slug !== persona.slug && slug !== POSTER) ?? pointed;
  const lore = askedLore(rest.replaceAll(rules.SHIPS, '_'), persona.lore);
  const clues = {
    raw,
    text,
    rest,
    tokens,
    named,
    refused: [...found.refused, ...byFlavour.refused, ...[...found.slugs, ...byFlavour.slugs].filter((slug) => isAside.has(slug))],
    self: persona.slug,
    wishes: said,
    memory,
    hasLoreWord: lore.isPersonal || (lore.entry !== null && rules.ASKS_OF_STORY.test(rest)),
    isTaleAsked: isTaleAsked || pointed !== undefined,
    tone,
    language,
    guess,
  };
  const decided = decideIntent(clues);
  const summed = intentOfSums(decided, { text, named, memory, wishes: said });
  const person = whom ?? memory.person;
  const chosen = basketAfter({
    said: withPointed(tokens.join(' '), memory),
    raw: withPointed(raw, memory),
    self: persona.slug,
    intent: summed,
    person,
    memory,
  });
  const { basket, touched, persons, ordered } = chosen;
  const isChoice =
    chosen.isChoice && isOnlyChoice({ text, said, intent: summed, hasList: Math.max(memory.basket.length, basket.length - 1) > 0 });
  const isOpenSwap = WANTS_ANOTHER.test(text) || (!isChoice && SWAPS_FOR_WISH.test(text) && (hasSoftWish(said) || hasHardWish(said)));
  const newPersons = persons.filter((one) => !memory.persons.includes(one));
  const isForPersons = newPersons.length > 1 && isUnclear(summed, memory);
  const intent = isChoice ? 'recall' : isOpenSwap || isForPersons ? 'recommend' : summed;
  const products = ordered?.map(({ slug }) => slug) ?? productsOf(text, named, memory, persona, intent);
  const isAnother = isRefusedPronoun(text) || (guess?.label === 'another' && !/\bagain\b/.test(text));
  // "Something else" than what was recommended, or else looked at
  const past = memory.shown.length === 0 && isAnother ? memory.lastProducts : memory.shown;
  // "A less smoky one" leaves out those that are smoky, and no other.
  const isMore =
    intent === 'recommend' &&
    past.length > 0 &&
    (isRefusedPronoun(text) ||
      (said.exclude.length + clues.refused.length === 0 && (guess?.label === 'another' || isCompared(text, memory))));
  const refused = [...found.refused, ...byFlavour.refused, ...(intent === 'recommend' ? refusedByPronoun(text, memory) : [])];
  // "Nothing decaf": the person or the day stays.
  const themes = unique([...themedIn(text), ...(hasSoftWish(said) ? [] : (memory.last?.themed ?? []))]);
  const themed = intent === 'recommend' ? themes.filter((slug) => !named.includes(slug)) : [];
  // "A poster for my brother" is no coffee.
  const isPoster = intent === 'recommend' && [...found.slugs, ...themed].includes(POSTER);
  const wished = isPoster ? { ...said, category: 'merchandise' as const } : said;
  const isRequest = intent === 'recommend' || intent === 'allergy';
  const wishes = wishesAfter(memory, isRequest ? cheaper(ofHealth(wished, intent), text, memory) : said, text, whom, isRequest);
  return {
    intent,
    text,
    asked,
    raw,
    wishes,
    said,
    person,
    isChoice,
    allergens: [],
    first: raw,
    told: isRequest ? addWishes(memory.last?.told ?? noWishes(), said) : (memory.last?.told ?? noWishes()),
    profile: persona.profile,
    products,
    quantities: ordered?.map(({ count }) => count) ?? quantitiesOf(text, products, memory),
    basket,
    touched,
    persons,
    newPersons,
    refusedProducts: unique([...(memory.last?.refusedProducts ?? []).filter((slug) => !named.includes(slug)), ...refused, ...isAside]),
    skippedProducts: isMore ? past : [],
    shown: memory.shown,
    considered: hasSoftWish(said) && !isOfShown(text) ? [] : keptOfShown(clues, !isMore && said.exclude.length > 0),
    themed,
    // "Something similar without milk" may be one of those that were shown.
    relatedTo:
      intent === 'recommend' && (named.length > 0 || said.exclude.length === 0)
        ? relatedTo(rest, [...named, ...refused, ...found.slugs], memory, persona)
        : null,
    target:
      intent === 'hand-over'
        ? ([...found.slugs, ...byFlavour.slugs, ...memory.lastProducts].find((slug) => slug !== persona.slug && slug !== POSTER) ?? null)
        : null,
    method: intent === 'brew' ? methodAsked(text, asked, guess, memory) : null,
    loreKey: intent !== 'story' ? null : isTaleAsked ? (lore.entry?.key ?? null) : loreKeyOf(rest, persona.lore, memory.toldKeys),
    isLoreNamed: lore.entry !== null,
    tale: taleQuestion(text, plain, [...found.slugs, ...byFlavour.slugs], memory),
    isTaleAsked,
    taleOwner: intent === 'story' && other !== undefined && lore.entry === null ? other : null,
    serviceTopic: intent === 'service' ? topicOf(clues) : null,
    isForeign: isForeign || language !== null,
    language,
    tone: intent === 'feeling' ? (tone ?? TONES.find((one) => one === guess?.label) ?? 'sad') : tone,
    isDearest: rules.DEAREST.test(text),
    isAnyProduct: said.category === null && /\b(things?|items?|products?|stuff)\b/.test(text),
    probability: guess?.probability ?? 0,
    isUnsure: isUnsureOf(guess, text),
    isOfFound: false,
    asksForAi: labelIn(plain, ['are-you-ai']) !== null,
    isCheapest: rules.CHEAPEST.test(text) || /\bcheaper\b/.test(text),
    hasOwnWish: hasSoftWish(said) || hasHardWish(said),
  };
}
