import { RELATION } from './language/persons.ts';

const THING = '(?:anything|something|nothing|stuff|things?|gifts?|presents?|items?|products?|ideas?|one)';
/** "Coffee person", "coffee-flavoured": of coffee all the same. */
const COFFEE = String.raw`coffees?\b(?![- ](?:persons?|people|drinkers?|lovers?|fans?|snobs?|experts?|nerds?|flavou?r\w*|tast\w+|smell\w*|like)\b)`;

const NOT_COFFEE = new RegExp(
  [
    String.raw`\b${THING} (?:\w+ ){0,3}?(?:that|which|who)?(?: |')?(?:is|are|be) (?:not|no)(?: an?| any| actually| really)* ${COFFEE}(?! (?:with|that|which|from|in|over|under|above)\b)`,
    String.raw`\b${THING},? (?:(?:for|to) [^,.!?;]*)?,? ?(?:that is |which is |but |just |and )?(?:not|no) ${COFFEE}(?! (?:with|that|which|from|in|over|under|above)\b)`,
    String.raw`\b${THING} (?:else )?(?:(?:to|for|you|that|i) (?:\w+ ){0,3}?)?(?:other than|besides|apart from|aside from|instead of|except|but|beyond) ${COFFEE}(?! (?:with|that|which|from|in)\b)`,
    String.raw`\bother than ${COFFEE}(?! (?:with|that|which|from|in)\b)`,
    String.raw`\b(?:gifts?|presents?)\b.*\bno ${COFFEE}(?= ?(?:$|[,.!?;]))`,
    String.raw`\bno ${COFFEE}(?: obviously| of course)?\b.*\b(?:sell|have|got) (?:anything|something) else\b`,
    String.raw`\bnon[- ]?coffee\b|^(?:not|no) ${COFFEE}(?= ?[,.]).*\b(?:gifts?|presents?|something else)\b`,
    String.raw`\b(?:gifts?|presents?)\b.*\b(?:hates?|does not (?:like|drink)|do not (?:like|drink)|never drinks?|can not stand) ${COFFEE}(?= ?(?:$|[,.!?;]))`,
    String.raw`\b(?:he|she|they|who|${RELATION}) (?:really )?(?:hates?|does not (?:like|drink)|do not (?:like|drink)|never drinks?|can not stand) ${COFFEE}(?= ?[,.!?;]| but| so| and| though).*\b(?:gifts?|presents?|give|get (?:him|her|them))\b`,
  ].join('|'),
);

/** Whether a message (plain English) asks for what is no coffee at all. Who is "not a coffee person" may be asking for coffee. */
export function isNotCoffee(plain: string): boolean {
  return NOT_COFFEE.test(plain);
}
