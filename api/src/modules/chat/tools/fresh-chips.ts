import { shop } from '../../../platform/config/shop.ts';
import type { Grind } from '../../catalog/index.ts';
import { comparable } from './comparable.ts';

const MOST_CHIPS = 3;

/** Different words for the same question. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bhow much(?! (?:caffeine|coffee|water|ground))\b|\bcosts?\b|\bprices?\b|\bhow expensive\b/g, 'price'],
  [/\b(?:delivery|postage|ship|ships|shipped)\b/g, 'shipping'],
  [/\bhow (?:do|should|can|would) (?:i|you|we) make\b|\bbrew(?:ed|ing)\b|\bprepared?\b/g, 'brew'],
  [/\bice\b/g, 'iced'],
  [/\bdecaf\w*/g, 'without caffeine'],
  [/\bno\b/g, 'without'],
  [/\bfreezing\b|\bfrozen\b/g, 'freeze'],
  [/\btales?\b/g, 'story'],
];
/** Words that make no difference to what is asked. */
const EMPTY = new Set(
  'a about an and any are as at be but can could d do does for from get give go have hello hi how i in is it its let like ll m me my of off on one or please re s should so some something t tell than that the them then there these they thing this those to too two us ve want was we what when where which who will with would you your'.split(
    ' ',
  ),
);
const BREWING = /\bdegrees\b|°|\bgrams? (?:to|per|of coffee)\b|\b(?:coarse|medium|fine) grind\b/i;

/** What a question is about: its words without those that every question has. */
function meaningOf(text: string): Set<string> {
  const plain = SAME.reduce((said, [words, word]) => said.replace(words, word), comparable(text));
  const words = new Set(plain.split(' ').map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)));
  for (const word of words) if (word === '' || EMPTY.has(word)) words.delete(word);
  // What shipping costs is another question than what a coffee costs.
  for (const about of ['price', 'free']) if (words.has('shipping') && words.delete(about)) words.add(`shipping ${about}`);
  if (words.has('shipping price') || words.has('shipping free')) words.delete('shipping');
  return words;
}

export interface Exchange {
  message: string;
  reply: string;
  /** Asked for last: of the cards. */
  grind: Grind | null;
  handOverName: string | null;
  products: readonly { name: string; priceCents: number }[];
}

/** What the reply states, whether or not the message asked for it. */
function statedIn({ reply, grind, products }: Exchange): string[] {
  const amounts = new Set([...reply.matchAll(/\$(\d+(?:\.\d\d)?)/g)].map(([, dollars]) => Math.round(Number(dollars) * 100)));
  return [
    ...(products.some(({ priceCents }) => amounts.has(priceCents)) ? ['price'] : []),
    ...(amounts.has(shop.defaultShippingCents) ? ['shipping price'] : []),
    ...(amounts.has(shop.freeShippingThresholdCents) ? ['shipping free'] : []),
    ...(BREWING.test(reply) ? ['brew'] : []),
    ...(grind === null ? [] : grind.split('-')),
  ];
}

/** The first three suggested messages that ask for nothing that this turn has asked or answered. */
export function freshChips(chips: readonly string[], turn: Exchange): string[] {
  const answered = new Set([...meaningOf(turn.message), ...statedIn(turn)]);
  const names = new Set(turn.products.filter(({ name }) => turn.reply.includes(name)).flatMap(({ name }) => [...meaningOf(name)]));
  function isAnswered(chip: string): boolean {
    if (turn.handOverName !== null && chip.includes(turn.handOverName)) return true;
    const words = [...meaningOf(chip)];
    const isPrice = words.includes('price');
    return words.length > 0 && words.every((word) => answered.has(word) || (isPrice && names.has(word)));
  }
  return chips.filter((chip) => !isAnswered(chip)).slice(0, MOST_CHIPS);
}
