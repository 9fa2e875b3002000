import { z } from 'zod';
import { productsIn, resultOf, searchesIn, type Found } from '../plan/tool-results.ts';
import type { ToolResult } from '../tool-result.ts';
import { required, type Part, type Scene } from './scene.ts';
import type { Writer } from './writer.ts';
import { listed } from './wording.ts';

/** From the cheapest to the dearest coffee. */
export function priceRange({ writer, results }: Scene): Part {
  const [[low] = [], [high] = []] = searchesIn(results);
  return required(low && high ? writer.insist('priceRange', { low: low.price, high: high.price }) : writer.insist('help'));
}

export function pricesOf({ writer }: Scene, found: Found[]): Part[] {
  const [first, ...rest] = found;
  if (!first) return [];
  const isOne = rest.every(({ price }) => price === first.price);
  const names = listed(found.map(({ name }) => name));
  if (isOne && rest.length === 0) return [required(withoutBag(first, writer.insist('price', { name: first.name, price: first.price })))];
  const text = isOne ? `${names} are ${first.price} each.` : `${listed(found.map(({ name, price }) => `${name} is ${price}`))}.`;
  return [required(writer.isFresh(text) ? text : `As before, ${text}`)];
}

const added = z.array(z.object({ name: z.string(), quantity: z.number() })).catch([]);
/** "How much is left of my 50?", "does that fit?" */
const OF_LIMIT = /\b(?:budget|left|over|under|limit|fits?|afford|enough|within)\b/;

/** The shop adds up; only it knows what a parcel costs. */
export function sumOf(writer: Writer, results: ToolResult[], asked = ''): Part[] {
  const sum = resultOf(results, 'add_up');
  if (!sum) return [];
  const items = added.parse(sum['items']);
  const words = {
    items: listed(items.map(({ name, quantity }) => (quantity === 1 ? `one ${name}` : `${quantity} bags of ${name}`))),
    subtotal: String(sum['subtotal']),
    shipping: String(sum['shipping']),
    total: String(sum['total']),
    free: String(sum['freeFrom']),
    untilFree: String(sum['untilFree']),
  };
  const limits = { limit: String(sum['limit']), left: String(sum['left']), over: String(sum['over']) };
  const isOver = typeof sum['over'] === 'string';
  return [
    required(writer.insist('sum', words)),
    required(writer.insist(sum['shipping'] === null ? 'sumFree' : 'sumShipped', words)),
    ...(OF_LIMIT.test(asked) && (isOver || typeof sum['left'] === 'string')
      ? [required(writer.insist(isOver ? 'sumOver' : 'sumLeft', limits))]
      : []),
  ];
}

/** A poster comes in no bag. */
export function withoutBag({ category }: Found, line: string): string {
  return category === 'beans' ? line : line.replace(/ (?:a|the|per) bag\b/, '');
}

export function paying({ turn, writer, results }: Scene): (Part | null)[] {
  const first = productsIn(results)[0];
  const isOtherWay =
    /\b(visa|mastercard|amex|american express|maestro|debit|credit cards?|paypal|apple pay|google pay|klarna|bitcoin|cash|venmo|crypto|invoice|carte|karte|tarjeta|cheques?|checks?|payments? (methods?|options?|means|types?|do you|you)|ways? to pay|how (can|do) i pay)\b/.test(
      turn.text,
    );
  const isAskedToAdd = /\b(add|put|throw|place|order .{1,25} for me|(please|can you|could you|will you) order)\b/.test(turn.text);
  return [
    isAskedToAdd ? required(writer.insist('cart')) : null,
    first ? required(writer.insist('price', { name: first.name, price: first.price })) : null,
    required(writer.insist('paying')),
    isOtherWay ? required(writer.insist('methods')) : null,
  ];
}
