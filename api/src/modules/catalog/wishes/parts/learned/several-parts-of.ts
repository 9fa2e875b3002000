import { RELATION } from '../../language/persons.ts';
import { type MessagePart, partsOf } from './learned-parts.ts';

/** Of several coffees or persons; without any of it, "too dark for me. something lighter" is about one. */
const OF_SEVERAL = new RegExp(
  [
    String.raw`\b(?:${RELATION}|s?he|him|hers?|his|they|them|who|whose|someone|somebody|everyone|everybody|rest|mine|yours|ours)\b`,
    String.raw`\b(?:one(?! (?:cup|more|last|thing|question)\b)|ones|another|others?|two|three|four|half|each|both|bags|gifts|presents)\b|\b[2-4] (?:[a-z]+ )?(?:bags|coffees?|packs|gifts|presents|people|persons)\b|\b1\b.*\b1\b`,
    String.raw`\b(?:mornings?|days?|noon|breakfast|weekdays)\b.*\b(?:evenings?|nights?|bedtime|weekends?)\b|\b(?:evenings?|nights?|bedtime|weekends?)\b.*\b(?:mornings?|days?|noon|breakfast|weekdays)\b|\bshift\b`,
    String.raw`\b(?:zwei|drei|dos|tres|deux|trois|er|sie|ihm|ihr|il|elle|ella|lui|mein\w*|unser\w*|otr[oa]|autre|un[oe]?|eine?[nr]?)\b`,
    // "Jan: dark", "smoke for jan", "jan likes nuts"
    String.raw`(?:^|[.,;!?\n] ?|\band )[^:=,.;!?]{1,30}(?: ?[:=]| [-–—] )|\(`,
    String.raw`\bfor (?!me\b|myself\b)[a-z]+(?= ?(?:[,.;!?)\n]|$|and\b))`,
    String.raw`\b(?!(?:it|that|this|there|i|what|which|coffee|stomach|doctor)\b)[a-z]+ (?:wants|likes|loves|needs|drinks|takes|prefers|hates|adores|enjoys|lives|swears|gets|is (?:into|an?|off|all|on|after|more|allergic|vegan))\b`,
    String.raw`(?:^|[.,;!?:\n] ?|\band )for \w+\b.*[.,;!?\n] ?(?:and )?for \w`,
    String.raw`\bthe [a-z]+s (?:want|like|love|need|drink|take|prefer|hate|have|are)\b`,
    // "A decaf and something dark"
    String.raw`(?:^|[.:] )(?:an?|something) [^.?!]*(?:\band|,) (?:an?|something)\b`,
  ].join('|'),
);

/** The parts of a text (plain English) that asks for several coffees; none of any other. */
export function severalParts(plain: string): MessagePart[] {
  const parts = OF_SEVERAL.test(plain) ? partsOf(plain) : [];
  return parts.filter(({ kind }) => kind === 'item').length > 1 ? parts : [];
}
