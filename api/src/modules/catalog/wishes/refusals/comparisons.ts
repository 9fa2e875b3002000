import type { Rewriting } from '../language/rewritings.ts';

/** "Which of those has less caffeine?" compares and "is it low in caffeine?" asks about a product. Requests do neither. */
const NO_REQUEST = String.raw`(?![^.!?;\n]*\b(?:i|me|my|we|us|our|like|love|prefer|want|wish|need|get|able|possible|please)\b)`;
const COMPARES = [
  String.raw`(?:which(?: one| of (?:the|those|these|them|you)\b[^,.!?;\n]*?)?|who|what)s?(?: (?:would you say|do you think))?(?: has| have| is| are)(?: got)?(?= (?:less|lower))`,
  String.raw`(?:is|are|does|do(?! you\b)|would|why|how come) (?!there\b|be\b|any|some|less\b|low)[^,.!?;\n]+?(?<! with| in)(?= (?:less|lower))`,
  String.raw`do you have(?= less [^,.!?;\n]*\bthan\b)`,
  String.raw`(?:is|are) (?:it|he|she|you|this|that)(?: one)?(?= low in\b)`,
].join('|');
const COMPARING = new RegExp(
  String.raw`(?<=^ *|[.!?;\n] *)${NO_REQUEST}((?:(?:and|n|so|ok|oh|but|well|now|then)[ ,]+)*(?:${COMPARES})) (?:less|lower|low)(?= )`,
  'g',
);

const SHOWN = String.raw`(?:those|these|them|the (?:two|three|four|lot|ones)(?: you (?:named|showed(?: me)?|said|mentioned))?|all (?:those|these|of them))`;
const PROPERTY =
  '(?:sweet|sugary|fruity|bitter|sour|acidic|tart|smoky|spicy|chocolatey|minty|salty|creamy|floral|earthy|dark|light|strong|mild|heavy|intense|harsh|burnt|flavou?red|festive|christmassy)';
/** "Which of those is the least sweet?", "the least bitter of these": a question about the coffees that were shown. */
const LEAST_OF_SHOWN = new RegExp(
  [
    String.raw`(?<!\b(?:one|want|need|have|take|get|give me|like|prefer) )\b(?:which|what|who)(?:ever)?(?: one)? (?:of|out of|from|between) ${SHOWN}(?: would you say| do you think)? (?:is|has|tastes|would be|comes out|seems)(?: the)? least ${PROPERTY}\b`,
    String.raw`\b(?:which(?: one)?|what|who)(?: is| are|'s| would be| tastes)(?: the)? least ${PROPERTY}(?: one)? (?:of|out of|from|between) ${SHOWN}\b`,
  ].join('|'),
  'g',
);

/** Words of a comparison, which refuses nothing. */
export const COMPARISONS: readonly Rewriting[] = [
  [COMPARING, '$1 '],
  [LEAST_OF_SHOWN, ' '],
];
