import { productsIn, type Found } from '../plan/tool-results.ts';
import { MORE_LIKE } from '../understand/intent/pointing-back.ts';
import { CAFFEINE_ONLY, OF_NOTE, POSTER_PROPERTY } from '../understand/rules.ts';
import type { Grind, Intent } from '../understand/turn.ts';
import { cupPriceOf, PER_CUP, priceOf, priceRange, pricesOf, sumOf } from './about-prices.ts';
import { comparison } from './comparison.ts';
import { phrasesOf, tasteWord } from './conditions.ts';
import type { Scene } from './scene.ts';
import { required, type Answer, type Part, type Writer } from './writer.ts';
import { listed, lowerFirst, wordsOf, grindWords } from './wording.ts';

/** Answers about named products: price, stock, taste, reasons, comparison. Every figure comes from a tool result. */
export function aboutProducts(scene: Scene): Answer {
  const { turn, writer, results } = scene;
  const found = productsIn(results);
  const [first] = found;
  if (!first) return turn.intent === 'price' ? [priceRange(scene)] : [writer.line('nonsense'), writer.line('help')];
  const { answer, more = [] } = (PRODUCT_ANSWERS[turn.intent] ?? ofTaste)(scene, found, first);
  return [...answer, ...warnings(scene, found), ...more];
}

/** What was asked for, and what is said after the warnings. */
interface ProductAnswer {
  answer: Answer;
  more?: Answer;
}

const PRODUCT_ANSWERS: Partial<Record<Intent, (scene: Scene, found: Found[], first: Found) => ProductAnswer>> = {
  price: (scene, found, first) => ({
    answer: [PER_CUP.test(scene.turn.text) && cupPriceOf(scene.writer, first), pricesOf(scene.writer, found)],
    more: [
      asksSize(scene) && sizes(scene, first),
      property(scene, first),
      /\bwhy\b/.test(scene.turn.text) && scene.writer.line('whyPrice'),
      soldOut(scene, first),
      brewOffer(scene, first),
    ],
  }),
  total: (scene, _, first) => ({ answer: sumOf(scene.writer, scene.results, scene.turn.text), more: [soldOut(scene, first)] }),
  stock: (scene, found) => ({
    answer: found.flatMap((product) => stockOf(scene, product)),
    more: [
      /\bhow many\b/.test(scene.turn.text) && scene.writer.line('countUnknown'),
      found.some(isPartlySoldOut) && /\b(why|when|restock\w*)\b/.test(scene.turn.text) && scene.writer.line('restock'),
    ],
  }),
  why: (scene, _, first) => ({ answer: [reason(scene, first)], more: [brewOffer(scene, first)] }),
  compare: (scene, found, first) => ({ answer: found.length > 1 ? comparison(scene, found) : [describe(scene.writer, first)] }),
};

/** "Is it sour or more bitter?" */
const ASKS_ACID =
  /\b(?:is|are|how|does|tastes?|more|too|very|rather) (?:\w+ ){0,4}(?:sour|acid|acidic|acidity|bitter|bitterness|tart|tangy)\b|\b(?:sour|bitter) or\b/;
const MOST_TASTED = 3;

function ofTaste(scene: Scene, found: Found[], first: Found): ProductAnswer {
  const { turn, writer } = scene;
  const isCoffee = first.category === 'beans';
  if (isCoffee && CAFFEINE_ONLY.test(turn.text)) return { answer: caffeineOfAll(writer, found, first) };
  if (isCoffee && OF_NOTE.test(turn.text)) return { answer: [writer.line('howItTastes', wordsOf(first))] };
  if (ASKS_ACID.test(turn.text) && first.roast !== null)
    return { answer: found.slice(0, MOST_TASTED).map((product) => sourOrBitter(writer, product)) };
  if (isCoffee && MORE_LIKE.test(turn.text) && turn.said.tastes.length > 0) return { answer: [tasteAnswer(scene, first)] };
  return {
    answer: [
      strength(scene, first),
      ...(asksSize(scene) ? [] : found.map((product) => describe(writer, product))),
      tasteAnswer(scene, first),
    ],
    more: [
      isCoffee && labelOf(scene, first),
      sizes(scene, first),
      property(scene, first),
      priceOf(writer, first, /\b(price|cost|costs|how much)\b/.test(turn.text)),
      soldOut(scene, first),
      first.slug === scene.persona.slug ? writer.more('offerStory') : brewOffer(scene, first),
    ],
  };
}

function caffeineOfAll(writer: Writer, found: Found[], { caffeine }: Found): Answer {
  return [
    ...found.map((product) => writer.line('caffeine', wordsOf(product))),
    caffeine === 'low' && writer.line('lowCaffeine'),
    caffeine === 'none' && writer.line('decafTrace'),
  ];
}

/** The taste of the roast. */
function sourOrBitter(writer: Writer, { name, roast }: Found): Part {
  return writer.line(roast?.endsWith('dark') ? 'darkTaste' : roast === 'light' ? 'lightTaste' : 'mediumTaste', { name });
}

/** "Is it strong?", "strong or subtle?" */
const ASKS_STRENGTH =
  /\b(?:is|are|does|how|whether) (?:\w+ ){0,5}(?:strong|mild|gentle|smooth|soft|weak|subtle|intense)\b|^(?:strong|mild|subtle|soft)(?:er)? or\b/;

/** By the roast and the caffeine, a product is strong, mild, or in the middle. */
function strength({ turn, writer }: Scene, { name, category, roast, caffeine }: Found): Part | null {
  if (category !== 'beans' || !ASKS_STRENGTH.test(turn.text)) return null;
  const isStrong = roast === 'dark' || caffeine === 'high';
  const isMild = roast === 'light' || caffeine === 'none' || caffeine === 'low';
  return writer.line(isStrong ? 'strongOne' : isMild ? 'mildOne' : 'middleOne', { name });
}

const ASKS_WHETHER = /^(so |and |but |ok |sorry )*(is|are|does|do|has|have)\b/;
/** "Is it smoky?" A word for several tastes ("sweet") holds for any of them. */
function tasteAnswer({ turn: { said, text }, writer }: Scene, { name, tastes, category }: Found): Part | null {
  const asked = [...said.tastes, ...said.exclude];
  const isEither = MORE_LIKE.test(text);
  if (category !== 'beans' || asked.length === 0 || !(isEither || ASKS_WHETHER.test(text))) return null;
  // "More like fig or more like lemon?"
  const has = asked.filter((taste) => tastes.includes(taste)).map(tasteWord);
  const lacks = asked.filter((taste) => !tastes.includes(taste)).map(tasteWord);
  if (isEither && has.length > 0 && lacks.length > 0)
    return required(`More like ${listed(has)}: there is no taste of ${listed(lacks, 'or')} in ${name}.`);
  const groups = said.groups.map(({ label }) => label);
  const wish = listed(groups.length > 0 ? groups : said.words.length > 0 ? said.words : asked.map(tasteWord), 'or');
  return writer.line(has.length > 0 ? 'hasTaste' : 'lacksTaste', { name, wish });
}

/** Warns of what the shop calls unsuitable, also for products asked for by name. */
export function warnings({ writer }: Scene, found: Found[]): Part[] {
  return found.flatMap(({ name, unsuitable }) => {
    // A question about a product that was put aside is no mistake.
    const breaks = unsuitable.filter((one) => !/\bput aside\b/.test(one));
    return breaks.length > 0 ? [writer.line('warning', { name, breaks: listed(breaks) })] : [];
  });
}

function asksSize({ turn }: Scene): boolean {
  return /\b(sizes?|big|large|small|tall|wide|dimensions?|inch(es)?|cm|measure)\b/.test(turn.text);
}

/** As the page of a poster calls what visitors ask for. */
const SAME_PROPERTY: Record<string, string> = { framed: 'frame', folded: 'rolled', gloss: 'matte', glossy: 'matte', shiny: 'matte', matt: 'matte' }; // oxfmt-ignore

/** The facts of the page that the question is about; what the page does not say is not promised. */
function property({ turn, writer }: Scene, { name, category, facts }: Found): Part | null {
  const words = category === 'beans' ? [] : [...turn.text.matchAll(new RegExp(POSTER_PROPERTY, 'g'))].map(([word]) => word);
  const [word] = words;
  if (word === undefined) return null;
  const asked = facts.filter(({ label, value }) =>
    words.some((one) => `${label} ${value}`.toLowerCase().includes(SAME_PROPERTY[one] ?? one)),
  );
  const label = asked.map((fact) => `${fact.label}, ${lowerFirst(fact.value)}`).join('; ');
  return label === '' ? writer.line('notSaid', { word }) : writer.line('labelled', { name, label: `${label}.` });
}

function sizes(scene: Scene, product: Found): Part | null {
  if (product.sizes.length === 0) return null;
  return asksSize(scene) ? scene.writer.line('sizes', wordsOf(product)) : scene.writer.more('sizes', wordsOf(product));
}

function brewOffer({ writer }: Scene, { category }: Found): Part | null {
  return category === 'beans' ? writer.more('offerBrew') : null;
}

/** The description that names what was asked for, where the notes do not. */
export function labelOf({ turn, writer }: Scene, { name, notes, description, about }: Found): Part | null {
  const known = `${name} ${notes.join(' ')}`.toLowerCase();
  const words = turn.text.split(' ').filter((word) => word.length > 4 && !known.includes(word));
  const label = [description, about].find((text) => words.some((word) => text.toLowerCase().includes(word)));
  return label === undefined ? null : writer.line('labelled', { name, label });
}

/** The description of a product, or its stock if the description was given before. */
export function describe(writer: Writer, product: Found): Part {
  if (product.category === 'beans') return writer.line('describe', wordsOf(product));
  const text = `${product.name}: ${product.description}`;
  return writer.isFresh(text) ? required(text) : writer.line('inStock', wordsOf(product));
}

function isPartlySoldOut({ inStock, grinds }: Found): boolean {
  return !inStock || grinds.some((grind) => !grind.inStock);
}

function soldOut({ writer }: Scene, { name, inStock }: Found): Part | null {
  return inStock ? null : writer.line('soldOut', { name, grind: 'altogether' });
}

/** Of the wished grind, or of both: what is sold out, and what is in stock. */
function stockOf(scene: Scene, product: Found): Answer {
  const { turn, writer } = scene;
  const words = wordsOf(product);
  function soldOutIn(grind: Grind): Part {
    return writer.line('soldOut', { ...words, grind: grindWords(grind) });
  }
  if (!product.inStock) return [soldOut(scene, product)];
  const wished = turn.wishes.grind;
  if (wished === null)
    return [writer.line('inStock', words), ...product.grinds.filter(({ inStock }) => !inStock).map(({ grind }) => soldOutIn(grind))];
  const isThere = product.grinds.some(({ grind, inStock }) => grind === wished && inStock);
  return isThere ? [writer.line('inStock', { ...words, grinds: grindWords(wished) })] : [soldOutIn(wished), writer.line('inStock', words)];
}

function reason({ turn, writer }: Scene, product: Found): Part {
  const wish = listed(phrasesOf(turn.wishes));
  return wish === '' ? describe(writer, product) : writer.line('why', { ...wordsOf(product), wish });
}
