import { tasteWords } from './conditions.ts';
import { hash } from '../language/hash.ts';
import { ROASTS } from '../plan/searches.ts';
import type { Found } from '../plan/tool-results.ts';
import type { Turn } from '../understand/turn.ts';
import { LETS_CHOOSE } from '../understand/rules.ts';
import { levelOf } from '../understand/wishes/wishes.ts';
import type { Scene } from './scene.ts';
import { caffeineOf, listed, notesOf, perProduct, roastOf, wordsOf } from './wording.ts';
import { optional, required, type Answer, type Part, type Writer } from './writer.ts';

/** The first product with the highest degree; null where all have the same. */
function leaderOf(products: readonly Found[], degreeOf: (product: Found) => number): Found | null {
  const degrees = products.map(degreeOf);
  const most = Math.max(...degrees);
  return degrees.every((degree) => degree === most) ? null : products[degrees.indexOf(most)]!;
}

function darkness({ roast }: Found): number {
  return ROASTS.indexOf(roast ?? '');
}

function hitsOf({ tastes }: Found, wanted: readonly string[]): number {
  return tastes.filter((taste) => wanted.includes(taste)).length;
}

/** The caffeine; of products with the same, the roasts, too. */
function strengths(products: readonly Found[]): string {
  const ranked = products.toSorted((one, other) => levelOf(one.caffeine) - levelOf(other.caffeine));
  const [least, most] = [ranked[0]!, ranked.at(-1)!];
  const isPair = products.length === 2;
  if (least.caffeine === most.caffeine) {
    const everyone = isPair ? 'Both' : 'All three';
    const isOneRoast = least.roast !== null && products.every(({ roast }) => roast === least.roast);
    return isOneRoast
      ? `${everyone} are ${least.roast} roasts with ${caffeineOf(least)}.`
      : `${everyone} have ${caffeineOf(least)}; ${perProduct(products, 'is', roastOf)}.`;
  }
  return !isPair && ranked[1]?.caffeine === most.caffeine
    ? `${least.name} is the mildest with ${caffeineOf(least)}, the others have ${caffeineOf(most)}.`
    : `${most.name} is the ${isPair ? 'stronger' : 'strongest'} with ${caffeineOf(most)}, ${least.name} has ${caffeineOf(least)}.`;
}

/** "Which would you give a beginner? Only one", "so which?" */
const ASKS_CHOICE =
  /\bwh(?:at|ich)(?: one)? would (?:you|be your) (?:\w+ )?(?:take|pick|choose|get|buy|drink|choice|recommend)\b|\btorn between\b|\bcan not decide\b|\bhelp me (?:choose|decide)\b|\bwhich\b.*\b(would|should|do) (you|i) (pick|choose|take|get|give|recommend|suggest|buy|go (for|with))\b|\b(?:just|only) (?:pick |name |say |tell me )?one(?: name)?\b|\byou (?:decide|choose|pick)\b|\bso which(?: one)?$/;
const ASKS_ROAST = /\broast\w*\b|\b(lighter|darker|lightest|darkest)\b/;
const ASKS_STRENGTH = /\b(caffeine|strong|stronger|weaker|milder|mildest|strongest|more|less|kick)\b/;
const ASKS_PRICE = /price|cost|cheap/;
const WITH_MILK = /\bwith (?:(?:oat|soy|almond|coconut) )?(?:milk|cream)\b/;
/** "Which has more body?": the darker roast */
const BODY = /\b(?:body|heavier|fuller|richer|heaviest|fullest|richest)\b/;
/** "Which has the funniest name?" */
const IN_FUN =
  /\b(?:fun(?:ny|nier|niest)|cool(?:er|est)?|cut(?:e|er|est)|weird(?:er|est)?|best|nicest|prettiest|craziest|silliest)(?: \w+)? (?:name|bag|character|label|picture|mug|cup|look|design|art|guy)s?\b/;
const LESS = /\b(?:less|least)\b(?: (\w+))?/;
/** "Less bitter": the lighter roast */
const LESS_BITTER = /\b(?:less|least) (?:bitter|smoky|dark|heavy)\b/;

/** "Which is less sour?": the one with fewest of the tastes that were named, or with the lighter roast. */
function leastOf(word: string, { said, text }: Turn, products: readonly Found[]): Part | null {
  const least = leaderOf(
    products,
    (product) => -(LESS_BITTER.test(text) ? darkness(product) : hitsOf(product, [...said.tastes, ...said.exclude])),
  );
  const degree = products.length > 2 ? 'least' : 'less';
  return least && required(`The ${degree} ${word} one is ${least.name}, ${roastOf(least)} with ${notesOf(least)}.`);
}

/** "Which goes better with milk?": the darkest roast. "Which is sweeter?": the one with most of the tastes that were asked for. */
function closestTo(turn: Turn, products: readonly Found[], writer: Writer): Part | null {
  const { said, text } = turn;
  const darkest = WITH_MILK.test(text) || BODY.test(text) ? leaderOf(products, darkness) : null;
  if (darkest)
    return required(
      `${WITH_MILK.test(text) ? 'With milk, a darker roast keeps more of its taste' : 'A darker roast has more body'}: ${darkest.name}, ${roastOf(darkest)}.`,
    );
  const less = LESS.exec(text);
  if (less && (said.tastes.length + said.exclude.length > 0 || LESS_BITTER.test(text))) return leastOf(less[1] ?? '', turn, products);
  if (said.tastes.length === 0) return null;
  const best = leaderOf(products, (product) => hitsOf(product, said.tastes));
  const wish = listed(tasteWords(said), 'or');
  return best ? writer.line('closer', { ...wordsOf(best), wish }) : writer.line('noneCloser', { wish });
}

/** Of several, the one with most of the tastes that the talk asks for and without a fault. */
function pickOf({ wishes }: Turn, products: readonly Found[], writer: Writer): Part {
  const leader = leaderOf(products, (product) => (product.unsuitable.length > 0 ? -1 : hitsOf(product, wishes.tastes)));
  return writer.line('pick', wordsOf(leader ?? products[0]!));
}

/** Of two or three products. */
export function comparison({ writer, turn }: Scene, all: readonly Found[]): Answer {
  const [a, b, c] = all as readonly [Found, Found, Found?];
  if ((ASKS_CHOICE.test(turn.text) || LETS_CHOOSE.test(turn.text)) && turn.said.tastes.length === 0) return [pickOf(turn, all, writer)];
  if (IN_FUN.test(turn.text)) return [writer.line('inFun', wordsOf(all[hash(turn.first) % all.length]!))];
  const closest = closestTo(turn, all, writer);
  if (closest && (BODY.test(turn.text) || LESS.test(turn.text))) return [closest];
  const strength = strengths(all);
  const isNew = writer.isFresh(strength);
  // A follow-up about strength gets no other comparison.
  if (!isNew && ASKS_STRENGTH.test(turn.text) && !ASKS_PRICE.test(turn.text)) {
    const said = strength.replace(/^(Both|All)/, (word) => word.toLowerCase());
    return [required(`${writer.isFresh(`As I said, ${said}`) ? 'As I said' : 'It is as before'}, ${said}`)];
  }
  if (!isNew && ASKS_ROAST.test(turn.text)) return [required(`${perProduct(all, 'is', roastOf)}.`)];
  const isOnePrice = all.every(({ price }) => price === a.price);
  const prices = isOnePrice ? `${c ? 'Each' : 'Either'} is ${a.price}.` : `${perProduct(all, 'costs', ({ price }) => price)}.`;
  return [
    writer.line('compare', { a: a.name, b: b.name, aNotes: notesOf(a), bNotes: notesOf(b) }),
    c !== undefined && writer.line('alsoCompare', wordsOf(c)),
    closest,
    isNew && required(strength),
    (writer.isFresh(prices) || ASKS_PRICE.test(turn.text)) && optional(prices),
  ];
}
