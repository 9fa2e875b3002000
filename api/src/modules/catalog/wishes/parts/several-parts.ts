import { isAboutHealth } from '../health/health-words.ts';
import { isReasonAgainstCaffeine } from '../health/reasons-against-caffeine.ts';
import {
  ASKS,
  AT_HOURS,
  CONDITION,
  COUNTED,
  DISLIKE,
  FOR_OTHER,
  FOR_PURPOSE,
  FOR_WHOM,
  HEADED,
  IS_COUNTED,
  ITEM,
  JOINT,
  JOINT_OF_COUNTED,
  LABELLED,
  LATE_HOUR,
  NOTE_LABEL,
  NUMBER_LABEL,
  NUMBERED_PERSON,
  OF_ALL,
  OF_BODY,
  OF_DOCTOR,
  OF_ITEMS,
  OWN,
  PERSON_LABEL,
  REGULAR,
  SAME_COFFEE,
  STRONG,
  SUBJECT,
  VERB,
} from './part-patterns.ts';
import { markRequests, type RequestMention } from '../request-mentions.ts';
import { TASTE_GROUPS } from '../wish-words.ts';

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
  const labelled = [...plain.matchAll(LABELLED)];
  const isNumbered = NUMBERED_PERSON.test(plain);
  const persons = labelled.filter(([said]) => PERSON_LABEL.test(said) || (isNumbered && NUMBER_LABEL.test(said)));
  const parts = partsAt(plain, persons.length > 1 ? labelled : [...plain.matchAll(new RegExp(HEADED, 'g'))]);
  return parts.map((part) => (NOTE_LABEL.test(part.text) ? { ...part, isItem: false } : part));
}

/** "The teacher (hates sweet stuff), the driver (up at 4)" */
function bracketedParts(plain: string): Part[] {
  return partsAt(plain, [...plain.matchAll(/\b\w+(?: \w+)? \(/g)]);
}

/** The sentences about persons. */
function personsParts(plain: string): Part[] {
  const all = [...plain.matchAll(SUBJECT)];
  // Beside "my wife", "she" may be the same person.
  const isNamed = all.some(([said]) => !/^(?:he|she|i|me|an?|one|something) /.test(said));
  const found = all.filter(([said]) => !isNamed || !/^(?:he|she) |\bfor (?:him|her)$/.test(said));
  const persons = found.map(([said], at) => (/^(?:half|one|two|some) /.test(said) ? at : said.replace(VERB, '')));
  return new Set(persons).size < 2 || isOneNameAlone(found) ? [] : partsAt(plain, found);
}

/** "Recently quit caffeine. Something dark for me": a word that stands where a name does, beside the visitor alone. */
function isOneNameAlone(subjects: readonly RegExpMatchArray[]): boolean {
  const others = subjects.filter(([said]) => !OWN.test(said));
  return others.length === 1 && others[0]!.groups?.['name'] !== undefined;
}

/** The same when another of them has a wish. What visitors say of themselves holds beside what another only likes. */
function unlikePersonsParts(plain: string): Part[] {
  const parts = personsParts(plain);
  const isOwn = parts.some(({ text }) => OWN.test(text) && hasCondition(text));
  // "My other half quit caffeine. I drink tea. He'd like something nutty": of the same person.
  const others = parts.filter(
    ({ text, isItem }) => isItem && !hasCondition(text) && !FOR_OTHER.test(text) && !(OWN.test(text) && /\b(?:s?he)\b/.test(text)),
  );
  return others.some(({ text }) => (!isOwn || ASKS.test(text)) && (STRONG.test(text) || isOfItems(text))) ? parts : [];
}

function isOfItems(text: string): boolean {
  const isDecaf = /\bdecaf\b/.test(text);
  if (REGULAR.test(text)) return true;
  return mentionsIn(text).some(({ kind, value }) => OF_ITEMS.has(kind) || (kind === 'cue' && (value === 'high' || isDecaf)));
}

function isItem(text: string): boolean {
  const said = text.replace(/ (?:please|pls|then|too)$/, '');
  return (ITEM.test(said) || FOR_WHOM.test(said)) && !SAME_COFFEE.test(said.replace(ITEM, '').trim()) && isOfItems(said);
}

/** "One strong, one decaf", "a smoky one and a decaf". "A decaf, something minty" may be one coffee. */
function listedParts(plain: string): Part[] {
  const pieces = plain.split(IS_COUNTED.test(plain) ? JOINT_OF_COUNTED : JOINT);
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

/** One for the early hours and another for the late. */
function hourParts(plain: string): Part[] {
  const pieces = plain.split(JOINT);
  const parts = pieces.map((text, at): Part => ({ text, isItem: at % 2 === 0 && AT_HOURS.filter((hour) => hour.test(text)).length === 1 }));
  const items = parts.filter(({ isItem }) => isItem);
  const isEach = AT_HOURS.every((hour) => items.some(({ text }) => hour.test(text)));
  return isEach && items.every(({ text }) => hasCondition(text) || isOfItems(text) || isOfMood(text)) ? parts : [];
}

function isOfMood(text: string): boolean {
  return mentionsIn(text).some(({ kind }) => kind === 'mood');
}

function hasCondition(text: string): boolean {
  return text.search(CONDITION) >= 0;
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
const PRONOUN = /\b(?:s?he|him|his|hers?)\b/;

/** The same for dislikes: those of the visitor hold for all. */
function othersParts(plain: string): Part[] {
  return personsParts(plain).map(({ text, isItem: isOne }) => ({ text, isItem: isOne && !OWN.test(text) }));
}

function mentionsIn(text: string): RequestMention[] {
  return markRequests(text.replace(/[.,;:!?()\n]/g, ' ')).mentions;
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
