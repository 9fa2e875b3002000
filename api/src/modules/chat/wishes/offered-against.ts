import type { CatalogSnapshot } from '../../catalog/index.ts';
import type { Guard } from './guard.rules.ts';

/** Words that offer. "Darth has caffeine" and "stay away from Darth" don't. */
const OFFERS =
  /\b(try|recommend|suggest|perfect|for you|how about|what about|go for|go with|pick|best|take|buy|(?<!that )order|grab|meet|pour|brew you|bring you|get you|enjoy|love|choose|treat yourself|have (?:a|some|the)|safe|no caffeine|caffeine[- ]free|nut[- ]free|here is|here's|you want|your cup)\b/i;
const WARNS = /\b(not|n't|never|cannot|avoid|without you|stay away|leave out|keep away|contains?|unfortunately|sorry)\b|n't\b/i;

export type UnsuitableNames = ReadonlyMap<string, { name: string; reasons: readonly string[] }>;

function notForToday(name: string): string {
  return `${name} is not for you today`;
}

/** The shop's own sentence in the place of one that offers what the visitor has ruled out; null where it offers nothing of it. */
export function lineAgainst(sentence: string, unsuitable: UnsuitableNames): string | null {
  if (unsuitable.size === 0) return null;
  const plain = sentence.toLowerCase();
  if (!OFFERS.test(plain) || WARNS.test(plain)) return null;
  for (const [word, { name, reasons }] of unsuitable)
    if (new RegExp(String.raw`\b${word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\b`).test(plain))
      return `${notForToday(name)}: it ${reasons.join(' and ')}.`;
  return null;
}

const LABEL_LINE = 'Please check the label on the bag: it lists everything that is in it.';

/** Whether a reply offers a product, or the shop has replaced the offer. */
function isOffered(name: string, reply: string): boolean {
  if (reply.includes(notForToday(name))) return true;
  return reply.split(/(?<=[.!?])\s+/).some((sentence) => sentence.includes(name) && OFFERS.test(sentence) && !WARNS.test(sentence));
}

/**
 * The note on labels that ends the first offer of each product to a visitor with an allergy; empty otherwise. A name in a story is no offer.
 * `told` are the earlier replies that name the label.
 */
export function labelLine(
  reply: string,
  told: string,
  { catalog, guard, cards, seen }: { catalog: CatalogSnapshot; guard: Guard; cards: readonly string[]; seen: ReadonlySet<string> },
): string {
  if (guard.wishes.allergens.length === 0 || reply === '' || /\blabel\b/i.test(reply)) return '';
  const isFirstOffer = catalog.products.some(
    ({ name, slug }) =>
      !told.includes(name) && (cards.includes(slug) || (reply.includes(name) && (seen.has(slug) || isOffered(name, reply)))),
  );
  return isFirstOffer ? `\n\n${LABEL_LINE}` : '';
}
