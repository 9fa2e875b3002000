import { asksForSum, changesSum } from '../quantities.ts';
import { ADDS } from '../references.ts';
import type { Intent } from '../turn.ts';
import { hasHardWish } from '../wishes/wishes.ts';
import type { Clues } from './clues.ts';

const MONEY = ['total', 'price', 'paying'];
const OF_BASKET = /\b(ship\w*|deliver\w*|post\w*|cart|basket)\b/;
/** "And shipped?", "is that enough for free delivery?" after a sum. */
const SHIPPED =
  /^(and |with |including |plus )+(shipp(ed|ing)|delivered|delivery)$|^(and |so )*(is|are) (that|it|this|those|they) enough (for|to get) (the )?free (delivery|shipping|postage)\b/;
const WHO_CAN_NOT = /\b(one|two|three|some|half|\d) of (them|us) (can|may|must) not\b/;
const ENOUGH = /\benough\b|\b(gets?|brings?) (me|us|it) (there|over|to free)\b/;
/** A sum that the visitor names. */
const OWN_SUM = /\$\d|\b\d+(\.\d\d)? (dollars?|bucks)\b/;

/** Tells questions for a sum from those for prices, for what delivery costs, and for a coffee. */
export function intentOfSums(
  decided: Intent,
  { text, named, memory, wishes }: Pick<Clues, 'text' | 'named' | 'memory' | 'wishes'>,
): Intent {
  const isUnnamed = named.length + memory.lastProducts.length === 0;
  // "Two 16 dollar bags in my basket, is that enough for free shipping?"
  if (MONEY.includes(decided) && isUnnamed && OWN_SUM.test(text) && OF_BASKET.test(text)) return 'shipping';
  // "And if I spend 50?" after what delivery costs.
  if (decided === 'total' && isUnnamed && memory.last?.intent === 'shipping') return 'shipping';
  // "Two of them can't have milk, swap it"
  if (wishes.exclude.length > 0 && WHO_CAN_NOT.test(text)) return decided === 'allergy' ? 'allergy' : 'recommend';
  // "Two bags, $32 in all, what would you pick?"
  if (decided === 'total' && isUnnamed && hasHardWish(wishes)) return 'recommend';
  // "Would three bags of the duke be enough for that?" after what delivery costs.
  if (named.length > 0 && ENOUGH.test(text) && (memory.last?.intent === 'shipping' || OF_BASKET.test(text))) return 'total';
  if (memory.last?.intent === 'total' && (named.length > 0 ? ADDS : SHIPPED).test(text)) return 'total';
  // "And what would that cost?" after "so 2 bags".
  if (decided === 'price' && memory.bags !== null && named.length === 0) return 'total';
  // "Yes, I'll have that twice, what's the damage?"
  const isSum =
    (decided === 'tell-me' && named.length === 0 && /\b(damage|altogether|total)\b/.test(text)) ||
    decided === 'price' ||
    decided === 'paying';
  if ((isSum && asksForSum(text)) || changesSum(text, named, memory)) return 'total';
  // "How much are the duke and the captain?" asks for two prices.
  const isPrices = decided === 'total' && named.length > 1 && !asksForSum(text);
  return isPrices ? 'price' : decided;
}
