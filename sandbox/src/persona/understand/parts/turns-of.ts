import type { Persona } from '../../read-persona.ts';
import type { ReadReply } from '../memory.ts';
import { isMourning } from '../feelings.ts';
import { isOf } from '../../data/intent-groups.ts';
import { GOES_ON } from '../intent/decide-intent.ts';
import { ECHO, isThanksOnly } from '../intent/remarks.ts';
import { methodOf } from '../method.ts';
import { namesProduct, POSTER, themedIn } from '../products.ts';
import { ASKS_FOR_ALLERGEN } from '../rules.ts';
import { askedFor, asksOfFound, besideAWish, isAskedFor, ofBasket, ofFound, withoutCourtesy, withoutExplained } from './adjusted-parts.ts';
import { withNamesBefore } from './named-before.ts';
import { ASKED, asksWhich, FEW_WORDS, isListOnly, neededParts } from './needed-parts.ts';
import { isConfirmation, isExchange } from '../order/choices.ts';
import { orderWords } from '../order/order-words.ts';
import { isListIn } from '../order/picks.ts';
import { asksForOrder } from '../order/questions.ts';
import { requestsOf } from '../requests-of-parts.ts';
import { splitMessage } from './split-message.ts';
import type { Turn } from '../turn.ts';
import { understand, type Exchange } from '../understand.ts';
import type { Reading } from '../wishes/reading.ts';
import { hasSoftWish, unique } from '../wishes/wishes.ts';

/** "Is the decaf ground, and how much for two?" */
const LEAVES_OUT =
  /^(?:and |also |so |ok )*(?:how much|what (?:roast|grind|size)|how (?:strong|dark|sweet)|what(?:['’]?s| is) (?:the|my|our) (?:new |grand )?(?:total|subtotal|sum|damage|price|cost)|altogether|in total|(?:what|which) (?:one )?is (?:the )?(?:cheaper|cheapest|stronger|sweeter|price)|(?:the )?price|in stock|is there|(?:my |the )?total|what (?:do|would|will) (?:i (?:owe|pay)|we (?:owe|pay)|(?:that|it) cost|(?:the two|they|both)(?: of them)? cost)|(?:and )?(?:both|all) together)\b(?!(?:.*\b(?:is|for|does|of))? (?:the |standard )?(?:shipping|delivery|postage|ship|tax)\b)/i;
/** "Is that enough for free shipping?" */
const ENOUGH = /^(?:and |so )?(?:is|are|would) (?:it|that|this|those|they)(?: be)? enough\b/i;
const QUESTION = /^(?:and )?(?:wh|how|is|are|do|can)/i;

const OF_ALL = /\b(?:all|both|everything|together)\b/i;
const HOW_MUCH =
  /^(?:and |so )*(?:how much|(?:all (?:two|three|four|five|six|\d)|everything|the lot)(?: of (?:them|it))?(?: together)?)\W*$/i;
/** "That one for me then", "you for my mum" */
const CHOOSES = /\b(?:(?:that|this) one|you|yours) for \w|\btake (?:you|yours|it|that|this)\b|\bput (?:it|that|this) down\b/i;
/** "How much is that together with the Duke?" */
const WITH_IT = /\b(?:that|it|this)\b.*\b(?:with|and|plus)\b|\bwith\b.*\b(?:that|it|this|together|altogether)\b/i;
const ANOTHER = /^(?:plus|also|and (?:another|one|something)|another)\b/i;
/** A person of a list without a taste (requests-of-parts.ts) */
const BARE_REQUEST = /^a coffee, /;
const POINTS_BACK =
  /^(?:and |any )*(?:contains?|nuts?|milk|dairy|gluten|soy|eggs?|allergens?)\b|\b(which (one )?is|(one|a|the|per|each) bag|it|they|them|that|this|those|he|she|his|her|him|their|der|er|lo|il|elle)\b/i;

/** The message as one turn, or as a turn for each of its questions and requests. */
export function turnsOf(exchanges: Exchange[], persona: Persona, readReply: ReadReply, reading: Reading): Turn[] {
  const whole = understand(exchanges, persona, readReply, reading);
  const last = exchanges.at(-1);
  const read = last ? reading.partsOf(last.user) : [];
  const pieces = (last ? splitMessage(last.user, read) : []).filter(({ text }) => !whole.isChoice || !isConfirmation(text));
  const before = exchanges.slice(0, -1);
  // "What a sweet story. Thanks, bye!"
  // "The Long Dark? Go on then, I like a story."
  if (whole.intent === 'story' && GOES_ON.test(whole.text)) return [whole];
  if (!last) return [whole];
  const isEnd = whole.intent === 'bye' || (whole.intent === 'thanks' && isThanksOnly(whole.text));
  if (isEnd && !last.user.replace(ECHO, '').includes('?')) return [whole];
  // "My husband passed away. The kitchen is so quiet in the mornings."
  if (whole.intent === 'feeling' && isMourning(whole.text) && !last.user.includes('?')) return [whole];
  // "What did I pick for my aunt, and what for my brother?"
  if (whole.intent === 'recall' && asksForOrder(whole.text) && pieces.every(({ text }) => /\b(?:what|which|who)\b/i.test(text)))
    return [whole];
  // "Is any of the three (you, the decaf, the duke) with milk in it?"
  if (whole.serviceTopic === 'contents' && whole.products.length > 1 && ASKS_FOR_ALLERGEN.test(whole.text)) return [whole];
  // "Sorry, long day, what did I tell you?" is the question alone.
  const [only] = pieces;
  const isGlad = whole.intent === 'feeling' && whole.tone === 'happy' && only?.text !== last.user && only?.text.includes('?') === true;
  const isMissed = isGlad || isOf('courteous', whole.intent) || (isOf('unclear', whole.intent) && only?.text !== last.user);
  if (only && pieces.length === 1 && isMissed)
    return [understand([...before, { user: only.text, reply: '' }], persona, readReply, reading)];
  if (pieces.length < 2) return [whole];
  // "1 mint, 1 sparrow, 1 pumpkin"
  if (whole.isChoice && isListIn(orderWords(whole.text, persona.slug, []))) return [whole];
  const isChosenHere = whole.intent === 'recall' || pieces.some(({ text }) => namesProduct(text) || CHOOSES.test(text));
  // "French press. How coarse, how long?"
  const method = methodOf(whole.text, null);
  const isList = requestsOf(read) !== null;
  const understood = pieces.map(({ text, sentence }, at): { turn: Turn; sentence: number } => {
    const user = withNamesBefore(
      text,
      pieces.slice(0, at).map((piece) => piece.text),
    );
    // "It" is what the parts before name, but not what another person wants.
    const isBack = POINTS_BACK.test(user) && (!isList || QUESTION.test(user));
    const isOfList = !namesProduct(user) && (LEAVES_OUT.test(user) || ENOUGH.test(user));
    // "One of the duke, one of the captain. What's the subtotal?"
    const list = isOfList ? pieces.slice(0, at).filter(({ text }) => isListOnly(text)) : [];
    const context = isBack || isOfList ? pieces.slice(0, at).filter((piece) => !list.includes(piece)) : [];
    const told = [...context.map(({ text }) => text), [...list.map(({ text }) => text), user].join(' ')];
    const alone = understand([...before, ...told.map((text) => ({ user: text, reply: '' }))], persona, readReply, reading);
    // "Take the java off. Who gets what?", "Is shipping free for that?"
    const turn = asksForOrder(alone.text) || alone.intent === 'shipping' ? { ...alone, basket: whole.basket } : alone;
    // "Gwen loves peppermint, the guys are a mystery" is a list of persons.
    if (isList && BARE_REQUEST.test(user) && !user.includes('?')) return { turn: { ...turn, intent: 'recommend' }, sentence };
    const isOpen = turn.method === 'any' || turn.method === 'grind';
    if (isOpen) return { turn: { ...turn, method: method ?? turn.method }, sentence };
    // "The dark one for Frank then. What does that come to with mine?": of all that is chosen.
    const isOfChosen =
      (['total', 'recall'].includes(turn.intent) ||
        HOW_MUCH.test(user) ||
        (['price', 'paying'].includes(turn.intent) && OF_ALL.test(user))) &&
      whole.basket.length > 1 &&
      (!namesProduct(user) || WITH_IT.test(user));
    return {
      turn: isOfChosen && (isChosenHere || turn.intent === 'recall' || !POINTS_BACK.test(user)) ? ofBasket(turn, whole) : turn,
      sentence,
    };
  });
  // "How much is the duke, the captain and brunana together?"
  if (whole.intent === 'total' && understood.every(({ turn }) => ['price', 'total', 'who-are-you'].includes(turn.intent))) return [whole];
  // "The duke for Dad. Mum gets the decaf."
  if (whole.isChoice && (isExchange(whole.text) || understood.every(({ turn }) => turn.isChoice || isOf('courteous', turn.intent))))
    return [whole];
  const answered = withoutCourtesy(understood);
  // "Morning! Just clocked in."
  if (answered.length === 0 && isOf('greeting', understood[0]!.turn.intent) && whole.intent === 'recommend') return [understood[0]!.turn];
  const pointed = answered.map((part, at) => (asksOfFound(part.turn) && answered.slice(0, at).some(isAskedFor) ? ofFound(part) : part));
  const isForSeveral = answered.some(({ turn }) => (isList ? turn.hasOwnWish : turn.intent === 'recommend' && hasSoftWish(turn.said)));
  const adjusted = isForSeveral ? pointed.map((part) => ({ ...part, turn: besideAWish(part.turn, part.sentence, isList) })) : pointed;
  const known = withoutExplained(adjusted, isList);
  // "Mint for Betty. And the duke for me": one list.
  const [choice] = known.filter(({ turn }) => turn.isChoice);
  if (choice && whole.basket.length > 0) choice.turn = { ...choice.turn, basket: whole.basket };
  // "One of us has a nut allergy. My wife likes chocolate, I like it dark": the shop holds the allergy for all.
  const wanted = known.filter(({ turn }) => turn.intent === 'recommend' && turn.hasOwnWish);
  const found = neededParts(
    known.filter((part) => (!part.turn.isChoice || part === choice) && !(isList && wanted.length > 1 && part.turn.intent === 'allergy')),
    isList,
  );
  if (found.length === 1 && found[0]!.turn.intent === 'recommend' && known.some(({ turn }) => asksWhich(turn.raw))) return [whole];
  let parts = found.length > 0 ? found : adjusted;
  // "Chemex. Delicate. Floral or tea-like" asks for a coffee, not for a recipe.
  const isStatement = whole.intent === 'recommend' && !ASKED.test(last.user);
  if (isStatement && parts.some(({ turn }) => turn.intent === 'brew' || (turn.intent === 'tell-me' && turn.products[0] !== POSTER)))
    return [whole];
  // "Somebody mentioned a blackout, what happened?" is one question.
  const others = answered.filter(({ turn }) => turn.intent !== 'story' && (turn.hasOwnWish || ASKED.test(turn.raw)));
  if (whole.intent === 'story' && others.length === 0) return [whole];
  // "Thanks. Something with mint?" is the question alone.
  if (parts.length === 1) {
    const { turn } = parts[0]!;
    // "Wait, it's for Dad, he reckons mint is for teeth. He wants it heavy."
    const isClearer = whole.intent === 'recommend' && whole.hasOwnWish && whole.probability > turn.probability;
    if (isClearer && turn.isUnsure && !ASKED.test(turn.raw)) return [whole];
    const isOpen = turn.intent === 'recommend' && !turn.hasOwnWish && turn.products.length === 0;
    // "Hammock, flip flops. That's the mood, what do you pour me?"
    return [isOpen && turn.themed.length === 0 ? { ...turn, themed: themedIn(whole.text) } : turn];
  }
  // A wish in several sentences is one wish: "Something for the night. It must be dark."
  const wished = parts.filter(({ turn }) => turn.intent === 'recommend');
  // "A banana one? Plus something with cinnamon": of two.
  const isOneWish = new Set(wished.map(({ sentence }) => sentence)).size > 1 && !wished.slice(1).some(({ turn }) => ANOTHER.test(turn.raw));
  const unwished = parts.filter((part) => !wished.includes(part));
  if (isOneWish && unwished.length > 0) {
    const user = wished.map(({ turn }) => turn.raw).join(' ');
    parts = [{ turn: understand([...before, { user, reply: '' }], persona, readReply, reading), sentence: 0 }, ...unwished];
  }
  // "I am allergic to nuts. Something smoky?" is one request.
  const isAsked = wished.length > 0 || parts.some(({ turn }) => isOf('unclear', turn.intent));
  const isForHealth = isAsked && parts.some(({ turn }) => turn.intent === 'allergy');
  // "Rough day at work. Anything strong, and do you ship to Canada?"
  const isFelt = parts.some(({ turn }) => turn.intent === 'feeling' && !isMourning(turn.text));
  // "She left me. Over text. After four years."
  const questions = parts.filter(
    ({ turn }) =>
      !['feeling', 'decline'].includes(turn.intent) && (turn.hasOwnWish || ASKED.test(turn.raw) || turn.raw.split(' ').length > FEW_WORDS),
  );
  if (isFelt && questions.length === 0) return [parts.find(({ turn }) => turn.intent === 'feeling')!.turn];
  if (isFelt && questions.length === 1 && questions[0]!.turn.intent !== 'recommend') return [questions[0]!.turn];
  const distinct = [...new Map((isFelt ? questions : parts).map(({ turn }) => [askedFor(turn), turn])).values()].filter(
    // The last sum is of all that is named before.
    ({ intent }, at, all) => intent !== 'total' || all.findLastIndex((other) => other.intent === 'total') === at,
  );
  // "Fine, I'll try it. What else do you taste in it?"
  const isOfProduct =
    distinct.length === 1 && isOf('product', distinct[0]!.intent) && (whole.tone === 'happy' || whole.intent === 'recommend');
  if (isOfProduct || (distinct.length === 1 && isOf('unclear', whole.intent))) return distinct;
  if ((isOneWish && unwished.length === 0) || isForHealth || distinct.length < 2 || distinct.some(({ intent }) => isOf('alone', intent)))
    return [whole];
  // The line about the language and the one about dropped conditions are said once.
  // What one person of several dislikes is no condition of the talk, and holds for its part.
  return distinct.map((turn, at) => ({
    ...turn,
    isForeign: at === 0 && turn.isForeign,
    wishes: { ...turn.wishes, exclude: unique([...turn.wishes.exclude, ...turn.said.exclude]) },
  }));
}
