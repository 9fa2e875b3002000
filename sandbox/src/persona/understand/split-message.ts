import { classify } from '../intents/classify.ts';
import { isOf } from '../data/intent-groups.ts';
import { isServiceTopic } from './service-topic.ts';

const MOST_PARTS = 4;
/** Where a new question or a new request begins after "and", "plus" or a comma. */
const BEGINS =
  "(?:(?:what|whats|how|hows|which|where|wheres|when|why|who|whos|is|are|am|do|does|did|can|could|will|would|should|have|has|got|tell|recommend|suggest|show|give|one|another|something|somebody|someone) |the (?:strong|cheap|dark|light|sweet|mild)est\\b|my \\w+ (?:likes|loves|wants|drinks|hates)\\b|an? (?:\\w+ )?(?:one|coffee|blend|bag|gift|decaf|joke|story)\\b|what's |how's |where's )";
/** The same in German, Spanish and French. */
const BEGINS_ABROAD =
  '(?:was|ist|sind|es|lo|wie|wo|wann|warum|habt|hast|haben|gibt|kann|kannst|bekomme|qué|que|cuánto|cuanto|cómo|como|cuándo|cuando|dónde|tienes|tienen|hay|puedo|avez|as|est-ce|combien|quand|où|comment|puis-je|quel|quelle|otr[oa]|un[oa]|einen?|eins|un autre) ';
const JOINT = new RegExp(
  String.raw`\s*(?:,|;|&|\+)?\s+(?:and also|and then|and|n|plus|also|as well as|or at least|or(?= (?:do|is|are|can|a)\\b))\s+(?=${BEGINS})|\s*[,;&+]\s+(?=${BEGINS})|\s+(?:und|y|et)\s+(?=${BEGINS_ABROAD})`,
  'i',
);
/** What may come before a question or a request in its part. */
const LEADS =
  "(?:(?:please|and|also|so|hi|hey|hello|ok|okay|well|i|we|i'd|i'm|need|want|would|like|looking|for|me|us|give|get|have|to|then|ps|oh|thanks|hola|hallo|salut|quiero|quisiera|me gustaría|ich möchte|ich hätte gern|je voudrais)[ ,!]+)*";
const STARTS = new RegExp(`^${LEADS}(?:${BEGINS}|${BEGINS_ABROAD})`, 'i');
/** "I need two gifts, one for my dad and one for my mum": what comes before the parts holds for each. */
const LIST = /^(.*?)[,:]?\s*\b(one (?:for|to|with|that)\b.+)$/i;

/** "Whole bean only, something with fig": what is no request by itself belongs to the one after it. */
function joinLeads(pieces: string[]): string[] {
  const joined: string[] = [];
  let lead = '';
  for (const piece of pieces) {
    const text = lead === '' ? piece : `${lead}, ${piece}`;
    lead = STARTS.test(`${piece} `) ? '' : text;
    if (lead === '') joined.push(text);
  }
  if (lead === '') return joined;
  const last = joined.pop();
  return [...joined, last === undefined ? lead : `${last}, ${lead}`];
}

/** "Thanks so far! Two things." */
const PREFACE = /^\W*(thanks|thank you|hi|hey|hello|(one|two|three|a few|some|a couple of) (\w+ )?(things?|questions?))\b[^?]{0,16}$/i;

/** Questions of fact can be told apart wherever one of these words or marks is between them. */
const BOUNDARY = /\s*[,;:.&+]\s+(?:and |or |n )?(?:at least )?|\s+(?:and|or|n|plus|und|oder|y|et|ou)\s+/gi;
const LEAST_SURE = 0.5;

function factOf(text: string): string | null {
  const guess = classify(text);
  return guess !== null && guess.probability >= LEAST_SURE && (isOf('separable', guess.label) || isServiceTopic(guess.label))
    ? guess.label
    : null;
}

/** "A phone number, or a cafe, or at least gift wrap": parts that are different questions of fact each. */
function splitFacts(text: string): string[] {
  for (const { 0: joint, index } of text.matchAll(BOUNDARY)) {
    const [before, after] = [text.slice(0, index), text.slice(index + joint.length)];
    const [left, right] = [factOf(before), factOf(splitFacts(after)[0]!)];
    if (left !== null && right !== null && left !== right) return [before, ...splitFacts(after)];
  }
  return [text];
}

/** The questions and requests of a message, in its order, with the place of their sentence; one part when it has but one. */
export function splitMessage(message: string): { text: string; sentence: number }[] {
  const sentences = message
    .split(/(?<=[?!.])\s+|\n+|(?:^|\s)\d[.)]\s+|(?<=questions?\b[^?,:]{0,30}):\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  const parts = sentences.flatMap((sentence, place) => {
    const found = LIST.exec(sentence);
    // "One coffee with caramel for my mother and one with mint": the first part is a request itself.
    const list = found && !/\b(?:one|coffee|something|blend|bag) (?:for|with|that)\b/i.test(found[1]!) ? found : null;
    const pieces = joinLeads((list?.[2] ?? sentence).split(JOINT).filter((piece) => /\p{L}{2}/u.test(piece)));
    const texts = list && pieces.length > 1 ? pieces.map((piece) => piece.replace(/^one\b/i, 'a coffee')) : list ? [sentence] : pieces;
    return texts.flatMap(splitFacts).map((text) => ({ text, sentence: place }));
  });
  return parts.filter(({ text }) => !PREFACE.test(text)).slice(0, MOST_PARTS);
}
