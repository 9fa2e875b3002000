import { isAboutHealth } from '../health/health-words.ts';
import { isReasonAgainstCaffeine } from '../health/reasons-against-caffeine.ts';
import { PRONOUN } from '../language/persons.ts';
import { TASTE_GROUPS } from '../wish-words.ts';
import { isOfItems, JOINT, listedParts, mentionsIn, OF_ITEMS } from './listed-parts.ts';
import type { Part } from './part.ts';
import { bracketedParts, headedParts, OFF, OWN, personsParts } from './persons-parts.ts';

/** A strong coffee, or one with caffeine, for one of several persons. */
const STRONG =
  /\b(?:i (?:have|did|do) not(?= ?[,.])|strong\w*|kick\w*|(?:rocket|jet) fuel|regular|normal(?= ?(?:$|[,.;!?]|coffees?\b|ones?\b))|powerful|full caffeine|high caffeine|lots of caffeine)\b/;
/** Beside what another only likes, this asks for a coffee. */
const ASKS = /\b(?:wants?|needs?|would like|is after)\b/;
/** A part of the visitor that is about somebody else. */
const FOR_OTHER = /\bfor (?:him|her|them)\b|\b(?:gift|present)\b/;
/** Words of a prohibition that may be about the person of another sentence. */
const OF_DOCTOR = /\b(?:doctors?|midwife|cardiologist|physician|medical|medically)\b/;
/** Signs that a condition of one person may be a matter of health. */
const OF_BODY = /\b(?:heart|health|baby|medication|meds|nursing|breastfeeding)\b/;
const OF_ALL =
  /\b(?:both|(?<!\bat )all(?! the caffeine)|each|everything(?! ?[,.;]|$)|(?<!\b(?:mint|peppermint|chocolate|caramel|coconut|banana|hazelnut|peanut|pumpkin|cinnamon|honey|smoky|vanilla) )everything|every one|neither|either|none of (?:them|those)|overall|in general)\b/;
const OFF_FOR_ONE = String.raw`\b${OFF}\b(?![- ]go\b)(?!(?: for (?:\w+ ){0,2}?\w+)? (?:because|since|due|for (?:the|her|his|our|my) (?:baby|health|heart))\b)`;
const CONDITIONS =
  /\bdecaf\b|\b(?:off|(?:gave|gives?|given|giving) up|quit|stopped|avoids?|avoiding)(?: (?:the|her|his))? caffeine\b(?! (?:because|since|due|for (?:the|her|his|our|my) (?:baby|health|heart))\b)|\b(?:no|without|zero|low|lower|less|little|free of|not (?:too |so |very |that )?much|half)(?: \w+)? caffeine\b|\bcaffeine[- ]free\b|\bdoes not (?:drink|do|take) (?:any )?caffeine\b|\b(?:lets?|helps?|allows?) (?:me|us|him|her|them) (?:to )?(?:(?:get|go|fall) )?(?:to |some |back to )?a?sleep\b|\b(?:to|so (?:that )?(?:i|we|he|she|they)(?: can| could)?) (?:still |actually |fall |get )?(?:to )?a?sleep\b/;
const CONDITION = new RegExp(`${OFF_FOR_ONE}|${CONDITIONS.source}`, 'g');
const TASTES =
  '(?:sweet|sugary|smok[ey]y?|bitter|sour|acidic|fruity?|citrus\\w*|lemon\\w*|spic[ey]y?|cinnamon|chocolat\\w*|mint\\w*|caramel|banana|coconut|pumpkin|honey|floral|flowery|strong|dark|light)';
/** What a person does not like. "Can not have" may be a matter of health, and nuts and milk of an allergy. */
const DISLIKE = new RegExp(
  String.raw`\b(?:hates|dislikes|can not stand|(?:will not|never) (?:touch|drink|go near)(?:es)?|(?:does not|do not) (?:like|want)|is not into|not(?: too| so| very| that| at all)?|nothing|no|without) (?:anything |things |it )?(?:too |very |so )?${TASTES}(?:(?: and| or|,) ${TASTES})*(?: (?:stuff|things?|ones|coffees?|notes?|flavou?rs?|tastes?))?(?= ?(?:$|[.,;!?)\n]|and\b|but\b))`,
  'g',
);
const LATE = String.raw`\b(?:(?:in|for|on|during) (?:the |my |our )?(?:late )?(?:evenings?|nights?)|at (?:night(?:time)?|bedtime)|before bed(?:time)?|after dinner|evenings)\b`;
const EARLY = String.raw`\b(?:(?:in|for|on|during) (?:the |my |our )?(?:early )?(?:mornings?|days?|daytime|afternoons?)|at (?:noon|work|breakfast)|for (?:breakfast|work)|mornings)\b`;
/** "In the morning I want it strong, at night without caffeine" */
const AT_HOURS = [new RegExp(EARLY), new RegExp(LATE)] as const;
/** Hours of one of two coffees, which are no condition of the other. */
const LATE_HOUR = /\b(?:late )?(?:evenings?|tonight|bedtime)\b|\bbefore bed\b|\bafter dinner\b/g;

function hasCondition(text: string): boolean {
  return text.search(CONDITION) >= 0;
}

function isOfMood(text: string): boolean {
  return mentionsIn(text).some(({ kind }) => kind === 'mood');
}

/** The sentences about persons, if one without a condition has a wish. The visitor's own condition holds beside what another only likes. */
function unlikePersonsParts(plain: string): Part[] {
  const parts = personsParts(plain);
  const isOwn = parts.some(({ text }) => OWN.test(text) && hasCondition(text));
  // "My other half quit caffeine. I drink tea. He'd like something nutty": of the same person.
  const others = parts.filter(
    ({ text, isItem }) => isItem && !hasCondition(text) && !FOR_OTHER.test(text) && !(OWN.test(text) && /\b(?:s?he)\b/.test(text)),
  );
  return others.some(({ text }) => (!isOwn || ASKS.test(text)) && (STRONG.test(text) || isOfItems(text))) ? parts : [];
}

/** One for the early hours and another for the late. */
function hourParts(plain: string): Part[] {
  const pieces = plain.split(JOINT);
  const parts = pieces.map((text, at): Part => ({ text, isItem: at % 2 === 0 && AT_HOURS.filter((hour) => hour.test(text)).length === 1 }));
  const items = parts.filter(({ isItem }) => isItem);
  const isEach = AT_HOURS.every((hour) => items.some(({ text }) => hour.test(text)));
  return isEach && items.every(({ text }) => hasCondition(text) || isOfItems(text) || isOfMood(text)) ? parts : [];
}

/** The sentences about persons; what the visitor dislikes holds for all. */
function othersParts(plain: string): Part[] {
  return personsParts(plain).map(({ text, isItem: isOne }) => ({ text, isItem: isOne && !OWN.test(text) }));
}

/** What is said of one part alone may be left out of what holds for all, a reason of health may not. */
function isOfPart({ text, isItem }: Part): boolean {
  return isItem && !isAboutHealth(text) && !isReasonAgainstCaffeine(text) && !OF_BODY.test(text);
}

function isSaidOfAll(plain: string): boolean {
  return OF_ALL.test(
    plain.replace(
      /\bboth (?=an? )|\beach (?=(?:for )?(?:under|below|at most|max|less))|\b(?:(?:one|a|\d)(?: bag| pack| coffee)?(?: for)?|(?:under|below|at most|max) \S+(?: dollars| bucks)?) each\b/g,
      '',
    ),
  );
}

function firstParts(plain: string, ...ways: ((plain: string) => Part[])[]): Part[] {
  return ways.map((partsOf) => partsOf(plain)).find(({ length }) => length > 0) ?? [];
}

function withoutPartCaffeine(plain: string): string {
  const parts = firstParts(plain, headedParts, hourParts, listedParts, unlikePersonsParts);
  const isOfEach = parts.filter((part) => part.isItem).every(({ text }) => hasCondition(text));
  if (isOfEach || isSaidOfAll(plain) || OF_DOCTOR.test(plain)) return plain;
  // "Off the table" may be a matter of health.
  const isHealth = isAboutHealth(plain);
  function withoutCondition(text: string): string {
    const told = text.replace(CONDITION, (said) => (isHealth && said.startsWith('caffeine is') ? said : 'coffee'));
    return told === text || !AT_HOURS[1].test(text) ? told : told.replace(LATE_HOUR, 'later');
  }
  // "Greta loves dark chocolate. He's fine, she gave up caffeine": the pronoun of a later sentence may refer to another part.
  function withoutOwnConditions(text: string): string {
    const sentences = text.split(/(?<=[.!?\n])/);
    return sentences.map((sentence, at) => (at > 0 && PRONOUN.test(sentence) ? sentence : withoutCondition(sentence))).join('');
  }
  return parts.map((part) => (isOfPart(part) ? withoutOwnConditions(part.text) : part.text)).join('');
}

/** The catalogue's terms in a text: of "sweet" the tastes that are wanted, or those that are left out for whom it is too sweet. */
function termsIn(text: string, side: 'wanted' | 'shunned'): string[] {
  return mentionsIn(text).flatMap(({ kind, value }) => {
    // "Dessert in a cup" is sweet.
    const group = kind === 'mood' && value === 'indulgent' ? 'sweet' : value;
    return kind === 'group' || group !== value ? (TASTE_GROUPS[group]?.[side] ?? []) : [value];
  });
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
