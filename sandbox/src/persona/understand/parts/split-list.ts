import { plainText, tokensOf } from '../../language/text.ts';
import { namedProducts } from '../products.ts';

/** Where a new question or a new request begins after "and", "plus" or a comma. */
export const BEGINS =
  "(?:(?:whether|from what|from which|at what|until when|by when|what|whats|how|hows|which|where|wheres|when|why|who|whos|who's|is|are|am|was|wasn'?t|isn'?t|do|does|did|can|could|will|would|should|have|has|got|tell|recommend|suggest|show|give|one|another|something|somebody|someone) |the (?:strong|cheap|dark|light|sweet|mild)est\\b|my \\w+ (?:likes|loves|wants|drinks|hates)\\b|an? (?!(?:bad|short|quick|silly|funny|dirty|true|scary|long) )(?:\\w+ )?(?:one|coffee|blend|bag|gift|decaf|joke|story)\\b|gifts? for |what's |how's |where's )";
/** The same in German, Spanish and French. */
export const BEGINS_ABROAD =
  '(?:was|ist|sind|es|lo|wie|wo|wann|warum|habt|hast|haben|gibt|kann|kannst|bekomme|qué|que|cuánto|cuanto|cómo|como|cuándo|cuando|dónde|tienes|tienen|hay|puedo|avez|as|est-ce|combien|quand|où|comment|puis-je|quel|quelle|otr[oa]|un[oa]|einen?|eins|un autre) ';
/** What may come before a question or a request in its part. */
const LEADS =
  "(?:(?:please|and|also|so|hi|hey|hello|good|morning|afternoon|evening|sir|madam|there|ok|okay|well|i|we|i'd|i'm|need|want|would|like|know|if|you|looking|for|me|us|give|get|have|to|then|ps|oh|thanks|hola|hallo|salut|quiero|quisiera|me gustaría|ich möchte|ich hätte gern|je voudrais)[ ,!]+)*";
/** "The duke: what roast is it?" */
const TOPIC = "(?:[\\w' ]{1,30}: )?";
export const STARTS = new RegExp(
  `^${TOPIC}${LEADS}(?:${BEGINS}|${BEGINS_ABROAD}|(?:un caf[eé]|algo|etwas|quelque chose|einen kaffee) )`,
  'i',
);
/** "One minty, and one that is chocolate", "a smoky one, a minty one and a decaf": several coffees, each with its own wish. */
const ITEM =
  '(?:(?:the )?(?:one|the other|another|other one) (?!for me\\b|of\\b|bags?\\b|last\\b|more\\b|thing\\b|question\\b|plus\\b|and\\b|or\\b|would\\b|is\\b|please\\b|then\\b|now\\b|at\\b|day\\b|cup\\b|person\\b)[^,;.?!]{1,80}?|an? (?:\\w+ ){1,3}?(?:one|coffee|blend|bag)(?: for (?:me|him|her|us|(?:my|the|our) \\w+))?|an? decaf(?: for (?:me|him|her|us|(?:my|the|our) \\w+))?|(?:one|two|three|four|an?|\\d) (?:bags? |packs? )?of something [^,;.?!]{1,60}?)';
const NEXT = String.raw`(?:\s*(?:,|;|&|\+|,? and|,? plus|\n)\s*|(?<!\b(?:an?|the)(?: [\w'-]+){1,3})\s+(?=one ))(?=${ITEM})`;
const ITEMS = new RegExp(
  String.raw`^(.*?\b(?:two|three|some|want|need|get|like|bags?|coffees?|gifts?|stuffers?|presents?)\b[^,:;.]*[,:;.]\s*|.*?\b(?:want|need|get|like) |)(${ITEM}(?:${NEXT}${ITEM}){1,3})(?: please| pls| thanks)?([,.;?!].*)?$`,
  'i',
);
const BETWEEN_ITEMS = new RegExp(NEXT, 'i');
/** "My dad: dark and smoky. My mom: fruity", "my wife wants banana, I want something dark": a wish for each person. */
const PERSON = String.raw`(?:me|myself|hubby|hubs|wifey|wife|husband|mum|mom|dad|him|her|(?:my|our|the) (?!(?:budget|limit|max|order|name|only|favou?rite)\b)\w+(?: \w+)?)`;
const WANTS =
  "(?:(?:(?:only|really|just|always|mostly) )?(?:wants|likes|loves|needs|drinks|takes|prefers|enjoys|hates|adores)|would like|lives on|can't (?:have|do|stand|drink)|can only|is (?:mad|crazy|wild) about|is into|is more of)";
/** "Half of them want decaf, the others something strong." */
const GROUP = '(?:half|some|most|one|two|the (?:others?|rest)|others)(?: of (?:them|us))? (?:wants?|likes?|loves?|needs?|drinks?|prefers?)';
const FOR_EACH = new RegExp(
  String.raw`(?<=^|[.,;&+\n]\s*|\band )(?=${PERSON} ?[:=-] ?\w|for ${PERSON},? (?:the|an?|something|anything)\b|${PERSON},? who (?:\w+ ){0,2}${WANTS}\b|an? \w+ (?:with [^,;.]{3,60} )?who ${WANTS}\b|(?:${PERSON}|(?!(?:i|you|we|they|who|that|which|it|she|he|this|everyone|nobody|really)\b)[a-z]+) ${WANTS}\b|${GROUP}\b)`,
  'gi',
);
/** "He wants it smoky, she wants it mild" */
const HE_AND_SHE = new RegExp(String.raw`\bhe ${WANTS}\b.*\bshe ${WANTS}\b|\bshe ${WANTS}\b.*\bhe ${WANTS}\b`, 'i');
const FOR_HIM_AND_HER = new RegExp(String.raw`(?<=^|[.,;&+\n]\s*|\band )(?=s?he ${WANTS}\b)`, 'gi');
const FOR_PERSON = new RegExp(String.raw`^\S+.* for (?:${PERSON}|my \w+ \w+|us)[.!? ]*$`, 'i');
const I_WANT =
  /\s*(?:[,;.]|\band\b|\bbut\b)\s*(?=i(?:'d|'m| am)? ?(?:want|need|like|love|prefer|drink|would like|fancy)\b|i\b[^.,;?!]{1,40}\b(?:want|need|fancy) something\b)/i;

/** "One for my mum, she likes chocolate": what she likes is part of the item. */
const LIKED_BY = new RegExp(String.raw`(\bfor (?:my|our|the) \w+),? (?:who|s?he|they) (?=${WANTS}\b)`, 'gi');

/** "The teacher (hates sweet stuff), the driver (up at 4)": what comes after them holds for each. */
const BRACKETED = /\b(\w+(?: \w+)?) \(([^()]{3,60})\)/g;
/** "2 gifts please." before what each of them is to be. */
const LEAD =
  /^(?:(?:hi|hello|hey|ok|so|i|we|i'm|need|want|looking|for|buying|please|get|a|couple|of|some|me|us|my|\d|two|three|four)[ ,!]+){0,8}(?:gifts?|presents?|bags?|coffees?|office|team)(?: please| pls)?[.!:]\s+/i;
/** "What do I get?" behind it. */
const ASKS_FOR_ANY =
  /^(?:so |and )?(?:what|which)(?: one| coffee)?s? (?:do|should|would|could|can) (?:i|we|you) (?:get|buy|take|pick|order|choose|recommend|suggest)\b/i;

export function namesProduct(text: string): boolean {
  return namedProducts(tokensOf(plainText(text)).join(' ')).slugs.length > 0;
}

/** The patterns of lists backtrack: on a longer text, for too long. */
const LONGEST_LIST = 240;

/** "A mint one, a pumpkin one. That's it, thanks." */
const CLOSING = /^(?:(?:that'?s|that is) (?:it|all)|thanks|thank you|thx|cheers|please|pls)\b[\w ,']{0,30}[.!]*$/i;

/** "One chocolate, one caramel, no peanuts": what comes after them holds for each, unless it is a question. */
function addedToEach(items: string[], after: string): string[] {
  const behind = after.replace(CLOSING, '');
  if (behind.includes('?') || STARTS.test(`${behind} `)) return [...items, behind];
  return behind === '' ? items : items.map((item) => `${item}, ${behind}`);
}

/** The coffees of a list, or the people who want one each, as requests of their own; null if it is no list. */
export function splitList(message: string): string[] | null {
  if (message.length > LONGEST_LIST) return null;
  // "Decaf for mom, something strong for me, and a poster for my brother"
  const each = message.replace(/^[^:,]{0,24}:\s*/, '').split(/\s*[,;+&]\s*(?:and\s+)?|\s+and\s+/i);
  if (each.length > 1 && each.every((one) => FOR_PERSON.test(one) && !/^(?:one|another)\b/i.test(one))) return each;
  const [, , list = '', after = ''] = ITEMS.exec(message.trim().replace(LIKED_BY, '$1 who ')) ?? [];
  const items = list.split(BETWEEN_ITEMS).map((item) => item.replace(/^(?:the )?(?:one|the other|another|other one)\b/i, 'a coffee'));
  if (items.length > 1 && !items.some(namesProduct)) return addedToEach(items, after.replace(/^[\s,.;?!]+/, ''));
  const bracketed = [...message.matchAll(BRACKETED)];
  if (bracketed.length > 1 && !namesProduct(message)) {
    const last = bracketed.at(-1)!;
    const behind = message.slice(last.index + last[0].length).replace(/^\W+/, '');
    const gifts = bracketed.map(([, who, wish]) => `a coffee for ${who}, ${wish}`);
    return addedToEach(gifts, behind);
  }
  const wishes = message.replace(LEAD, '');
  const people = wishes.split(HE_AND_SHE.test(wishes) ? FOR_HIM_AND_HER : FOR_EACH).filter((part) => /\p{L}{2}/u.test(part));
  const isFirst = new RegExp(`^${PERSON} ${WANTS}\\b`, 'i').test(wishes);
  const wants = people.flatMap((part) => (people.length > 1 || isFirst ? part.split(I_WANT) : [part]));
  if (wants.length < 2) return null;
  return wants.flatMap((part) => {
    const [wish = '', ...more] = part.split(/(?<=[?!.])\s+/);
    const questions = more.filter((one) => STARTS.test(`${one} `) && !ASKS_FOR_ANY.test(one));
    return [wish.replace(/^([^:=]+?) ?[:=-] ?(?=\w)/, 'a coffee for $1, ').replace(/[\s,;]*(?:and|but)?[\s,;]*$/i, ''), ...questions];
  });
}
