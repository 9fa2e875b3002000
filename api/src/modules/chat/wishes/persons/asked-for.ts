import { isWishWord, RELATION } from '../../../catalog/index.ts';
import { ALL, type PersonClause, SEVERAL, VISITOR } from './person-clause.ts';

const WISHES =
  /\b(?:for|wants?|likes?|loves?|adores?|prefers?|drinks?|takes?|enjoys?|needs?|something|anything|one|what|which|get|show|recommend|suggest|find|pick|give|how about|looking|(?:next|first|second|third|last|other)(?: one)? is)\b/;
/** "I'll take that for Linda", "Lord Darkroast for Tom then": what is chosen for one asks for nothing more. */
const CHOSEN =
  /\b(?:take|get|have|order|go with|do) (?!.*\?).*\bfor \w|\bfor (?:my |the )?\w+ then\b|^(?:(?:and|so|ok|then|the|i meant?|yes|yeah|haha|lol|oh|great|good|nice|perfect|lovely|right|well|alright) )*(?!not\b)[a-z']+(?: [a-z']+)? (?:is |goes )?for (?:my )?\w+(?: too| please| (?:sounds|looks|is|seems) (?:nice|good|great|perfect|fine))?$|^(?:\w+ )?(?:my |the )?\w+ is (?:settled|sorted|done|taken care of|all set)\b/;
const ASKS = /\b(?:something|anything|(?<!\bthe \w+ )one|coffee|what|which|who|how|gift|present|recommend|suggest|show|find)\b/;

/** "Only my mother can't have caffeine", "that is only for me": asks for the others. */
const ONLY_ONE =
  /^(?:no )*(?:it is )?only (?:my |the )?\w+(?: in law)? (?:who )?(?:can not|must not|may not|should not|does not|is|needs|has (?:an?|the|that) (?:\w+ )?(?:allergy|intolerance))\b|\b(?:is|was) (?:only|just) for \w/;

function personsIn(clauses: readonly PersonClause[], isOf: (text: string) => boolean): string[] {
  return [...new Set(clauses.flatMap(({ person, text }) => (person !== null && isOf(text) ? [person] : [])))];
}

/** Whether a message says that a condition is of one person alone. */
export function isOfOneAlone(clauses: readonly PersonClause[]): boolean {
  return clauses.some(({ text }) => ONLY_ONE.test(text));
}

function isChosen(text: string): boolean {
  return CHOSEN.test(text) && !ASKS.test(text);
}

/** "He also thinks the moon is fake" asks for nobody. */
const OF_COFFEE =
  /\b(?:hates?|dislikes?|avoids?|can|may|must|allerg\w+|pregnant|vegan|caffeine|decaf|would|should|gets?|has|who|not|never|no|without)\b/;
const FEW_WORDS = 4;
function isAbout(clauses: readonly PersonClause[]): boolean {
  const text = clauses.map((clause) => clause.text).join(' ');
  // "Him: light roast"
  const isHeaded = clauses.some((clause) => clause.person !== null && clause.text.split(' ').length <= 2);
  return isHeaded || WISHES.test(text) || OF_COFFEE.test(text) || text.split(' ').length <= FEW_WORDS;
}

/** "I'm not ordering for myself today" */
const NOT_FOR_SELF = /\bnot (?:ordering|buying|shopping|looking|asking)(?: \w+)? for (?:me|myself)\b/;
/** "This bag is just mine", "it is his gift to me" */
const MINE = /\b(?:gift|present|treat) to me\b|\b(?:this|the|that) (?:bag|one|coffee) is (?:just |only |all )*(?:mine|for me)\b/;

/** For whom a text asks: a person, `ALL` or `SEVERAL`; null where it names nobody. */
export function askedFor(said: readonly PersonClause[]): string | null {
  if (said.some(({ text }) => MINE.test(text))) return VISITOR;
  const clauses = said.some(({ text }) => NOT_FOR_SELF.test(text)) ? said.filter(({ person }) => person !== VISITOR) : said;
  const all = personsIn(clauses, () => true);
  const persons = personsIn(clauses, (text) => !ONLY_ONE.test(text));
  if (persons.length === 0) return all.length > 0 ? SEVERAL : null;
  if (persons.length === 1) return persons[0] === VISITOR || persons[0] === ALL || isAbout(clauses) ? persons[0]! : null;
  // "The decaf is for my mother, not for me"
  const contrasted = clauses.slice(1).find(({ text }) => /^not for \w/.test(text))?.person;
  if (contrasted) return contrasted;
  // "Lord Darkroast for Tom, Decaf Destiny for Ann"
  if (personsIn(clauses, isChosen).length > 1) return SEVERAL;
  // "Tom is settled, I asked about Priya"
  const open = clauses.filter(({ text }) => !isChosen(text) && !ONLY_ONE.test(text));
  const left = personsIn(open, () => true);
  if (left.length === 1 && left[0] !== ALL && isAbout(open)) return left[0]!;
  const asked = personsIn(clauses, (text) => WISHES.test(text) && !isChosen(text) && !ONLY_ONE.test(text));
  return asked.length === 1 ? asked[0]! : persons.includes(ALL) ? ALL : SEVERAL;
}

/** No coffee: "I need your help", "she wants to know", "I love this shop" */
const NO_COFFEE = String.raw`(?! (?:(?:my|his|her|our|your|their|this|that|when|how|you|us|me|him|to (?!try\b|have\b|drink\b|taste\b|get\b|buy\b|order\b|switch\b)|the (?!(?:\w+ ){0,2}(?:ones?|roasts?|blends?|coffee|bags?|beans|decaf|taste|strong\w*|dark\w*|light\w*|mild\w*|sweet\w*|fruit\w*|same|opposite|usual|caffeine|most)\b))\b|\w+ing\b))`;
const WOULD = String.raw`(?:\bwould|'d) (?:(?:really|also|rather|probably) )*(?:like|love|prefer|enjoy|want|have|take|drink)`;
/** "She wants one", "my dad likes it dark", "Tom is next" */
const REQUESTS = new RegExp(
  String.raw`\b(?:(?:wants?|needs?|needing|prefers?|likes|(?<!(?:ing|espresso|coffee|drinks?|it|that|is|was|looks?|feels?|sounds?|lives?|them) )like|loves?|enjoys?|hates?|detests?|takes|asked for)${NO_COFFEE}|(?:is|are) (?:after|into|keen on|mad about|crazy about))\b|${WOULD}\b${NO_COFFEE}`,
);
/** What a request is about; "my son loves Minecraft" is none. */
const COFFEE =
  /\b(?:it(?! (?:here|all|when|if|that)\b)|ones?(?! of (?:these|those|the)\b)|some|something|anything|coffees?|decaf\w*|caffeine\w*|bags?|blends?|beans|brews?|roast\w*|cups?|stuff|same|opposite|usual|kick|tastes?|flavou?r\w*|notes)\b/;
/** "Tom is next", "something for him" */
const TURN =
  /\b(?:(?:is|are) next(?! (?:to|door|week|month|year)\b)|(?:my|his|her|'s) turn|something(?! (?:happened|is|was|came|wrong)\b)|recommend(?! (?:you|your|this shop)\b)|suggest|(?:next|first|second|third|last|other)(?: one)? is)\b/;
/** "And her", "what about Karen", "which would my dad like" */
const ASKS_FOR_PERSON =
  /^(?:(?:and|so|ok|but|then|now) )*(?:how about|what about|(?:what|which|who)(?! (?:my|our|he|she|they|knew|reminds|means)\b))\b(?! (?:an?|the)\b)/;
const MOST_WORDS = 4;
const ASKS_FOR_COFFEE = /\b(?:anything|something|one|coffee|bag|decaf|drink|pick)\b/;
/** "For Linda"; neither "for an hour", "took me for a coffee" nor "works for Starbucks" */
const FOR_PERSON = new RegExp(
  String.raw`(?<!\b(?:work(?:s|ed|ing)?|looks? out|looked out|wait(?:s|ed|ing)?|pay(?:s|ing)?|paid|cares?|cared|vot(?:es?|ed)|play(?:s|ed)?) )\bfor (?!(?:an?|the|that|this|it|free|now|sure|example|heaven|god|ages|years|hours|days|weeks|months|life|some|one|two|three|five|ten|fun|real|once|breakfast|lunch|dinner|christmas|birthdays?|\w+ing|\d+|(?:my|our|his|their) (?!(?:[\w-]+ ){0,2}${RELATION}\b))\b)\w|\bfor (?:an?|the) (?:\w+ )?${RELATION}\b`,
);
/** "He drinks regular coffee", "she can have all the caffeine she wants" */
const HABIT =
  /\b(?:all|any|as much|whatever)\b.*\b(?:he|she|they|i) (?:wants?|likes?)\b|\b(?:drinks?|drank|lives? on|had|has|can have|may have|allowed|loved|back on)\b.*\bcoffee\b|\b(?:loves?|likes|enjoys|hates?|detests?) coffee(?= ?(?:$|with caffeine|alto|in general|too|as well))/;

/** "The third one just says surprise me" */
const SURPRISES = /\b(?:says?|said) (?:just )?surprise me\b/;

function isOfCoffee(text: string): boolean {
  return COFFEE.test(text) || text.split(/[^\p{L}]+/u).some(isWishWord);
}

function isRequest({ text, person, isQuestion }: PersonClause): boolean {
  const isAsked = ASKS_FOR_PERSON.test(text) || (isQuestion && (text.split(' ').length <= MOST_WORDS || ASKS_FOR_COFFEE.test(text)));
  return (
    isAsked ||
    FOR_PERSON.test(text) ||
    (person !== VISITOR && SURPRISES.test(text)) ||
    ((TURN.test(text) || (REQUESTS.test(text) && (person === VISITOR || isOfCoffee(text)))) && !HABIT.test(text))
  );
}

/** "Aunt: anything goes", "Mr Ortega: no dairy" */
const NO_WISH = /^(?:anything|whatever|everything|nothing|none|no|not|without|can not|allerg\w+|all good|fine|ok|okay)\b/;

const ORDINAL = '(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth|fifth|sixth|next|last(?:ly)?|finally)';
/** "Third", before "my neighbor" */
const ORDINAL_ALONE = new RegExp(`^(?:(?:and|so|ok|then|now) )*(?:the )?${ORDINAL}(?: (?:up|one|person))?$`);
/** "Fourth is my boss" */
const ORDINAL_FIRST = new RegExp(
  String.raw`^(?:(?:and|so|ok|then|now) )*(?:the )?${ORDINAL}(?: (?:up|one|person))?(?: is| comes)?(?: for)? (?:my|our|mr|mrs|ms|miss|there is) \w`,
);

/** The clauses that ask for a person, and do not only tell about them. */
export function requestsFor(clauses: readonly PersonClause[], person: string): PersonClause[] {
  return clauses.filter((clause, at) => {
    if (clause.person !== person) return false;
    // "Him: light roast"
    const next = clauses[at + 1];
    const isHead = clause.text.split(' ').length <= 2 && clauses[at - 1]?.person !== person && next?.person === person;
    const isTurn = person !== VISITOR && (ORDINAL_FIRST.test(clause.text) || ORDINAL_ALONE.test(clauses[at - 1]?.text ?? ''));
    return (isHead && !NO_WISH.test(next.text)) || isTurn || isRequest(clause);
  });
}
