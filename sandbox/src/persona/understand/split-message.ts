import { classify } from '../intents/classify.ts';
import { isOf } from '../data/intent-groups.ts';
import { plainText, tokensOf } from '../language/text.ts';
import { namedProducts } from './products.ts';
import { isServiceTopic } from './service-topic.ts';

const MOST_PARTS = 4;
/** Where a new question or a new request begins after "and", "plus" or a comma. */
const BEGINS =
  "(?:(?:whether|from what|from which|at what|until when|by when|what|whats|how|hows|which|where|wheres|when|why|who|whos|who's|is|are|am|do|does|did|can|could|will|would|should|have|has|got|tell|recommend|suggest|show|give|one|another|something|somebody|someone) |the (?:strong|cheap|dark|light|sweet|mild)est\\b|my \\w+ (?:likes|loves|wants|drinks|hates)\\b|an? (?:\\w+ )?(?:one|coffee|blend|bag|gift|decaf|joke|story)\\b|gifts? for |what's |how's |where's )";
/** The same in German, Spanish and French. */
const BEGINS_ABROAD =
  '(?:was|ist|sind|es|lo|wie|wo|wann|warum|habt|hast|haben|gibt|kann|kannst|bekomme|qué|que|cuánto|cuanto|cómo|como|cuándo|cuando|dónde|tienes|tienen|hay|puedo|avez|as|est-ce|combien|quand|où|comment|puis-je|quel|quelle|otr[oa]|un[oa]|einen?|eins|un autre) ';
const JOINT = new RegExp(
  String.raw`\s*(?:,|;|&|\+)?\s+(?:and also|and then|and|n|plus|also|as well as|or at least|or(?= (?:do|is|are|can|a)\\b))\s+(?=${BEGINS})|\s*[,;&+]\s+(?=${BEGINS})|\s+(?:und|y|et)\s+(?=${BEGINS_ABROAD})`,
  'i',
);
/** What may come before a question or a request in its part. */
const LEADS =
  "(?:(?:please|and|also|so|hi|hey|hello|good|morning|afternoon|evening|sir|madam|there|ok|okay|well|i|we|i'd|i'm|need|want|would|like|know|if|you|looking|for|me|us|give|get|have|to|then|ps|oh|thanks|hola|hallo|salut|quiero|quisiera|me gustaría|ich möchte|ich hätte gern|je voudrais)[ ,!]+)*";
/** "The duke: what roast is it?" */
const TOPIC = "(?:[\\w' ]{1,30}: )?";
const STARTS = new RegExp(`^${TOPIC}${LEADS}(?:${BEGINS}|${BEGINS_ABROAD})`, 'i');
/** "I need two gifts, one for my dad and one for my mum": what comes before the parts holds for each. */
const LIST = /^(.*?)[,:]?\s*\b(one (?:for|to|with|that)\b.+)$/i;
/** "One minty, and one that is chocolate", "a smoky one, a minty one and a decaf": several coffees, each with its own wish. */
const ITEM =
  '(?:(?:the )?(?:one|the other|another|other one) (?!for me\\b|of\\b|bags?\\b|last\\b|more\\b|thing\\b|question\\b|plus\\b|and\\b|or\\b|would\\b|is\\b|please\\b|then\\b|now\\b|at\\b|day\\b|cup\\b|person\\b)[^,;.?!]{1,80}?|an? (?:\\w+ ){1,3}?(?:one|coffee|blend|bag)(?: for (?:me|him|her|us|(?:my|the|our) \\w+))?|an? decaf(?: for (?:me|him|her|us|(?:my|the|our) \\w+))?)';
const NEXT = String.raw`(?:\s*(?:,|;|&|\+|,? and|,? plus|\n)\s*|\s+(?=one ))(?=${ITEM})`;
const ITEMS = new RegExp(
  String.raw`^(.*?\b(?:two|three|some|want|need|get|like|bags?|coffees?|gifts?|stuffers?|presents?)\b[^,:;.]*[,:;.]\s*|.*?\b(?:want|need|get|like) |)(${ITEM}(?:${NEXT}${ITEM}){1,3})(?: please| pls| thanks)?([,.;?!].*)?$`,
  'i',
);
const BETWEEN_ITEMS = new RegExp(NEXT, 'i');
/** "My dad: dark and smoky. My mom: fruity", "my wife wants banana, I want something dark": a wish for each person. */
const PERSON = String.raw`(?:me|myself|hubby|hubs|wifey|wife|husband|mum|mom|dad|him|her|(?:my|our|the) (?!(?:budget|limit|max|order|name|only|favou?rite)\b)\w+(?: \w+)?)`;
const WANTS =
  "(?:(?:(?:only|really|just|always|mostly) )?(?:wants|likes|loves|needs|drinks|prefers|enjoys|hates|adores)|would like|lives on|can't (?:have|do|stand|drink)|can only|is (?:mad|crazy|wild) about|is into|is more of)";
const FOR_EACH = new RegExp(
  String.raw`(?<=^|[.,;&+\n]\s*|\band )(?=${PERSON} ?[:=-] ?\w|(?:${PERSON}|(?!(?:i|you|we|they|who|that|which|it|she|he|this|everyone|nobody|really)\b)[a-z]+) ${WANTS}\b)`,
  'gi',
);
/** "He wants it smoky, she wants it mild" */
const HE_AND_SHE = new RegExp(String.raw`\bhe ${WANTS}\b.*\bshe ${WANTS}\b|\bshe ${WANTS}\b.*\bhe ${WANTS}\b`, 'i');
const FOR_HIM_AND_HER = new RegExp(String.raw`(?<=^|[.,;&+\n]\s*|\band )(?=s?he ${WANTS}\b)`, 'gi');
const FOR_PERSON = new RegExp(String.raw`^\S+.* for (?:${PERSON}|my \w+ \w+|us)[.!? ]*$`, 'i');
const I_WANT = /\s*(?:,|;|\band\b|\bbut\b)\s*(?=i(?:'d|'m| am)? ?(?:want|need|like|love|prefer|drink|would like|fancy)\b)/i;

/** "If I get three bags is shipping free, and can I use a coupon" */
function isFact(piece: string): boolean {
  return /^if\b/i.test(piece) && / (?:is|are|do|does|can|will|would) /i.test(piece);
}

/** "Whole bean only, something with fig": what is no request by itself belongs to the one after it. */
function joinLeads(pieces: string[]): string[] {
  const joined: string[] = [];
  let lead = '';
  for (const piece of pieces) {
    const text = lead === '' ? piece : `${lead}, ${piece}`;
    lead = STARTS.test(`${piece} `) || isFact(piece) ? '' : text;
    if (lead === '') joined.push(text);
  }
  if (lead === '') return joined;
  const last = joined.pop();
  return [...joined, last === undefined ? lead : `${last}, ${lead}`];
}

const COUNTED = /\b(?:one|two|three|four|\d+) (?:bags? )?(?:of )?(?:it|that|this|them|those|these|each)$/i;

/** "Two bags of Brunana and one poster", "two of those and a poster" is one order. */
function joinItems(pieces: string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const isItem = before !== undefined && /^(?:one|two|three|four|another|\d+|an?) /i.test(piece) && namesProduct(piece);
    if (isItem && (namesProduct(before) || COUNTED.test(before))) joined[joined.length - 1] = `${before} and ${piece}`;
    else joined.push(piece);
  }
  return joined;
}

/** The patterns of lists backtrack: on a longer text, for too long. */
const LONGEST_LIST = 240;

/** The coffees of a list, or the people who want one each, as requests of their own; null if it is no list. */
function splitList(message: string): string[] | null {
  if (message.length > LONGEST_LIST) return null;
  // "Decaf for mom, something strong for me, and a poster for my brother"
  const each = message.replace(/^[^:,]{0,24}:\s*/, '').split(/\s*[,;+&]\s*(?:and\s+)?|\s+and\s+/i);
  if (each.length > 1 && each.every((one) => FOR_PERSON.test(one) && !/^(?:one|another)\b/i.test(one))) return each;
  const [, , list = '', after = ''] = ITEMS.exec(message.trim()) ?? [];
  const items = list.split(BETWEEN_ITEMS).map((item) => item.replace(/^(?:the )?(?:one|the other|another|other one)\b/i, 'a coffee'));
  const rest = after.replace(/^[\s,.;?!]+/, '');
  const isQuestion = after.includes('?') || STARTS.test(`${rest} `);
  if (items.length > 1 && !items.some(namesProduct))
    // "One chocolate, one caramel, no peanuts": what comes after them holds for each.
    return isQuestion ? [...items, rest] : items.map((item) => (rest === '' ? item : `${item}, ${rest}`));
  const people = message.split(HE_AND_SHE.test(message) ? FOR_HIM_AND_HER : FOR_EACH).filter((part) => /\p{L}{2}/u.test(part));
  const isFirst = new RegExp(`^${PERSON} ${WANTS}\\b`, 'i').test(message);
  const wants = people.flatMap((part) => (people.length > 1 || isFirst ? part.split(I_WANT) : [part]));
  if (wants.length < 2) return null;
  return wants.flatMap((part) => {
    const [wish = '', ...more] = part.split(/(?<=[?!.])\s+/);
    return [wish.replace(/^([^:=]+?) ?[:=-] ?(?=\w)/, 'a coffee for $1, '), ...more.filter((one) => STARTS.test(`${one} `))];
  });
}

export function namesProduct(text: string): boolean {
  return namedProducts(tokensOf(plainText(text)).join(' ')).slugs.length > 0;
}

/** "The duke... is it strong?", "It always says ten past two. Why?": a name or a question word alone belongs to what is beside it. */
function joinNames<Part extends { text: string }>(all: Part[]): Part[] {
  const parts: Part[] = [];
  for (const part of all) {
    const before = parts.at(-1);
    if (before && WHY_ONLY.test(part.text)) parts[parts.length - 1] = { ...before, text: `${before.text} ${part.text}` };
    else parts.push(part);
  }
  const [first, second, ...rest] = parts;
  if (!first || !second || !NAME_ONLY.test(namedProducts(tokensOf(plainText(first.text)).join(' ')).rest)) return parts;
  return [{ ...second, text: `${first.text} ${second.text}` }, ...rest];
}
const WHY_ONLY =
  /^(?:and |but |so )?(?:(?:why|how come|how so|since when|what for)(?: is that| though)?|(?:ground|whole beans?)(?:,? please)?)\W*$/i;
const NAME_ONLY = /^(?:the )?_[_.,!? ]*$/;

/** "Thanks so far! Two things." */
const PREFACE =
  /^\W*(?:ok(?:ay)?|k|cool|great|nice|h?mm+|well|right|alright|sure|yes|yeah|lol|haha|oh+|ah|aw+|wow)\W*$|^\W*(thanks|thank you|hi|hey|hello|(\d|one|two|three|a few|some|a couple of) (\w+ )?(things?|questions?|qs?))\b[^?]{0,16}$/i;

/** Questions of fact can be told apart wherever one of these words or marks is between them. */
const BOUNDARY = /\s*[,;:.&+]\s+(?:and |or |n )?(?:at least )?|\s+(?:and|or|n|plus|und|oder|y|et|ou)\s+/gi;
const LEAST_SURE = 0.5;

function factOf(text: string): string | null {
  const guess = classify(text);
  return guess !== null && guess.probability >= LEAST_SURE && (isOf('separable', guess.label) || isServiceTopic(guess.label))
    ? guess.label
    : null;
}

/** More are no list of questions, and each costs a guess of what comes before and after it. */
const MOST_BOUNDARIES = 12;

/** "A phone number, or a cafe, or at least gift wrap": parts that are different questions of fact each. */
function splitFacts(text: string, known = new Map<string, string[]>()): string[] {
  const found = known.get(text);
  if (found) return found;
  let parts = [text];
  for (const { 0: joint, index } of [...text.matchAll(BOUNDARY)].slice(0, MOST_BOUNDARIES)) {
    const [before, after] = [text.slice(0, index), text.slice(index + joint.length)];
    const left = factOf(before);
    const right = left === null ? null : factOf(splitFacts(after, known)[0]!);
    const isSaid = [before, after].every((part) => /\p{L}\s+\p{L}/u.test(part.trim()));
    if (!isSaid || left === null || right === null || left === right) continue;
    parts = [before, ...splitFacts(after, known)];
    break;
  }
  known.set(text, parts);
  return parts;
}

/** The questions and requests of a message, in its order, with the place of their sentence; one part when it has but one. */
export function splitMessage(message: string): { text: string; sentence: number }[] {
  const list = splitList(message);
  if (list) return list.slice(0, MOST_PARTS).map((text) => ({ text, sentence: 0 }));
  const sentences = message
    .split(/(?<=[?!.])\s+|\n+|(?:^|\s)\d[.)]\s+|(?<=\b(?:questions?|things?|qs?)\b[^?:]{0,40}):\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  const parts = sentences.flatMap((sentence, place) => {
    const found = LIST.exec(sentence);
    // "One coffee with caramel for my mother and one with mint": the first part is a request itself.
    const list = found && !/\b(?:one|coffee|something|blend|bag) (?:for|with|that)\b/i.test(found[1]!) ? found : null;
    const pieces = joinItems(joinLeads((list?.[2] ?? sentence).split(JOINT).filter((piece) => /\p{L}{2}/u.test(piece))));
    const texts = list && pieces.length > 1 ? pieces.map((piece) => piece.replace(/^one\b/i, 'a coffee')) : list ? [sentence] : pieces;
    return joinItems(texts.flatMap((part) => splitFacts(part))).map((text) => ({ text, sentence: place }));
  });
  return joinNames(parts.filter(({ text }) => !PREFACE.test(text))).slice(0, MOST_PARTS);
}
