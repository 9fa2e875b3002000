import { classify } from '../../intents/classify.ts';
import { isOf } from '../../data/intent-groups.ts';
import { plainText, tokensOf } from '../../language/text.ts';
import { OPENS_ORDER } from '../order/choices.ts';
import { namedProducts, namesProduct } from '../products.ts';
import { isServiceTopic } from '../../data/service-topic.ts';
import type { MessageParts } from '../wishes/reading.ts';
import { BEGINS, BEGINS_ABROAD, STARTS } from './begins.ts';
import { isLimitOf } from './limit-of.ts';
import { isOrdered, requestsOf } from '../requests-of-parts.ts';

const MOST_PARTS = 4;
const JOINT = new RegExp(
  String.raw`(?<!\s)(?:\s*[,;&+])?\s+(?:and also|and then|and|n|plus|also|as well as|or at least)\s+(?=${BEGINS})|(?<!\s)\s*[,;&+]\s+(?!who\b[^?]*$)(?=${BEGINS})|(?<!\s)\s+(?:und|y|et)\s+(?=${BEGINS_ABROAD})|,\s+(?=(?:eine[ns]|uno|otr[oa]|un autre) )`,
  'i',
);
/** "I need two gifts, one for my dad and one for my mum": what comes before the parts holds for each. */
const LIST = /^(.*?)[,:]?\s*(?<!\b(?:an?|the)(?: [\w'-]+){1,3} |\bdo (?:i|we) need )\b(one (?:for|to|with|that)\b.+)$/i;
/** "If I get three bags is shipping free, and can I use a coupon" */
function isFact(piece: string): boolean {
  return (/^if\b/i.test(piece) && / (?:is|are|do|does|can|will|would) /i.test(piece)) || ASKS_WITHIN.test(piece);
}

/** "I typed the wrong address, can that be changed" */
const ASKS_WITHIN = /^\S+ \S+ \S+.* (?:can|could|will) (?:that|it|this|i|you|they) (?:be|still|please)\b/i;
/** "Sorry, long day": nothing to answer beside a question. */
const COURTESY = /^(?:sorry|apologies|pardon|thanks|thank you)\b(?!,? (?:no|not|i)\b)(?:,? \w+){0,2}$/i;

/** "Do remind me, what does it taste of?" */
const REMINDS = /^(?:(?:do|please|can you|could you) )*(?:remind|tell) me$/i;

/** "If I take one of the duke", of which the question is still to come */
const SUPPOSES = /^(?:so |and |but |ok )*(?:what )?if (?:i|we) (?:take|took|get|got|add|added|buy|bought|order|ordered|drop|dropped)\b/i;
const ASKS_THEN = / (?:is|are|am|do|does|would|will|can|how|what)\b/i;

const WANTS = /\b(?:looking for|searching for|after|want|need|would like|i['’]?d like) (?!to\b|help\b|(?:some )?(?:info|advice)\b)\w/i;

/** "Whole bean only, something with fig": what is no request by itself belongs to the one after it. */
function joinLeads(pieces: string[]): string[] {
  const joined: string[] = [];
  let lead = '';
  for (const piece of pieces.filter((one) => pieces.length === 1 || !COURTESY.test(one.trim()))) {
    // "Looking for decaf, and do you take paypal?"
    if (WANTS.test(lead) && factOf(piece) !== null) {
      joined.push(lead);
      lead = '';
    }
    const text = lead === '' ? piece : `${lead}, ${piece}`;
    const isWhole = (STARTS.test(`${piece} `) && !REMINDS.test(piece.trim())) || isFact(piece);
    lead = isWhole && !(SUPPOSES.test(text) && !ASKS_THEN.test(text)) ? '' : text;
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
    const isItem = before !== undefined && /^(?:one|two|three|four|another|\d+|an?) /i.test(piece) && isOrdered(piece);
    if (isItem && (isOrdered(before) || COUNTED.test(before))) joined[joined.length - 1] = `${before} and ${piece}`;
    else joined.push(piece);
  }
  return joined;
}

/** Whether a part is about what the part before it names. */
function continues(before: string, text: string): boolean {
  if (COUNT_ONLY.test(text) && (namesProduct(before) || PICKS_ONE.test(before)) && !before.includes('?')) return true;
  if (IS_SAFE.test(text) && OF_PAYING.test(before)) return true;
  if (isLimitOf(before, text) || (OF_GROUP.test(before) && HOW_MUCH.test(text))) return true;
  if (OF_GROUP.test(text) && text.split(' ').length < 3 && !before.includes('?')) return true;
  return WHY_ONLY.test(text) || (HESITATES.test(before) && CHOOSES.test(text)) || (OWN_ORDER.test(before) && OF_SHIPPING.test(text));
}

/** "The duke... is it strong?", "It always says ten past two. Why?": a name or a question word alone belongs to what is beside it. */
function joinNames<Part extends { text: string }>(all: Part[]): Part[] {
  const parts: Part[] = [];
  for (const part of all) {
    const before = parts.at(-1);
    if (before && continues(before.text, part.text)) {
      const lead = isLimitOf(before.text, part.text) ? before.text.replace(/[.!]$/, ',') : before.text;
      parts[parts.length - 1] = { ...before, text: `${lead} ${part.text}` };
    } else parts.push(part);
  }
  const [first, second, ...rest] = parts;
  if (!first || !second || !NAME_ONLY.test(namedProducts(tokensOf(plainText(first.text)).join(' ')).rest)) return parts;
  return [{ ...second, text: `${first.text} ${second.text}` }, ...rest];
}
const WHY_ONLY =
  /^(?:and |but |so )?(?:(?:why|how|how come|how so|since when|what for)(?: is that| though)?|any (?:ideas?|suggestions?|thoughts)|where (?:do|can|would|should) (?:i|we) (?:get|find|see|do|enter|look|put)(?: (?:that|it|this|for (?:that|it)))?(?: in)?|how (?:do|can|would|should) (?:i|we) do (?:that|it|this)|(?:do you (?:have|sell)|got) (?:any|one|some)|(?:is (?:that|it|this) )?(?:possible|doable|realistic)|is (?:that|it|this) (?:allowed|ok|okay|all ?right|fine|normal|usual)|(?:is|are) there (?:one|ones|any|some) (?:that|which) (?:does|do|is|are)(?:n['’]?t| not)|(?:(?:both|all|everything|all of (?:them|it)|each)(?: of (?:them|those))? )?(?:in |as )?(?:ground|whole beans?)(?: for (?:it|that|those|them|both|all))?(?:,? please)?)\W*$/i;
/** "How do I pay? Is it safe?" */
const IS_SAFE = /^(?:and )?is (?:it|that|this|paying)(?: here)? (?:safe|secure)\W*$/i;
const OF_PAYING = /\b(?:pay|paying|payments?|cards?|checkout)\b/i;
/** "We'll have the duke. Two bags, both ground, please." */
const COUNT_ONLY =
  /^(?:(?:please|just|only|and|add|make it|let['’]?s do|i['’]?ll take|give me) )*(?:an?|one|two|three|four|five|six|\d{1,2}) (?:more )?(?:bags?|of (?:them|those|it|em|each))\b[^?]*$/i;
/** "There are 14 of us, with two cups each. How many bags for a week?" */
const OF_GROUP =
  /^[^?]*\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty) (?:\w+ )?(?:people|persons?|of us|guests|adults|employees|colleagues|coworkers|members|cups?|mugs?|pots?)\b[^?]*$/i;
const HOW_MUCH = /^(?:so |and |ok )*(?:how (?:many|much)\b(?=.*\b(?:bags?|coffee|grams|last)\b)|(?:is|are|would|will) .*\benough\b)/i;
const PICKS_ONE = /\bthe (?:first|second|third|last|other) one\b/i;
/** "I'm torn between the duke and the captain. What would you take?" */
const CHOOSES =
  /^(?:so |and |but )?(?:what|which)(?: one)? (?:would|should|do) (?:you|i) (?:take|pick|choose|get|buy|go (?:for|with)|drink)\W*$/i;
const HESITATES = /\b(?:torn|decide|choose|between|hesitat\w+)\b/i;
/** "My order would be about 48 dollars. Do I still pay shipping?" */
const OWN_ORDER = /\b(?:order|total|cart|basket)\b.*(?:\$ ?\d|\b\d+ (?:dollars?|bucks))/i;
const OF_SHIPPING = /\b(?:shipping|delivery|postage)\b/i;
const NAME_ONLY = /^(?:the )?_[_.,!? ]*$/;

/** "Thanks so far! Two things." */
const PREFACE =
  /^\W*(?:(?:so|ok),? )*(?:my|our|the) (?:order|list)(?: is| so far)?\W*$|^\W*(?:(?:yes|ok|no|and),? )*(?:my )?\w+(?:'s| is) (?:settled|sorted|done|taken care of|all set)\W*$|^\W*(?:yes|yep|yeah),? i (?:had|have|did|am|was)\b[^?]{0,30}\b(?:thanks|thank you)\W*$|^\W*(?:ok(?:ay)?|k|cool|great|nice|roger(?: that)?|aye|deal|word|bet|aight|dope|gotcha|got it|fair enough|h?mm+|well|right|alright|lovely|(?:ok(?:ay)? )?will do|sounds good|(?:ok(?:ay)? )?fair|good to know|sick|sure|yes|yeah|lol|haha|so+|oh+|ah|aw+|wow)\W*$|^\W*(thanks|thank you|hi|hey|hello|(\d|one|two|three|a few|some|a couple of) (\w+ )?(things?|questions?|qs?))\b[^?]{0,16}$/i;

/** "Great, thanks a ton, and cold brew?" */
const COURTEOUS_LEAD =
  /^(?:(?:great|nice(?: one)?|cool|perfect|lovely|awesome|brilliant|wow|lol|haha+|cheers|mate|ok(?:ay)?|alright|got it|good to know|thank(?:s| you)(?: (?:a (?:ton|lot|bunch|million)|so much|very much|loads|again))?)[,.! ]+)+(?<=[,.!] )(?=(?:and|what|how|but|so|is|are|do|does|can|will|which|where|when)\b)/i;

/** Questions of fact can be told apart wherever one of these words or marks is between them. */
const BOUNDARY = /\s*[,;:.&+]\s+(?:and |or |n )?(?:at least )?|\s+(?:and|or|plus|und|oder|y|et|ou)\s+/gi;
const LEAST_SURE = 0.5;

function factOf(text: string): string | null {
  const guess = classify(text);
  return guess !== null && guess.probability >= LEAST_SURE && (isOf('separable', guess.label) || isServiceTopic(guess.label))
    ? guess.label
    : null;
}

/** "Whole bean or ground for a drip machine?" */
function isOneGrindQuestion(before: string, after: string): boolean {
  return /\b(?:beans?|ground)$/i.test(before) && /^(?:whole |beans|ground)/i.test(after);
}

/** "How many bags for 50 dollars, shipping counted?" */
const WITH_SHIPPING = /^(?:with |including )?(?:the )?(?:shipping|delivery|postage)(?: (?:counted|included|and all|too))*\W*$/i;

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
    if (isOneGrindQuestion(before, after) || WITH_SHIPPING.test(after)) continue;
    const isSaid = [before, after].every((part) => /\p{L}\s+\p{L}/u.test(part.trim()));
    if (!isSaid || left === null || right === null || left === right) continue;
    parts = [before, ...splitFacts(after, known)];
    break;
  }
  known.set(text, parts);
  return parts;
}

/** "Which has the most caffeine, and which the least?" */
const BOTH_ENDS = /\b((?:most|least|highest|lowest)\b)( caffeine\b)([^?.!]*\b(?:most|least|highest|lowest)\b)(?! caff)/i;

/** The point of "Mr. Choi" and of "incl. shipping" ends no sentence. */
const SHORT_WORD = /\b(Mr|Mrs|Ms|Dr)\.(?= \p{Lu})|\b([Ii]ncl|[Ee]xcl|approx|[Mm]ax|[Mm]in)\.(?= [\p{Ll}\d$])/gu;

/** The questions and requests of a message, in its order, with the place of their sentence; one part when it has but one. */
export function splitMessage(said: string, read: MessageParts = []): { text: string; sentence: number }[] {
  const requests = requestsOf(read);
  if (requests) return requests.slice(0, MOST_PARTS).map((text) => ({ text, sentence: 0 }));
  const message = said
    .replace(COURTEOUS_LEAD, '')
    .replace(SHORT_WORD, '$1$2')
    .replace(/\b(?:sth|smth|sumthin)\b/gi, 'something')
    .replace(/(?<=[a-z]) n (?=[a-z])/gi, ' and ')
    .replace(/(?<!\b(?:what|who|how|why|when|where|one|which)), do you (?:think|know|reckon)(?=\?)/gi, '')
    .replace(BOTH_ENDS, '$1$2$3$2');
  const isNumbered = (message.match(/(?:^|\s)(?:\d[.)]|[a-d]\))\s/g)?.length ?? 0) > 1;
  const sentences = message
    .split(
      /(?<=[?!.])\s+(?!(?:or|oder|ou|o|of|Or|Oder|Ou|O|Of) )|\n+|(?:^|\s)(?:\d[.)]|[a-d]\))\s+|(?<=\b(?:questions?|things?|qs?)\b[^?:]{0,40}):\s/,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  const parts = sentences.flatMap((sentence, place) => {
    const found = LIST.exec(sentence);
    // "One coffee with caramel for my mother and one with mint": the first part is a request itself.
    const list = found && !/\b(?:one|coffee|something|blend|bag) (?:for|with|that)\b/i.test(found[1]!) ? found : null;
    const pieces = joinItems(joinLeads((list?.[2] ?? sentence).split(JOINT).filter((piece) => /\p{L}{2}/u.test(piece))));
    const texts = list && pieces.length > 1 ? pieces.map((piece) => piece.replace(/^one\b/i, 'a coffee')) : list ? [sentence] : pieces;
    return joinItems(texts.flatMap((part) => splitFacts(part))).map((text) => ({ text, sentence: isNumbered ? 0 : place }));
  });
  return joinNames(parts.filter(({ text }) => !PREFACE.test(text) && text.replace(OPENS_ORDER, '') !== '')).slice(0, MOST_PARTS);
}
