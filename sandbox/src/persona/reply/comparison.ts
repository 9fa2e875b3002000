import { ROASTS } from '../plan/searches.ts';
import type { Found } from '../plan/tool-results.ts';
import { optional, required, type Part, type Scene } from './scene.ts';
import { caffeineOf, listed, notesOf, roastOf, tasteWords } from './wording.ts';
import type { Turn } from '../understand/turn.ts';
import { levelOf } from '../understand/wishes/wishes.ts';
import type { Writer } from './writer.ts';

function strengths(products: Found[]): string | null {
  const ranked = products.toSorted((one, other) => levelOf(one.caffeine) - levelOf(other.caffeine));
  const [least, most] = [ranked[0]!, ranked.at(-1)!];
  const isPair = products.length === 2;
  if (least.caffeine === most.caffeine) {
    const everyone = isPair ? 'Both' : 'All three';
    const isOneRoast = least.roast !== null && products.every(({ roast }) => roast === least.roast);
    if (isOneRoast) return `${everyone} are ${least.roast} roasts with ${caffeineOf(least)}.`;
    const roasts = products.map((product, place) => `${product.name}${place === 0 ? ' is' : ''} ${roastOf(product)}`);
    return `${everyone} have ${caffeineOf(least)}; ${listed(roasts)}.`;
  }
  const isShared = !isPair && ranked[1]?.caffeine === most.caffeine;
  return isShared
    ? `${least.name} is the mildest with ${caffeineOf(least)}, the others have ${caffeineOf(most)}.`
    : `${most.name} is the ${isPair ? 'stronger' : 'strongest'} with ${caffeineOf(most)}, ${least.name} has ${caffeineOf(least)}.`;
}

/** "Which would you give a beginner? Only one", "so which?" */
const ASKS_CHOICE =
  /\bwh(?:at|ich)(?: one)? would (?:you|be your) (?:\w+ )?(?:take|pick|choose|get|buy|drink|choice|recommend)\b|\btorn between\b|\bcan not decide\b|\bhelp me (?:choose|decide)\b|\bwhich\b.*\b(would|should|do) (you|i) (pick|choose|take|get|give|recommend|suggest|buy|go (for|with))\b|\b(?:just|only) (?:pick |name |say |tell me )?one(?: name)?\b|\byou (?:decide|choose|pick)\b|\bso which(?: one)?$/;
const ASKS_ROAST = /\broast\w*\b|\b(lighter|darker|lightest|darkest)\b/;
const ASKS_STRENGTH = /\b(caffeine|strong|stronger|weaker|milder|mildest|strongest|more|less|kick)\b/;

const LESS = /\b(?:less|least)\b/;
/** "Less bitter": the lighter roast */
const LESS_BITTER = /\b(?:less|least) (?:bitter|smoky|dark|heavy)\b/;

/** "Which is less sour?": the one with fewest of the tastes that were named, or with the lighter roast. */
function leastOf({ said, text }: Pick<Turn, 'said' | 'text'>, products: Found[]): string | null {
  const degrees = products.map(({ tastes, roast }) =>
    LESS_BITTER.test(text) ? ROASTS.indexOf(roast ?? '') : tastes.filter((taste) => said.tastes.includes(taste)).length,
  );
  const word = /\b(?:less|least) (\w+)/.exec(text)?.[1] ?? '';
  const least = products[degrees.indexOf(Math.min(...degrees))]!;
  if (degrees.every((one) => one === degrees[0])) return null;
  return `The ${products.length > 2 ? 'least' : 'less'} ${word} one is ${least.name}, ${roastOf(least)} with ${notesOf(least)}.`;
}

/** "Which goes better with milk?": the darkest roast; null where all have one roast. */
function withMilk({ text }: Pick<Turn, 'text'>, products: Found[]): string | null {
  const degrees = products.map(({ roast }) => ROASTS.indexOf(roast ?? ''));
  const darkest = products[degrees.indexOf(Math.max(...degrees))]!;
  if (!/\bwith (?:milk|cream)\b/.test(text) || degrees.every((one) => one === degrees[0])) return null;
  return `With milk, a darker roast keeps more of its taste: ${darkest.name}, ${roastOf(darkest)}.`;
}

/** "Which is sweeter?": the one with most of the tastes that were asked for. */
function closestTo({ said, text }: Turn, products: Found[], writer: Writer): string | null {
  if (LESS.test(text) && (said.tastes.length > 0 || LESS_BITTER.test(text))) return leastOf({ said, text }, products);
  if (said.tastes.length === 0) return null;
  const hits = products.map(({ tastes }) => tastes.filter((taste) => said.tastes.includes(taste)).length);
  const best = products[hits.indexOf(Math.max(...hits))]!;
  const wish = listed(tasteWords(said), 'or');
  if (hits.every((one) => one === hits[0])) return writer.insist('noneCloser', { wish });
  return writer.insist('closer', { wish, name: best.name, notes: notesOf(best) });
}

/** Of several, the one with most of the tastes that the talk asks for and without a fault. */
function pickOf({ wishes }: Turn, products: Found[], writer: Writer): Part {
  const degrees = products.map(({ tastes, unsuitable }) =>
    unsuitable.length > 0 ? -1 : tastes.filter((taste) => wishes.tastes.includes(taste)).length,
  );
  const best = products[degrees.indexOf(Math.max(...degrees))]!;
  return required(writer.insist('pick', { name: best.name, notes: notesOf(best), price: best.price }));
}

export function comparison({ writer, turn }: Scene, a: Found, b: Found, c?: Found): (Part | null)[] {
  const all = c ? [a, b, c] : [a, b];
  if (ASKS_CHOICE.test(turn.text) && turn.said.tastes.length === 0) return [pickOf(turn, all, writer)];
  const strength = strengths(all);
  const isOnePrice = all.every(({ price }) => price === a.price);
  const prices = isOnePrice
    ? `${c ? 'Each' : 'Either'} is ${a.price}.`
    : `${listed(all.map(({ name, price }, place) => `${name}${place === 0 ? ' costs' : ''} ${price}`))}.`;
  // A follow-up about strength gets no other comparison.
  if (strength && !writer.isFresh(strength) && ASKS_STRENGTH.test(turn.text)) {
    const said = strength.replace(/^(Both|All)/, (word) => word.toLowerCase());
    return [required(`${writer.isFresh(`As I said, ${said}`) ? 'As I said' : 'It is as before'}, ${said}`)];
  }
  if (ASKS_ROAST.test(turn.text) && (strength === null || !writer.isFresh(strength)))
    return [required(`${listed(all.map((one, place) => `${one.name}${place === 0 ? ' is' : ''} ${roastOf(one)}`))}.`)];
  const closest = withMilk(turn, all) ?? closestTo(turn, all, writer);
  const third = c ? writer.insist('alsoCompare', { name: c.name, notes: notesOf(c) }) : null;
  return [
    required(writer.insist('compare', { a: a.name, b: b.name, aNotes: notesOf(a), bNotes: notesOf(b) })),
    third ? required(third) : null,
    closest === null ? null : required(closest),
    strength && writer.isFresh(strength) ? required(strength) : null,
    writer.isFresh(prices) || /price|cost|cheap/.test(turn.text) ? optional(prices) : null,
  ];
}
