import { isOne } from '../../language/person.ts';
import { namesByLength } from '../../language/product-names.ts';
import type { Memory } from '../memory.ts';
import { namedProducts, withNames } from '../products.ts';
import { countedFor, exchanged, forgotten, isChoice, withoutOthersOf, withProposed } from './choices.ts';
import { ASKS, ASKS_SUM, PERSON, picksIn } from './picks.ts';
import { countIn, countOfAll } from './quantities.ts';
import type { BasketLine, Intent } from '../turn.ts';

/** "The total for the 4", "all three", "the whole order" */
const OF_ALL =
  /\b(?:all|everything|altogether|order|whole|lot|total|in all|mine|rest|others|(?:the|for) (?:two|three|four|five|six|\d)(?! (?:bags? )?of (?!them|those|these|us)))\b/;
/** All, whatever was talked of last. */
const OF_ORDER =
  /\bwhat (?:do|would|will) i pay(?: now| in the end| then| altogether)*(?: \?|$)|\bin all\b|\b(?:whole|entire|full) order\b|\border\b|\b(?:my|the) list\b|\blist and (?:the )?(?:sum|total)\b|\btotal (?:now|for (?:all|everything|the))\b|\ball (?:three|four|five|six|[3-6])\b|\bnew total\b|\bwho gets\b/;
/** "So 50 dollars, right?", "17 + 16 is 33, no?" */
const CONFIRMS_SUM =
  /^(?!.*\b(?:grams?|g|degrees|minutes|hours|ml|oz|people|cups|percent|days|celsius|fahrenheit)\b).*\b\d{2,3}\b.*\b(?:right|no|correct|oder|verdad|yes or no)$|\bis (?:it |that )?\$?\d{2,3}(?:\.\d\d)?(?: dollars?| bucks)? (?:right|correct|for the (?:two|three|four|five))\b|\b\d+ (?:plus|and|\+)? ?\d+(?: \d\d)? (?:is|makes|=) \d+/;
export function confirmsSum(text: string): boolean {
  return CONFIRMS_SUM.test(text);
}
const POINTS = /\b(?:both|two|it|that|this|them|they|those|these)\b/;
/** "Who gets what again?", "so what is my order now?" */
const ASKS_FOR_ORDER =
  /\bwho (?:gets?|got|has|had|was|is|wanted) (?:which|what)\b|\bwho (?:is|was|were) (?:the |that )?\w+(?: \w+)? for\b|\bwhich (?:one |bag |coffee )?(?:(?:was|is) )?for (?:whom|who|my|her|his|him|me|the|us)\b|\bwhat (?:did|do|have) (?:i|we) (?:pick\w*|choose|chosen|order\w*|have|got)\b.*\b(?:so far|now|again)\b|\bwhat (?:is|was) (?:in |on )?(?:my|our|the) (?:\w+ )?(?:order|list|basket)(?: now| so far| again)*$|\bwhat did (?:i|we) (?:want to |say i would )?(?:order|take|choose|pick)\b(?! from)|\bthe (?:list|order) (?:is )?now\b|\bwhat have (?:we|i) got\b(?: \w+)* (?:for each|so far|now)|\bdid you (?:put|add|note|write|get|swap|change|remove) (?:it|that|them|this)(?: (?:in|to|on|down)\b)?|\b(?:sum|sums) up (?:who|what|the)\b|\b(?:show|tell|give|read)(?: me)? (?:my|the) (?:list|order)\b|\b(?:which|what) (?:one|two|three|ones|bags?|coffees?) (?:was|were|is|are|did) .*\bfor (?:my|her|him|me|us)\b/;

export function asksForOrder(text: string): boolean {
  return ASKS_FOR_ORDER.test(text) && !ASKS_SUM.test(text);
}

const OF_IT =
  /(?<!\b(?:the|all|these|those) )\b(?:half a dozen|a dozen|one|two|three|four|five|six|\d{1,2}) (?:bags? )?of (?:it|that|this|them|those|these)\b/;
/** "One for grandma, one for mum and one for me", of the coffee that was talked of */
const ONE_FOR_EACH =
  /^(?:so |and |ok )*(?:one|a bag) for (?:my |the )?\w+(?:(?: ,)? (?:and )?(?:one|a bag) for (?:my |the )?\w+)+ ?[.!?]?$/;
const WITH_IT = /\bwith (?:it|that|this)\b/;
const OF_SELF =
  /(?<!\b(?:thank|can|could|would|do|will|are|for|ask|if|did|have) )\byou(?= for (?:me|him|her|my \w+|mum|mom|dad)\b)|(?<=\b(?:one|two|three|four|five|six|\d{1,2}|bags?) (?:bags? )?of )you\b|(?<=(?:^|[?:.] ))you(?= ,)|\byou(?= for me\b)|(?<=\b(?:take|want|choose|go with|then|and|add) )you(?= (?:and|then|after all|please|too|instead|one bag|two bags)\b| ?[.,!;]|$)|\b(?:yours|yourself)\b/g;

/** "Start over: one of the duke", "only the captain, the rest is off" */
const ANEW = /\b(?:start (?:over|again)|from scratch|(?:the )?rest is off|nothing else|forget the rest|no only the)\b/;

export function startsAnew(text: string): boolean {
  return ANEW.test(text);
}

/** "One of each, not nine", "just one bag" */
const EACH = /\b(one|two|three|four|[1-4]) (?:bags? )?(?:of )?each\b/;
const ONLY = /^(?:[,.!]|no|only|just|please|i said|make it|oh|then|sorry|ok| )*(one|two|three|four|[1-4]) bags?\b/;
export function correctsCounts(text: string): boolean {
  return EACH.test(text) || ONLY.test(text);
}

/** "I'll take that for Linda", "that one for me then" */
const TAKES_IT = new RegExp(
  String.raw`(?:^|, |\. )(?:\w+ ){0,2}(?:that|this) one for (${PERSON})(?= |$)|\bput (?:it|that|this)(?: one)? (?:down|on (?:my|the|our) list)(?: for (${PERSON}))?(?= |$)|\b(?:i|we) (?:will |would |am going to )?(?:take|have|get|order|buy|go with) (?:it|that|this)(?: one)?(?: then)?(?: for (${PERSON}))?(?= |$)|^(?:(?:yes|ok|good|sure|great|fine)[ ,]+)*(?:(?:(?:i )?will )?take (?:the first|that|this)(?: one)?|(?:that|this) one (?:please|then))(?= ?[.!]| ?$)`,
);

/** "Put two bags in", "two bags, please", "make it one" */
const BAGS_ALONE =
  /(?:^|[.!,:;] )(?:then |ok |and |so )?(one|two|three|four|five|six|\d{1,2}) bags?(?: please| then| it is)?(?= ?[.!,?;]|$)|\b(?:put|take|have|give me|want|get|add) (one|two|three|four|five|six|\d{1,2}) bags?(?: in)?(?= ?[.!,?;]|$| please| then)|\bmake it (one|two|three|four|five|six|\d{1,2})(?: bags?)?(?= ?[.!,;]|$| and add| please| then)/;
const MAKES_IT = /\bmake it (?:one|two|three|four|five|six|\d{1,2})\b/;
/** "I'll take the duke" */
const TAKES =
  /\b(?:i|we) (?:(?:will|would like to|am going to|still want to) )?(?:take|go with|go for|choose) (?!something\b|anything\b)|\b(?:i|we) (?:will have|still want) (?!to\b|something\b|anything\b)/;

/** "The first one. And make it two." */
const FIRST_OF = /^the first(?: one)? [.,!] (?:and )?make it\b/;

interface Message {
  /** Words and marks, each after a space. */
  said: string;
  /** "Two of you" */
  self: string;
  raw: string;
  intent: Intent;
  /** Who is asked for, in this message or the one before. */
  person: string | null;
  memory: Pick<Memory, 'basket' | 'proposed' | 'last' | 'lastProducts' | 'recent'>;
}

/** What is chosen after a message, and in `ordered` the same if it asks for the sum of all of it. */
export function basketAfter({ said: words, raw, self, intent, person: whom, memory }: Message): {
  basket: BasketLine[];
  ordered: BasketLine[] | null;
  /** Whether it only says who gets what. */
  isChoice: boolean;
} {
  const isSum = intent === 'total' || intent === 'paying';
  const swapped = exchanged(withProposed(memory), words);
  if (swapped) return { basket: swapped, ordered: null, isChoice: true };
  const said = withNames(words)
    .replaceAll(OF_SELF, namesByLength.find(({ slug }) => slug === self)?.name ?? '$&')
    // Elsewhere it is a wish.
    .replaceAll(
      /\bthe decaf(?! destiny)\b|\bdecaf(?= for )|(?<=\b(?:one|two|three|four|\d{1,2}) (?:bags? of )?)decaf\b(?! (?:destiny|one|coffee|blend|bag))/g,
      'decaf destiny',
    );
  const clauses = said.split(/(?<=[.;!?]) | but /);
  const all = clauses.map((clause) => picksIn(clause, isSum, withProposed(memory)));
  const listed = [...all.flatMap((one) => one.picked), ...forgotten(withProposed(memory), said)];
  const removed = all.flatMap((one) => one.removed);
  const taken =
    clauses.map((clause) => (ASKS.test(clause) ? null : TAKES_IT.exec(clause))).find((found) => found !== null) ??
    FIRST_OF.exec(said) ??
    undefined;
  // "Duke's Spice sounds nice. I'll take that."
  const [mentioned, ...others] = namedProducts(said.replace(/ [.,!?;:]/g, '')).slugs;
  const isMentioned = taken !== undefined && listed.length === 0 && mentioned !== undefined && others.length === 0;
  const bags = BAGS_ALONE.exec(said)
    ?.slice(1)
    .find((count) => count !== undefined);
  const [onlyLine] = memory.basket.length === 1 ? memory.basket : [];
  const ofOne = bags === undefined ? undefined : (mentioned ?? (taken ? undefined : onlyLine?.slug) ?? memory.lastProducts[0]);
  const isOfOne = ofOne !== undefined && others.length === 0 && (listed.length === 0 || (onlyLine !== undefined && MAKES_IT.test(said)));
  const counted = isOfOne
    ? [
        {
          slug: listed.length > 0 ? onlyLine!.slug : ofOne,
          count: countIn(bags!) ?? 1,
          person: onlyLine?.slug === ofOne ? onlyLine.person : null,
        },
      ]
    : countedFor(withProposed(memory), said);
  const picked = isMentioned ? [{ slug: mentioned, count: 1, person: personTaken(taken) }] : [...listed, ...counted];
  const most = countOfAll(said, [...withProposed(memory), ...picked], taken ? 1 : 0);
  // What was recommended for a person counts until another is chosen for them.
  const isOfPersons = asksForOrder(said) || (isSum && most > memory.basket.length);
  const before = isOfPersons ? withProposed(memory) : memory.basket;
  const isAdding = all.some((one) => one.isAdding && one.picked.length > 0) || removed.length + counted.length > 0;
  // A list without a word of adding is the whole order.
  const isAnew = picked.length > 0 && ANEW.test(said);
  const kept =
    isAnew || (new Set(picked.map(({ slug }) => slug)).size > 1 && !isAdding) ? [] : before.filter(({ slug }) => !removed.includes(slug));
  const lines = new Map(withoutOthersOf(kept, picked, said).map((line) => [line.slug, line]));
  for (const line of picked) {
    const earlier = before.find(({ slug }) => slug === line.slug);
    const recommended = memory.proposed.find(({ slug }) => slug === line.slug)?.person;
    // "I'll take the Duke then", while a coffee for one person is looked for
    const asked = picked.length === 1 && !isSum && isOne(whom) ? whom : null;
    const person =
      inItsCase(line.person, raw, [...withProposed(memory).map((one) => one.person), whom]) ??
      earlier?.person ??
      asked ??
      recommended ??
      null;
    lines.set(line.slug, { ...line, person });
  }
  // "And one poster with it", "half a dozen of them"
  const [beside] = memory.lastProducts;
  if (taken && beside !== undefined && picked.length === 0)
    lines.set(beside, { slug: beside, count: 1, person: inItsCase(personTaken(taken), raw) ?? (isOne(whom) ? whom : null) });
  const ofIt = clauses.find((clause) => ONE_FOR_EACH.test(clause)) ?? OF_IT.exec(said)?.[0];
  if (ofIt !== undefined && beside !== undefined && picked.length === 0)
    lines.set(beside, { slug: beside, count: countIn(ofIt) ?? 1, person: null });
  if (picked.length > 0 && WITH_IT.test(said) && beside !== undefined && !lines.has(beside))
    lines.set(beside, { slug: beside, count: 1, person: null });
  const [, each] = EACH.exec(said) ?? (lines.size === 1 ? ONLY.exec(said) : null) ?? [];
  // "So one of each" of two that were compared
  if (EACH.test(said) && lines.size === 0 && memory.lastProducts.length > 1)
    for (const slug of memory.lastProducts) lines.set(slug, { slug, count: countIn(each ?? '') ?? 1, person: null });
  const isCorrected = memory.last?.intent === 'total' && picked.length === 0 && each !== undefined;
  if (isCorrected) for (const line of lines.values()) lines.set(line.slug, { ...line, count: countIn(each) ?? 1 });
  if (isSum && lines.size > 0)
    for (const slug of [...memory.lastProducts, ...memory.recent.toReversed()])
      if (lines.size < most && !lines.has(slug) && !memory.last?.refusedProducts.includes(slug))
        lines.set(slug, { slug, count: 1, person: null });
  const isMeant =
    OF_ORDER.test(said) ||
    confirmsSum(said.replace(/ [.,!?;]+/g, '')) ||
    most === lines.size ||
    (OF_ALL.test(said) && (!POINTS.test(said) || memory.lastProducts.every((slug) => lines.has(slug))));
  const basket = [...lines.values()];
  const isChange =
    basket.length > 0 &&
    (removed.some((slug) => memory.basket.some((line) => line.slug === slug)) ||
      (picked.length > 0 && TAKES.test(said)) ||
      counted.length + (taken ? 1 : 0) > 0);
  const isOfAll = picked.length > 0 ? isAdding || picked.length > 1 || OF_ORDER.test(said) : isMeant || isCorrected;
  return {
    basket,
    ordered: intent === 'total' && isOfAll && basket.length > 0 ? basket : null,
    isChoice: !isSum && (isChoice([...picked, ...(taken && beside ? [lines.get(beside)!] : [])], raw) || (isChange && !raw.includes('?'))),
  };
}

/** For whom, of the alternatives of TAKES_IT */
function personTaken(taken: RegExpExecArray | undefined): string | null {
  return taken?.slice(1).find((person) => person !== undefined) ?? null;
}

/** "Frank", of which the words that are read have no capital. */
function inItsCase(person: string | null, raw: string, known: readonly (string | null)[] = []): string | null {
  const same = known.find((one) => person !== null && one?.toLowerCase() === person) ?? null;
  if (same !== null) return same;
  const name = person === null ? '' : `${person.charAt(0).toUpperCase()}${person.slice(1)}`;
  return name !== '' && new RegExp(String.raw`(?<=[a-z,] )${name}\b`).test(raw) ? name : person;
}
