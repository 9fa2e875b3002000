import { plainText, tokensOf } from '../../language/text.ts';
import { namedProducts } from '../products.ts';

/** Where a new question or a new request begins after "and", "plus" or a comma. */
export const BEGINS =
  "(?:(?:whether|from what|from which|at what|until when|by when|what|whats|how|hows|which|where|wheres|when|why|who|whos|who's|is|are|am|was|wasn'?t|isn'?t|do|does|did|can|could|will|would|should|have|has|got|if (?:you|u)|tell|recommend|suggest|show|give|one|another|something|somebody|someone) |the (?:strong|cheap|dark|light|sweet|mild)est\\b|an? (?!(?:bad|short|quick|silly|funny|dirty|true|scary|long) )(?:[\\w-]+ )?(?:one|coffee|blend|bag|gift|decaf|roast|poster|joke|story)\\b|gifts? for |any (?:allergens?|allergies|nuts|milk|dairy|gluten)\\b|(?:that|your) poster\\b|what's |how's |where's )";
/** The same in German, Spanish and French. */
export const BEGINS_ABROAD =
  '(?:was|ist|sind|es|lo|wie|wo|wann|warum|habt|hast|haben|gibt|kann|kannst|bekomme|qué|que|cuánto|cuanto|cómo|como|cuándo|cuando|dónde|tienes|tienen|hay|puedo|avez|as|est-ce|combien|quand|où|comment|puis-je|quel|quelle|otr[oa]|eins|(?:eine[ns]?|un[oae]?)(?! (?:bisschen|hauch|prise|poco|toque|pizca|peu|touche|pointe|note|nota)\\b)) ';
/** What may come before a question or a request in its part. */
const LEADS =
  "(?:(?:please|kindly|anyways?|honestly|listen|right|and|also|so|hi|hey|hello|good|morning|afternoon|evening|sir|madam|there|ok|okay|well|i|we|i'd|i'm|need|want|would|like|know|if|you|looking|for|me|us|give|get|have|to|then|ps|oh|thanks|hola|hallo|salut|quiero|quisiera|busco|necesito|me gustaría|dos|ich|suche|brauche|möchte|hätte|gern|zwei|je|cherche|voudrais|deux|cafés|kaffees)[ ,!:]+)*";
/** "The duke: what roast is it?" */
const TOPIC = '(?:[^:,.?!]{1,30}: )?';
export const STARTS = new RegExp(
  `^${TOPIC}${LEADS}(?:${BEGINS}|${BEGINS_ABROAD}|(?:un caf[eé]|algo|etwas|quelque chose|einen kaffee) )`,
  'i',
);
const WANT = '(?:(?:only|really|just|always|mostly|usually|also) )?(?:want|like|love|need|drink|take|prefer|enjoy|hate|adore|crave)';
/** "One minty, and one that is chocolate", "a smoky one, a minty one and a decaf": several coffees, each with its own wish. */
const ITEM = `(?:(?:the )?(?:one|the other|another|other one) (?!${WANT}s?\\b|for me\\b|of\\b|bags?\\b|last\\b|more\\b|thing\\b|question\\b|plus\\b|and\\b|or\\b|would\\b|is\\b|please\\b|then\\b|now\\b|at\\b|day\\b|cup\\b|person\\b)[^,;.?!]{1,80}?|an? (?:\\w+ ){1,3}?(?:one|coffee|blend|bag)(?: for (?:me|him|her|us|(?:my|the|our) \\w+))?|an? coffee (?:for|with|that) [^,;.?!]{1,60}?|an? decaf(?: for (?:me|him|her|us|(?:my|the|our) \\w+))?|(?:one|two|three|four|an?|\\d) (?:bags? |packs? )?of something [^,;.?!]{1,60}?)`;
const NEXT = String.raw`(?:\s*(?:,|;|&|\+|,? and|,? plus|\n)\s*|(?<!\b(?:an?|the)(?: [\w'-]+){1,3})\s+(?=one ))(?=${ITEM})`;
const ITEMS = new RegExp(
  String.raw`^(.*?\b(?:want|need|get|like) |.*?\b(?:two|three|some|want|need|get|like|bags?|coffees|basket|gifts?|stuffers?|presents?)\b[^,:;.]*[,:;.]\s*|)(${ITEM}(?:${NEXT}${ITEM}){1,3})(?: please| pls| thanks)?([,.;?!].*)?$`,
  'i',
);
const BETWEEN_ITEMS = new RegExp(NEXT, 'i');
/** Persons who want a coffee each; the shop (several-parts.ts) has such lists, too. */
export const RELATION = String.raw`(?:hubb?y|hubs|missus|wife|wifey|husband|partner|girlfriend|boyfriend|gf|bf|fiancee?|(?:step[- ]?)?(?:m[uo]m(?:my|ma)?|mother|mama|dad|daddy|father|son|daughter|brother|sister)|papa|parents|sis|sister|bro|brother|son|daughter|kids?|twins|aunt|auntie|uncle|gran|granny|grand\w+|gramps|nan|nana|cousin|nephew|niece|friend|buddy|boss|colleague|coworker|room(?:mate|ie)|flatmate|housemate|neighbou?r)(?:[ -]in[ -]law)?`;
/** "My budget: 20", "it needs", "also likes" */
const NO_PERSON = String.raw`(?:budget|limit|max(?! [a-z]+s)|price|order|name|only|favou?rite|things?|ones|problem|catch|rule|doctor|stomach|body|heart|head|cat|dog|coffees?|bags?|taste|i|you|we|they|he|she|it|er|sie|il|elle|ella|is|are|has|my|our|that|which|who|this|everyone|nobody|really|also|still|just|always|mostly|usually|and|but)\b`;
/** "Roast: dark. Budget: 16" is of one coffee. */
const LABEL = String.raw`(?!(?:for|the|my|roasts?|tastes?|flavou?rs?|grind|caffeine|notes?|moods?|strength|sizes?|d?i?s?likes?|allerg\w+|ps|note|questions?|q|edit|update|shipping|so|ok|well|hi|hello|hey|conditions?|now|and|or|two things|wish|wishes|want|need|must|no|yes|thanks|avoid|hates?|loves?|nuts|milk|dairy|exclude\w*|health|status|intoleran\w*|preferences?|requirements?|restrictions?|styles?|profile|vibe|goal|background|about|looking|important|bonus|decaf|strong|dark|criteria|first|second)\b)(?!${NO_PERSON}|\d+ )(?:mr?s?\. )?\w[\w']*(?: [\w']+){0,2}?`;
const PERSON = String.raw`(?:me|myself|him|her|(?:(?:little|big|older|younger|baby) )?${RELATION}(?: (?!${NO_PERSON})\w+)?(?: \(\d+\))?|(?:(?:my|our|the|his|her|their)(?: (?!${NO_PERSON})[\w'-]+){1,5}?|(?:a )?(?:meine?|unsere?|mis?|mon|ma) [^\s,;.:]+)(?: \(\d+\))?)`;
const WANTS = String.raw`(?:(?:${WANT}s|fancies)(?! (?:me|you|us|what|the (?:coffee|poster|bag|shop)|to (?!drink|have|stay|be))\b)|would (?:like|love)|will (?:have|take|etwas|einen)|(?:lives|runs) on|swears by|puts (?:[\w-]+ ){1,3}(?:in|on) everything|(?:can't|won't) (?:have|do|stand|drink|touch)|can only|gave up|(?:only )?does (?:only )?decaf|has (?:an? (?:\w+ )?sweet tooth|to (?:stay|be|get|wake))|is (?:(?:all|mad|crazy|wild|nuts) (?:about|for)|off|into|after|more of|an? (?:[\w-]+ ){0,3}(?:\w+holic|person|lover|drinker|fan|fiend|addict|guy|girl))|mag|liebt|trinkt|möchte|quiere|prefiere|toma|le (?:gusta|encanta)|aime|veut|boit|préfère)\b`;
/** "Half of them want decaf, the others something strong", "the basses want it strong" */
const GROUP = String.raw`(?:(?:half|some|most|one|two|three|four|another|(?:the )?(?:others?|rest)(?: one)?|everyone else)(?: half|(?: of)? (?:them|us|(?:my|our|the) \w+))?|(?:my|our|the)(?: (?!${NO_PERSON})[\w'-]+){0,2} (?!${NO_PERSON})[\w'-]+(?:s|men|people|children)(?: (?:at|in|of|from) [\w' -]{2,25})?)(?: (?:is|are) [^,;.:?!]{1,30} and)? (?:${WANT}s?|(?:is|are) (?:off|into)|runs? on)\b`;
const I_WANT = String.raw`(?:\bi(?:'d|'m| am| just| only| really)* ?(?:want|need|like|love|prefer|drink|take|would like|fancy|into|after|more of|an? \w+ (?:person|lover|drinker))\b|\b(?:ich (?:mag|will|brauche|trinke|möchte|etwas|was)|yo (?:quiero|prefiero|algo)|moi,? (?:j['e] ?\w+|quelque)))`;
const BEFORE = String.raw`(?<=^(?:(?:so|ok|well|hey|hi|yo),? )*|[.,;:!?&+\n]\s*|\b(?:and|but|while|und|y|et) )`;
/** "My dad: dark and smoky", "my wife wants banana", "für meine Frau etwas mit Minze" */
const FOR_EACH = new RegExp(
  String.raw`${BEFORE}(?=(?:for )?${PERSON}(?: ?[:=]| -) ?\w|(?:for (?:${PERSON}|[a-z]+)|me),? (?:the|an?|something|anything)\b|(?:für|para|pour) (?:[^\s,;.]+ ){1,2}(?:etwas|einen?|algo|un[oae]?|quelque) |${PERSON},? who (?:\w+ ){0,2}${WANTS}|an? \w+ (?:with [^,;.]{3,60} )?who ${WANTS}|(?:${PERSON} (?:[^,;.:?!]{0,40}\b(?:and|but) )?|(?!${NO_PERSON})[a-z]+ )${WANTS}|${GROUP})`,
  'gi',
);
/** "Sis = peppermint, granny = decaf", "Mr Alvarez - dark roast. Ms Kim - fruity" */
const LABELLED = new RegExp(String.raw`${BEFORE}(?=(?:for |the |my )?(?:s?he|${LABEL})(?: ?[:=]| [-–]) ?\w)`, 'gi');
/** "He wants it smoky, she wants it mild", "I need decaf, he needs a kick" */
const HE_AND_SHE = String.raw`\b(s?he) ${WANTS}.*\b(?!\1)s?he ${WANTS}|^${I_WANT}(?!.*\b(?:for|gift|too)\b).*\bs?he ${WANTS}|^s?he ${WANTS}.*${I_WANT}`;
const FOR_HIM_AND_HER = new RegExp(String.raw`${BEFORE}(?=s?he ${WANTS})`, 'gi');
/** "Jo wants chocolate in it" is no question about what is in it. */
const WITH_IT = new RegExp(String.raw`^((?!${NO_PERSON})[a-z]+) (?=${WANTS}[^.?!]* in it\b)`, 'i');
const FOR_PERSON = new RegExp(String.raw`^\S+.* for (?:${PERSON}|us)(?: (?:who|after|before|in|at|on|to|because) [^.?!]*)?[.!? ]*$`, 'i');
const FOR_OTHER = new RegExp(
  String.raw`\b(?:one|an?|something|anything|decaf|coffee) (?:[^.?!]* )?for (?!me\b|myself\b)${PERSON}(?: who [^.?!]*)?[.,!? ]*$`,
  'i',
);
/** "My dad loves smoke, I want something for him" is one wish. */
const OWN_WISH = String.raw`(?<!\bfor me)\s*(?:[,;.]|\b(?:and|but|und|y|et)\b)\s*(?=(?:(?:for )?me,? )?${I_WANT}|i (?:can't|cannot|must not|can not) (?:have|drink|take|do)\b|i\b[^.,;?!]{1,40}\b(?:(?:and|but) (?:want|like|love)|(?:want|need|fancy) something)\b|(?!(?:and|but)\b)[^.,;?!]{2,30} for (?:me|myself)[.! ]*$)(?![^.;?!]*\b(?:for (?:him|her|them)|gift|present|(?:it|them|this) (?:by|before|on|for))\b)`;
/** "Three of us at the office.", "2 gifts please." before what each of them is to be. */
const NO_WISH = String.raw`^(?!(?:do|can|how|when|where|what|is|are) |.*(?:\?|${I_WANT}(?! (?:two|three|four|\d|a couple|some|gifts|presents))|\bfor me\b|\bsomething\b)).*(?:[.:!]|\b(?:two|three|four|\d+)\b[^,]*,)\s*$|^(?:so|ok|well|hi|hey|hello|hallo|hola|salut|bonjour)\W*$|^i(?:'m| am) (?:\w+ )?(?:allergic|intolerant)\b[^?]*$`;

/** "One for my mum, she likes chocolate": what she likes is part of the item. */
export const LIKED_BY = new RegExp(String.raw`(\bfor (?:my|our|the) \w+),? (?:who|s?he|they) (?=${WANTS})`, 'gi');

/** "The teacher (hates sweet stuff), the driver (up at 4)": what comes after them holds for each. */
const BRACKETED = /\b(\w+(?: \w+)?) \(([^()]{3,60})\)/g;
/** "What do I get?", "Can you match us up?", "One bag each." behind it. */
const ASKS_FOR_ANY =
  /^(?:so |and )?(?:(?:(?:what|which)(?: \w+)? (?:do|should|would|could|can) (?:i|we|you)|(?:can|could|would) you) (?:please )?(?:get|buy|take|pick|order|choose|recommend|suggest|match|sort|help)\b|(?:one|a) (?:\w+ )?(?:for )?each\b|gifts? for (?:both|all|each)\b)/i;

export function namesProduct(text: string): boolean {
  return namedProducts(tokensOf(plainText(text)).join(' ')).slugs.length > 0;
}

/** A question, or what is said of one person. */
const OF_ONE = new RegExp(String.raw`\?|\b(?:s?he|his|hers?|him|who|they|${RELATION})\b`, 'i');
/** Before a list it may hold for each. */
const CONDITION = /\b(?:not?|without|allerg\w+|under|max|budget)\b|\$/i;
const OTHER_MUST_NOT = new RegExp(String.raw`\b(?:s?he|${RELATION}) (?:can't|cannot|can not|must not|may not)\b[^.?!]*$`, 'i');
const OPENING = /^(?:one|one bag|a bag|a coffee|two|both|\d) for [^.:!?,]*? (?:(?:and|&) [^.:!?,]*for|one for) [^.:!?,]*[.:!] +/i;

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
export function splitList(raw: string): string[] | null {
  const message = raw.replace(LIKED_BY, '$1 who ');
  if (message.length > LONGEST_LIST) return null;
  // "One for me and one for my husband. I like it light, he likes it dark."
  const rest = message.replace(OPENING, '');
  if (rest !== message) return splitList(rest);
  // "Decaf for mom, something strong for me, and a poster for my brother"
  const each = message
    .replace(/^[^:,]{0,24}:\s*/, '')
    .replace(/, (?:s?he|they) (?=(?:is|are|can't|has)\b)/gi, ' who ')
    .split(/\s*[,;+&]\s*(?:and\s+)?|\s+and\s+/i);
  // "A strong one for him, a mild one for me, and not a cent over $16"
  const isOfEach = each.length > 2 && !FOR_PERSON.test(each.at(-1)!) && !OF_ONE.test(each.at(-1)!);
  const forPersons = isOfEach ? each.slice(0, -1) : each;
  if (
    forPersons.length > 1 &&
    forPersons.every((one) => FOR_PERSON.test(one)) &&
    !forPersons.every((one) => /^(?:one|another)\b/i.test(one))
  )
    return isOfEach ? addedToEach(forPersons, each.at(-1)!) : each;
  // "Something minty for her, and I'd like a smoky one"
  const own = message.split(new RegExp(OWN_WISH, 'i'));
  if (own.length === 2 && (FOR_OTHER.test(own[0]!) || OTHER_MUST_NOT.test(own[0]!))) return own;
  const [, , list = '', after = ''] = ITEMS.exec(message.trim()) ?? [];
  const items = list
    .split(BETWEEN_ITEMS)
    .map((item) => item.replace(/^(?:the )?(?:one|the other|another|other one)(?: coffee)?\b/i, 'a coffee'));
  if (items.length > 1 && !items.some(namesProduct)) return addedToEach(items, after.replace(/^[\s,.;?!]+/, ''));
  const bracketed = [...message.matchAll(BRACKETED)];
  if (bracketed.length > 1 && !namesProduct(message)) {
    const last = bracketed.at(-1)!;
    const behind = message.slice(last.index + last[0].length).replace(/^\W+/, '');
    const gifts = bracketed.map(([, who, wish]) => `a coffee for ${who}, ${wish}`);
    return addedToEach(gifts, behind);
  }
  const wishes = message.replace(/(?<=\w)'s (?=(?:all|into|after|off|mad|crazy|more of|an?)\b)/gi, ' is ');
  const isLabelled = (wishes.match(LABELLED)?.length ?? 0) > 1 && !namesProduct(wishes);
  const persons = isLabelled ? LABELLED : new RegExp(HE_AND_SHE, 'i').test(wishes) ? FOR_HIM_AND_HER : FOR_EACH;
  const people = wishes.split(persons).filter((part) => /\p{L}{2}/u.test(part));
  const isFirst = wishes.search(persons) === 0;
  const isPreface = isLabelled ? !CONDITION.test(people[0]!) : new RegExp(NO_WISH, 'i').test(people[0]!);
  const said = !isFirst && isPreface ? people.slice(1) : people;
  const wants = said.flatMap((part) => (people.length > 1 || isFirst ? part.split(new RegExp(OWN_WISH, 'i')) : [part]));
  if (wants.length < 2) return null;
  return wants.flatMap((part) => {
    const [wish = '', ...more] = part.split(/(?<=[?!.])\s+/);
    const questions = more.filter((one) => STARTS.test(`${one} `) && !ASKS_FOR_ANY.test(one));
    const text = wish
      .replace(/^(?:for )?([^:=]+?)(?: ?[:=]| [-–]) ?(?=\w)/i, 'a coffee for $1, ')
      .replace(WITH_IT, 'a coffee for $1, who ');
    return [text.replace(/(?:[\s,;]+(?:and|but|while|und|y|et))?[\s,;]*$/i, ''), ...questions];
  });
}
