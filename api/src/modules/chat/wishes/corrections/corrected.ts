import { readWishes, type Vocabulary, type WishChange } from '../../../catalog/index.ts';
import type { Known } from '../of-whom.ts';
import { withChangedLimit } from './changed-limit.ts';

const CORRECTS =
  /\b(?:sorry|o+ps|whoops|correction|i mean(?:t)?|my mistake|typo|mixed|wait|rather|(?:typed|said|wrote|got) (?:it |that )?wrong|autocorrect\w*|mistyped|misspoke)\b/i;
const FOOD = '((?:tree )?[a-z]+(?: (?:and|or) [a-z]+)?)';
/** "I meant almonds, not peanuts" */
const RIGHT_FIRST = new RegExp(
  String.raw`(?:^|it(?:'s| is) |mean(?:t)? |say |[,:.] ?|sorry |o+ps )(?:the )?${FOOD},? (?:and )?not (?:the )?${FOOD}[.! ]*$`,
  'i',
);
/** "Not peanuts, almonds" */
const WRONG_FIRST = new RegExp(
  String.raw`\bnot (?:the )?${FOOD}(?:,|;|\.| -)? (?:but |it(?:'s| is) |i mean(?:t)? |rather )?(?:the )?${FOOD}[.! ]*$`,
  'i',
);
/** "Not peanuts, it's almonds I'm allergic to" */
const ALLERGIC_TO_OTHER = new RegExp(
  String.raw`\bnot (?:the )?${FOOD}, ?(?:it'?s|it is) ${FOOD} (?:that )?(?:i|he|she|we|they|my \w+)(?: a|'| i)?\w* allergic to`,
  'i',
);
/** "I typed wrong, I meant nutty": a wish, and no food that somebody is allergic to. */
const MEANT_TASTE = /\b(?:mean|meant)(?: to (?:say|write|type))? ([a-z]+y)\b(?! ?(?:free|allerg))/i;
/** Whether something is ruled out by its name. */
export function isNamed({ allergens, exclude }: WishChange): boolean {
  return allergens.length + exclude.length > 0;
}

/** A correction in words that are read without what was said before; the message itself when it is none. */
export function corrected(text: string, { wishes, health }: Known, vocabulary: Vocabulary): string {
  const changed = withChangedLimit(text, wishes.maxPriceCents, (limit) => readWishes(limit, vocabulary).maxPriceCents);
  if (changed !== text) return changed;
  const other = ALLERGIC_TO_OTHER.exec(text);
  if (other) return `I am not allergic to ${other[1]}. I am allergic to ${other[2]}.`;
  if (!CORRECTS.test(text)) return text;
  const [, taste = ''] = MEANT_TASTE.exec(text) ?? [];
  const meant = readWishes(`no ${taste}`, vocabulary);
  const isTaken = isNamed(meant) && readWishes(text, vocabulary).exclude.length + readWishes(text, vocabulary).allergens.length === 0;
  if (isTaken && !meant.allergens.some((one) => health.allergens.includes(one))) return `${text}. ${taste} is fine.`;
  const [, right = '', wrong = ''] = RIGHT_FIRST.exec(text) ?? [];
  const [, first = '', second = ''] = WRONG_FIRST.exec(text) ?? [];
  const [is, isNot] = right ? [right, wrong] : [second, first];
  const [fresh, known] = [readWishes(`no ${is}`, vocabulary), readWishes(`no ${isNot}`, vocabulary)];
  if (!isNamed(fresh) || !isNamed(known)) return text;
  if (known.allergens.some((one) => health.allergens.includes(one)) || known.exclude.some((one) => health.tastes.includes(one)))
    return `I am not allergic to ${isNot}. I am allergic to ${is}.`;
  const isRefused =
    known.allergens.some((one) => wishes.allergens.includes(one)) || known.exclude.some((one) => wishes.exclude.includes(one));
  return isRefused ? `${isNot} is fine. No ${is}.` : text;
}

/** Whether a text corrects what was said: "I meant almonds, not peanuts". */
export function isCorrection(text: string): boolean {
  return RIGHT_FIRST.test(text) || WRONG_FIRST.test(text);
}
