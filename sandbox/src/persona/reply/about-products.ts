import { brokenWishes } from '../plan/broken-wishes.ts';
import { productsIn, type Found } from '../plan/tool-results.ts';
import { noWishes } from '../understand/wishes.ts';
import { hardWords } from './conditions.ts';
import { extra, must, type Part, type Scene } from './scene.ts';
import { caffeineOf, grindsOf, listed, notesOf, roastOf, softWords } from './wording.ts';

/** Questions about named products: price, stock, taste, reasons, two beside each other. Every figure is the tools'. */
export function aboutProducts(scene: Scene): (Part | null)[] {
  const { turn, writer, results } = scene;
  const found = productsIn(results);
  const [first, second] = found;
  if (!first) return [must(writer.insist('nonsense')), must(writer.insist('help'))];
  switch (turn.intent) {
    case 'price':
      return [
        ...pricesOf(scene, found),
        ...warnings(scene, found),
        /\bwhy\b/.test(turn.text) ? must(writer.insist('whyPrice')) : null,
        (isSeveral(turn.text) || /\b(total|sum|altogether)\b/.test(turn.text)) && found.length === 1
          ? extra(writer.say('eachBag', { name: first.name }))
          : null,
        soldOut(scene, first),
        brewOffer(scene, first),
      ];
    case 'stock':
      return [
        ...found.map((product) => must(stockLine(scene, product))),
        ...warnings(scene, found),
        /\bhow many\b/.test(turn.text) ? must(writer.insist('countUnknown')) : null,
        /\b(why|when|restock\w*)\b/.test(turn.text) && found.some(isMissingSomewhere) ? must(writer.insist('restock')) : null,
        extra(writer.say('ask')),
      ];
    case 'why':
      return [must(reason(scene, first)), brewOffer(scene, first)];
    case 'compare':
      return second ? comparison(scene, first, second, found[2]) : [must(description(scene, first))];
    default:
      return [
        ...(asksSize(turn.text) && first.sizes.length > 0 ? [] : found.map((product) => must(description(scene, product)))),
        ...warnings(scene, found),
        sizes(scene, first),
        extra(costs(scene, first)),
        soldOut(scene, first),
        first.slug === scene.persona.slug ? extra(writer.say('offerStory')) : brewOffer(scene, first),
      ];
  }
}

/** One price a sentence reads like a till; two and more share one. */
function pricesOf({ writer }: Scene, found: Found[]): Part[] {
  const [first, ...rest] = found;
  if (!first) return [];
  const isOne = rest.every(({ price }) => price === first.price);
  const names = listed(found.map(({ name }) => name));
  if (isOne && rest.length === 0) return [must(writer.insist('price', { name: first.name, price: first.price }))];
  const text = isOne ? `${names} are ${first.price} each.` : `${listed(found.map(({ name, price }) => `${name} is ${price}`))}.`;
  return [must(writer.isFresh(text) ? text : `As before, ${text}`)];
}

/** What was ruled out stays ruled out, even where it is asked after by name. */
export function warnings({ turn, writer }: Scene, found: Found[]): Part[] {
  return found
    .map((product) => ({ product, breaks: brokenWishes(product, { ...noWishes(), exclude: turn.wishes.exclude }) }))
    .filter(({ breaks }) => breaks.length > 0)
    .map(({ product, breaks }) => must(writer.insist('warning', { name: product.name, breaks: listed(breaks) })));
}

/** How one buys; nobody but the visitor fills the cart. */
export function paying({ turn, writer, results }: Scene): (Part | null)[] {
  const first = productsIn(results)[0];
  const isOtherWay = /\b(paypal|apple pay|google pay|klarna|bitcoin|cash|venmo|crypto|invoice)\b/.test(turn.text);
  const isAskedToAdd = /\b(add|put|throw|place|order .{1,25} for me|(please|can you|could you|will you) order)\b/.test(turn.text);
  return [
    isAskedToAdd ? must(writer.insist('cart')) : null,
    first ? must(writer.insist('price', { name: first.name, price: first.price })) : null,
    must(writer.insist('paying')),
    isOtherWay ? must(writer.insist('methods')) : null,
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

/** Asked how big something is, its sizes are the answer; else they are worth a word. */
function sizes({ turn, writer }: Scene, product: Found): Part | null {
  if (product.sizes.length === 0) return null;
  const words = { name: product.name, sizes: listed(product.sizes) };
  return asksSize(turn.text) ? must(writer.insist('sizes', words)) : extra(writer.say('sizes', words));
}

/** Nobody brews a poster. */
function brewOffer({ writer }: Scene, product: Found): Part | null {
  return extra(writer.say(product.category === 'beans' ? 'offerBrew' : 'ask'));
}

function costs({ writer }: Scene, product: Found): string | null {
  return writer.say('price', { name: product.name, price: product.price });
}

function description({ writer }: Scene, product: Found): string {
  if (product.category !== 'beans') {
    const text = `${product.name}: ${product.description}`;
    return writer.isFresh(text) ? text : writer.insist('inStock', { name: product.name, grinds: grindsOf(product) });
  }
  return writer.insist('describe', { name: product.name, notes: notesOf(product), roast: roastOf(product), caffeine: caffeineOf(product) });
}

/** A product that cannot be bought is not spoken of as if it could. */
function soldOut({ writer }: Scene, product: Found): Part | null {
  return product.inStock ? null : must(writer.insist('soldOut', { name: product.name, grind: 'altogether' }));
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
  const wish = listed([...softWords(turn.wishes), ...hardWords(turn.wishes, 'word')]);
  // A near miss is not explained as a hit.
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

const LEVELS = { none: 0, low: 1, medium: 2, high: 3 } as const;

/** Who has more of the caffeine; nothing where a poster is among them. */
function strengths(products: Found[]): string | null {
  if (products.some(({ category }) => category !== 'beans')) return null;
  const ranked = products.toSorted((one, other) => LEVELS[one.caffeine ?? 'none'] - LEVELS[other.caffeine ?? 'none']);
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

const ASKS_STRENGTH = /\b(caffeine|strong|stronger|weaker|milder|mildest|strongest|more|less|kick)\b/;

function comparison({ writer, turn }: Scene, a: Found, b: Found, c?: Found): (Part | null)[] {
  const all = c ? [a, b, c] : [a, b];
  const strength = strengths(all);
  const isOnePrice = all.every(({ price }) => price === a.price);
  const prices = isOnePrice
    ? `${c ? 'Each' : 'Either'} is ${a.price}.`
    : `${listed(all.map(({ name, price }, place) => `${name}${place === 0 ? ' costs' : ''} ${price}`))}.`;
  // Asked once more for the strength alone, nothing else is told again.
  if (strength && !writer.isFresh(strength) && ASKS_STRENGTH.test(turn.text)) {
    const said = strength.replace(/^(Both|All)/, (word) => word.toLowerCase());
    return [must(`${writer.isFresh(`As I said, ${said}`) ? 'As I said' : 'It is as before'}, ${said}`), extra(writer.say('ask'))];
  }
  const third = c ? writer.insist('alsoCompare', { name: c.name, notes: notesOf(c) }) : null;
  return [
    must(writer.insist('compare', { a: a.name, b: b.name, aNotes: notesOf(a), bNotes: notesOf(b) })),
    third ? must(third) : null,
    strength && writer.isFresh(strength) ? must(strength) : null,
    writer.isFresh(prices) || /price|cost|cheap/.test(turn.text) ? extra(prices) : null,
    extra(writer.say('ask')),
  ];
}
