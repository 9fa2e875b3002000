import { isAboutHealth } from './health/health-words.ts';
import { isReasonAgainstCaffeine } from './health/reasons-against-caffeine.ts';
import { markRequests, type RequestMention } from './request-mentions.ts';
import { TASTE_GROUPS } from './wish-words.ts';

/** Persons who want a coffee each; the model that stands in for a real one (split-list.ts) has such lists, too. */
const RELATION = String.raw`(?:hubb?y|hubs|wife|wifey|husband|partner|girlfriend|boyfriend|gf|bf|fiancee?|m[uo]m(?:my|ma)?|mother|mama|dad|daddy|father|papa|parents|sis|sister|bro|brother|son|daughter|kids?|twins|aunt|auntie|uncle|gran|granny|grand\w+|gramps|nan|nana|cousin|nephew|niece|friend|buddy|boss|colleague|coworker|room(?:mate|ie)|flatmate|housemate|neighbou?r)(?:[ -]in[ -]law)?`;
/** "My budget: 20", "it needs", "also likes" */
const NO_PERSON = String.raw`(?:budget|limit|max(?! [a-z]+s)|price|order|name|only|favou?rite|things?|ones|problem|catch|rule|doctor|stomach|body|heart|head|cat|dog|coffees?|bags?|taste|i|you|we|they|he|she|it|is|are|has|my|our|that|which|who|this|everyone|nobody|really|also|still|just|always|mostly|usually|and|but)\b`;
const PERSON = String.raw`(?:me|myself|him|her|mich|moi|${RELATION}|(?:my|our|the|his|her|their)(?: (?!${NO_PERSON})[\w'-]+){1,4}?|(?:a )?(?:meine?|unsere?|mis?|mon|ma) [^\s,;.:]+)(?: \(\d+\))?`;
const WANT = String.raw`(?:(?:only|really|just|always|mostly|usually|also|would) )*(?:want|like|love|need|drink|take|prefer|enjoy|hate|adore|crave)`;
const WANTS = String.raw`(?:${WANT}s|fancies|would (?:like|love)|will (?:have|take)|(?:lives|runs) on|swears by|can not (?:have|stand|drink)|can only|has (?:a sweet tooth|to (?:stay|be|get|wake))|(?:has )?(?:quit|given up|gave up|stopped)|is (?:(?:all|mad|crazy|wild|nuts) (?:about|for)|off|into|after|more of|an? (?:[\w-]+ ){0,3}(?:\w+holic|person|lover|drinker|fan|fiend|addict|guy|girl))|mag|liebt|trinkt|mochte|quiere|prefiere|toma|le (?:gusta|encanta)|aime|veut|boit|prefere)`;
const GROUP = String.raw`(?:(?:half|some|most|one|two|three|four|[2-9]|another|(?:the )?(?:others?|rest)(?: one)?|everyone else)(?: half|(?: of)? (?:them|us|(?:my|our|the) \w+))?|(?:my|our|the)(?: (?!${NO_PERSON})[\w'-]+){0,2} (?!${NO_PERSON})[\w'-]+(?:s|men|people|children)(?: (?:at|in|of|from) [\w' -]{2,25})?)`;
/** "My dad: dark and smoky" */
const HEADED = String.raw`(?<=^|[.,;!?\n] ?|\band )(?:(?:for )?${PERSON}(?: ?[:=]| - )|(?:for|fur|para|pour) ${PERSON},? (?:the|an?|one|un[oae]?|eine?n?|something|anything|algo|etwas|quelque)\b)`;
/** "My wife drinks decaf, I need something strong", "he wants it smoky, she wants it mild", "the basses want a backbone" */
const SUBJECT = new RegExp(
  String.raw`(?<=^(?:(?:so|ok|well),? )?|[.,:;!?\n] ?|\band |\bbut |\bwhile )(?:${GROUP} (?:${WANT}s?|(?:is|are) (?:off|into)|runs? on)|(?:${PERSON} (?:[^,;.:?!]{0,40}\b(?:and|but) )?|(?:he|she|(?!${NO_PERSON})[a-z]+) )${WANTS}|(?:me,? )?i (?:am |would )?(?:${WANT}|quit|gave up|stopped|into|after|more of)|(?:ich|yo|moi,?) \w+|(?:${PERSON}|i) (?:have|did|do) not(?= ?[,.]))\b`,
  'g',
);
const STRONG =
  /\b(?:i (?:have|did|do) not(?= ?[,.])|strong\w*|kick\w*|(?:rocket|jet) fuel|regular|powerful|full caffeine|high caffeine|lots of caffeine)\b/;
const OWN = /^(?:(?:me,? )?i|ich|yo|moi,?) /;
const ASKS = /\b(?:wants?|needs?|would like|is after)\b/;
const VERB = / (?:am|is|has|can|would|only|just|really|always|usually|also)\b.*$| \w+$/;
const FOR_OTHER = /\bfor (?:him|her|them)\b|\b(?:gift|present)\b/;
/** Of several things, each begins so. */
const BEGINS = String.raw`(?:(?:i|we) (?:\w+ )?(?:need|want|like|take|buy|get)|(?:give|get|bring|show) (?:me|us)|(?:can|could|may) (?:i|we) (?:have|get)|looking for|both|maybe|then|also|please|ok|hi|hello|so|or)`;
const ITEM = new RegExp(String.raw`^(?:${BEGINS} )*(?:one|1|an?|another|the other|something)(?= )`);
const FOR_WHOM = new RegExp(String.raw`\bfor (?:me|myself|him|her|them|us|(?:(?:my|our|the|his|her) (?:\w+ )?)?${RELATION})$`);
const COUNTED = new RegExp(String.raw`^(?:${BEGINS} )*(?:one|1|another|the other)(?= )|^(?:${BEGINS} )*an? .*\bone\b`);
const FOR_PURPOSE = new RegExp(
  String.raw`^(?:${BEGINS} )*(?:one|another|the other)(?: one| bag| coffee)? (?:to|for) (?!each\b|all\b|both\b|of\b)\w`,
);
/** "A decaf and a hint of mint", "a smooth finish": of the same coffee. */
const SAME_COFFEE =
  /^(?:an? )?(?:bit|hint|touch|little|lot|note|dash|splash|pinch|kick|drop)\b|\b(?:taste|flavou?r|finish|notes?|vibe|aroma|body|aftertaste|smell)s?\b/;
const OF_ALL =
  /\b(?:both|(?<!\bat )all(?! the caffeine)|each|everything|every one|neither|either|none of (?:them|those)|overall|in general)\b/;
const CONDITION =
  /\bdecaf\b|\b(?:off|(?:gave|gives?|given|giving) up|quit|stopped|avoids?|avoiding)(?: (?:the|her|his))? caffeine\b(?! (?:because|since|due|for (?:the|her|his|our|my) (?:baby|health|heart))\b)|\b(?:no|without|zero|low|lower|less|little|free of|not (?:too |so |very |that )?much|half)(?: \w+)? caffeine\b|\bcaffeine[- ]free\b/g;
const TASTES =
  '(?:sweet|sugary|smok[ey]y?|bitter|sour|acidic|fruity?|citrus\\w*|lemon\\w*|spic[ey]y?|cinnamon|chocolat\\w*|mint\\w*|caramel|banana|coconut|pumpkin|honey|floral|flowery|strong|dark|light)';
/** What a person does not like. "Can not have" may be a matter of health, and nuts and milk of an allergy. */
const DISLIKE = new RegExp(
  String.raw`\b(?:hates|dislikes|can not stand|(?:does not|do not) (?:like|want)|is not into|not(?: too| so| very| that| at all)?|nothing|no|without) (?:anything |things |it )?(?:too |very |so )?${TASTES}(?:(?: and| or|,) ${TASTES})*(?: (?:stuff|things?|ones|coffees?|notes?|flavou?rs?|tastes?))?(?= ?(?:$|[.,;!?)\n]|and\b|but\b))`,
  'g',
);
const OF_ITEMS = new Set(['taste', 'group', 'roast', 'strong', 'mild', 'caffeine']);

interface Part {
  text: string;
  /** What the visitor wants one of. */
  isItem: boolean;
}

/** What begins at these places, if there are two. */
function partsAt(plain: string, starts: readonly { index: number }[]): Part[] {
  if (starts.length < 2) return [];
  const items = starts.map(({ index }, at) => ({ text: plain.slice(index, starts[at + 1]?.index), isItem: true }));
  return [{ text: plain.slice(0, starts[0]!.index), isItem: false }, ...items];
}

/** "my dad: ... my mom: ..." */
function headedParts(plain: string): Part[] {
  return partsAt(plain, [...plain.matchAll(new RegExp(HEADED, 'g'))]);
}

/** "The teacher (hates sweet stuff), the driver (up at 4)" */
function bracketedParts(plain: string): Part[] {
  return partsAt(plain, [...plain.matchAll(/\b\w+(?: \w+)? \(/g)]);
}

/** The sentences about persons. */
function personsParts(plain: string): Part[] {
  const all = [...plain.matchAll(SUBJECT)];
  // Beside "my wife", "she" may be the same person.
  const isNamed = all.some(([said]) => !/^(?:he|she|i|me) /.test(said));
  const found = all.filter(([said]) => !isNamed || !/^(?:he|she) /.test(said));
  const persons = found.map(([said], at) => (/^(?:half|one|two|some) /.test(said) ? at : said.replace(VERB, '')));
  return new Set(persons).size < 2 ? [] : partsAt(plain, found);
}

/** The same when another of them has a wish. What visitors say of themselves holds beside what another only likes. */
function unlikePersonsParts(plain: string): Part[] {
  const parts = personsParts(plain);
  const isOwn = parts.some(({ text }) => OWN.test(text) && hasCondition(text));
  const others = parts.filter(({ text, isItem }) => isItem && !hasCondition(text) && !FOR_OTHER.test(text));
  return others.some(({ text }) => (!isOwn || ASKS.test(text)) && (STRONG.test(text) || isOfItems(text))) ? parts : [];
}

function isOfItems(text: string): boolean {
  const isDecaf = /\bdecaf\b/.test(text);
  return mentionsIn(text).some(({ kind, value }) => OF_ITEMS.has(kind) || (kind === 'cue' && (value === 'high' || isDecaf)));
}

function isItem(text: string): boolean {
  const said = text.replace(/ (?:please|pls|then|too)$/, '');
  return (ITEM.test(said) || FOR_WHOM.test(said)) && !SAME_COFFEE.test(said.replace(ITEM, '').trim()) && isOfItems(said);
}

/** "One strong, one decaf", "a smoky one and a decaf". "A decaf, something minty" may be one coffee. */
function listedParts(plain: string): Part[] {
  const pieces = plain.split(/((?:[.,;:!?\n]| -) ?(?:and |plus )?| and | plus | & | \+ | (?=(?:1|one) [a-z]+ ?(?:$|[.,!?])))/);
  const isWished = pieces.some((text, at) => at % 2 === 0 && isItem(text.trim()));
  // "One without caffeine for her, one to get me up": beside a wish, one for a purpose is another.
  const parts = pieces.map((text, at): Part => ({
    text,
    isItem: at % 2 === 0 && (isItem(text.trim()) || (isWished && FOR_PURPOSE.test(text.trim()))),
  }));
  const items = pieces.flatMap((text, at) => (parts[at]!.isItem ? [{ text: text.trim(), joint: pieces[at - 1] ?? '' }] : []));
  const isSeveral = items.slice(1).some(({ text, joint }) => COUNTED.test(text) || FOR_WHOM.test(text) || /and|plus|&|\+/.test(joint));
  return isSeveral ? parts : [];
}

function hasCondition(text: string): boolean {
  return text.search(CONDITION) >= 0;
}

/** What is said of one part alone may be left out of what holds for all, a reason of health may not. */
function isOfPart({ text, isItem }: Part): boolean {
  return isItem && !isAboutHealth(text) && !isReasonAgainstCaffeine(text);
}

function isSaidOfAll(plain: string): boolean {
  return OF_ALL.test(
    plain.replace(
      /\bboth (?=an? )|\beach (?=(?:for )?(?:under|below|at most|max|less))|\b(?:(?:one|a|\d)(?: bag| pack| coffee)?|(?:under|below|at most|max) \S+(?: dollars| bucks)?) each\b/g,
      '',
    ),
  );
}

function firstParts(plain: string, ...ways: ((plain: string) => Part[])[]): Part[] {
  return ways.map((partsOf) => partsOf(plain)).find(({ length }) => length > 0) ?? [];
}

function withoutPartCaffeine(plain: string): string {
  const parts = firstParts(plain, headedParts, listedParts, unlikePersonsParts);
  const isOfEach = parts.filter((part) => part.isItem).every(({ text }) => hasCondition(text));
  if (isOfEach || isSaidOfAll(plain)) return plain;
  return parts.map((part) => (isOfPart(part) ? part.text.replace(CONDITION, 'coffee') : part.text)).join('');
}

/** The same for dislikes: those of the visitor hold for all. */
function othersParts(plain: string): Part[] {
  return personsParts(plain).map(({ text, isItem: isOne }) => ({ text, isItem: isOne && !OWN.test(text) }));
}

function mentionsIn(text: string): RequestMention[] {
  return markRequests(text.replace(/[.,;:!?()\n]/g, ' ')).mentions;
}

/** The catalogue's terms in a text: of "sweet" the tastes that are wanted, or those that are left out for whom it is too sweet. */
function termsIn(text: string, side: 'wanted' | 'shunned'): string[] {
  return mentionsIn(text).flatMap(({ kind, value }) => (kind === 'group' ? (TASTE_GROUPS[value]?.[side] ?? []) : [value]));
}

/** Without what one part dislikes and another asks for. */
function withoutPartDislikes(plain: string): string {
  const parts = firstParts(plain, headedParts, bracketedParts, othersParts, listedParts);
  if (parts.length === 0 || isSaidOfAll(plain)) return plain;
  // "My mum is allergic to caramel" asks for none.
  const wanted = parts.map(({ text }) => (isAboutHealth(text) ? [] : termsIn(text.replace(DISLIKE, ''), 'wanted')));
  return parts
    .map((part, at) => {
      const others = new Set(wanted.filter((_, other) => other !== at).flat());
      if (!isOfPart(part)) return part.text;
      return part.text.replace(DISLIKE, (said) => (termsIn(said, 'shunned').some((term) => others.has(term)) ? '' : said));
    })
    .join('');
}

/**
 * A text (plain English) without the conditions of single parts, on caffeine or a taste, which would rule out what the other parts ask
 * for. What is said of all, before or after the parts, stays, and so does a reason of health.
 */
export function withoutPartConditions(plain: string): string {
  return withoutPartDislikes(withoutPartCaffeine(plain));
}

/** What a text (plain English) asks for one of each, when it names several coffees: "one dark for me", "a mild one for my wife". */
function itemsIn(plain: string): string[] {
  const parts = firstParts(plain, headedParts, listedParts, personsParts);
  return parts.filter((part) => part.isItem).map(({ text }) => text);
}

/** Whether two coffees of a message are to be of different strength: "one dark for me and a mild one for my wife". */
export function isOfTwoStrengths(plain: string): boolean {
  const kinds = itemsIn(plain).map((item) => {
    const mentions = mentionsIn(item);
    const isDark = mentions.some(
      ({ kind, value }) => kind === 'strong' || (OF_ITEMS.has(kind) && /dark|smoke|molasses|bitter/.test(value)),
    );
    const isMild = mentions.some(({ kind, value }) => kind === 'mild' || (kind === 'roast' && value === 'light'));
    return isDark === isMild ? '' : isDark ? 'dark' : 'mild';
  });
  return kinds.includes('dark') && kinds.includes('mild');
}
