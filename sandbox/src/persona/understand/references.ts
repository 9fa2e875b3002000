import type { Persona } from '../read-persona.ts';
import { isOf } from '../data/intent-groups.ts';
import { namesByLength } from '../language/product-names.ts';
import { tokensOf } from '../language/text.ts';
import type { Memory } from './memory.ts';
import { countIn } from './order/quantities.ts';
import { namedProducts, nameOf } from './products.ts';
import { LACKS_ALLERGEN, OPPOSITE, SIMILAR } from './rules.ts';
import type { Turn } from './turn.ts';
import { unique } from './wishes/wishes.ts';

const PLACES: Record<string, number> = { first: 0, '1st': 0, former: 0, second: 1, '2nd': 1, other: 1, latter: 1, middle: 1, third: 2, '3rd': 2, last: -1 }; // oxfmt-ignore

const ORDINAL_ONLY =
  /^(?:ok(?:ay)? |fine |alright |and |no |(?:let us |go )?back to |tell me (?:more )?about |what about |how about |i (?:will take|like|want|would like|prefer|choose|pick) |more about |what is |maybe |let us (?:go|do) (?:with )?|about )*(?:the )?(first|second|third|last|former|latter|other|1st|2nd|3rd|middle)(?: (?:one|coffee|option|blend|two))?(?: (?:please|again|sounds good|then|taste like|like|is|looks good|sounds nice))*$/;
/** The list position in a message that only selects from the list, "ok the second one"; null without one. */
export function ordinalOf(text: string): number | null {
  return PLACES[ORDINAL_ONLY.exec(text)?.[1] ?? ''] ?? null;
}

const ORDINAL =
  /\b(first|second|third|last|former|latter|other|1st|2nd|3rd|middle) (?:one|coffee|option|blend|bag)\b|\bthe (former|latter|1st|2nd|3rd)\b/;
/** The list position in a message, "the second one, how much for two bags?"; null without one. */
export function pickedPlace(text: string): number | null {
  const picked = ORDINAL.exec(text);
  return ordinalOf(text) ?? PLACES[picked?.[1] ?? picked?.[2] ?? ''] ?? null;
}

const ANY_PLACE = /\b(first|second|third|last|1st|2nd|3rd)\b/g;

/** The list positions that a message compares: "compare the first and the third". */
export function comparedPlaces(text: string): number[] {
  return /\b(compare|difference|versus|vs|better|stronger|or)\b/.test(text)
    ? [...text.matchAll(ANY_PLACE)].map(([place]) => PLACES[place] ?? 0).slice(0, 2)
    : [];
}

const NOT_THAT =
  /^(no |nope |ok |okay |h?m+ |please |but |well |i do not (want|like) )*(not |anything but |no not )?(that|this|it|him|her|them|those|these)( (one|ones|two|coffee))?( please| again| though)*$|\b(not|other than|besides) (the )?(ones?|coffees|bags) (that )?(you|we|i) (\w+ )?(showed|named|said|gave|mentioned|had|saw)\b/;
/** "No, not those, less bitter please" */
const NOT_THAT_BUT =
  /^(no |nope |ok |okay |h?m+ |please |but |well )*not (that|this|it|him|her|them|those|these)( ones?)? (less|more|something|anything|but) /;
/** Whether a message refuses what a pronoun stands for: "no, not that one". */
export function isRefusedPronoun(text: string): boolean {
  return NOT_THAT.test(text) || NOT_THAT_BUT.test(text);
}

/** Of two that were shown: "the other one then". */
export const THE_OTHER = /^(\w+ ){0,4}the other( one| coffee)?( please| then| instead| though)*$/;

/** The products that a pronoun refuses: "not that one" refuses the last product, "not those" all of the last reply. */
export function refusedByPronoun(text: string, memory: Memory): string[] {
  return isRefusedPronoun(text) ? memory.lastProducts.slice(0, /\b(them|those|these|ones|coffees|bags)\b/.test(text) ? 3 : 1) : [];
}

/** "Him and the captain", "you or the duke": one of the two is a pronoun. */
export const COMPARES =
  /\b(of (?:the|you|these|those) two|compared?|difference|(?<!(?:sounds|looks|something|somewhat) )different|differ|versus|vs|better|stronger|or)\b/;

/** "Does it taste weaker than the duke?", "is the duke stronger?" */
export const IS_IT_THAN =
  /^(?:so |and |but |ok |or )*(?:(?:is|does|do|would|will|has|are) (?:it|that|this|he|she)(?: one)? (?:\w+ ){1,5}than (?=(?:the )?_|(?:the|that) (?:\w+ )?(?:one|other|first|second|last)\b)|is _[_ ]*(?:better|worse|stronger|milder|weaker|sweeter|darker|lighter)\b)/;
const OF_TWO = /\bwhich (?:one )?of (?:the two|you two|these two|those two|them)\b/;
const SETS_BESIDE = /\b(difference|different|differ|versus|vs|compared?)\b/;

/** The products that a message compares with those that it names: "him and the captain". */
export function comparedWith(rest: string, named: string[], memory: Memory, persona: Persona): string[] {
  const pronouns = [
    ...(/\b(him|her|it|that|this|he|she)\b/.test(rest) ? memory.lastProducts.slice(0, 1) : []),
    ...(/\b(you|yourself|yours)\b/.test(rest) ? [persona.slug] : []),
  ].filter((slug) => !named.includes(slug));
  // "What is the difference with jack?" compares with the current product.
  const other = memory.lastProducts.find((slug) => !named.includes(slug)) ?? persona.slug;
  const isBeside = SETS_BESIDE.test(rest) || (IS_IT_THAN.test(rest) && other !== persona.slug);
  if (named.length === 1 && pronouns.length === 0 && isBeside && other !== named[0]) return [other];
  // "Is yours dark? Which of the two is less bitter?"
  if (named.length === 0 && OF_TWO.test(rest) && memory.lastProducts.length === 1)
    return unique([...memory.lastProducts, memory.recent.findLast((slug) => !memory.lastProducts.includes(slug)) ?? persona.slug]);
  return named.length + pronouns.length < 2 ? [] : pronouns.slice(0, 2 - named.length);
}

/** "Something like that one", "the opposite of you". */
export function relatedTo(rest: string, named: string[], { lastProducts }: Memory, persona: Persona): Turn['relatedTo'] {
  const by = OPPOSITE.test(rest) ? 'unlike' : SIMILAR.test(rest) ? 'like' : null;
  const isSelf = by === 'unlike' && /\byou\b/.test(rest);
  const slug = named[0] ?? (isSelf ? persona.slug : lastProducts[0]);
  return by === null || slug === undefined ? null : { slug, by };
}

/** "Two of those and a poster": the product that was talked of by its name, where another is named beside it. */
export function withNamedPronoun(text: string, { lastProducts: [last] }: Memory): string {
  const name = namesByLength.find(({ slug }) => slug === last)?.name;
  // "The Master's Blend doubled, so four of those"
  const isSame = /\bso \w+ (?:bags? )?of (?:it|that|this|them|those|these)\b/.test(text);
  return name === undefined || isSame || !/\b(and|plus)\b|,/.test(text) || namedProducts(tokensOf(text).join(' ')).slugs.length === 0
    ? text
    : text.replace(/(?<=\b(?:one|two|three|four|five|six|\d{1,2}) (?:bags? )?(?:of )?)(it|that|this|them|those|these)\b/, name);
}

const COMPARED = /\bthe (?:milder|stronger|sweeter|lighter|darker|cheaper|smoother|less bitter) (?:one|coffee)\b/gi;
const POINTED =
  /\bthe one you (?:said|named|mentioned|recommended|picked|suggested|showed(?: me)?)\b|\bthe (first|last) (two|three)(?: of (?:them|those|these))?\b|(?:\b(?:gimme|give me|take|want|have|get) (?=th)|(?<=^\W*(?:(?:ok(?:ay)?|yes|yeah|great|good|perfect|fine|cool|so|then)\W+)*)(?=(?:those|these) (?:two|three)(?:\W*$| ?[,.!]| (?:please|then)\b)))(?:those|these) (two|three)\b|(?<=^\W*|[,.!] ?|\b(?:take|want|get|have|try|gimme|give me) )(both|all (?:two|three))(?: of (?:them|those|these))?(?=\W*$| ?[,.!]| (?:please|pls|plz|then)\b)|(?:\bthe |(?<=\b(?:first|second|1st|2nd)(?: one)? and ))(first|second|third|last|former|latter|middle|other(?= one\b|\W*$| ?[,.!]| (?:please|pls|then|too|as well|also)\b)|1st|2nd|3rd)\b(?: (?:one|bag|coffee|of (?:those|them|these)))?(?! (?:time|thing|order|cup|sip|day|week|month|message|question|part)s?\b)/gi;

/** "Those two, please, never", "those two, are they decaf?" */
const REFUSES = /\?|\b(?:not|never|no)\b|n['’]t\b/i;
const CHANGES = /\b(?:make|change|double|halve|cut|bump|grind|drop|remove|should be)\b/i;

/** "The first and the third", "both please", "the one you said": with the names of the products of the last reply. */
export function withPointed(
  said: string,
  { offered, lastProducts, basket, last }: Pick<Memory, 'offered' | 'lastProducts' | 'basket' | 'last'>,
): string {
  // "The milder one" after "which of the two is milder?"
  const isCompared = last?.intent === 'compare' && lastProducts.length === 1;
  const text = isCompared ? said.replaceAll(COMPARED, nameOf(lastProducts[0])) : said;
  const chosen = basket.map(({ slug }) => slug);
  // "Make the second one two bags" is of the list.
  const listed = chosen.length > 1 && CHANGES.test(text) ? chosen : offered;
  if (listed.length === 0) return text;
  return text.replace(POINTED, (said, end?: string, some?: string, those?: string, all?: string, place?: string) => {
    const left = listed.filter((slug) => !chosen.includes(slug));
    if (/other/i.test(place ?? '') && chosen.length > 1) return said;
    if (/other/i.test(place ?? '') && left.length < listed.length) return nameOf(left[0]) || said;
    if (place !== undefined) return nameOf(listed.at(PLACES[place.toLowerCase()]!)) || said;
    if (those !== undefined && REFUSES.test(text)) return said;
    const counted = some ?? those ?? all;
    if (counted === undefined) return nameOf(lastProducts[0]) || said;
    // "Beans, both" of two that are chosen
    if (all !== undefined && chosen.length > 1 && last?.intent !== 'recommend') return said;
    const count = /three/i.test(counted) ? 3 : 2;
    // "Both please" after three cards: the first two.
    if (end === undefined && (listed.length < count || (count === 3 && listed.length > 3))) return said;
    const names = (/last/i.test(end ?? '') ? listed.slice(-count) : listed.slice(0, count)).map(nameOf).join(' and ');
    return those === undefined ? names : `${said.split(' ').slice(0, -2).join(' ')} ${names}`;
  });
}

export const ADDS = /\b(add|plus|throw in|and also|on top)\b/;
const TAKES_IT = /\b(it|that|this|them|one|those|bags?)\b/;
/** "Do all the bags cost the same?" */
const OF_ALL = /\b(all|your)( the| your| different)? (coffees|bags|beans|blends|prices)\b/;
const OF_SEVERAL =
  /\b(?:my|all|those|these|the) (?:two|three|four|[234]|of (?:them|those|these))\b|\ball ground\b|\b(?:both|they|them|those|these)\b/;

/** The products that a message is about, by name or by what was shown before. */
export function productsOf(text: string, named: string[], memory: Memory, persona: Persona, intent: Turn['intent']): string[] {
  if (named.length > 0) return named;
  if (intent === 'price' && OF_ALL.test(text)) return [];
  // "Not the pumpkin. The other one: does it have milk?"
  if (memory.lastProducts.length === 2 && /\bthe other( one)?\b/.test(text) && intent !== 'compare') {
    const left = memory.lastProducts.filter((slug) => !memory.last?.refusedProducts.includes(slug));
    return left.length === 1 ? left : memory.lastProducts.slice(1);
  }
  // "Are my three ok for him?" "And are there any nuts in those three?"
  const several = [memory.basket.map(({ slug }) => slug), memory.lastProducts].find((slugs) => slugs.length > 1);
  if (several && ['allergy', 'service', 'stock'].includes(intent) && OF_SEVERAL.test(text)) return several.slice(0, 3);
  if (intent === 'opinion' || intent === 'service' || (['allergy', 'paying', 'brew'].includes(intent) && TAKES_IT.test(text)))
    return memory.lastProducts.slice(0, 1);
  const places = comparedPlaces(text).map((place) => memory.offered.at(Math.min(place, memory.offered.length - 1)));
  if (intent === 'compare' && places.length === 2) return unique(places.filter((slug) => slug !== undefined));
  const place = pickedPlace(text);
  const isOfSeveral = memory.offered.length > 1 || memory.lastProducts.length === 0;
  // "Back to the first" of those that were asked about one by one.
  const asked = place !== null && memory.recent.length > 1 ? memory.recent : memory.lastProducts;
  const offered = isOfSeveral ? memory.offered : asked;
  if (offered.length === 2 && THE_OTHER.test(text)) return offered.filter((slug) => slug !== memory.lastProducts[0]).slice(0, 1);
  // "Is the other one cheaper?" sets it beside the first.
  if (place !== null && !(intent === 'compare' && offered.length > 1))
    return [offered.at(Math.min(place, offered.length - 1)) ?? persona.slug];
  const isOfRecent = intent === 'compare' || (intent === 'total' && /\b(both|two|together)\b/.test(text));
  if (isOfRecent && memory.offered.length < 2 && memory.recent.length > 1) return memory.recent.slice(-2);
  if (intent === 'compare') return offered.slice(0, /\b(two|both)\b/.test(text) ? 2 : 3);
  const isOfLast =
    memory.last?.intent === 'total' || (memory.lastProducts.length > 1 && ['paying', 'price'].includes(memory.last?.intent ?? ''));
  if (intent === 'total' && isOfLast) return memory.lastProducts;
  // "Two of those" after three cards: of the first.
  const [, counted] = /\b(one|two|three|four|five|six|[2-6]) (?:bags? )?of (?:those|these|them)\b/.exec(text) ?? [];
  if (intent === 'total' && offered.length > 1 && counted !== undefined && countIn(counted) !== offered.length) return offered.slice(0, 1);
  if ((intent === 'price' || intent === 'total') && /\b(they|them|those|these|both|all|together|each)\b/.test(text))
    return isOf('pronoun', memory.last?.intent) || memory.last?.intent === 'compare'
      ? memory.lastProducts
      : offered.slice(0, /\b(two|both)\b/.test(text) ? 2 : 3);
  return intent === 'total' || intent === 'why' || isOf('pronoun', intent) ? [memory.lastProducts[0] ?? persona.slug] : [];
}

/** Whether a message selects from the products shown: "which of the two has no milk?" */
export function isOfShown(text: string): boolean {
  return LACKS_ALLERGEN.test(text) && /\bof (the|those|these|them)\b|^(ok |then |so )*(the|that) (one|coffee)\b/.test(text);
}

/** "Without nuts", "which of the two has no milk?" and "take the duke out" keep the rest of those that were shown. */
export function keptOfShown(
  { text, named, refused, memory }: { text: string; named: string[]; refused: string[]; memory: Memory },
  isRuledOut: boolean,
): string[] {
  if (isRuledOut || isOfShown(text)) return memory.offered;
  return named.length === 0 && refused.some((slug) => memory.lastProducts.includes(slug)) ? memory.lastProducts : [];
}
