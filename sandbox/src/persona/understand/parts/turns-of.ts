import { isOf } from '../../data/intent-groups.ts';
import { isMourning } from '../feelings.ts';
import { GOES_ON } from '../intent/decide-intent.ts';
import { ECHO, isThanksOnly } from '../intent/remarks.ts';
import { isConfirmation, isExchange } from '../order/choices.ts';
import { orderWords } from '../order/order-words.ts';
import { isListIn } from '../order/picks.ts';
import { asksForOrder } from '../order/questions.ts';
import { POSTER, themedIn } from '../products.ts';
import { requestsOf } from '../requests-of-parts.ts';
import { ASKS_FOR_ALLERGEN } from '../rules.ts';
import type { Turn } from '../turn.ts';
import { type Exchange, type Reader, talkAfter, understand } from '../understand.ts';
import { hasSoftWish, unique } from '../wishes/wishes.ts';
import { askedFor, asksOfFound, besideAWish, isAskedFor, ofFound, withoutCourtesy, withoutExplained } from './adjusted-parts.ts';
import { ASKED, asksWhich, FEW_WORDS, neededParts } from './needed-parts.ts';
import { splitMessage } from './split-message.ts';
import { understoodParts, type Part, type ReadAfter } from './understood-parts.ts';

/** The message as one turn, or as a turn for each of its questions and requests. */
export function turnsOf(exchanges: Exchange[], reader: Reader): Turn[] {
  const { persona, reading } = reader;
  const before = talkAfter(exchanges.slice(0, -1), reader);
  function readAfter(...messages: string[]): Turn {
    const further = messages.map((user) => ({ user, reply: '' }));
    return understand(further, reader, before);
  }
  const message = exchanges.at(-1)?.user ?? '';
  const whole = readAfter(message);
  const read = reading.partsOf(message);
  const pieces = splitMessage(message, read).filter(({ text }) => !whole.isChoice || !isConfirmation(text));
  const [only] = pieces;
  if (!only || isOneTurn(whole, message)) return [whole];
  if (pieces.length === 1) {
    // "Sorry, long day, what did I tell you?" is the question alone.
    const isGlad = whole.intent === 'feeling' && whole.tone === 'happy';
    return [isOf('courteous', whole.intent) || (isGlad && only.text.includes('?')) ? readAfter(only.text) : whole];
  }
  // "1 mint, 1 sparrow, 1 pumpkin"
  if (whole.isChoice && isListIn(orderWords(whole.text, persona.slug, []))) return [whole];
  // "What did I pick for my aunt, and what for my brother?"
  const isRecall = whole.intent === 'recall' && asksForOrder(whole.text);
  if (isRecall && pieces.every(({ text }) => /\b(?:what|which|who)\b/i.test(text))) return [whole];
  const isList = requestsOf(read) !== null;
  const understood = understoodParts(pieces, whole, isList, readAfter);
  if (isOneOrder(whole, understood)) return [whole];
  const answered = withoutCourtesy(understood);
  // "Morning! Just clocked in."
  if (answered.length === 0 && whole.intent === 'recommend') return [understood[0]!.turn];
  const parts = partsToAnswer(answered, whole, isList);
  if (parts === null || isStatement(whole, parts, message) || isOneStory(whole, answered)) return [whole];
  return parts.length === 1 ? [ofOnePart(parts[0]!.turn, whole)] : ofParts(parts, whole, readAfter);
}

/** Whether a message has one meaning, however many sentences it has. */
function isOneTurn({ intent, text, serviceTopic, products }: Turn, message: string): boolean {
  // "What a sweet story. Thanks, bye!"
  const isEnd = intent === 'bye' || (intent === 'thanks' && isThanksOnly(text));
  if (isEnd && !message.replace(ECHO, '').includes('?')) return true;
  // "The Long Dark? Go on then, I like a story."
  if (intent === 'story' && GOES_ON.test(text)) return true;
  // "My husband passed away. The kitchen is so quiet in the mornings."
  if (intent === 'feeling' && isMourning(text) && !message.includes('?')) return true;
  // "Is any of the three (you, the decaf, the duke) with milk in it?"
  return serviceTopic === 'contents' && products.length > 1 && ASKS_FOR_ALLERGEN.test(text);
}

/** Whether all parts are of one order, or of one sum. */
function isOneOrder(whole: Turn, parts: readonly Part[]): boolean {
  // "How much is the duke, the captain and brunana together?", "drop the duke and add a java" after a sum
  if (whole.intent === 'total' && parts.every(({ turn }) => turn.isChoice || ['price', 'total', 'who-are-you'].includes(turn.intent)))
    return true;
  // "The duke for Dad. Mum gets the decaf."
  return whole.isChoice && (isExchange(whole.text) || parts.every(({ turn }) => turn.isChoice || isOf('courteous', turn.intent)));
}

/** The parts that are to be answered, each with what follows from the others; null where the message is one request. */
function partsToAnswer(answered: readonly Part[], whole: Turn, isList: boolean): Part[] | null {
  const pointed = answered.map((part, at) => (asksOfFound(part.turn) && answered.slice(0, at).some(isAskedFor) ? ofFound(part) : part));
  const isForSeveral = answered.some(({ turn }) => (isList ? turn.hasOwnWish : turn.intent === 'recommend' && hasSoftWish(turn.said)));
  const adjusted = isForSeveral ? pointed.map((part) => ({ ...part, turn: besideAWish(part.turn, part.sentence, isList) })) : pointed;
  const known = withoutExplained(adjusted, isList);
  // "Mint for Betty. And the duke for me": one list.
  const [choice] = known.filter(({ turn }) => turn.isChoice);
  if (choice) choice.turn = { ...choice.turn, basket: whole.basket };
  // "One of us has a nut allergy. My wife likes chocolate, I like it dark": the shop holds the allergy for all.
  const wanted = known.filter(({ turn }) => turn.intent === 'recommend' && turn.hasOwnWish);
  const found = neededParts(
    known.filter((part) => (!part.turn.isChoice || part === choice) && !(isList && wanted.length > 1 && part.turn.intent === 'allergy')),
    isList,
  );
  if (found.length === 1 && found[0]!.turn.intent === 'recommend' && known.some(({ turn }) => asksWhich(turn.raw))) return null;
  return found.length > 0 ? found : adjusted;
}

/** "Chemex. Delicate. Floral or tea-like" asks for a coffee, not for a recipe. */
function isStatement(whole: Turn, parts: readonly Part[], message: string): boolean {
  const isOfOther = parts.some(({ turn }) => turn.intent === 'brew' || (turn.intent === 'tell-me' && turn.products[0] !== POSTER));
  return whole.intent === 'recommend' && !ASKED.test(message) && isOfOther;
}

/** "Somebody mentioned a blackout, what happened?" is one question. */
function isOneStory(whole: Turn, parts: readonly Part[]): boolean {
  return whole.intent === 'story' && !parts.some(({ turn }) => turn.intent !== 'story' && ASKED.test(turn.raw));
}

/** "Thanks. Something with mint?" is the question alone. */
function ofOnePart(turn: Turn, whole: Turn): Turn {
  // "Wait, it's for Dad, he reckons mint is for teeth. He wants it heavy."
  const isClearer = whole.intent === 'recommend' && whole.probability > turn.probability;
  if (isClearer && turn.isUnsure && !ASKED.test(turn.raw)) return whole;
  // "Hammock, flip flops. That's the mood, what do you pour me?"
  const isOpen = turn.intent === 'recommend' && !turn.hasOwnWish;
  return isOpen ? { ...turn, themed: themedIn(whole.text) } : turn;
}

/** "A banana one? Plus something with cinnamon": of two. */
const ANOTHER = /^(?:plus|also|and (?:another|one|something)|another)\b/i;

/** The turns of several parts, or the whole where they are one request. */
function ofParts(found: readonly Part[], whole: Turn, readAfter: ReadAfter): Turn[] {
  // A wish in several sentences is one wish: "Something for the night. It must be dark."
  const wished = found.filter(({ turn }) => turn.intent === 'recommend');
  const isOneWish = new Set(wished.map(({ sentence }) => sentence)).size > 1 && !wished.slice(1).some(({ turn }) => ANOTHER.test(turn.raw));
  const unwished = found.filter((part) => !wished.includes(part));
  if (isOneWish && unwished.length === 0) return [whole];
  const turns = isOneWish
    ? [readAfter(wished.map(({ turn }) => turn.raw).join(' ')), ...unwished.map(({ turn }) => turn)]
    : found.map(({ turn }) => turn);
  // "Rough day at work. Anything strong, and do you ship to Canada?"
  const felt = turns.find(({ intent, text }) => intent === 'feeling' && !isMourning(text));
  // "She left me. Over text. After four years."
  const questions = turns.filter(
    ({ intent, hasOwnWish, raw }) =>
      !['feeling', 'decline'].includes(intent) && (hasOwnWish || ASKED.test(raw) || raw.split(' ').length > FEW_WORDS),
  );
  if (felt && questions.length === 0) return [felt];
  if (felt && questions.length === 1 && questions[0]!.intent !== 'recommend') return questions;
  // "I am allergic to nuts. Something smoky?" is one request.
  const isAsked = wished.length > 0 || turns.some(({ intent }) => isOf('unclear', intent));
  const isForHealth = isAsked && turns.some(({ intent }) => intent === 'allergy');
  const distinct = [...new Map((felt ? questions : turns).map((turn) => [askedFor(turn), turn])).values()].filter(
    // The last sum is of all that is named before.
    ({ intent }, at, all) => intent !== 'total' || all.findLastIndex((other) => other.intent === 'total') === at,
  );
  if (isForHealth || distinct.length < 2 || distinct.some(({ intent }) => isOf('alone', intent))) return [whole];
  // The line about the language and the one about dropped conditions are said once.
  // What one person of several dislikes is no condition of the talk, and holds for its part.
  return distinct.map((turn, at) => ({
    ...turn,
    isForeign: at === 0 && turn.isForeign,
    wishes: { ...turn.wishes, exclude: unique([...turn.wishes.exclude, ...turn.said.exclude]) },
  }));
}
