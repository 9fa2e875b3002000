import { z } from 'zod';
import { productsIn, resultOf, searchesIn, type Found } from '../plan/tool-results.ts';
import type { ToolResult } from '../tool-result.ts';
import { asksHowMany } from '../understand/order/quantities.ts';
import type { Scene } from './scene.ts';
import { listed } from './wording.ts';
import { required, type Answer, type Part, type Writer } from './writer.ts';

/** From the cheapest to the dearest coffee. */
export function priceRange({ writer, results }: Scene): Part {
  const [low, high] = searchesIn(results).map(({ products }) => products[0]);
  return low && high ? writer.line('priceRange', { low: low.price, high: high.price }) : writer.line('help');
}

/** The price of one product. A poster comes in no bag. */
export function priceOf(writer: Writer, { name, price, category }: Found, isAsked = true): Part | null {
  const part = isAsked ? writer.line('price', { name, price }) : writer.more('price', { name, price });
  return part && category !== 'beans' ? { ...part, text: part.text.replace(/ (?:a|the|per) bag\b/, '') } : part;
}

/** "What does a cup cost?" */
export const PER_CUP = /\b(?:a|one|per|each|every) (?:cup|mug)\b/;
/** The approximate price of a cup of a coffee; null for a product that is no coffee. */
export function cupPriceOf(writer: Writer, { name, perCup }: Found): Part | null {
  return perCup === null ? null : writer.line('cupPrice', { name, cup: perCup });
}

/** The prices of one or several products. */
export function pricesOf(writer: Writer, found: Found[]): Part | null {
  const [first, ...rest] = found as [Found, ...Found[]];
  if (rest.length === 0) return priceOf(writer, first);
  const isOnePrice = rest.every(({ price }) => price === first.price);
  const prices = isOnePrice
    ? `${listed(found.map(({ name }) => name))} are ${first.price} each.`
    : `${listed(found.map(({ name, price }) => `${name} is ${price}`))}.`;
  return required(writer.isFresh(prices) ? prices : `As before, ${prices}`);
}

const added = z.array(z.object({ name: z.string(), quantity: z.number() })).catch([]);
/** "How much is left of my 50?", "does that fit?" */
const OF_LIMIT = /\b(?:budget|left|over|under|limit|fits?|afford|enough|within)\b/;

/** The shop adds up; only it knows what a parcel costs. */
export function sumOf(writer: Writer, results: ToolResult[], asked = ''): Part[] {
  const sum = resultOf(results, 'add_up');
  if (!sum) return [];
  const items = added.parse(sum['items']).map(({ name, quantity }) => (quantity === 1 ? `one ${name}` : `${quantity} bags of ${name}`));
  const amounts = Object.fromEntries(Object.entries(sum).map(([field, amount]) => [field, String(amount)]));
  const words = { ...amounts, items: listed(items), free: String(sum['freeFrom']) };
  const isOfCount = asksHowMany(asked);
  const most = isOfCount ? bagsFor(writer, sum, asked) : null;
  if (most !== null) return [writer.line('sum', words), most];
  const ofLimit = typeof sum['over'] === 'string' ? 'sumOver' : typeof sum['left'] === 'string' ? 'sumLeft' : null;
  return [
    writer.line('sum', words),
    writer.line(sum['shipping'] === null ? 'sumFree' : 'sumShipped', words),
    ...((isOfCount || OF_LIMIT.test(asked)) && ofLimit !== null ? [writer.line(ofLimit, words)] : []),
  ];
}

/** How many bags of the last product a limit pays for, or free delivery needs, as the shop has counted; null without a count, and for none. */
function bagsFor(writer: Writer, sum: Record<string, unknown>, asked: string): Part | null {
  const isOfFree = /\bfree\b/.test(asked);
  const more = sum[isOfFree ? 'moreUntilFree' : 'moreWithinLimit'];
  const items = added.parse(sum['items']);
  const last = items.at(-1);
  if (!last || typeof more !== 'number' || more === 0) return null;
  const isFurther = items.length > 1 || last.quantity > 1 || /\bhow many more\b/.test(asked);
  const count = isFurther ? more : last.quantity + more;
  const bags = `${count === 1 ? 'one' : count}${isFurther ? ' more' : ''} ${count === 1 ? 'bag' : 'bags'}`;
  return writer.line(isOfFree ? 'bagsUntilFree' : 'bagsWithinLimit', {
    bags,
    name: last.name,
    limit: String(sum['limit']),
    free: String(sum['freeFrom']),
  });
}

const OTHER_WAY =
  /\b(visa|mastercard|amex|american express|maestro|debit|credit cards?|paypal|apple pay|google pay|klarna|bitcoin|cash|venmo|crypto|invoice|carte|karte|tarjeta|cheques?|checks?|payments? (methods?|options?|means|types?|do you|you)|ways? to pay|how (can|do) i pay)\b/;
const ASKS_TO_ADD = /\b(add|put|throw|place|order .{1,25} for me|(please|can you|could you|will you) order)\b/;

/** How to pay, with the price of a product that is named. */
export function paying({ turn: { text }, writer, results }: Scene): Answer {
  const [first] = productsIn(results);
  return [
    ASKS_TO_ADD.test(text) && writer.line('cart'),
    first !== undefined && priceOf(writer, first),
    writer.line('paying'),
    OTHER_WAY.test(text) && writer.line('methods'),
  ];
}
