import type { Persona } from '../read-persona.ts';
import { comparedPlaces, isRefusedPronoun, pickedPlace, THE_OTHER } from './pronouns.ts';
import type { Memory, Turn } from './turn.ts';
import { unique } from './wishes/wishes.ts';

/** "Not that one" refuses the last product, "not those" all of the last reply. */
export function refusedByPronoun(text: string, memory: Memory): string[] {
  return isRefusedPronoun(text) ? memory.lastProducts.slice(0, /\b(them|those|these)\b/.test(text) ? 3 : 1) : [];
}

/** "Him and the captain", "you or the duke": one of the two is a pronoun. */
export const COMPARES = /\b(compare|difference|different|differ|versus|vs|better|stronger|or)\b/;

const SETS_BESIDE = /\b(difference|different|differ|versus|vs|compared?)\b/;

export function comparedWith(rest: string, named: string[], memory: Memory, persona: Persona): string[] {
  const pronouns = [
    ...(/\b(him|her|it|that|this|he|she)\b/.test(rest) ? memory.lastProducts.slice(0, 1) : []),
    ...(/\b(you|yourself|yours)\b/.test(rest) && persona.slug !== 'house' ? [persona.slug] : []),
  ].filter((slug) => !named.includes(slug));
  // "What is the difference with jack?" compares with the current product.
  const other = memory.lastProducts.find((slug) => !named.includes(slug)) ?? persona.slug;
  if (named.length === 1 && pronouns.length === 0 && SETS_BESIDE.test(rest) && !named.includes(other) && other !== 'house') return [other];
  return named.length + pronouns.length < 2 ? [] : pronouns.slice(0, 2 - named.length);
}

const TAKES_IT = /\b(it|that|this|them|one|those|bags?)\b/;

/** The products of a message, by name or by reference. */
export function productsOf(text: string, named: string[], memory: Memory, persona: Persona, intent: Turn['intent']): string[] {
  if (named.length > 0) return named;
  if (intent === 'opinion' || intent === 'service' || (intent === 'allergy' && TAKES_IT.test(text)) || (intent === 'paying' && TAKES_IT.test(text))) return memory.lastProducts.slice(0, 1);
  const places = comparedPlaces(text).map((place) => memory.offered.at(Math.min(place, memory.offered.length - 1)));
  if (intent === 'compare' && places.length === 2) return unique(places.filter((slug) => slug !== undefined));
  const place = pickedPlace(text);
  const offered = memory.offered.length > 0 ? memory.offered : memory.lastProducts;
  if (offered.length === 2 && THE_OTHER.test(text)) return offered.filter((slug) => slug !== memory.lastProducts[0]).slice(0, 1);
  if (place !== null) return [offered.at(Math.min(place, offered.length - 1)) ?? persona.slug];
  if (intent === 'compare') return offered.slice(0, /\b(two|both)\b/.test(text) ? 2 : 3);
  if (intent === 'price' && /\b(they|them|those|these|both|all)\b/.test(text)) return offered.slice(0, /\b(two|both)\b/.test(text) ? 2 : 3);
  if (intent === 'price' || intent === 'stock' || intent === 'tell-me' || intent === 'why') {
    const last = memory.lastProducts[0] ?? offered[0] ?? persona.slug;
    return last === 'house' ? [] : [last];
  }
  return [];
}
