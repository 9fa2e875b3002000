import { namesByLength } from '../../language/product-names.ts';
import { ANY_NAME } from '../products.ts';
import type { Memory } from '../memory.ts';
import type { BasketLine } from '../turn.ts';

const NUMBERS: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, couple: 2, pair: 2, both: 1, once: 1, twice: 2, three: 3, zwei: 2, dos: 2, deux: 2, drei: 3, tres: 3, trois: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, dozen: 12, fifteen: 15, twenty: 20, thirty: 30, fifty: 50 }; // oxfmt-ignore
/** As many as a line of the cart may have. */
const MOST = 99;
/** More are bags only if they are called so. */
const MOST_UNNAMED = 12;
/** "2 people", "12 oz", "20 dollars" count no bags; "$20" has no word boundary before it. */
const COUNT = new RegExp(
  String.raw`(?<![$\d.,])(?<!\b(?:all|the|these|those|of the|between the|under|below|over|above|within|at most|max) )\b(\d{1,2}|${Object.keys(NUMBERS).join('|')})\b(?! ?(?:oz|ounces?|g|grams?|people|persons?|of us|dollars?|bucks?|cents?|percent|days?|weeks?|months?|cups?|of you|coupon|order)|[.,]\d| \d\d\b)`,
  'g',
);
/** "The pumpkin twice, the decaf once" */
const TIMES = /^,? (once|twice)\b/;
/** "And with a third one?" */
const ONE_MORE: Record<string, number> = { second: 2, third: 3, fourth: 4, fifth: 5 };
const WITH_ONE_MORE = /\b(?:and|with|if i (?:take|get|add)) an? (second|third|fourth|fifth)(?: one| bag| pack)?$/;
const NAME = new RegExp(String.raw`\b(?:${ANY_NAME})s?\b`, 'g');

/** How many bags a text counts; null if it names no number. */
export function countIn(text: string): number | null {
  // "So 33 together?" is a sum.
  const numbers = [...text.matchAll(COUNT)]
    .map(({ 1: said = '', index }) => ({
      isWord: said in NUMBERS,
      number: NUMBERS[said] ?? Number(said),
      after: text.slice(index + said.length),
    }))
    .flatMap(({ isWord, number, after }) => (isWord || number <= MOST_UNNAMED || /^ (?:bags?|packs?|of|x)\b/.test(after) ? [number] : []));
  // "One for grandma, one for mum and one for me"
  const each = text.match(/\b(?:one|a bag) for (?:me|him|her|my|the|[a-z]+)\b/g)?.length ?? 0;
  if (each > 1) return each;
  // "Half a dozen"; in "a couple" the second word counts.
  if (/\bhalf a dozen\b/.test(text)) return 6;
  const [, place = ''] = WITH_ONE_MORE.exec(text) ?? [];
  const number = Math.max(0, ONE_MORE[place] ?? 0, ...numbers);
  return number >= 1 && number <= MOST ? number : null;
}

/** Words before a name that may count it: "two more bags of the ground duke". */
const MOST_BEFORE = 7;

/** How many of each product a message asks for: the number before its name, else a number that holds for all ("two of each"), else one. */
export function quantitiesOf(text: string, slugs: readonly string[], memory?: Memory): number[] {
  const named = [...text.matchAll(NAME)];
  const counts = new Map<string, number>();
  let from = 0;
  for (const { 0: name, index } of named) {
    const slug = namesByLength.find((one) => name.startsWith(one.name))?.slug ?? '';
    const [behind = '', times = ''] = TIMES.exec(text.slice(index + name.length)) ?? [];
    // Of "four bags are a month. Two weasels" the count beside the name.
    const count = countIn(text.slice(from, index).split(' ').slice(-MOST_BEFORE).join(' ')) ?? NUMBERS[times] ?? null;
    if (count !== null) counts.set(slug, (counts.get(slug) ?? 0) + count);
    from = index + name.length + behind.length;
  }
  const after = countIn(text.slice(from));
  if (asksHowMany(text)) return slugs.map(() => 1);
  const all = /\beach\b/.test(text) || named.length === 0 ? countIn(text) : counts.size === 0 ? after : null;
  function before(slug: string): number | undefined {
    return memory?.last?.intent === 'total' ? memory.last.quantities[memory.last.products.indexOf(slug)] : undefined;
  }
  return slugs.map((slug) => (/\beach\b/.test(text) ? all : counts.get(slug)) ?? all ?? before(slug) ?? memory?.bags ?? 1);
}

/** "How many bags can I get for 50?", "how many more until shipping is free?" */
const ASKS_HOW_MANY =
  /\bhow many (?!(?:cups?|mugs?|people|persons?|guests|days?|weeks?|months?|hours?|minutes?|times|grams|spoons?|mg)\b)(?:(?!you\b)[\w$]+ ){0,6}?(?:(?:can|could|would|do|will|should) (?:i|we)|(?:is|are|would|does) (?:that|it|this)|(?:would|will|does) \$? ?\d{2,3}(?: dollars| bucks)? (?:get|buy|pay)|for|until|till?|to)\b/;
const OF_MONEY =
  /\$ ?\d|\b\d+ ?(?:dollars?|bucks)\b|\b\d{2,3} (?:get|buy|pay)\b|\b(?:for|with|on|under) (?:the |my )?(?:\d{2,3}|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?= ?(?:$|[?.!,]|in (?:all|total)|total|with|and|including))|\b(?:budget|money|limit|free (?:shipping|delivery|postage)|(?:ships?|shipping|delivery|postage) (?:\w+ )?free)\b/;
/** "How many bags for 40 employees?" */
const OF_PERSONS = /\b(?:people|persons?|guests|employees|coworkers|colleagues|students|teachers|of us|caffeine|mg)\b/;
/** Whether a message asks how many bags a sum pays for, or free delivery needs. */
export function asksHowMany(text: string): boolean {
  return ASKS_HOW_MANY.test(text) && OF_MONEY.test(text) && !OF_PERSONS.test(text);
}

const ADDS = /\b(total|subtotal|altogether|together|sum|adds? up|added up|comes? to|makes?|damage|in all|all in|combined|the lot|enough)\b/;

/** "Put two bags in my cart" */
const INTO_CART = /^(\w+ ){0,3}(put|add|throw)\b.*\b(cart|basket|order)\b/;

/** "How much are three bags?" and "what do both come to?" ask for a sum, "how much are the duke and the captain?" for two prices. */
export function asksForSum(text: string): boolean {
  if (INTO_CART.test(text)) return false;
  return ADDS.test(text) || (countIn(text) ?? 1) > 1;
}

/** "What about four?" after a sum, "and three of that?" after a product. */
const MOST_WORDS = 6;
/** "Half a dozen of them for the fire station" */
const COUNTS_IT = /^(?:\w+ )?(?:half a dozen|a dozen|two|three|four|five|six|\d{1,2}) (?:bags? )?of (?:it|that|this|them|those|these)\b/;
const OF_IT = /\b(of (it|that|this|them|those|these|each)|bags?|packs?)\b/;
/** "And for two?", "¿y si compro tres?" */
const PRICED =
  /^(?:(?:and|y|und|et|what about|how about) )*(?:for |if (?:i|we) (?:buy|take|get|order) |si (?:compro|tomo|pido|j en prends|j en achete) |wenn ich )?\S+(?: (?:of them|of those|bags|nehme|kaufe))?$/;
export function changesSum(text: string, named: readonly string[], memory: Memory): boolean {
  // "And for two?" after a price.
  const isPriced = ['price', 'paying'].includes(memory.last?.intent ?? '') && PRICED.test(text);
  const isMeant = isPriced || memory.last?.intent === 'total' || (memory.lastProducts.length > 0 && OF_IT.test(text));
  return isMeant && named.length === 0 && (countIn(text) ?? 1) > 1 && (text.split(' ').length <= MOST_WORDS || COUNTS_IT.test(text));
}

/** "All three", "so that is four bags" */
const ALL_OF =
  /\b(?:it is|that is|makes?|now|so|the) (?:now )?(two|three|four|five|six|[2-6]) bags\b(?! of)|\b(?:all|the|for) (two|three|four|five|six|[2-6])\b(?! (?:of (?!them|those|these|us)|coupon|bags? of))|\b(two|three|four|five|six|[2-6]) bags? (?:in all|altogether|in total)\b/;
/** How many bags the sum is of; NaN where the message does not say. "So that is four bags" counts what is chosen, if these are four. */
export function countOfAll(said: string, chosen: readonly Pick<BasketLine, 'slug' | 'count'>[], more: number): number {
  const [, counted, first, second = ''] = ALL_OF.exec(said) ?? [];
  const word = counted ?? first ?? second;
  const most = Number(NUMBERS[word] ?? (word === '' ? NaN : word));
  const lines = new Map(chosen.map(({ slug, count }) => [slug, count]));
  const sum = [...lines.values()].reduce((all, count) => all + count, more);
  return counted !== undefined && sum !== most ? NaN : most;
}
