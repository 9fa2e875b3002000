import type { PlannedCall, ToolResult } from '../tool-result.ts';
import { quantitiesOf } from '../understand/order/quantities.ts';
import type { Turn } from '../understand/turn.ts';
import type { ProductOffer } from './find-offer.ts';
import type { AnsweredTurn } from './plan-turn.ts';
import { call } from './searches.ts';

const ASKS_SUM = /\b(total|altogether|in all|the sum|(come|comes|add up|adds up) to|cost together)\b/i;

/** "Two of something smoky"; "for my two kids" counts no bags. */
const OF_BAGS = /\b(?:bags?|packs?)\b|\bof something\b/;
function bagsOf(text: string, slug: string): number {
  return OF_BAGS.test(text) ? quantitiesOf(text, [slug])[0]! : 1;
}

/** "A smoky one and a minty one, what do they come to?": the sum of the products that are offered, one for each request; null without. */
export function sumOfFound(parts: readonly { turn: Turn; offer: ProductOffer | null }[], said: string): PlannedCall | null {
  const items = parts.flatMap(({ turn: { text }, offer }) =>
    (offer?.products ?? []).slice(0, 1).map(({ slug }) => ({ slug, quantity: bagsOf(text, slug) })),
  );
  const isOfAll = parts.length > 1 && items.length === parts.length && parts.every(({ turn }) => turn.intent === 'recommend');
  return isOfAll && ASKS_SUM.test(said) ? call('add_up', { items }) : null;
}

/** The parts, of which those that ask of a coffee that an earlier part asks for are about the one that was found; without one, they are left out. */
export function withFound(
  parts: readonly (AnsweredTurn & { offer: ProductOffer | null })[],
  resultsOf: (turn: Turn) => ToolResult[],
): AnsweredTurn[] {
  const answered = parts.flatMap(({ turn, results }, at) => {
    if (!turn.isOfFound) return [{ turn, results }];
    const asked = parts.slice(0, at).findLast(({ offer }) => offer !== null && offer.products.length > 0);
    const found = asked?.offer?.products[0];
    if (asked === undefined || found === undefined) return [];
    const about = { ...turn, products: [found.slug], quantities: [bagsOf(asked.turn.text, found.slug)] };
    return [{ turn: about, results: resultsOf(about) }];
  });
  return answered.length > 0 ? answered : parts.map(({ turn, results }) => ({ turn, results }));
}
