import { type CatalogSnapshot, toPlainEnglish } from '../../catalog/index.ts';
import { productsNamed } from './refused-names.ts';
import { ALL, type PersonClause } from './persons/person-clause.ts';

export const ASKS = /^(?:(?:and|so|but|ok|then|hm) )*(?:is|are|does|do|has|have|what|which|how|why|can|could|would|will|should)\b/;
export const REFUSES = /\b(?:not|no|without|never|instead of|rather than)\b/;

const SWAPS =
  /\b(?:mixed (?:\w+ )?up|(?:the )?other way (?:a )?round|vice versa|(?:swap|switch) (?:them|those|these|the two)(?: (?:a)?round)?)\b/;
/** Clauses around such words that may name the two persons. */
const MOST_BETWEEN = 4;

/** "I mixed them up": what was chosen for one of two persons is the other's. */
function exchange(chosen: Map<string, string>, near: readonly PersonClause[]): void {
  const [one, other] = [
    ...new Set(near.flatMap(({ person }) => (person !== null && [...chosen.values()].includes(person) ? [person] : []))),
  ].slice(-2);
  if (one === undefined || other === undefined) return;
  for (const [slug, person] of chosen) if (person === one || person === other) chosen.set(slug, person === one ? other : one);
}

/** The person of each product that the talk has chosen for somebody: "Lord Darkroast is for my husband". A question chooses nothing. */
export function chosenFor(clauses: readonly PersonClause[], catalog: CatalogSnapshot): Map<string, string> {
  const chosen = new Map<string, string>();
  for (const [at, { text, person }] of clauses.entries()) {
    // "I mixed them up, swap them" is one exchange.
    const isExchanged = clauses.slice(Math.max(0, at - MOST_BETWEEN), at).some((clause) => SWAPS.test(clause.text));
    if (SWAPS.test(text) && !isExchanged) exchange(chosen, clauses.slice(Math.max(0, at - MOST_BETWEEN), at + MOST_BETWEEN));
    if (person === null || person === ALL || ASKS.test(text) || REFUSES.test(text)) continue;
    for (const slug of productsNamed(text, catalog)) chosen.set(slug, person);
  }
  return chosen;
}

const JOINT = /(,|\band\b|\bplus\b|&|\+)/;
/** Names and joints of a list; each is read. */
const MOST_PIECES = 25;
const DECAF = /^\s*(?:(?:a|the|one|1|my)\s+)?decaf[.!?\s]*$/i;

/** "Tom: java, Anna: decaf" */
const LABEL = String.raw`^\s*[\p{L}' ]{2,25}(?::|->|=)\s*`;
const LABELLED = new RegExp(LABEL, 'u');
const LABELLED_DECAF = new RegExp(String.raw`${LABEL}(?:(?:a|the|one|1)\s+)?decaf[.!?\s]*$`, 'iu');

const COUNT = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|another|[1-9][0-9]?)';
/** "Two of the decaf", "plus a bag of decaf please" */
const COUNTED_DECAF = new RegExp(
  String.raw`^\s*(?:(?:then|also|add|get|give me|send|i want|i'd like)\s+)?${COUNT}(?:\s+(?:more|bags?|packs?|pounds?|of|the))*\s+decafs?(?:\s+(?:bags?|ones?|please|too|as well))*\s*(?:[.!;]\s|[.!;]*$)`,
  'i',
);
const COUNTED = new RegExp(String.raw`\b${COUNT}\b`, 'i');
/** "Three bags of the mint one" */
const COUNTED_KIND = new RegExp(
  String.raw`\b${COUNT} (?:more )?(?:(?:bags?|packs?) )?of the (?!decaf\b)[a-z]+ (?:one|blend|coffee)s?\s*$`,
  'i',
);
/** "I tried one Hilltop Rambler" */
const NO_ORDER =
  /(?<!['’]d |would )\blike\b|\b(?:similar|instead|not|no|never|than|without|but|except|if|drank|drinks?|had|tried|loved|liked|used to|cups?|allerg\w+)\b|n['’]t\b|\?/i;

/** Whether one piece orders a number of decaf bags, and another one a number of another product: "four bags of Hilltop Rambler and two of the decaf". */
function isCountedBeside(pieces: readonly string[], others: readonly string[]): boolean {
  const counted = [...others.filter((piece) => COUNTED.test(piece)), ...pieces.filter((piece) => COUNTED_KIND.test(piece))];
  return pieces.some((piece) => COUNTED_DECAF.test(piece)) && counted.some((piece) => !NO_ORDER.test(piece));
}

/** "Lord Darkroast, decaf and Jack's Pumpkin": in a list of products "decaf" is the product without caffeine, and no condition. */
export function withNamedDecaf(message: string, catalog: CatalogSnapshot): string {
  const pieces = message.split(JOINT);
  const isBare = pieces.map((piece) => DECAF.test(piece) || LABELLED_DECAF.test(piece));
  if (pieces.length > MOST_PIECES || !pieces.some((piece, at) => isBare[at] || COUNTED_DECAF.test(piece))) return message;
  const decaf = catalog.products.find(({ name }) => /\bdecaf\b/i.test(name));
  const others = pieces.filter((piece) => productsNamed(toPlainEnglish(piece), catalog).some((slug) => slug !== decaf?.slug));
  const isLabelled = others.some((piece) => LABELLED.test(piece)) && pieces.some((piece) => LABELLED_DECAF.test(piece));
  const isCounted = isCountedBeside(pieces, others);
  if (decaf === undefined || (others.length < 2 && !isLabelled && !isCounted)) return message;
  return pieces
    .map((piece, at) => (isBare[at] || (isCounted && COUNTED_DECAF.test(piece)) ? piece.replace(/decaf/i, decaf.name) : piece))
    .join('');
}
