import type { Memory } from '../memory.ts';
import type { BasketLine } from '../turn.ts';
import { afterClause } from './after-clause.ts';
import type { Lines } from './lines.ts';
import { type Clause, readClauses } from './read-clauses.ts';

/** "So if I took two for my sister, would shipping be free?" */
const SUPPOSES = /^(?:so |and |but |ok )*(?:what )?if (?:i|we) /;

/** "..., would shipping be free?", "... it ships free?" */
const OUTCOME =
  / (?:, )?(?:and |then |so )*(?:(?:is|are|am|do|does|will|would|what|how)\b.*|(?:it|that|they|shipping|delivery) (?:ships?|is|gets?|makes?|will|would|comes?)\b.*|\?)$/;

/** Whether a clause asks for the outcome of a change that is not made yet: "if I add one more, is shipping free?" */
export function supposes({ text }: Clause): boolean {
  return SUPPOSES.test(text) && OUTCOME.test(text);
}

const OF_SUM = /\bwhat if\b|\b(?:sum|total|costs?|comes? to|pay|how much|free|ships?|shipping|delivery)\b/;
/** Whether a message asks for a sum or for free shipping, or what a change would come to: "what if I took two?" */
export function asksForOutcome(said: string): boolean {
  return OF_SUM.test(said);
}

/** The bags of the last sum, where none are chosen. */
export function ofLastSum({ last }: Pick<Memory, 'last'>): Lines {
  const { products, quantities } = last?.intent === 'total' ? last : { products: [], quantities: [] };
  const lines = products.map((slug, place) => ({ slug, count: quantities[place] ?? 1, person: null, grind: null }));
  return { lines, touched: lines };
}

/** The list as a clause supposes it: "if I add one more", "what if I took two of each?"; null where it changes nothing. */
export function supposedLines({ text, named }: Clause, state: Lines, self: string, proposed: readonly BasketLine[]): BasketLine[] | null {
  const words = text.replace(SUPPOSES, 'i ').replace(OUTCOME, '');
  const clauses = readClauses({ words, raw: words, self, isSum: false, basket: state.lines, persons: named });
  const lines = clauses.reduce((before, clause) => afterClause(clause, before, null, proposed) ?? before, state).lines;
  return lines === state.lines ? null : lines;
}

const ACCEPTS =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|great|then|so|fine|perfect|good|cool|alright|please|let us|[,.!])(?: |$))*(?:do (?:it|that|so)|go ahead|make it so|go for it|yes please|(?:i|we) will do (?:it|that)|please do)(?: then| please| now)*(?: ?[.!])*$/;
/** "Ok, do it" after the sum of a list that was only supposed. */
export function accepts(said: string): boolean {
  return ACCEPTS.test(said.trim());
}
