import { isAboutHealth } from '../health/health-words.ts';
import { isReasonAgainstCaffeine } from '../health/reasons-against-caffeine.ts';
import { type MessagePart, partsOf } from './learned/learned-parts.ts';
import {
  ASKS,
  AT_HOURS,
  CONDITION,
  DISLIKE,
  isOwn,
  LATE_HOUR,
  namesSomebodyElse,
  OF_ALL,
  OF_BODY,
  OF_DOCTOR,
  OF_ITEMS,
  OF_SEVERAL,
} from './part-patterns.ts';
import { markRequests, type RequestMention } from '../request-mentions.ts';
import { TASTE_GROUPS } from '../wish-words.ts';

interface Part {
  text: string;
  /** What the visitor wants one of. */
  isItem: boolean;
}

/** The parts of a text (plain English) that asks for several coffees; none of any other. */
export function severalParts(plain: string): MessagePart[] {
  const parts = OF_SEVERAL.test(plain) ? partsOf(plain) : [];
  return parts.filter(({ kind }) => kind === 'item').length > 1 ? parts : [];
}

function partsIn(plain: string): Part[] {
  return severalParts(plain).map(({ kind, text }) => ({ text, isItem: kind === 'item' }));
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

function withoutPartCaffeine(plain: string): string {
  const parts = partsIn(plain);
  const items = parts.filter(({ isItem }) => isItem);
  const others = items.filter(({ text }) => !hasCondition(text));
  // What visitors say of themselves holds beside what another only likes.
  const isOfVisitor = items.some(({ text }) => isOwn(text) && hasCondition(text));
  if (others.length === 0 || (isOfVisitor && others.every(({ text }) => namesSomebodyElse(text) && !ASKS.test(text)))) return plain;
  if (isSaidOfAll(plain) || OF_DOCTOR.test(plain)) return plain;
  // "Off the table" may be a matter of health.
  const isHealth = isAboutHealth(plain);
  function withoutCondition(text: string): string {
    const told = text.replace(CONDITION, (said) => (isHealth && said.startsWith('caffeine is') ? said : 'coffee'));
    return told === text || !AT_HOURS[1].test(text) ? told : told.replace(LATE_HOUR, 'later');
  }
  return parts.map((part) => (isOfPart(part) ? withoutCondition(part.text) : part.text)).join('');
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
  // The dislikes of the visitor hold for all.
  const parts = partsIn(plain).map(({ text, isItem }) => ({ text, isItem: isItem && !isOwn(text) }));
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

/** Whether two coffees of a message are to be of different strength: "one dark for me and a mild one for my wife". */
export function isOfTwoStrengths(plain: string): boolean {
  const kinds = partsIn(plain).map(({ text, isItem }) => {
    const mentions = isItem ? mentionsIn(text) : [];
    const isDark = mentions.some(
      ({ kind, value }) => kind === 'strong' || (OF_ITEMS.has(kind) && /dark|smoke|molasses|bitter/.test(value)),
    );
    const isMild = mentions.some(({ kind, value }) => kind === 'mild' || (kind === 'roast' && value === 'light'));
    return isDark === isMild ? '' : isDark ? 'dark' : 'mild';
  });
  return kinds.includes('dark') && kinds.includes('mild');
}
