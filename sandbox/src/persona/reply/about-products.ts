import { brokenWishes } from '../plan/broken-wishes.ts';
import { productsIn, type Found } from '../plan/tool-results.ts';
import { noWishes } from '../understand/wishes/wishes.ts';
import { comparison } from './comparison.ts';
import { conditionPhrases } from './conditions.ts';
import { optional, required, type Part, type Scene } from './scene.ts';
import type { Writer } from './writer.ts';
import { caffeineOf, grindsOf, listed, notesOf, roastOf, preferencePhrases } from './wording.ts';

/** Answers about named products: price, stock, taste, reasons, comparison. Every figure comes from a tool result. */
export function aboutProducts(scene: Scene): (Part | null)[] {
  const { turn, writer, results } = scene;
  const found = productsIn(results);
  const [first, second] = found;
  if (!first) return [required(writer.insist('nonsense')), required(writer.insist('help'))];
  switch (turn.intent) {
    case 'price':
      return [
        ...pricesOf(scene, found),
        ...warnings(scene, found),
        /\bwhy\b/.test(turn.text) ? required(writer.insist('whyPrice')) : null,
        (isSeveral(turn.text) || /\b(total|sum|altogether)\b/.test(turn.text)) && found.length === 1
          ? optional(writer.say('eachBag', { name: first.name }))
          : null,
        soldOut(scene, first),
        brewOffer(scene, first),
      ];
    case 'stock':
      return [
        ...found.map((product) => required(stockLine(scene, product))),
        ...warnings(scene, found),
        /\bhow many\b/.test(turn.text) ? required(writer.insist('countUnknown')) : null,
        /\b(why|when|restock\w*)\b/.test(turn.text) && found.some(isMissingSomewhere) ? required(writer.insist('restock')) : null,
        optional(writer.say('ask')),
      ];
    case 'why':
      return [required(reason(scene, first)), brewOffer(scene, first)];
    case 'compare':
      return [...(second ? comparison(scene, first, second, found[2]) : [required(describe(writer, first))]), ...warnings(scene, found)];
    default:
      return [
        ...(asksSize(turn.text) && first.sizes.length > 0 ? [] : found.map((product) => required(describe(writer, product)))),
        ...warnings(scene, found),
        sizes(scene, first),
        optional(costs(scene, first)),
        soldOut(scene, first),
        first.slug === scene.persona.slug ? optional(writer.say('offerStory')) : brewOffer(scene, first),
      ];
  }
}

/** Two or more prices share a sentence. */
function pricesOf({ writer }: Scene, found: Found[]): Part[] {
  const [first, ...rest] = found;
  if (!first) return [];
  const isOne = rest.every(({ price }) => price === first.price);
  const names = listed(found.map(({ name }) => name));
  if (isOne && rest.length === 0) return [required(writer.insist('price', { name: first.name, price: first.price }))];
  const text = isOne ? `${names} are ${first.price} each.` : `${listed(found.map(({ name, price }) => `${name} is ${price}`))}.`;
  return [required(writer.isFresh(text) ? text : `As before, ${text}`)];
}

/** Warns of what the shop calls unsuitable, and of excluded tastes, also for products asked for by name. */
export function warnings({ turn, writer }: Scene, found: Found[]): Part[] {
  return found
    .map((product) => ({
      product,
      breaks: product.unsuitable.length > 0 ? product.unsuitable : brokenWishes(product, { ...noWishes(), exclude: turn.wishes.exclude }),
    }))
    .filter(({ breaks }) => breaks.length > 0)
    .map(({ product, breaks }) => required(writer.insist('warning', { name: product.name, breaks: listed(breaks) })));
}

/** How to buy; only the visitor can fill the cart. */
export function paying({ turn, writer, results }: Scene): (Part | null)[] {
  const first = productsIn(results)[0];
  const isOtherWay = /\b(paypal|apple pay|google pay|klarna|bitcoin|cash|venmo|crypto|invoice)\b/.test(turn.text);
  const isAskedToAdd = /\b(add|put|throw|place|order .{1,25} for me|(please|can you|could you|will you) order)\b/.test(turn.text);
  return [
    isAskedToAdd ? required(writer.insist('cart')) : null,
    first ? required(writer.insist('price', { name: first.name, price: first.price })) : null,
    required(writer.insist('paying')),
    isOtherWay ? required(writer.insist('methods')) : null,
  ];
}

function isSeveral(text: string): boolean {
  return (
    /\bfor ([2-9]|two|three|four|five|six|both)( of them)?$/.test(text) ||
    /\b([2-9]|\d{2,}|two|three|four|five|six|both) (bags?|packs?|of)\b/.test(text)
  );
}

function asksSize(text: string): boolean {
  return /\b(sizes?|big|large|small|tall|wide|dimensions?|inch(es)?|cm|measure)\b/.test(text);
}

/** Sizes: required if asked for, else optional. */
function sizes({ turn, writer }: Scene, product: Found): Part | null {
  if (product.sizes.length === 0) return null;
  const words = { name: product.name, sizes: listed(product.sizes) };
  return asksSize(turn.text) ? required(writer.insist('sizes', words)) : optional(writer.say('sizes', words));
}

/** Offers brewing help for coffees, for other products a question. */
function brewOffer({ writer }: Scene, product: Found): Part | null {
  return optional(writer.say(product.category === 'beans' ? 'offerBrew' : 'ask'));
}

function costs({ writer }: Scene, product: Found): string | null {
  return writer.say('price', { name: product.name, price: product.price });
}

/** Notes, roast and caffeine of a coffee; the description of anything else. */
export function describe(writer: Writer, product: Found): string {
  if (product.category !== 'beans') {
    const text = `${product.name}: ${product.description}`;
    return writer.isFresh(text) ? text : writer.insist('inStock', { name: product.name, grinds: grindsOf(product) });
  }
  return writer.insist('describe', { name: product.name, notes: notesOf(product), roast: roastOf(product), caffeine: caffeineOf(product) });
}

/** States that a product is sold out. */
function soldOut({ writer }: Scene, product: Found): Part | null {
  return product.inStock ? null : required(writer.insist('soldOut', { name: product.name, grind: 'altogether' }));
}

function isMissingSomewhere({ inStock, grinds }: Found): boolean {
  return !inStock || grinds.some((entry) => !entry.inStock);
}

function stockLine(scene: Scene, product: Found): string {
  const { turn, writer } = scene;
  const grind = turn.wishes.grind;
  const asked = grind === null || product.grinds.length === 0 ? null : product.grinds.find((entry) => entry.grind === grind);
  const isThere = product.inStock && (asked === null || asked?.inStock === true);
  if (isThere) {
    const there = writer.insist('inStock', {
      name: product.name,
      grinds: asked ? (grind === 'ground' ? 'ground' : 'as whole beans') : grindsOf(product),
    });
    const gone = asked === null ? product.grinds.find((entry) => !entry.inStock) : undefined;
    if (!gone) return there;
    return `${there} ${writer.insist('soldOut', { name: product.name, grind: gone.grind === 'ground' ? 'ground' : 'as whole beans' })}`;
  }
  const missing = writer.insist('soldOut', {
    name: product.name,
    grind: !product.inStock ? 'altogether' : grind === 'ground' ? 'ground' : 'as whole beans',
  });
  return product.inStock ? `${missing} ${writer.insist('inStock', { name: product.name, grinds: grindsOf(product) })}` : missing;
}

function reason({ turn, writer }: Scene, product: Found): string {
  const wish = listed([...preferencePhrases(turn.wishes), ...conditionPhrases(turn.wishes, 'word')]);
  // No reason for a near miss.
  const breaks = brokenWishes(product, turn.wishes);
  if (breaks.length > 0) return writer.insist('nearest', { name: product.name, breaks: listed(breaks) });
  if (wish === '')
    return writer.insist('describe', {
      name: product.name,
      notes: notesOf(product),
      roast: roastOf(product),
      caffeine: caffeineOf(product),
    });
  return writer.insist('why', { wish, name: product.name, notes: notesOf(product) });
}
