import type { CatalogSnapshot } from '../../catalog/index.ts';
import { productsNamed } from './refused-names.ts';
import { ALL, type PersonClause } from './persons/persons-in.ts';

const ASKS = /^(?:(?:and|so|but|ok|then|hm) )*(?:is|are|does|do|has|have|what|which|how|why|can|could|would|will|should)\b/;
const REFUSES = /\b(?:not|no|without|never|instead of|rather than)\b/;

/** The person of each product that the talk has chosen for somebody: "Lord Darkroast is for my husband". A question chooses nothing. */
export function chosenFor(clauses: readonly PersonClause[], catalog: CatalogSnapshot): Map<string, string> {
  const chosen = new Map<string, string>();
  for (const { text, person } of clauses) {
    if (person === null || person === ALL || ASKS.test(text) || REFUSES.test(text)) continue;
    for (const slug of productsNamed(text, catalog)) chosen.set(slug, person);
  }
  return chosen;
}
