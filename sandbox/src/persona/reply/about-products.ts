import { productsIn, type Found } from '../plan/tool-results.ts';
import { CAFFEINE_ONLY, OF_NOTE, POSTER_PROPERTY } from '../understand/rules.ts';
import { priceRange, pricesOf, sumOf, withoutBag } from './about-prices.ts';
import { comparison } from './comparison.ts';
import { conditionPhrases } from './conditions.ts';
import { optional, required, type Part, type Scene } from './scene.ts';
import type { Writer } from './writer.ts';
import { grindWords, tasteWord } from '../language/product-words.ts';
import { caffeineOf, grindsOf, listed, notesOf, roastOf, preferencePhrases } from './wording.ts';

/** Answers about named products: price, stock, taste, reasons, comparison. Every figure comes from a tool result. */
export function aboutProducts(scene: Scene): (Part | null)[] {
  const { turn, writer, results } = scene;
  const found = productsIn(results);
  const [first, second] = found;
  if (!first && turn.intent === 'price') return [priceRange(scene)];
  if (!first) return [required(writer.insist('nonsense')), required(writer.insist('help'))];
  switch (turn.intent) {
    case 'price':
      return [
        ...pricesOf(scene, found),
        ...warnings(scene, found),
        asksSize(turn.text) ? sizes(scene, first) : null,
        property(scene, first),
        /\bwhy\b/.test(turn.text) ? required(writer.insist('whyPrice')) : null,
        soldOut(scene, first),
        brewOffer(scene, first),
      ];
    case 'total':
      return [...sumOf(writer, results, turn.text), ...warnings(scene, found), soldOut(scene, first)];
    case 'stock':
      return [
        ...found.map((product) => required(stockLine(scene, product))),
        ...warnings(scene, found),
        /\bhow many\b/.test(turn.text) ? required(writer.insist('countUnknown')) : null,
        /\b(why|when|restock\w*)\b/.test(turn.text) ? required(writer.insist('restock')) : null,
      ];
    case 'why':
      return [required(reason(scene, first)), brewOffer(scene, first)];
    case 'compare':
      return [...(second ? comparison(scene, first, second, found[2]) : [required(describe(writer, first))]), ...warnings(scene, found)];
    default:
      if (CAFFEINE_ONLY.test(turn.text) && first.category === 'beans')
        return [
          ...found.map((product) => required(writer.insist('caffeine', { name: product.name, caffeine: caffeineOf(product) }))),
          first.caffeine === 'low' ? required(writer.insist('lowCaffeine')) : null,
          first.caffeine === 'none' ? required(writer.insist('decafTrace')) : null,
          ...warnings(scene, found),
        ];
      if (OF_NOTE.test(turn.text) && first.category === 'beans')
        return [required(writer.insist('howItTastes', { name: first.name, notes: notesOf(first) })), ...warnings(scene, found)];
      if (ASKS_ACID.test(turn.text) && first.roast !== null)
        return [...found.slice(0, MOST_TASTED).map((product) => required(sourOrBitter(writer, product))), ...warnings(scene, found)];
      return [
        strength(scene, first),
        ...(asksSize(turn.text) ? [] : found.map((product) => required(describe(writer, product)))),
        tasteAnswer(scene, first),
        ...warnings(scene, found),
        first.category === 'beans' ? labelOf(scene, first) : null,
        sizes(scene, first),
        property(scene, first),
        priced(scene, first),
        soldOut(scene, first),
        first.slug === scene.persona.slug ? optional(writer.say('offerStory')) : brewOffer(scene, first),
      ];
  }
}

/** "Is it sour or more bitter?" */
const ASKS_ACID =
  /\b(?:is|are|how|does|tastes?|more|too|very|rather) (?:\w+ ){0,4}(?:sour|acid|acidic|acidity|bitter|bitterness|tart|tangy)\b|\b(?:sour|bitter) or\b/;
const MOST_TASTED = 3;

/** The taste of the roast. */
function sourOrBitter(writer: Writer, { name, roast }: Found): string {
  const act = roast?.endsWith('dark') ? 'darkTaste' : roast === 'light' ? 'lightTaste' : 'mediumTaste';
  return writer.insist(act, { name });
}

/** "Is it strong?", "strong or subtle?" */
const ASKS_STRENGTH =
  /\b(?:is|are|does|how|whether) (?:\w+ ){0,5}(?:strong|mild|gentle|smooth|soft|weak|subtle|intense)\b|^(?:strong|mild|subtle|soft)(?:er)? or\b/;

/** By the roast and the caffeine, a product is strong, mild, or in the middle. */
function strength({ turn, writer }: Scene, { name, category, roast, caffeine }: Found): Part | null {
  if (category !== 'beans' || !ASKS_STRENGTH.test(turn.text)) return null;
  const isStrong = roast === 'dark' || caffeine === 'high';
  const isMild = roast === 'light' || caffeine === 'none' || caffeine === 'low';
  return required(writer.insist(isStrong ? 'strongOne' : isMild ? 'mildOne' : 'middleOne', { name }));
}

/** "Is it smoky?" A word for several tastes ("sweet") holds for any of them. */
function tasteAnswer({ turn, writer }: Scene, { name, tastes, category }: Found): Part | null {
  const { said } = turn;
  const asked = [...said.tastes, ...said.exclude];
  if (category !== 'beans' || asked.length === 0 || !ASKS_WHETHER.test(turn.text)) return null;
  const groups = said.groups.map(({ label }) => label);
  const wish = listed(groups.length > 0 ? groups : said.words.length > 0 ? said.words : asked.map(tasteWord), 'or');
  return required(writer.insist(asked.some((taste) => tastes.includes(taste)) ? 'hasTaste' : 'lacksTaste', { name, wish }));
}
const ASKS_WHETHER = /^(so |and |but |ok |sorry )*(is|are|does|do|has|have)\b/;

/** Warns of what the shop calls unsuitable, also for products asked for by name. */
export function warnings({ writer }: Scene, found: Found[]): Part[] {
  return found
    .filter(({ unsuitable }) => unsuitable.length > 0)
    .map(({ name, unsuitable }) => required(writer.insist('warning', { name, breaks: listed(unsuitable) })));
}

function asksSize(text: string): boolean {
  return /\b(sizes?|big|large|small|tall|wide|dimensions?|inch(es)?|cm|measure)\b/.test(text);
}

/** As the page of a poster calls what visitors ask for. */
const SAME_PROPERTY: Record<string, string> = {
  framed: 'frame',
  folded: 'rolled',
  gloss: 'matte',
  glossy: 'matte',
  shiny: 'matte',
  matt: 'matte',
};

/** The fact of the page that the question is about; what the page does not say is not promised. */
function property({ turn, writer }: Scene, { name, category, facts }: Found): Part | null {
  const word = category === 'beans' ? undefined : POSTER_PROPERTY.exec(turn.text)?.[0];
  if (word === undefined) return null;
  const fact = facts.find(({ label, value }) => `${label} ${value}`.toLowerCase().includes(SAME_PROPERTY[word] ?? word));
  if (!fact) return required(writer.insist('notSaid', { word }));
  const label = `${fact.label}, ${fact.value.charAt(0).toLowerCase()}${fact.value.slice(1)}.`;
  return required(writer.insist('labelled', { name, label }));
}

function sizes({ turn, writer }: Scene, product: Found): Part | null {
  if (product.sizes.length === 0) return null;
  const words = { name: product.name, sizes: listed(product.sizes) };
  return asksSize(turn.text) ? required(writer.insist('sizes', words)) : optional(writer.say('sizes', words));
}

function priced({ turn, writer }: Scene, product: Found): Part | null {
  const words = { name: product.name, price: product.price };
  if (/\b(price|cost|costs|how much)\b/.test(turn.text)) return required(withoutBag(product, writer.insist('price', words)));
  return optional(withoutBag(product, writer.say('price', words) ?? ''));
}

function brewOffer({ writer }: Scene, product: Found): Part | null {
  return product.category === 'beans' ? optional(writer.say('offerBrew')) : null;
}

/** The description that names what was asked for, where the notes do not. */
export function labelOf({ turn, writer }: Scene, { name, notes, description, about }: Found): Part | null {
  const known = `${name} ${notes.join(' ')}`.toLowerCase();
  const words = turn.text.split(' ').filter((word) => word.length > 4 && !known.includes(word));
  const label = [description, about].find((text) => words.some((word) => text.toLowerCase().includes(word)));
  return label === undefined ? null : required(writer.insist('labelled', { name, label }));
}

export function describe(writer: Writer, product: Found): string {
  if (product.category !== 'beans') {
    const text = `${product.name}: ${product.description}`;
    return writer.isFresh(text) ? text : writer.insist('inStock', { name: product.name, grinds: grindsOf(product) });
  }
  return writer.insist('describe', { name: product.name, notes: notesOf(product), roast: roastOf(product), caffeine: caffeineOf(product) });
}

function soldOut({ writer }: Scene, product: Found): Part | null {
  return product.inStock ? null : required(writer.insist('soldOut', { name: product.name, grind: 'altogether' }));
}

function stockLine({ turn, writer }: Scene, product: Found): string {
  const { name, grinds, inStock } = product;
  const { grind } = turn.wishes;
  function soldOutLine(what: string): string {
    return writer.insist('soldOut', { name, grind: what });
  }
  function inStockLine(what: string): string {
    return writer.insist('inStock', { name, grinds: what });
  }
  if (!inStock) return soldOutLine('altogether');
  const isThere = grinds.some((entry) => entry.grind === grind && entry.inStock);
  if (grind !== null)
    return isThere ? inStockLine(grindWords(grind)) : `${soldOutLine(grindWords(grind))} ${inStockLine(grindsOf(product))}`;
  const there = inStockLine(grindsOf(product));
  const gone = grinds.find((entry) => !entry.inStock);
  return gone ? `${there} ${soldOutLine(grindWords(gone.grind))}` : there;
}

function reason({ turn, writer }: Scene, product: Found): string {
  const wish = listed([...preferencePhrases(turn.wishes), ...conditionPhrases(turn.wishes, 'word')]);
  if (wish === '') return describe(writer, product);
  return writer.insist('why', { wish, name: product.name, notes: notesOf(product) });
}
