import { methodOf } from '../method.ts';
import { asksForOrder } from '../order/questions.ts';
import { namesProduct } from '../products.ts';
import type { Turn } from '../turn.ts';
import { ofBasket } from './adjusted-parts.ts';
import { withNamesBefore } from './named-before.ts';
import { isListOnly } from './needed-parts.ts';

/** A question or request of a message, as a turn. */
export interface Part {
  turn: Turn;
  /** The place of its sentence. */
  sentence: number;
}

/** Reads messages that follow the talk so far; the turn is that of the last one. */
export type ReadAfter = (...messages: string[]) => Turn;

/** "Is the decaf ground, and how much for two?" */
const LEAVES_OUT =
  /^(?:and |also |so |ok )*(?:how much|what (?:roast|grind|size)|how (?:strong|dark|sweet)|what(?:['’]?s| is) (?:the|my|our) (?:new |grand )?(?:total|subtotal|sum|damage|price|cost)|altogether|in total|(?:what|which) (?:one )?is (?:the )?(?:cheaper|cheapest|stronger|sweeter|price)|(?:the )?price|in stock|is there|(?:my |the )?total|what (?:do|would|will) (?:i (?:owe|pay)|we (?:owe|pay)|(?:that|it) cost|(?:the two|they|both)(?: of them)? cost)|(?:and )?(?:both|all) together)\b(?!(?:.*\b(?:is|for|does|of))? (?:the |standard )?(?:shipping|delivery|postage|ship|tax)\b)/i;
/** "Is that enough for free shipping?" */
const ENOUGH = /^(?:and |so )?(?:is|are|would) (?:it|that|this|those|they)(?: be)? enough\b/i;
const HOW_MUCH =
  /^(?:and |so )*(?:how much|(?:all (?:two|three|four|five|six|\d)|everything|the lot)(?: of (?:them|it))?(?: together)?)\W*$/i;
/** "How much is that together with the Duke?" */
const WITH_IT = /\b(?:that|it|this)\b.*\b(?:with|and|plus)\b|\bwith\b.*\b(?:that|it|this|together|altogether)\b/i;
const QUESTION = /^(?:and )?(?:wh|how|is|are|do|can)/i;
/** A person of a list without a taste (requests-of-parts.ts) */
const BARE_REQUEST = /^a coffee, /;
const POINTS_BACK =
  /^(?:and |any )*(?:contains?|nuts?|milk|dairy|gluten|soy|eggs?|allergens?)\b|\b(which (one )?is|(one|a|the|per|each) bag|it|they|them|that|this|those|he|she|his|her|him|their|der|er|lo|il|elle)\b/i;

/** The pieces of a message, each read with what it needs of the pieces before it. */
export function understoodParts(
  pieces: readonly { text: string; sentence: number }[],
  whole: Turn,
  isList: boolean,
  readAfter: ReadAfter,
): Part[] {
  const isChosenHere = pieces.some(({ text }) => namesProduct(text));
  // "French press. How coarse, how long?"
  const method = methodOf(whole.text, null);
  return pieces.map(({ text, sentence }, at) => {
    const before = pieces.slice(0, at).map((piece) => piece.text);
    const question = withNamesBefore(text, before);
    const turn = readAfter(...readWith(question, before, isList));
    return { turn: withWhole(turn, whole, { question, method, isChosenHere }), sentence };
  });
}

/** The pieces before a question that it points back to, and the question itself. */
function readWith(question: string, before: readonly string[], isList: boolean): string[] {
  // "It" is what the parts before name, but not what another person wants.
  const isBack = POINTS_BACK.test(question) && (!isList || QUESTION.test(question));
  const isOfList = !namesProduct(question) && (LEAVES_OUT.test(question) || ENOUGH.test(question));
  if (!isBack && !isOfList) return [question];
  // "One of the duke, one of the captain. What's the subtotal?"
  const list = isOfList ? before.filter(isListOnly) : [];
  return [...before.filter((text) => !list.includes(text)), [...list, question].join(' ')];
}

/** A part with what only the whole message tells: what is chosen, and how it is brewed. */
function withWhole(
  read: Turn,
  whole: Turn,
  { question, method, isChosenHere }: { question: string; method: Turn['method']; isChosenHere: boolean },
): Turn {
  // "Take the java off. Who gets what?", "Is shipping free for that?"
  const turn = asksForOrder(read.text) || read.intent === 'shipping' ? { ...read, basket: whole.basket } : read;
  // "Gwen loves peppermint, the guys are a mystery" is a list of persons.
  if (BARE_REQUEST.test(question)) return { ...turn, intent: 'recommend' };
  if (turn.method === 'any' || turn.method === 'grind') return { ...turn, method: method ?? turn.method };
  // "The dark one for Frank then. What does that come to with mine?": of all that is chosen.
  const isOfChosen =
    turn.intent === 'recall' || ((turn.intent === 'total' || HOW_MUCH.test(question)) && (isChosenHere || !POINTS_BACK.test(question)));
  // "Oops, only three. Is shipping free then?"
  const isOfLine = whole.basket.length === 1 && turn.products.length === 1 && whole.basket[0]!.slug === turn.products[0];
  return isOfChosen && (whole.basket.length > 1 || isOfLine) && (!namesProduct(question) || WITH_IT.test(question))
    ? ofBasket(turn, whole)
    : turn;
}
