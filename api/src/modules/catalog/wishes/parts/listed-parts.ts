import { RELATION } from '../language/persons.ts';
import { markRequests, type RequestMention } from '../request-mentions.ts';
import type { Part } from './part.ts';

const HOUR =
  '(?:in|for|on) (?:the |my |our |late |early )*(?:mornings?|days?|afternoons?|evenings?|nights?|weekends?)|at (?:night|noon|home|work|bedtime)';
/** Of several things, each begins so. */
const BEGINS = String.raw`(?:(?:i|we) (?:\w+ )?(?:need|want|like|take|buy|get)|(?:give|get|bring|show) (?:me|us)|(?:can|could|may) (?:i|we) (?:have|get)|looking for|to (?:brew|make|drink|have|serve)|${HOUR}|both|maybe|then|also|please|ok|hi|hello|so|or)`;
const ITEM = new RegExp(String.raw`^(?:${BEGINS} )*(?:one|1|an?|another|the other|something)(?= )`);
/** Coffee that is no decaf, by the name that it has beside one. */
const REGULAR =
  /\b(?:regular|normal|standard|ordinary|caffeinated|leaded|non[- ]decaf)(?: (?:coffees?|ones?|bags?|packs?|stuff|blends?|brews?|beans|kind))?(?= ?(?:$|[,.!?]|(?:for|in|on|at|that|which|please|pls|to|too|with|as well|then|now)\b))/;
const FOR_WHOM = new RegExp(String.raw`\bfor (?:me|myself|him|her|them|us|(?:(?:my|our|the|his|her) (?:\w+ )?)?${RELATION})$`);
const COUNTED = new RegExp(
  String.raw`^(?:${BEGINS} )*(?:one|1|another|the other)(?= )|^(?:${BEGINS} )*an? .*\bone\b|^(?:${HOUR}) (?:an?|something) `,
);
const FOR_PURPOSE = new RegExp(
  String.raw`^(?:${BEGINS} )*(?:one|another|the other|something)(?: one| bag| coffee)? (?:to|for|that|which) (?!each\b|all\b|both\b|of\b)\w`,
);
/** "A decaf and a hint of mint", "a smooth finish": of the same coffee. */
const SAME_COFFEE =
  /^(?:an? )?(?:bit|hint|touch|little|lot|note|dash|splash|pinch|kick|drop)\b|(?<!\b(?:that|which|to|should|must) )\b(?:taste|flavou?r|finish|notes?|vibe|aroma|body|aftertaste|smell)s?\b/;
export const OF_ITEMS = new Set(['taste', 'group', 'roast', 'strong', 'mild', 'caffeine']);
const JOINTS = String.raw`(?:[.,;:!?\n]| -) ?(?:and |plus )?| and | plus | & | \+ | (?=(?:1|one) [a-z]+ ?(?:$|[.,!?]))`;
export const JOINT = new RegExp(`(${JOINTS})`);
const NEXT_ONE = '(?!(?:and|or|for|please|too|as|is|that|which)\\b)[a-z]+';
/** "3 bags. one spicy one minty one with no caffeine" */
const JOINT_OF_COUNTED = new RegExp(String.raw`(${JOINTS}| (?<=\b(?:one|1) (?:with(?:out)? )?[a-z]+ )(?=(?:one|1) ${NEXT_ONE}))`);
const IS_COUNTED = new RegExp(
  String.raw`\b(?:[2-9]|two|three|four|five|couple of) (?:\w+ )?(?:bags|packs|coffees|kinds|blends|ones)\b|\b(?:one|1) [a-z]+ (?:one|1) ${NEXT_ONE} (?:one|1) ${NEXT_ONE}`,
);

export function mentionsIn(text: string): RequestMention[] {
  return markRequests(text.replace(/[.,;:!?()\n]/g, ' ')).mentions;
}

export function isOfItems(text: string): boolean {
  const isDecaf = /\bdecaf\b/.test(text);
  if (REGULAR.test(text)) return true;
  return mentionsIn(text).some(({ kind, value }) => OF_ITEMS.has(kind) || (kind === 'cue' && (value === 'high' || isDecaf)));
}

function isItem(text: string): boolean {
  const said = text.replace(/ (?:please|pls|then|too)$/, '');
  return (ITEM.test(said) || FOR_WHOM.test(said)) && !SAME_COFFEE.test(said.replace(ITEM, '').trim()) && isOfItems(said);
}

/** "One strong, one decaf", "a smoky one and a decaf". "A decaf, something minty" may be one coffee. */
export function listedParts(plain: string): Part[] {
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
